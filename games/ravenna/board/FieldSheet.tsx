/** The field as a sheet that can be moved and enlarged. */

import { at, range } from '@condotta/kernel';
import {
  type BoardProps,
  type Extent,
  type Footprint,
  memo,
  OverlayLayer,
  PanZoom,
  type Small,
  standingOf,
} from '@condotta/pieces';
import { useCallback, useMemo } from 'preact/hooks';
import type { Components } from '../components/types.ts';
import { COLUMNS, isSquare, ROWS } from '../field.ts';
import { areaName, numberIn, unitName } from '../things.ts';
import { SIDE_ARMS } from './arms.ts';
import { AREA, centreOf, SHEET, type Spot, sizeOf } from './geometry.ts';
import { AreaIds, Ground } from './ground.tsx';
import { AreaFrames, Areas, LinesOfFire, OverlayDefs, Ways, WaysOut } from './overlays.tsx';
import { Report } from './Report.tsx';
import type { Beat } from './story.ts';
import { Contacts, type Laid, laidOut, Tiles } from './Tiles.tsx';
import { actingUnit, frameIn, type RavennaView } from './view-form.ts';
import { wordsIn } from './words.ts';

export interface FieldProps extends BoardProps {
  readonly shown: RavennaView;
  readonly components: Components;
  /** What is being told, or null. */
  readonly beat: Beat | null;
  readonly inset: readonly [number, number, number, number];
  /** There is no room for the whole field beside what its tiles are put down with: the Area alone. */
  readonly close: boolean;
}

const FIT: Extent = SHEET;

function spotOf(thing: string | null, tiles: readonly Laid[]): Spot | null {
  if (thing === null) return null;
  const area = numberIn('area', thing);
  if (area >= 0) return centreOf(area);
  const unit = numberIn('unit', thing);
  return tiles.find((laid) => laid.unit.unit === unit) ?? null;
}

/** Where marks of reach, contact, fire and threat lie: an Area, or the tile of a Unit. */
function footprint(thing: string, tiles: readonly Laid[], components: Components): Footprint | null {
  const area = numberIn('area', thing);
  if (area >= 0) {
    const [half, centre] = [AREA / 2 - 6, centreOf(area)];
    return { ...centre, outline: `M${-half} ${-half}H${half}V${half}H${-half}Z`, low: 0 };
  }
  const laid = tiles.find(({ unit }) => unit.unit === numberIn('unit', thing));
  if (!laid) return null;
  const { across, deep } = sizeOf(isSquare(at(components.units, laid.unit.unit).type));
  const [x, y] = laid.unit.facing % 2 === 0 ? [across / 2, deep / 2] : [deep / 2, across / 2];
  return { x: laid.x, y: laid.y, outline: `M${-x} ${-y}H${x}V${y}H${-x}Z`, low: 0 };
}

const SQUARE = `M${-AREA / 2} ${-AREA / 2}h${AREA}v${AREA}h${-AREA}Z`;

/** As it is seen from far away: the Areas, and whose Units stand where. */
function inSmall(tiles: readonly Laid[], components: Components, choices: BoardProps['choices']): Small {
  const called = (thing: string): boolean => standingOf(choices, thing) === 'legal';
  const areas = range(COLUMNS * ROWS).map((area) => ({
    ...centreOf(area),
    outline: SQUARE,
    fill: 'var(--p-paper-shade)',
    called: called(areaName(area)),
  }));
  const units = tiles.flatMap(({ unit: { unit }, x, y }) => {
    const outline = footprint(unitName(unit), tiles, components)?.outline ?? '';
    const { field } = at(SIDE_ARMS, at(components.units, unit).commander < 3 ? 0 : 1);
    return [{ x, y, outline, fill: field, called: called(unitName(unit)) }];
  });
  return { extent: FIT, blots: [...areas, ...units] };
}

/** An Area and half of those around it, as far as the sheet goes: at the edge nothing else need be brought into view. */
function around({ x, y }: Spot): Extent {
  const [left, top] = [Math.max(x - AREA, FIT.x + 4), Math.max(y - AREA, FIT.y + 4)];
  const [right, bottom] = [Math.min(x + AREA, FIT.x + FIT.width - 4), Math.min(y + AREA, FIT.y + FIT.height - 4)];
  return { x: left, y: top, width: right - left, height: bottom - top };
}

function DrawnField({ shown, components, beat, inset, close, ...props }: FieldProps) {
  const { choices, lit, cursor, language, bare, motion } = props;
  const words = wordsIn(language);
  const tiles = useMemo(() => laidOut(shown), [shown]);
  const taken = (area: number): number =>
    tiles.reduce((cells, laid) => (laid.area === area ? cells | laid.unit.cells : cells), 0);
  const acting = actingUnit(shown);
  const told = beat?.unit ?? -1;
  const target = cursor ?? [...lit][0] ?? null;
  const focus = useMemo(() => {
    const spot = spotOf(target, tiles);
    return spot && around(spot);
  }, [target, tiles, inset.join(' ')]);
  const footprintOf = useCallback((thing: string) => footprint(thing, tiles, components), [tiles, components]);
  const small = useMemo(() => inSmall(tiles, components, choices), [tiles, components, choices]);
  const marked = { choices, lit, cursor, language };
  const shoot = beat ? null : frameIn(shown, 'shoot');
  const march = beat ? null : frameIn(shown, 'march');
  const effect = beat ? null : frameIn(shown, 'effect');
  const arranging = close ? frameIn(shown, 'arrange') : null;
  const fit = arranging ? around(centreOf(arranging.area)) : FIT;
  return (
    <PanZoom fit={fit} small={small} inset={inset} focus={focus} steps={[0.62, 0.31]} motion={motion} label={words.map}>
      <svg class="r-map" width="10" height="10" data-bare={bare || undefined} aria-label={words.map}>
        <OverlayDefs />
        <Ground components={components} words={words} />
        <Areas {...marked} components={components} />
        <AreaIds taken={taken} />
        <g class="r-pieces">
          <Tiles {...marked} view={shown} components={components} acting={told >= 0 ? told : acting} motion={motion} />
          <Contacts tiles={tiles} components={components} />
          <AreaFrames {...marked} />
          {shoot && (
            <LinesOfFire
              view={shown}
              shoot={shoot}
              components={components}
              lit={new Set([...lit, cursor ?? ''])}
              words={words}
            />
          )}
          {march && <Ways {...marked} view={shown} march={march} tiles={tiles} components={components} />}
          {effect && <WaysOut view={shown} effect={effect} />}
          {beat && <Report beat={beat} tiles={tiles} words={words} />}
        </g>
        <OverlayLayer overlay={beat ? null : props.overlay} footprintOf={footprintOf} unit={26} />
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
  'close',
  'overlay',
] as const;

/** Drawn again only when something on it changes: not while somebody points or moves it. */
export const FieldSheet = memo<FieldProps>(
  DrawnField,
  (a, b) => SEEN.every((key) => a[key] === b[key]) && a.inset.join(' ') === b.inset.join(' '),
);
