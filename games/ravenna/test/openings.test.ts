/**
 * Matches do not all open alike, and no opening throws anything away. An opening is all that a side decides in the first turn: Strategy,
 * Orders, marks and marches. What it is worth is counted against the script's
 * opening of the same match, with the same dice, up to the end of the second turn.
 */

import {
  type AnyEngine,
  anyEngineOf,
  at,
  type Chance,
  chanceOf,
  type Decision,
  last,
  range,
  rngOf,
  sum,
} from '@condotta/kernel';
import { budgetOf, kitOf, mindOf, questionFor } from '@condotta/minds';
import { expect, test } from 'vitest';
import { chanceByTurns, playOn, scripted } from '../../../minds/testing.ts';
import { ravenna } from '../index.ts';
import type { RavennaFrame } from '../state.ts';

const engine: AnyEngine = anyEngineOf(ravenna);
const SETUP = { seats: 2, scenario: null, options: { teams: 'even' } };
type AnyWorld = ReturnType<typeof engine.begin>;

const MATCHES = 20;
const WAYS = 6;
const WORLDS = 30;
/** Two points of winning chance, more surely than so few worlds could say by luck: so many standard errors. */
const LOSS = 0.02;
const SURE = 2.5;
const SECONDS = 600;

/** By question: the clicks of one side. */
type Opening = ReadonlyMap<string, readonly Decision[]>;

/** Which question of an opening this is, whatever the dice have been; null: one that is answered as the dice fall. */
function questionIn(world: AnyWorld): string | null {
  const frame = last(world.stack) as RavennaFrame;
  switch (frame.proc) {
    case 'execution':
      return `execution ${frame.commander}`;
    case 'march':
      return `march ${frame.unit}`;
    case 'orders':
      return frame.proc;
    default:
      return null;
  }
}

/** Turn 1 of a match between equals. */
function openingsOf(match: number): Opening[] {
  const chance = chanceOf(rngOf(`match ${match}`));
  const world = engine.begin(SETUP, chance, null);
  const minds = range(2).map(() => mindOf('ravenna', 'captain'));
  const rngs = range(2).map((seat) => rngOf(`mind ${match}.${seat}`));
  const openings = range(2).map(() => new Map<string, Decision[]>());
  while ((world.state as { readonly turn: number }).turn <= 1) {
    const seat = at(world.waiting, 0);
    const question = questionFor(engine, world, seat, at(rngs, seat), budgetOf('captain'));
    const decision = at(minds, seat)?.decide(question);
    if (!decision) throw new Error('nobody plays');
    const key = questionIn(world);
    const clicks = at(openings, seat);
    if (key !== null) clicks.set(key, [...(clicks.get(key) ?? []), decision]);
    engine.play(world, seat, decision, chance, null);
  }
  return openings;
}

const wordsOf = (opening: Opening): string =>
  [...opening]
    .map(([key, clicks]) => `${key}: ${clicks.map(({ verb, arg }) => `${verb} ${arg}`).join(' ')}`)
    .join('; ');

/** How both sides of a match stand after the second turn if this one opens so, or both by the script alone; with the dice of this number. */
function chancesOf(match: number, side: number, opening: Opening, number: number): readonly number[] {
  const kit = kitOf('ravenna');
  if (!kit) throw new Error('nobody plays');
  const cards = chanceOf(rngOf(`match ${match}`));
  const world = engine.begin(SETUP, cards, null);
  const dice = chanceByTurns(kit, world, `dice ${number}`);
  const chance: Chance = (count, among) => (kit.clock(world) <= 1 ? cards : dice)(count, among);
  const left = new Map([...opening].map(([key, clicks]) => [key, [...clicks]]));
  const answer = (now: AnyWorld, seat: number): readonly Decision[] => {
    const clicks = seat === side && kit.clock(now) < 2 ? left.get(questionIn(now) ?? '') : undefined;
    const next = clicks?.shift();
    if (next && !engine.check(now, seat, next)) return [next];
    clicks?.splice(0);
    return scripted(engine, kit, now, seat);
  };
  playOn(engine, kit, world, chance, (now) => kit.clock(now) >= 3, answer);
  return kit.evaluate(engine.table(world), world);
}

const mean = (list: readonly number[]): number => sum(list) / list.length;
const BY_SCRIPT: Opening = new Map();
type Chances = readonly (readonly number[])[];

/** What an opening surely loses against the script's in the same match, whose chances are these. */
function lossOf(match: number, side: number, opening: Opening, byScript: Chances): number {
  const losses = byScript.map(
    (chances, number) => at(chances, side) - at(chancesOf(match, side, opening, number), side),
  );
  const loss = mean(losses);
  return loss - SURE * Math.sqrt(mean(losses.map((one) => (one - loss) ** 2)) / WORLDS);
}

test(
  'both sides open in many ways, and none of them loses',
  () => {
    const matches = range(MATCHES).map(openingsOf);
    const byScript = range(MATCHES).map((match) =>
      range(WORLDS).map((number) => chancesOf(match, 0, BY_SCRIPT, number)),
    );
    for (const side of [0, 1]) {
      const openings = matches.map((both) => at(both, side));
      expect(new Set(openings.map(wordsOf)).size).toBeGreaterThanOrEqual(WAYS);
      for (const [match, opening] of openings.entries())
        expect(lossOf(match, side, opening, at(byScript, match)), wordsOf(opening)).toBeLessThan(LOSS);
    }
  },
  SECONDS * 1000,
);
