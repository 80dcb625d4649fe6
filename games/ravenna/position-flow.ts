/** The procedures in progress in a position document. */

import { type Arranged, list, problemsOf } from '@condotta/kernel';
import { type Ranges, strayIn } from '@condotta/kit';
import { seatsOf } from './position-pieces.ts';
import type { Reader } from './position-reader.ts';
import { phaseStack } from './rules/turn.ts';
import { frameShape, type RavennaFrame, type RavennaTable, type State } from './state.ts';
import { isAlive } from './units.ts';

export function readFlow(
  r: Reader,
  t: RavennaTable,
  d: Record<string, unknown>,
  moment: number | null,
): Omit<Arranged<State, RavennaFrame>, 'setup' | 'state'> {
  const over = d['over'] ?? null;
  const outcome = over === null ? null : r.outcome(over, 'over', seatsOf(t.s));
  if (d['flow'] === undefined)
    return { stack: stackOf(t.s.phase, moment), waiting: null, sealed: false, over: outcome };
  const flow = r.object(d['flow'], 'flow', ['stack', 'waiting', 'sealed']);
  return {
    stack: readStack(r, t, flow['stack']),
    waiting: flow['waiting'] === undefined ? null : r.seats(flow['waiting'], 'flow.waiting', seatsOf(t.s)),
    sealed: r.flag(flow['sealed'], 'flow.sealed', false),
    over: outcome,
  };
}

/** The procedures in progress at the start of a phase, or when so many have had their moment. */
function stackOf(phase: number, moment: number | null): RavennaFrame[] {
  if (phase === 0) return [{ proc: 'game', at: 'deploy' }];
  const stack = phaseStack(phase);
  const frame = stack.at(-1);
  if (moment === null || !frame) return stack;
  if (frame.proc === 'execution') frame.turn = moment;
  if (frame.proc === 'shoot' || frame.proc === 'attack' || frame.proc === 'movement') {
    frame.at = 'next';
    frame.next = moment;
  }
  return stack;
}

function readStack(r: Reader, t: RavennaTable, given: unknown): RavennaFrame[] {
  const problems = problemsOf(list(frameShape), given, 'flow.stack');
  r.problems.push(...problems);
  if (problems.length > 0) return [];
  // A private copy: frames change as the game goes on.
  const stack = JSON.parse(JSON.stringify(given)) as RavennaFrame[];
  if (stack.length === 0) r.wrong('flow.stack', 'there is no procedure in progress');
  for (const [i, frame] of stack.entries()) {
    const text = strangerIn(t, frame);
    if (text) r.wrong(`flow.stack[${i}]`, text);
  }
  return r.problems.length > 0 ? [] : stack;
}

/** The numbers of the things that procedures speak of. */
const RANGES: Ranges = {
  turn: [0, 6],
  next: [0, 24],
  commander: [-1, 5],
  strategies: [-1, 8],
  issues: [0, 3],
  unit: [-1, 23],
  victim: [-1, 23],
  defender: [-1, 23],
  mover: [-1, 23],
  units: [0, 23],
  fixed: [0, 23],
  before: [0, 63],
  area: [-1, 41],
  target: [-1, 41],
  fromArea: [0, 41],
  fromCells: [0, 15],
  facing: [0, 3],
  direction: [0, 3],
};

/** What a procedure in progress speaks of must be on the table; else what is not. */
function strangerIn({ s }: RavennaTable, frame: RavennaFrame): string | null {
  const stray = strayIn(frame, RANGES);
  if (stray) return stray;
  if ((frame.proc === 'march' || frame.proc === 'effect') && (frame.unit < 0 || !isAlive(s, frame.unit)))
    return 'its Unit is not on the field';
  if (frame.proc === 'orders' && (frame.strategies.length !== 2 || frame.issues.length !== 2))
    return 'there are two sides';
  return null;
}
