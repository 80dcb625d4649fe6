/** Minds, odds and reviews in a worker of their own. It gets imagined worlds only. */

import { type AnyEngine, type AnyWorld, anyEngineOf, type Decision, rngOf, type Seat } from '@condotta/kernel';
import { budgetOf, explain, kitOf, LEVELS, mindOf, questionFor, SECONDS } from '@condotta/minds';
import { ventura } from '@condotta/ventura';
import type { Proposal } from './attend.ts';
import { oddsOf } from './odds.ts';
import type { Odds } from './protocol.ts';

export type MindTask =
  | {
      readonly kind: 'think';
      readonly game: string;
      readonly level: string;
      readonly seat: Seat;
      readonly world: AnyWorld;
      readonly seed: string;
    }
  | { readonly kind: 'estimate'; readonly game: string; readonly worlds: readonly AnyWorld[] }
  | {
      readonly kind: 'odds';
      readonly game: string;
      readonly world: AnyWorld;
      readonly seat: Seat;
      readonly decision: Decision;
    };

export type MindAnswer =
  | { readonly kind: 'decision'; readonly decision: Proposal }
  | { readonly kind: 'chances'; readonly chances: readonly (readonly number[])[] }
  | { readonly kind: 'odds'; readonly odds: Odds | null }
  | { readonly kind: 'failed'; readonly text: string };

const engines: Readonly<Record<string, AnyEngine>> = { ventura: anyEngineOf(ventura) };

function engineFor(game: string): AnyEngine {
  const engine = engines[game];
  if (!engine) throw new Error(`there is no game "${game}" here`);
  return engine;
}

/** A level thinks about a whole turn; one click of it gets a share. */
const CLICKS_IN_A_TURN = 4;

function think(task: Extract<MindTask, { kind: 'think' }>): MindAnswer {
  const engine = engineFor(task.game);
  const level = LEVELS.find((one) => one === task.level) ?? 'random';
  const mind = mindOf(task.game, level) ?? mindOf(task.game, 'random');
  if (!mind) throw new Error(`nobody plays ${task.game} at level ${task.level}`);
  const ends = performance.now() + (SECONDS[level] * 1000) / CLICKS_IN_A_TURN;
  const budget = { ...budgetOf(level), until: () => performance.now() > ends };
  const question = questionFor(engine, task.world, task.seat, rngOf(task.seed), budget);
  const decision = mind.decide(question);
  // What the evaluation likes about it, best first; two reasons are enough for a sentence.
  const better = explain(task.game, question, decision).filter(({ before, after }) => after > before);
  return { kind: 'decision', decision: { ...decision, reasons: better.slice(0, 2).map(({ feature }) => feature) } };
}

function answer(task: MindTask): MindAnswer {
  switch (task.kind) {
    case 'think':
      return think(task);
    case 'estimate': {
      const engine = engineFor(task.game);
      const kit = kitOf(task.game);
      if (!kit) throw new Error(`nobody can judge ${task.game}`);
      return { kind: 'chances', chances: task.worlds.map((world) => kit.evaluate(engine.table(world), world)) };
    }
    case 'odds':
      return { kind: 'odds', odds: oddsOf(engineFor(task.game), task.world, task.seat, task.decision) };
  }
}

self.onmessage = ({ data: { id, task } }: MessageEvent<{ id: number; task: MindTask }>) => {
  try {
    self.postMessage({ id, answer: answer(task) });
  } catch (e) {
    self.postMessage({ id, answer: { kind: 'failed', text: e instanceof Error ? e.message : String(e) } });
  }
};
