/** The bar of the replay: a slider over the whole match, step, play, and "what if". */

import type { Snapshot } from '@condotta/keeper/protocol';
import { go } from '../route.ts';
import { useTable, words } from './context.ts';
import { linesAt } from './log-groups.ts';
import { Mark, type MarkName } from './Marks.tsx';
import { copyLink } from './moment-link.ts';

export function ReplayBar({ present }: { readonly present: Snapshot }) {
  const { store, replay } = useTable();
  const at = replay.at.value;
  const isPast = at < present.steps;
  const branch = async (): Promise<void> => {
    try {
      const { table } = await store.link.request('branch', { table: store.table, at, seat: present.seat });
      go('table', table);
    } catch (e) {
      store.tell(e);
    }
  };
  return (
    <section class="replay" aria-label={words('replay.label')}>
      <Caption present={present} at={at} />
      <div class="replay-row">
        <Key sign="first" label={words('replay.first')} onClick={() => replay.goTo(0)} />
        <Key sign="back" label={words('replay.back')} shortcut="," onClick={() => replay.step(-1)} />
        <Key
          sign={replay.playing.value ? 'pause' : 'play'}
          label={words(replay.playing.value ? 'replay.pause' : 'replay.play')}
          shortcut="p"
          onClick={replay.toggle}
        />
        <Key sign="forward" label={words('replay.forward')} shortcut="." onClick={() => replay.step(1)} />
        <input
          type="range"
          min={0}
          max={present.steps}
          value={at}
          aria-label={words('replay.slider')}
          aria-valuetext={words('replay.at', { n: at, all: present.steps })}
          onInput={({ currentTarget }) => replay.goTo(currentTarget.valueAsNumber)}
        />
        <span class="replay-at">{words('replay.at', { n: at, all: present.steps })}</span>
        <button type="button" title={words('replay.link-title')} onClick={() => void copyLink(store, present, at)}>
          {words('replay.link')}
        </button>
        <button type="button" title={words('replay.branch-title')} onClick={() => void branch()}>
          {words('replay.branch')}
        </button>
        <button type="button" class={isPast ? 'main' : ''} onClick={replay.close}>
          {words('replay.close')}
        </button>
      </div>
    </section>
  );
}

/** What the decision before this moment led to: the film's subtitle. */
function Caption({ present, at }: { readonly present: Snapshot; readonly at: number }) {
  const said = linesAt(present.log, at);
  return (
    <p class="replay-said" aria-live="polite">
      {at === present.steps ? (
        words('replay.present')
      ) : (
        <>
          <b>{words('replay.past')}</b> {said.map(({ text }) => text).join(' ')}
        </>
      )}
    </p>
  );
}

interface KeyProps {
  readonly sign: MarkName;
  readonly label: string;
  readonly shortcut?: string;
  onClick(): void;
}

function Key({ sign, label, shortcut, onClick }: KeyProps) {
  return (
    <button
      type="button"
      class="quiet replay-key"
      title={label}
      aria-label={label}
      aria-keyshortcuts={shortcut}
      onClick={onClick}
    >
      <Mark name={sign} />
    </button>
  );
}
