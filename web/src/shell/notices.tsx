/** Short messages at the foot of the page: what happened, and perhaps a way back. */

import { KeeperError } from '@condotta/keeper/protocol';
import { signal } from '@preact/signals';
import { wordsOf } from '../words/index.ts';
import { shell } from '../words/shell.ts';

interface Notice {
  readonly id: number;
  readonly text: string;
  readonly bad: boolean;
  readonly action: { readonly label: string; run(): void } | null;
}

const notices = signal<readonly Notice[]>([]);
let count = 0;

/** More of them nobody reads. */
const MOST = 3;

export interface NoticeWishes {
  readonly bad?: boolean;
  readonly action?: Notice['action'];
  /** How long it stays, in milliseconds; 0: until it is dismissed. */
  readonly stay?: number;
}

/** Shows it; returns the way to take it away. */
export function notify(
  text: string,
  { bad = false, action = null, stay = bad ? 0 : 7000 }: NoticeWishes = {},
): () => void {
  const id = ++count;
  const remove = (): void => {
    notices.value = notices.value.filter((notice) => notice.id !== id);
  };
  const others = notices.value.filter((notice) => notice.text !== text);
  notices.value = [...others.slice(1 - MOST), { id, text, bad, action }];
  if (stay > 0) setTimeout(remove, stay);
  return remove;
}

/** What only tells something belongs to the page that was open; a way back stays as long as it leads anywhere. */
export function forgetPassing(): void {
  notices.value = notices.value.filter(({ action }) => action !== null);
}

/** Why something failed, in the reader's words. */
export function reasonOf(error: unknown): string {
  const t = wordsOf(shell);
  if (!(error instanceof KeeperError)) {
    return t('fail.other', { detail: error instanceof Error ? error.message : String(error) });
  }
  const { code, text } = error.failure;
  switch (code) {
    case 'bad-record':
      return t('fail.bad-record', { detail: text });
    case 'bad-edition':
      return t('fail.bad-edition', { detail: text });
    case 'unknown-version':
      return t('fail.unknown-version', { detail: text });
    case 'storage-full':
      return t('fail.storage-full');
    case 'storage-slow':
    case 'storage-failed':
      return t('fail.storage-closed');
    case 'unknown-table':
      return t('fail.unknown-table');
    case 'refused':
    case 'stale':
    case 'forbidden':
    case 'not-open':
    case 'failed':
      return t('fail.other', { detail: text });
  }
}

export const complain = (error: unknown): void => {
  notify(reasonOf(error), { bad: true });
};

export function Notices() {
  const t = wordsOf(shell);
  const dismiss = (id: number): void => {
    notices.value = notices.value.filter((notice) => notice.id !== id);
  };
  return (
    <div class="notices">
      <div role="status">{notices.value.filter(({ bad }) => !bad).map((notice) => draw(notice))}</div>
      <div role="alert">{notices.value.filter(({ bad }) => bad).map((notice) => draw(notice))}</div>
    </div>
  );

  function draw({ id, text, bad, action }: Notice) {
    return (
      <div key={id} class={bad ? 'memo bad' : 'memo'}>
        <p>{text}</p>
        {action && (
          <button
            type="button"
            onClick={() => {
              dismiss(id);
              action.run();
            }}
          >
            {action.label}
          </button>
        )}
        <button type="button" class="quiet" aria-label={t('app.dismiss')} onClick={() => dismiss(id)}>
          ×
        </button>
      </div>
    );
  }
}
