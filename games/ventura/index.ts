/** Ventura: the game module. */

import type { Game, Result } from '@condotta/kernel';
import { BUILT_IN, type Components, loadEdition } from './components/index.ts';
import { facts } from './facts.ts';
import { invariants } from './invariants.ts';
import { en } from './messages/en.ts';
import { it } from './messages/it.ts';
import { nameOf } from './messages/names.ts';
import { arrange, describe } from './position.ts';
import { reimagine } from './reimagine.ts';
import { procedures } from './rules/index.ts';
import { familyOf } from './rules/lookup.ts';
import { setup } from './set-up.ts';
import { frameShape, stateShape, type VenturaTypes } from './state.ts';
import { view } from './view.ts';
import { label } from './wording/labels.ts';
import { question } from './wording/questions.ts';

export type { FrameView, MapTile, PlayerView, TroopView, VenturaView } from './view-form.ts';

export type Ventura = Game<VenturaTypes>;

export const ventura: Ventura = withComponents(BUILT_IN);

function withComponents(components: Components): Ventura {
  return {
    id: facts.id,
    title: 'Ventura',
    version: '2',
    seats: facts.seats,
    scenarios: [],
    // V27.4
    reshuffles: true,
    options: facts.options,
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
    side: (s, seat) => familyOf(s, seat),
    scores: (s) => s.players.map((player) => player.points),
    length: (s) => ({ count: s.round, unit: 'rounds' }),
    withEdition(doc): Result<Ventura> {
      const loaded = loadEdition(doc, components);
      if (loaded.ok) return { ok: true, value: withComponents(loaded.components) };
      return { ok: false, problems: loaded.problems.map((text) => ({ path: 'edition', text })) };
    },
  };
}
