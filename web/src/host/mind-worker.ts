/** Minds, odds and reviews in a worker of their own. It gets imagined worlds only. */

import { gameById } from '@condotta/games';
import { type GameEdition, type Proposal, type Thought, withEdition } from '@condotta/keeper';
import type { Judgement, Odds } from '@condotta/keeper/protocol';
import { type AnyEngine, type AnyWorld, anyEngineOf, at, type Decision, rngOf, type Seat } from '@condotta/kernel';
import {
  agreed,
  budgetOf,
  type Counsel,
  chancesIn,
  isForesighted,
  isThoughtful,
  kitOf,
  LEVELS,
  type Mind,
  type Question,
  questionFor,
  reasonsFor,
  timedMindOf,
} from '@condotta/minds';
import { oddsOf } from './odds.ts';

export type MindTask =
  | (Thought & { readonly kind: 'think' })
  /** As one of several who think about the same: see council.ts. */
  | (Thought & { readonly kind: 'advise' })
  /** What all of them have found: the plan that follows from it is this member's as well. */
  | (Thought & { readonly kind: 'agree'; readonly counsels: readonly Counsel[] })
  /** What they may be asked next: they think about it until the next task comes. */
  | { readonly kind: 'ahead'; readonly thoughts: readonly Thought[] }
  | (GameEdition & { readonly kind: 'estimate'; readonly worlds: readonly AnyWorld[] })
  | (GameEdition & {
      readonly kind: 'odds';
      readonly world: AnyWorld;
      readonly seat: Seat;
      readonly decision: Decision;
    });

export type MindAnswer =
  | { readonly kind: 'decision'; readonly decision: Proposal }
  | { readonly kind: 'counsel'; readonly counsel: Counsel }
  | { readonly kind: 'begun' }
  | { readonly kind: 'judgements'; readonly judgements: readonly Judgement[] }
  | { readonly kind: 'odds'; readonly odds: Odds | null }
  | { readonly kind: 'failed'; readonly text: string };

const engines = new Map<string, AnyEngine>();

/** One engine for each edition of a game: an edition is known by what it says. */
function engineFor({ game, edition }: GameEdition): AnyEngine {
  const key = `${game} ${JSON.stringify(edition)}`;
  const known = engines.get(key);
  if (known) return known;
  const found = gameById(game);
  if (!found) throw new Error(`there is no game "${game}" here`);
  const engine = anyEngineOf(withEdition(found, edition));
  engines.set(key, engine);
  return engine;
}

/** The minds at work: each keeps its plan, and the time it has for its turn, from one click to the next. */
const minds = new Map<string, Mind>();
const MOST_MINDS = 16;

function mindFor({ game, level, thinker }: Thought): Mind {
  const known = minds.get(thinker);
  if (known) return known;
  // Chance plays a game that nobody has taught a mind.
  const name = (kitOf(game) && LEVELS.find((one) => one === level)) || 'random';
  const mind = timedMindOf(game, name, () => performance.now());
  if (!mind) throw new Error(`nobody plays ${game} at level ${level}`);
  if (minds.size >= MOST_MINDS) minds.clear();
  minds.set(thinker, mind);
  return mind;
}

/** A reason is found within this time; on a slow machine out of fewer worlds. */
const WHY_MS = 700;

const questionIn = (task: Thought, mind: Mind): Question =>
  questionFor(engineFor(task), task.world, task.seat, rngOf(task.seed), budgetOf(mind.level));

function advise(task: Thought): MindAnswer {
  const mind = mindFor(task);
  const question = questionIn(task, mind);
  const counsel = isThoughtful(mind) ? mind.advise(question) : { choice: [mind.decide(question)], plans: [] };
  return { kind: 'counsel', counsel };
}

function agree(task: Thought, counsels: readonly Counsel[]): MindAnswer {
  const mind = mindFor(task);
  const plan = agreed(counsels);
  if (isThoughtful(mind)) mind.adopt(questionIn(task, mind), plan);
  return { kind: 'decision', decision: { ...at(plan, 0), reasons: [] } };
}

function think(task: Thought): MindAnswer {
  const mind = mindFor(task);
  const question = questionIn(task, mind);
  const decision = mind.decide(question);
  if (!task.why) return { kind: 'decision', decision: { ...decision, reasons: [] } };
  const end = performance.now() + WHY_MS;
  const budget = { ...question.budget, until: () => performance.now() > end };
  return {
    kind: 'decision',
    decision: { ...decision, reasons: reasonsFor(task.game, { ...question, budget }, decision) },
  };
}

function* ahead(thoughts: readonly Thought[]): Iterable<void> {
  for (const thought of thoughts) {
    const mind = mindFor(thought);
    if (isForesighted(mind)) yield* mind.ahead(questionIn(thought, mind));
  }
}

/** How many tasks have come. */
let tasks = 0;

/** A step at a time, so that the next task is heard; it ends what is thought ahead. */
function goOn(steps: Iterator<void>, task: number): void {
  setTimeout(() => {
    if (task === tasks && !steps.next().done) goOn(steps, task);
  });
}

function answer(task: MindTask): MindAnswer {
  switch (task.kind) {
    case 'ahead':
      goOn(ahead(task.thoughts)[Symbol.iterator](), tasks);
      return { kind: 'begun' };
    case 'think':
      return think(task);
    case 'advise':
      return advise(task);
    case 'agree':
      return agree(task, task.counsels);
    case 'estimate': {
      const engine = engineFor(task);
      const kit = kitOf(task.game);
      if (!kit) throw new Error(`nobody can judge ${task.game}`);
      const judge = (world: AnyWorld): Judgement => ({
        chances: chancesIn(engine, kit, world),
        turn: kit.turn(world),
      });
      return { kind: 'judgements', judgements: task.worlds.map(judge) };
    }
    case 'odds':
      return { kind: 'odds', odds: oddsOf(engineFor(task), task.world, task.seat, task.decision) };
  }
}

self.onmessage = ({ data: { id, task } }: MessageEvent<{ id: number; task: MindTask }>) => {
  tasks++;
  try {
    self.postMessage({ id, answer: answer(task) });
  } catch (e) {
    self.postMessage({ id, answer: { kind: 'failed', text: e instanceof Error ? e.message : String(e) } });
  }
};
