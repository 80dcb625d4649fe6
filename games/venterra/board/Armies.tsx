/** The units on the map: a pile for each kind, side by side or in a fan that opens when pointed at, and their journeys. */

import { at } from '@condotta/kernel';
import { fanOf, marksOf, Reach, Stack, standingOf } from '@condotta/pieces';
import type { Components } from '../components/index.ts';
import { type Army, armiesOf, legsOf, type Pile } from './armies.ts';
import { SIZE } from './geometry.ts';
import type { Marked } from './Lands.tsx';
import type { Laid } from './laid.ts';
import { factionName, landName, unitWord } from './land-words.ts';
import { UnitPile } from './marks.tsx';
import { frameIn, type VenterraView } from './view-form.ts';

const LOW = 0.4 * SIZE;
const WIDTH = 42;
const ROOM = 128;

interface ArmiesProps extends Marked {
  readonly view: VenterraView;
  readonly laid: readonly Laid[];
  readonly components: Components;
}

/** Attackers stand above the defenders, plans between. */
const LIFT: Readonly<Record<Army['as'], number>> = { garrison: 0, planned: -14, attacker: -34 };

export function Armies({ view, laid, components, ...marked }: ArmiesProps) {
  const offered = (thing: string): boolean => marked.choices.has(thing);
  const armies = armiesOf(view, laid, offered);
  const places = pilePlaces(view, laid, offered).filter(({ thing }) => standingOf(marked.choices, thing) !== 'idle');
  return (
    <g class="e-armies">
      {armies.map(({ hex, piles, as }) => {
        const { x, y, land, thing } = at(laid, hex);
        const through = standingOf(marked.choices, thing) !== 'idle';
        const others = armies.some((army) => army.hex === hex && army.as === 'garrison');
        return (
          <g key={`${hex} ${as}`} class="e-army" data-as={as}>
            <Stack x={x} y={y + LOW + (others ? LIFT[as] : 0)} width={WIDTH} room={ROOM}>
              {piles.map((pile) => (
                <PileMark
                  key={`${pile.seat} ${pile.unit}`}
                  pile={pile}
                  view={view}
                  components={components}
                  where={landName(components, land, marked.language)}
                  place={as === 'garrison' ? (places.find((place) => place.thing === pile.thing) ?? null) : null}
                  others={places}
                  isThing={as === 'garrison'}
                  through={through}
                  {...marked}
                />
              ))}
            </Stack>
          </g>
        );
      })}
    </g>
  );
}

interface PileProps extends Marked {
  readonly pile: Pile;
  readonly view: VenterraView;
  readonly components: Components;
  readonly where: string;
  readonly place: Spot | null;
  readonly others: readonly Spot[];
  /** Can it be named? Units on the way have no name of their own. */
  readonly isThing: boolean;
  /** The ground under it can be chosen: it lets clicks through. */
  readonly through: boolean;
}

function PileMark({ pile, view, components, where, place, others, isThing, through, ...marked }: PileProps) {
  const player = view.players[pile.seat];
  if (!player?.faction) return null;
  const drawn = <UnitPile faction={player.faction} unit={pile.unit} count={pile.count} />;
  if (!isThing) return <g class="e-unit">{drawn}</g>;
  const unit = unitWord(components, pile.unit, player.forge, marked.language);
  const isLegal = standingOf(marked.choices, pile.thing) === 'legal';
  const name = `${pile.count} × ${unit}, ${where}, ${factionName(components, player, marked.language)}`;
  return (
    <g class="e-unit" {...marksOf(marked, pile.thing, name)} data-through={(!place && through) || undefined}>
      {place ? (
        <Reach id={pile.thing} of={place} others={others.filter((other) => other !== place)} />
      ) : (
        <circle class="e-unit-hit" r="20" />
      )}
      {(isLegal || marked.lit.has(pile.thing) || marked.cursor === pile.thing) && <circle class="e-unit-halo" r="25" />}
      {drawn}
    </g>
  );
}

interface Spot {
  readonly thing: string;
  readonly x: number;
  readonly y: number;
}

/** Where the piles that have names stand, for fingers and for the cursor. */
export function pilePlaces(
  view: VenterraView,
  laid: readonly Laid[],
  offered: (thing: string) => boolean,
): readonly Spot[] {
  return armiesOf(view, laid, offered).flatMap(({ hex, piles, as }) => {
    if (as !== 'garrison') return [];
    const { x, y } = at(laid, hex);
    const fan = fanOf(piles.length, WIDTH, ROOM);
    return piles.map(({ thing }, i) => ({ thing, x: x + (fan[i]?.x ?? 0), y: y + LOW + (fan[i]?.y ?? 0) }));
  });
}

/** The ways of a movement: an arrow for every leg that is settled, and crossed swords where a fight waits. */
export function Ways({ view, laid }: Pick<ArmiesProps, 'view' | 'laid'>) {
  const movement = frameIn(view, 'movement');
  const fight = frameIn(view, 'fight');
  const ways = new Set((movement ? legsOf(movement) : []).map(({ from, to }) => `${from} ${to}`));
  for (const { hex, from } of view.pending) for (const start of from) ways.add(`${start} ${hex}`);
  if (fight?.units.some((count) => count > 0)) for (const start of fight.from) ways.add(`${start} ${fight.hex}`);
  const swords = new Set([...view.pending.map(({ hex }) => hex), ...(fight ? [fight.hex] : [])]);
  return (
    <g class="e-ways">
      {[...ways].map((way) => {
        const [from = 0, to = 0] = way.split(' ').map(Number);
        const [a, b] = [at(laid, from), at(laid, to)];
        const length = Math.hypot(b.x - a.x, b.y - a.y) || 1;
        const [ux, uy] = [(b.x - a.x) / length, (b.y - a.y) / length];
        const d = `M${a.x + ux * 30} ${a.y + uy * 30}L${b.x - ux * 34} ${b.y - uy * 34}`;
        return (
          <g key={way}>
            <path class="e-way-under" d={d} />
            <path class="e-way" d={d} marker-end="url(#e-point)" />
          </g>
        );
      })}
      {[...swords].map((hex) => (
        <g key={hex} class="e-swords" transform={`translate(${at(laid, hex).x} ${at(laid, hex).y - 20})`}>
          <circle r="21" />
          <path d="M-10 10L11-11M10 10L-11-11M-12 5L-5 12M12 5L5 12" />
        </g>
      ))}
    </g>
  );
}

export const WayDefs = () => (
  <defs>
    <marker id="e-point" viewBox="-10 -10 20 20" markerWidth="3.400" markerHeight="3.400" orient="auto">
      <path class="e-point" d="M-7-8 9 0-7 8Z" />
    </marker>
  </defs>
);
