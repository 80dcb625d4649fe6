/** The ground: the river, the city, the country (terrain.tsx), the camp's ditch, the Areas. It never changes during a game. */

import { range } from '@condotta/kernel';
import { memo } from '@condotta/pieces';
import type { Components, Edge } from '../components/types.ts';
import { AREA_COUNT, areaId, areaOf, COLUMNS, isFavourable, NE, NW, ROWS, SE, SW } from '../field.ts';
import { AREA, cornerOf, HEIGHT, SHEET, WIDTH } from './geometry.ts';
import { CAMP, Terrain } from './terrain.tsx';
import type { Words } from './words.ts';

export const Ground = memo<{ readonly components: Components; readonly words: Words }>(({ components, words }) => (
  <g class="r-ground">
    <Ornament />
    <rect class="r-sheet" {...SHEET} />
    <River name={words.river} />
    <City />
    <rect class="r-field" width={WIDTH} height={HEIGHT} />
    <Terrain />
    <rect class="r-camp" {...CAMP} />
    {range(AREA_COUNT)
      .filter((area) => isFavourable(components, area))
      .map((area) => (
        <rect key={area} class="r-favourable" {...cornerOf(area)} width={AREA} height={AREA} />
      ))}
    <path class="r-grid" d={GRID} />
    <Coordinates />
    <rect class="r-frame" width={WIDTH} height={HEIGHT} />
    {components.frontLine.map((edge) => (
      <Ditch key={edge.join('')} edge={edge} />
    ))}
    {components.sideLine.map((edge) => (
      <Ditch key={edge.join('')} edge={edge} />
    ))}
  </g>
));

const GRID = [
  ...range(COLUMNS - 1).map((i) => `M${(i + 1) * AREA} 0V${HEIGHT}`),
  ...range(ROWS - 1).map((i) => `M0 ${(i + 1) * AREA}H${WIDTH}`),
].join('');

function Coordinates() {
  return (
    <g class="r-coordinates">
      {[...'ABCDEF'].map((letter, i) => (
        <g key={letter}>
          <text x={(i + 0.5) * AREA} y={HEIGHT + 36}>
            {letter}
          </text>
        </g>
      ))}
      {range(ROWS).map((row) => (
        <text key={row} x={WIDTH + 25} y={(row + 0.5) * AREA + 10}>
          {row + 1}
        </text>
      ))}
    </g>
  );
}

/** As far as ditch and bank reach into an Area. */
const MARGIN = 16;
/** The corners of an Area in the order in which its name looks for a place: the cell, and where the name stands in it. */
const CORNERS = [
  { cell: NW, x: MARGIN, y: MARGIN, anchor: 'start', baseline: 'hanging' },
  { cell: NE, x: AREA - MARGIN, y: MARGIN, anchor: 'end', baseline: 'hanging' },
  { cell: SW, x: MARGIN, y: AREA - MARGIN, anchor: 'start', baseline: 'auto' },
  { cell: SE, x: AREA - MARGIN, y: AREA - MARGIN, anchor: 'end', baseline: 'auto' },
] as const;

/** The name of each Area in a corner where no tile lies; a full one has none, its neighbours and the margin tell. */
export function AreaIds({ taken }: { readonly taken: (area: number) => number }) {
  return (
    <g class="r-area-ids">
      {range(AREA_COUNT).map((area) => {
        const corner = CORNERS.find(({ cell }) => (cell & taken(area)) === 0);
        if (!corner) return null;
        const { x, y } = cornerOf(area);
        return (
          <text
            key={area}
            x={x + corner.x}
            y={y + corner.y}
            text-anchor={corner.anchor}
            dominant-baseline={corner.baseline}
          >
            {areaId(area)}
          </text>
        );
      })}
    </g>
  );
}

const TOP = SHEET.y;
const BOTTOM = SHEET.y + SHEET.height;
/** The bank of the river at a height, so far from its middle. */
const bank = (y: number, aside: number): string =>
  `${(-72 + aside + Math.sin(y / 210) * 13 + Math.sin(y / 83) * 4).toFixed(1)} ${y}`;
const down = range(Math.ceil((BOTTOM - TOP) / 28))
  .map((i) => Math.min(BOTTOM, TOP + i * 28))
  .concat(BOTTOM);
const line = (aside: number): string => `M${down.map((y) => bank(y, aside)).join('L')}`;

function River({ name }: { readonly name: string }) {
  const water = `${line(-36)}L${[...down]
    .reverse()
    .map((y) => bank(y, 34))
    .join('L')}Z`;
  return (
    <g class="r-river">
      <path class="r-water" d={water} />
      <path class="r-shore" d={`${line(-36)}${line(34)}`} />
      <path class="r-waves" d={[-24, -12, 0, 12, 23].map(line).join('')} />
      <path
        class="r-hachures"
        d={range(96)
          .map((i) => {
            const y = TOP + 8 + i * 16.6;
            return `M${bank(y, 40)}l${9 + (i % 3) * 3} ${(i % 2) * 2}`;
          })
          .join('')}
      />
      <g class="r-bridge" transform="translate(-70 118)">
        <path d="M-52-13H54V13H-52Z" />
        <path class="r-planks" d="M-52-7H54M-52 7H54M-40-13V13M-24-13V13M-8-13V13M8-13V13M24-13V13M40-13V13" />
      </g>
      <text class="r-river-name" transform={`translate(-64 ${HEIGHT * 0.42}) rotate(-90)`}>
        {name}
      </text>
    </g>
  );
}

