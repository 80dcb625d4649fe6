/** On a small screen: what lies around the map, one drawer at a time. */

import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';

export interface DrawersProps<Tab extends string> {
  readonly tab: Tab | null;
  onTab(tab: Tab | null): void;
  /** How much of the map is covered from below; nothing where the drawer opens beside it. */
  onHeight(height: number): void;
  readonly tabs: readonly {
    readonly id: Tab;
    readonly body: ComponentChildren;
    /** Something in it can be chosen, though another drawer is called. */
    readonly holds?: boolean;
  }[];
  /** The drawer that holds what is asked about. */
  readonly called: Tab | null;
  readonly words: Readonly<Record<Tab, string>>;
}

export function Drawers<Tab extends string>({ tab, onTab, onHeight, tabs, called, words }: DrawersProps<Tab>) {
  const body = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = body.current;
    if (!element) {
      onHeight(0);
      return;
    }
    const measure = (): void => onHeight(matchMedia(BESIDE).matches ? 0 : element.offsetHeight);
    measure();
    // What can be chosen may lie beyond the edge of a full hand. An upright drawer has no hands that lie across it.
    const inline = matchMedia(BESIDE).matches ? 'nearest' : 'center';
    element.querySelector('[data-standing=legal]')?.scrollIntoView({ inline, block: 'nearest' });
    const watcher = new ResizeObserver(measure);
    watcher.observe(element);
    return () => watcher.disconnect();
  }, [tab]);
  const open = tabs.find(({ id }) => id === tab);
  return (
    <div class="p-drawers">
      {open && (
        <div class="p-drawer" ref={body}>
          {open.body}
        </div>
      )}
      <div class="p-tabs" role="tablist">
        {tabs.map(({ id, holds = false }) => (
          <button
            key={id}
            type="button"
            role="tab"
            aria-selected={id === tab}
            data-called={id === called || holds || undefined}
            onClick={() => onTab(id === tab ? null : id)}
          >
            {words[id]}
          </button>
        ))}
      </div>
    </div>
  );
}

/** Where the style sheet puts the drawer beside the map. */
const BESIDE = '(max-height: 540px) and (orientation: landscape)';

/** Whether drawers open beside the map: the screen is low and wide. */
export function useBeside(): boolean {
  const [beside, setBeside] = useState(() => matchMedia(BESIDE).matches);
  useLayoutEffect(() => {
    const media = matchMedia(BESIDE);
    const measure = (): void => setBeside(media.matches);
    media.addEventListener('change', measure);
    return () => media.removeEventListener('change', measure);
  }, []);
  return beside;
}

/** Below this width, or when taller than wide, panels become drawers. */
const NARROW = 860;

/** Wide or tall, from the size of the board itself. */
export const useShape = (root: Measured): 'wide' | 'tall' => (useBelow(root, NARROW) ? 'tall' : 'wide');

type Measured = { readonly current: HTMLElement | null };

/** Whether an element is narrower than so many pixels. */
export function useBelow(root: Measured, width: number): boolean {
  const [below, setBelow] = useState(false);
  useLayoutEffect(() => {
    const element = root.current;
    if (!element) return;
    const measure = (): void => setBelow(element.clientWidth < width);
    measure();
    const watcher = new ResizeObserver(measure);
    watcher.observe(element);
    return () => watcher.disconnect();
  }, [width]);
  return below;
}
