/** The field as a sheet that can be moved and enlarged. */

import { type BoardProps, type Extent, PanZoom, still } from '@condotta/pieces';
import { useMemo } from 'preact/hooks';
import type { Components } from '../components/types.ts';
import { numberIn } from '../things.ts';
import { AREA, centreOf, HEIGHT, type Spot, WIDTH } from './geometry.ts';
import { Ground } from './ground.tsx';
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
}

const FIT: Extent = { x: -126, y: -122, width: WIDTH + 172, height: HEIGHT + 168 };

function spotOf(thing: string | null, tiles: readonly Laid[]): Spot | null {
  if (thing === null) return null;
  const area = numberIn('area', thing);
  if (area >= 0) return centreOf(area);
  const unit = numberIn('unit', thing);
  return tiles.find((laid) => laid.unit.unit === unit) ?? null;
}

const around = ({ x, y }: Spot): Extent => ({ x: x - AREA, y: y - AREA, width: AREA * 2, height: AREA * 2 });

function DrawnField({ shown, box, beat, inset, ...props }: FieldProps) {
  const { choices, lit, cursor, language, bare, motion } = props;
  const words = wordsIn(language);
  const tiles = useMemo(() => laidOut(shown), [shown]);
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
  return (
    <PanZoom fit={FIT} inset={inset} focus={focus} steps={[0.62, 0.31]} motion={motion} label={words.map}>
      <svg class="r-map" width="10" height="10" data-bare={bare || undefined} aria-label={words.map}>
        <OverlayDefs />
        <Ground parts={box} words={words} />
        <Areas {...marked} parts={box} />
        <g class="r-pieces">
          <Tiles {...marked} view={shown} parts={box} acting={told >= 0 ? told : acting} motion={motion} />
          <Contacts tiles={tiles} parts={box} />
          <AreaFrames {...marked} />
          {shoot && (
            <LinesOfFire view={shown} shoot={shoot} parts={box} lit={new Set([...lit, cursor ?? ''])} words={words} />
          )}
          {march && <Ways {...marked} view={shown} march={march} tiles={tiles} />}
          {effect && <WaysOut view={shown} effect={effect} />}
          {beat && <Report beat={beat} tiles={tiles} words={words} />}
        </g>
      </svg>
    </PanZoom>
  );
}

const SEEN = ['shown', 'box', 'beat', 'language', 'choices', 'lit', 'cursor', 'bare', 'motion'] as const;

/** Drawn again only when something on it changes: not while somebody points or moves it. */
export const FieldSheet = still<FieldProps>(
  DrawnField,
  (a, b) => SEEN.every((key) => a[key] === b[key]) && a.inset.join(' ') === b.inset.join(' '),
);
