/** The round track, and the score sheet by category as it stands now. */

import { range } from '@condotta/kernel';
import { Shield } from '@condotta/pieces';
import { BIDDING_ROUNDS, ROUNDS } from '../components/index.ts';
import { blazonOf } from './arms.ts';
import type { Marked } from './Lands.tsx';
import { totalOf, type VenterraView } from './view-form.ts';
import { type Words, wordsIn } from './words.ts';

/** Ten rounds; a hammer falls at the end of some of them. */
export function RoundTrack({ view, language }: { readonly view: VenterraView } & Pick<Marked, 'language'>) {
  const words = wordsIn(language);
  return (
    <div class="e-rounds" role="img" aria-label={`${words.round} ${view.round} ${words.of} ${ROUNDS}`}>
      {range(ROUNDS).map((n) => (
        <span
          key={n}
          data-now={view.round === n + 1 || undefined}
          data-past={view.round > n + 1 || undefined}
          data-bids={BIDDING_ROUNDS.includes(n + 1) || undefined}
          title={BIDDING_ROUNDS.includes(n + 1) ? `${n + 1}: ${words.auction}` : undefined}
        >
          {n + 1}
        </span>
      ))}
    </div>
  );
}

type Category = keyof VenterraView['players'][number]['sheet'];

export const categoriesIn = (words: Words): readonly (readonly [Category, string])[] => [
  ['territories', words.territories],
  ['structures', words.structures],
  ['quests', words.completedQuests],
  ['reserved', words.reservedQuests],
  ['battleTokens', words.battleTokens],
  ['victoryTokens', words.victoryTokens],
  ['wealth', words.wealthPoints],
  ['upgrades', words.upgrades],
];

export function ScoreSheet({ view, language }: { readonly view: VenterraView } & Pick<Marked, 'language'>) {
  const words = wordsIn(language);
  const order = view.order.length > 0 ? view.order : view.players.map(({ seat }) => seat);
  const players = order.flatMap((seat) => view.players[seat] ?? []).filter(({ faction }) => faction !== null);
  if (players.length === 0) return null;
  return (
    <table class="e-score">
      <caption>{words.score}</caption>
      <thead>
        <tr>
          <th />
          {players.map((player) => (
            <th key={player.seat} scope="col">
              <Shield blazon={blazonOf(player)} label={player.faction ?? ''} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {categoriesIn(words).map(([category, name]) => (
          <tr key={category}>
            <th scope="row">{name}</th>
            {players.map(({ seat, sheet }) => (
              <td key={seat} data-zero={sheet[category] === 0 || undefined}>
                {sheet[category]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{words.total}</th>
          {players.map((player) => (
            <td key={player.seat}>{totalOf(player)}</td>
          ))}
        </tr>
      </tfoot>
    </table>
  );
}
