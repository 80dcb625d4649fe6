/** A Fortress from above: its bastions, the Level of each side, breaches, Mines, and the trenches of whoever lies before it. */

import { at } from '@condotta/kernel';
import { marksOf, memo } from '@condotta/pieces';
import type { Components } from '../components/types.ts';
import { namesOf } from '../things.ts';
import { PileCounter } from './Counter.tsx';
import { Barrels } from './Fixtures.tsx';
import { along, lakePath, linePath, pointsOf, polygonPath, round } from './geometry.ts';
import type { SiegePlan as Plan, Point } from './map/form.ts';
import { SIEGE_PLANS } from './map/sieges.ts';
import { pilesOf, topOf } from './piles.ts';
import { stacked } from './stacks.ts';
import { sideWords } from './unit-words.ts';
import { factionOf, type MonferratoView, unitsAt } from './view-form.ts';
import { wordsIn } from './words.ts';
import type { Marked } from './Zones.tsx';

interface SiegeProps extends Marked {
  readonly view: MonferratoView;
  readonly components: Components;
  /** The id of the Fortress. */
  readonly fortress: string;
}

export const hasPlan = (id: string): boolean => SIEGE_PLANS.some(({ fortress }) => fortress === id);

const numberOf = ({ zones }: Components, id: string): number => zones.findIndex((zone) => zone.id === id);

export function SiegeSheet({ view, components, fortress, ...marked }: SiegeProps) {
  const plan = SIEGE_PLANS.find((one) => one.fortress === fortress);
  const words = wordsIn(marked.language);
  if (!plan) return null;
  const { name } = at(components.zones, numberOf(components, fortress));
  return (
    <svg class="mo-siege" viewBox={`0 0 ${SIZE} ${SIZE}`} aria-label={`${words.siegeOf}: ${name[marked.language]}`}>
      <PlanGround plan={plan} components={components} language={marked.language} />
      {plan.sides.map((side) => (
        <Side key={side.outside} {...marked} plan={plan} side={side} view={view} components={components} />
      ))}
      {[{ zone: fortress, place: [...plan.inner, 46] as const }, ...plan.sectors].map(({ zone, place: [x, y, r] }) => (
        <Standing key={zone} view={view} components={components} zone={numberOf(components, zone)} x={x} y={y} r={r} />
      ))}
    </svg>
  );
}

/** Of the plan; and half of a counter, with its badge. */
const SIZE = 540;
const COUNTER = 40;

/** Counters in small: who is inside, who lies before each side. */
function Standing({
  view,
  components,
  zone,
  x,
  y,
  r,
}: Pick<SiegeProps, 'view' | 'components'> & {
  readonly zone: number;
  readonly x: number;
  readonly y: number;
  readonly r: number;
}) {
  const piles = pilesOf(unitsAt(view, components, zone), components);
  const wide = stacked(piles.length, x, y, r + 14);
  // Whoever lies before a side stays on the sheet.
  const half = Math.max(0, ...wide.map((spot) => spot.x - x + COUNTER * spot.scale));
  const inside = Math.min(Math.max(x, half), SIZE - half);
  const spots = wide.map((spot) => ({ ...spot, x: spot.x + inside - x }));
  return (
    <g class="mo-siege-units">
      {piles.map((pile, i) => {
        const [spot, top] = [spots[i], topOf(pile)];
        return (
          spot &&
          top && (
            <g
              key={top.unit}
              transform={`translate(${round(spot.x)} ${round(spot.y)}) scale(${round(spot.scale * 1.02)})`}
            >
              <PileCounter unit={top} count={pile.length} components={components} />
            </g>
          )
        );
      })}
    </g>
  );
}

type SideData = Plan['sides'][number];

