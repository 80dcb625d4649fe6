/**
 * What a world has over another one for a seat, for the reasons that people are told: each difference has a sentence
 * (`reason.<name>`) that is true where it is above 0.
 */

import { at, range, sum, type World } from '@condotta/kernel';
import { onMap, tilesOnMap } from '../map.ts';
import { cityOf } from '../rules/lookup.ts';
import type { State, VenturaFrame, VenturaTable } from '../state.ts';
import { RAID } from './deploy.ts';
import { FEATURES, type Feature, measure, totalOf, weightsNow } from './evaluate.ts';
import { distancesTo } from './reach.ts';
import { yieldOf } from './worth.ts';

export const REASONS = [...FEATURES, 'rival', 'reach', 'apart'] as const;
type Reason = (typeof REASONS)[number];

type VenturaWorld = World<State, VenturaFrame>;
interface Other {
  readonly t: VenturaTable;
  readonly world: VenturaWorld;
}

/** Features whose sentence says that there is less of them. */
const FEWER: ReadonlySet<Feature> = new Set(['race', 'danger']);

/** What a Florin a round that a raid could take is worth, and a step more between the Cities. */
const REACH = 0.02;
const APART = 0.05;
/** Beyond so many movement points no City threatens another. */
const FAR = 8;

export function gains(
  t: VenturaTable,
  world: VenturaWorld,
  other: Other,
  seat: number,
): Partial<Record<Reason, number>> {
  const isLiving = ({ s }: VenturaTable): boolean => s.players[seat]?.living === true;
  if (!isLiving(t) || !isLiving(other.t)) return {};
  const land = landGains(t, other.t, seat);
  // Before the first round there is nothing else to weigh.
  return t.s.round === 0 || other.t.s.round === 0 ? land : { ...features(t, world, other, seat), ...land };
}

/** Features that count for the seat, and what the strongest rival has lost. */
function features(t: VenturaTable, world: VenturaWorld, other: Other, seat: number): Record<Feature | 'rival', number> {
  const [here, there] = [measure(t, world, seat), measure(other.t, other.world, seat)];
  const weight = weightsNow(other.t);
  for (const name of FEATURES) {
    const way = FEWER.has(name) ? -1 : 1;
    here[name] = Math.max(0, way * weight(name)) * way * (here[name] - there[name]);
  }
  const rivals = range(t.s.players.length)
    .filter((each) => each !== seat && at(other.t.s.players, each).living)
    .map((each) => ({ each, total: totalOf(other.t, other.world, each) }));
  const strongest = rivals.reduce((best, one) => (one.total > best.total ? one : best), at(rivals, 0));
  return { ...here, rival: strongest.total - totalOf(t, world, strongest.each) };
}

/** What the map itself gives: only where the City lies on it in both worlds. */
function landGains(t: VenturaTable, there: VenturaTable, seat: number): Partial<Record<Reason, number>> {
  if (!hasCity(t, seat) || !hasCity(there, seat)) return {};
  return {
    reach: REACH * (withinReach(t, seat) - withinReach(there, seat)),
    apart: APART * (nearestCity(t, seat) - nearestCity(there, seat)),
  };
}

const hasCity = (t: VenturaTable, seat: number): boolean => onMap(t.s, cityOf(t, seat));

/** What the land yields a round that a Company could raid from his City, whoever holds it: to lose some of it is no gain. */
function withinReach(t: VenturaTable, seat: number): number {
  const far = distancesTo(t, cityOf(t, seat));
  return sum(tilesOnMap(t.s).map((tile) => ((far[tile] ?? FAR) <= RAID ? yieldOf(t, tile, seat) : 0)));
}

/** Movement points from the nearest City of a living rival to his own. */
function nearestCity(t: VenturaTable, seat: number): number {
  const far = distancesTo(t, cityOf(t, seat));
  let nearest = FAR;
  for (const other of range(t.s.players.length)) {
    if (other === seat || !at(t.s.players, other).living || !hasCity(t, other)) continue;
    nearest = Math.min(nearest, far[cityOf(t, other)] ?? FAR);
  }
  return nearest;
}
