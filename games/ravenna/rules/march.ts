/** R13.4 to R13.16: one Unit moves, in phase 5 or 6. Its Commander decides step by step, then where it lies. */

import { type Arg, ask, call, done, type Refusal, step, unknownThing } from '@condotta/kernel';
import { crossesDitch, left, OFF, right, stepFrom } from '../field.ts';
import { facesEnemy, hasRoomToEnd, hasRoomToPass } from '../packing.ts';
import { type FrameOf, type RavennaProcedure, type RavennaTable, refuse } from '../state.ts';
import { areaName, faceName, numberIn, unitName } from '../things.ts';
import { dataOf, hasUnitOf, otherSide, seatOfUnit, sideOfUnit, unitAt, unitsIn } from '../units.ts';
import { canSlide, putDownAsOffered, putDownByHand } from './arrange.ts';
import { destroy, reward } from './destroy.ts';

type March = FrameOf<'march'>;

/** The thing that stands for leaving the board (R13.10). */
const OFF_BOARD = 'off';

/** A Unit begins to move; what an Initiative adds to its values is told. */
export function marchFrame(
  t: RavennaTable,
  unit: number,
  attack: boolean,
  more: { readonly advance: number; readonly turn: number },
): March {
  const { advancing, turning } = dataOf(t, unit);
  const { area, cells } = unitAt(t.s, unit);
  return {
    proc: 'march',
    at: 'go',
    unit,
    advances: advancing + more.advance,
    turns: turning + more.turn,
    advanced: 0,
    turned: 0,
    fromArea: area,
    fromCells: cells,
    attack,
  };
}

/** R13.14, R13.16: it has used no Movement value yet. */
const onlySlides = (f: March): boolean => f.advanced + f.turned === 0;

/** Where it would go, as a thing. */
const aheadOf = (t: RavennaTable, f: March): string => {
  const { area, facing } = unitAt(t.s, f.unit);
  const ahead = stepFrom(area, facing);
  return ahead === OFF ? OFF_BOARD : areaName(ahead);
};

function advanceRefusal(t: RavennaTable, f: March): Refusal | null {
  const { area, facing } = unitAt(t.s, f.unit);
  const unit = unitName(f.unit);
  if (f.advances === 0) return refuse('R13.4', 'march.no-advance', { unit }, [unit]);
  // R13.11: its own cells in the Area it comes from are free for itself, so that it can always leave it.
  if (!hasRoomToPass(t, f.unit, area))
    return refuse('R13.11', 'march.no-passage', { unit, area: areaName(area) }, [unit]);
  const ahead = stepFrom(area, facing);
  // R13.10
  if (ahead === OFF) return null;
  const args = { unit, area: areaName(ahead) };
  const blame = [areaName(ahead)];
  if (hasUnitOf(t.s, ahead, otherSide(sideOfUnit(f.unit)))) return refuse('R13.8', 'march.enemy', args, blame);
  // R3.22
  if (dataOf(t, f.unit).type !== 'infantry' && crossesDitch(t.components, area, facing))
    return refuse('R13.9', 'march.ditch', args, blame);
  return hasRoomToEnd(t, f.unit, ahead) ? null : refuse('R13.12', 'march.no-room', args, blame);
}

function advanceCheck(t: RavennaTable, f: March, arg: Arg | null): Refusal | null {
  if (arg === aheadOf(t, f)) return advanceRefusal(t, f);
  if (arg !== OFF_BOARD && numberIn('area', arg) < 0) return unknownThing(arg);
  return refuse('R13.5', 'march.not-ahead', { unit: unitName(f.unit) }, [String(arg)]);
}

/** R13.13: how it lies makes no difference while it shares its Area with nobody and has no enemy to engage or not to engage. */
const liesAlone = (t: RavennaTable, f: March): boolean =>
  unitsIn(t.s, unitAt(t.s, f.unit).area).length === 1 && !(f.attack && facesEnemy(t, f.unit));

export const march: RavennaProcedure<'march'> = {
  go: {
    // Whoever can do nothing but halt, halts.
    run(p, f) {
      if (f.turns > 0 || !onlySlides(f) || canSlide(p, f.unit) || !advanceRefusal(p, f))
        return ask(seatOfUnit(p, f.unit));
      return step('settled');
    },
    verbs: {
      advance: {
        things: (t, f) => [aheadOf(t, f)],
        check: (t, f, _seat, arg) => advanceCheck(t, f, arg),
        apply(p, f) {
          const tile = unitAt(p.s, f.unit);
          const ahead = stepFrom(tile.area, tile.facing);
          f.advances--;
          f.advanced++;
          if (ahead === OFF) {
            p.log('march.off', { unit: unitName(f.unit) }, 'R13.10');
            destroy(p, f.unit);
            reward(p, f.unit);
            return step('settled');
          }
          tile.area = ahead;
          tile.cells = 0;
          p.log('march.advance', { unit: unitName(f.unit), area: areaName(ahead) }, 'R13.5');
          return { kind: 'again' };
        },
      },
      turn: {
        things(t, f) {
          const { facing } = unitAt(t.s, f.unit);
          return [faceName(left(facing)), faceName(right(facing))];
        },
        check(t, f, _seat, arg) {
          const face = numberIn('face', arg);
          if (face < 0) return unknownThing(arg);
          const { facing } = unitAt(t.s, f.unit);
          const unit = unitName(f.unit);
          // R13.7: lack of room is no obstacle.
          if (face !== left(facing) && face !== right(facing))
            return refuse('R13.6', 'march.quarter-turn', { unit }, [unit]);
          return f.turns > 0 ? null : refuse('R13.4', 'march.no-turn', { unit }, [unit]);
        },
        apply(p, f, _seat, arg) {
          const tile = unitAt(p.s, f.unit);
          tile.facing = numberIn('face', arg);
          tile.cells = 0;
          f.turns--;
          f.turned++;
          p.log('march.turn', { unit: unitName(f.unit), face: faceName(tile.facing) }, 'R13.6');
          return { kind: 'again' };
        },
      },
      halt: {
        check: () => null,
        apply(p, f) {
          putDownAsOffered(p, f.unit, f.attack, onlySlides(f));
          return step('settled');
        },
      },
      arrange: {
        check(t, f) {
          const unit = unitName(f.unit);
          return onlySlides(f) && !canSlide(t, f.unit) ? refuse('R13.16', 'arrange.nothing', { unit }, [unit]) : null;
        },
        apply: (p, f) => call(putDownByHand(p, f.unit, f.attack, onlySlides(f)), 'settled'),
        formal: liesAlone,
      },
    },
  },

  settled: {
    run: (_p, f) => done(f.advanced),
  },
};