function Side({
  plan,
  side,
  view,
  components,
  ...marked
}: Marked & Pick<SiegeProps, 'view' | 'components'> & { readonly plan: Plan; readonly side: SideData }) {
  const words = wordsIn(marked.language);
  const thing = `side:${plan.fortress}-${side.outside}`;
  const number = namesOf(components).numbers.get(thing);
  const state = number === undefined ? undefined : view.sides[number];
  if (number === undefined || !state) return null;
  const breached = state.level === 0;
  const besieged = isBesieged(view, components, plan.fortress, side.outside);
  const sector = plan.sectors.find(({ zone }) => zone === side.outside);
  const [bx, by] = side.breach;
  const says = `${sideWords(components, number, marked.language)}: ${breached ? words.breach : `${words.level} ${state.level}`}${state.mines > 0 ? `, ${words.mines} ${state.mines}` : ''}`;
  return (
    <g class="mo-siege-side" data-breach={breached || undefined}>
      {besieged && sector && <path class="mo-trench" d={trench(sector.place, side.breach)} />}
      {breached && (
        <g class="mo-rubble" transform={`translate(${bx} ${by})`}>
          <circle r="21" />
          <path d="M-18 12l6 -12 6 8 5 -15 6 11 5 -7 8 15ZM-14 -10l5 -5 4 6ZM7 -13l6 -3 3 7Z" />
        </g>
      )}
      <Barrels count={state.mines} x={side.mine[0] - (state.mines - 1) * 7} y={side.mine[1]} />
      <g transform={`translate(${side.level[0]} ${side.level[1]})`} {...marksOf(marked, thing, says)}>
        <circle class="mo-siege-level" r="20" />
        {breached ? <path class="mo-siege-zero" d="M-7 -7l14 14M7 -7l-14 14" /> : <text y="8">{state.level}</text>}
      </g>
    </g>
  );
}

/** Enemies of whoever holds the Fortress stand before this side. */
function isBesieged(view: MonferratoView, components: Components, fortress: string, outside: string): boolean {
  const holders = new Set(
    unitsAt(view, components, numberOf(components, fortress)).map(({ unit }) => factionOf(components, unit)),
  );
  if (holders.size !== 1) return false;
  return unitsAt(view, components, numberOf(components, outside)).some(
    ({ unit }) => !holders.has(factionOf(components, unit)),
  );
}

/** A sap in zigzags from the camp to the wall. */
function trench([fromX, fromY, r]: readonly [number, number, number], [toX, toY]: Point): string {
  const length = Math.hypot(toX - fromX, toY - fromY) || 1;
  const [ux, uy] = [(toX - fromX) / length, (toY - fromY) / length];
  const steps = Math.max(3, Math.round((length - r) / 18));
  const points: Point[] = Array.from({ length: steps + 1 }, (_, i) => {
    const far = r * 0.8 + ((length - r * 0.8 - 26) * i) / steps;
    const aside = i === 0 || i === steps ? 0 : (i % 2 === 0 ? 1 : -1) * 11;
    return [fromX + ux * far - uy * aside, fromY + uy * far + ux * aside];
  });
  return `M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}`;
}

interface GroundProps {
  readonly plan: Plan;
  readonly components: Components;
  readonly language: Marked['language'];
}

