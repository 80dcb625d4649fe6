/** V19: where the Troops go. Each Territory a Troop can end on gets a worth, in points or Florins of about that value. */

import { at, type Decision, range, tableOf } from '@condotta/kernel';
import { markersOn, NEUTRAL, ownerOf, totalIncome } from '../rules/domain.ts';
import { cityOf, tileOf } from '../rules/lookup.ts';
import { POINTS_TO_WIN } from '../rules/points.ts';
import { holdsGarrison, isArmy, movementOf, nameOfTroop, troopsOf, troopsOn } from '../rules/troops.ts';
import { type FrameOf, TILE_COUNT, type Troop, type VenturaTable, type VenturaTypes } from '../state.ts';
import { tileName } from '../things.ts';
import { decision, storm } from './forecast.ts';
import { distancesTo, type Reach, reachOf, wayTo } from './reach.ts';
import type { Stance } from './stance.ts';
import { beatenAt, besiegers, exposed, unguarded } from './threat.ts';
import { lossOf, troopPower, yieldOf } from './worth.ts';

/** Rounds for which a Territory is thought to pay. */
const HORIZON = 4;
const WIN = 1000;
/** The pull of a City that nobody guards. */
const EMPTY_CITY = 20;
/** What it costs to leave the City empty when somebody could come. */
const LAST_GUARD = 15;

export interface Goal {
  readonly tile: number;
  readonly worth: number;
}

/** The City whose fall `seat` would gain by, if this tile is one. */
function enemyCity(t: VenturaTable, tile: number, seat: number): boolean {
  const owner = ownerOf(t.s, tile);
  return owner !== NEUTRAL && owner !== seat && cityOf(t, owner) === tile;
}

/** What it is worth to be master of a Territory, apart from any fight for it. */
function landWorth(t: VenturaTable, troop: Troop, tile: number): number {
  const { seat } = troop;
  const owner = ownerOf(t.s, tile);
  if (owner === seat) return 0;
  // Another own Troop there will annex it as well.
  if (t.s.troops.some((other) => other.seat === seat && other.area !== troop.area && other.at === tile)) return 0;
  const rivals = t.s.players.filter((player) => player.living).length - 1;
  const own = HORIZON * yieldOf(t, tile, seat);
  if (owner === NEUTRAL) {
    const { family } = tileOf(t, tile);
    return family !== null ? WIN / 2 : own;
  }
  if (cityOf(t, owner) === tile) {
    if (isArmy(troop)) return rivals === 1 ? WIN : 12 + 1.2 * totalIncome(t, owner);
    return WIN / 4;
  }
  const markers = markersOn(t, tile);
  const harm = (HORIZON * lossOf(t, tile)) / rivals;
  const points = at(t.s.players, seat).points + markers >= POINTS_TO_WIN ? WIN : markers;
  return isArmy(troop) ? points + 0.7 * own + harm : 0.8 * (markers + own + harm);
}

/** What a fight for a Territory is worth; null if it would be lost. */
function fightWorth(t: VenturaTable, troop: Troop, tile: number, stance: Stance): number | null {
  const foes = troopsOn(t.s, tile).filter((other) => other.seat !== troop.seat);
  if (foes.length === 0) return 0;
  const result = storm(t, troop, foes, tile);
  if (result?.winner !== 1) return null;
  let worth = stance.daring - 0.8 * (troopPower(t, troop) - result.left[0]);
  const { points } = at(t.s.players, troop.seat);
  for (const foe of foes)
    worth += 0.6 * troopPower(t, foe) + (isArmy(foe) ? (points + 5 >= POINTS_TO_WIN ? WIN : 6) : 0);
  return worth;
}

/** The table as it would be with the Troop on that Territory and whoever it fought gone. */
function after(t: VenturaTable, troop: Troop, tile: number): VenturaTable {
  const troops = t.s.troops
    .filter((other) => other.at !== tile || other.seat === troop.seat)
    .map((other) =>
      other.seat === troop.seat && other.area === troop.area ? { ...other, at: tile, moved: true } : other,
    );
  return tableOf<VenturaTypes>({ ...t.s, troops }, t.components);
}

/** Where a Troop could end, and how it gets there. */
interface Outlook {
  /** The best ones, best first. */
  readonly best: readonly Goal[];
  /** What it is worth to stay where it is. */
  readonly stay: number;
  readonly reach: Reach;
}

