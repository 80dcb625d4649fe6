/** A mind's proposal. It lies over the board, so that nothing moves when it comes, but not over what it speaks of. */

import type { Hint } from '@condotta/keeper/protocol';
import { useEffect, useRef } from 'preact/hooks';
import { settings } from '../settings.ts';
import { useClearing } from './anchor.ts';
import { useTable, words } from './context.ts';
import { Mark } from './Marks.tsx';
import { byTouch } from './model.ts';

const who = (): string => words(`hint.${settings.value.adviser}`);

export function HintCard() {
  const { hints } = useTable();
  const hint = hints.hint.value;
  if (hint) return <Proposal hint={hint} />;
  return hints.pondering.value ? (
    <p class="card hint" role="status">
      {words('hint.thinking', { who: who() })}
    </p>
  ) : null;
}

function Proposal({ hint }: { readonly hint: Hint }) {
  const { store, hints, choices, picking, finals } = useTable();
  const card = useRef<HTMLElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  useClearing(card);
  useEffect(() => button.current?.focus({ preventScroll: true }), []);
  const choice = choices.value.find(({ verb, arg }) => verb === hint.verb && arg === hint.arg);
  const doIt = (): void => {
    hints.drop();
    // As if it had been clicked: whoever wants to be asked before what is final is asked.
    if (choice) picking.choose(choice, typeof choice.arg === 'string' ? choice.arg : null, byTouch());
    else void store.act(hint);
  };
  return (
    <section class="card hint" role="status" ref={card}>
      <p>
        {words('hint.title', { who: who() })}: <b>{hint.label}</b>
      </p>
      {hint.reason !== '' && <p>{hint.reason}</p>}
      <div class="bubble-buttons">
        <button type="button" class="main" ref={button} onClick={doIt}>
          {words('hint.do')}
          {finals.has(hint) && (
            <span class="final" title={words('choice.final')}>
              <Mark name="flag" />
              <span class="unseen"> ({words('choice.final')})</span>
            </span>
          )}
        </button>
        <button type="button" class="quiet" onClick={hints.drop}>
          {words('hint.drop')}
        </button>
      </div>
    </section>
  );
}
