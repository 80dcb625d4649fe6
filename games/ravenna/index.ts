/** Ravenna Fatto d'Arme: the game module. */

import { at, type Game, type Result } from '@condotta/kernel';
import { BUILT_IN, type Components, loadEdition } from './components/index.ts';
import { invariants } from './invariants.ts';
import { en } from './messages/en.ts';
import { it } from './messages/it.ts';
import { nameOf } from './messages/names.ts';
import { options } from './options.ts';
import { arrange, describe } from './position.ts';
import { reimagine } from './reimagine.ts';
import { procedures } from './rules/index.ts';
import { setup } from './set-up.ts';
import { frameShape, type RavennaFrame, type State, stateShape } from './state.ts';
import { seatSide, sideAt } from './units.ts';
import { view } from './view.ts';

export type * from './view-form.ts';

export type Ravenna = Game<State, RavennaFrame, Components>;

const SIDE_NAMES = ['french', 'league'] as const;

export function withParts(parts: Components): Ravenna {
  return {
    id: 'ravenna',
    title: 'Ravenna',
    version: '1',
    seats: { min: 2, max: 6 },
    scenarios: [],
    options,
    parts,
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
    side: (s, seat) => at(SIDE_NAMES, seatSide(s, seat)),
    // R17.4: all seats of a side win or lose together.
    scores: (s) => seatsOf(s).map((seat) => sideAt(s, seatSide(s, seat)).moral),
    length: (s) => ({ count: s.turn, unit: 'turns' }),
    withEdition(doc): Result<Ravenna> {
      const loaded = loadEdition(doc, parts);
      if (loaded.ok) return { ok: true, value: withParts(loaded.components) };
      return { ok: false, problems: loaded.problems.map((text) => ({ path: 'edition', text })) };
    },
  };
}

/** Ascending. */
const seatsOf = (s: State): number[] => [...new Set(s.commanders.map(({ seat }) => seat))].sort((a, b) => a - b);

export const ravenna: Ravenna = withParts(BUILT_IN);
