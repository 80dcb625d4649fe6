/** The procedures in progress in a position document. */

import { type Arranged, list, problemsOf } from '@condotta/kernel';
import { type Ranges, strayIn } from '@condotta/kit';
import type { Components } from './components/types.ts';
import { lookupOf } from './lookup.ts';
import type { Reader } from './position-reader.ts';
import { frameShape, frames, type MonferratoFrame, NONE, type State } from './state.ts';

type Flow = Pick<Arranged<State, MonferratoFrame>, 'stack' | 'waiting'>;

/** Left out, a Command is about to be drawn. */
export function readFlow(r: Reader, d: Record<string, unknown>, components: Components): Flow {
  if (d['flow'] === undefined) return { stack: [frames.game({ at: 'turn' }), frames.turn()], waiting: null };
  const flow = r.object(d['flow'], 'flow', ['stack', 'waiting']);
  const waiting = flow['waiting'] === undefined ? null : r.seats(flow['waiting'], 'flow.waiting', 2);
  const problems = problemsOf(list(frameShape), flow['stack'], 'flow.stack');
  r.problems.push(...problems);
  if (problems.length > 0) return { stack: [], waiting };
  // A private copy: frames change as the game goes on.
  const stack = JSON.parse(JSON.stringify(flow['stack'])) as MonferratoFrame[];
  if (stack.length === 0) r.wrong('flow.stack', 'there is no procedure in progress');
  const ranges = rangesOf(components);
  for (const [i, frame] of stack.entries()) {
    const text = misplaced(frame, i) ?? strayIn(frame, ranges) ?? unevenIn(frame, components);
    if (text) r.wrong(`flow.stack[${i}]`, text);
  }
  return { stack, waiting };
}

/** What is in progress at the first places of the stack; what comes above it, comes in many orders. */
const PLACES: readonly (readonly MonferratoFrame['proc'][])[] = [
  ['game'],
  ['setUp', 'turn'],
  ['activation', 'arrivals', 'stacking'],
];
const ONCE: readonly string[] = ['game', 'setUp', 'turn', 'activation', 'arrivals'];

function misplaced({ proc }: MonferratoFrame, place: number): string | null {
  const fits = PLACES[place]?.includes(proc) ?? (proc === 'zone' ? place === PLACES.length : !ONCE.includes(proc));
  return fits ? null : `"${proc}" cannot be in progress here`;
}

/** The numbers of the things that procedures speak of; NONE only where there may be none. */
function rangesOf(components: Components): Ranges {
  const zones = components.zones.length;
  const [zone, zoneOrNone] = [[0, zones - 1] as const, [NONE, zones - 1] as const];
  const [unit, unitOrNone] = [[0, components.units.length - 1] as const, [NONE, components.units.length - 1] as const];
  const seat = [0, 1] as const;
  const chit = [0, components.chits.length - 1] as const;
  const [command, commandOrNone] = [
    [0, components.commands.length - 1] as const,
    [NONE, components.commands.length - 1] as const,
  ];
  return {
    seat,
    attacker: seat,
    won: [NONE, 1],
    asked: [NONE, 2],
    zone,
    // It looks at all zones for one faction, then for the other.
    'stacking.zone': [0, 2 * zones],
    'plague.zone': [0, zones],
    'response.zone': zoneOrNone,
    'reinforcement.zone': zoneOrNone,
    from: zone,
    'response.from': zoneOrNone,
    target: zoneOrNone,
    chosen: zone,
    reach: zone,
    forts: zone,
    salvos: zone,
    zones: zone,
    origins: zoneOrNone,
    campFrom: zoneOrNone,
    march: zoneOrNone,
    train: zoneOrNone,
    camp: [NONE, components.camps.length - 1],
    unit: unitOrNone,
    'recalled.unit': unit,
    'engineers.unit': unit,
    leader: unitOrNone,
    armed: unit,
    attackers: unit,
    guns: unit,
    raiders: unit,
    units: unit,
    side: [NONE, lookupOf(components).sides.length - 1],
    command,
    'replacements.command': commandOrNone,
    army: [0, components.armies.length - 1],
    chit,
    met: chit,
    'arrivals.done': chit,
    effect: [0, Math.max(...components.chits.map(({ effects }) => effects.length))],
    step: [0, components.setUp.length],
    option: [0, 3],
  };
}

/** Lists of a frame that go together must be as long as each other; else what does not. */
function unevenIn(frame: MonferratoFrame, components: Components): string | null {
  const sides = lookupOf(components).sides.length;
  if (frame.proc === 'activation' && (frame.laid.length !== sides || frame.tried.length !== sides))
    return `there are ${sides} sides`;
  if (frame.proc === 'battle' && frame.origins.length !== frame.attackers.length)
    return 'each attacker comes from somewhere';
  if (frame.proc === 'replacements' && frame.brought.length !== frame.zones.length)
    return 'units are brought to each zone';
  return null;
}
