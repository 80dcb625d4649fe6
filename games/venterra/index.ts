/** Fate of Venterra: the game module. */

import type { Game, Result } from '@condotta/kernel';
import { BUILT_IN, type Components, FACTIONS, loadEdition } from './components/index.ts';
import { invariants } from './invariants.ts';
import { label } from './labels.ts';
import { en } from './messages/en.ts';
import { it } from './messages/it.ts';
import { isMany, nameOf } from './messages/names.ts';
import { options, scenarios } from './options.ts';
import { arrange, describe } from './position.ts';
import { question } from './questions.ts';
import { reimagine } from './reimagine.ts';
import { procedures } from './rules/index.ts';
import { scoreOf } from './rules/scoring.ts';
import { setup } from './set-up.ts';
import { frameShape, stateShape, type Venterra } from './state.ts';
import { view } from './view.ts';
import { windows } from './windows.ts';

export type { FrameView, PlayerView, StructureView, TerritoryView, VenterraView } from './view-form.ts';

export type VenterraGame = Game<Venterra>;

export const venterra: VenterraGame = withComponents(BUILT_IN);

function withComponents(components: Components): VenterraGame {
  return {
    id: 'venterra',
    title: 'Fate of Venterra',
    version: '10',
    seats: { min: 2, max: 5 },
    scenarios,
    // F9.5
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
    isMany,
    question,
    label,
    side: (s, seat) => FACTIONS[s.players[seat]?.faction ?? -1] ?? null,
    scores: (s) => s.players.map((_, seat) => scoreOf({ s, components }, seat)),
    length: (s) => ({ count: s.round, unit: 'rounds' }),
    withEdition(doc): Result<VenterraGame> {
      const loaded = loadEdition(doc, components);
      if (loaded.ok) return { ok: true, value: withComponents(loaded.components) };
      return { ok: false, problems: loaded.problems.map((text) => ({ path: 'edition', text })) };
    },
  };
}
