/** Venterra: a chart of an unknown shore, a rose of winds and the ship that seeks it. */

import { around, at, Plate, polar, polygon, rays } from '@condotta/pieces/cover';
import './cover.css';

const X = 150;
const Y = 166;

const COAST =
  'M17 150C34 146 44 158 40 172S60 196 54 212 26 226 36 244 66 252 74 270 62 300 84 306 112 298 128 314 122 338 146 344 180 330 198 340 220 372 283 360V400H0V150Z';
const ISLES =
  'M246 268c10-8 24-2 22 8s-12 8-14 16-16 4-16-6 2-12 8-18ZM222 304c5-4 12 0 10 6s-14 4-10-6ZM256 310c6-3 9 4 4 8s-9-4-4-8Z';
const CAPE = 'M283 20V86C268 82 262 72 266 60S240 44 236 30 250 22 252 17Z';

export function Cover() {
  return (
    <Plate id="venterra" motto="Terra Nova">
      <path
        class="line"
        stroke-width=".45"
        d={rays(
          X,
          Y,
          around(32),
          () => 0,
          () => 400,
        )}
        opacity=".75"
      />
      <Shore d={`${COAST}${ISLES}${CAPE}`} />
      <Inland />
      <Rose />
      <Ship />
    </Plate>
  );
}

/** Water-lining: the shore again and again, thinner the farther out. */
function Shore({ d }: { readonly d: string }) {
  const lines = [34, 27, 20.5, 14.5, 9, 4.5];
  return (
    <g stroke-linejoin="round">
      {lines.map((width, i) => (
        <g key={width}>
          <path class="line" stroke-width={width + 0.5 + i * 0.16} d={d} />
          <path class="line-ground" stroke-width={width - 0.5 - i * 0.1} d={d} />
        </g>
      ))}
      <path class="tint" stroke-width="1.700" d={d} />
      <path class="ground" opacity=".82" d={d} />
      <path class="line" stroke-width="1.700" d={d} />
    </g>
  );
}

function Inland() {
  const peaks = [
    [34, 282],
    [54, 300],
    [30, 312],
    [62, 328],
    [100, 330],
    [40, 344],
  ] as const;
  const trees = [
    [28, 200],
    [38, 208],
    [24, 216],
    [262, 34],
    [272, 42],
    [266, 50],
    [120, 334],
    [132, 346],
  ] as const;
  return (
    <g>
      {peaks.map(([x, y]) => (
        <g key={`${x} ${y}`} transform={`translate(${x} ${y})`}>
          <path class="form" stroke-width="1.200" d="M-15 8C-8 2-4-12 1-15 5-10 10 4 17 8Z" />
          <path class="line" stroke-width=".8" d="M1-15C3-6 4 0 3 7M4-9C6-2 8 3 8 7M7-4C9 2 11 4 12 7" />
        </g>
      ))}
      {trees.map(([x, y]) => (
        <g key={`${x} ${y}`} transform={`translate(${x} ${y})`}>
          <path class="tint" stroke-width=".9" d="M0-8c5 0 6 8 0 8s-5-8 0-8Z" />
          <path class="line" stroke-width="1" d="M0 0V4" />
        </g>
      ))}
      <path
        class="line-accent"
        stroke-width="1.600"
        d="M54 300C66 312 70 306 84 306M62 328c14 2 20-6 30-2s22-2 36-12"
      />
    </g>
  );
}

function Rose() {
  const point = (angle: number, length: number, width: number) => {
    const tip = polar(X, Y, length, angle);
    return {
      light: polygon([[X, Y], polar(X, Y, width, angle - 45), tip]),
      dark: polygon([[X, Y], polar(X, Y, width, angle + 45), tip]),
    };
  };
  const tiers = [
    { angles: around(8, 22.5), length: 66, width: 16, fill: 'ink' },
    { angles: around(4, 45), length: 80, width: 22, fill: 'ink' },
    { angles: around(4), length: 104, width: 25, fill: 'accent' },
  ] as const;
  return (
    <g>
      <circle class="form" cx={X} cy={Y} r="74" stroke-width="1.600" />
      <circle class="line" cx={X} cy={Y} r="70" stroke-width=".6" />
      <path
        class="line"
        stroke-width="1"
        d={rays(
          X,
          Y,
          around(96),
          () => 62,
          (i) => (i % 3 ? 66 : 70),
        )}
      />
      <circle class="line" cx={X} cy={Y} r="62" stroke-width=".6" />
      <circle class="line" cx={X} cy={Y} r="44" stroke-width=".6" />
      <path fill="url(#venterra-fine)" d={`M${at(X, Y, 44, 0)}A44 44 0 1 1 ${at(X, Y, 44, 359.9)}Z`} opacity=".7" />
      {tiers.map(({ angles, length, width, fill }) =>
        angles.map((angle) => {
          const { light, dark } = point(angle, length, width);
          return (
            <g key={angle}>
              <path class="form" stroke-width="1.100" stroke-linejoin="round" d={light} />
              <path class={fill} d={dark} />
              <path class="line" stroke-width="1.100" stroke-linejoin="round" d={dark} />
            </g>
          );
        }),
      )}
      <circle class="form" cx={X} cy={Y} r="9" stroke-width="1.500" />
      <circle class="accent" cx={X} cy={Y} r="4.500" />
      <path
        class="tint"
        stroke-width="1"
        transform={`translate(${X} ${Y - 118}) scale(.62)`}
        d="M0-21C7-13 8-5 4 3 9-7 20-6 19 2 18.500 7 12 8 10 4 11 9 7 10.500 4 9L5.500 17H-5.500L-4 9C-7 10.500-11 9-10 4-12 8-18.500 7-19 2-20-6-9-7-4 3-8-5-7-13 0-21Z"
      />
    </g>
  );
}

function Ship() {
  return (
    <g transform="translate(206 292) scale(1.080)">
      <path class="ground" d="M-34-8H36V24H-34Z" opacity=".9" />
      <path class="form" stroke-width="1.500" d="M-30 2C-20 6 14 6 24-4L32-6C30 8 26 14 18 17H-20C-27 14-30 8-30 2Z" />
      <path fill="url(#venterra-level)" d="M-30 2C-20 6 14 6 24-4L32-6C30 8 26 14 18 17H-20C-27 14-30 8-30 2Z" />
      <path class="line" stroke-width="1.600" d="M-2 4V-42M-22 4V-24M18 0V-28M30-6 42-12" />
      <path
        class="tint"
        stroke-width="1.200"
        d="M-12-36C-4-32 4-32 11-36 16-26 15-14 11-7 4-11-4-11-13-7-8-16-8-27-12-36Z"
      />
      <path class="ground" d="M-2-32h3v8h7v3h-7v12h-3v-12h-7v-3h7Z" />
      <path
        class="form"
        stroke-width="1.100"
        d="M-34-2-22-26C-17-18-17-9-20-2ZM12-25C16-23 20-23 24-25 27-18 26-11 24-7 20-9 16-9 12-7 15-13 15-19 12-25Z"
      />
      <path class="accent" d="M-2-42-14-46-2-49ZM18-28 10-31 18-33Z" />
      <path
        class="line"
        stroke-width=".9"
        d="M-40 19c6-4 10 3 16 0s10 3 16 0 10 3 16 0 10 3 16 0 8 2 14-1M-34 24c6-4 10 3 16 0s10 3 16 0 10 3 16 0 8 3 14 0"
      />
    </g>
  );
}
