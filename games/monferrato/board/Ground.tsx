/** The three sections as a map of the time: drawn once, and again only when language or components change. */

import { type BoardProps, memo } from '@condotta/pieces';
import type { Border, Components, Land, Section } from '../components/types.ts';
import { SECTIONS } from '../components/types.ts';
import { type StampKind, stamped } from './art/relief.ts';
import { TownStamp } from './art/Town.tsx';
import {
  along,
  arcPath,
  arcPoints,
  FRAMES,
  lakePath,
  linePath,
  pointsOf,
  ribbonPath,
  ringPath,
  zonePath,
} from './geometry.ts';
import { ARCS } from './map/arcs.ts';
import type { Point } from './map/form.ts';
import { LABELS, TOWNS } from './map/names.ts';
import { RELIEF } from './map/relief.ts';
import { BRIDGES, LAKES, RIVERS, ROADS, SEA } from './map/waters.ts';
import { BLIND_WALLS, LEVEL_PLACES, OBSTACLES, ZONE_PLACES } from './map/zones.ts';
import { Cartouche, Compass, Frames } from './Ornament.tsx';

interface GroundProps {
  readonly components: Components;
  readonly language: BoardProps['language'];
}

export const Ground = memo<GroundProps>(({ components, language }) => (
  <g class="mo-ground">
    <defs>
      {SECTIONS.map((section) => {
        const [x, y, width, height] = FRAMES[section];
        return (
          <clipPath key={section} id={`mo-frame-${section}`}>
            <rect x={x} y={y} width={width} height={height} />
          </clipPath>
        );
      })}
      {LANDS.map((land) => (
        <clipPath key={land} id={`mo-land-${land}`}>
          <path d={landPath(components, land)} />
        </clipPath>
      ))}
    </defs>
    <rect class="mo-sheet" x="10" y="10" width="3440" height="1500" rx="6" />
    {SECTIONS.map((section) => (
      <SectionPaper key={section} section={section} />
    ))}
    <Sea />
    <Lands components={components} />
    <Wastes />
    <Borders components={components} />
    <Waters />
    <Relief />
    <Walls />
    <Bridges components={components} />
    <Roads />
    <g>
      {TOWNS.filter(({ zone }) => !isFortress(components, zone)).map((town) => (
        <TownStamp key={town.at.join(' ')} town={town} />
      ))}
    </g>
    <Names components={components} language={language} />
    <Frames />
    <LongRoads />
    <Compass />
    <Cartouche language={language} />
  </g>
));

const LANDS = ['savoy', 'milan', 'monferrato', 'mantua', 'venice', 'france', 'none'] as const;

const isFortress = ({ zones }: Components, id: string): boolean =>
  zones.some((zone) => zone.id === id && zone.ground === 'fortress');

const landPath = ({ zones }: Components, land: Land): string =>
  zones
    .filter((zone) => zone.land === land)
    .map(({ id }) => zonePath(id))
    .join('');

function SectionPaper({ section }: { readonly section: Section }) {
  const [x, y, width, height] = FRAMES[section];
  return <rect class="mo-paper" x={x} y={y} width={width} height={height} />;
}

function Sea() {
  const shore = pointsOf(SEA);
  const coast = linePath(shore.slice(0, -2));
  const [x, , width] = FRAMES.monferrato;
  const waves = Array.from(
    { length: 13 },
    (_, k) => `M${940 + (k % 2) * 9} ${1408 + k * 7}${'q9 -4 18 0t18 0'.repeat(Math.round((width - 940 + x) / 36))}`,
  );
  return (
    <g clip-path="url(#mo-frame-monferrato)">
      <clipPath id="mo-sea">
        <path d={`${linePath(shore)}Z`} />
      </clipPath>
      <path class="mo-water" d={`${linePath(shore)}Z`} />
      <g clip-path="url(#mo-sea)">
        {[26, 15, 6].map((wide) => (
          <path key={wide} class="mo-shore-wash" d={coast} stroke-width={wide} />
        ))}
        <path class="mo-waves" d={waves.join('')} />
      </g>
      <path class="mo-shore" d={coast} />
      <g class="mo-ship" transform="translate(1905 1432)">
        <path d="M-34 6q34 16 66 0l-6 14h-52Z" />
        <path class="mo-sail" d="M-16 4v-36q18 14 2 36ZM6 4v-46q22 18 2 46Z" />
        <path class="mo-mast" d="M-16 6v-42M6 6v-52M6 -46h10" />
      </g>
    </g>
  );
}

