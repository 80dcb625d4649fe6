/** Duel with one fault each: what the suite must find. */

import type { Decision, Game, Play, Step, Table, Verb } from '../../contract.ts';
import type { Property } from '../common.ts';
import { type DuelGame, type DuelWorld, duel } from '../duel.ts';
import type { DuelFrame, DuelTypes } from '../duel-rules.ts';

type LooseVerb = {
  -readonly [K in keyof Verb<DuelTypes, DuelFrame>]: Verb<DuelTypes, DuelFrame>[K];
};
interface LooseStep {
  run: Step<DuelTypes, DuelFrame>['run'];
  verbs: Record<string, LooseVerb>;
}
export type LooseProcedures = Record<string, Record<string, LooseStep>>;

/** Duel with other procedures. */
export function procedures(change: (p: LooseProcedures) => void): DuelGame {
  const loose = duel.procedures as unknown as LooseProcedures;
  const copy: LooseProcedures = {};
  for (const [proc, steps] of Object.entries(loose)) {
    const own: Record<string, LooseStep> = {};
    for (const [at, step] of Object.entries(steps)) {
      const verbs = Object.fromEntries(Object.entries(step.verbs ?? {}).map(([name, verb]) => [name, { ...verb }]));
      own[at] = { ...step, verbs };
    }
    copy[proc] = own;
  }
  change(copy);
  return { ...duel, procedures: copy as unknown as DuelGame['procedures'] };
}

export function stepOf(p: LooseProcedures, proc: string, at: string): LooseStep {
  const found = p[proc]?.[at];
  if (!found) throw new Error(`no step ${proc}.${at}`);
  return found;
}

export function verbOf(p: LooseProcedures, proc: string, at: string, name: string): LooseVerb {
  const found = stepOf(p, proc, at).verbs[name];
  if (!found) throw new Error(`no verb ${name}`);
  return found;
}

/** Duel with another check of one verb. */
export const checks = (proc: string, at: string, name: string, check: LooseVerb['check']): DuelGame =>
  procedures((p) => {
    verbOf(p, proc, at, name).check = check;
  });

/** Duel with something more after one verb. */
export const applies = (
  proc: string,
  at: string,
  name: string,
  more: (p: Play<DuelTypes>, f: DuelFrame, arg: Decision['arg']) => void,
): DuelGame =>
  procedures((p) => {
    const verb = verbOf(p, proc, at, name);
    const { apply } = verb;
    verb.apply = (play, f, seat, arg) => {
      const next = apply(play, f, seat, arg);
      more(play, f, arg);
      return next;
    };
  });

/** Duel with something more in the view. */
export const views = (more: (t: Table<DuelTypes>, world: DuelWorld) => Record<string, unknown>): DuelGame => ({
  ...duel,
  view: (t, world, eyes) => ({ ...(duel.view(t, world, eyes) as object), ...more(t, world) }),
});

export const messages = (change: {
  readonly en?: Record<string, string>;
  readonly it?: Record<string, string>;
}): DuelGame => ({
  ...duel,
  messages: { en: { ...duel.messages.en, ...change.en }, it: { ...duel.messages.it, ...change.it } },
});

/** Duel that reimagines differently. */
export const reimagines = (reimagine: Game<DuelTypes>['reimagine']): DuelGame => ({
  ...duel,
  reimagine,
});

/** A counter that no position holds: the next of 0, 1, 2... */
export function hiddenMemory(): () => number {
  let n = 0;
  return () => n++;
}

/** A fault, the property that must find it, and how it names it. */
export type Plant = readonly [name: string, property: Property, game: () => DuelGame, kind: RegExp];
