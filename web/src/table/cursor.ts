/** The map cursor: where an arrow key leads, and finding a place by its name. */

export interface Place {
  readonly thing: string;
  readonly x: number;
  readonly y: number;
  readonly text: string;
}

export type Direction = 'left' | 'right' | 'up' | 'down';

const VECTORS: Readonly<Record<Direction, readonly [number, number]>> = {
  left: [-1, 0],
  right: [1, 0],
  up: [0, -1],
  down: [0, 1],
};

/** Sideways distance counts this much more than distance along the arrow. */
const ASIDE = 2.2;

/** The nearest place in that direction, within a half-plane; the same place if there is none. */
export function moved(places: readonly Place[], from: string | null, direction: Direction): string | null {
  const here = places.find(({ thing }) => thing === from);
  if (!here) return places[0]?.thing ?? null;
  const [dx, dy] = VECTORS[direction];
  let best: Place | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const place of places) {
    const [x, y] = [place.x - here.x, place.y - here.y];
    const along = x * dx + y * dy;
    if (along <= 0.01) continue;
    const aside = Math.abs(x * dy) + Math.abs(y * dx);
    const cost = along + aside * ASIDE;
    if (cost >= least) continue;
    best = place;
    least = cost;
  }
  return (best ?? here).thing;
}

/** The next or previous of these things in reading order, round and round. */
export function cycled(
  places: readonly Place[],
  things: ReadonlySet<string>,
  from: string | null,
  by: 1 | -1,
): string | null {
  const stops = places.filter(({ thing }) => things.has(thing));
  if (stops.length === 0) return from;
  const now = stops.findIndex(({ thing }) => thing === from);
  const next = now < 0 ? (by === 1 ? 0 : stops.length - 1) : (now + by + stops.length) % stops.length;
  return stops[next]?.thing ?? from;
}

const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toLowerCase();

/** Those of which every word that was typed begins a word: "ent vit" is "Enter Viterbo". */
export function meant<T extends { readonly label: string }>(deeds: readonly T[], typed: string): T[] {
  const wanted = plain(typed).split(/\s+/).filter(Boolean);
  if (wanted.length === 0) return [];
  return deeds.filter(({ label }) => {
    const there = plain(label).split(/[^\p{L}\p{N}]+/u);
    return wanted.every((word) => there.some((one) => one.startsWith(word)));
  });
}

/** Places whose words begin with, then whose words contain, what was typed. Accents and case do not matter. */
export function found(places: readonly Place[], typed: string): Place[] {
  const wanted = plain(typed).trim();
  if (wanted === '') return [];
  const rank = (text: string): number => {
    const words = plain(text);
    if (words.startsWith(wanted)) return 0;
    if (words.split(/[^a-z0-9]+/).some((word) => word.startsWith(wanted))) return 1;
    return words.includes(wanted) ? 2 : 3;
  };
  return places
    .map((place) => ({ place, rank: rank(place.text) }))
    .filter((one) => one.rank < 3)
    .sort((a, b) => a.rank - b.rank)
    .map(({ place }) => place);
}
