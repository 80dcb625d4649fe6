/** How the map is turned on this screen: so that it is largest in the room there is for it. */

import { useLayoutEffect, useState } from 'preact/hooks';
import { bestTurn } from './geometry.ts';
import type { VenterraView } from './view-form.ts';

/** The room of the sheet that was measured last, as width through height: the cursor's keys go by the picture on the screen. */
let room = 1.7;

export const turnOf = (view: VenterraView): number => bestTurn(view, room);

/** Measures the room of the sheet; whoever draws is drawn again when it has changed. */
export function useRoom(sheet: { readonly current: HTMLElement | null }): void {
  const [, redraw] = useState(room);
  useLayoutEffect(() => {
    const element = sheet.current;
    if (!element) return;
    const measure = (): void => {
      if (element.clientHeight === 0) return;
      room = Math.round((element.clientWidth / element.clientHeight) * 10) / 10;
      redraw(room);
    };
    measure();
    const watcher = new ResizeObserver(measure);
    watcher.observe(element);
    return () => watcher.disconnect();
  }, []);
}
