/** On a small screen: what lies around the map, one drawer at a time. */

import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';

export type Tab = 'house' | 'hand' | 'market' | 'houses' | 'battle';

interface DrawersProps {
  readonly tab: Tab | null;
  onTab(tab: Tab | null): void;
  /** How much of the map is covered. */
  onHeight(height: number): void;
  readonly tabs: readonly { readonly id: Tab; readonly body: ComponentChildren }[];
  /** The drawer that holds what can be chosen. */
  readonly called: Tab | null;
  readonly words: Readonly<Record<Tab, string>>;
}

export function Drawers({ tab, onTab, onHeight, tabs, called, words }: DrawersProps) {
  const body = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = body.current;
    if (!element) {
      onHeight(0);
      return;
    }
    const measure = (): void => onHeight(element.offsetHeight);
    measure();
    // What can be chosen may lie beyond the edge of a full hand.
    element.querySelector('[data-standing=legal]')?.scrollIntoView({ inline: 'center', block: 'nearest' });
    const watcher = new ResizeObserver(measure);
    watcher.observe(element);
    return () => watcher.disconnect();
  }, [tab]);
  const open = tabs.find(({ id }) => id === tab);
  return (
    <div class="v-drawers">
      {open && (
        <div class="v-drawer" ref={body}>
          {open.body}
        </div>
      )}
      <div class="v-tabs" role="tablist">
        {tabs.map(({ id }) => (
          <button
            key={id}
            type="button"
            role="tab"
            aria-selected={id === tab}
            data-called={id === called || undefined}
            onClick={() => onTab(id === tab ? null : id)}
          >
            {words[id]}
          </button>
        ))}
      </div>
    </div>
  );
}
