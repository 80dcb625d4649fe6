/** The map: a continent in its sea, which can be moved and enlarged. */

import {
  type BoardProps,
  type Extent,
  type Footprint,
  hexPath,
  memo,
  OverlayLayer,
  PanZoom,
  type Point,
  type Small,
  standingOf,
} from '@condotta/pieces';
import { useMemo } from 'preact/hooks';
import type { Components } from '../components/index.ts';
import { Armies, WayDefs, Ways } from './Armies.tsx';
import { blazonOf } from './arms.ts';
import { Ghosts, handlesOf, inHand } from './Ghosts.tsx';
import { boxOf, partAbove, placeOf, SIZE } from './geometry.ts';
import { BoardNames, LandSpots, Lands, Veils } from './Lands.tsx';
import { type Laid, layOut } from './laid.ts';
import { paintMap } from './paint/index.ts';
import { Realms } from './realms.tsx';
import { frameIn, type VenterraView } from './view-form.ts';
import { wordsIn } from './words.ts';

export interface MapProps extends BoardProps {
  readonly shown: VenterraView;
  readonly components: Components;
  /** How the map is turned. */
  readonly turn: number;
  readonly inset: readonly [number, number, number, number];
  /** The placement of a board that is looked at, or null. */
  readonly ghost: string | null;
  /** The territory that is looked at closely, by its number; -1: the whole map is. */
  readonly near: number;
  /**
   * A drawer hides a part of the map and leaves its scale: the room of the sheet, the drawer counted in, and whose land stays
   * in sight. Null: the whole map is fitted into what is free.
   */
  readonly above: { readonly width: number; readonly height: number; readonly seat: number } | null;
  /** What a story speaks of. */
  readonly told: readonly string[];
}

const OUTLINE = hexPath(SIZE - 4);
/** The height of an overlay's figure. */
const FIGURE = 24;

const EMPTY: Extent = { x: -300, y: -200, width: 600, height: 400 };

/** `high`: how much is left free above and below. */
function extentOf(points: readonly Point[], rim: number, high = rim): Extent {
  if (points.length === 0) return EMPTY;
  const { left, top, right, bottom } = boxOf(points);
  return { x: left - rim, y: top - high, width: right - left + 2 * rim, height: bottom - top + 2 * high };
}

function focusOf(thing: string | null, laid: readonly Laid[]): Extent | null {
  const place = placeOf(thing);
  const one = place && laid.find(({ land }) => land.q === place[0] && land.r === place[1]);
  return one ? { x: one.x - SIZE, y: one.y - SIZE, width: SIZE * 2, height: SIZE * 2 } : null;
}

const WHOLE = hexPath(SIZE);

/** As it is seen from far away: whose land is where. */
function inSmall(
  extent: Extent,
  laid: readonly Laid[],
  { players }: VenterraView,
  choices: BoardProps['choices'],
): Small {
  const blots = laid.map(({ land, thing, x, y }) => ({
    x,
    y,
    outline: WHOLE,
    fill: land.controller === null ? 'var(--p-paper-shade)' : blazonOf(players[land.controller]).field,
    called: standingOf(choices, thing) === 'legal' || offersUnits(choices, `stack:${land.q},${land.r}.`),
  }));
  return { extent, blots };
}

/** Where a decision starts from stays bright: where units can be taken up, where they set out and go, where is fought. */
function brightIn(view: VenterraView, laid: readonly Laid[], choices: BoardProps['choices']): ReadonlySet<number> {
  const movement = frameIn(view, 'movement');
  const fight = frameIn(view, 'fight');
  const camps = laid.filter(({ land }) => offersUnits(choices, `stack:${land.q},${land.r}.`)).map(({ hex }) => hex);
  return new Set([...camps, movement?.from ?? -1, movement?.target ?? -1, fight?.hex ?? -1]);
}

/** Can units be taken up: anywhere, or in the place that this begins with? */
const offersUnits = (choices: BoardProps['choices'], where = 'stack:'): boolean =>
  [...choices].some(([thing, list]) => thing.startsWith(where) && list.some(({ refusal }) => refusal === null));

