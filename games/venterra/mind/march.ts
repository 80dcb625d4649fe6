/** Movements: what a Charge, a Maneuver or a support movement could do, each as a plan with its worth. */

import { at, type Decision } from '@condotta/kernel';
import { reachOf } from '../rules/reach.ts';
import { countOn, heightOf, hexName, isShip, terrainOf } from '../rules/territories.ts';
import { KINDS } from '../state.ts';
import { stackName } from '../things.ts';
import { attackBonus, handValues, risk } from './forces.ts';
import { exposure, prizeOf, type Survey, spite } from './survey.ts';
import { cardWorth, unitWorth } from './worth.ts';

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

/** Units that can be sent, and how many of them. */
interface Stack {
  readonly hex: number;
  readonly kind: number;
  readonly reach: readonly number[];
  left: number;
}

/** All stacks of the seat that can move. */
function stacksOf(v: Survey): Stack[] {
  const found: Stack[] = [];
  for (let hex = 0; hex < v.control.length; hex++) {
    if (v.s.holders[hex] !== v.seat) continue;
    for (let kind = 0; kind < KINDS; kind++) {
      const left = at(v.s.units, hex * KINDS + kind);
      if (left > 0) found.push({ hex, kind, reach: reachOf(v.t, v.seat, hex, kind), left });
    }
  }
  return found;
}

/** What it costs to take one more unit away, with so many bodies and so much defense gone from there already. */
function leaving(v: Survey, { hex, kind }: Stack, gone: number, lost: number): number {
  const before = at(v.defense, hex) - lost;
  const after = before - at(v.arms.defense, kind);
  const isLast = countOn(v.s, hex) - gone === 1;
  if (isLast && at(v.s.structures, hex) === 0) return at(v.worth, hex) - exposure(v, hex, before);
  return exposure(v, hex, after) - exposure(v, hex, before);
}

/** A plan for one destination: which units, and what it is worth. */
interface Strike {
  readonly stacks: readonly Stack[];
  readonly worth: number;
}

/** Four or more bodies in a place are paid for. */
export const FREE = 3;

/** Bodies and defense that units already sent have taken out of a territory. */
function gone(v: Survey, sent: readonly Stack[], hex: number): { readonly bodies: number; readonly defense: number } {
  let [bodies, defense] = [0, 0];
  for (const stack of sent) {
    if (stack.hex !== hex) continue;
    bodies++;
    defense += at(v.arms.defense, stack.kind);
  }
  return { bodies, defense };
}

/** Units are added one by one, the cheapest first; the best of all these armies counts. `sent`: units that go elsewhere. */
function strike(v: Survey, hex: number, stacks: readonly Stack[], sent: readonly Stack[]): Strike | null {
  const foe = at(v.control, hex);
  if (foe === v.seat) return null;
  const able = stacks.filter(({ left, reach }) => left > 0 && reach.includes(hex));
  if (able.length === 0) return null;
  const counts = able.map(({ left }) => left);
  const field = battlefieldOf(v, hex);
  const terrain = terrainOf(v.t, hex);
  const values = at(v.s.structures, hex) > 0 ? v.arms.siege : v.arms.attack;
  const away = [...sent];
  const army: Stack[] = [];
  let [attack, guard, cost, cheapest] = [0, 0, 0, Number.POSITIVE_INFINITY];
  let best: Strike | null = null;
  for (let size = 1; size <= MOST; size++) {
    let pick = -1;
    let [price, pain] = [Number.POSITIVE_INFINITY, 0];
    for (let i = 0; i < able.length; i++) {
      if (at(counts, i) === 0) continue;
      const stack = at(able, i);
      const { bodies, defense } = gone(v, away, stack.hex);
      const one = leaving(v, stack, bodies, defense);
      const each = one - 0.12 * at(values, stack.kind);
      if (each >= price) continue;
      pick = i;
      price = each;
      pain = one;
    }
    if (pick < 0) break;
    const stack = at(able, pick);
    cost += pain;
    counts[pick] = at(counts, pick) - 1;
    attack += at(values, stack.kind);
    guard += at(v.arms.defense, stack.kind);
    cheapest = Math.min(cheapest, unitWorth(v.t, stack.kind, v.left));
    army.push(stack);
    away.push(stack);
    const total = attack + attackBonus(v.arms, terrain, size);
    const worth = outcome(v, field, { attack: total, guard, cheapest, size }) - cost;
    if (!best || worth > best.worth) best = { stacks: [...army], worth };
  }
  return best;
}

/** More units than these are never sent together. */
const MOST = 6;

