/**
 * Odds before a commitment: what becomes of a fight that a decision begins. A game may reckon them exactly. Otherwise
 * everything hidden is imagined anew for each sample, secret orders are drawn at random, both sides fight on as a sergeant
 * would, and the game says how it ended.
 */

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
import { budgetOf, mindOf, questionFor } from '@condotta/minds';
import { odds as ravennaOdds } from '@condotta/ravenna/odds';
import type { Odds, Outlook } from './protocol.ts';

const SAMPLES = 120;
/** More decisions than any fight takes. */
const LIMIT = 200;

interface Fight {
  /** The procedure, which is also the event that begins it, and the events that tell how it ended. */
  readonly proc: string;
  readonly won: string;
  readonly nobody: string;
  /** The events that tell who fights with which piece, and which piece falls. */
  readonly joins: string;
  readonly falls: string;
  /** The verbs within it that send people into the fire again. */
  readonly again: readonly string[];
}

/** What is a fight, by game. */
const FIGHTS: Readonly<Record<string, Fight>> = {
  ventura: {
    proc: 'battle',
    won: 'battle.won',
    nobody: 'battle.nobody',
    joins: 'battle.order',
    falls: 'battle.fallen',
    again: ['stay'],
  },
};

type Exact = (engine: AnyEngine, world: AnyWorld, seat: Seat, decision: Decision) => readonly Outlook[] | null;

const EXACT: Readonly<Record<string, Exact>> = {
  // The engine of a game has its worlds.
  ravenna: (engine, world, seat, decision) =>
    ravennaOdds(
      engine.table(world) as Parameters<typeof ravennaOdds>[0],
      world as Parameters<typeof ravennaOdds>[1],
      seat,
      decision,
    )?.map(({ kind, by, chance, good }) => ({ label: kind, by, chance, good, losses: null })) ?? null,
};

type Ending = 'won' | 'lost' | 'nobody';
const GOOD: Readonly<Record<Ending, number>> = { won: 1, nobody: 0.5, lost: 0 };

/** Null if the decision neither begins a fight nor carries one on. `world` is an imagined one. */
export function oddsOf(engine: AnyEngine, world: AnyWorld, seat: Seat, decision: Decision): Odds | null {
  const exact = EXACT[engine.game.id];
  if (exact) {
    const outcomes = exact(engine, world, seat, decision);
    return outcomes && { exact: true, samples: 0, outcomes };
  }
  const fight = FIGHTS[engine.game.id];
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

function count(tally: Tally, events: readonly GameEvent[], fight: Fight, seat: Seat): void {
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

const ended = (events: readonly GameEvent[], { won, nobody }: Fight): GameEvent | undefined =>
  events.findLast(({ key }) => key === won || key === nobody);

/** A fight without an end, or one that ended with the game, is judged by the game's end. */
function endingOf(world: AnyWorld, events: readonly GameEvent[], fight: Fight, seat: Seat): Ending {
  const end = ended(events, fight);
  if (!end) return world.over?.winners.includes(seat) ? 'won' : world.over ? 'lost' : 'nobody';
  if (end.key === fight.nobody) return 'nobody';
  return end.args['seat'] === `seat:${seat}` ? 'won' : 'lost';
}
