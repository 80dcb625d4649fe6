/** Movements: what a Charge, a Maneuver or a support movement could do, each as a plan with its worth. */

import { at, type Decision } from '@condotta/kernel';
import { countOn, hexName, isShip } from '../rules/territories.ts';
import { stackName } from '../things.ts';
import { campaignOf, FREE, gone, leaving, type Stack, type Strike, strike } from './strike.ts';
import { exposure, type Survey } from './survey.ts';

/** Units of one kind that go from one territory to another. */
export interface Leg {
  readonly from: number;
  readonly to: number;
  readonly kind: number;
}

export interface Raid {
  readonly legs: readonly Leg[];
  readonly worth: number;
}

/** The best first: with another battle to be started, and without. */
export interface Raids {
  bold?: readonly Raid[];
  quiet?: readonly Raid[];
}

/** Raids are looked for once in a survey: a plan for the round, a card and the movement itself ask for the same ones. */
function known(raids: Raids, battle: boolean, find: () => readonly Raid[]): readonly Raid[] {
  if (battle) {
    raids.bold ??= find();
    return raids.bold;
  }
  raids.quiet ??= find();
  return raids.quiet;
}

const legsOf = ({ stacks }: Strike, to: number): Leg[] => stacks.map(({ hex, kind }) => ({ from: hex, to, kind }));

/** The best Charges, one for each destination. `battle`: one more battle may be started in this action. */
export function charges(v: Survey, battle = true): readonly Raid[] {
  v.found.charges ??= {};
  return known(v.found.charges, battle, () => allCharges(v, battle));
}

function allCharges(v: Survey, battle: boolean): Raid[] {
  const { stacks } = campaignOf(v);
  const found: Raid[] = [];
  for (const hex of goalsOf(stacks)) {
    if (at(v.control, hex) === v.seat) {
      const raid = gathering(v, hex, stacks);
      if (raid) found.push(raid);
      continue;
    }
    if (!battle && at(v.control, hex) >= 0) continue;
    const best = strike(v, hex, stacks, []);
    if (best) found.push({ legs: legsOf(best, hex), worth: best.worth });
  }
  return found.sort((a, b) => b.worth - a.worth);
}

/** The best Maneuver from each camp. */
export function maneuvers(v: Survey, battle = true): readonly Raid[] {
  v.found.maneuvers ??= {};
  return known(v.found.maneuvers, battle, () => allManeuvers(v, battle));
}

function allManeuvers(v: Survey, battle: boolean): Raid[] {
  const all = campaignOf(v).stacks;
  const camps = [...new Set(all.map(({ hex }) => hex))];
  const found: Raid[] = [];
  for (const camp of camps)
    found.push(
      ...sally(
        v,
        all.filter(({ hex }) => hex === camp),
        battle,
      ),
    );
  return found.filter(({ legs }) => legs.length > 0).sort((a, b) => b.worth - a.worth);
}

/** From one camp: the best strike with what is there, then the next best with what is left; each stage is a plan. */
function sally(v: Survey, stacks: readonly Stack[], battle: boolean): Raid[] {
  const own = stacks.map((stack) => ({ ...stack }));
  const sent: Stack[] = [];
  const legs: Leg[] = [];
  const found: Raid[] = [];
  let worth = 0;
  let mayBattle = battle;
  let open: Goal[] = [];
  for (const hex of goalsOf(own)) {
    const one = mayBattle || at(v.control, hex) < 0 ? strike(v, hex, own, sent) : null;
    if (one) open.push({ hex, strike: one });
  }
  for (let n = 0; n < MOST_STRIKES; n++) {
    const best = n === 0 ? bestOf(open) : bestNow(v, open, own, sent);
    if (!best || (n > 0 && best.strike.worth <= 0)) break;
    if (at(v.control, best.hex) >= 0) mayBattle = false;
    for (const stack of best.strike.stacks) {
      stack.left--;
      sent.push(stack);
    }
    open = open.filter(({ hex }) => hex !== best.hex && (mayBattle || at(v.control, hex) < 0));
    legs.push(...legsOf(best.strike, best.hex));
    worth += best.strike.worth;
    found.push({ legs: [...legs], worth });
  }
  const shift = own.length > 0 ? advance(v, own) : null;
  if (shift) found.push(shift);
  return found;
}

const MOST_STRIKES = 4;

/** A destination, and the best that can be done there. */
interface Goal {
  readonly hex: number;
  readonly strike: Strike;
}

const goalsOf = (stacks: readonly Stack[]): Set<number> => new Set(stacks.flatMap(({ reach }) => reach));

