/**
 * A Unit's tile. Its shape shows the front: the pointed side, with the broad band of its line. What is written on it
 * stands upright whatever way it faces: a brass diamond is Shoot, the plain number Melee, the shield Defense.
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

/** Where each sign stands on the face, and how large: figures fill a third of the tile's depth. */
interface Layout {
  readonly icon: { readonly x: number; readonly y: number; readonly size: number };
  readonly melee: readonly [x: number, y: number];
  readonly shoot: readonly [x: number, y: number];
  readonly defense: readonly [x: number, y: number];
  readonly star: readonly [x: number, y: number];
}

function layoutOf(right: number, down: number, shoots: boolean): Layout {
  const foot = down - 2;
  const star = [-right + 12, -down + 10] as const;
  // In one row on a broad tile; in two rows where it is narrow.
  if (right > 60)
    return {
      icon: { x: shoots ? -10 : 6, y: 2, size: 54 },
      melee: [-right + 22, foot - 6],
      shoot: [right - 64, foot - 20],
      defense: [right - 22, foot - 22],
      star: [-right + 48, -down + 12],
    };
  return {
    icon: { x: right > 36 ? -2 : 0, y: down > 60 ? -6 : -down + 15, size: down > 60 ? 46 : 28 },
    melee: [-right + 14, foot - 2],
    shoot: [right - 15, -down + 12],
    defense: [right - 16, foot - 17],
    star,
  };
}

function Face({ data, state, across, deep }: FaceProps) {
  const { x, y, right, down } = roomOf(state.facing, across, deep);
  const far = Math.min(right, down) * 1.9;
  const { icon, melee, shoot, defense, star } = layoutOf(right, down, data.shoot !== null);
  const put = ([dx, dy]: readonly [number, number]): string => `translate(${dx} ${dy})`;
  return (
    <g
      class="r-face"
      transform={`translate(${x} ${y})`}
      data-small={Math.max(right, down) < 60 || undefined}
      data-narrow={right < 40 || undefined}
    >
      <path
        class="r-face-icon"
        d={ICONS[iconOf(data)]}
        transform={`translate(${icon.x - icon.size / 2} ${icon.y - icon.size / 2}) scale(${icon.size / 512})`}
      />
      <path
        class="r-face-figure"
        d={ICONS[iconOf(data)]}
        transform={`translate(${-far / 2} ${-far / 2}) scale(${far / 512})`}
      />
      <g class="r-face-values">
        <text class="r-melee" x={melee[0]} y={melee[1]}>
          {data.melee}
        </text>
        {data.shoot !== null && (
          <g transform={put(shoot)}>
            <path class="r-shoot-diamond" d="M0-18 17 0 0 18-17 0Z" />
            <text class="r-shoot" y="9">
              {data.shoot}
            </text>
          </g>
        )}
        <g transform={put(defense)}>
          <path class="r-shield" d={SHIELD} transform="scale(1.220)" />
          <text class="r-defense" y="12">
            {data.defense}
          </text>
        </g>
        <text class="r-moves" y={down - 1}>
          {`${data.advancing}·${data.turning}`}
        </text>
        {data.personality && (
          <g transform={put(star)}>
            <path class="r-star" d={STAR} transform="scale(.900)" />
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
  const rear = deep / 2 - 1;
  const apart = state.marked && state.maintains ? 15 : 0;
  return (
    <>
      {state.maintains && (
        <g class="r-token r-maintain" transform={at(-apart, rear)}>
          <rect x="-13" y="-11" width="26" height="22" rx="3" />
          <path d="M-8 7V-4l2.500-3 2.500 3V7M-1 7V-4l2.500-3 2.500 3V7M6 7V-4M-10 2H10" />
        </g>
      )}
      {state.marked && (
        <g class="r-token r-execute" transform={at(apart, rear)}>
          <circle r="14" />
          <path d="M-6 5 0-8 6 5 0 2Z" transform={`rotate(${state.facing * 90})`} />
        </g>
      )}
    </>
  );
}
