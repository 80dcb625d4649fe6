/**
 * Odds before a commitment: what becomes of a fight that a decision begins. A game may reckon them exactly. Otherwise
 * everything hidden is imagined anew for each sample, secret orders are drawn at random, both sides fight on as a sergeant
 * would, and the game says how it ended.
 */

import { memberOf } from '@condotta/games';
import type { Odds } from '@condotta/keeper/protocol';
import {
  type AnyEngine,
  type AnyWorld,
  chanceOf,
  type Decision,
  eyesOf,
  type GameEvent,
  rngOf,
  type Seat,
} from '@condotta/kernel';
import type { SampledOdds } from '@condotta/kit';
import { budgetOf, mindOf, questionFor } from '@condotta/minds';

const SAMPLES = 120;
/** More decisions than any fight takes. */
const LIMIT = 200;

type Ending = 'won' | 'lost' | 'nobody';
const GOOD: Readonly<Record<Ending, number>> = { won: 1, nobody: 0.5, lost: 0 };

/** Null if the decision neither begins a fight nor carries one on. `world` is an imagined one. */
export function oddsOf(engine: AnyEngine, world: AnyWorld, seat: Seat, decision: Decision): Odds | null {
  const fight = memberOf(engine.game.id)?.odds;
  if (fight?.kind === 'exact') {
    const outcomes = fight.of(engine.table(world), world, seat, decision);
    return outcomes && { exact: true, samples: 0, outcomes };
  }
  if (!fight || (inFight(world, fight.proc) && !fight.again.includes(decision.verb))) return null;
  const rng = rngOf('odds');
  const chance = chanceOf(rng);
  const mind = mindOf(engine.game.id, 'sergeant');
  const tally: Record<Ending, Tally> = { won: nothing(), nobody: nothing(), lost: nothing() };
  for (let n = 0; n < SAMPLES; n++) {
    const sample = engine.copy(world);
    engine.game.reimagine(engine.table(sample), sample, eyesOf(seat), rng);
    const events: GameEvent[] = [];
    engine.play(sample, seat, decision, chance, events);
    if (!inFight(sample, fight.proc) && !ended(events, fight)) return null;
    for (let i = 0; i < LIMIT && !sample.over && inFight(sample, fight.proc); i++) {
      const asked = sample.waiting[0] ?? 0;
      // What is answered in secret could be anything; in the open both sides fight as a sergeant would.
      const orders = sample.sealed ? engine.legal(sample, asked) : [];
      const answer = sample.sealed
        ? orders[rng(orders.length)]
        : mind?.decide(questionFor(engine, sample, asked, rng, budgetOf('sergeant')));
      if (!answer) return null;
      engine.play(sample, asked, answer, chance, events);
    }
    count(tally[endingOf(sample, events, fight, seat)], events, fight, seat);
  }
  const endings: readonly Ending[] = ['won', 'nobody', 'lost'];
  return {
    exact: false,
    samples: SAMPLES,
    outcomes: endings.map((label) => {
      const { times, own, others } = tally[label];
      const each = Math.max(1, times);
      return { label, by: 0, chance: times / SAMPLES, good: GOOD[label], losses: [own / each, others / each] as const };
    }),
  };
}

interface Tally {
  times: number;
  own: number;
  others: number;
}

const nothing = (): Tally => ({ times: 0, own: 0, others: 0 });

function count(tally: Tally, events: readonly GameEvent[], fight: SampledOdds, seat: Seat): void {
  const mine = new Set<unknown>();
  tally.times++;
  for (const { key, args } of events) {
    if (key === fight.joins && args['seat'] === `seat:${seat}`) mine.add(args['card']);
    if (key !== fight.falls) continue;
    if (mine.has(args['card'])) tally.own++;
    else tally.others++;
  }
}

const inFight = (world: AnyWorld, proc: string): boolean => world.stack.some((frame) => frame.proc === proc);

const ended = (events: readonly GameEvent[], { won, nobody }: SampledOdds): GameEvent | undefined =>
  events.findLast(({ key }) => key === won || key === nobody);

/** A fight without an end, or one that ended with the game, is judged by the game's end. */
function endingOf(world: AnyWorld, events: readonly GameEvent[], fight: SampledOdds, seat: Seat): Ending {
  const end = ended(events, fight);
  if (!end) return world.over?.winners.includes(seat) ? 'won' : world.over ? 'lost' : 'nobody';
  if (end.key === fight.nobody) return 'nobody';
  return end.args['seat'] === `seat:${seat}` ? 'won' : 'lost';
}
