/** Where a card stands: beside the thing it speaks of and what lies together with it, inside the board, not over them. */

import type { RefObject } from 'preact';
import { useLayoutEffect } from 'preact/hooks';

const GAP = 10;

/** Narrow screens have no room beside a thing: there the card lies at the foot of the board (see the style sheet). */
const narrow = (): boolean => matchMedia('(max-width: 720px)').matches;

/** Its content may come later and make it larger: then it finds its place again. */
export function useAnchor(card: RefObject<HTMLElement | null>, thing: string | null): void {
  useLayoutEffect(() => {
    const element = card.current;
    if (!element) return;
    const watcher = new ResizeObserver(() => settle(element, thing));
    settle(element, thing);
    watcher.observe(element);
    // A stack may open under the hand.
    const again = (): void => settle(element, thing);
    const place = element.closest('.board-place');
    place?.addEventListener('transitionend', again);
    return () => {
      watcher.disconnect();
      place?.removeEventListener('transitionend', again);
    };
  }, [thing]);
}

function settle(element: HTMLElement, thing: string | null): void {
  const place = element.closest('.board-place');
  const target = place && thing !== null && !narrow() ? standIn(place, thing) : null;
  const room = place?.getBoundingClientRect();
  const at = target?.getBoundingClientRect();
  const inSight =
    room && at && at.right > room.left && at.left < room.right && at.bottom > room.top && at.top < room.bottom;
  element.classList.toggle('anchored', inSight === true);
  if (!inSight) {
    element.style.translate = '';
    return;
  }
  const around = (target?.closest('[data-together]') ?? target)?.getBoundingClientRect() ?? at;
  const { x, y } = spotBeside(element.getBoundingClientRect(), at, around, room);
  put(element, x - room.left, y - room.top);
}

/** A box on the screen. */
type Box = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>;

/**
 * Where a card of this size lies: level with what it speaks of, beside all that belongs to that (`around`), and in the room; if it
 * must hide something, then as little of them as possible.
 */
export function spotBeside(
  { width, height }: { readonly width: number; readonly height: number },
  at: Box,
  around: Box,
  room: Box,
): { readonly x: number; readonly y: number } {
  const across = (x: number): number => Math.max(room.left + GAP, Math.min(x, room.right - width - GAP));
  const down = (y: number): number => Math.max(room.top + GAP, Math.min(y, room.bottom - height - GAP));
  const level = down((at.top + at.bottom - height) / 2);
  const centred = across((at.left + at.right - width) / 2);
  const spots = [
    { x: across(around.right + GAP), y: level },
    { x: across(around.left - width - GAP), y: level },
    { x: centred, y: down(around.bottom + GAP) },
    { x: centred, y: down(around.top - height - GAP) },
  ].map(({ x, y }) => ({ x, y, hidden: shared({ left: x, right: x + width, top: y, bottom: y + height }, around) }));
  return spots.reduce((best, one) => (one.hidden < best.hidden ? one : best));
}

/** A thing may be drawn in several places: the one that is pointed at, else the first that can be seen. */
function standIn(place: Element, thing: string): Element | null {
  const all = [...place.querySelectorAll(`[data-thing="${CSS.escape(thing)}"]`)];
  return (
    all.find((one) => one.matches(':hover') || one.contains(document.activeElement)) ??
    all.find((one) => one.getBoundingClientRect().width > 0) ??
    null
  );
}

function put(element: HTMLElement, x: number, y: number): void {
  element.style.translate = `${Math.round(x)}px ${Math.round(y)}px`;
}

/** What nothing of the table may hide: what is lit or proposed, and what a board calls the matter of the question. */
const MATTER = '[data-lit], [data-state=lit], [data-proposed], [data-matter]';
/** Where a card may lie that belongs to no place (see the style sheet), the best first. */
const CORNERS = ['top', 'left', 'right', 'bottom'] as const;
/** By then the board has moved to what is lit. */
const MOVED = 500;

/** For a card that belongs to no place: it lies where it hides least of what the question is about. */
export function useClearing(card: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = card.current;
    if (!element) return;
    // Not at once: the board is told what is lit at the same time as the card.
    const soon = requestAnimationFrame(() => clear(element));
    const later = setTimeout(() => clear(element), MOVED);
    return () => {
      cancelAnimationFrame(soon);
      clearTimeout(later);
    };
  }, []);
}

function clear(element: HTMLElement): void {
  const matter = [...(element.closest('.board-place')?.querySelectorAll(MATTER) ?? [])].map((one) =>
    one.getBoundingClientRect(),
  );
  const hidden = (corner: string): number => {
    element.dataset['corner'] = corner;
    const own = element.getBoundingClientRect();
    return matter.reduce((area, one) => area + shared(own, one), 0);
  };
  const areas = CORNERS.map((corner) => ({ corner, area: hidden(corner) }));
  element.dataset['corner'] = areas.reduce((best, one) => (one.area < best.area ? one : best)).corner;
}

function shared(a: Box, b: Box): number {
  const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return Math.max(0, width) * Math.max(0, height);
}
