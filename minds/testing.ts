/** What the tests of several games ask of their minds alike. Only tests import this. */

import { type AnyEngine, type AnyWorld, type Arg, at, range, rngOf, type Seat } from '@condotta/kernel';
import { describe, expect, test } from 'vitest';
import { kitOf, type Level, mindOf, questionFor } from './index.ts';

export { chanceByTurns, playOn, scripted } from './rollout.ts';

/** A position in which a sound player cannot go wrong. */
interface Blunder<D, T> {
  readonly name: string;
  readonly doc: D;
  readonly seat: Seat;
  /** Has the seat seen what is obvious? `done`: its decisions, as "verb arg". */
  well(t: T, done: string[]): boolean;
}

/** What it needs of a game's test table. */
interface BlunderTable {
  readonly match: { readonly engine: AnyEngine; readonly world: AnyWorld };
  readonly asked: readonly Seat[];
  act(seat: Seat, verb: string, arg?: Arg): unknown;
}

interface BlundersWish<D, T extends BlunderTable> {
  readonly blunders: readonly Blunder<D, T>[];
  table(doc: D): T;
  /** How much a level may think: far less than it has, since what is obvious must be seen at once. */
  work(level: Level): number;
  /** What is solved with one seed only may be solved by luck; CONDOTTA_SEEDS=5 plays with more than the suite has time for. */
  readonly seeds: number;
}

/** Every thinking level plays the seat's turn; whoever else is asked meanwhile answers by script. */
export function testBlunders<D, T extends BlunderTable>(wish: BlundersWish<D, T>): void {
  const { blunders, table, work } = wish;
  const seeds = Number(process.env['CONDOTTA_SEEDS'] ?? wish.seeds);
  const play = (index: number, level: Level, seed: number): { readonly ok: boolean; readonly done: string[] } => {
    const { doc, seat, well } = at(blunders, index);
    const t = table(doc);
    const { engine } = t.match;
    const { id } = engine.game;
    const kit = kitOf(id);
    const mind = mindOf(id, level);
    const other = mindOf(id, 'sergeant');
    if (!kit || !mind || !other) throw new Error(`nobody plays ${id}`);
    const turn = kit.turn(t.match.world);
    const done: string[] = [];
    const rng = rngOf(seeds === 1 ? `blunder${index}` : `blunder${index}/${seed}`);
    for (let n = 0; n < 60 && !t.match.world.over && kit.turn(t.match.world) === turn; n++) {
      const asked = t.asked[0] ?? 0;
      const budget = { work: asked === seat ? work(level) : 1, until: null };
      const decision = (asked === seat ? mind : other).decide(questionFor(engine, t.match.world, asked, rng, budget));
      if (asked === seat) done.push(`${decision.verb} ${decision.arg ?? ''}`.trim());
      t.act(asked, decision.verb, decision.arg ?? undefined);
    }
    return { ok: well(t, done), done };
  };

  describe.each(['captain', 'general', 'marshal'] as const)('%s', (level) => {
    test.each(blunders.map(({ name }, index) => [name, index] as const))('%s', (_name, index) => {
      for (const seed of range(seeds)) {
        const { ok, done } = play(index, level, seed);
        expect(ok, done.join(', ')).toBe(true);
      }
    });
  });
}

/** A position, and a plan that a strong player would consider in it. */
interface Play<D> {
  readonly name: string;
  readonly doc: D;
  readonly seat: Seat;
  /** Is this the plan? Its decisions come as "verb arg". */
  has(plan: readonly string[]): boolean;
}

/** Plans below this part of the best prior that are not set aside, or after so many others, are not looked at by the marshal either. */
const LIKELY = 0.02;
const WIDTH = 16;

/** Each play is among the candidates of the game's kit that a mind compares. */
export function testPlays<D, T extends BlunderTable>({
  plays,
  table,
}: {
  readonly plays: readonly Play<D>[];
  table(doc: D): T;
}): void {
  test.each(plays.map(({ name }, index) => [name, index] as const))('%s', (_name, index) => {
    const { doc, seat, has } = at(plays, index);
    const { engine, world } = table(doc).match;
    const kit = kitOf(engine.game.id);
    if (!kit) throw new Error(`nobody plays ${engine.game.id}`);
    const macros = kit.candidates(engine.table(world), world, seat, engine.legal(world, seat));
    const plans = macros
      .filter(({ prior, aside }) => aside || prior >= LIKELY * at(macros, 0).prior)
      .slice(0, WIDTH)
      .map(({ decisions }) => decisions.map(({ verb, arg }) => `${verb} ${arg ?? ''}`.trim()));
    expect(plans.some(has), plans.map((plan) => plan.join(', ')).join('\n')).toBe(true);
  });
}
