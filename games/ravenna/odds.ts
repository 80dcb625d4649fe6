/**
 * Odds before a commitment, exactly: how a shot or a melee that a decision begins may end, for the seat that decides. The
 * attacker rolls again where that raises his expected margin; a Chief names whoever of his Units there fares best.
 */

import { type Decision, type Seat, tableWith, type World } from '@condotta/kernel';
import type { Outlook } from '@condotta/kit';
import { OFF } from './field.ts';
import { shotsOf } from './lines-of-fire.ts';
import { offeredPacking, putDown } from './packing.ts';
import { actsIn, initiativeOf } from './rules/reveal.ts';
import type { FrameOf, RavennaFrame, RavennaTable, RavennaTypes, State } from './state.ts';
import { attackStrength, defenceStrength, shotStrength } from './strength.ts';
import { numberIn } from './things.ts';
import { engagedArea, seatSide, sideOfUnit, unitsIn } from './units.ts';

/** A shot misses or hits; a melee is won, drawn or lost by the seat's side, and `by` is the attack result that has to be managed. */
interface Outcome extends Outlook {
  readonly label: 'miss' | 'hit' | 'won' | 'tie' | 'lost';
  readonly losses: null;
}

/** How likely each value is. */
type Spread = ReadonlyMap<number, number>;

function spread(entries: Iterable<readonly [value: number, chance: number]>): Spread {
  const sums = new Map<number, number>();
  for (const [value, chance] of entries) sums.set(value, (sums.get(value) ?? 0) + chance);
  return sums;
}

const mean = (values: Spread): number => [...values].reduce((sum, [value, chance]) => sum + value * chance, 0);

/** R1.9 */
const rollOf = ({ components: { die } }: RavennaTable): Spread => spread(die.map((face) => [face, 1 / die.length]));

/** R11.9: what the attacker ends with, with so many rolls again. */
function kept(t: RavennaTable, rerolls: number): Spread {
  const roll = rollOf(t);
  if (rerolls === 0) return roll;
  const again = kept(t, rerolls - 1);
  const least = mean(again);
  return spread(
    [...roll].flatMap(([face, chance]) =>
      face >= least ? [[face, chance] as const] : [...again].map(([other, part]) => [other, chance * part] as const),
    ),
  );
}

/** By how much the attacker is ahead, given what his die may show (R11.15). */
const margins = (t: RavennaTable, ahead: number, die: Spread): Spread =>
  spread(
    [...die].flatMap(([mine, chance]) =>
      [...rollOf(t)].map(([theirs, part]) => [mine + ahead - theirs, chance * part] as const),
    ),
  );

/** R11.9; an Initiative can give more. */
function rerollsOf(t: RavennaTable, unit: number): number {
  const effect = actsIn(t, t.s.phase, unit) === 'initiative' ? initiativeOf(t, unit)?.effect : undefined;
  return effect?.kind === 'attack' ? effect.rerolls : 1;
}

type Strengths = Pick<FrameOf<'attack'>, 'areas' | 'bonus'>;

/** What is added to the attacker's die, less what is added to the defender's. */
const aheadOf = (t: RavennaTable, unit: number, foe: number, values: Strengths): number =>
  attackStrength(t, unit, foe, values) - defenceStrength(t, unit, foe);

/** A melee from its beginning, against the Unit that the enemy's Chief would name; null: nobody is engaged. */
function melee(t: RavennaTable, unit: number, values: Strengths): Spread | null {
  const area = engagedArea(t, unit);
  if (area === OFF) return null;
  // R11.8
  const ahead = Math.min(...unitsIn(t.s, area).map((foe) => aheadOf(t, unit, foe, values)));
  return margins(t, ahead, kept(t, rerollsOf(t, unit)));
}

