/** The table to read and to listen to: the position as headings and lists, every choice as a button. */

import type { Choice, Snapshot } from '@condotta/keeper/protocol';
import { idOf } from './choices.ts';
import { useTable, words } from './context.ts';
import { linesAt } from './log-groups.ts';
import { Mark } from './Marks.tsx';
import { OddsFor } from './OddsBar.tsx';
import { Rule } from './Rule.tsx';

export function TextMode({ snapshot }: { readonly snapshot: Snapshot }) {
  const { kit, boardProps, choices } = useTable();
  const props = boardProps.value;
  const last = recent(snapshot);
  const parts = props && kit.value ? kit.value.board.describe(props) : [];
  return (
    <div class="text-mode">
      <section aria-labelledby="text-choices">
        <h2 id="text-choices">{words('text.choices')}</h2>
        <p>{snapshot.prompt}</p>
        {choices.value.length === 0 ? (
          <p>{words('text.none')}</p>
        ) : (
          <ChoiceList choices={choices.value} game={snapshot.game} />
        )}
      </section>
      <section aria-labelledby="text-recent">
        <h2 id="text-recent">{words('text.recent')}</h2>
        {last.length === 0 ? (
          <p>{words('text.opening')}</p>
        ) : (
          <ul>
            {last.map(({ text }, i) => (
              <li key={`${text}${i}`}>{text}</li>
            ))}
          </ul>
        )}
      </section>
      {parts.map(({ heading, lines }) => (
        <section key={heading}>
          <h2>{heading}</h2>
          <ul>
            {lines.map((line, i) => (
              <li key={`${line}${i}`}>{line}</li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

const recent = (snapshot: Snapshot) => {
  const news = snapshot.log.filter(({ step }) => step >= snapshot.since);
  return news.length > 0 ? news.slice(-12) : linesAt(snapshot.log, snapshot.at);
};

/** What can be done first, then what cannot, with the reasons. */
function ChoiceList({ choices, game }: { readonly choices: readonly Choice[]; readonly game: string }) {
  const { picking, hints, finals } = useTable();
  const hint = hints.hint.value;
  const legal = choices.filter(({ refusal }) => refusal === null);
  const refused = choices.filter(({ refusal }) => refusal !== null);
  return (
    <>
      <ul class="text-choices">
        {legal.map((choice) => (
          <li key={idOf(choice)}>
            <button
              type="button"
              data-choice={idOf(choice)}
              data-proposed={(hint?.verb === choice.verb && hint.arg === choice.arg) || undefined}
              onClick={() => picking.choose(choice, null, false)}
              onFocus={() => picking.eye(choice)}
              onBlur={() => picking.eye(null)}
            >
              {choice.label}
              {finals.has(choice) && (
                <span class="final">
                  {' '}
                  <Mark name="flag" /> {words('choice.final')}
                </span>
              )}
            </button>
            {picking.eyed.value === choice && <OddsFor choice={choice} />}
          </li>
        ))}
      </ul>
      {refused.length > 0 && (
        <details>
          <summary>{words('choice.why')}</summary>
          <ul>
            {refused.map((choice) => (
              <li key={idOf(choice)}>
                {choice.label}, {words('text.refused')}: {choice.refusal?.text}{' '}
                <Rule game={game} rule={choice.refusal?.rule ?? ''} />
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}
