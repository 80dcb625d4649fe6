/** Chits 10 and 39: a side of a Fortress with an own unit outside loses Levels. */

import { ask, at, done, type Refusal, unknownThing } from '@condotta/kernel';
import { lookupOf } from '../lookup.ts';
import { type FrameOf, type MonferratoProcedure, type MonferratoTable, refuse } from '../state.ts';
import { numberIn, sideName } from '../things.ts';
import { isHeldBy, otherSeat } from '../units.ts';

/** M16-4: null if this side may be named. */
function sideTrouble(t: MonferratoTable, side: number, fortress: number, seat: number): Refusal | null {
  const { fortress: inside, outside } = at(lookupOf(t.components).sides, side);
  const args = { side: sideName(t, side) };
  const blame = [sideName(t, side)];
  if (inside !== fortress || !isHeldBy(t, fortress, otherSeat(seat)))
    return refuse('M5.1-3', 'work.not-held', args, blame);
  if (at(t.s.levels, side) === 0) return refuse('M5.1-3', 'betrayal.breach', args, blame);
  return isHeldBy(t, outside, seat) ? null : refuse('M5.1-3', 'betrayal.nobody', args, blame);
}

export function betrayableSides(t: MonferratoTable, fortress: string, seat: number): number[] {
  const zone = lookupOf(t.components).zones.get(fortress) ?? 0;
  return at(lookupOf(t.components).sidesOf, zone).filter((side) => !sideTrouble(t, side, zone, seat));
}

const sidesIn = (t: MonferratoTable, f: FrameOf<'betrayal'>): readonly number[] =>
  at(lookupOf(t.components).sidesOf, f.zone);

export const betrayal: MonferratoProcedure<'betrayal'> = {
  choose: {
    run: (_p, f) => ask(f.seat),
    verbs: {
      side: {
        things: (t, f) => sidesIn(t, f).map((side) => sideName(t, side)),
        check(t, f, _seat, arg) {
          const side = numberIn(t, 'side', arg);
          return side < 0 ? unknownThing(arg) : sideTrouble(t, side, f.zone, f.seat);
        },
        apply(p, f, _seat, arg) {
          const side = numberIn(p, 'side', arg);
          const die = f.upTo < 6 ? p.roll(6) : 0;
          if (die > f.upTo) {
            p.log('betrayal.fails', { side: sideName(p, side), die }, 'M16-1');
            return done();
          }
          const level = Math.max(0, at(p.s.levels, side) - f.levels);
          p.s.levels[side] = level;
          p.log(level === 0 ? 'breach' : 'walls', { side: sideName(p, side), level }, 'M16-1');
          return done();
        },
      },
    },
  },
};
