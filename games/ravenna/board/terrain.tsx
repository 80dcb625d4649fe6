/**
 * The country of 11 April 1512 under the Areas: ploughed land, the marsh in the east, the road on the embankment and the one from the
 * city's gate, trees, a rise of the ground, the tents of both camps. It is drawn for the eye; no rule knows it (R3.4).
 */

import { range } from '@condotta/kernel';
import { AREA, HEIGHT, type Spot, WIDTH } from './geometry.ts';

/** A spread that looks thrown and is always the same: from 0 to 1. */
const scatter = (i: number, n: number): number => Math.abs(Math.sin(i * 12.9898 + n * 78.233) * 43_758.5453) % 1;

const whole = (n: number): string => n.toFixed(0);

/** Fields: four corners each, and the way the plough went. */
const PLOUGHED: readonly (readonly [corners: string, along: readonly [number, number], tint: 'a' | 'b' | 'c'])[] = [
  ['36,250 300,214 352,410 70,470', [1, 0.15], 'a'],
  ['352,410 300,214 566,226 590,420', [0.2, 1], 'b'],
  ['70,470 352,410 380,640 96,690', [0.3, 1], 'c'],
  ['610,236 846,206 872,452 628,470', [1, -0.1], 'a'],
  ['380,500 604,470 628,690 400,716', [1, 0.1], 'b'],
  ['640,486 884,462 900,700 660,720', [0.15, 1], 'c'],
  ['60,760 180,740 186,980 66,1010', [1, 0], 'b'],
  ['220,1100 566,1060 590,1330 240,1360', [1, 0.08], 'a'],
  ['610,1056 810,1040 826,1310 632,1330', [0.12, 1], 'c'],
  ['70,1060 196,1090 210,1340 84,1360', [0.1, 1], 'a'],
];

interface Plough {
  readonly outline: string;
  readonly furrows: string;
  readonly tint: string;
}

const pointsOf = (corners: string): Spot[] =>
  corners.split(' ').map((pair) => {
    const [x = 0, y = 0] = pair.split(',').map(Number);
    return { x, y };
  });

/** Between two corners, at a part of the way. */
const between = (a: Spot, b: Spot, part: number): Spot => ({
  x: a.x + (b.x - a.x) * part,
  y: a.y + (b.y - a.y) * part,
});

function ploughed([corners, [dx, dy], tint]: (typeof PLOUGHED)[number]): Plough {
  const [a, b, c, d] = pointsOf(corners);
  if (!a || !b || !c || !d) throw new Error('a field has four corners');
  const across = Math.abs(dx) > Math.abs(dy);
  const furrows = range(11).map((i) => {
    const part = (i + 0.6) / 11.4;
    const [from, to] = across ? [between(a, d, part), between(b, c, part)] : [between(a, b, part), between(d, c, part)];
    const [start, end] = [
      between(from, to, 0.04 + scatter(i, 3) * 0.05),
      between(from, to, 0.96 - scatter(i, 4) * 0.07),
    ];
    return `M${whole(start.x)} ${whole(start.y)}L${whole(end.x)} ${whole(end.y)}`;
  });
  return { outline: `M${corners.replaceAll(' ', 'L').replaceAll(',', ' ')}Z`, furrows: furrows.join(''), tint };
}
const FIELDS = PLOUGHED.map(ploughed);

/** The shore of the marsh, from the north-east down to the southern edge. */
const MARSH =
  'M1200 560C1130 580 1120 640 1064 664S964 720 968 800 1010 900 980 960 936 1080 980 1150 1060 1200 1040 1290 1010 1372 1024 1400H1200Z';
/** Is this point well inside the marsh? */
const inMarsh = ({ x, y }: Spot): boolean => y > 620 && x > (y < 720 ? 1090 : 1020 + Math.sin(y / 90) * 24);

const POOLS = range(46)
  .map((i) => ({ x: 960 + scatter(i, 11) * 236, y: 580 + scatter(i, 12) * 806 }))
  .filter(inMarsh)
  .map(
    ({ x, y }, i) =>
      `M${whole(x - 22)} ${whole(y)}h${18 + (i % 4) * 8}M${whole(x - 8)} ${whole(y + 7)}h${14 + (i % 3) * 7}`,
  )
  .join('');
const REEDS = range(70)
  .map((i) => ({ x: 950 + scatter(i, 21) * 246, y: 590 + scatter(i, 22) * 800 }))
  .filter(inMarsh)
  .map(({ x, y }) => `M${whole(x)} ${whole(y)}l-5 -15m5 15v-19m0 19l5 -15m-5 15l9 -11`)
  .join('');