/** Land is tinted, and its border washed with the colour of its lord, as the mapmakers of the time did by hand. */
function Lands({ components }: { readonly components: Components }) {
  const landOf = new Map(components.zones.map(({ id, land }) => [id, land]));
  return (
    <g>
      {LANDS.map((land) => {
        const rim = ARCS.filter(([, left, right]) => (landOf.get(left) === land) !== (landOf.get(right) === land));
        const edge = rim.map(([id]) => arcPath(id)).join('');
        return (
          <g key={land} class={`mo-land mo-land-${land}`}>
            <path class="mo-land-fill" d={landPath(components, land)} />
            <g clip-path={`url(#mo-land-${land})`}>
              {[52, 30, 13].map((wide) => (
                <path key={wide} class="mo-land-wash" d={edge} stroke-width={wide} />
              ))}
            </g>
          </g>
        );
      })}
    </g>
  );
}

function Wastes() {
  return (
    <g>
      {OBSTACLES.map(({ id, kind, ring }) => (
        <path key={id} class={`mo-waste mo-waste-${kind}`} d={ringPath(ring)} />
      ))}
    </g>
  );
}

const borderOf = ({ borders }: Components, left: string, right: string): Border | undefined =>
  borders.find(({ a, b }) => (a === left && b === right) || (a === right && b === left));

function Borders({ components }: { readonly components: Components }) {
  const landOf = new Map(components.zones.map(({ id, land }) => [id, land]));
  const lines = { inner: '', state: '', outer: '', barred: '' };
  for (const [id, left, right] of ARCS) {
    const border = borderOf(components, left, right);
    if (left === '' || right === '') lines.outer += arcPath(id);
    else if (border?.kind === 'impassable') lines.barred += arcPath(id);
    else if (border?.kind === 'land' && border.wall === 0)
      lines[landOf.get(left) === landOf.get(right) ? 'inner' : 'state'] += arcPath(id);
  }
  const crosses = ARCS.filter(([, left, right]) => borderOf(components, left, right)?.kind === 'impassable').flatMap(
    ([id]) => [0.2, 0.5, 0.8].map((part) => along(arcPoints(id), part).at),
  );
  return (
    <g class="mo-borders">
      <path class="mo-border-outer" d={lines.outer} />
      <path class="mo-border-light" d={lines.inner + lines.state} />
      <path class="mo-border-inner" d={lines.inner} />
      <path class="mo-border-state" d={lines.state} />
      <path class="mo-border-barred" d={lines.barred} />
      <path class="mo-border-crosses" d={crosses.map(([x, y]) => `M${x - 7} ${y - 7}l14 14m0 -14l-14 14`).join('')} />
    </g>
  );
}

/** The section that a line lies in. */
function sectionOf(points: readonly Point[]): Section {
  const [x, y] = points[Math.floor(points.length / 2)] ?? [0, 0];
  if (x < FRAMES.mantua[0] - 20) return 'monferrato';
  return y < FRAMES.mantua[1] - 20 ? 'valtellina' : 'mantua';
}

/** The waters of a section: brooks, the rivers that are borders, lakes. */
const WATERS = SECTIONS.map((section) => {
  const rivers = RIVERS.map((river) => ({ ...river, points: pointsOf(river.line) })).filter(
    ({ points }) => sectionOf(points) === section,
  );
  const ribbons = (border: boolean): string =>
    rivers
      .filter((river) => river.border === border)
      .map(({ points, width }) => ribbonPath(points, width))
      .join('');
  const lakes = LAKES.map(({ line }) => pointsOf(line)).filter((points) => sectionOf(points) === section);
  return { section, brooks: ribbons(false), rivers: ribbons(true), lakes: lakes.map(lakePath).join('') };
});

function Waters() {
  return (
    <g class="mo-waters">
      {WATERS.map(({ section, brooks, rivers, lakes }) => (
        <g key={section} clip-path={`url(#mo-frame-${section})`}>
          <path class="mo-brook" d={brooks} />
          <path class="mo-bank" d={rivers} />
          <path class="mo-bank" d={lakes} />
          <path class="mo-water" d={lakes} />
          <path class="mo-water" d={rivers} />
          <path class="mo-shore-lines" d={lakes} />
        </g>
      ))}
    </g>
  );
}

const RELIEF_LAYERS = stamped(['alps', 'apennines', 'hills'], RELIEF satisfies Record<StampKind, string>);
const GROWTH_LAYERS = stamped(['trees', 'reeds'], RELIEF);

function Relief() {
  return (
    <g>
      {[
        { kind: 'rock', layers: RELIEF_LAYERS },
        { kind: 'growth', layers: GROWTH_LAYERS },
      ].map(({ kind, layers }) => (
        <g key={kind} class={`mo-${kind}`}>
          {layers.map((layer, i) => (
            <g key={i}>
              <path class="mo-stamp-light" d={layer.light} />
              <path class="mo-stamp-shade" d={layer.shade} />
              <path class="mo-stamp-line" d={layer.line} />
              <path class="mo-stamp-fine" d={layer.fine} />
            </g>
          ))}
        </g>
      ))}
    </g>
  );
}

