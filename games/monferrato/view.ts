/** MH-1 to MH-3: what the eyes may see, built from an allow-list. Only hands and the two containers are hidden. */

import { at, type Eyes, sees } from '@condotta/kernel';
import { knownIn } from './knowledge.ts';
import {
  BACK,
  ELIMINATED,
  type MonferratoFrame,
  type MonferratoTable,
  type MonferratoWorld,
  NONE,
  OUT_OF_SUPPLY,
  RESERVE,
  WAITING,
} from './state.ts';
import { isActivated, isMarked, placeOf } from './units.ts';
import type { HandView, MonferratoView, UnitView } from './view-form.ts';

const ascending = (list: readonly number[]): number[] => [...list].sort((a, b) => a - b);

function offMap(place: number): UnitView['off'] {
  if (place >= 0) return null;
  return place === RESERVE
    ? 'reserve'
    : place === WAITING
      ? 'waiting'
      : place === ELIMINATED
        ? 'eliminated'
        : 'removed';
}

/** M2.1-8: everything about a counter is open. */
function unitView(t: MonferratoTable, unit: number): UnitView {
  const place = placeOf(t.s, unit);
  return {
    unit,
    zone: place >= 0 ? place : null,
    off: offMap(place),
    back: isMarked(t.s, unit, BACK),
    outOfSupply: isMarked(t.s, unit, OUT_OF_SUPPLY),
    activated: place >= 0 && isActivated(t, unit),
  };
}

function handView(t: MonferratoTable, seat: number, eyes: Eyes): HandView {
  const hand = at(t.s.hands, seat);
  return { count: hand.length, chits: sees(eyes, seat) ? [...hand] : knownIn(t, seat, eyes) };
}

/** A procedure in progress holds nothing that is secret; its lists are copied. */
const frameView = (frame: MonferratoFrame): MonferratoFrame =>
  Object.fromEntries(
    Object.entries(frame).map(([key, value]) => [key, Array.isArray(value) ? [...value] : value]),
  ) as unknown as MonferratoFrame;

export function view(t: MonferratoTable, world: MonferratoWorld, eyes: Eyes): MonferratoView {
  const { s } = t;
  return {
    turn: s.turn,
    end: s.end,
    units: s.places.map((_, unit) => unitView(t, unit)),
    camps: s.camps.map(({ zone, moved }) => ({ zone, moved })),
    forts: s.forts.map((zones) => [...zones]),
    fortsLeft: [...s.fortsLeft],
    ruins: [...s.ruins],
    raided: [...s.raided],
    sides: s.levels.map((level, side) => ({ level, mines: at(s.mines, side) })),
    morale: [...s.morale],
    cup: ascending(s.cup),
    box: [...s.box],
    drawn: s.drawn === NONE ? null : s.drawn,
    resting: [...s.resting],
    hands: [0, 1].map((seat) => handView(t, seat, eyes)),
    bag: s.bag.length,
    discard: [...s.discard],
    removed: [...s.removed],
    changed: s.changed,
    groups: s.groups.map(({ chit, due, sure }) => ({ chit, due, sure })),
    points: [...s.points],
    cautioned: [...s.cautioned],
    open: s.open,
    truce: s.truce,
    flow: world.stack.map(frameView),
  };
}
