/** How a fight may end, as a bar with words: never waited for. */

import type { Choice, Odds, Outlook } from '@condotta/keeper/protocol';
import { settings } from '../settings.ts';
import { useTable, words } from './context.ts';
import { percents } from './percents.ts';

const NAMED = ['won', 'nobody', 'lost', 'tie', 'hit', 'miss'] as const;

/** `own`: the words of the game's board. */
const nameOf = ({ label, by }: Outlook, own: Readonly<Record<string, string>> = {}): string => {
  const known = NAMED.find((one) => one === label);
  const name = known ? words(`odds.${known}`) : (own[label] ?? label);
  return by > 0 ? words('odds.by', { what: name, n: by }) : name;
};

const tone = (good: number): string => (good > 0.6 ? 'good' : good < 0.4 ? 'bad' : 'even');

const about = (n: number): string => String(Math.round(n * 10) / 10);

export function OddsFor({ choice }: { readonly choice: Choice }) {
  const odds = useTable().picking.oddsOf(choice).value;
  if (odds === null || odds === 'unknown') return null;
  if (odds === 'pending') return <p class="odds-wait">{words('odds.pending')}</p>;
  return <OddsBar odds={odds} />;
}

function OddsBar({ odds }: { readonly odds: Odds }) {
  const own = useTable().kit.value?.board.endings?.[settings.value.language];
  const likely = odds.outcomes.filter(({ chance }) => chance > 0);
  const parts = percents(likely.map(({ chance }) => chance));
  return (
    <figure class="odds">
      <figcaption>{words('odds.title')}</figcaption>
      <div class="odds-bar" aria-hidden="true">
        {likely.map(({ label, by, chance, good }) => (
          <span key={`${label} ${by}`} class={`odds-part ${tone(good)}`} style={{ flexGrow: chance }} />
        ))}
      </div>
      <ul class="odds-words">
        {likely.map((outlook, i) => (
          <li key={nameOf(outlook, own)} class={tone(outlook.good)}>
            <b>{parts[i]}</b> <span>{nameOf(outlook, own)}</span>
            {outlook.losses && (
              <small>{words('odds.losses', { own: about(outlook.losses[0]), others: about(outlook.losses[1]) })}</small>
            )}
          </li>
        ))}
      </ul>
      <small class="odds-note">{odds.exact ? words('odds.exact') : words('odds.sampled', { n: odds.samples })}</small>
    </figure>
  );
}