/** What does not depend on who comes. */
interface Battlefield {
  readonly hex: number;
  readonly foe: number;
  readonly defense: number;
  readonly prize: number;
  /** What beating them costs the defender beside the ground. */
  readonly kill: number;
  /** The best card of the defender that may be played. */
  readonly answer: number;
  /** What the ground itself adds to the new holder's defense. */
  readonly height: number;
}

function battlefieldOf(v: Survey, hex: number): Battlefield {
  const { t, s } = v;
  const foe = at(v.control, hex);
  const units = foe >= 0 ? countOn(s, hex) : 0;
  let kill = 0;
  if (units > 0) {
    kill = Number.POSITIVE_INFINITY;
    for (let kind = 0; kind < KINDS; kind++)
      if (at(s.units, hex * KINDS + kind) > 0) kill = Math.min(kill, unitWorth(t, kind, v.left));
  }
  return {
    hex,
    foe,
    defense: at(v.defense, hex),
    prize: prizeOf(v, hex),
    kill: spite(v) * kill,
    answer: units > 0 ? (handValues(t, foe)[0] ?? 0) : 0,
    height: heightOf(t, hex),
  };
}

interface Army {
  readonly attack: number;
  readonly guard: number;
  readonly cheapest: number;
  readonly size: number;
}

function outcome(v: Survey, field: Battlefield, army: Army): number {
  const { hex, foe, defense, prize, height } = field;
  const { cards } = v;
  const held = COMING_BACK * risk(at(v.threat, hex), army.guard + height);
  const gain = prize - held * v.stance.fear * at(v.worth, hex) - v.coin * Math.max(0, army.size - FREE);
  if (foe < 0) {
    if (army.attack > defense) return gain;
    // F17.5: the card is chosen knowing both totals.
    const card = cards.filter((value) => army.attack + value > defense).at(-1);
    if (card !== undefined) return gain - cardWorth(card, v.left);
    return -army.cheapest - 0.3;
  }
  const token = (v.s.battleTokens > 0 ? 1 : 0) * Math.min(1.2, v.stance.war) + v.aims.battle;
  const own = cards[0] ?? 0;
  const edge = army.attack - defense + 0.6 * own - 0.6 * field.answer;
  const win = edge >= 4 ? 1 : 1 / (1 + Math.exp(-1.3 * (edge - 0.6)));
  return token + win * (gain + field.kill) - (1 - win) * army.cheapest - (own > 0 ? 0.5 * cardWorth(own, v.left) : 0);
}

const COMING_BACK = 0.45;

const legsOf = ({ stacks }: Strike, to: number): Leg[] => stacks.map(({ hex, kind }) => ({ from: hex, to, kind }));

/** The best Charges, one for each destination. `battle`: one more battle may be started in this action. */
export function charges(v: Survey, battle = true): Raid[] {
  const stacks = stacksOf(v);
  const found: Raid[] = [];
  const goals = new Set(stacks.flatMap(({ reach }) => reach));
  for (const hex of goals) {
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
export function maneuvers(v: Survey, battle = true): Raid[] {
  const all = stacksOf(v);
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
  const goals = new Set(own.flatMap(({ reach }) => reach));
  const sent: Stack[] = [];
  const legs: Leg[] = [];
  const found: Raid[] = [];
  let worth = 0;
  let mayBattle = battle;
  for (let n = 0; n < 4; n++) {
    let best: (Strike & { readonly hex: number }) | null = null;
    for (const hex of goals) {
      if (!mayBattle && at(v.control, hex) >= 0) continue;
      const one = strike(v, hex, own, sent);
      if (one && (!best || one.worth > best.worth)) best = { ...one, hex };
    }
    if (!best || (n > 0 && best.worth <= 0)) break;
    if (at(v.control, best.hex) >= 0) mayBattle = false;
    for (const stack of best.stacks) {
      stack.left--;
      sent.push(stack);
    }
    goals.delete(best.hex);
    legs.push(...legsOf(best, best.hex));
    worth += best.worth;
    found.push({ legs: [...legs], worth });
  }
  const [first] = own;
  const shift = first ? advance(v, own) : null;
  if (shift) found.push(shift);
  return found;
}

/** Units that have nothing to do where they are go where they have. */
function advance(v: Survey, stacks: readonly Stack[]): Raid | null {
  const camp = at(stacks, 0).hex;
  const pull = v.water[camp] ? v.pull.water : v.pull.land;
  const goals = new Set(stacks.flatMap(({ reach }) => reach));
  let best: Raid | null = null;
  for (const hex of goals) {
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
export function voyages(v: Survey, battle = true): Raid[] {
  const found: Raid[] = [];
  for (const stack of stacksOf(v)) {
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
