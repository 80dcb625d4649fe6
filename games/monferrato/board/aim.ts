/** Which part of the sheet is looked at, and what of it. */

import { at } from '@condotta/kernel';
import type { BoardProps, Extent, Spot } from '@condotta/pieces';
import { useLayoutEffect, useState } from 'preact/hooks';
import type { Components, Section } from '../components/types.ts';
import { namesOf } from '../things.ts';
import { isLegal } from './choices.ts';
import { FRAMES, SHEET } from './geometry.ts';
import type { Part } from './Locator.tsx';
import { placeOf } from './MapSheet.tsx';
import { type MonferratoView, zoneInQuestion } from './view-form.ts';

/** On a small screen a part is looked at so large that counters can be read and touched. */
const CLOSE = 0.54;

const within = (middle: number, length: number, start: number, whole: number): number =>
  length >= whole
    ? start + (whole - length) / 2
    : Math.min(Math.max(middle - length / 2, start), start + whole - length);

/** What is shown of the sheet: a section, the whole, or on a small board as much of a section as fits around a place. */
export function extentOf(
  part: Part,
  small: { readonly width: number; readonly height: number } | null,
  aim: Spot,
): Extent {
  if (part === null) return SHEET;
  const [x, y, width, height] = FRAMES[part];
  if (!small) return { x: x - 14, y: y - 14, width: width + 28, height: height + 28 };
  const [wide, high] = [Math.min(small.width / CLOSE, width + 28), Math.min(small.height / CLOSE, height + 28)];
  return {
    x: within(aim.x, wide, x - 14, width + 28),
    y: within(aim.y, high, y - 14, height + 28),
    width: wide,
    height: high,
  };
}

/** The places in a section at which something can be chosen. */
export function spotsIn(
  part: Part,
  choices: BoardProps['choices'],
  view: MonferratoView,
  components: Components,
): readonly Spot[] {
  const { numbers } = namesOf(components);
  return [...choices].flatMap(([thing, list]) => {
    const spot = isLegal(list) ? placeOf(thing, view, components) : null;
    const number = numbers.get(thing);
    if (!spot || number === undefined) return [];
    const zone = thing.startsWith('zone:') ? number : thing.startsWith('unit:') ? at(view.units, number).zone : null;
    return zone === null || at(components.zones, zone).section === part ? [spot] : [];
  });
}

/** What is looked at first in a section: where one can act, or its Fortress. */
export function aimIn(part: Part, choices: BoardProps['choices'], view: MonferratoView, components: Components): Spot {
  const inPart = (zone: number): boolean => at(components.zones, zone).section === part;
  const acting = zoneInQuestion(view);
  const [first] = spotsIn(part, choices, view, components);
  const home = components.zones.findIndex(({ ground, section }) => section === part && ground === 'fortress');
  if (acting >= 0 && inPart(acting)) return placeOf(at(namesOf(components).zone, acting), view, components) ?? CENTRE;
  if (first) return first;
  return (home >= 0 && placeOf(at(namesOf(components).zone, home), view, components)) || CENTRE;
}

/** The small map, and what lies above and below the large one. */
export const LOCATOR = 196;
const ABOVE = 54;
/** What lies at the right edge. */
const BUTTONS = 52;

/**
 * How far the map keeps from the edges: clear of the small map below on the left, as far as that costs it nothing. What it leaves free
 * lies on that side.
 */
export function marginsOf(
  { width, height }: Extent,
  room: number,
  high: number,
): readonly [top: number, right: number, bottom: number, left: number] {
  const wide = room - BUTTONS - ((high - ABOVE) * width) / height;
  const low = high - ABOVE - ((room - BUTTONS) * height) / width;
  return [ABOVE - 4, 4, Math.round(Math.max(4, low)), Math.round(Math.min(LOCATOR, Math.max(4, wide)))];
}

/** Where the sheet of the affair of the moment lies above the map: not over the place that it is about. */
export function sheetPlace(view: MonferratoView, components: Components): 'left' | 'right' | 'middle' {
  const zone = zoneInQuestion(view);
  if (zone < 0) return 'middle';
  const [left, top, width, height] = FRAMES[at(components.zones, zone).section];
  const spot = placeOf(at(namesOf(components).zone, zone), view, components);
  if (!spot || spot.y > top + height / 2) return 'middle';
  return spot.x < left + width / 2 ? 'right' : 'left';
}

const CENTRE: Spot = { x: SHEET.x + SHEET.width / 2, y: SHEET.y + SHEET.height / 2 };

/** The sections in which something can be chosen. */
export function sectionsCalled(
  choices: BoardProps['choices'],
  view: MonferratoView,
  components: Components,
): Set<Section> {
  const { numbers } = namesOf(components);
  const found = new Set<Section>();
  for (const [thing, list] of choices) {
    const number = isLegal(list) ? numbers.get(thing) : undefined;
    if (number === undefined) continue;
    const zone = thing.startsWith('zone:') ? number : thing.startsWith('unit:') ? at(view.units, number).zone : null;
    if (zone !== null) found.add(at(components.zones, zone).section);
  }
  return found;
}

/** How large an element is, whenever that changes. */
export function useSize(of: { readonly current: HTMLElement | null }): {
  readonly width: number;
  readonly height: number;
} {
  const [size, setSize] = useState({ width: 0, height: 0 });
  useLayoutEffect(() => {
    const element = of.current;
    if (!element) return;
    const measure = (): void => setSize({ width: element.clientWidth, height: element.clientHeight });
    measure();
    const watcher = new ResizeObserver(measure);
    watcher.observe(element);
    return () => watcher.disconnect();
  }, []);
  return size;
}
