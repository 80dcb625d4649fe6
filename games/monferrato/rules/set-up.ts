/** MS-1 to MS-11: Pro-France sets up completely, then Pro-Spain. What is not forced is asked piece by piece. */

import { ask, at, done, type Next, step, unknownThing } from '@condotta/kernel';
import type { Placement } from '../components/types.ts';
import { lookupOf } from '../lookup.ts';
import { addFort } from '../pieces.ts';
import {
  type FrameOf,
  type MonferratoPlay,
  type MonferratoProcedure,
  type MonferratoTable,
  RESERVE,
  refuse,
} from '../state.ts';
import { factionName, nameIn, numberIn, unitName, unitNames, zoneName, zoneNames } from '../things.ts';

type SetUp = FrameOf<'setUp'>;

const placementOf = (t: MonferratoTable, f: SetUp): Placement => at(t.components.setUp, f.step);

const countOf = ({ piece }: Placement): number => (piece.kind === 'units' ? piece.count : 1);

/** The units of this placement that are not on the map yet. */
function unplaced(t: MonferratoTable, f: SetUp): number[] {
  const { piece } = placementOf(t, f);
  if (piece.kind !== 'units') return [];
  const { units } = lookupOf(t.components);
  return piece.ids.map((id) => units.get(id) ?? 0).filter((unit) => at(t.s.places, unit) === RESERVE);
}

const zonesOf = (t: MonferratoTable, f: SetUp): number[] =>
  placementOf(t, f).zones.map((id) => lookupOf(t.components).zones.get(id) ?? 0);

function put(p: MonferratoPlay, f: SetUp, zone: number): Next<SetUp['at']> {
  const { piece, faction } = placementOf(p, f);
  f.done++;
  switch (piece.kind) {
    case 'units':
      p.s.places[f.unit] = zone;
      p.log('set-up.unit', { unit: unitName(p, f.unit), zone: zoneName(p, zone) }, 'MS-1');
      break;
    case 'camp':
      at(p.s.camps, piece.camp).zone = zone;
      p.log('set-up.camp', { camp: nameIn(p, 'camp', piece.camp), zone: zoneName(p, zone) }, 'MS-1');
      break;
    case 'fort':
      addFort(p, zone, faction);
      p.log('set-up.fort', { faction: factionName(p, faction), zone: zoneName(p, zone) }, 'MS-1');
  }
  return step('next');
}

export const setUp: MonferratoProcedure<'setUp'> = {
  next: {
    run(p, f) {
      if (f.step === p.components.setUp.length) return done();
      const left = countOf(placementOf(p, f)) - f.done;
      if (left === 0) {
        f.step++;
        f.done = 0;
        return { kind: 'again' };
      }
      const candidates = unplaced(p, f);
      if (candidates.length > left) return step('unit');
      f.unit = candidates[0] ?? 0;
      return step('zone');
    },
  },

  unit: {
    run: (p, f) => ask(placementOf(p, f).faction),
    verbs: {
      take: {
        things: (t, f) => unitNames(t, unplaced(t, f)),
        check(t, f, _seat, arg) {
          const unit = numberIn(t, 'unit', arg);
          if (unit < 0) return unknownThing(arg);
          return unplaced(t, f).includes(unit) ? null : refuse('MS-4', 'set-up.not-this', { unit: unitName(t, unit) });
        },
        apply(p, f, _seat, arg) {
          f.unit = numberIn(p, 'unit', arg);
          return step('zone');
        },
      },
    },
  },

  zone: {
    run(p, f) {
      const [only, ...others] = zonesOf(p, f);
      return others.length > 0 ? ask(placementOf(p, f).faction) : put(p, f, only ?? 0);
    },
    verbs: {
      put: {
        things: (t, f) => zoneNames(t, zonesOf(t, f)),
        check(t, f, _seat, arg) {
          const zone = numberIn(t, 'zone', arg);
          if (zone < 0) return unknownThing(arg);
          return zonesOf(t, f).includes(zone) ? null : refuse('MS-1', 'set-up.not-there', { zone: zoneName(t, zone) });
        },
        apply: (p, f, _seat, arg) => put(p, f, numberIn(p, 'zone', arg)),
      },
    },
  },
};
