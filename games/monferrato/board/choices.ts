/** Where what can be chosen lies: on the map, in the hand, in the tray, in a drawer. */

import { at } from '@condotta/kernel';
import type { Extent } from '@condotta/pieces/extent';
import type { Point } from '@condotta/pieces/hex';
import { type Components, SECTIONS, type Section } from '../components/types.ts';
import { namesOf } from '../things.ts';
import { FRAMES, SHEET } from './geometry.ts';
import type { MonferratoView } from './view-form.ts';

/** The drawers of a small screen. */
export type Tab = 'chits' | 'war' | 'siege' | 'pieces';

interface Chosen {
  readonly choices: ReadonlyMap<string, readonly { readonly refusal: unknown }[]>;
  readonly view: MonferratoView;
  readonly components: Components;
  readonly seat: number | null;
}

export const isLegal = (list: readonly { readonly refusal: unknown }[]): boolean =>
  list.some(({ refusal }) => refusal === null);

interface Lying {
  readonly units: readonly number[];
  readonly chits: readonly number[];
}

/** What of the choices lies in the tray. */
export function lying({ choices, view, components, seat }: Chosen): Lying {
  const { numbers } = namesOf(components);
  const found = (kind: string): number[] =>
    [...choices.keys()].flatMap((thing) => {
      const number = thing.startsWith(`${kind}:`) ? numbers.get(thing) : undefined;
      return number === undefined ? [] : [number];
    });
  const hand = seat === null ? [] : (view.hands[seat]?.chits ?? []);
  return {
    units: found('unit').filter((unit) => at(view.units, unit).zone === null),
    chits: found('chit').filter((chit) => !hand.includes(chit)),
  };
}

/** `called`: the drawer without which nothing can be chosen, or null; `chits`: one of the hand can be played, beside the map or not. */
export function drawersFor(chosen: Chosen): { readonly called: Tab | null; readonly chits: boolean } {
  const { units, chits } = lying(chosen);
  if (units.length + chits.length > 0) return { called: 'pieces', chits: false };
  const legal = [...chosen.choices].filter(([, list]) => isLegal(list)).map(([thing]) => thing);
  const some = (...kinds: readonly string[]): boolean =>
    legal.some((thing) => kinds.some((kind) => thing.startsWith(kind)));
  const mayPlay = some('chit:');
  if (some('side:')) return { called: 'siege', chits: mayPlay };
  if (some('command:')) return { called: 'war', chits: mayPlay };
  return { called: mayPlay && !some('zone:', 'unit:') ? 'chits' : null, chits: mayPlay };
}

/** The zone that a person looks into, itself or by one of the counters in it; -1: none. */
export function lookedInto(kept: string | null, view: MonferratoView, components: Components): number {
  const number = kept === null ? undefined : namesOf(components).numbers.get(kept);
  if (kept === null || number === undefined) return -1;
  if (kept.startsWith('unit:')) return at(view.units, number).zone ?? -1;
  return kept.startsWith('zone:') ? number : -1;
}

/** So much of the sheet is the whole. */
const WHOLE = 0.9;

/** The section in the middle of what is seen, null for the whole sheet; between two of them it is still the one before. */
export function sectionSeen({ x, y, width, height }: Extent, before: Section | null): Section | null {
  if (width >= SHEET.width * WHOLE) return null;
  const middle = { x: x + width / 2, y: y + height / 2 };
  return SECTIONS.find((section) => lies(middle, boxOf(section))) ?? before;
}

const boxOf = (section: Section): Extent => {
  const [x, y, width, height] = FRAMES[section];
  return { x, y, width, height };
};

const lies = (spot: Point, { x, y, width, height }: Extent): boolean =>
  spot.x > x && spot.x < x + width && spot.y > y && spot.y < y + height;

/** Half a stack: what lies nearer to the edge is not seen. */
const EDGE = 60;

/** Whether none of these places can be seen. */
export const isOutOfSight = (spots: readonly Point[], { x, y, width, height }: Extent): boolean =>
  !spots.some((spot) => lies(spot, { x: x + EDGE, y: y + EDGE, width: width - 2 * EDGE, height: height - 2 * EDGE }));
