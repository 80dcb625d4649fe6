/**
 * A Unit's tile. Its shape shows the front: the pointed side, with the broad band of its line. What is written on it
 * stands upright whatever way it faces: a disc is Shoot, the plain number Melee, the shield Defense.
 */

import { type Blazon, ICONS, type IconName, patternOf } from '@condotta/pieces';
import type { Unit } from '../components/types.ts';
import { isSquare } from '../field.ts';
import { sizeOf } from './geometry.ts';

export interface TileState {
  readonly facing: number;
  readonly wounded: boolean;
  readonly marked: boolean;
  readonly maintains: boolean;
}

/** How far the point stands out, how broad the band is at the front and elsewhere. */
const POINT = 13;
const FRONT = 15;
const RIM = 6;

/** The outline of a tile that faces north, so much smaller on all sides. */
function outline(across: number, deep: number, rim: number, front: number): string {
  const [x, y] = [across / 2 - rim, deep / 2 - rim];
  const shoulder = -deep / 2 + POINT + front;
  return `M${-x} ${shoulder}L0 ${-deep / 2 + front}L${x} ${shoulder}V${y}H${-x}Z`;
}

export function iconOf({ type, shoot, advancing }: Unit): IconName {
  if (type === 'artillery') return 'cannon';
  if (type === 'cavalry') return advancing > 2 ? 'rider' : 'lancer';
  return shoot === null ? 'pike' : 'handgun';
}

const SHIELD = 'M0 -15c4 2 8 3 13 3 .5 11-3 19-13 25-10-6-13.500-14-13-25 5 0 9-1 13-3Z';

/** Around the origin. */
export function Tile({
  data,
  blazon,
  state,
}: {
  readonly data: Unit;
  readonly blazon: Blazon;
  readonly state: TileState;
}) {
  const { across, deep } = sizeOf(isSquare(data.type));
  const turn = `rotate(${state.facing * 90})`;
  const outer = outline(across, deep, 0, 0);
  return (
    <g class="r-tile" data-wounded={state.wounded || undefined}>
      <path class="r-tile-shadow" d={outer} transform={`translate(2 4) ${turn}`} />
      <g transform={turn}>
        <path class="r-tile-rim" d={outer} fill={patternOf(blazon)} />
        <path class="r-tile-face" d={outline(across, deep, RIM, FRONT)} />
        {state.wounded && <path class="r-tile-cuts" d={cuts(across, deep)} />}
        <path
          class="r-tile-front"
          d={`M${-across / 2} ${-deep / 2 + POINT}L0 ${-deep / 2}L${across / 2} ${-deep / 2 + POINT}`}
        />
      </g>
      <Face data={data} state={state} across={across} deep={deep} />
      <Tokens state={state} deep={deep} />
    </g>
  );
}

const cuts = (across: number, deep: number): string => {
  const [x, y] = [across / 2 - RIM - 2, deep / 2 - RIM - 2];
  return `M${-x} ${y - 20}L${-x + 22} ${y}M${-x} ${y - 36}L${-x + 40} ${y}M${x} ${y - 20}L${x - 22} ${y}M${x} ${y - 36}L${x - 40} ${y}`;
};

/** The room for writing: its middle and half its size, upright. */
function roomOf(facing: number, across: number, deep: number) {
  const [half, depth] = [across / 2 - RIM, (deep - RIM - POINT - FRONT + 6) / 2];
  const back = deep / 2 - RIM - depth;
  const upright = facing % 2 === 0;
  return {
    x: upright ? 0 : facing === 1 ? -back : back,
    y: upright ? (facing === 0 ? back : -back) : 0,
    right: upright ? half : depth,
    down: upright ? depth : half,
  };
}

interface FaceProps {
  readonly data: Unit;
  readonly state: TileState;
  readonly across: number;
  readonly deep: number;
}

function Face({ data, state, across, deep }: FaceProps) {
  const { x, y, right, down } = roomOf(state.facing, across, deep);
  const long = Math.max(right, down) > 60;
  const size = long ? 52 : 38;
  const far = Math.min(right, down) * 1.9;
  const foot = down - 5;
  const [left, end] = [-right + 16, right - 16];
  return (
    <g class="r-face" transform={`translate(${x} ${y})`}>
      <path
        class="r-face-icon"
        d={ICONS[iconOf(data)]}
        transform={`translate(${-size / 2} ${-size / 2 - (long ? 0 : 3)}) scale(${size / 512})`}
      />
      <path
        class="r-face-figure"
        d={ICONS[iconOf(data)]}
        transform={`translate(${-far / 2} ${-far / 2}) scale(${far / 512})`}
      />
      <g class="r-face-values">
        <text class="r-melee" x={left} y={foot}>
          {data.melee}
        </text>
        {data.shoot !== null && (
          <g transform={`translate(${right - 13} ${-down + 12})`}>
            <circle class="r-shoot-disc" r="14" />
            <text class="r-shoot" y="8">
              {data.shoot}
            </text>
          </g>
        )}
        <g transform={`translate(${end} ${foot - 9})`}>
          <path class="r-shield" d={SHIELD} />
          <text class="r-defense" y="8">
            {data.defense}
          </text>
        </g>
        <text class="r-moves" y={foot + 1}>
          {`${data.advancing}·${data.turning}`}
        </text>
        {data.personality && (
          <g transform={`translate(${-right + 12} ${-down + 9}) scale(.78)`}>
            <path class="r-star" d={STAR} />
            <text class="r-worth" y="6">
              {data.personality.value}
            </text>
          </g>
        )}
      </g>
    </g>
  );
}

const STAR =
  'M0-16 4.300-5.800 15.200-4.900 6.900 2.300 9.400 13 0 7.200-9.400 13-6.900 2.300-15.200-4.900-4.300-5.800Z';

/** Counters on the tile, in the middle of its rear. */
function Tokens({ state, deep }: Pick<FaceProps, 'state' | 'deep'>) {
  const angle = (state.facing * Math.PI) / 2;
  const at = (x: number, y: number): string =>
    `translate(${(x * Math.cos(angle) - y * Math.sin(angle)).toFixed(1)} ${(x * Math.sin(angle) + y * Math.cos(angle)).toFixed(1)})`;
  const rear = deep / 2 - 4;
  const apart = state.marked && state.maintains ? 18 : 0;
  return (
    <>
      {state.maintains && (
        <g class="r-token r-maintain" transform={at(-apart, rear)}>
          <rect x="-15" y="-13" width="30" height="26" rx="3" />
          <path d="M-9 8V-5l3-4 3 4V8M-1 8V-5l3-4 3 4V8M7 8V-5M-12 2H11" />
        </g>
      )}
      {state.marked && (
        <g class="r-token r-execute" transform={at(apart, rear)}>
          <circle r="16" />
          <path d="M-7 6 0-9 7 6 0 2Z" transform={`rotate(${state.facing * 90})`} />
        </g>
      )}
    </>
  );
}
