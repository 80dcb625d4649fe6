/** Set-up: the factions, the map, the starting structures, Ka'jer. */

import { at, type Decision, range, type Seat } from '@condotta/kernel';
import { FACTIONS, type Terrain } from '../components/index.ts';
import { gridOf, misfitOf, placesFor } from '../fit.ts';
import { boardOf, cellOf, distancesFrom, offsetsOf, qOf, rOf, sideOf } from '../map.ts';
import { playerOf } from '../rules/players.ts';
import { isStarting, startingTile } from '../rules/structures.ts';
import { heightOf, terrainOf, wildernessOf } from '../rules/territories.ts';
import type { FrameOf, VenterraTable } from '../state.ts';
import { boardThings, factionThings, placeName, sideThings, turnThings } from '../things.ts';

const decision = (verb: string, arg: string | null = null): Decision => ({ verb, arg });

/** Each seat takes its own, so that places in the turn order mix. */
export function faction(t: VenterraTable, seat: Seat): Decision | null {
  const isFree = (i: number): boolean => !t.s.players.some((player) => player.faction === i);
  const found = isFree(seat) ? seat : range(FACTIONS.length).find(isFree);
  return found === undefined ? null : decision('faction', factionThings.name(found));
}

/**
 * A number from 0 to 1 for a choice of this match: the quests on display are another every time, so that no two maps are
 * alike, though a script has no dice.
 */
function whim({ s }: VenterraTable, ...choice: readonly number[]): number {
  let hash = 7;
  for (const value of [...s.display, ...s.players.map(({ faction: one }) => one), ...choice])
    hash = Math.imul(hash ^ (value + 0x9e3779b9), 0x85ebca6b) ^ (hash >>> 13);
  return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32;
}

/** What a faction likes to have on the map. */
const LIKES: Readonly<Record<string, Partial<Record<Terrain, number>>>> = {
  order: { field: 1, mountain: 0.5 },
  watchers: { water: 1.5, field: 0.5 },
  legion: { desert: 1, field: 0.5 },
  bear: { mountain: 1.5 },
  pack: { field: 1, desert: 0.5 },
};

const likes = (t: VenterraTable, seat: Seat, terrain: Terrain): number =>
  LIKES[FACTIONS[playerOf(t.s, seat).faction] ?? '']?.[terrain] ?? 0;

/** How much of the whole map is as a faction likes it. */
export function landFor(t: VenterraTable, seat: Seat): number {
  let land = 0;
  for (let hex = 0; hex < t.s.places.length; hex++) land += likes(t, seat, cellOf(t.components, t.s, hex).terrain);
  return land;
}

/** As much as two or three hexes of the right terrain. */
const WHIM = 4;

function sideWorth(t: VenterraTable, seat: Seat, side: number): number {
  let worth = WHIM * whim(t, seat, side);
  for (const { terrain } of sideOf(t.components, side).cells) worth += likes(t, seat, terrain);
  return worth;
}

/** F3.8 */
const middleSide = (t: VenterraTable, seat: Seat): Decision =>
  decision('side', sideThings.name(sideWorth(t, seat, 2) > sideWorth(t, seat, 1) ? 2 : 1));

interface Spot {
  readonly side: number;
  readonly turn: number;
  readonly place: number;
  readonly worth: number;
}

/** Where a board may lie as the frame demands it, the best first: snug against what lies there, without holes. */
function boardSpots(
  t: VenterraTable,
  f: FrameOf<'building'>,
  sides: readonly number[],
  turns: readonly number[],
): Spot[] {
  const { s, components } = t;
  const grid = gridOf(components, s);
  const seat = at(s.order, f.turn);
  const demands = { touching: f.tier === 0, connected: f.tier < 2, noHole: f.noHole };
  const found: Spot[] = [];
  for (const side of sides)
    for (const turn of turns)
      for (const place of placesFor(s, grid, side, turn, f.tier === 0)) {
        const placement = { side, turn, q: qOf(place), r: rOf(place) };
        if (misfitOf(components, s, grid, placement, demands)) continue;
        found.push({
          side,
          turn,
          place,
          worth: sideWorth(t, seat, side) + 0.2 * contacts(t, side, turn, place) + whim(t, side, turn, place),
        });
      }
  return found.sort((a, b) => b.worth - a.worth);
}

/** How many laid hexes a board would touch. */
function contacts({ s }: VenterraTable, side: number, turn: number, place: number): number {
  const cells = offsetsOf(side, turn).map((offset) => place + offset);
  let count = 0;
  for (const laid of s.places) {
    const [q, r] = [qOf(laid), rOf(laid)];
    if (cells.some((cell) => isNeighbour(qOf(cell) - q, rOf(cell) - r))) count++;
  }
  return count;
}

