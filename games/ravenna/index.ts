/** Ravenna Fatto d'Arme: the game module. */

import { at, type Game, type Result } from '@condotta/kernel';
import { BUILT_IN, type Components, loadEdition } from './components/index.ts';
import { facts } from './facts.ts';
import { invariants } from './invariants.ts';
import { label } from './labels.ts';
import { en } from './messages/en.ts';
import { it } from './messages/it.ts';
import { nameOf } from './messages/names.ts';
import { arrange, describe } from './position.ts';
import { question } from './questions.ts';
import { readable } from './readable.ts';
import { reimagine } from './reimagine.ts';
import { procedures } from './rules/index.ts';
import { setup } from './set-up.ts';
import { frameShape, type RavennaTypes, type State, stateShape } from './state.ts';
import { numberIn, SIDE_IDS } from './things.ts';
import { chiefOf, seatSide, sideAt } from './units.ts';
import { view } from './view.ts';
import type { RavennaView } from './view-form.ts';

export type * from './view-form.ts';

export type Ravenna = Game<RavennaTypes>;

export function withComponents(components: Components): Ravenna {
  return {
    id: facts.id,
    title: 'Ravenna',
    version: '4',
    seats: facts.seats,
    scenarios: [],
    options: facts.options,
    components,
    shape: stateShape,
    frames: frameShape,
    procedures,
    invariants,
    messages: { en, it },
    setup,
    view,
    readable: (own, seen, language) => readable(own, seen as RavennaView, language),
    reimagine,
    arrange,
    describe,
    nameOf,
    question,
    label,
    side: (s, seat) => at(SIDE_IDS, seatSide(s, seat)),
    ownerOf: (s, thing) => ownerOf(s, components, thing),
    // R17.4: all seats of a side win or lose together.
    scores: (s) => seatsOf(s).map((seat) => sideAt(s, seatSide(s, seat)).moral),
    length: (s) => ({ count: s.turn, unit: 'turns' }),
    withEdition(doc): Result<Ravenna> {
      const loaded = loadEdition(doc, components);
      if (loaded.ok) return { ok: true, value: withComponents(loaded.components) };
      return { ok: false, problems: loaded.problems.map((text) => ({ path: 'edition', text })) };
    },
  };
}

/** A Unit and a Commander are of the seat that leads them, what a whole side does of its Commander in Chief. */
function ownerOf({ commanders }: State, { units }: Components, thing: string): number | null {
  const unit = numberIn('unit', thing);
  const side = numberIn('side', thing);
  const led = unit >= 0 ? at(units, unit).commander : side >= 0 ? chiefOf(side) : numberIn('commander', thing);
  return commanders[led]?.seat ?? null;
}

/** Ascending. */
const seatsOf = (s: State): number[] => [...new Set(s.commanders.map(({ seat }) => seat))].sort((a, b) => a - b);

export const ravenna: Ravenna = withComponents(BUILT_IN);
