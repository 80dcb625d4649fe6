/** Questions that come often: whoever looks lets them pass, wants to be asked always, or only on some grounds. */

import type { Snapshot, WindowInfo } from '@condotta/keeper/protocol';
import { useSignal } from '@preact/signals';
import { aidWords } from '../words/aids.ts';
import { wordsOf } from '../words/index.ts';
import { useTable } from './context.ts';
import { Dialog } from './Dialog.tsx';

const words = wordsOf(aidWords);

export function Windows({ snapshot, onClose }: { readonly snapshot: Snapshot; onClose(): void }) {
  return (
    <Dialog title={words('window.title')} close={words('notes.close')} onClose={onClose}>
      <p>{words('window.why')}</p>
      {snapshot.windows.map((window) => (
        <Window key={window.id} window={window} />
      ))}
    </Dialog>
  );
}

function Window({ window: { id, title, grounds, unless } }: { readonly window: WindowInfo }) {
  const { store } = useTable();
  // Whoever wants to be asked on some grounds has yet to say on which.
  const choosing = useSignal(false);
  const way = unless === null ? 'ask' : unless.length > 0 || choosing.value ? 'if' : 'pass';
  const set = (next: readonly string[] | null): void => void store.stand(id, next);
  const choose = (next: 'ask' | 'pass' | 'if'): void => {
    choosing.value = next === 'if';
    if (next === 'ask') set(null);
    else if (next === 'pass') set([]);
    else if (unless === null) set([]);
  };
  const ways = grounds.length > 0 ? (['ask', 'if', 'pass'] as const) : (['ask', 'pass'] as const);
  return (
    <fieldset class="window">
      <legend>{title}</legend>
      {ways.map((one) => (
        <label key={one}>
          <input type="radio" name={id} checked={way === one} onChange={() => choose(one)} /> {words(`window.${one}`)}
        </label>
      ))}
      {way === 'if' && unless !== null && (
        <div class="window-grounds">
          {grounds.map((ground) => (
            <label key={ground.id}>
              <input
                type="checkbox"
                checked={unless.includes(ground.id)}
                onChange={() => set(toggled(unless, ground.id))}
              />{' '}
              {ground.title}
            </label>
          ))}
          {unless.length === 0 && <small>{words('window.none')}</small>}
        </div>
      )}
    </fieldset>
  );
}

const toggled = (all: readonly string[], one: string): string[] =>
  all.includes(one) ? all.filter((other) => other !== one) : [...all, one];
