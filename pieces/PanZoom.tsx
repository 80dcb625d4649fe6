/**
 * A sheet that can be moved and enlarged: wheel, pinch, drag, double click, and by keyboard + - 0 and arrows. Moving it
 * changes one transform and nothing else: no component is drawn again, and the browser moves a picture it already has.
 */

import { select } from 'd3-selection';
import { type D3ZoomEvent, type ZoomTransform, zoom as zoomBehaviour, zoomIdentity } from 'd3-zoom';
import type { ComponentChildren } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import type { Extent } from './extent.ts';
import { glide } from './glide.ts';
import { Miniature, type Small } from './Miniature.tsx';

export interface PanZoomProps {
  /** What to show at first and on "fit". */
  readonly fit: Extent;
  /** Free space around it on the screen, in pixels: top, right, bottom, left. */
  readonly inset?: readonly [number, number, number, number];
  /** A place that must be seen, or null; a new object brings it into view. */
  readonly focus?: Extent | null;
  /** A part to go to, as large as it fits, wherever the reader has moved the sheet; a new object goes there. `fit` should be the same part. */
  readonly look?: Extent | null;
  /** The whole in small, shown while only a part is seen. */
  readonly small?: Small;
  /** Told what part of the sheet is seen, whenever it changes: for a small map of the board's own. */
  readonly onSeen?: (seen: Extent) => void;
  /** The scale is called far below the first and near from the second on; CSS reads it at [data-zoom]. */
  readonly steps: readonly [near: number, far: number];
  readonly most?: number;
  readonly motion: 0 | 1 | 2;
  readonly label: string;
  readonly children: ComponentChildren;
}

/**
 * The sheet is drawn so much smaller inside a layer enlarged by as much (.p-panzoom-sheet): browsers scale the picture
 * they have, instead of drawing a new one at every step, only for layers that are shown larger than they are.
 */
const SHRUNK = 0.1;

const NO_INSET = [0, 0, 0, 0] as const;
/** How wide the buttons are, with the gap beside them. */
const BUTTONS = 44;

export function PanZoom(props: PanZoomProps) {
  const view = useRef<HTMLElement>(null);
  const layer = useRef<HTMLDivElement>(null);
  const hands = useRef<Handles | null>(null);
  const seeing = useRef((_: Extent): void => undefined);
  const latest = useRef(props);
  latest.current = props;

  useLayoutEffect(() => {
    if (!view.current || !layer.current) return;
    const handles = takeHold(view.current, layer.current, {
      props: () => latest.current,
      seen(extent) {
        latest.current.onSeen?.(extent);
        seeing.current(extent);
      },
    });
    hands.current = handles;
    handles.fit(false);
    return handles.letGo;
  }, []);

  const { fit, focus = null, look = null, inset = NO_INSET } = props;
  const shape = `${fit.x} ${fit.y} ${fit.width} ${fit.height} ${inset.join(' ')}`;
  useLayoutEffect(() => hands.current?.refit(), [shape]);
  useEffect(() => {
    if (focus) hands.current?.show(focus);
  }, [focus]);
  useEffect(() => {
    if (look) hands.current?.go(look);
  }, [look]);

  return (
    <section
      class="p-panzoom"
      ref={view}
      tabindex={0}
      aria-label={props.label}
      onKeyDown={(event) => hands.current?.key(event)}
    >
      <div class="p-panzoom-layer" ref={layer}>
        <div class="p-panzoom-sheet">{props.children}</div>
      </div>
      {props.small?.blots.length ? (
        <Miniature of={props.small} seeing={seeing} onGo={(x, y) => hands.current?.centre(x, y)} />
      ) : null}
      <div class="p-panzoom-buttons">
        <button type="button" aria-label="+" onClick={() => hands.current?.by(1.4)}>
          <svg viewBox="0 0 20 20" aria-hidden="true">
            <path d="M10 4v12M4 10h12" />
          </svg>
        </button>
        <button type="button" aria-label="−" onClick={() => hands.current?.by(1 / 1.4)}>
          <svg viewBox="0 0 20 20" aria-hidden="true">
            <path d="M4 10h12" />
          </svg>
        </button>
        <button type="button" class="p-panzoom-fit" aria-label="0" onClick={() => hands.current?.fit(true)}>
          <svg viewBox="0 0 20 20" aria-hidden="true">
            <path d="M4 8V4h4M16 8V4h-4M4 12v4h4M16 12v4h-4" />
          </svg>
        </button>
      </div>
    </section>
  );
}

