/** V7 Rounds, turn order, active player; V8 Ventura Phase: Initiative Step. */

import { at, call, range, step } from '@condotta/kernel';
import {
  frames,
  ROUND_STEPS,
  type RoundStep,
  type State,
  type VenturaFrame,
  type VenturaPlay,
  type VenturaProcedure,
} from '../state.ts';
import { seatName } from '../things.ts';
import { score } from './points.ts';
import { seatInOrder } from './set-up.ts';

export const game: VenturaProcedure<'game'> = {
  families: { run: () => call(frames.families(), 'building') },
  building: {
    run: () => call(frames.building(), 'domains'),
  },
  domains: { run: () => call(frames.domains(), 'rounds') },
  rounds: {
    run(p) {
      p.s.round++;
      p.log('round', { round: p.s.round }, 'V7.1');
      return step('round');
    },
  },
  // V31.4: rounds without limit.
  round: {
    run: () => call(frames.round(), 'rounds'),
  },
};

/** V8 */
function initiative(p: VenturaPlay): void {
  const { s } = p;
  // V8.4
  if (s.round === 1) return;
  // V8.1, V8.2, V8.3: fewest points, then fewest Florins, then chance.
  let tied = range(s.players.length).filter((seat) => at(s.players, seat).living);
  const lowest = (of: (seat: number) => number): void => {
    const least = Math.min(...tied.map(of));
    tied = tied.filter((seat) => of(seat) === least);
  };
  lowest((seat) => at(s.players, seat).points);
  lowest((seat) => at(s.players, seat).florins);
  s.first = tied.length === 1 ? at(tied, 0) : at(tied, p.pick(tied.length));
  p.log('initiative', { seat: seatName(s.first) }, tied.length === 1 ? 'V8.1' : 'V8.3');
  // V8.5
  score(p, s.first, 1, 'V8.5');
}

/** The frame of a player's turn in a step. */
function turnFrame(name: RoundStep, seat: number): VenturaFrame {
  switch (name) {
    case 'prestige':
      return frames.prestige({ seat });
    case 'fortune':
      return frames.fortune({ seat });
    case 'recruit':
      return frames.recruit({ seat });
    case 'recovery':
      return frames.recovery({ seat });
    case 'annex':
      return frames.annex({ seat });
    case 'upkeep':
      return frames.upkeep({ seat });
    case 'expansion':
      return frames.expansion({ seat });
    case 'conscription':
      return frames.conscription({ seat });
    case 'deploy':
      return frames.deploy({ seat });
    case 'regroup':
      return frames.regroup({ seat });
    case 'troop':
      return frames.troop({ seat });
  }
}

function nextStep(name: RoundStep): RoundStep | null {
  return ROUND_STEPS[ROUND_STEPS.indexOf(name) + 1] ?? null;
}

/**
 * V7.1: Initiative, then the steps, each of them turn by turn (V7.2). Whose turn it is is the active player (V7.4); First
 * Player stays first until the next Initiative (V7.3), and goes first where no other order is given (V7.6).
 */
export const round: VenturaProcedure<'round'> = {
  initiative: {
    run(p) {
      initiative(p);
      return step('turn');
    },
  },
  turn: {
    run(p, f) {
      const { s } = p;
      if (f.turn === s.players.length) {
        const next = nextStep(f.step);
        if (!next) {
          endTroopPhase(s);
          return { kind: 'done', result: 0 };
        }
        f.step = next;
        f.turn = 0;
      }
      if (f.turn === 0) p.log(`phase.${f.step}`, {}, 'V7.1');
      // V30.5: the order starts from the First Player's seat and skips who is out.
      const seat = seatInOrder(s, f.turn++);
      return at(s.players, seat).living ? call(turnFrame(f.step, seat), 'turn') : step('turn');
    },
  },
};

/** V19.1: each Troop may move once in each Troop Phase. */
function endTroopPhase(s: State): void {
  for (const troop of s.troops) {
    troop.moved = false;
    troop.spur = 0;
  }
}

/** The procedures in progress in a player's turn of a step; without a step, at the start of a round. */
export function turnStack(s: State, name: RoundStep | null, seat: number): VenturaFrame[] {
  const base = frames.game({ at: 'rounds' });
  if (name === null) return [base, frames.round()];
  const seats = s.players.length;
  const turn = (seat - s.first + seats) % seats;
  return [base, frames.round({ at: 'turn', step: name, turn: turn + 1 }), turnFrame(name, seat)];
}
