/** M7.5 Retreat: a whole force goes to one adjacent zone, is eliminated, or holds its Fortress. */

import { ask, at, call, done, type Next, sum, unknownThing } from '@condotta/kernel';
import { lookupOf, wayBetween } from '../lookup.ts';
import { eliminate, relocate } from '../pieces.ts';
import {
  type FrameOf,
  frames,
  type MonferratoPlay,
  type MonferratoProcedure,
  type MonferratoTable,
  refuse,
} from '../state.ts';
import { factionName, numberIn, zoneName, zoneNames } from '../things.ts';
import { isClosed } from '../trace.ts';
import { endurance, isCombat, isHeldBy, ofTypes, otherSeat, unitsIn } from '../units.ts';

type Retreat = FrameOf<'retreat'>;

/** What `retreat` is done with: they are gone, they hold the Fortress, or they have chosen to stay under fire. */
const GONE = 0;
export const HELD = 1;

/** M7.5-4: null, or the reason why a force cannot retreat from one zone to another. */
export function retreatTrouble(
  t: MonferratoTable,
  from: number,
  to: number,
  seat: number,
): ReturnType<typeof refuse> | null {
  const way = wayBetween(lookupOf(t.components), from, to);
  const blame = [zoneName(t, to)];
  const args = { zone: zoneName(t, to) };
  if (!way) return refuse('M2.3-5', 'move.not-adjacent', args, blame);
  if (way.kind === 'impassable') return refuse('M2.3-8', 'move.impassable', args, blame);
  if (way.kind === 'river') return refuse('M7.5-4', 'retreat.river', args, blame);
  if (isHeldBy(t, to, otherSeat(seat))) return refuse('M7.5-4', 'retreat.enemy', args, blame);
  return isClosed(t, to) ? refuse('MS-30', 'move.closed', args, blame) : null;
}

const neighbours = (t: MonferratoTable, f: Retreat): number[] =>
  at(lookupOf(t.components).ways, f.zone).map(({ zone }) => zone);

const retreatsOf = (t: MonferratoTable, f: Retreat): number[] =>
  neighbours(t, f).filter((zone) => !retreatTrouble(t, f.zone, zone, f.seat));

/** M7.5-7: a combat unit can take the hit, and somebody remains. */
function mayHold(t: MonferratoTable, f: Retreat): boolean {
  if (!f.forced || !at(lookupOf(t.components).fortress, f.zone)) return false;
  const units = unitsIn(t, f.zone, f.seat);
  const combat = ofTypes(t, units, isCombat);
  return combat.length > 0 && (units.length > 1 || sum(combat.map((unit) => endurance(t, unit))) > 1);
}

function go(p: MonferratoPlay, f: Retreat, zone: number): Next<Retreat['at']> {
  p.log('retreat', { faction: factionName(p, f.seat), from: zoneName(p, f.zone), zone: zoneName(p, zone) }, 'M7.5-1');
  relocate(p, unitsIn(p, f.zone, f.seat), zone);
  // M7.5-8
  return call(frames.occupy({ seat: f.seat, zone }), 'moved');
}

export const retreat: MonferratoProcedure<'retreat'> = {
  choose: {
    run(p, f) {
      const zones = retreatsOf(p, f);
      if (!f.forced) return zones.length > 0 ? ask(f.seat) : done(HELD);
      const [only, ...others] = zones;
      if (others.length > 0 || mayHold(p, f)) return ask(f.seat);
      if (only !== undefined) return go(p, f, only);
      for (const unit of unitsIn(p, f.zone, f.seat)) eliminate(p, unit);
      return done(GONE);
    },
    verbs: {
      retreat: {
        things: (t, f) => zoneNames(t, neighbours(t, f)),
        check(t, f, _seat, arg) {
          const zone = numberIn(t, 'zone', arg);
          return zone < 0 ? unknownThing(arg) : retreatTrouble(t, f.zone, zone, f.seat);
        },
        apply: (p, f, _seat, arg) => go(p, f, numberIn(p, 'zone', arg)),
      },
      hold: {
        check: (t, f) => (mayHold(t, f) ? null : refuse('M7.5-7', 'retreat.cannot-hold')),
        apply(p, f) {
          p.log('retreat.holds', { faction: factionName(p, f.seat), zone: zoneName(p, f.zone) }, 'M7.5-7');
          return call(frames.losses({ seat: f.seat, zone: f.zone, hits: 1 }), 'held');
        },
      },
      stay: {
        // M8.2-6: under fire nobody is forced.
        check: (_t, f) => (f.forced ? refuse('M7.5-1', 'retreat.must') : null),
        apply: () => done(HELD),
      },
      perish: {
        // M7.5-4: who could only hold, and will not, has nowhere to go.
        check: (t, f) => (f.forced && retreatsOf(t, f).length === 0 ? null : refuse('M7.5-4', 'retreat.possible')),
        apply(p, f) {
          for (const unit of unitsIn(p, f.zone, f.seat)) eliminate(p, unit);
          return done(GONE);
        },
      },
    },
  },
  held: { run: () => done(HELD) },
  moved: { run: () => done(GONE) },
};
