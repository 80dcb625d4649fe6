/** Ventura: the game module. */

import type { Game, Result } from '@condotta/kernel';
import { BUILT_IN, type Components, loadEdition } from './components/index.ts';
import { invariants } from './invariants.ts';
import { en } from './messages/en.ts';
import { it } from './messages/it.ts';
import { nameOf } from './messages/names.ts';
import { options } from './options.ts';
import { arrange, describe } from './position.ts';
import { reimagine } from './reimagine.ts';
import { procedures } from './rules/index.ts';
import { familyOf } from './rules/parts.ts';
import { setup } from './set-up.ts';
import { frameShape, type State, stateShape, type VenturaFrame } from './state.ts';
import { view } from './view.ts';

export type { FrameView, MapTile, PlayerView, TroopView, VenturaView } from './view-form.ts';

export type Ventura = Game<State, VenturaFrame, Components>;

export const ventura: Ventura = withParts(BUILT_IN);

function withParts(parts: Components): Ventura {
  return {
    id: 'ventura',
    title: 'Ventura',
    version: '1',
    seats: { min: 2, max: 4 },
    scenarios: [],
    // V27.4
    reshuffles: true,
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
    side: (s, seat) => familyOf(s, seat),
    scores: (s) => s.players.map((player) => player.points),
    length: (s) => ({ count: s.round, unit: 'rounds' }),
    withEdition(doc): Result<Ventura> {
      const loaded = loadEdition(doc, parts);
      if (loaded.ok) return { ok: true, value: withParts(loaded.components) };
      return { ok: false, problems: loaded.problems.map((text) => ({ path: 'edition', text })) };
    },
  };
}
