/** Between the Battle Boards: what a side deals and what saves it; in a story, what it suffers and what came of it. */

import type { Language } from '@condotta/kernel';
import { Sign } from '@condotta/pieces';
import type { Still } from './story-still.ts';
import { type BattleView, kindOf, type Side, type Sum } from './view-form.ts';
import { wordsIn } from './words.ts';

const SIGNS = { ranged: 'arrow', melee: 'blade' } as const;

/** What the side deals in the next assault, from what it is made, and what it can still prevent. */
export function Force({
  battle,
  side,
  language,
}: {
  readonly battle: BattleView;
  readonly side: Side;
  readonly language: Language;
}) {
  const words = wordsIn(language);
  const sum = battle.sums?.[side];
  const guard = battle.guards?.[side];
  if (!sum || !guard) return <div class="v-force" />;
  const kind = kindOf(battle);
  return (
    <div class="v-force">
      <b class="v-force-total" role="img" aria-label={`${words[kind]} ${sum.total}`}>
        <Sign name={SIGNS[kind]} />
        {sum.total}
      </b>
      <Made sum={sum} language={language} />
      <Guard points={guard.ground} used={guard.groundUsed} label={words.ground} language={language} />
      <Guard points={guard.captain} used={guard.captainUsed} label={words.captain} language={language} />
    </div>
  );
}

/** Of what a total is made, if not of the Companies alone: "4 +2 Captain +1 ground". */
function Made({ sum, language }: { readonly sum: Sum; readonly language: Language }) {
  const words = wordsIn(language);
  const parts = [
    { points: sum.captain, by: words.captain },
    { points: sum.ground, by: words.ground },
    { points: sum.ruse, by: words.event },
  ];
  const added = parts.flatMap(({ points, by }) => (points === 0 ? [] : [`${signed(points)} ${by}`]));
  return added.length > 0 ? <span>{[sum.companies, ...added].join(' ')}</span> : null;
}

const signed = (points: number): string => (points < 0 ? `−${-points}` : `+${points}`);

function Guard({
  points,
  used,
  label,
  language,
}: {
  readonly points: number;
  readonly used: boolean;
  readonly label: string;
  readonly language: Language;
}) {
  if (points === 0) return null;
  return (
    <span
      class="v-guard"
      data-used={used || undefined}
      role="img"
      aria-label={`${label} ${points}${used ? `, ${wordsIn(language).used}` : ''}`}
    >
      <Sign name="shield" /> {points} {label}
    </span>
  );
}

/** The same place while a story is told: totals cross to the other side, what saves it takes from them, wounds are left. */
export function ToldForce({
  still,
  side,
  language,
}: {
  readonly still: Still;
  readonly side: Side;
  readonly language: Language;
}) {
  const words = wordsIn(language);
  const { beat, assault, lines, losses } = still;
  if (beat.at === 'end') {
    const lost = losses?.[side].length;
    const points = beat.points
      .filter(({ seat }) => seat === lines[side].seat)
      .reduce((sum, one) => sum + one.points, 0);
    return (
      <div class="v-force" data-won={beat.winner === side || undefined}>
        {beat.winner === side && (
          <b class="v-force-total">
            <Sign name="laurel" />
          </b>
        )}
        {lost !== undefined && <span>{lost > 0 ? `${lost} ${words.lost}` : words.noLoss}</span>}
        {points > 0 && (
          <b class="v-force-points">
            +{points} {words.score}
          </b>
        )}
      </div>
    );
  }
  if (!assault) return <div class="v-force" />;
  const sign = <Sign name={SIGNS[assault.kind]} />;
  if (beat.at === 'clash')
    return (
      <div class="v-force">
        <b class="v-force-total" data-flies key={assault.number}>
          {sign}
          {assault.sums[side].total}
        </b>
        <Made sum={assault.sums[side]} language={language} />
      </div>
    );
  const coming = assault.sums[side === 0 ? 1 : 0].total;
  const { ground, captain } = assault.saved[side];
  return (
    <div class="v-force" data-suffers>
      <b class="v-force-total">
        {sign}
        {coming}
      </b>
      <Saved points={ground} label={words.ground} />
      <Saved points={captain} label={words.captain} />
    </div>
  );
}

function Saved({ points, label }: { readonly points: number; readonly label: string }) {
  if (points === 0) return null;
  return (
    <span class="v-guard" data-saves>
      <Sign name="shield" /> −{points} {label}
    </span>
  );
}
