/** What stands on the map beside units: Levels and Mines of wall sides, Camps, Forts, ruins, raids, supply sources. */

import { at } from '@condotta/kernel';
import { marksOf, patternOf, ShieldAt, standingOf } from '@condotta/pieces';
import type { Components } from '../components/types.ts';
import { namesOf } from '../things.ts';
import { ARMY_ARMS, armsOfSeat } from './arms.ts';
import { traceAround } from './art/Town.tsx';
import { LEVEL_PLACES, ZONE_PLACES } from './map/zones.ts';
import type { MonferratoView } from './view-form.ts';
import { wordsIn } from './words.ts';
import type { Marked } from './Zones.tsx';

interface FixturesProps extends Marked {
  readonly view: MonferratoView;
  readonly components: Components;
}

export function Fixtures(props: FixturesProps) {
  return (
    <g class="mo-fixtures">
      <Sources {...props} />
      <Scars {...props} />
      <Forts {...props} />
      <Camps {...props} />
    </g>
  );
}

/** By zone: the armies that are fed from there. */
function sourcesOf({ commands, zones }: Components): ReadonlyMap<string, readonly number[]> {
  const found = new Map<string, number[]>();
  for (const { sources, army } of commands)
    for (const id of sources) {
      const there = found.get(id) ?? [];
      if (!there.includes(army)) found.set(id, [...there, army]);
    }
  return new Map([...found].filter(([id]) => zones.some((zone) => zone.id === id)));
}

function Sources({ components }: FixturesProps) {
  return (
    <g class="mo-sources">
      {[...sourcesOf(components)].map(([id, armies]) => {
        const [x, y] = ZONE_PLACES[id]?.mark ?? [0, 0];
        return (
          <g key={id}>
            <circle cx={x} cy={y} r="19" />
            {armies.map((army, i) => (
              <ShieldAt
                key={army}
                blazon={at(ARMY_ARMS, army)}
                x={x + (i - (armies.length - 1) / 2) * 20}
                y={y}
                height={26}
              />
            ))}
          </g>
        );
      })}
    </g>
  );
}

/** Burnt villages, and zones raided this year. */
function Scars({ view, components }: FixturesProps) {
  const idOf = (zone: number): string => at(components.zones, zone).id;
  return (
    <g>
      {view.ruins.map((zone) => {
        const [x, y] = ZONE_PLACES[idOf(zone)]?.forts[1] ?? [0, 0];
        return (
          <g key={`ruin ${zone}`} class="mo-ruin" transform={`translate(${x} ${y})`}>
            <path d="M-13 10v-15l5 3v-9l6 4 3 -8 4 7 6 -4v22Z" />
            <path class="mo-smoke" d="M-4 -14q-6 -7 0 -13t0 -12M6 -16q-5 -6 1 -11" />
          </g>
        );
      })}
      {view.raided.map((zone) => {
        const [x, y] = ZONE_PLACES[idOf(zone)]?.mark ?? [0, 0];
        return (
          <g key={`raid ${zone}`} class="mo-raid" transform={`translate(${x} ${y + 4})`}>
            <circle r="13" />
            <path d="M0 -9c5 5 6 8 4 12 3 -1 3 -3 3 -4 3 6 0 10 -7 10s-10 -4 -7 -10c0 2 1 4 3 4 -2 -5 1 -8 4 -12Z" />
          </g>
        );
      })}
    </g>
  );
}

function Forts({ view, components }: FixturesProps) {
  return (
    <g>
      {view.forts.flatMap((zones, faction) =>
        zones.map((zone, i) => {
          const before = zones.slice(0, i).filter((other) => other === zone).length;
          const [x, y] = ZONE_PLACES[at(components.zones, zone).id]?.forts[before === 0 ? 0 : 1] ?? [0, 0];
          return (
            <g key={`${faction} ${zone} ${i}`} class="mo-fort" transform={`translate(${x} ${y})`}>
              <path d={traceAround(4, 22)} transform="rotate(45)" />
              <ShieldAt blazon={armsOfSeat(faction)} x={0} y={0} height={17} />
            </g>
          );
        }),
      )}
    </g>
  );
}

function Camps({ view, components, ...marked }: FixturesProps) {
  const words = wordsIn(marked.language);
  return (
    <g>
      {view.camps.map(({ zone, moved }, camp) => {
        if (zone < 0) return null;
        const { army } = at(components.camps, camp);
        const others = view.camps.slice(0, camp).filter((other) => other.zone === zone).length;
        const [x, y] = ZONE_PLACES[at(components.zones, zone).id]?.camp ?? [0, 0];
        const text = `${words.camp}: ${at(components.armies, army).name[marked.language]}`;
        return (
          <g
            key={camp}
            class="mo-camp"
            data-moved={moved || undefined}
            data-ground={standingOf(marked.choices, at(namesOf(components).zone, zone))}
            transform={`translate(${x + others * 14} ${y + others * 10})`}
            {...marksOf(marked, at(namesOf(components).camp, camp), text)}
          >
            <path class="mo-tent" d="M0 -22 21 14H-21Z" fill={patternOf(at(ARMY_ARMS, army))} />
            <path class="mo-tent-door" d="M0 -8 8 14H-8Z" />
            <path class="mo-tent-pole" d="M0 -22v-9l11 4 -11 4" />
          </g>
        );
      })}
    </g>
  );
}

/** Each side of a Fortress: its Level as a medal, a gap where it is breached, its Mines as barrels. */
export function Sides({ view, components, ...marked }: FixturesProps) {
  const words = wordsIn(marked.language);
  return (
    <g class="mo-sides">
      {namesOf(components).side.map((thing, side) => {
        const place = LEVEL_PLACES[thing.slice('side:'.length)];
        const state = view.sides[side];
        if (!place || !state) return null;
        const text = `${words.wall} ${thing.slice('side:'.length)}: ${state.level > 0 ? `${words.level} ${state.level}` : words.breach}`;
        return (
          <g key={thing} class="mo-side" transform={`translate(${place.at[0]} ${place.at[1]})`}>
            <g data-breach={state.level === 0 || undefined} {...marksOf(marked, thing, text)}>
              <circle r="16" />
              {state.level > 0 ? <text y="7">{state.level}</text> : <path d="M-11 9l4 -13 4 7 4 -11 3 9 4 -5 3 13Z" />}
            </g>
            <Barrels count={state.mines} x={17} y={12} />
          </g>
        );
      })}
    </g>
  );
}

export const Barrels = ({ count, x, y }: { readonly count: number; readonly x: number; readonly y: number }) => (
  <g class="mo-mines">
    {Array.from({ length: count }, (_, i) => (
      <g key={i} transform={`translate(${x + i * 15} ${y})`}>
        <path d="M-6 -7q6 -4 12 0q3 7 0 14q-6 4 -12 0q-3 -7 0 -14Z" />
        <path class="mo-fuse" d="M0 -9q1 -7 7 -7" />
      </g>
    ))}
  </g>
);
