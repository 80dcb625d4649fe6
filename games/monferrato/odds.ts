/**
 * Odds before a commitment, exactly: a battle (a Major one: its next round), a bombardment, the work of Guastatori, a Raid. Nobody
 * is recalled and no Response is played; whoever has to lose units keeps one that can fire as long as he can.
 */

import { at, type Decision, type Seat, sum, tableWith } from '@condotta/kernel';
import type { Outlook } from '@condotta/kit';
import { battleShots, diceOf, type Shot } from './fire.ts';
import { lookupOf } from './lookup.ts';
import { MAJOR } from './rules/battle.ts';
import { bombardValue, gunsIn, isAtWalls, sideBetween } from './rules/bombardment.ts';
import { EXPLODES } from './rules/engineers.ts';
import { boldness, FAILED, RAIDED, resultOf } from './rules/raid.ts';
import type { FrameOf, MonferratoTable, MonferratoWorld, Types } from './state.ts';
import { numberIn } from './things.ts';
import {
  armyOf,
  countIn,
  endurance,
  fireValue,
  isCombat,
  isFiring,
  ofTypes,
  otherSeat,
  shelter,
  typeOf,
  unitsIn,
} from './units.ts';

/** How the dice of one side may fall: so many hits, with so much of what the own side could bear gone with burst guns. */
interface Fall {
  readonly hits: number;
  readonly burst: number;
  readonly chance: number;
}

const DIE = 6;

/** M7.2-2, M8-3: all dice of a side. */
function fallsOf(t: MonferratoTable, shots: readonly Shot[]): readonly Fall[] {
  let falls: readonly Fall[] = [{ hits: 0, burst: 0, chance: 1 }];
  for (const { unit, value } of shots) {
    const gun = typeOf(t, unit) === 'artillery';
    const hit = Math.min(DIE, Math.max(0, value)) / DIE;
    const bursts = gun && value < DIE ? 1 / DIE : 0;
    const faces: readonly Fall[] = [
      { hits: 1, burst: 0, chance: hit },
      { hits: 0, burst: endurance(t, unit), chance: bursts },
      { hits: 0, burst: 0, chance: 1 - hit - bursts },
    ];
    for (let i = diceOf(t, unit); i > 0; i--) falls = joined(falls, faces);
  }
  return falls;
}

function joined(one: readonly Fall[], other: readonly Fall[]): readonly Fall[] {
  const sums = new Map<string, Fall>();
  for (const a of one)
    for (const b of other) {
      const [hits, burst] = [a.hits + b.hits, a.burst + b.burst];
      const key = `${hits} ${burst}`;
      const chance = a.chance * b.chance + (sums.get(key)?.chance ?? 0);
      if (chance > 0) sums.set(key, { hits, burst, chance });
    }
  return [...sums.values()];
}

interface Force {
  readonly falls: readonly Fall[];
  /** M7.2-11: what its combat units can bear. */
  readonly bears: number;
  readonly commanders: boolean;
  readonly firing: number;
}

function forceOf(t: MonferratoTable, zone: number, seat: number, attacking: boolean): Force {
  const units = unitsIn(t, zone, seat);
  return {
    falls: fallsOf(t, battleShots(t, units, zone, attacking)),
    bears: sum(ofTypes(t, units, isCombat).map((unit) => endurance(t, unit))),
    commanders: units.some((unit) => typeOf(t, unit) === 'commander'),
    firing: countIn(t, zone, seat, isFiring),
  };
}

/** M7.3-5, M7.2-10: does the attacker win, having suffered and dealt so much in all? */
function attackerWins(
  t: MonferratoTable,
  zone: number,
  [attacker, defender]: readonly [Force, Force],
  [suffered, dealt]: readonly [number, number],
  [leftA, leftD]: readonly [number, number],
): boolean {
  if (leftA === 0 && leftD > 0) return false;
  if (leftD === 0 && leftA > 0 && !at(lookupOf(t.components).fortress, zone)) return true;
  if (leftA === 0 && !attacker.commanders) return false;
  if (leftD === 0 && !defender.commanders) return true;
  return dealt > suffered;
}

interface Tally {
  chance: number;
  own: number;
  others: number;
}

/** A battle of whoever stands in the zone; `before`: hits suffered in it so far, by attacker and defender. */
function battle(
  t: MonferratoTable,
  zone: number,
  attacker: Seat,
  seat: Seat,
  before: readonly [number, number],
  wasMajor: boolean,
): readonly Outlook[] | null {
  const enemy = otherSeat(attacker);
  const forces = [forceOf(t, zone, attacker, true), forceOf(t, zone, enemy, false)] as const;
  const [a, d] = forces;
  if (a.firing === 0 || d.firing === 0) return null;
  const major = wasMajor || (a.firing >= MAJOR && d.firing >= MAJOR);
  const sheltered = shelter(t, zone, enemy);
  const tallies = new Map<'won' | 'tie' | 'lost', Tally>();
  for (const mine of a.falls)
    for (const theirs of d.falls) {
      const suffered = Math.min(theirs.hits, Math.max(0, a.bears - mine.burst));
      const dealt = Math.min(Math.max(0, mine.hits - sheltered), Math.max(0, d.bears - theirs.burst));
      const left = [a.bears - mine.burst - suffered, d.bears - theirs.burst - dealt] as const;
      const over = !major || left[0] <= 0 || left[1] <= 0;
      const wins = attackerWins(t, zone, forces, [before[0] + suffered, before[1] + dealt], left);
      const tied = !over && suffered === dealt;
      const ahead = over ? wins : dealt > suffered;
      const label = tied ? 'tie' : ahead === (seat === attacker) ? 'won' : 'lost';
      const chance = mine.chance * theirs.chance;
      const tally = tallies.get(label) ?? { chance: 0, own: 0, others: 0 };
      tally.chance += chance;
      tally.own += chance * (seat === attacker ? suffered : dealt);
      tally.others += chance * (seat === attacker ? dealt : suffered);
      tallies.set(label, tally);
    }
  return (['won', 'tie', 'lost'] as const).flatMap((label) => {
    const tally = tallies.get(label);
    if (!tally) return [];
    const { chance, own, others } = tally;
    return [{ label, by: 0, chance, good: GOOD[label], losses: [own / chance, others / chance] as const }];
  });
}

