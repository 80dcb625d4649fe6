/** How the map looks to one seat: who holds what, how well, what each territory is worth to it, and where it is in danger. */

import { at, type Seat } from '@condotta/kernel';
import { memories } from '@condotta/kit';
import { isMiddle } from '../map.ts';
import { playerOf } from '../rules/players.ts';
import { isKajer, isStarting, kindOfTile, structureOf, suppliedWith } from '../rules/structures.ts';
import {
  controllerOf,
  groundPoints,
  heightOf,
  isBuildable,
  isWater,
  terrainOf,
  wildernessOf,
} from '../rules/territories.ts';
import { KINDS, type State, type VenterraTable } from '../state.ts';
import { type Aims, aimsOf, type Holdings, holdingsOf } from './aims.ts';
import type { Market } from './economy.ts';
import { type Arms, allSeats, armsOf, handValues, pressureOf, risk } from './forces.ts';
import type { Raids } from './march.ts';
import type { Pair } from './plan.ts';
import { positionOf } from './position.ts';
import type { Stance } from './stance.ts';
import type { Campaign } from './strike.ts';
import { coinWorth, roundsLeft, tokenWorth } from './worth.ts';

export interface Survey {
  readonly t: VenterraTable;
  readonly s: State;
  readonly seat: Seat;
  readonly stance: Stance;
  readonly left: number;
  readonly coin: number;
  /** By territory. */
  readonly control: readonly number[];
  readonly water: readonly boolean[];
  readonly defense: readonly number[];
  /** The strongest attack that another seat could bring there. */
  readonly threat: readonly number[];
  /** What it gives to hold it: points, and what its structure still earns. */
  readonly worth: readonly number[];
  readonly arms: Arms;
  readonly have: Holdings;
  readonly aims: Aims;
  readonly token: number;
  /** How much good a point of attack may soon do there, on land and on water. */
  readonly pull: Pull;
  /** The combat cards in hand, by value, the best first. */
  readonly cards: readonly number[];
  /** What could be done, as far as somebody has asked. */
  readonly found: Found;
}

/** Each is written where it is found out: see economy.ts, strike.ts, march.ts and plan.ts. */
export interface Found {
  market?: Market;
  campaign?: Campaign;
  charges?: Raids;
  maneuvers?: Raids;
  voyages?: Raids;
  pairs?: readonly Pair[];
}

interface Pull {
  readonly land: readonly number[];
  readonly water: readonly number[];
}

export interface Lay {
  readonly control: number[];
  readonly water: boolean[];
  readonly defense: number[];
}

/** Who holds what, and how well: as the rules count it, but with what each seat's units are worth looked up once. */
export function layOf(t: VenterraTable): Lay {
  const { s } = t;
  const arms = allSeats(t).map((seat) => armsOf(t, seat));
  const lay: Lay = { control: [], water: [], defense: [] };
  for (let hex = 0; hex < s.places.length; hex++) {
    const controller = controllerOf(s, hex);
    lay.control.push(controller);
    lay.water.push(isWater(t, hex));
    lay.defense.push(controller < 0 ? wildernessOf(t, hex) + heightOf(t, hex) : heldBy(t, hex, at(arms, controller)));
  }
  return lay;
}

function heldBy(t: VenterraTable, hex: number, arms: Arms): number {
  const { s } = t;
  const tile = at(s.structures, hex);
  let total = heightOf(t, hex) + (tile > 0 ? structureOf(t, tile).defense : 0);
  if (at(s.holders, hex) < 0) return total;
  for (let kind = 0; kind < KINDS; kind++) {
    const count = at(s.units, hex * KINDS + kind);
    if (count > 0) total += count * at(arms.defense, kind);
  }
  return tile > 0 ? total + arms.garrison : total;
}

/** What holding a territory gives. */
export function holdWorth(t: VenterraTable, hex: number, left: number): number {
  const tile = at(t.s.structures, hex);
  if (tile === 0) return groundPoints(t, hex);
  const { points, income } = structureOf(t, tile);
  return groundPoints(t, hex) + points + income * Math.max(0, Math.floor(left)) * coinWorth(left);
}

/** What is asked for is computed then: most questions need little of it. The position must not change meanwhile. */
export const survey = (t: VenterraTable, seat: Seat, stance: Stance): Survey => new Sight(t, seat, stance);

/** What is the same for all surveys of one position, as far as somebody has asked. */
interface Knowledge {
  lay: Lay | null;
  threat: readonly number[] | null;
  worth: readonly number[] | null;
  have: Holdings | null;
  aims: Aims | null;
  token: number | null;
  pull: Pull | null;
  cards: readonly number[] | null;
  readonly found: Found;
}

const nothingYet = (): Knowledge => ({
  lay: null,
  threat: null,
  worth: null,
  have: null,
  aims: null,
  token: null,
  pull: null,
  cards: null,
  found: {},
});

const memoryOf = memories<Stance, Knowledge>(1000);

/** A class, because one is made for every answer of a script: getters on a fresh object are slow to make. */
class Sight implements Survey {
  readonly t: VenterraTable;
  readonly s: State;
  readonly seat: Seat;
  readonly stance: Stance;
  readonly left: number;
  readonly coin: number;
  readonly arms: Arms;
  private recalled: Knowledge | null = null;

