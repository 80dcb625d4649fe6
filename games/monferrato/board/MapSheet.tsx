/** The map as a sheet that can be moved and enlarged. */

import { at } from '@condotta/kernel';
import { type BoardProps, type Extent, type Footprint, memo, OverlayLayer, PanZoom, type Spot } from '@condotta/pieces';
import { useMemo } from 'preact/hooks';
import type { Components } from '../components/types.ts';
import { namesOf } from '../things.ts';
import { Fixtures, Sides } from './Fixtures.tsx';
import { Ground } from './Ground.tsx';
import { FRAMES, SHEET, zonePathAround } from './geometry.ts';
import { LEVEL_PLACES, ZONE_PLACES } from './map/zones.ts';
import { Report } from './Report.tsx';
import { Stacks } from './Stacks.tsx';
import type { Beat } from './story.ts';
import { zoneWords } from './unit-words.ts';
import { frameIn, type MonferratoView, unitsAt, zoneInQuestion } from './view-form.ts';
import { wordsIn } from './words.ts';
import { Zones } from './Zones.tsx';

export interface MapProps extends BoardProps {
  readonly shown: MonferratoView;
  readonly components: Components;
  readonly beat: Beat | null;
  readonly inset: readonly [number, number, number, number];
  /** The part that is looked at; a new object goes there. */
  readonly part: Extent;
  /** The zone that a person has opened, or -1. */
  readonly opened: number;
  onSeen(seen: Extent): void;
}

/** Where a thing lies on the sheet, or null. */
export function placeOf(
  thing: string,
  view: MonferratoView,
  components: Components,
): { readonly x: number; readonly y: number } | null {
  const number = namesOf(components).numbers.get(thing);
  if (number === undefined) return null;
  const ofZone = (zone: number | null | undefined) => {
    const id = zone === null || zone === undefined || zone < 0 ? null : at(components.zones, zone).id;
    const [x, y] = (id && ZONE_PLACES[id]?.stack) || [null, null];
    return x === null || y === null ? null : { x, y };
  };
  if (thing.startsWith('zone:')) return ofZone(number);
  if (thing.startsWith('unit:')) return ofZone(at(view.units, number).zone);
  if (thing.startsWith('camp:')) return ofZone(at(view.camps, number).zone);
  if (thing.startsWith('side:')) {
    const [x, y] = LEVEL_PLACES[thing.slice('side:'.length)]?.at ?? [0, 0];
    return { x, y };
  }
  return null;
}

/** What a thing covers on the sheet: a zone its land, a piece its stack. */
function footprintIn(view: MonferratoView, components: Components): (thing: string) => Footprint | null {
  return (thing) => {
    const place = placeOf(thing, view, components);
    if (!place) return null;
    const { x, y } = place;
    if (!thing.startsWith('zone:')) return { x, y, outline: 'M-62 -62H62V62H-62Z', low: 74 };
    const outline = zonePathAround(thing.slice('zone:'.length), x, y);
    return { x, y, outline, low: 74 };
  };
}

const AROUND = 210;

/** A place with its surroundings, as far as its section goes: beyond the edge there is nothing to look at. */
function around({ x, y }: Spot): Extent {
  const frame = Object.values(FRAMES).find(
    ([left, top, width, height]) => x >= left && x <= left + width && y >= top && y <= top + height,
  );
  const [fromX, fromY, width, height] = frame ?? [SHEET.x, SHEET.y, SHEET.width, SHEET.height];
  const [left, top] = [Math.max(x - AROUND, fromX), Math.max(y - AROUND, fromY)];
  const [right, bottom] = [Math.min(x + AROUND, fromX + width), Math.min(y + AROUND, fromY + height)];
  return { x: left, y: top, width: right - left, height: bottom - top };
}
const NO_ZONES: ReadonlySet<number> = new Set();

