/** F14 Maneuver, and the movement step it shares with Charge: a normal move and a support movement, in either order (F16.12). */

import { ask, call, type Seat, step } from '@condotta/kernel';
import { type FrameOf, frames, refuse, type VenterraProcedure, type VenterraTable } from '../state.ts';
import { upgradeThings } from '../things.ts';
import { canMarch, canSail } from './movement.ts';
import { playerOf } from './players.ts';
import { canRecruit, recruitVerb } from './reinforce.ts';
import { play, skipTo } from './steps.ts';
import { buyUpgrade, upgradeRefusal, upgradesOf } from './upgrades.ts';

/** Is either the normal move or the support movement left, not both? */
const isOneMovement = (t: VenterraTable, f: FrameOf<'action'>, seat: Seat): boolean =>
  (!f.marched && t.once(canMarch, seat)) !== (!f.sailed && t.once(canSail, seat));

const canPlay = (t: VenterraTable, f: FrameOf<'action'>, seat: Seat): boolean =>
  !f.marched && !f.sailed && (play.things?.(t, f, seat) ?? []).some((card) => !play.check(t, f, seat, card));

export const maneuver: Pick<VenterraProcedure<'action'>, 'move' | 'second'> = {
  move: {
    run(p, f) {
      // F16.15: an additional move action is the move and nothing else.
      if (f.card === 'extra') {
        if (f.marched) return step('close');
        f.marched = true;
        return call(frames.movement({ seat: f.seat, kind: 'charge', from: -1, target: -1, unit: -1 }), 'move');
      }
      const mayMarch = !f.marched && canMarch(p, f.seat);
      const maySail = !f.sailed && canSail(p, f.seat);
      const begun = f.marched || f.sailed;
      if (mayMarch || maySail || (!begun && playerOf(p.s, f.seat).favors.length > 0)) return ask(f.seat);
      return step(f.card === 'charge' ? 'cards' : 'second');
    },
    verbs: {
      march: {
        check(t, f, seat) {
          if (f.marched) return refuse('F11.7', 'action.done-already', {});
          return t.once(canMarch, seat) ? null : refuse('F16.4', 'move.nobody', {});
        },
        apply(_p, f, seat) {
          f.marched = true;
          const kind = f.card === 'charge' ? 'charge' : 'maneuver';
          return call(frames.movement({ seat, kind, from: -1, target: -1, unit: -1 }), 'move');
        },
      },
      sail: {
        check(t, f, seat) {
          if (f.sailed) return refuse('F16.11', 'action.done-already', {});
          return t.once(canSail, seat) ? null : refuse('F16.11', 'move.no-ship', {});
        },
        apply(_p, f, seat) {
          f.sailed = true;
          return call(frames.movement({ seat, kind: 'support', from: -1, target: -1, unit: -1 }), 'move');
        },
      },
      play: {
        ...play,
        check(t, f, seat, arg) {
          // F9.8: never inside a movement, and both movements are one step.
          return f.marched || f.sailed ? refuse('F9.8', 'favor.inside-step', {}) : play.check(t, f, seat, arg);
        },
      },
      skip: {
        check: () => null,
        apply: (_p, f) => step(f.card === 'charge' ? 'cards' : 'second'),
        // F16.16: a movement without units is a skipped one, so where there is one and nothing else to do it is asked for at once.
        formal: (t, f, seat) => isOneMovement(t, f, seat) && !canPlay(t, f, seat),
      },
    },
  },

  // F14.4: one of the two, or nothing.
  second: {
    run(p, f) {
      const { favors } = playerOf(p.s, f.seat);
      const any = upgradesOf(p, f.seat).some((upgrade) => !upgradeRefusal(p, f.seat, upgrade)) || canRecruit(p, f.seat);
      return any || favors.length > 0 ? ask(f.seat) : step('after');
    },
    verbs: {
      upgrade: {
        things: (t, f) => upgradesOf(t, f.seat),
        check: (t, _f, seat, arg) => upgradeRefusal(t, seat, arg),
        apply: (p, _f, seat, arg) => buyUpgrade(p, seat, upgradeThings.number(arg), 'after'),
      },
      recruit: recruitVerb('after'),
      play,
      skip: skipTo('after'),
    },
  },
};