/** The walls of the two Fortresses on the map, bastions at their corners. */
function Walls() {
  const arcs = [...Object.values(LEVEL_PLACES).map(({ arc }) => arc), ...BLIND_WALLS];
  const line = arcs.map(arcPath).join('');
  const corners = arcs.flatMap((id) => arcPoints(id).slice(0, 1).concat(arcPoints(id).slice(-1)));
  return (
    <g class="mo-walls">
      <path class="mo-wall-edge" d={line} />
      <path class="mo-wall" d={line} />
      <path class="mo-wall-stones" d={line} />
      <path class="mo-bastions" d={corners.map(([x, y]) => `M${x} ${y - 12}l12 12 -12 12 -12 -12Z`).join('')} />
    </g>
  );
}

function Bridges({ components }: { readonly components: Components }) {
  const ends = new Map(ARCS.map(([id, left, right]) => [id, [left, right] as const]));
  return (
    <g class="mo-bridges">
      {BRIDGES.map(([arc, x, y, angle]) => {
        const [left, right] = ends.get(arc) ?? ['', ''];
        if (borderOf(components, left, right)?.kind !== 'bridge') return null;
        return (
          <g key={arc} transform={`translate(${x} ${y}) rotate(${angle})`}>
            <rect class="mo-bridge" x="-17" y="-7" width="34" height="14" />
            <path class="mo-bridge-rail" d="M-21 -7H21M-21 7H21" />
            <path class="mo-bridge-planks" d="M-12 -6v12M-6 -6v12M0 -6v12M6 -6v12M12 -6v12" />
          </g>
        );
      })}
    </g>
  );
}

function Road({ road: { line, tag }, cost }: { readonly road: (typeof ROADS)[number]; readonly cost: string }) {
  const points = pointsOf(line);
  const path = linePath(points);
  return (
    <g class="mo-road">
      <path class="mo-road-edge" d={path} />
      <path class="mo-road-bed" d={path} />
      <path class="mo-road-mark" d={path} />
      {[points[0], points.at(-1)].map((end) => end && <circle key={end.join(' ')} cx={end[0]} cy={end[1]} r="7" />)}
      <g transform={`translate(${tag[0]} ${tag[1]})`}>
        <circle class="mo-road-tag" r="14" />
        <text y="6">{cost}</text>
      </g>
    </g>
  );
}

const isLong = ({ line }: (typeof ROADS)[number]): boolean => {
  const points = pointsOf(line);
  return sectionOf(points.slice(0, 1)) !== sectionOf(points.slice(-1));
};

/** M2.3.1-2: a way between zones that share no border. */
const Roads = () => (
  <g>
    {ROADS.filter((road) => !isLong(road)).map((road) => (
      <Road key={road.b} road={road} cost="1" />
    ))}
  </g>
);

/** From section to section, over the frames: it takes a whole march. */
const LongRoads = () => (
  <g>
    {ROADS.filter(isLong).map((road) => (
      <Road key={road.b} road={road} cost="★" />
    ))}
  </g>
);

function Names({ components, language }: GroundProps) {
  return (
    <g class="mo-names">
      {LABELS.map(({ kind, text, at: [x, y], angle, size }) => (
        <text
          key={`${text} ${x}`}
          class={`mo-name-${kind}`}
          style={{ fontSize: `${size}px` }}
          transform={`translate(${x} ${y}) rotate(${angle})`}
          y={size * 0.34}
        >
          {text}
        </text>
      ))}
      {components.zones.map(({ id, name, ground }) => {
        const place = ZONE_PLACES[id]?.name;
        if (!place) return null;
        const [x, y, size] = place;
        const [words, small] = splitName(name[language]);
        const half = words.length * size * 0.27 + 12;
        return (
          <g key={id} class={`mo-zone-name mo-zone-name-${ground}`} transform={`translate(${x} ${y})`}>
            {ground === 'difficult' && (
              <path
                d={`M${-half} ${-size * 0.62}H${half}l8 ${size * 0.62}l-8 ${size * 0.62}H${-half}l-8 ${-size * 0.62}Z`}
              />
            )}
            {ground === 'fortress' && (
              <rect x={-half - 4} y={-size * 0.66} width={half * 2 + 8} height={size * 1.32} rx="4" />
            )}
            <text style={{ fontSize: `${size}px` }} y={size * 0.32}>
              {words}
            </text>
            {small && (
              <text class="mo-zone-sub" y={size * (ground === 'difficult' ? 1.2 : 1.1)}>
                {small}
              </text>
            )}
          </g>
        );
      })}
    </g>
  );
}

/** "Cerese (Serraglio)": the second name stands below, smaller. */
function splitName(name: string): readonly [string, string] {
  const open = name.indexOf(' (');
  return open < 0 ? [name, ''] : [name.slice(0, open), name.slice(open + 2, -1)];
}
