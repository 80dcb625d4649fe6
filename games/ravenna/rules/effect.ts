/** R12 Combat effects: a Unit that was hit, by a shot or in a melee. */

import { type Arg, ask, call, done, type Next, step, unknownThing } from '@condotta/kernel';
import type { Claim } from '../claims.ts';
import { crossesDitch, OFF, stepFrom } from '../field.ts';
import { hasRoomToEnd, hasRoomToPass } from '../packing.ts';
import { effectParts } from '../parts.ts';
import {
  type FrameOf,
  type RavennaPlay,
  type RavennaProcedure,
  type RavennaTable,
  type RavennaVerb,
  refuse,
} from '../state.ts';
import { effectCosts } from '../strength.ts';
import { areaName, partNames, unitName } from '../things.ts';
import { dataOf, hasUnitOf, isAlive, otherSide, seatOfUnit, sideOfUnit, unitAt } from '../units.ts';
import { putDownAsOffered, putDownByHand } from './arrange.ts';
import { destroy, reward } from './destroy.ts';
import { lose } from './moral.ts';

type Effect = FrameOf<'effect'>;
type Flight = 'withdraw' | 'retreat';

/** R12.8, R12.9 */
const stepsOf = (t: RavennaTable, unit: number, flight: Flight): number =>
  flight === 'withdraw' ? 1 : dataOf(t, unit).advancing;

/** Where a Unit that withdraws or retreats in a direction comes to stand, or OFF if a step of it cannot be made (R12.12). */
export function wayOut(t: RavennaTable, unit: number, direction: number, flight: Flight): number {
  const steps = stepsOf(t, unit, flight);
  const isFoot = dataOf(t, unit).type === 'infantry';
  let { area } = unitAt(t.s, unit);
  for (let i = 1; i <= steps; i++) {
    if (!isFoot && crossesDitch(t.components, area, direction)) return OFF;
    area = stepFrom(area, direction);
    if (area === OFF || hasUnitOf(t.s, area, otherSide(sideOfUnit(unit)))) return OFF;
    if (i < steps ? !hasRoomToPass(t, unit, area) : !hasRoomToEnd(t, unit, area)) return OFF;
  }
  return area;
}

/** What an effect costs and why, judged before it changes anything (R12.2). */
interface Bill {
  readonly points: number;
  readonly parts: readonly string[];
}
const billFor = (t: RavennaTable, f: Effect, effect: 'moral' | 'wound' | Flight): Bill => ({
  points: effectCosts(t, f)[effect],
  parts: partNames(effectParts(t, f, effect)),
});

/** R12.19: what has happened to the Unit is paid for by its side, then the enemy gains by its death. */
function settleMoral(p: RavennaPlay, f: Effect, { points, parts }: Bill, rule: Claim): void {
  lose(p, sideOfUnit(f.unit), points, 'effect.cost', { unit: unitName(f.unit), parts }, rule);
  if (!isAlive(p.s, f.unit)) reward(p, f.unit);
}

/** R12.8 to R12.16. R12.15: no Order is executed and no Movement value used. True if it lives and has been moved; it is not put down yet. */
function flee(p: RavennaPlay, f: Effect, flight: Flight): boolean {
  const tile = unitAt(p.s, f.unit);
  const to = wayOut(p, f.unit, f.direction, flight);
  // R12.13
  if (to === OFF) {
    p.log('effect.no-way', { unit: unitName(f.unit) }, 'R12.13');
    destroy(p, f.unit);
    return false;
  }
  const args = { unit: unitName(f.unit), area: areaName(to) };
  if (flight === 'withdraw') p.log('effect.withdraw', args, 'R12.8');
  else p.log('effect.retreat', args, 'R12.9');
  tile.area = to;
  tile.cells = 0;
  // R12.11, R12.16
  if (flight === 'retreat') tile.facing = f.direction;
  // R12.10
  tile.marked = false;
  tile.maintains = false;
  return true;
}

function takeFlight(p: RavennaPlay, f: Effect, flight: Flight, byHand: boolean): Next<Effect['at']> {
  const bill = billFor(p, f, flight);
  const lives = flee(p, f, flight);
  // R12.14
  const arranging = lives && byHand ? putDownByHand(p, f.unit, false, false) : null;
  if (lives && !arranging) putDownAsOffered(p, f.unit, false, false);
  settleMoral(p, f, bill, flight === 'withdraw' ? 'R12.8' : 'R12.9');
  return arranging ? call(arranging, 'settled') : step('settled');
}

const flightVerb = (flight: Flight): RavennaVerb<Effect> => ({
  check: () => null,
  apply: (p, f) => takeFlight(p, f, flight, false),
});

const FLIGHTS: readonly Flight[] = ['withdraw', 'retreat'];
const flightIn = (arg: Arg | null): Flight | null => FLIGHTS.find((flight) => flight === arg) ?? null;

export const effect: RavennaProcedure<'effect'> = {
  choose: {
    // R12.1: its own Commander; all four are always open to him.
    run: (p, f) => ask(seatOfUnit(p, f.unit)),
    verbs: {
      moral: {
        check: () => null,
        apply(p, f) {
          p.log('effect.moral', { unit: unitName(f.unit) }, 'R12.3');
          settleMoral(p, f, billFor(p, f, 'moral'), 'R12.3');
          return step('settled');
        },
      },
      wound: {
        check: () => null,
        apply(p, f) {
          const bill = billFor(p, f, 'wound');
          const tile = unitAt(p.s, f.unit);
          p.log('effect.wound', { unit: unitName(f.unit) }, 'R12.4');
          // R12.7
          if (tile.wounded) destroy(p, f.unit);
          // R12.6
          else tile.wounded = true;
          settleMoral(p, f, bill, 'R12.4');
          return step('settled');
        },
      },
      withdraw: flightVerb('withdraw'),
      retreat: flightVerb('retreat'),
      arrange: {
        things: () => FLIGHTS,
        check(t, f, _seat, arg) {
          const flight = flightIn(arg);
          if (!flight) return unknownThing(arg);
          const unit = unitName(f.unit);
          const dies = wayOut(t, f.unit, f.direction, flight) === OFF;
          return dies ? refuse('R12.13', 'effect.nowhere', { unit }, [unit]) : null;
        },
        apply(p, f, _seat, arg) {
          return takeFlight(p, f, flightIn(arg) ?? 'withdraw', true);
        },
      },
    },
  },

  settled: {
    run: () => done(),
  },
};