  constructor(t: VenterraTable, seat: Seat, stance: Stance) {
    this.t = t;
    this.s = t.s;
    this.seat = seat;
    this.stance = stance;
    this.left = roundsLeft(t, seat);
    this.coin = coinWorth(this.left, playerOf(t.s, seat).wealth);
    this.arms = armsOf(t, seat);
  }

  private get known(): Knowledge {
    this.recalled ??= memoryOf(this.stance).recall(this.t.components, positionOf(this.t, this.seat), nothingYet);
    return this.recalled;
  }

  private get map(): Lay {
    const { known } = this;
    known.lay ??= layOf(this.t);
    return known.lay;
  }

  get control(): readonly number[] {
    return this.map.control;
  }

  get water(): readonly boolean[] {
    return this.map.water;
  }

  get defense(): readonly number[] {
    return this.map.defense;
  }

  get threat(): readonly number[] {
    const { known } = this;
    known.threat ??= threatTo(this.t, this.seat, this.map);
    return known.threat;
  }

  get worth(): readonly number[] {
    const { known } = this;
    known.worth ??= this.s.places.map((_, hex) => holdWorth(this.t, hex, this.left));
    return known.worth;
  }

  get have(): Holdings {
    const { known } = this;
    known.have ??= holdingsOf(this.t, this.seat, this.map.control);
    return known.have;
  }

  get aims(): Aims {
    const { known } = this;
    known.aims ??= aimsOf(this.t, this.seat, this.have, this.left);
    return known.aims;
  }

  get token(): number {
    const { known } = this;
    known.token ??= tokenWorth(this.t, this.left);
    return known.token;
  }

  get pull(): Pull {
    const { s, seat, map, known } = this;
    known.pull ??= { land: pullOf(s, seat, map, false), water: pullOf(s, seat, map, true) };
    return known.pull;
  }

  get cards(): readonly number[] {
    const { known } = this;
    known.cards ??= handValues(this.t, this.seat);
    return known.cards;
  }

  get found(): Found {
    return this.known.found;
  }
}

/** The nearer to what is not the seat's own, the more. */
function pullOf({ near }: State, seat: Seat, { control, water }: Lay, sails: boolean): number[] {
  const found: number[] = control.map(() => 0);
  const seen: boolean[] = control.map((controller, hex) => water[hex] === sails && controller !== seat);
  let front = [...seen.keys()].filter((hex) => seen[hex]);
  for (let value = 0.3; front.length > 0; value *= 0.55) {
    const next: number[] = [];
    for (const hex of front)
      for (let d = 0; d < 6; d++) {
        const other = at(near, hex * 6 + d);
        if (other < 0 || seen[other] || water[other] !== sails) continue;
        seen[other] = true;
        found[other] = value;
        next.push(other);
      }
    front = next;
  }
  return found;
}

/** By territory: the strongest attack that another seat could bring there. */
function threatTo(t: VenterraTable, seat: Seat, { control, water }: Lay): number[] {
  const threat: number[] = Array<number>(control.length).fill(0);
  for (const other of allSeats(t)) {
    if (other === seat) continue;
    const pressure = pressureOf(t, other, armsOf(t, other), control, water);
    for (let hex = 0; hex < control.length; hex++) threat[hex] = Math.max(at(threat, hex), at(pressure, hex));
  }
  return threat;
}

/** Others have so much of a chance to come before the end: of what could be taken this part is. */
const COMING = 0.45;

/** What a seat may lose where it holds this with that defense. */
export const exposure = (v: Survey, hex: number, defense: number): number =>
  COMING * v.stance.fear * at(v.worth, hex) * risk(at(v.threat, hex), defense);

/** How much the loss of another seat is a gain: between two all of it, among more the less the more share in it. */
const SPITE = [1, 1, 1, 0.55, 0.42, 0.36];
export const spite = (v: Survey): number => SPITE[v.s.players.length] ?? 0.3;

/** What it is worth to conquer a territory, without what it costs. */
export function prizeOf(v: Survey, hex: number): number {
  const { t, s, aims } = v;
  const foe = at(v.control, hex);
  let prize = groundPoints(t, hex) + aims.territory + (isMiddle(hex) ? aims.middle : 0);
  const terrain = terrainOf(t, hex);
  if (terrain) prize += aims.terrain[terrain];
  if (at(s.tokens, hex)) prize += v.token;
  if (at(s.structures, hex) === 0) {
    if (isBuildable(t, hex) && v.left > 1) prize += 0.25 * v.stance.craft;
  } else prize += structurePrize(v, hex);
  if (foe >= 0) prize += spite(v) * at(v.worth, hex);
  return prize;
}

/** What its structure brings to a conqueror: converted or kept, if not its owner's loss alone. */
function structurePrize(v: Survey, hex: number): number {
  const { t, s } = v;
  const tile = at(s.structures, hex);
  const { points, income } = structureOf(t, tile);
  const gain = points + income * Math.floor(v.left) * v.coin;
  if (isStarting(tile) || isKajer(t, tile)) return 0.8 * gain;
  const { faction } = playerOf(s, v.seat);
  return suppliedWith(t, faction, kindOfTile(t, tile)).length > 0 ? gain : 0.6 * gain;
}