const isNeighbour = (q: number, r: number): boolean =>
  (Math.abs(q) + Math.abs(r) === 1 || (q === 1 && r === -1) || (q === -1 && r === 1)) && !(q === 0 && r === 0);

const TURNS = range(6);

/** The board a seat likes best among those left, side, turn and place. */
export function layBoard(t: VenterraTable, f: FrameOf<'building'>, seat: Seat): Decision[] {
  switch (f.at) {
    case 'middle':
      return [middleSide(t, seat)];
    case 'board': {
      const used = new Set(t.s.boards.map(({ side }) => boardOf(side)));
      const sides = range(12)
        .map((n) => n + 3)
        .filter((side) => !used.has(boardOf(side)))
        .sort((a, b) => sideWorth(t, seat, b) - sideWorth(t, seat, a));
      for (const side of sides) {
        const [best] = boardSpots(t, f, [side], TURNS);
        if (best) return [decision('board', boardThings.name(boardOf(side))), ...spotClicks(best)];
      }
      return [];
    }
    case 'side': {
      const [best] = boardSpots(t, f, [f.board * 2 + 1, f.board * 2 + 2], TURNS);
      return best ? spotClicks(best) : [];
    }
    case 'turn': {
      const [best] = boardSpots(t, f, [f.side], TURNS);
      return best ? spotClicks(best).slice(1) : [];
    }
    case 'place': {
      const [best] = boardSpots(t, f, [f.side], [f.rotation]);
      return best ? spotClicks(best).slice(2) : [];
    }
    default:
      return [];
  }
}

const spotClicks = ({ side, turn, place }: Spot): Decision[] => [
  decision('side', sideThings.name(side)),
  decision('turn', turnThings.name(turn)),
  decision('lay', placeName(place)),
];

/** What a territory promises to who starts beside it. */
function promise(t: VenterraTable, hex: number): number {
  const { terrain, points } = cellOf(t.components, t.s, hex);
  if (terrain === 'water') return 0.3;
  const ease = 1.2 / (1 + wildernessOf(t, hex) + heightOf(t, hex));
  return 0.4 * points + ease + (terrain === 'desert' ? 0 : 0.3);
}

/** The places for a starting structure, the best first. */
export function startPlaces(
  t: VenterraTable,
  seat: Seat,
  hexes: readonly number[],
): { readonly hex: number; readonly worth: number }[] {
  const { s } = t;
  const starts = range(s.places.length).filter((hex) => isStarting(at(s.structures, hex)));
  const away = starts.length > 0 ? distancesFrom(s, starts) : s.places.map(() => 4);
  const start = at(t.components.factions, playerOf(s, seat).faction).start;
  return hexes
    .map((hex) => {
      const distance = distancesFrom(s, [hex]);
      let worth = 0;
      for (let other = 0; other < s.places.length; other++) {
        const steps = at(distance, other);
        if (steps === 1) worth += promise(t, other);
        else if (steps === 2) worth += 0.45 * promise(t, other);
        else if (steps === 3) worth += 0.15 * promise(t, other);
        // What somebody else is nearer to will be theirs.
        if (steps > 0 && steps <= 3 && at(away, other) >= 0 && at(away, other) < steps)
          worth -= 0.2 * promise(t, other);
      }
      // F3.20, F3.21: a Fortress hides what is printed, an Eldapriest keeps it.
      const { points, terrain } = cellOf(t.components, s, hex);
      worth += start === 'fortress' ? -0.7 * points : 0.8 * points + (terrain === 'mountain' ? 0.5 : 0);
      return { hex, worth };
    })
    .sort((a, b) => b.worth - a.worth);
}

/** Ka'jer: near home, and high. */
export function kajerPlaces(
  t: VenterraTable,
  seat: Seat,
  hexes: readonly number[],
): { readonly hex: number; readonly worth: number }[] {
  const { s } = t;
  const home = s.structures.indexOf(startingTile(playerOf(s, seat).faction));
  const others = range(s.places.length).filter((hex) => hex !== home && isStarting(at(s.structures, hex)));
  const own = home < 0 ? s.places.map(() => 0) : distancesFrom(s, [home]);
  const foes = others.length > 0 ? distancesFrom(s, others) : s.places.map(() => 4);
  return hexes
    .map((hex) => {
      const { points } = cellOf(t.components, s, hex);
      const high = terrainOf(t, hex) === 'mountain' ? 1.2 : 0;
      return { hex, worth: points + high - 0.8 * at(own, hex) + 0.7 * Math.min(4, at(foes, hex)) };
    })
    .sort((a, b) => b.worth - a.worth);
}