function DrawnMap({ shown, components, turn, inset, ghost, near, above, told, ...props }: MapProps) {
  const { choices, lit, cursor, language, bare, motion, overlay } = props;
  const words = wordsIn(language);
  const laid = useMemo(() => layOut(shown, components, turn), [shown, components, turn]);
  const ground = laid.map(({ land }) => `${land.q},${land.r},${land.side}`).join(' ');
  const painting = useMemo(() => (laid.length === 0 ? null : paintMap(laid.map(({ cell }) => cell))), [ground, turn]);
  const hand = inHand(shown);
  const handles = hand ? handlesOf(hand, choices, turn) : [];
  // Above and below the land lie the names of its boards.
  const whole = hand ? extentOf([...laid, ...handles], SIZE) : extentOf(laid, 26, 50);
  const closely = laid[near];
  const own = above ? laid.filter(({ land }) => land.controller === above.seat) : [];
  const fit = closely
    ? extentOf([closely], SIZE * 1.6)
    : above && !hand
      ? partAbove(whole, extentOf(own.length > 0 ? own : laid, 0), above, inset)
      : whole;
  const target = cursor ?? [...lit][0] ?? told[0] ?? null;
  const focus = useMemo(() => focusOf(target, laid), [target, laid, inset.join(' ')]);
  const footprintOf = useMemo(
    () =>
      (thing: string): Footprint | null => {
        const place = placeOf(thing);
        const one = place && laid.find(({ land }) => land.q === place[0] && land.r === place[1]);
        return one ? { x: one.x, y: one.y, outline: OUTLINE, low: SIZE * 0.72 } : null;
      },
    [laid],
  );
  const small = useMemo(() => inSmall(whole, laid, shown, choices), [ground, laid, shown, choices]);
  const deciding = !hand && (laid.some(({ thing }) => choices.has(thing)) || offersUnits(choices));
  const marked = { choices, lit, cursor, language };
  return (
    <PanZoom fit={fit} small={small} inset={inset} focus={focus} steps={[0.62, 0.34]} motion={motion} label={words.map}>
      <svg
        class="e-map"
        width="10"
        height="10"
        data-bare={bare || undefined}
        data-deciding={deciding || undefined}
        aria-label={words.map}
      >
        <WayDefs />
        {painting && (
          <image
            class="e-painting"
            href={painting.href}
            x={painting.box.left}
            y={painting.box.top}
            width={painting.box.right - painting.box.left}
            height={painting.box.bottom - painting.box.top}
          />
        )}
        <BoardNames laid={laid} components={components} language={language} />
        {deciding && <Veils laid={laid} choices={choices} bright={brightIn(shown, laid, choices)} />}
        <Realms laid={laid} players={shown.players} />
        {!hand && <LandSpots {...marked} laid={laid} view={shown} components={components} />}
        <Lands laid={laid} view={shown} components={components} />
        <g class="e-pieces">
          <Ways view={shown} laid={laid} />
          <Armies {...marked} view={shown} laid={laid} components={components} />
        </g>
        <OverlayLayer overlay={overlay} footprintOf={footprintOf} unit={FIGURE} />
        {hand && <Ghosts {...marked} hand={hand} components={components} turn={turn} ghost={ghost} />}
      </svg>
    </PanZoom>
  );
}

const SEEN = [
  'shown',
  'components',
  'turn',
  'language',
  'choices',
  'lit',
  'cursor',
  'overlay',
  'bare',
  'motion',
  'ghost',
  'near',
  'told',
] as const;

/** Drawn again only when something on it changes: not while somebody points or moves it. */
export const MapSheet = memo<MapProps>(
  DrawnMap,
  (a, b) =>
    SEEN.every((key) => a[key] === b[key]) &&
    a.inset.join(' ') === b.inset.join(' ') &&
    JSON.stringify(a.above) === JSON.stringify(b.above),
);