const GOOD = { won: 1, tie: 0.5, lost: 0 } as const;

/** The table as it would be with these units in the zone. */
function withUnitsIn(t: MonferratoTable, units: readonly number[], zone: number): MonferratoTable {
  const places = [...t.s.places];
  for (const unit of units) places[unit] = zone;
  return tableWith<Types>(t, { ...t.s, places });
}

/** So many hits, each with its chance; the side that rolls is the one that asks. */
const salvo = (falls: readonly Fall[], most: number, taken: number): readonly Outlook[] => {
  const chances = new Map<number, number>();
  for (const { hits, chance } of falls) {
    const by = Math.min(most, Math.max(0, hits - taken));
    chances.set(by, (chances.get(by) ?? 0) + chance);
  }
  return [...chances]
    .sort(([one], [other]) => other - one)
    .map(([by, chance]) => ({ label: by > 0 ? 'hit' : 'miss', by, chance, good: by > 0 ? 1 : 0, losses: null }));
};

/** M8: these guns fire from a zone at another. */
function bombardment(
  t: MonferratoTable,
  zone: number,
  target: number,
  guns: readonly number[],
  seat: Seat,
): readonly Outlook[] | null {
  if (guns.length === 0) return null;
  const f = { zone, target, walls: isAtWalls(t, { zone, target }) };
  const falls = fallsOf(
    t,
    guns.map((unit) => ({ unit, value: bombardValue(t, unit, f) })),
  );
  if (f.walls) return salvo(falls, at(t.s.levels, sideBetween(t, zone, target)), 0);
  const enemy = otherSeat(seat);
  const bears = sum(ofTypes(t, unitsIn(t, target, enemy), isCombat).map((unit) => endurance(t, unit)));
  return salvo(falls, bears, shelter(t, target, enemy));
}

const single = (chance: number, label = 'hit'): readonly Outlook[] =>
  [
    { label, by: 0, chance, good: 1, losses: null },
    { label: 'miss', by: 0, chance: 1 - chance, good: 0, losses: null },
  ].filter((outlook) => outlook.chance > 0);

/** M11-5: a Raid of these units. Nobody wins or loses it: the names say what comes of it, and the board has the words. */
function raid(t: MonferratoTable, f: FrameOf<'raid'>, seat: Seat): readonly Outlook[] {
  const results = [1, 2, 3, 4, 5, 6].map((die) => resultOf(t, f, seat, die));
  const part = (result: number): number => results.filter((one) => one === result).length / DIE;
  const missed = 1 - part(RAIDED) - part(FAILED);
  const by = moraleOfRaid(t, f, seat);
  return [
    { label: by > 0 ? 'heartened' : 'raided', by, chance: part(RAIDED), good: 1, losses: null },
    { label: 'harmless', by: 0, chance: missed, good: 0.5, losses: null },
    { label: 'disrupted', by: 0, chance: part(FAILED), good: 0, losses: null },
  ].filter(({ chance }) => chance > 0.001);
}

/** M11-7, M15-1: by how much the Morale of the raiders' army would rise; 0: it stands as high as it can. */
function moraleOfRaid(t: MonferratoTable, f: FrameOf<'raid'>, seat: Seat): number {
  const [first] = f.raiders;
  if (first === undefined) return 0;
  return Math.min(boldness(t, f, seat), t.components.morale.most - at(t.s.morale, armyOf(t, first)));
}

/** Null: the decision rolls no dice. */
export function odds(
  t: MonferratoTable,
  _world: MonferratoWorld,
  seat: Seat,
  { verb, arg }: Decision,
): readonly Outlook[] | null {
  const fight = t.frame('battle');
  const raiding = t.frame('raid');
  const march = t.frame('march');
  const salvoing = t.frame('bombardment');
  const zone = t.frame('zone');
  if (fight)
    return verb === 'fight' || verb === 'again'
      ? battle(t, fight.zone, fight.attacker, seat, [fight.attackerHits, fight.defenderHits], fight.major)
      : null;
  if (raiding) return verb === 'attempt' ? raid(t, raiding, march?.seat ?? seat) : null;
  if (march) {
    const to = verb === 'step' ? numberIn(t, 'zone', arg) : verb === 'face' || verb === 'fight' ? march.zone : -1;
    return to < 0 ? null : battle(withUnitsIn(t, march.units, to), to, seat, seat, [0, 0], false);
  }
  if (salvoing) {
    const named = verb === 'gun' ? [numberIn(t, 'unit', arg)] : verb === 'fire' ? [] : null;
    return named && bombardment(t, salvoing.zone, salvoing.target, [...salvoing.guns, ...named], seat);
  }
  if (!zone) return null;
  if (verb === 'bombard') {
    const guns = gunsIn(t, zone.zone).filter((gun) => zone.armed.includes(gun));
    return bombardment(t, zone.zone, numberIn(t, 'zone', arg), guns, seat);
  }
  if (verb === 'detonate') return single(EXPLODES / DIE);
  if (verb !== 'mine' && verb !== 'countermine' && verb !== 'repair') return null;
  return single(Math.min(DIE, fireValue(t, numberIn(t, 'unit', arg), true)) / DIE);
}
