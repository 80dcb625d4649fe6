/** The picture of a tile, cut once and kept. */

import type { Tile, TileType } from '../../components/index.ts';
import { type Mark, type Rng, rngOf } from './engrave.ts';
import { field } from './fields.ts';
import { wood } from './growth.ts';
import { papal } from './papal.ts';
import { hill, mountain } from './relief.ts';
import { castle, city, village } from './stone.ts';
import { lake, river } from './water.ts';

export type { Mark } from './engrave.ts';

/** `id`: no two tiles of a kind that are few shall look alike. */
const ENGRAVERS: Readonly<Record<TileType, (rnd: Rng, id: number) => Mark[]>> = {
  village,
  castle,
  city,
  river,
  lake,
  hill,
  mountain,
  field,
  wood,
  papal,
};

const plates = new Map<string, readonly Mark[]>();

export function artOf({ id, type }: Pick<Tile, 'id' | 'type'>): readonly Mark[] {
  const key = `${type} ${id}`;
  const kept = plates.get(key);
  if (kept) return kept;
  const marks = ENGRAVERS[type](rngOf(id * 7 + 3), id);
  plates.set(key, marks);
  return marks;
}
