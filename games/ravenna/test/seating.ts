/**
 * The rules of Ravenna speak of Commanders, and a test names them ("F2"); who sits where must not matter. `test` runs each test
 * as it is written, with two players unless it says otherwise, and once more with six: each Commander a player. It is the
 * tables of table.ts that seat them.
 */

import { test as once } from 'vitest';

const EVERYBODY = 6;

let seats: number | undefined;

/** For how many a table of the test in progress is laid if its document does not say. */
export const seatsNow = (): number | undefined => seats;

function apart(name: string, body: () => void): void {
  once(`${name}, each Commander a player`, () => {
    seats = EVERYBODY;
    try {
      body();
    } finally {
      seats = undefined;
    }
  });
}

const both = (name: string, body: () => void): void => {
  once(name, body);
  apart(name, body);
};

export const test = Object.assign(both, {
  /** For what depends on how many play. */
  asWritten: (name: string, body: () => void): void => once(name, body),
  each: once.each.bind(once) as typeof once.each,
});
