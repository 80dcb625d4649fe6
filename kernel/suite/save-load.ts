/** A position survives being saved: as JSON, and as a position document. */

import type { AnyGame } from '../contract.ts';
import {
  type AnyWorld,
  attempt,
  count,
  type Property,
  type Report,
  type Run,
  type Size,
  sampled,
  type Trouble,
  trouble,
  walk,
} from './common.ts';
import { difference } from './random-games.ts';

export const saveLoadProperty: Property = {
  name: 'save and load',
  unit: 'positions',
  rate: 0.2,
  trial(run) {
    const examine = (world: AnyWorld): Trouble | null => {
      if (!sampled(run)) return null;
      count(run, 'positions');
      const text = JSON.stringify(world);
      return jsonTrouble(run, text) ?? documentTrouble(run, world, text) ?? rerunTrouble(run, world, text);
    };
    return walk(run, { position: examine, end: examine });
  },
};

export const saveLoad = (game: AnyGame, size: Size): Report => attempt(saveLoadProperty, game, size);

function jsonTrouble({ engine }: Run, text: string): Trouble | null {
  const adopted = engine.adopt(JSON.parse(text));
  if (!adopted.ok) return trouble('a saved world is not accepted', JSON.stringify(adopted.problems));
  const again = JSON.stringify(adopted.value);
  return again === text ? null : trouble('a loaded world differs', difference(text, again));
}

const noChance = (): never => {
  throw new Error('a loaded position asks for chance');
};

function documentTrouble({ engine, setup }: Run, world: AnyWorld, text: string): Trouble | null {
  const { game } = engine;
  // Through text, as a document travels: whatever JSON loses must not matter.
  const doc: unknown = JSON.parse(JSON.stringify(game.describe(engine.table(world), world)));
  const arranged = game.arrange(doc, game.components);
  if (!arranged.ok) return trouble('a position document is not accepted', JSON.stringify(arranged.problems));
  if (arranged.value.setup.seats !== setup.seats)
    return trouble('a position document forgets the set-up', JSON.stringify(arranged.value.setup));
  const again = JSON.stringify(engine.resume(arranged.value, noChance, null));
  return again === text ? null : trouble('a position document is not the position', difference(text, again));
}

/** Running a step that asks once more must ask the same, and do nothing. Sealed answers under way are not run again. */
function rerunTrouble({ engine, setup }: Run, world: AnyWorld, text: string): Trouble | null {
  if (world.over || world.sealed) return null;
  const arranged = { ...engine.copy(world), setup, waiting: null };
  const again = JSON.stringify(engine.resume(arranged, noChance, null));
  return again === text ? null : trouble('running a step again asks something else', difference(text, again));
}