/** The road on the embankment, and the one from the gate to the camp and round it. */
const ROADS = [
  'M38 -4C30 120 52 240 34 400S54 640 38 820 50 1080 34 1230 46 1360 42 1404',
  'M600 -46C596 60 640 130 628 236S560 420 596 560 700 700 846 752 918 900 908 1040 870 1260 886 1404',
];

/** Tents: where each stands, and how large. */
const TENTS: readonly (readonly [x: number, y: number, size: number])[] = [
  // The French, before the walls they besieged.
  [120, 40, 1],
  [168, 62, 0.8],
  [86, 74, 0.8],
  [1010, 46, 1],
  [1062, 70, 0.85],
  [1118, 44, 1],
  [1160, 84, 0.75],
  [964, 78, 0.75],
  // The League, behind its ditch.
  [262, 1074, 0.95],
  [322, 1096, 0.8],
  [372, 1070, 1],
  [452, 1110, 0.8],
  [512, 1080, 1],
  [566, 1116, 0.8],
  [652, 1090, 1],
  [706, 1118, 0.8],
  [752, 1086, 0.9],
  [296, 1150, 0.8],
  [412, 1158, 0.9],
  [540, 1164, 0.85],
  [672, 1160, 0.9],
];

function Tent({ x, y, size }: Spot & { readonly size: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${size})`}>
      <path class="r-tent-shade" d="M-20 14 0-20 20 14Z" />
      <path class="r-tent" d="M-20 14 0-20 4 14Z" />
      <path class="r-tent-line" d="M0-20V-30L11-26 0-23M-6 14 0-4 4 14" />
    </g>
  );
}

const TREES: readonly (readonly [x: number, y: number])[] = [
  [330, 196],
  [356, 206],
  [588, 200],
  [860, 190],
  [884, 202],
  [906, 192],
  [604, 446],
  [618, 462],
  [892, 440],
  [360, 480],
  [120, 716],
  [144, 724],
  [1100, 300],
  [1126, 314],
  [1150, 298],
  [1128, 420],
  [944, 560],
  [960, 574],
  [208, 1030],
  [606, 1356],
  [226, 1376],
];
const TREE = 'M0 12V3M-9 4C-15-4-8-10-5-10-4-17 5-17 5-10 10-11 14-3 8 4Z';

/** Hachures of a rise, thicker down the slope: north-east, where d'Este's guns looked down the line. */
const RISE = range(34)
  .map((i) => {
    const angle = Math.PI * (0.1 + (i / 33) * 0.86);
    const [x, y] = [1060 + Math.cos(angle) * 96, 330 + Math.sin(angle) * 56];
    const long = 20 + (i % 3) * 7;
    return `M${whole(x)} ${whole(y)}l${whole(Math.cos(angle) * long)} ${whole(Math.sin(angle) * long)}`;
  })
  .join('');
const CREST = 'M966 334C980 296 1030 276 1074 280S1152 306 1156 338';

/** Hedges between the fields. */
const HEDGES = 'M36 250 300 214 566 226M70 470 352 410 590 420M610 236 846 206M380 500 604 470M628 470 872 452';

const TUFTS = range(90)
  .map((i) => {
    const [x, y] = [12 + scatter(i, 1) * (WIDTH - 24), 14 + scatter(i, 2) * (HEIGHT - 20)];
    return `M${whole(x)} ${whole(y)}l-4 -7m4 7v-9m0 9l4 -7`;
  })
  .join('');

export function Terrain() {
  return (
    <g class="r-terrain" clip-path="url(#r-land)">
      <clipPath id="r-land">
        <path d={`M0 0H570V-60H630V0H${WIDTH}V${HEIGHT}H0Z`} />
      </clipPath>
      {FIELDS.map(({ outline, furrows, tint }) => (
        <g key={outline} data-tint={tint}>
          <path class="r-plough" d={outline} />
          <path class="r-furrows" d={furrows} />
        </g>
      ))}
      <path class="r-hedges" d={HEDGES} />
      <path class="r-rise" d={RISE} />
      <path class="r-rise" d={CREST} />
      <path class="r-marsh" d={MARSH} />
      <path class="r-pools" d={POOLS} />
      <path class="r-reeds" d={REEDS} />
      {ROADS.map((road) => (
        <g key={road}>
          <path class="r-road-edge" d={road} />
          <path class="r-road" d={road} />
        </g>
      ))}
      <path class="r-tufts" d={TUFTS} />
      {TREES.map(([x, y]) => (
        <path key={`${x} ${y}`} class="r-tree" d={TREE} transform={`translate(${x} ${y})`} />
      ))}
      {TENTS.map(([x, y, size]) => (
        <Tent key={`${x} ${y}`} x={x} y={y} size={size} />
      ))}
    </g>
  );
}

/** The camp behind its ditch is trodden ground. */
export const CAMP = { x: AREA, y: 4 * AREA, width: 3 * AREA, height: 2 * AREA } as const;
