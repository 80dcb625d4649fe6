/** What it is worth to come to one territory: which units to send, what they leave behind, and how the fight may end. */

import { at } from '@condotta/kernel';
import type { Terrain } from '../components/index.ts';
import { reachOf } from '../rules/reach.ts';
import { countOn, heightOf, terrainOf } from '../rules/territories.ts';
import { KINDS } from '../state.ts';
import { attackBonus, handValues, risk } from './forces.ts';
import { exposure, prizeOf, type Survey, spite } from './survey.ts';
import { cardWorth, unitWorth } from './worth.ts';

/** Units that can be sent, and how many of them. */
export interface Stack {
  readonly hex: number;
  readonly kind: number;
  readonly reach: readonly number[];
  left: number;
}

/** What movements are planned with, made once for a survey: many plans look at the same stacks and fields. */
export interface Campaign {
  readonly stacks: readonly Stack[];
  /** By territory, as far as somebody has asked. */
  readonly fields: Battlefield[];
}

export function campaignOf(v: Survey): Campaign {
  v.found.campaign ??= { stacks: stacksOf(v), fields: [] };
  return v.found.campaign;
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
export function leaving(v: Survey, { hex, kind }: Stack, gone: number, lost: number): number {
  const before = at(v.defense, hex) - lost;
  const after = before - at(v.arms.defense, kind);
  const isLast = countOn(v.s, hex) - gone === 1;
  if (isLast && at(v.s.structures, hex) === 0) return at(v.worth, hex) - exposure(v, hex, before);
  return exposure(v, hex, after) - exposure(v, hex, before);
}

/** A plan for one destination: which units, and what it is worth. */
export interface Strike {
  readonly stacks: readonly Stack[];
  readonly worth: number;
}

/** Four or more bodies in a place are paid for. */
export const FREE = 3;

/** Bodies and defense that units already sent have taken out of a territory. */
export function gone(
  v: Survey,
  sent: readonly Stack[],
  hex: number,
): { readonly bodies: number; readonly defense: number } {
  let [bodies, defense] = [0, 0];
  for (const stack of sent) {
    if (stack.hex !== hex) continue;
    bodies++;
    defense += at(v.arms.defense, stack.kind);
  }
  return { bodies, defense };
}

/** What it costs to send one more of each of these stacks, with others already away. */
const pricesOf = (v: Survey, able: readonly Stack[], away: readonly Stack[]): number[] =>
  able.map((stack) => {
    const { bodies, defense } = gone(v, away, stack.hex);
    return leaving(v, stack, bodies, defense);
  });

/** Units are added one by one, the cheapest first; the best of all these armies counts. `sent`: units that go elsewhere. */
export function strike(v: Survey, hex: number, stacks: readonly Stack[], sent: readonly Stack[]): Strike | null {
  const foe = at(v.control, hex);
  if (foe === v.seat) return null;
  const able = stacks.filter(({ left, reach }) => left > 0 && reach.includes(hex));
  if (able.length === 0) return null;
  const counts = able.map(({ left }) => left);
  const field = battlefieldOf(v, hex);
  const { terrain } = field;
  const values = at(v.s.structures, hex) > 0 ? v.arms.siege : v.arms.attack;
  const away = [...sent];
  const pains = pricesOf(v, able, away);
  const army: Stack[] = [];
  let [attack, guard, cost, cheapest] = [0, 0, 0, Number.POSITIVE_INFINITY];
  let best: { readonly size: number; readonly worth: number } | null = null;
  for (let size = 1; size <= MOST; size++) {
    let pick = -1;
    let price = Number.POSITIVE_INFINITY;
    for (let i = 0; i < able.length; i++) {
      if (at(counts, i) === 0) continue;
      const each = at(pains, i) - 0.12 * at(values, at(able, i).kind);
      if (each >= price) continue;
      pick = i;
      price = each;
    }
    if (pick < 0) break;
    const stack = at(able, pick);
    cost += at(pains, pick);
    counts[pick] = at(counts, pick) - 1;
    attack += at(values, stack.kind);
    guard += at(v.arms.defense, stack.kind);
    cheapest = Math.min(cheapest, unitWorth(v.t, stack.kind, v.left));
    army.push(stack);
    away.push(stack);
    const total = attack + attackBonus(v.arms, terrain, size);
    const worth = outcome(v, field, { attack: total, guard, cheapest, size }) - cost;
    if (!best || worth > best.worth) best = { size, worth };
    // Those who stay behind with fewer are dearer now.
    const left = gone(v, away, stack.hex);
    for (let i = 0; i < able.length; i++)
      if (at(able, i).hex === stack.hex) pains[i] = leaving(v, at(able, i), left.bodies, left.defense);
  }
  return best && { stacks: army.slice(0, best.size), worth: best.worth };
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
  /** The strongest attack that another seat could bring there. */
  readonly threat: number;
  readonly terrain: Terrain | null;
}

function battlefieldOf(v: Survey, hex: number): Battlefield {
  const { fields } = campaignOf(v);
  const known = fields[hex];
  if (known) return known;
  const field = fieldAt(v, hex);
  fields[hex] = field;
  return field;
}

function fieldAt(v: Survey, hex: number): Battlefield {
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
    threat: at(v.threat, hex),
    terrain: terrainOf(t, hex),
  };
}

interface Army {
  readonly attack: number;
  readonly guard: number;
  readonly cheapest: number;
  readonly size: number;
}

function outcome(v: Survey, field: Battlefield, army: Army): number {
  const { hex, foe, defense, prize, height, threat } = field;
  const { cards } = v;
  const held = COMING_BACK * risk(threat, army.guard + height);
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
