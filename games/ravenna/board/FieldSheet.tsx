/** The field as a sheet that can be moved and enlarged. */

import { type BoardProps, type Extent, PanZoom, still } from '@condotta/pieces';
import { useMemo } from 'preact/hooks';
import type { Components } from '../components/types.ts';
import { numberIn } from '../things.ts';
import { AREA, centreOf, HEIGHT, type Spot, WIDTH } from './geometry.ts';
import { AreaIds, Ground } from './ground.tsx';
import { AreaFrames, Areas, LinesOfFire, OverlayDefs, Ways, WaysOut } from './overlays.tsx';
import { Report } from './Report.tsx';
import type { Beat } from './story.ts';
import { Contacts, type Laid, laidOut, Tiles } from './Tiles.tsx';
import { actingUnit, frameIn, type RavennaView } from './view-form.ts';
import { wordsIn } from './words.ts';

export interface FieldProps extends BoardProps {
  readonly shown: RavennaView;
  readonly box: Components;
  /** What is being told, or null. */
  readonly beat: Beat | null;
  readonly inset: readonly [number, number, number, number];
  /** There is no room for the whole field beside what its tiles are put down with: the Area alone. */
  readonly close: boolean;
}

const FIT: Extent = { x: -126, y: -122, width: WIDTH + 172, height: HEIGHT + 168 };

function spotOf(thing: string | null, tiles: readonly Laid[]): Spot | null {
  if (thing === null) return null;
  const area = numberIn('area', thing);
  if (area >= 0) return centreOf(area);
  const unit = numberIn('unit', thing);
  return tiles.find((laid) => laid.unit.unit === unit) ?? null;
}

/** An Area and half of those around it, as far as the sheet goes: at the edge nothing else need be brought into view. */
function around({ x, y }: Spot): Extent {
  const [left, top] = [Math.max(x - AREA, FIT.x + 4), Math.max(y - AREA, FIT.y + 4)];
  const [right, bottom] = [Math.min(x + AREA, FIT.x + FIT.width - 4), Math.min(y + AREA, FIT.y + FIT.height - 4)];
  return { x: left, y: top, width: right - left, height: bottom - top };
}

function DrawnField({ shown, box, beat, inset, close, ...props }: FieldProps) {
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
  const marked = { choices, lit, cursor, language };
  const shoot = beat ? null : frameIn(shown, 'shoot');
  const march = beat ? null : frameIn(shown, 'march');
  const effect = beat ? null : frameIn(shown, 'effect');
  const arranging = close ? frameIn(shown, 'arrange') : null;
  const fit = arranging ? around(centreOf(arranging.area)) : FIT;
  return (
    <PanZoom fit={fit} inset={inset} focus={focus} steps={[0.62, 0.31]} motion={motion} label={words.map}>
      <svg class="r-map" width="10" height="10" data-bare={bare || undefined} aria-label={words.map}>
        <OverlayDefs />
        <Ground parts={box} words={words} />
        <Areas {...marked} parts={box} />
        <AreaIds taken={taken} />
        <g class="r-pieces">
          <Tiles {...marked} view={shown} parts={box} acting={told >= 0 ? told : acting} motion={motion} />
          <Contacts tiles={tiles} parts={box} />
          <AreaFrames {...marked} />
          {shoot && (
            <LinesOfFire view={shown} shoot={shoot} parts={box} lit={new Set([...lit, cursor ?? ''])} words={words} />
          )}
          {march && <Ways {...marked} view={shown} march={march} tiles={tiles} parts={box} />}
          {effect && <WaysOut view={shown} effect={effect} />}
          {beat && <Report beat={beat} tiles={tiles} words={words} />}
        </g>
      </svg>
    </PanZoom>
  );
}

const SEEN = ['shown', 'box', 'beat', 'language', 'choices', 'lit', 'cursor', 'bare', 'motion', 'close'] as const;

/** Drawn again only when something on it changes: not while somebody points or moves it. */
export const FieldSheet = still<FieldProps>(
  DrawnField,
  (a, b) => SEEN.every((key) => a[key] === b[key]) && a.inset.join(' ') === b.inset.join(' '),
);
