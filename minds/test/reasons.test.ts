import { ravenna } from '@condotta/games/ravenna';
import { ventura } from '@condotta/games/ventura';
import { anyEngineOf, at, chanceOf, type Decision, rngOf } from '@condotta/kernel';
import { expect, test } from 'vitest';
import { budgetOf, kitOf, mindOf, questionFor, reasonsFor } from '../index.ts';

const GAMES = [ventura, ravenna];

/** Positions of games of sergeants. */
function* positions(game: (typeof GAMES)[number], every: number, most: number) {
  const engine = anyEngineOf(game);
  const mind = mindOf(game.id, 'sergeant');
  if (!mind) throw new Error('no sergeant');
  const chance = chanceOf(rngOf('reasons'));
  const options = Object.fromEntries(game.options.map(({ id, values }) => [id, values[0] ?? false]));
  const world = engine.begin({ seats: 2, scenario: null, options }, chance, null);
  for (let n = 0; !world.over && n < every * most; n++) {
    const seat = at(world.waiting, 0);
    const question = questionFor(engine, world, seat, rngOf(`reasons${n}`), budgetOf('sergeant'));
    const decision = mind.decide(question);
    if (n % every === every - 1) yield { engine, world, seat, question, decision, legal: engine.legal(world, seat) };
    engine.play(world, seat, decision, chance, null);
  }
}

test('reasons have words in both languages, are the same again, and not a few decisions have one', () => {
  for (const game of GAMES) {
    const all: string[] = [];
    for (const { question, decision } of positions(game, 17, 12)) {
      const reasons = reasonsFor(game.id, question, decision);
      if (all.length === 0) expect(reasonsFor(game.id, question, decision)).toEqual(reasons);
      expect(reasons.length).toBeGreaterThan(0);
      for (const name of reasons) {
        expect(game.messages.en).toHaveProperty([`reason.${name}`]);
        expect(game.messages.it).toHaveProperty([`reason.${name}`]);
      }
      all.push(at(reasons, 0));
    }
    expect(all.filter((name) => name !== 'none').length).toBeGreaterThanOrEqual(all.length / 4);
  }
});

test('where all plans begin alike, what else could be clicked is compared', () => {
  const kit = kitOf('ravenna');
  if (!kit) throw new Error('no kit');
  const told: string[] = [];
  for (const { engine, world, seat, question, decision, legal } of positions(ravenna, 1, 90)) {
    const plans = kit.candidates(engine.table(world), world, seat, legal);
    const begins = new Set(plans.map(({ decisions: [first] }) => `${first?.verb} ${first?.arg}`));
    if (engine.frameOf(world, seat).proc !== 'execution' || begins.size !== 1 || legal.length < 2) continue;
    told.push(at(reasonsFor('ravenna', question, decision), 0));
  }
  expect(told.length).toBeGreaterThan(5);
  expect(told.filter((name) => name !== 'none').length).toBeGreaterThan(told.length / 3);
});

test('who has no choice is told so; a game without a kit has no reasons', () => {
  let alone = 0;
  for (const { question, decision, legal } of positions(ventura, 1, 90)) {
    if (legal.length > 1) continue;
    alone++;
    expect(reasonsFor('ventura', question, decision)).toEqual(['only']);
    expect(reasonsFor('no-game', question, decision)).toEqual([]);
  }
  expect(alone).toBeGreaterThan(0);
});

test('what a reason says is true of one world beside the other', () => {
  interface Seen {
    readonly round: number;
    readonly players: readonly {
      readonly points: number;
      readonly florins: number;
      readonly reserve: readonly unknown[];
    }[];
    readonly troops: readonly { readonly seat: number; readonly companies: readonly unknown[] }[];
  }
  const kit = kitOf('ventura');
  if (!kit) throw new Error('no kit');
  let told = 0;
  for (const { engine, world, seat, legal } of positions(ventura, 3, 130)) {
    if ((world.state as Seen).round === 0 || legal.length < 2) continue;
    const after = (decision: Decision) => {
      const copy = engine.copy(world);
      engine.play(copy, seat, decision, chanceOf(rngOf('true')), null);
      return copy;
    };
    const [here, there] = [after(at(legal, 0)), after(at(legal, legal.length - 1))];
    if (here.over || there.over) continue;
    const gains = kit.gains(engine.table(here), here, { t: engine.table(there), world: there }, seat);
    const [a, b] = [here.state as Seen, there.state as Seen].map(({ players }) => at(players, seat));
    if (!a || !b) continue;
    const more: Readonly<Record<string, number>> = {
      points: a.points - b.points,
      florins: a.florins - b.florins,
      tiles: a.reserve.length - b.reserve.length,
    };
    for (const [name, difference] of Object.entries(more))
      if ((gains[name] ?? 0) > 0) {
        told++;
        expect([name, difference > 0]).toEqual([name, true]);
      }
  }
  expect(told).toBeGreaterThan(5);
});
