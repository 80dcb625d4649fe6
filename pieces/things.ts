/** How a board marks its things, and one set of listeners for all of them. */

import { useEffect, useRef } from 'preact/hooks';
import type { BoardProps, Choice } from './contract.ts';

/** What can be done with a thing: something, nothing but refused things, or nobody asks. */
export type Standing = 'legal' | 'refused' | 'idle';

export function standingOf(choices: ReadonlyMap<string, readonly Choice[]>, thing: string): Standing {
  const found = choices.get(thing);
  if (!found || found.length === 0) return 'idle';
  return found.some((choice) => choice.refusal === null) ? 'legal' : 'refused';
}

/** What a screen reader says: the thing's own words, then what can be done, or why not. */
export function wordsOf(choices: ReadonlyMap<string, readonly Choice[]>, thing: string, name: string): string {
  const found = choices.get(thing) ?? [];
  const legal = found.filter((choice) => choice.refusal === null).map((choice) => choice.label);
  const refused = found.flatMap((choice) => (choice.refusal ? [choice.refusal.text] : []));
  return [name, ...(legal.length > 0 ? legal : refused.slice(0, 1))].filter(Boolean).join('. ');
}

export interface Marks {
  readonly 'data-thing': string;
  readonly 'data-standing': Standing;
  readonly 'data-lit': true | undefined;
  readonly 'data-cursor': true | undefined;
  readonly role: 'button' | 'img';
  readonly tabindex: number;
  readonly 'aria-label': string;
  readonly 'aria-disabled': true | undefined;
}

/** The attributes of an element that stands for a thing. What can be chosen is reached by the Tab key. */
export function marksOf(
  { choices, lit, cursor }: Pick<BoardProps, 'choices' | 'lit' | 'cursor'>,
  thing: string,
  name: string,
): Marks {
  const standing = standingOf(choices, thing);
  return {
    'data-thing': thing,
    'data-standing': standing,
    'data-lit': lit.has(thing) || undefined,
    'data-cursor': cursor === thing || undefined,
    role: standing === 'idle' ? 'img' : 'button',
    tabindex: standing === 'legal' ? 0 : -1,
    'aria-label': wordsOf(choices, thing, name),
    'aria-disabled': standing === 'refused' || undefined,
  };
}

const LONG_PRESS = 450;

interface Told {
  onPick(thing: string): void;
  onPoint(thing: string | null): void;
  /** A finger rested on a thing, or somebody asked for its details. */
  onInspect(thing: string): void;
}

const thingAt = (target: EventTarget | null): string | null =>
  target instanceof Element ? (target.closest('[data-thing]')?.getAttribute('data-thing') ?? null) : null;

/**
 * A card lies in an area, a Troop on a tile: if only what is below can be chosen, that is meant by a click. What is
 * below holds the other, or stands beside it in a group that says of itself that it can be chosen.
 */
function meantAt(target: EventTarget | null): string | null {
  const thing = target instanceof Element ? target.closest('[data-thing]') : null;
  const ground = thing?.getAttribute('data-standing') === 'idle' ? thing.closest('[data-standing=legal]') : null;
  const below = ground?.matches('[data-thing]') ? ground : ground?.querySelector('[data-thing][data-standing=legal]');
  return (below ?? thing)?.getAttribute('data-thing') ?? null;
}

/** Listens on one element for all things inside it. Returns the ref to put on that element. */
export function useThings<E extends HTMLElement>(told: Told): { current: E | null } {
  const root = useRef<E | null>(null);
  const latest = useRef(told);
  latest.current = told;

  useEffect(() => {
    const element = root.current;
    if (!element) return;
    const listeners = new AbortController();
    const { signal } = listeners;
    let pointed: string | null = null;
    let press = 0;
    let pressed = 0;
    let held = false;
    const point = (thing: string | null): void => {
      if (thing === pointed) return;
      pointed = thing;
      latest.current.onPoint(thing);
    };
    element.addEventListener(
      'click',
      (event) => {
        const thing = meantAt(event.target);
        if (thing !== null && !held) latest.current.onPick(thing);
        held = false;
      },
      { signal },
    );
    element.addEventListener(
      'keydown',
      (event) => {
        const thing = thingAt(event.target);
        if (thing === null || event.target instanceof HTMLButtonElement) return;
        if (event.key !== 'Enter' && event.key !== ' ') return;
        event.preventDefault();
        event.stopPropagation();
        latest.current.onPick(thing);
      },
      { signal },
    );
    element.addEventListener(
      'pointerover',
      (event) => {
        // A pressed button drags the sheet: what passes under the hand is not pointed at.
        if (event.pointerType !== 'touch' && event.buttons === 0) point(thingAt(event.target));
      },
      { signal },
    );
    element.addEventListener('pointerleave', () => point(null), { signal });
    element.addEventListener('focusin', (event) => point(thingAt(event.target)), { signal });
    element.addEventListener('focusout', () => point(null), { signal });
    element.addEventListener(
      'pointerdown',
      (event) => {
        held = false;
        pressed = event.timeStamp;
        const thing = thingAt(event.target);
        window.clearTimeout(press);
        if (event.pointerType !== 'touch' || thing === null) return;
        press = window.setTimeout(() => {
          held = true;
          point(thing);
          latest.current.onInspect(thing);
        }, LONG_PRESS);
      },
      { signal, capture: true },
    );
    const stop = (): void => window.clearTimeout(press);
    element.addEventListener(
      'pointerup',
      (event) => {
        stop();
        // On a busy machine the time may be up before the page has heard that the finger was lifted.
        if (event.timeStamp - pressed < LONG_PRESS) held = false;
      },
      { signal, capture: true },
    );
    element.addEventListener('pointercancel', stop, { signal, capture: true });
    element.addEventListener(
      'pointermove',
      (event) => {
        if (Math.abs(event.movementX) + Math.abs(event.movementY) > 4) stop();
      },
      { signal, capture: true, passive: true },
    );
    return () => {
      listeners.abort();
      window.clearTimeout(press);
    };
  }, []);
  return root;
}