const PlanGround = memo<GroundProps>(({ plan, components, language }) => {
  const { zones } = components;
  const landOf = (id: string): string => zones.find((zone) => zone.id === id)?.land ?? 'none';
  const walls = pointsOf(plan.walls);
  const name = zones.find(({ id }) => id === plan.fortress)?.name[language] ?? '';
  return (
    <g>
      <clipPath id={`mo-siege-${plan.fortress}`}>
        <rect width="540" height="540" />
      </clipPath>
      <g clip-path={`url(#mo-siege-${plan.fortress})`}>
        <rect class="mo-paper" width="540" height="540" />
        {plan.sectors.map(({ zone, line }) => (
          <path key={zone} class={`mo-sector mo-land-${landOf(zone)}`} d={polygonPath(pointsOf(line))} />
        ))}
        <path class="mo-glacis" d={lakePath(pointsOf(plan.glacis))} />
        <path class="mo-glacis-strokes" d={glacisStrokes(plan)} />
        {plan.waters.map(({ name: water, line }) => (
          <path key={water} class="mo-siege-water" d={lakePath(pointsOf(line))} />
        ))}
        {plan.waters.map(({ name: water, label: [x, y, angle, size] }) => (
          <text
            key={water}
            class="mo-name-river"
            style={{ fontSize: `${size}px` }}
            transform={`translate(${x} ${y}) rotate(${angle})`}
          >
            {water}
          </text>
        ))}
        <path class="mo-moat" d={polygonPath(pointsOf(plan.citadel.trace))} />
        <path class="mo-rampart" d={polygonPath(pointsOf(plan.citadel.trace))} />
        <path class="mo-town-ground" d={polygonPath(pointsOf(plan.citadel.walls))} />
        <path class="mo-moat" d={polygonPath(pointsOf(plan.trace))} />
        <path class="mo-rampart" d={polygonPath(pointsOf(plan.trace))} />
        <path class="mo-town-ground" d={polygonPath(walls)} />
        <path class="mo-roofs" d={roofs(plan, walls)} />
        {plan.bridges.map(({ line, gate }) => (
          <g key={line}>
            <path class="mo-siege-bridge-edge" data-gate={gate || undefined} d={linePath(pointsOf(line))} />
            <path class="mo-siege-bridge" data-gate={gate || undefined} d={linePath(pointsOf(line))} />
          </g>
        ))}
        {plan.sectors.map(({ zone, name: [x, y, angle] }) => (
          <text key={zone} class="mo-sector-name" transform={`translate(${x} ${y}) rotate(${angle})`}>
            {zones.find(({ id }) => id === zone)?.name[language] ?? zone}
          </text>
        ))}
        <text class="mo-siege-title" x="270" y="34">
          {name}
        </text>
      </g>
      <rect class="mo-siege-frame" x="2" y="2" width="536" height="536" />
    </g>
  );
});

const inside = ([x, y]: Point, polygon: readonly Point[]): boolean => {
  let odd = false;
  for (const [i, [ax, ay]] of polygon.entries()) {
    const [bx, by] = polygon[(i + 1) % polygon.length] ?? [ax, ay];
    if (ay > y !== by > y && x < ax + ((y - ay) / (by - ay)) * (bx - ax)) odd = !odd;
  }
  return odd;
};

/** Blocks of houses in streets, with the middle and the Levels kept free. */
function roofs({ inner, sides }: Plan, walls: readonly Point[]): string {
  let path = '';
  for (let x = 90; x < 460; x += 11)
    for (let y = 90; y < 460; y += 9) {
      const wave = Math.sin(x * 3.1 + y * 7.7) * 1000;
      const chance = wave - Math.floor(wave);
      const [px, py] = [x + chance * 4, y + (1 - chance) * 3];
      const street = x % 44 < 9 || y % 36 < 8;
      const isFree =
        Math.hypot(px - inner[0], py - inner[1]) > 58 &&
        sides.every(({ level }) => Math.hypot(px - level[0], py - level[1]) > 27);
      const corners: readonly Point[] = [
        [px - 10, py - 9],
        [px + 17, py - 9],
        [px - 10, py + 14],
        [px + 17, py + 14],
      ];
      if (!street && chance > 0.16 && isFree && corners.every((corner) => inside(corner, walls)))
        path += `M${round(px)} ${round(py)}h${round(6 + chance * 3)}v6h${round(-6 - chance * 3)}Z`;
    }
  return path;
}

/** Short strokes that fall away from the covered way. */
function glacisStrokes({ glacis, inner }: Plan): string {
  const points = pointsOf(glacis);
  const ring = [...points, ...points.slice(0, 1)];
  return Array.from({ length: 120 }, (_, i) => {
    const {
      at: [x, y],
    } = along(ring, i / 120);
    const length = Math.hypot(x - inner[0], y - inner[1]) || 1;
    const far = i % 2 === 0 ? 9 : 15;
    return `M${round(x)} ${round(y)}l${round(((inner[0] - x) / length) * far)} ${round(((inner[1] - y) / length) * far)}`;
  }).join('');
}