const bestOf = (goals: readonly Goal[]): Goal | null =>
  goals.reduce<Goal | null>((best, one) => (!best || one.strike.worth > best.strike.worth ? one : best), null);

/** With fewer units left no strike is worth more than it was: what promised less than the best one found so far is not looked at. */
function bestNow(v: Survey, goals: readonly Goal[], stacks: readonly Stack[], sent: readonly Stack[]): Goal | null {
  let best: Goal | null = null;
  for (const { hex, strike: before } of [...goals].sort((a, b) => b.strike.worth - a.strike.worth)) {
    if (best && before.worth <= best.strike.worth) break;
    const now = strike(v, hex, stacks, sent);
    if (now && (!best || now.worth > best.strike.worth)) best = { hex, strike: now };
  }
  return best;
}

/** Units that have nothing to do where they are go where they have. */
function advance(v: Survey, stacks: readonly Stack[]): Raid | null {
  const camp = at(stacks, 0).hex;
  const pull = v.water[camp] ? v.pull.water : v.pull.land;
  let best: Raid | null = null;
  for (const hex of goalsOf(stacks)) {
    if (at(v.control, hex) !== v.seat) continue;
    const raid = shifted(v, hex, stacks, at(pull, hex) - at(pull, camp));
    if (raid && (!best || raid.worth > best.worth)) best = raid;
  }
  return best;
}

/** All that can come to a friendly territory, as long as it gains by it. */
function gathering(v: Survey, hex: number, stacks: readonly Stack[]): Raid | null {
  const pull = v.pull.land;
  const able = stacks.filter(
    ({ reach, kind, hex: from }) => reach.includes(hex) && !isShip(kind) && at(pull, hex) > at(pull, from),
  );
  const first = able[0];
  return first ? shifted(v, hex, able, at(pull, hex) - at(pull, first.hex)) : null;
}

function shifted(v: Survey, hex: number, stacks: readonly Stack[], nearer: number): Raid | null {
  const sent: Stack[] = [];
  const legs: Leg[] = [];
  let worth = 0;
  let guard = at(v.defense, hex);
  let bodies = countOn(v.s, hex);
  for (const stack of stacks) {
    if (!stack.reach.includes(hex)) continue;
    for (let n = stack.left; n > 0; n--) {
      const relief = exposure(v, hex, guard) - exposure(v, hex, guard + at(v.arms.defense, stack.kind));
      const left = gone(v, sent, stack.hex);
      const pain = leaving(v, stack, left.bodies, left.defense);
      const crowd = bodies >= FREE ? v.coin : 0;
      const gain = nearer * at(v.arms.attack, stack.kind) * Math.min(1, v.left) + relief - pain - crowd;
      if (gain <= 0) continue;
      worth += gain;
      guard += at(v.arms.defense, stack.kind);
      bodies++;
      sent.push(stack);
      legs.push({ from: stack.hex, to: hex, kind: stack.kind });
    }
  }
  return legs.length > 0 ? { legs, worth } : null;
}

/** One ship alone. */
export function voyages(v: Survey, battle = true): readonly Raid[] {
  v.found.voyages ??= {};
  return known(v.found.voyages, battle, () => allVoyages(v, battle));
}

function allVoyages(v: Survey, battle: boolean): Raid[] {
  const found: Raid[] = [];
  for (const stack of campaignOf(v).stacks) {
    if (!isShip(stack.kind)) continue;
    const lone = [{ ...stack, left: 1 }];
    for (const hex of stack.reach) {
      if (!battle && at(v.control, hex) >= 0) continue;
      const best = strike(v, hex, lone, []);
      if (best) found.push({ legs: legsOf(best, hex), worth: best.worth });
    }
    const shift = advance(v, lone);
    if (shift) found.push(shift);
  }
  return found.sort((a, b) => b.worth - a.worth);
}

// ---- as decisions -----------------------------------------------------------------------------------------------------

const decision = (verb: string, arg: string | null = null): Decision => ({ verb, arg });

const take = (v: Survey, { from, kind }: Leg): Decision => decision('take', stackName(at(v.s.places, from), kind));

/** A Charge, from the choice of its destination on. */
export const chargeClicks = (v: Survey, { legs }: Raid): Decision[] => [
  decision('target', hexName(v.s, at(legs, 0).to)),
  ...legs.map((leg) => take(v, leg)),
  decision('go'),
];

/** A Maneuver or support movement, unit by unit. */
export const maneuverClicks = (v: Survey, { legs }: Raid): Decision[] => [
  ...legs.flatMap((leg) => [take(v, leg), decision('to', hexName(v.s, leg.to))]),
  decision('go'),
];
