/** The pieces before the set-up (M4-1): all counters beside the map, walls whole, chits and Command markers not yet dealt. */

import { at, range, type Setup } from '@condotta/kernel';
import type { ChitDate, Components } from './components/types.ts';
import { lookupOf } from './lookup.ts';
import { frames, type MonferratoFrame, NONE, RESERVE, type State } from './state.ts';

/** D16: the box that a month belongs to. */
export const boxOf = ({ boxes }: Components, { year, month }: ChitDate): number =>
  boxes.findIndex((box) => box.year === year && box.months.includes(month));

export function setup({ options }: Setup, components: Components): { state: State; frame: MonferratoFrame } {
  const { units, camps, armies, commands, chits, morale, cautions } = components;
  const { sides } = lookupOf(components);
  const starting = new Set(commands.flatMap(({ starts, army }) => (starts ? [army] : [])));
  const state: State = {
    turn: 0,
    end: boxOf(components, components.end),
    places: units.map(() => RESERVE),
    marks: units.map(() => 0),
    camps: camps.map(() => ({ zone: RESERVE, moved: false })),
    forts: [[], []],
    fortsLeft: [...components.forts],
    ruins: [],
    raided: [],
    levels: sides.map(({ level }) => level),
    mines: sides.map(() => 0),
    miners: sides.map(() => NONE),
    // MS-13
    morale: armies.map((_, army) => (starting.has(army) ? morale.start : 0)),
    entering: armies.map(() => morale.start),
    // MS-12
    cup: range(commands.length).filter((command) => at(commands, command).starts),
    box: [],
    drawn: NONE,
    resting: [],
    hands: [[], []],
    seen: [[], [], []],
    bag: chits.flatMap(({ colour }, chit) => (colour === 'blue' ? [chit] : [])),
    discard: [],
    removed: [],
    changed: false,
    groups: [],
    points: [0, 0],
    cautioned: cautions.map(() => false),
    open: false,
    truce: false,
    arrivals: options['arrivals'] === 'printed' ? 'printed' : 'waiting',
    holding: options['holding'] === 'printed' ? 'printed' : 'free',
  };
  return { state, frame: frames.game() };
}
