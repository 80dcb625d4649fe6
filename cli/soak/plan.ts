/** How the soak is cut into pieces that workers can do side by side, and put together again. */

import { type AnyGame, range, type Setup } from '@condotta/kernel';
import { FULL, type Interference, type Property, propertiesOf, type Report, setupsOf } from '@condotta/kernel/suite';
import { UsageError } from '../usage.ts';
import { hostileProperties } from './hostile.ts';
import { mindProperties } from './minds.ts';

/** A share of one property of one game. Plain data: it goes to a worker. */
export interface Piece {
  readonly game: string;
  readonly edition: unknown;
  readonly property: string;
  readonly unit: string;
  readonly count: number;
  readonly seed: string;
  readonly setups: readonly Setup[];
}

/** What a worker says about a piece. */
export interface PieceDone {
  readonly report: Report;
  readonly ms: number;
  /** The shrunk failing game in words, and as a record; null if all is well. */
  readonly failure: { readonly text: string; readonly record: unknown } | null;
}

/** So many pieces each property is cut into: enough for the workers to end together. */
const CUTS = 16;

/** As it is written after --only. */
const optionName = (name: string): string => name.replaceAll(' ', '-');

/** Every property with its full size: those of the rules, of the computer players, and of what comes from outside. */
export const soakOf = (game: AnyGame, how: Interference = {}): readonly (readonly [Property, number])[] => [
  ...propertiesOf(FULL, how),
  ...mindProperties(game),
  ...hostileProperties,
];

export function planOf(
  game: AnyGame,
  edition: unknown,
  { scale, seed, only }: { readonly scale: number; readonly seed: string; readonly only: readonly string[] },
): Piece[] {
  const properties = soakOf(game);
  const names = properties.map(([property]) => optionName(property.name));
  for (const name of only)
    if (!names.includes(name)) throw new UsageError(`there is no property "${name}"; there are: ${names.join(', ')}`);
  const setups = setupsOf(game);
  return properties
    .map(([property, count]) => [property, Math.max(1, Math.round(count * scale))] as const)
    .filter(([property]) => only.length === 0 || only.includes(optionName(property.name)))
    .flatMap(([property, count]) => {
      const cuts = Math.min(CUTS, count);
      return range(cuts).map((i) => ({
        game: game.id,
        edition,
        property: property.name,
        unit: property.unit,
        count: Math.floor(((i + 1) * count) / cuts) - Math.floor((i * count) / cuts),
        seed: `${seed}/${property.name}/${i}`,
        // Each piece begins elsewhere, so that small ones together see every set-up as well.
        setups: rotated(setups, Math.floor((i * setups.length) / cuts)),
      }));
    });
}

const rotated = <T>(list: readonly T[], by: number): T[] => [...list.slice(by), ...list.slice(0, by)];

/** One line of the result: a property of a game, all its pieces together. */
export interface Line {
  readonly game: string;
  readonly property: string;
  readonly unit: string;
  readonly wanted: number;
  readonly count: number;
  readonly counts: Readonly<Record<string, number>>;
  /** Working time of all its pieces. */
  readonly seconds: number;
  readonly failures: number;
}

export function linesOf(pieces: readonly Piece[], done: readonly (PieceDone | undefined)[]): Line[] {
  const groups = Map.groupBy(pieces.keys(), (i) => `${pieces[i]?.game} ${pieces[i]?.property}`);
  return [...groups.values()].flatMap((indices) => {
    const own = indices.flatMap((i) => pieces[i] ?? []);
    const found = indices.flatMap((i) => done[i] ?? []);
    const [first] = own;
    if (!first) return [];
    const counts: Record<string, number> = {};
    for (const { report } of found)
      for (const [what, n] of Object.entries(report.counts)) counts[what] = (counts[what] ?? 0) + n;
    return [
      {
        game: first.game,
        property: first.property,
        unit: first.unit,
        wanted: own.reduce((n, piece) => n + piece.count, 0),
        count: found.reduce((n, { report }) => n + report.count, 0),
        counts,
        seconds: Math.round(found.reduce((n, { ms }) => n + ms, 0) / 100) / 10,
        failures: found.filter(({ failure }) => failure).length,
      },
    ];
  });
}
