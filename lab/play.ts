/** One whole game between minds, and what the lab keeps of it. */

import {
  type AnyEngine,
  type AnyGame,
  at,
  chanceOf,
  type Decision,
  type Frame,
  type GameEvent,
  range,
  rngOf,
  type Seat,
  type World,
} from '@condotta/kernel';
import { addHappened, type Happened } from './happenings.ts';
import { type Player, playerOf, samplerOf } from './player.ts';
import type { Setting } from './request.ts';
import { pairingOf, rotationsIn, seating } from './schedule.ts';
import { addDuration, type Durations } from './statistics.ts';

/** A finished game as plain data: one line of a resume file. Lists go by seat unless they say otherwise. */
export interface FinishedGame {
  readonly game: number;
  /** The mind of each seat. */
  readonly minds: readonly string[];
  readonly winners: readonly Seat[];
  /** What ended it. */
  readonly rule: string;
  readonly key: string;
  readonly sides: readonly (string | null)[];
  readonly length: number;
  readonly unit: string;
  readonly decisions: readonly number[];
  /** The scores when each stretch of the length was over: [length, score of seat 0, ...]. */
  readonly scores: readonly (readonly number[])[];
  readonly times: readonly Durations[];
  /** What each seat decided about, as "verb thing"; null if that was not asked for. */
  readonly things: readonly (readonly string[])[] | null;
  /** What the log told; there only if the components were asked for. */
  readonly happened?: Happened;
  /** Positions on the way with what the evaluation sees in them; there only if they were asked for. */
  readonly samples?: readonly Sample[];
}

/** For each seat how much each feature of its evaluation gives it; null for a seat that cannot win any more. */
export type Sample = readonly (Readonly<Record<string, number>> | null)[];

/** A game that broke down: a fault of a rule or of a mind, never of the one who asked. */
export interface FailedGame {
  readonly game: number;
  readonly failed: string;
}

export type GameResult = FinishedGame | FailedGame;

export const hasFailed = (result: GameResult): result is FailedGame => 'failed' in result;

/** Longer than any game of the house by far. */
const DECISION_LIMIT = 200_000;

/**
 * Plays game number `index` of the run. What comes out depends on the setting and the index alone (but for `times`), so it does
 * not matter which worker plays it, or when.
 */
export function playGame(engine: AnyEngine, setting: Setting, index: number): FinishedGame {
  const { game } = engine;
  const { seats } = setting;
  const { pair, turn } = pairingOf(index, rotationsIn(setting));
  const chance = chanceOf(rngOf(`${setting.seed}/${pair}/chance`));
  const slots = seating(setting, turn);
  const minds = slots.map((slot) => at(setting.minds, slot));
  // The mind's own dice belong to its place in the list, so they turn with it; in a team each seat has its own.
  const dice = (slot: number, seat: Seat): string => (setting.teams ? `${slot}/${seat}` : `${slot}`);
  const players = slots.map((slot, seat) =>
    playerOf(setting, at(minds, seat), rngOf(`${setting.seed}/${pair}/mind/${dice(slot, seat)}`)),
  );
  const told: GameEvent[] | null = setting.components ? [] : null;
  const world = engine.begin(setting, chance, told);
  const notes = new Notes(game, seats, setting.components);
  const sampler = setting.sampleFor === null ? null : samplerOf(setting, setting.sampleFor, index);
  notes.stretch(world);
  while (!world.over) {
    const seat = at(world.waiting, 0);
    sampler?.look(engine, world, seat);
    const decision = ask(engine, world, seat, at(players, seat), notes);
    const refusal = engine.check(world, seat, decision);
    if (refusal)
      throw new Error(
        `${at(minds, seat)} proposed ${wording(decision)}, which is refused: ${refusal.rule} ${refusal.key}`,
      );
    engine.play(world, seat, decision, chance, told);
    notes.decided(seat, decision);
    if (told) notes.told(told.splice(0));
    notes.stretch(world);
    if (notes.total > DECISION_LIMIT) throw new Error(`no end after ${DECISION_LIMIT} decisions`);
  }
  const { count, unit } = game.length(world.state);
  const { winners, rule, key } = world.over;
  const sides = range(seats).map((seat) => game.side(world.state, seat));
  const found = { game: index, minds, winners, rule, key, sides, length: count, unit, ...notes.written(world) };
  return sampler ? { ...found, samples: sampler.samples } : found;
}

function ask(engine: AnyEngine, world: World<unknown, Frame>, seat: Seat, player: Player, notes: Notes): Decision {
  const before = performance.now();
  const decision = player(engine, world, seat);
  notes.thought(seat, performance.now() - before);
  return decision;
}

const wording = ({ verb, arg }: Decision): string => (arg === null ? verb : `${verb} ${arg}`);

/** What is written down while a game is played. */
class Notes {
  total = 0;
  private readonly game: AnyGame;
  private readonly decisions: number[];
  private readonly times: Durations[];
  private readonly things: Set<string>[] | null;
  private readonly happened: Happened = {};
  private readonly scores: number[][] = [];
  private at: number | null = null;

  constructor(game: AnyGame, seats: number, components: boolean) {
    this.game = game;
    this.decisions = range(seats).map(() => 0);
    this.times = range(seats).map(() => ({}));
    this.things = components ? range(seats).map(() => new Set<string>()) : null;
  }

  thought(seat: Seat, ms: number): void {
    addDuration(at(this.times, seat), ms);
  }

  decided(seat: Seat, decision: Decision): void {
    this.total++;
    this.decisions[seat] = at(this.decisions, seat) + 1;
    if (this.things && typeof decision.arg === 'string') at(this.things, seat).add(wording(decision));
  }

  told(events: readonly GameEvent[]): void {
    addHappened(this.happened, events);
  }

  /** Notes the scores if a new stretch (a round, a turn) has just begun. */
  stretch(world: World<unknown, Frame>): void {
    const { count } = this.game.length(world.state);
    if (count === this.at) return;
    if (this.at !== null) this.scores.push([this.at, ...this.game.scores(world.state)]);
    this.at = count;
  }

  written(world: World<unknown, Frame>): Pick<FinishedGame, 'decisions' | 'scores' | 'times' | 'things' | 'happened'> {
    const final = [this.at ?? 0, ...this.game.scores(world.state)];
    return {
      decisions: this.decisions,
      scores: [...this.scores, final],
      times: this.times,
      things: this.things ? this.things.map((set) => [...set].sort()) : null,
      ...(this.things ? { happened: this.happened } : {}),
    };
  }
}
