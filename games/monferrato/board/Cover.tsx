/** Monferrato: the plan of a star fort on a river, and the trenches that creep up to it. Casale, 1630. */

import { around, Plate, polar, polygon, round } from '@condotta/pieces/cover';
import './cover.css';

const X = 156;
const Y = 158;
const SIDES = 6;
const BASTIONS = around(SIDES, 0);

type Point = readonly [number, number];

/** The outline of a bastioned trace: curtains of a hexagon, and at each corner two flanks and the salient. */
function trace(corner: number, flank: number, salient: number, gorge: number): string {
  const corners = BASTIONS.map((angle) => polar(X, Y, corner, angle));
  const points = BASTIONS.flatMap((angle, i): Point[] => {
    const own = corners[i] ?? [X, Y];
    const before = corners[(i + SIDES - 1) % SIDES] ?? [X, Y];
    const after = corners[(i + 1) % SIDES] ?? [X, Y];
    const left = between(own, before, gorge);
    const right = between(own, after, gorge);
    // A flank stands upright on its curtain, and leans out a little.
    return [left, moved(left, flank, angle - 16), polar(X, Y, salient, angle), moved(right, flank, angle + 16), right];
  });
  return polygon(points);
}

const between = ([x, y]: Point, [x2, y2]: Point, share: number): Point => [x + (x2 - x) * share, y + (y2 - y) * share];
const moved = ([x, y]: Point, length: number, angle: number): Point => polar(x, y, length, angle);

/** The ravelins: arrowheads before the curtains. */
const ravelin = (tip: number, base: number, spread: number): string =>
  BASTIONS.map((angle) =>
    polygon([
      polar(X, Y, tip, angle + 30),
      polar(X, Y, base, angle + 30 + spread),
      polar(X, Y, base - 6, angle + 30),
      polar(X, Y, base, angle + 30 - spread),
    ]),
  ).join('');

/** Short strokes that fall away from the covered way. */
function glacis(): string {
  const rim = around(240).map((angle, i) => {
    const turn = ((angle % 60) + 60) % 60;
    const near =
      106 + 22 * Math.abs(Math.cos((turn * Math.PI) / 60)) ** 3 + 10 * Math.abs(Math.sin((turn * Math.PI) / 60)) ** 6;
    const [x1, y1] = polar(X, Y, near + 3, angle);
    const [x2, y2] = polar(X, Y, near + (i % 3 === 0 ? 20 : i % 3 === 1 ? 12 : 8), angle);
    return `M${round(x1)} ${round(y1)}L${round(x2)} ${round(y2)}`;
  });
  return rim.join('');
}

export function Cover() {
  return (
    <Plate id="monferrato" motto="Casale MDCXXX">
      <Fields />
      <path class="line" stroke-width=".7" d={glacis()} />
      <path class="form" stroke-width="1" d={trace(99, 21, 134, 0.3)} stroke-linejoin="round" />
      <path fill="url(#monferrato-fine)" d={trace(99, 21, 134, 0.3)} />
      <path class="form" stroke-width="1.500" d={ravelin(113, 90, 9)} />
      <path class="form" stroke-width="3" stroke-linejoin="round" d={trace(84, 20, 121, 0.26)} />
      <path class="tint" stroke-width="1.500" stroke-linejoin="round" d={trace(84, 20, 121, 0.26)} />
      <path class="form" stroke-width="1.100" stroke-linejoin="round" d={trace(77, 20, 110, 0.25)} />
      <path class="form" stroke-width="1.400" d={polygon(BASTIONS.map((angle) => polar(X, Y, 58, angle + 30)))} />
      <Barracks />
      <River />
      <Siege />
    </Plate>
  );
}

function Barracks() {
  return (
    <g>
      {around(SIDES, 30).map((angle) => (
        <g key={angle} transform={`rotate(${angle} ${X} ${Y})`}>
          <path class="tint" stroke-width=".9" d={`M${X - 19} ${Y - 44}h38v9h-38z`} />
          <path class="line-ground" stroke-width=".7" d={`M${X - 19} ${Y - 39.5}h38`} />
        </g>
      ))}
      <circle class="form" cx={X} cy={Y} r="13" stroke-width="1.300" />
      <path class="ink" d={`M${X - 2} ${Y - 11}h4v9h9v4h-9v9h-4v-9h-9v-4h9z`} />
    </g>
  );
}

const River = () => (
  <g>
    <path class="form" stroke-width="1.500" d="M0 60C26 66 34 96 26 130S16 196 34 226 62 272 50 300 20 330 22 400H0Z" />
    <path
      class="line"
      stroke-width=".8"
      d="M0 74C18 80 24 102 18 130S8 200 25 230 50 274 40 298 12 330 12 400M0 92C10 96 16 110 11 132S0 204 16 234 38 276 30 296 4 326 4 380M0 240c8 6 24 40 18 54S2 320 0 330"
    />
  </g>
);

/** Fields around, told by their furrows. */
function Fields() {
  const fields = [
    { d: 'M17 17H120L84 70 17 62Z', turn: 20 },
    { d: 'M196 17H283V90L240 62Z', turn: -35 },
    { d: 'M283 236V330L214 344 236 284Z', turn: 62 },
    { d: 'M60 300 128 312 120 344 52 348Z', turn: 8 },
  ];
  return (
    <g>
      {fields.map(({ d, turn }, i) => (
        <g key={d}>
          <pattern
            id={`monferrato-field-${i}`}
            width="6"
            height="6"
            patternUnits="userSpaceOnUse"
            patternTransform={`rotate(${turn})`}
          >
            <path class="line" stroke-width=".6" stroke-dasharray="4 1.500" d="M0 3H6" />
          </pattern>
          <path fill={`url(#monferrato-field-${i})`} d={d} />
          <path class="line" stroke-width=".7" stroke-dasharray="1 2.500" d={d} />
        </g>
      ))}
    </g>
  );
}

/** Two parallels, joined by zigzag saps, with batteries that fire. */
function Siege() {
  const guns = [
    [212, 322, -26],
    [232, 312, -30],
    [250, 298, -36],
  ] as const;
  return (
    <g>
      <path class="line" stroke-width="3.600" d="M150 326C196 330 244 310 270 264" />
      <path class="line-ground" stroke-width="1.300" d="M150 326C196 330 244 310 270 264" />
      <path
        class="line"
        stroke-width="2.600"
        stroke-linejoin="miter"
        fill="none"
        d="M204 324 186 310 216 306 200 294 226 288 216 278"
      />
      {guns.map(([x, y, turn]) => (
        <g key={x} transform={`translate(${x} ${y}) rotate(${turn})`}>
          <path class="ground" d="M-6-14H6V3H-6Z" />
          <path class="tint" stroke-width="1" d="M-3 2-2-13H2L3 2Z" />
          <path class="line" stroke-width="1.600" d="M-6-2V4M6-2V4" />
        </g>
      ))}
      <path
        class="line-accent"
        stroke-width="1.200"
        stroke-dasharray="2.500 4"
        d="M204 306 190 262M223 296 204 252M240 282 220 246"
      />
    </g>
  );
}