/** The chance to win the melee that the Unit would begin as it stands with an Attack Order, after so many advances; 0: it engages nobody. */
export function winChance(t: RavennaTable, unit: number, areas: number): number {
  const area = engagedArea(t, unit);
  if (area === OFF) return 0;
  const ahead = Math.min(...unitsIn(t.s, area).map((foe) => aheadOf(t, unit, foe, { areas, bonus: 0 })));
  const won = [...margins(t, ahead, kept(t, 1))].filter(([margin]) => margin > 0);
  return won.reduce((sum, [, chance]) => sum + chance, 0);
}

/** The table as it would be if the mover halted here (R13.13: as offered). */
function halted(t: RavennaTable, f: FrameOf<'march'>): RavennaTable {
  const s: State = { ...t.s, units: t.s.units.map((unit) => ({ ...unit })) };
  putDown(s, offeredPacking(t, f.unit, f.attack, f.advanced + f.turned === 0));
  return tableWith<RavennaTypes>(t, s);
}

const frameOf = <Proc extends RavennaFrame['proc']>(
  { stack }: World<State, RavennaFrame>,
  proc: Proc,
): FrameOf<Proc> | undefined => stack.find((frame): frame is FrameOf<Proc> & RavennaFrame => frame.proc === proc);

function meleeOf(t: RavennaTable, world: World<State, RavennaFrame>, { verb, arg }: Decision): Spread | null {
  const f = frameOf(world, 'attack');
  if (!f) return null;
  const march = frameOf(world, 'march');
  if (march) return verb === 'halt' ? melee(halted(t, march), f.unit, { ...f, areas: march.advanced }) : null;
  if (verb === 'press') return melee(t, f.unit, f);
  if (verb === 'name') return margins(t, aheadOf(t, f.unit, numberIn('unit', arg), f), kept(t, rerollsOf(t, f.unit)));
  if (verb === 'keep') return margins(t, aheadOf(t, f.unit, f.defender, f), spread([[f.die, 1]]));
  return verb === 'again' ? margins(t, aheadOf(t, f.unit, f.defender, f), kept(t, f.rerolls - 1)) : null;
}

/** R10.21: the total of a shot. */
function shotOf(t: RavennaTable, world: World<State, RavennaFrame>, { verb, arg }: Decision): Spread | null {
  const f = frameOf(world, 'shoot');
  if (!f || (verb !== 'fire' && verb !== 'name')) return null;
  const target = verb === 'fire' ? numberIn('area', arg) : f.target;
  const shot = shotsOf(t, f.unit).find((one) => one.target === target);
  if (!shot) return null;
  const strength = shotStrength(t, f.unit, shot, f.bonus);
  return spread([...rollOf(t)].map(([face, chance]) => [Math.max(0, face + strength), chance]));
}

const fightKind = (margin: number): 'won' | 'tie' | 'lost' => (margin === 0 ? 'tie' : margin > 0 ? 'won' : 'lost');
const GOOD = { won: 1, tie: 0.5, lost: 0 } as const;

/** Null: the decision begins neither a shot nor a melee. The best outcome comes first. */
export function odds(
  t: RavennaTable,
  world: World<State, RavennaFrame>,
  seat: Seat,
  decision: Decision,
): readonly Outcome[] | null {
  const acting = (frameOf(world, 'shoot') ?? frameOf(world, 'attack'))?.unit;
  const own = acting !== undefined && sideOfUnit(acting) === seatSide(t.s, seat);
  const shot = shotOf(t, world, decision);
  const fight = shot ? null : meleeOf(t, world, decision);
  const outcomes = shot
    ? [...shot].map(([by, chance]): Outcome => {
        const hit = by > 0;
        return { label: hit ? 'hit' : 'miss', by, chance, good: hit === own ? 1 : 0, losses: null };
      })
    : [...(fight ?? [])].map(([margin, chance]): Outcome => {
        const label = fightKind(own ? margin : -margin);
        return { label, by: Math.abs(margin), chance, good: GOOD[label], losses: null };
      });
  if (outcomes.length === 0) return null;
  const worth = ({ good, by }: Outcome): number => good * 100 + (good > 0.5 ? by : -by);
  return outcomes.sort((a, b) => worth(b) - worth(a));
}