/** The zones whose counters lie open: the one that a person looks into, and those in which units can be chosen from several. */
function openZones(
  view: MonferratoView,
  components: Components,
  choices: BoardProps['choices'],
  opened: number,
): ReadonlySet<number> {
  const zones = new Map<number, number>();
  for (const [thing, list] of choices) {
    if (!thing.startsWith('unit:') || !list.some(({ refusal }) => refusal === null)) continue;
    const unit = namesOf(components).numbers.get(thing);
    const zone = unit === undefined ? null : at(view.units, unit).zone;
    if (zone !== null) zones.set(zone, (zones.get(zone) ?? 0) + 1);
  }
  const there = (zone: number): number => unitsAt(view, components, zone).length;
  const found = [...zones.keys()].filter((zone) => there(zone) > (zones.size === 1 ? 2 : 6));
  return new Set([...found, ...(opened >= 0 && there(opened) > 1 ? [opened] : [])]);
}

/** Units of the group that moves, of the guns that fire, of the raiders. */
function chosenUnits(view: MonferratoView): ReadonlySet<number> {
  return new Set([
    ...(frameIn(view, 'march')?.units ?? []),
    ...(frameIn(view, 'bombardment')?.guns ?? []),
    ...(frameIn(view, 'raid')?.raiders ?? []),
    ...(frameIn(view, 'sortie')?.units ?? []),
  ]);
}

/** What a piece could do is drawn on the ground, under the counters that are to be chosen; what somebody has put there himself, over them. */
function layersOf(overlay: BoardProps['overlay']): Readonly<Record<'ground' | 'own', BoardProps['overlay']>> {
  if (!overlay) return { ground: null, own: null };
  return {
    ground: { ...overlay, signs: {}, arrows: [], tail: null },
    own: { ...overlay, overlays: [] },
  };
}

function DrawnMap({ shown, components, beat, inset, part, opened, onSeen, ...props }: MapProps) {
  const { choices, lit, cursor, language, bare, motion } = props;
  const words = wordsIn(language);
  const marked = { choices, lit, cursor, language };
  const acting = zoneInQuestion(shown);
  const target =
    cursor ??
    [...lit][0] ??
    (beat && beat.zone >= 0 ? at(namesOf(components).zone, beat.zone) : null) ??
    (acting >= 0 ? at(namesOf(components).zone, acting) : null);
  const focus = useMemo(() => {
    const place = target === null ? null : placeOf(target, shown, components);
    return place && around(place);
  }, [target, inset.join(' ')]);
  const footprintOf = useMemo(() => footprintIn(shown, components), [shown, components]);
  const { ground, own } = useMemo(() => layersOf(props.overlay), [props.overlay]);
  const text = (zone: number): string => zoneWords(shown, components, zone, language);
  return (
    <PanZoom
      fit={part}
      look={part}
      inset={inset}
      focus={focus}
      steps={[0.8, 0.46]}
      most={3}
      motion={motion}
      label={words.map}
      onSeen={onSeen}
    >
      <svg class="mo-map" width="10" height="10" data-bare={bare || undefined} aria-label={words.map}>
        <Ground components={components} language={language} />
        <Zones {...marked} components={components} acting={acting} text={text} />
        <Sides {...marked} view={shown} components={components} />
        <g class="mo-pieces">
          <OverlayLayer overlay={beat ? null : ground} footprintOf={footprintOf} unit={27} />
          <Fixtures {...marked} view={shown} components={components} />
          <Stacks
            {...marked}
            view={shown}
            components={components}
            open={beat ? NO_ZONES : openZones(shown, components, choices, opened)}
            acting={acting}
            chosen={chosenUnits(shown)}
          />
          <OverlayLayer overlay={beat ? null : own} footprintOf={footprintOf} unit={27} />
          {beat && <Report beat={beat} components={components} />}
        </g>
      </svg>
    </PanZoom>
  );
}

const SEEN = [
  'shown',
  'components',
  'beat',
  'language',
  'choices',
  'lit',
  'cursor',
  'bare',
  'motion',
  'part',
  'opened',
  'overlay',
] as const;

/** Drawn again only when something on it changes: not while somebody points or moves it. */
export const MapSheet = memo<MapProps>(
  DrawnMap,
  (a, b) => SEEN.every((key) => a[key] === b[key]) && a.inset.join(' ') === b.inset.join(' '),
);