/** One bastion of the wall, its point to the south. */
const bastion = (x: number): string => `H${x - 40}L${x - 33} -46L${x} -20L${x + 33} -46L${x + 40} -62`;

/** Roofs behind the wall: where, how wide, how high. */
const HOUSES: readonly (readonly [x: number, width: number, height: number])[] = [
  [92, 46, 24],
  [150, 40, 18],
  [204, 52, 26],
  [330, 44, 20],
  [388, 58, 28],
  [472, 50, 22],
  [686, 56, 26],
  [748, 44, 18],
  [842, 54, 24],
  [904, 46, 20],
  [1014, 50, 26],
  [1070, 42, 20],
];

/** The round bell towers of Ravenna. */
const BELFRIES: readonly (readonly [x: number, height: number])[] = [
  [282, 56],
  [556, 62],
  [820, 54],
  [990, 46],
];

/** San Vitale: an eight-sided church under a drum. */
const CHURCH = 'M590 -70V-92H600V-106L622 -122 644 -106V-92H654V-70ZM600 -92H644M611 -92V-106M633 -92V-106';
/** The cathedral with its dome. */
const CATHEDRAL = 'M420 -70V-90H434C434 -112 470 -112 470 -90H484V-70ZM452 -107V-118M446 -113H458';

function City() {
  return (
    <g class="r-city">
      {HOUSES.map(([x, width, height]) => (
        <g key={x}>
          <path class="r-house-wall" d={`M${x} -66v${-height * 0.55}h${width}v${height * 0.55}Z`} />
          <path
            class="r-house"
            d={`M${x - 4} ${-66 - height * 0.5}l${width / 2 + 4} ${-height * 0.6}l${width / 2 + 4} ${height * 0.6}Z`}
          />
        </g>
      ))}
      <path class="r-tower" d={CHURCH} />
      <path class="r-tower" d={CATHEDRAL} />
      {BELFRIES.map(([x, height]) => (
        <path
          key={x}
          class="r-tower"
          d={`M${x} -66v${-height}q9 -8 18 0v${height}ZM${x + 5} ${-66 - height + 12}v9M${x + 12} ${-66 - height + 12}v9M${x + 8} ${-66 - height + 30}v9`}
        />
      ))}
      <path
        class="r-wall"
        d={`M56 -80V-62${bastion(150)}${bastion(340)}H556V-46H572V-62H628V-46H644V-62${bastion(860)}${bastion(1050)}H1144V-80Z`}
      />
      <path class="r-wall-line" d="M56 -71H1144" />
      <path class="r-gate" d="M584 -62V-74Q600 -88 616 -74V-62Z" />
      <text class="r-city-name" x="740" y="-22">
        Ravenna
      </text>
    </g>
  );
}

const DITCH = { out: 13, bank: 12 };

/** One edge of the entrenchment: a ditch outside, a bank with gabions inside. Inside is south of it, or west. */
function Ditch({ edge: [from, to] }: { readonly edge: Edge }) {
  const [a, b] = [areaOf(from), areaOf(to)];
  const isFront = b - a === COLUMNS;
  const { x, y } = cornerOf(b);
  // Drawn as a front line; the side line is the same, turned by a quarter.
  const turn = isFront ? `translate(${x} ${y})` : `translate(${x} ${y}) rotate(90)`;
  const teeth = range(25).map((i) => `M${i * 8 + 4} -1v${-DITCH.out + 2 + (i % 2) * 3}`);
  return (
    <g class="r-ditch" transform={turn}>
      <rect class="r-moat" x="-2" y={-DITCH.out} width={AREA + 4} height={DITCH.out} />
      <path class="r-moat-line" d={teeth.join('')} />
      <rect class="r-bank" x="-2" y="0" width={AREA + 4} height={DITCH.bank} />
      {range(12).map((i) => (
        <circle key={i} class="r-gabion" cx={i * 17 + 7} cy={DITCH.bank / 2} r="5" />
      ))}
    </g>
  );
}

/** A compass rose and rhumb lines beside the field. */
function Ornament() {
  const rays = range(32).map((i) => (i * Math.PI) / 16);
  const point = (angle: number, r: number): string =>
    `${(Math.sin(angle) * r).toFixed(1)} ${(-Math.cos(angle) * r).toFixed(1)}`;
  const star = (n: number, long: number, wide: number, half: number): string =>
    range(n)
      .map((i) => (i * 2 * Math.PI) / n + (n === 4 && long < 60 ? Math.PI / 4 : 0))
      .map((angle) => `M0 0L${point(angle + half, wide)}L${point(angle, long)}Z`)
      .join('');
  return (
    <g class="r-ornament" transform={`translate(${WIDTH + 220} ${HEIGHT - 140})`}>
      <path class="r-rhumb" d={rays.map((angle) => `M${point(angle, 84)}L${point(angle, 4200)}`).join('')} />
      <circle class="r-rose-ring" r="78" />
      <circle class="r-rose-ring" r="71" />
      <path class="r-rose-light" d={`${star(4, 50, 11, -Math.PI / 8)}${star(4, 70, 13, -Math.PI / 8)}`} />
      <path class="r-rose-dark" d={`${star(4, 50, 11, Math.PI / 8)}${star(4, 70, 13, Math.PI / 8)}`} />
      <path
        class="r-rose-north"
        d="M0 -108c7 7 8 13 4 19 6-7 14-3 12 4-2 4-7 4-9 1v6H-7v-6c-2 3-7 3-9-1-2-7 6-11 12-4-4-6-3-12 4-19Z"
      />
    </g>
  );
}
