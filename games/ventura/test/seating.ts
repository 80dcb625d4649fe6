/**
 * The seats of a test are roles: "seat 0 attacks seat 1" is meant of any two players. `test` runs each test as it is written,
 * with everybody a seat further, and with two more families who do nothing, so that two players sit on seats 2 and 3 of four:
 * no rule may hold for some seats only. The tables of table.ts put each player on another seat and tell everything back as
 * it was written; the order of turns goes round the table, so nothing else changes.
 */

import { at, type Eyes, isObject, range } from '@condotta/kernel';
import { test as once } from 'vitest';

interface Seating {
  readonly name: string;
  /** Everybody sits so many seats further than written. */
  readonly further: number;
  readonly guests: boolean;
}

const AS_WRITTEN: Seating = { name: '', further: 0, guests: false };
const FURTHER: Seating = { name: ', a seat further', further: 1, guests: false };
const AMONG_OTHERS: Seating = { name: ', among others', further: 2, guests: true };

let seating = AS_WRITTEN;

/** How the test in progress is seated. */
export const seatingNow = (): Seating => seating;

type Body = () => void;

const seated =
  (one: Seating, body: Body): Body =>
  () => {
    seating = one;
    try {
      body();
    } finally {
      seating = AS_WRITTEN;
    }
  };

const testIn =
  (...seatings: readonly Seating[]) =>
  (name: string, body: Body): void => {
    for (const one of seatings) once(`${name}${one.name}`, seated(one, body));
  };

export const test = Object.assign(testIn(AS_WRITTEN, FURTHER, AMONG_OTHERS), {
  /** For what depends on how many play. */
  amongThemselves: testIn(AS_WRITTEN, FURTHER),
  /** For what depends on the seats themselves, such as a pick among them. */
  asWritten: testIn(AS_WRITTEN),
  each: once.each.bind(once) as typeof once.each,
});

/** Who sits where: of a test's player the seat, and of a seat the test's player. */
export interface Seats {
  /** Of the test; guests are not among them. */
  readonly players: number;
  seatOf(player: number): number;
  playerOn(seat: number): number;
}

export function seatsOf(players: number, all: number, further: number): Seats {
  const turned = (by: number) => (seat: number) => (seat >= 0 && seat < all ? (seat + by) % all : seat);
  return { players, seatOf: turned(further), playerOn: turned(all - (further % all)) };
}

/** The keys whose numbers are seats, in states, frames, views, documents and events. */
const SEAT_KEYS = new Set(['seat', 'foe', 'first', 'owner']);
const SEATS_KEYS = new Set(['owners', 'waiting', 'winners']);
const EYES_KEYS = new Set(['only', 'but']);

export const textFor = (text: string, to: (seat: number) => number): string =>
  text.replace(/\b(seat|troop):(\d)/g, (_, kind, seat) => `${kind}:${to(Number(seat))}`);

const eyesFor = (eyes: Eyes, to: (seat: number) => number): Eyes =>
  range(4).reduce((seen, seat) => ((eyes & (1 << seat)) === 0 ? seen : seen | (1 << to(seat))), 0);

/** A copy of any plain value in which every seat is another one; `players` stand in the order of their new seats. */
export function reseated<T>(value: T, to: (seat: number) => number, key = ''): T {
  return changed(value, to, key) as T;
}

function changed(value: unknown, to: (seat: number) => number, key: string): unknown {
  if (typeof value === 'string') return textFor(value, to);
  if (typeof value === 'number') {
    if (SEAT_KEYS.has(key)) return to(value);
    return EYES_KEYS.has(key) ? eyesFor(value, to) : value;
  }
  if (Array.isArray(value)) {
    if (key === 'waiting') return value.map(to).sort((a, b) => a - b);
    if (SEATS_KEYS.has(key)) return value.map(to);
    const list = value.map((one) => changed(one, to, ''));
    if (key !== 'players') return list;
    return range(list.length).map((seat) =>
      at(
        list,
        value.findIndex((_, i) => to(i) === seat),
      ),
    );
  }
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, changed(one, to, name)]));
}
