/** Quests: what a seat has, what each lacks, and what getting a piece of it is worth. */

import { at, type Seat } from '@condotta/kernel';
import type { Need, Quest, StructureKind, Terrain } from '../components/index.ts';
import { isMiddle } from '../map.ts';
import { playerOf } from '../rules/players.ts';
import { countsAs, hasHearth, questOf } from '../rules/quests.ts';
import { RESERVED_PENALTY } from '../rules/scoring.ts';
import { isStarting, kindOfTile, structureNamed } from '../rules/structures.ts';
import { kindOf, pieceKind, terrainOf } from '../rules/territories.ts';
import { KINDS, type Position } from '../state.ts';
import { coinWorth, rewardWorth } from './worth.ts';

/** What quests count (F8.7). */
export interface Holdings {
  readonly terrain: Record<Terrain, number>;
  readonly structures: Record<StructureKind, number>;
  /** Other than starting ones. */
  built: number;
  territories: number;
  middle: number;
  /** By kind, then all of them. */
  readonly units: number[];
  bodies: number;
}

export function holdingsOf(t: Position, seat: Seat, control: readonly number[]): Holdings {
  const { s } = t;
  const found: Holdings = {
    terrain: noTerrain(),
    structures: noStructures(),
    built: 0,
    territories: 0,
    middle: 0,
    units: [0, 0, 0, 0, 0],
    bodies: 0,
  };
  for (let hex = 0; hex < control.length; hex++) {
    if (control[hex] !== seat) continue;
    found.territories++;
    if (isMiddle(hex)) found.middle++;
    const terrain = terrainOf(t, hex);
    if (terrain) found.terrain[terrain]++;
    const tile = at(s.structures, hex);
    if (tile > 0) {
      found.structures[countsAs(kindOfTile(t, tile))]++;
      if (!isStarting(tile)) found.built++;
    }
    if (s.holders[hex] !== seat) continue;
    for (let kind = 0; kind < KINDS; kind++) {
      const count = at(s.units, hex * KINDS + kind);
      if (count === 0) continue;
      const piece = pieceKind(kind);
      found.units[piece] = at(found.units, piece) + count;
      found.bodies += count;
    }
  }
  return found;
}

const noTerrain = (): Record<Terrain, number> => ({ field: 0, mountain: 0, desert: 0, water: 0 });

const noStructures = (): Record<StructureKind, number> => ({
  fortress: 0,
  eldapriest: 0,
  outpost: 0,
  tower: 0,
  forge: 0,
  shrine: 0,
  temple: 0,
  kajer: 0,
  'kajer-awake': 0,
});

/** How many of what it asks for a seat lacks. */
function missing(t: Position, seat: Seat, have: Holdings, need: Need): number {
  const player = playerOf(t.s, seat);
  switch (need.kind) {
    case 'terrain':
      return need.count - have.terrain[need.terrain];
    case 'territories':
      return need.count - have.territories;
    case 'middle':
      return need.count - have.middle;
    case 'structures':
      return need.count - have.built;
    case 'structure':
      return need.count - suited(t, have, need.structure);
    case 'units':
      return need.count - (need.unit === null ? have.bodies : at(have.units, kindOf(need.unit)));
    case 'battle-tokens':
      return need.count - player.battleTokens;
    case 'upgrades':
      return need.count - player.upgrades.filter((active) => active).length;
    case 'wealth':
      return (need.count - player.wealth) / 2;
    case 'hearth':
      return hasHearth(t, seat) ? 0 : 2;
  }
}

/** F8.6 */
function suited(t: Position, have: Holdings, kind: StructureKind): number {
  let count = have.structures[kind];
  if (structureNamed(t, kind).developed) return count;
  for (const { key, tree, developed } of t.components.structures)
    if (developed && tree === kind && countsAs(key) === key) count += have.structures[key];
  return count;
}

/** What one missing thing takes of a player's time, a conquest being 1. */
const PAINS: Readonly<Record<Need['kind'], number>> = {
  terrain: 1,
  territories: 0.8,
  middle: 1.2,
  structures: 1,
  structure: 1.2,
  units: 0.6,
  'battle-tokens': 0.8,
  upgrades: 1.2,
  wealth: 0.6,
  hearth: 1.5,
};

/** How far a quest is: 0 if it could be completed now. */
export function distanceTo(t: Position, seat: Seat, have: Holdings, { needs, pay }: Quest): number {
  let steps = Math.max(0, pay - playerOf(t.s, seat).wealth) * 0.3;
  for (const need of needs) steps += Math.max(0, missing(t, seat, have, need)) * PAINS[need.kind];
  return steps;
}

/** What completing it brings now. */
export const questWorth = (t: Position, { points, reward, pay }: Quest, left: number): number =>
  points + rewardWorth(t, reward, left) - pay * coinWorth(left);

/** How likely a quest at this distance is still completed: each step takes its part, and so does an end that comes near. */
export function likelihood(distance: number, left: number): number {
  if (left < 0.5) return 0;
  return 0.85 * 0.6 ** distance * Math.min(1, (left + 0.5) / (1 + distance));
}

/** How much nearer to quests one thing more brings a seat. */
export interface Aims {
  readonly terrain: Record<Terrain, number>;
  readonly structures: Record<StructureKind, number>;
  built: number;
  territory: number;
  middle: number;
  readonly units: number[];
  body: number;
  battle: number;
  upgrade: number;
}

/** Only so much of what all quests promise together: a seat completes one in a Plan. */
const SHARE = 0.7;

export function aimsOf(t: Position, seat: Seat, have: Holdings, left: number): Aims {
  const aims: Aims = {
    terrain: noTerrain(),
    structures: noStructures(),
    built: 0,
    territory: 0,
    middle: 0,
    units: [0, 0, 0, 0, 0],
    body: 0,
    battle: 0,
    upgrade: 0,
  };
  const { reserved } = playerOf(t.s, seat);
  for (const id of [...t.s.display, ...reserved]) {
    const quest = questOf(t, id);
    const distance = distanceTo(t, seat, have, quest);
    if (distance === 0 || distance > 4) continue;
    const prize = SHARE * (questWorth(t, quest, left) + (reserved.includes(id) ? RESERVED_PENALTY : 0));
    for (const need of quest.needs) {
      if (missing(t, seat, have, need) <= 0) continue;
      const nearer = Math.max(0, distance - PAINS[need.kind]);
      addAim(t, aims, need, prize * (likelihood(nearer, left) - likelihood(distance, left)));
    }
  }
  return aims;
}

function addAim(t: Position, aims: Aims, need: Need, worth: number): void {
  switch (need.kind) {
    case 'terrain':
      aims.terrain[need.terrain] += worth;
      return;
    case 'territories':
      aims.territory += worth;
      return;
    case 'middle':
      aims.middle += worth;
      return;
    case 'structures':
      aims.built += worth;
      return;
    case 'structure':
      aims.structures[need.structure] += worth;
      // The way to a developed kind leads over its basic one.
      if (structureNamed(t, need.structure).developed) {
        const { tree } = structureNamed(t, need.structure);
        if (tree) aims.structures[tree] += worth / 2;
      }
      return;
    case 'units':
      if (need.unit === null) aims.body += worth;
      else aims.units[kindOf(need.unit)] = at(aims.units, kindOf(need.unit)) + worth;
      return;
    case 'battle-tokens':
      aims.battle += worth;
      return;
    case 'upgrades':
      aims.upgrade += worth;
      return;
    case 'wealth':
    case 'hearth':
      return;
  }
}
