/** The counters on the map: in their zones, and opened where one of them is to be taken. */

import { at } from '@condotta/kernel';
import { marksOf, Reach, standingOf } from '@condotta/pieces';
import type { Components } from '../components/types.ts';
import { namesOf } from '../things.ts';
import { PileCounter } from './Counter.tsx';
import { FRAMES } from './geometry.ts';
import { ZONE_PLACES } from './map/zones.ts';
import { pilesOf, topOf } from './piles.ts';
import { fanned, type Placed, sided } from './stacks.ts';
import { unitWords } from './unit-words.ts';
import { factionOf, type MonferratoView, type UnitView, unitsAt } from './view-form.ts';
import type { Marked } from './Zones.tsx';

interface StacksProps extends Marked {
  readonly view: MonferratoView;
  readonly components: Components;
  /** The zones whose counters lie side by side. */
  readonly open: ReadonlySet<number>;
  /** The zone that is acted in or fought for, or -1. */
  readonly acting: number;
  /** Units of the group that moves, fires or raids. */
  readonly chosen: ReadonlySet<number>;
}

/** Counters that show the same, one over the other; in most zones each is a pile of its own. */
interface Pile {
  readonly units: readonly UnitView[];
  readonly spot: Placed;
}

/** Where the units of a zone stand. */
function standing(view: MonferratoView, components: Components, zone: number, acting: boolean): readonly Pile[] {
  const { id } = at(components.zones, zone);
  const place = ZONE_PLACES[id]?.stack ?? [0, 0, 0];
  const units = unitsAt(view, components, zone);
  const sides = [0, 1]
    .map((faction) => units.filter(({ unit }) => factionOf(components, unit) === faction))
    .filter((side) => side.length > 0)
    .map((side) => pilesOf(side, components));
  const spots = sided(
    sides.map(({ length }) => length),
    place,
    acting,
  );
  return sides.flatMap((piles, i) =>
    piles.map((pile, n) => ({ units: pile, spot: spots[i]?.[n] ?? { x: place[0], y: place[1], scale: 1 } })),
  );
}

export function Stacks({ view, components, open, acting, ...props }: StacksProps) {
  const zones = [...new Set(view.units.flatMap(({ zone }) => (zone === null ? [] : [zone])))].sort((a, b) => a - b);
  return (
    <g class="mo-stacks">
      {zones.map((zone) => (
        <ZoneStack
          key={zone}
          {...props}
          view={view}
          components={components}
          zone={zone}
          acting={zone === acting}
          shut={open.has(zone)}
        />
      ))}
      {[...open].map((zone) => (
        <Opened key={zone} {...props} view={view} components={components} zone={zone} />
      ))}
    </g>
  );
}

interface ZoneStackProps extends Omit<StacksProps, 'open' | 'acting'> {
  readonly zone: number;
  readonly acting: boolean;
  /** It lies opened elsewhere. */
  readonly shut: boolean;
}

function ZoneStack({ view, components, zone, acting, shut, chosen, ...marked }: ZoneStackProps) {
  const { id, ground } = at(components.zones, zone);
  const thing = at(namesOf(components).zone, zone);
  const [x, y, r] = ZONE_PLACES[id]?.stack ?? [0, 0, 0];
  const stood = shut ? [] : standing(view, components, zone, acting);
  const spots = stood.map(({ spot }) => spot);
  const standingThere = standingOf(marked.choices, thing);
  return (
    <g class="mo-stack" data-standing={standingThere} data-ground={ground}>
      {/* A counter that cannot be chosen stands for its zone. */}
      <circle class="mo-stack-ground" cx={x} cy={y} r={r} data-thing={thing} data-standing={standingThere} />
      <g class="mo-stack-units" style={{ transformOrigin: `${x}px ${y}px` }}>
        {stood.map(({ units, spot }, i) => {
          const spoken = (unit: UnitView): boolean => {
            const name = at(namesOf(components).unit, unit.unit);
            return marked.lit.has(name) || marked.cursor === name;
          };
          const top = units.find(spoken) ?? topOf(units);
          if (!top) return null;
          return (
            <UnitAt
              key={units[0]?.unit}
              {...marked}
              unit={top}
              pile={units.length}
              spot={spot}
              others={spots.filter((_, other) => other !== i)}
              components={components}
              chosen={chosen.has(top.unit)}
            />
          );
        })}
      </g>
    </g>
  );
}

function Opened({ view, components, zone, chosen, ...marked }: Omit<ZoneStackProps, 'shut' | 'acting'>) {
  const { id, section } = at(components.zones, zone);
  const [x, y] = ZONE_PLACES[id]?.stack ?? [0, 0, 0];
  // In a battle each side lies together.
  const units = [...unitsAt(view, components, zone)].sort(
    (a, b) => factionOf(components, a.unit) - factionOf(components, b.unit),
  );
  const { box, places, middle } = fanned(units.length, x, y, FRAMES[section]);
  return (
    <g class="mo-fan" data-together style={{ transformOrigin: `${middle[0]}px ${middle[1]}px` }}>
      <rect class="mo-fan-shadow" x={box.x + 4} y={box.y + 7} width={box.width} height={box.height} rx="8" />
      <rect class="mo-fan-paper" x={box.x} y={box.y} width={box.width} height={box.height} rx="8" />
      {units.map((unit, i) => {
        const spot = places[i];
        if (!spot) return null;
        return (
          <UnitAt
            key={unit.unit}
            {...marked}
            unit={unit}
            pile={1}
            spot={spot}
            others={places.filter((_, other) => other !== i)}
            components={components}
            chosen={chosen.has(unit.unit)}
          />
        );
      })}
    </g>
  );
}

interface UnitAtProps extends Marked {
  readonly unit: UnitView;
  /** How many show the same. */
  readonly pile: number;
  readonly spot: Placed;
  readonly others: readonly Placed[];
  readonly components: Components;
  readonly chosen: boolean;
}

function UnitAt({ unit, pile, spot, others, components, chosen, ...marked }: UnitAtProps) {
  const thing = at(namesOf(components).unit, unit.unit);
  const marks = marksOf(marked, thing, unitWords(unit, components, marked.language));
  return (
    <g
      class="mo-unit"
      data-chosen={chosen || undefined}
      {...marks}
      style={{ transform: `translate(${spot.x}px,${spot.y}px)` }}
    >
      {marks['data-standing'] === 'legal' && <Reach id={thing} of={spot} others={others} />}
      <g transform={`scale(${spot.scale.toFixed(3)})`}>
        <PileCounter unit={unit} count={pile} components={components} />
        <rect class="mo-unit-frame" x="-33" y="-33" width="66" height="66" rx="7" />
      </g>
    </g>
  );
}
