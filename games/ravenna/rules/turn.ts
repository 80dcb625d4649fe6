/** R4 Turn: seven phases in fixed order (R4.1), and what is put back after them. */

import { at, call, done, type Next } from '@condotta/kernel';
import { allOrders, idle } from '../set-up.ts';
import { type FrameOf, frames, NONE, type RavennaFrame, type RavennaPlay, type RavennaProcedure } from '../state.ts';
import { phaseName } from '../things.ts';

type TurnStep = FrameOf<'turn'>['at'];

/** What comes after each phase; none is number 0. */
const AFTER: readonly TurnStep[] = ['orders', 'execution', 'maintain', 'shoot', 'attack', 'movement', 'wait', 'end'];

/** A phase, 1 to 7, before anything of it has happened. */
function phaseFrame(phase: number): RavennaFrame {
  switch (phase) {
    case 1:
      return frames.orders({ strategies: [NONE, NONE], issues: [[], []] });
    case 2:
      return frames.execution({ commander: NONE });
    case 3:
      return frames.maintain();
    case 4:
      return frames.shoot({ unit: NONE, target: NONE, victim: NONE });
    case 5:
      return frames.attack({ unit: NONE, defender: NONE });
    case 6:
      return frames.movement({ unit: NONE, area: NONE });
    case 7:
      return frames.wait();
    default:
      throw new Error(`no phase ${phase}`);
  }
}

/** The procedures in progress at the start of a phase. */
export const phaseStack = (phase: number): RavennaFrame[] => [
  { proc: 'game', at: 'turn' },
  { proc: 'turn', at: at(AFTER, phase) },
  phaseFrame(phase),
];

function begin(p: RavennaPlay, phase: number): Next<TurnStep> {
  p.s.phase = phase;
  p.log('phase', { phase: phaseName(phase) }, 'R4.1');
  return call(phaseFrame(phase), at(AFTER, phase));
}

/** R14.8, R4.9: the Order cards go back, and nothing of this turn lies on a tile but Maintain tokens and wounds. */
function clearTurn(p: RavennaPlay): void {
  const { s } = p;
  // R2.3: the roles stay as they are.
  s.commanders = s.commanders.map(({ seat }) => idle(seat));
  for (const [i, side] of s.sides.entries()) side.orders = allOrders(p.components, i);
  for (const unit of s.units) {
    unit.marked = false;
    unit.steadfast = false;
    unit.covered = false;
  }
}

export const turn: RavennaProcedure<'turn'> = {
  orders: { run: (p) => begin(p, 1) },
  execution: { run: (p) => begin(p, 2) },
  maintain: { run: (p) => begin(p, 3) },
  shoot: { run: (p) => begin(p, 4) },
  attack: { run: (p) => begin(p, 5) },
  movement: { run: (p) => begin(p, 6) },
  wait: { run: (p) => begin(p, 7) },
  end: {
    run(p) {
      clearTurn(p);
      return done();
    },
  },
};