interface Handles {
  fit(smooth: boolean): void;
  /** Fits again if the reader has not moved the sheet himself. */
  refit(): void;
  show(extent: Extent): void;
  /** Goes there, as large as it fits. */
  go(extent: Extent): void;
  /** This point of the sheet into the middle, as large as it is. */
  centre(x: number, y: number): void;
  by(factor: number): void;
  key(event: KeyboardEvent): void;
  letGo(): void;
}

interface Holder {
  props(): PanZoomProps;
  /** Told what part of the sheet is seen. */
  seen(extent: Extent): void;
}

function takeHold(view: HTMLElement, layer: HTMLElement, { props, seen }: Holder): Handles {
  const target = select<HTMLElement, unknown>(view);
  let now: ZoomTransform = zoomIdentity;
  let moved = false;
  let settling = 0;

  /** The reader has moved it himself; for CSS as well: only then there is a way back to show. */
  const move = (by = true): void => {
    moved = by;
    view.toggleAttribute('data-moved', by);
  };

  /** How large it is shown, for CSS. */
  const tellScale = (): void => {
    const [near, far] = props().steps;
    const zoom = now.k < far ? 'far' : now.k < near ? 'mid' : 'near';
    if (view.dataset['zoom'] !== zoom) view.dataset['zoom'] = zoom;
    view.style.setProperty('--p-scale', now.k.toFixed(4));
  };

  /** While its size changes the browser scales the picture it has; once at rest the sheet is drawn sharp again. */
  const settle = (): void => {
    layer.classList.remove('p-moving');
    tellScale();
  };

  const put = (transform: ZoomTransform): void => {
    if (transform.k !== now.k) {
      window.clearTimeout(settling);
      layer.classList.add('p-moving');
      settling = window.setTimeout(settle, 180);
    }
    now = transform;
    layer.style.transform = `translate3d(${transform.x}px,${transform.y}px,0) scale(${transform.k / SHRUNK})`;
    const [x, y] = transform.invert([0, 0]);
    seen({ x, y, width: view.clientWidth / transform.k, height: view.clientHeight / transform.k });
  };

  const behaviour = zoomBehaviour<HTMLElement, unknown>()
    .scaleExtent([0.12, props().most ?? 4])
    .clickDistance(5)
    .tapDistance(12)
    .filter((event: Event) => {
      if (event.target instanceof Element && event.target.closest('button, .p-mini')) return false;
      // A double tap ends as a touch: two quick choices are not one.
      if ((event.type === 'dblclick' || event.type === 'touchend') && event.target instanceof Element)
        return !event.target.closest('[data-standing=legal]');
      return !(event instanceof MouseEvent && event.type === 'mousedown' && (event.ctrlKey || event.button !== 0));
    })
    .on('zoom', (event: D3ZoomEvent<HTMLElement, unknown>) => {
      if (event.sourceEvent) move();
      put(event.transform);
    });
  target.call(behaviour);

  const go = (transform: ZoomTransform, smooth: boolean): void => {
    const { motion } = props();
    if (!smooth || motion === 0) {
      target.call(behaviour.transform, transform);
      settle();
      return;
    }
    glide(now, transform, motion === 2 ? 150 : 350, (between) => target.call(behaviour.transform, between));
  };

  const room = (): Extent => {
    const [top, right, bottom, left] = props().inset ?? NO_INSET;
    return {
      x: left,
      y: top,
      width: Math.max(60, view.clientWidth - left - right),
      height: Math.max(60, view.clientHeight - top - bottom),
    };
  };

  const centred = (extent: Extent, scale: number): ZoomTransform => {
    const { x, y, width, height } = room();
    return zoomIdentity
      .translate(x + width / 2, y + height / 2)
      .scale(scale)
      .translate(-(extent.x + extent.width / 2), -(extent.y + extent.height / 2));
  };

  const fill = (extent: Extent, smooth: boolean): void => {
    const { width, height } = room();
    if (view.clientWidth === 0 || extent.width <= 0) return;
    // The buttons lie at the right edge: the land keeps clear of them, and stays in the middle where there is room.
    const buttons = matchMedia('(pointer: coarse)').matches ? 0 : BUTTONS;
    const scale = Math.min((width - buttons) / extent.width, height / extent.height);
    const aside = Math.min(buttons, Math.max(0, extent.width * scale + 2 * buttons - width)) / 2;
    const { x, y } = centred(extent, scale);
    go(zoomIdentity.translate(x - aside, y).scale(scale), smooth);
  };

  const fitIn = (smooth: boolean): void => {
    move(false);
    fill(props().fit, smooth);
  };

  const refit = (): void => {
    if (!moved) fitIn(false);
  };
  const watcher = new ResizeObserver(refit);
  watcher.observe(view);

  const by = (factor: number): void => {
    const { x, y, width, height } = room();
    move();
    target.call(behaviour.scaleBy, factor, [x + width / 2, y + height / 2]);
  };

  // Once it is dragged the sheet holds the pointer, so the browser need not look what lies under it at every move.
  let grip: readonly [id: number, x: number, y: number] | null = null;
  const hold = (event: PointerEvent): void => {
    grip = event.pointerType === 'mouse' && event.button === 0 ? [event.pointerId, event.clientX, event.clientY] : null;
  };
  const pull = (event: PointerEvent): void => {
    if (!grip || event.buttons === 0 || Math.hypot(event.clientX - grip[1], event.clientY - grip[2]) < 6) return;
    view.setPointerCapture(grip[0]);
    grip = null;
  };
  view.addEventListener('pointerdown', hold);
  view.addEventListener('pointermove', pull);

  const STEP = 60;
  return {
    fit: fitIn,
    refit,
    by,
    centre(x, y) {
      move();
      const at = { x, y, width: 0, height: 0 };
      target.call(behaviour.transform, centred(at, now.k));
    },
    show(extent) {
      const { x, y, width, height } = room();
      const [left, top] = now.apply([extent.x, extent.y]);
      const [right, bottom] = now.apply([extent.x + extent.width, extent.y + extent.height]);
      if (left >= x && top >= y && right <= x + width && bottom <= y + height) return;
      const scale = Math.min(now.k, width / extent.width, height / extent.height);
      go(centred(extent, scale), true);
    },
    go(extent) {
      move(false);
      fill(extent, true);
    },
    key(event) {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.key === '+' || event.key === '=') by(1.25);
      else if (event.key === '-') by(0.8);
      else if (event.key === '0') fitIn(true);
      else if (event.target !== view) return;
      else if (event.key === 'ArrowLeft') target.call(behaviour.translateBy, STEP / now.k, 0);
      else if (event.key === 'ArrowRight') target.call(behaviour.translateBy, -STEP / now.k, 0);
      else if (event.key === 'ArrowUp') target.call(behaviour.translateBy, 0, STEP / now.k);
      else if (event.key === 'ArrowDown') target.call(behaviour.translateBy, 0, -STEP / now.k);
      else return;
      event.preventDefault();
      event.stopPropagation();
    },
    letGo() {
      watcher.disconnect();
      window.clearTimeout(settling);
      target.on('.zoom', null);
      view.removeEventListener('pointerdown', hold);
      view.removeEventListener('pointermove', pull);
    },
  };
}
