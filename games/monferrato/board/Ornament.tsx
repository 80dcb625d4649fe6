/** What a sheet of the time has around its land: graduated frames, a compass rose, a title. */

import type { BoardProps } from '@condotta/pieces';
import { CARTOUCHE, FRAMES, round } from './geometry.ts';

export function Frames() {
  return (
    <g class="mo-frames">
      {Object.entries(FRAMES).map(([id, [x, y, width, height]]) => (
        <g key={id}>
          <rect class="mo-frame-bar" x={x - 6} y={y - 6} width={width + 12} height={height + 12} />
          <rect class="mo-frame-dashes" x={x - 6} y={y - 6} width={width + 12} height={height + 12} />
          {[0, 11].map((out) => (
            <rect
              key={out}
              class="mo-frame-line"
              x={x - out}
              y={y - out}
              width={width + 2 * out}
              height={height + 2 * out}
            />
          ))}
        </g>
      ))}
    </g>
  );
}

const ray = (degrees: number, long: number, wide: number): readonly [string, string] => {
  const angle = (degrees * Math.PI) / 180;
  const point = (r: number, turn: number): string =>
    `${round(r * Math.sin(angle + turn))} ${round(-r * Math.cos(angle + turn))}`;
  return [`M0 0L${point(wide, -0.55)}L${point(long, 0)}Z`, `M0 0L${point(wide, 0.55)}L${point(long, 0)}Z`];
};

export function Compass() {
  const rays = Array.from({ length: 16 }, (_, k) =>
    ray(k * 22.5, 70 * (k % 4 === 0 ? 1 : k % 2 === 0 ? 0.74 : 0.5), k % 4 === 0 ? 15 : 11),
  );
  return (
    <g class="mo-compass" transform="translate(128 150)">
      <circle r="74" />
      <circle class="mo-compass-ring" r="58" />
      {[2, 1, 0].map((order) =>
        rays
          .filter((_, k) => (k % 4 === 0 ? 0 : k % 2 === 0 ? 1 : 2) === order)
          .map(([light, dark]) => (
            <g key={dark} data-main={order === 0 || undefined}>
              <path class="mo-ray-light" d={light} />
              <path class="mo-ray-dark" d={dark} />
            </g>
          )),
      )}
      <text y="-78">N</text>
    </g>
  );
}

const LINES = {
  en: 'The States of Savoy, Milan, Mantua and Monferrato',
  it: 'Stati di Savoia, Milano, Mantova e Monferrato',
} as const;

export function Cartouche({ language }: { readonly language: BoardProps['language'] }) {
  const { x, y, width, height } = CARTOUCHE;
  const [right, bottom] = [width - 30, height - 26];
  return (
    <g class="mo-cartouche" transform={`translate(${x} ${y})`}>
      <path
        class="mo-cartouche-plate"
        d={`M30 60q-14 -34 26 -34H${right - 26}q40 0 26 34V${bottom - 34}q14 34 -26 34H56q-40 0 -26 -34Z`}
      />
      <path
        class="mo-cartouche-line"
        d={`M52 70q-6 -22 16 -24H${right - 38}q22 2 16 24V${bottom - 44}q6 22 -16 24H68q-22 -2 -16 -24Z`}
      />
      {[
        [42, 40, 0],
        [right - 12, 40, 90],
        [right - 12, bottom - 14, 180],
        [42, bottom - 14, 270],
      ].map(([cx, cy, turn]) => (
        <path
          key={turn}
          class="mo-curl"
          transform={`translate(${cx} ${cy}) rotate(${turn})`}
          d="M-26 22C-40 -6 -12 -34 16 -24 32 -17 30 4 14 4 4 4 2 -8 10 -10M-26 22C-14 8 2 14 -2 26"
        />
      ))}
      <text class="mo-title" x={width / 2} y="132">
        La Seconda Guerra
      </text>
      <text class="mo-title" x={width / 2} y="186">
        del Monferrato
      </text>
      <text class="mo-title-years" x={width / 2} y="238">
        1628 – 1630
      </text>
      <path class="mo-title-rule" d={`M${width / 2 - 90} 256h180M${width / 2 - 40} 262h80`} />
      <text class="mo-title-sub" x={width / 2} y="296">
        {LINES[language]}
      </text>
    </g>
  );
}
