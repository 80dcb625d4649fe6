/** What a total is made of, item by item, for the log: the sums are those of strength.ts. */

import { isFavourable } from './field.ts';
import type { Shot } from './lines-of-fire.ts';
import type { RavennaTable } from './state.ts';
import { acrossFront, type Hit } from './strength.ts';
import { dataOf, isWeakSide, unitAt } from './units.ts';

export const PARTS = [
  'die',
  'shoot',
  'range',
  'melee',
  'wound',
  'ability',
  'charge',
  'ditch',
  'maintain',
  'initiative',
  'result',
  'weak',
  'defense',
  'withdrawal',
  'retreat',
] as const;
export type PartName = (typeof PARTS)[number];

export interface Part {
  readonly name: PartName;
  readonly value: number;
}

/** Items that change nothing are not told; the first two always are: the die and the value it is added to. */
const listed = (...parts: readonly (readonly [PartName, number])[]): Part[] =>
  parts.map(([name, value]) => ({ name, value })).filter(({ value }, i) => i < 2 || value !== 0);

/** R10.21 */
export const shotParts = (t: RavennaTable, unit: number, die: number, shot: Shot, bonus: number): Part[] =>
  listed(
    ['die', die],
    ['shoot', dataOf(t, unit).shoot ?? 0],
    ['range', -shot.range],
    ['wound', unitAt(t.s, unit).wounded ? -1 : 0],
    ['initiative', bonus],
  );

/** R1.11, R3.25: what attacker and defender have alike. */
function meleeParts(t: RavennaTable, unit: number, foe: number, ditch: boolean): (readonly [PartName, number])[] {
  const { melee, ability } = dataOf(t, unit);
  const { wounded, area } = unitAt(t.s, unit);
  return [
    ['melee', melee],
    ['wound', wounded ? -1 : 0],
    ['ability', ability?.against === dataOf(t, foe).type ? ability.melee : 0],
    ['ditch', ditch && isFavourable(t.components, area) ? 1 : 0],
  ];
}

/** R11.10, R11.13 */
export const attackParts = (
  t: RavennaTable,
  attacker: number,
  defender: number,
  { die, areas, bonus }: { readonly die: number; readonly areas: number; readonly bonus: number },
): Part[] =>
  listed(
    ['die', die],
    ...meleeParts(t, attacker, defender, acrossFront(t, attacker)),
    ['charge', dataOf(t, attacker).type === 'cavalry' && areas > 0 ? 1 : 0],
    ['initiative', bonus],
  );

/** R11.12, R9.4 */
export const defenceParts = (t: RavennaTable, attacker: number, defender: number, die: number): Part[] =>
  listed(['die', die], ...meleeParts(t, defender, attacker, acrossFront(t, attacker)), [
    'maintain',
    unitAt(t.s, defender).maintains ? 1 : 0,
  ]);

/** R12.2; an Initiative can cover the weak sides (R4.8). */
export const isWeakHit = (t: RavennaTable, { unit, direction }: Hit): boolean =>
  isWeakSide(t.s, unit, direction) && !unitAt(t.s, unit).steadfast;

/** R12.3 to R12.9: what is paid for a hit that is managed this way, before it is cut off at 0. */
export function effectParts(
  t: RavennaTable,
  hit: Hit,
  effect: 'moral' | 'wound' | 'withdraw' | 'retreat',
): readonly Part[] {
  const { area, maintains } = unitAt(t.s, hit.unit);
  const parts: (readonly [PartName, number])[] = [['result', hit.result]];
  if (effect !== 'moral') parts.push(['weak', isWeakHit(t, hit) ? 1 : 0]);
  if (effect === 'withdraw') parts.push(['withdrawal', -1]);
  if (effect === 'retreat') parts.push(['retreat', -2]);
  if (effect === 'wound')
    parts.push(
      ['defense', -dataOf(t, hit.unit).defense],
      ['maintain', maintains ? -1 : 0],
      ['ditch', hit.ditch && isFavourable(t.components, area) ? -1 : 0],
    );
  return parts.filter(([, value]) => value !== 0).map(([name, value]) => ({ name, value }));
}
