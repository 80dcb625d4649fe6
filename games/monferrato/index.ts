/** La Seconda Guerra del Monferrato: the game module. */

import { at, type Game, type Result } from '@condotta/kernel';
import { BUILT_IN, type Components, loadEdition } from './components/index.ts';
import { facts } from './facts.ts';
import { invariants } from './invariants.ts';
import { en } from './messages/en.ts';
import { it } from './messages/it.ts';
import { nameOf } from './messages/names.ts';
import { options } from './options.ts';
import { arrange, describe } from './position.ts';
import { label, question } from './questions.ts';
import { reimagine } from './reimagine.ts';
import { procedures } from './rules/index.ts';
import { scenarios } from './scenarios.ts';
import { setup } from './set-up.ts';
import { frameShape, stateShape, type Types } from './state.ts';
import { view } from './view.ts';
import { windows } from './windows.ts';

export type * from './view-form.ts';

export type Monferrato = Game<Types>;

const SIDE_NAMES = ['france', 'spain'] as const;

export function withComponents(components: Components): Monferrato {
  return {
    id: facts.id,
    title: 'Monferrato',
    version: '6',
    seats: facts.seats,
    scenarios,
    reshuffles: true,
    options,
    windows,
    components,
    shape: stateShape,
    frames: frameShape,
    procedures,
    invariants,
    messages: { en, it },
    setup,
    view,
    reimagine,
    arrange,
    describe,
    nameOf,
    question,
    label,
    side: (_s, seat) => at(SIDE_NAMES, seat),
    scores: (s) => [...s.points],
    length: (s) => ({ count: s.turn + 1, unit: 'turns' }),
    withEdition(doc): Result<Monferrato> {
      const loaded = loadEdition(doc, components);
      if (loaded.ok) return { ok: true, value: withComponents(loaded.components) };
      return { ok: false, problems: loaded.problems.map((text) => ({ path: 'edition', text })) };
    },
  };
}

export const monferrato: Monferrato = withComponents(BUILT_IN);
