/** Which components a new table is played with: the built-in components, or what an owner has written down of his own copy. */

import { pageOf } from '@condotta/games/page';
import { type EditionInfo, KeeperError } from '@condotta/keeper/protocol';
import { useEffect, useRef, useState } from 'preact/hooks';
import { link } from '../link.ts';
import { complain } from '../shell/notices.tsx';
import { saveFile } from '../table/save-file.ts';
import { wordsOf } from '../words/index.ts';
import { shell } from '../words/shell.ts';

const MOST_BYTES = 2_000_000;

interface EditionProps {
  readonly game: string;
  /** The one that is chosen; null: the built-in components. */
  readonly chosen: EditionInfo | null;
  onChoose(edition: EditionInfo | null): void;
}

/** Why a file cannot be used, a line a problem. */
interface Trouble {
  readonly file: string;
  readonly problems: readonly string[];
}

export function EditionField({ game, chosen, onChoose }: EditionProps) {
  const t = wordsOf(shell);
  const [editions, setEditions] = useState<readonly EditionInfo[]>([]);
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const [said, setSaid] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const reasons = useRef<HTMLDivElement>(null);
  const refresh = (): Promise<void> => link.request('editions', { game }).then(setEditions, complain);
  useEffect(() => void refresh(), [game]);
  useEffect(() => reasons.current?.scrollIntoView({ block: 'center' }), [trouble]);

  const load = async (file: File): Promise<void> => {
    setTrouble(null);
    setSaid('');
    try {
      if (file.size > MOST_BYTES) return setTrouble({ file: file.name, problems: [t('edition.too-big')] });
      const added = await link.request('addEdition', { game, text: await file.text() });
      await refresh();
      onChoose(added);
      setSaid(t('edition.added', { name: added.name }));
    } catch (error) {
      if (!(error instanceof KeeperError) || error.failure.code !== 'bad-edition') return complain(error);
      setTrouble({ file: file.name, problems: error.failure.text.split('\n') });
    }
  };

  const remove = async ({ id, name }: EditionInfo): Promise<void> => {
    await link.request('removeEdition', { edition: id }).catch(complain);
    onChoose(null);
    await refresh();
    setSaid(t('edition.removed', { name }));
  };

  const template = async (): Promise<void> => {
    const editions = await pageOf(game)?.editions?.();
    const document = editions?.editionTemplate(editions.BUILT_IN);
    saveFile({ text: JSON.stringify(document, null, 2), name: `${game}-edition.json` });
  };

  return (
    <div class="edition">
      <p class="why">{t('edition.why')}</p>
      {editions.length > 0 && (
        <label class="new-level">
          {t('edition.label')}
          <select
            value={chosen?.id ?? ''}
            onChange={({ currentTarget: { value } }) => onChoose(editions.find(({ id }) => id === value) ?? null)}
          >
            <option value="">{t('edition.built-in')}</option>
            {editions.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </label>
      )}
      <div class="edition-ways">
        <button type="button" onClick={() => input.current?.click()}>
          {t('edition.load')}
        </button>
        <button type="button" class="quiet" onClick={() => template().catch(complain)}>
          {t('edition.template')}
        </button>
        {chosen && (
          <button type="button" class="quiet" onClick={() => void remove(chosen)}>
            {t('edition.remove', { name: chosen.name })}
          </button>
        )}
        <input
          ref={input}
          type="file"
          accept=".json,application/json"
          class="unseen"
          tabIndex={-1}
          aria-label={t('edition.load')}
          onChange={({ currentTarget }) => {
            const [file] = currentTarget.files ?? [];
            if (file) void load(file);
            // The same file, mended, may be chosen again.
            currentTarget.value = '';
          }}
        />
      </div>
      <p class="edition-said" role="status">
        {said}
      </p>
      {trouble && (
        <div class="edition-trouble" role="alert" ref={reasons}>
          <p>{t('edition.bad', { file: trouble.file })}</p>
          <ul>
            {trouble.problems.map((problem) => (
              <li key={problem}>{problem}</li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}