/** The best `most` Territories where the Troop could end; where it stands may be among them. */
export function outlook(t: VenturaTable, troop: Troop, points: number, stance: Stance, most: number): Outlook {
  const { seat } = troop;
  const reach = reachOf(t, troop, points);
  const city = cityOf(t, seat);
  const guards = troop.at === city;
  const post = guards && unguarded(t, seat, troop) && exposed(t, seat);
  const land = range(TILE_COUNT + 1).map((tile) => (tile > 0 && isLaid(t, tile) ? landWorth(t, troop, tile) : 0));
  const pull = attraction(t, troop, reach, land);
  const hopes: Goal[] = [];
  for (let tile = 1; tile <= TILE_COUNT; tile++) {
    if ((reach.left[tile] ?? -1) < 0) continue;
    const stays = tile === troop.at;
    const fight = stays ? 0 : fightWorth(t, troop, tile, stance);
    // Nobody attacks without winning, whatever a City would be worth.
    if (fight === null) continue;
    const worth = at(land, tile) + at(pull, tile) + fight - (stays ? 0 : 0.01);
    if (worth >= -20) hopes.push({ tile, worth });
  }
  hopes.sort(byWorth);

  /** What a hope is worth when the answers of the others are considered: never more. */
  const sober = ({ tile, worth }: Goal): number => {
    if (worth >= WIN / 4) return worth;
    let left = worth;
    if (post && tile !== city) left -= LAST_GUARD;
    const then = after(t, troop, tile);
    const own = then.s.troops.find((other) => other.seat === seat && other.area === troop.area);
    if (own && !holdsGarrison(t, own) && beatenAt(then, own, tile))
      left -= (isArmy(own) ? 6 : 1) + 0.5 * troopPower(t, own);
    if ((guards || tile === city) && besiegers(then, seat, false).length > 0) left -= 60;
    return left;
  };
  const found: Goal[] = [];
  for (const hope of hopes) {
    // Those that follow cannot become better than these any more.
    if (found.filter(({ worth }) => worth > hope.worth).length >= most) break;
    found.push({ tile: hope.tile, worth: sober(hope) });
  }
  const here = hopes.find(({ tile }) => tile === troop.at);
  const stay = found.find(({ tile }) => tile === troop.at)?.worth ?? (here ? sober(here) : 0);
  return { best: found.sort(byWorth).slice(0, most), stay, reach };
}

const byWorth = (a: Goal, b: Goal): number => b.worth - a.worth || a.tile - b.tile;

const isLaid = (t: VenturaTable, tile: number): boolean => at(t.s.cells, tile) >= 0;

/** A small pull toward land that is worth having but out of reach this round. */
function attraction(t: VenturaTable, troop: Troop, reach: Reach, land: readonly number[]): number[] {
  const pull = new Array<number>(TILE_COUNT + 1).fill(0);
  for (let tile = 1; tile <= TILE_COUNT; tile++) {
    if (!isLaid(t, tile) || ownerOf(t.s, tile) === troop.seat) continue;
    const city = enemyCity(t, tile, troop.seat);
    const held = t.s.troops.some((other) => other.at === tile && other.seat !== troop.seat);
    const worth = city ? (held ? (isArmy(troop) ? 6 : 0) : EMPTY_CITY) : held ? 0 : at(land, tile);
    if (worth <= 0) continue;
    const cost = distancesTo(t, tile);
    for (let from = 1; from <= TILE_COUNT; from++) {
      const far = cost[from] ?? 0;
      if (far === 0 || (reach.left[from] ?? -1) < 0) continue;
      pull[from] = Math.max(pull[from] ?? 0, (0.4 * worth) / (2 + far));
    }
  }
  return pull;
}

/** The march that gains most, to its halt, or the end of the phase. */
export function march(t: VenturaTable, seat: number, stance: Stance): Decision[] {
  let best: { troop: Troop; reach: Reach; to: number; gain: number } | null = null;
  for (const troop of troopsOf(t.s, seat)) {
    if (troop.moved || holdsGarrison(t, troop)) continue;
    const { best: goals, stay, reach } = outlook(t, troop, movementOf(t, troop), stance, 1);
    const [top] = goals;
    if (!top || top.tile === troop.at) continue;
    const gain = top.worth - stay;
    if (gain > 0.05 && (!best || gain > best.gain)) best = { troop, reach, to: top.tile, gain };
  }
  if (!best) return [decision('end')];
  const { troop, reach, to } = best;
  return [decision('march', nameOfTroop(troop)), ...steps(reach, troop.at, to), decision('halt')];
}

/** The clicks that lead a Troop along its way. */
export const steps = (reach: Reach, from: number, to: number): Decision[] =>
  wayTo(reach, from, to).map((tile) => decision('enter', tileName(tile)));

export function chooseStep(t: VenturaTable, frame: FrameOf<'troop'>, stance: Stance): Decision | null {
  const troop = t.s.troops.find((other) => other.seat === frame.seat && other.area === frame.area);
  if (!troop) return null;
  const { best, reach } = outlook(t, troop, frame.points, stance, 1);
  const [top] = best;
  if (!top || top.tile === troop.at) return decision('halt');
  return at(steps(reach, troop.at, top.tile), 0);
}
