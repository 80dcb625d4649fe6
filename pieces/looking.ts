/** The hand on a board that has details to show: what it picks, what it points at, and what is kept to be read. */

import { useRef, useState } from 'preact/hooks';
import type { BoardProps } from './contract.ts';
import { useThings } from './things.ts';

interface Looking<E> {
  /** To be put on the element that holds all things. */
  readonly root: { current: E | null };
  /** The thing whose details stay until it is picked again, or null. */
  readonly kept: string | null;
  keep(thing: string | null): void;
  /** Whoever shows details of what is pointed at puts his ear here; a board is not drawn anew for every move of the hand. */
  readonly pointing: { current: (thing: string | null) => void };
}

/** `telling`: a story that is being told. Nobody chooses what he does not see yet, so a pick ends it. */
export function useLooking<E extends HTMLElement>(
  { choices, onPick, onPoint }: Pick<BoardProps, 'choices' | 'onPick' | 'onPoint'>,
  telling: { skip(): void } | null,
  inspectable: (thing: string) => boolean,
): Looking<E> {
  const [kept, keep] = useState<string | null>(null);
  const pointing = useRef<(thing: string | null) => void>(() => undefined);
  const root = useThings<E>({
    onPick(thing) {
      if (telling) return telling.skip();
      if (!choices.has(thing) && inspectable(thing)) keep(kept === thing ? null : thing);
      if (!choices.get(thing)?.some(({ refusal }) => refusal === null)) onPoint(thing);
      onPick(thing);
    },
    onPoint(thing) {
      pointing.current(thing);
      if (!telling) onPoint(thing);
    },
    onInspect(thing) {
      if (inspectable(thing)) keep(thing);
    },
  });
  return { root, kept, keep, pointing };
}
