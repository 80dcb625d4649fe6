/** A Territory as it is printed: wash, engraving, name, values. Drawn once; what changes lies in other layers. */

import type { Language } from '@condotta/kernel';
import { hexPath, memo, ShieldAt, type SignName, SignPaths } from '@condotta/pieces';
import type { Colour, Tile, TileType, Value } from '../components/index.ts';
import { artOf } from './art/index.ts';
import { BLAZONS } from './houses.ts';

/** From the middle to a corner. */
export const SIZE = 100;
const HEX = hexPath(SIZE);

const COLOUR_SIGNS: Readonly<Record<Colour, SignName>> = {
  gray: 'house',
  blue: 'wave',
  green: 'tree',
  yellow: 'sheaf',
  brown: 'peak',
};

interface Entry {
  readonly sign: SignName;
  readonly text: string;
  readonly per: Colour | null;
}

/** What the ground gives in battle, where it gives anything. */
function entriesOf(tile: Tile): Entry[] {
  const entry = (sign: SignName, { base, per }: Value): Entry => ({ sign, text: per ? `${base}+` : String(base), per });
  const entries: Entry[] = [];
  if (tile.ranged.base > 0 || tile.ranged.per) entries.push(entry('arrow', tile.ranged));
  if (tile.melee > 0) entries.push(entry('blade', { base: tile.melee, per: null }));
  if (tile.resistance.base > 0 || tile.resistance.per) entries.push(entry('shield', tile.resistance));
  return entries;
}

const FIGURE = 8.5;
const widthOf = ({ text, per }: Entry): number => 15 + text.length * FIGURE + (per ? 13 : 0);
/** Where the values stand: along the two upright sides, inside of the border. */
const EDGE = 62;
const TOP = -40;

/** Its place in its column: further down by as much as the figures have grown. */
const placeIn = (i: number) => ({ '--v-at': i });

/**
 * On the left what it earns and what it costs to enter, on the right what it gives in battle. Income 1 and cost 1 are understood.
 * Of three values for battle Melee goes to the left: a third row would run into the name where the map is small.
 */
export function TileValues({ tile }: { readonly tile: Tile }) {
  const earns = tile.income.base !== 1 || tile.income.per !== null;
  const costs = tile.cost !== 1;
  const entries = entriesOf(tile);
  const aside = entries.length > 2 ? entries.filter(({ sign }) => sign === 'blade') : [];
  // Beside a narrow value, never beside a broad one.
  const asideAt = Math.max((earns ? 1.15 : 0) + (costs ? 1 : 0), tile.ranged.per ? 1 : 0);
  return (
    <g class="v-tile-values">
      <g transform={`translate(${-EDGE} ${TOP})`}>
        {earns && <Income {...tile.income} />}
        {costs && (
          <g class="v-value" style={placeIn(earns ? 1.15 : 0)} data-sign="hoof">
            <rect class="v-value-chip" x="-3" y="-9" width="30" height="18" rx="5" />
            <SignPaths name="hoof" x={0} y={-7} size={14} />
            <text x="15" y="5.500">
              {tile.cost}
            </text>
          </g>
        )}
        {aside.map((entry) => (
          <BattleValue key={entry.sign} entry={entry} row={asideAt} x={widthOf(entry)} />
        ))}
      </g>
      <g transform={`translate(${EDGE} ${TOP})`}>
        {entries
          .filter((entry) => !aside.includes(entry))
          .map((entry, i) => (
            <BattleValue key={entry.sign} entry={entry} row={i} x={0} />
          ))}
      </g>
    </g>
  );
}

/** To the left of `x`. */
function BattleValue({ entry, row, x }: { readonly entry: Entry; readonly row: number; readonly x: number }) {
  const left = x - widthOf(entry);
  return (
    <g class="v-value" style={placeIn(row)} data-sign={entry.sign}>
      <rect class="v-value-chip" x={left - 3} y="-9" width={x - left + 6} height="18" rx="5" />
      <SignPaths name={entry.sign} x={left} y={-7} size={14} />
      <text x={left + 15} y={5.5}>
        {entry.text}
      </text>
      {entry.per && <SignPaths name={COLOUR_SIGNS[entry.per]} x={x - 13} y={-6.5} size={13} />}
    </g>
  );
}

/** A coin, and what adds to it. */
function Income({ base, per }: Value) {
  return (
    <g class="v-value" style={placeIn(0)}>
      {per && <rect class="v-value-chip" x="8" y="-9" width="35" height="18" rx="9" />}
      <circle class="v-tile-coin" cx="8" r="11" />
      <text class="v-tile-figure" x="8" y="5.500">
        {base}
      </text>
      {per && (
        <>
          <text x="20" y="5">
            +
          </text>
          <SignPaths name={COLOUR_SIGNS[per]} x={28} y={-6.5} size={13} />
        </>
      )}
    </g>
  );
}

/** A long name goes on two lines, broken where it is most even. */
function linesOf(name: string): readonly string[] {
  if (name.length <= 12) return [name];
  const words = name.split(' ');
  let best: readonly string[] = [name];
  for (let i = 1; i < words.length; i++) {
    const lines = [words.slice(0, i).join(' '), words.slice(i).join(' ')];
    const longest = (of: readonly string[]): number => Math.max(...of.map((line) => line.length));
    if (longest(lines) < longest(best)) best = lines;
  }
  return best;
}

export function TileName({ name, type }: { readonly name: string; readonly type: TileType }) {
  const lines = linesOf(name);
  return (
    <g class="v-tile-name" data-type={type}>
      {lines.map((line, i) => (
        <text key={line} y={lines.length === 1 ? 49 : 38 + i * 16} data-long={line.length > 15 || undefined}>
          {line}
        </text>
      ))}
    </g>
  );
}

export interface PlateProps {
  readonly tile: Tile;
  readonly language: Language;
  readonly x: number;
  readonly y: number;
  /** False: name and values are printed in layers of their own, above borders and Troops. */
  readonly named?: boolean;
}

export const TilePlate = memo<PlateProps>(({ tile, language, x, y, named = true }) => {
  return (
    <g class="v-tile" data-colour={tile.colour ?? 'papal'} data-type={tile.type} transform={`translate(${x} ${y})`}>
      <path class="v-tile-wash" d={HEX} fill={`url(#v-wash-${tile.colour ?? 'papal'})`} />
      <g class="v-art">
        {artOf(tile).map(({ d, c }, i) => (
          <path key={i} class={c} d={d} />
        ))}
      </g>
      {tile.type === 'papal' && <PapalArms />}
      {tile.family && <ShieldAt blazon={BLAZONS[tile.family]} x={0} y={-76} height={30} />}
      {named && <TileName name={tile.name[language]} type={tile.type} />}
      {named && <TileValues tile={tile} />}
    </g>
  );
});

/** The tiara over the crossed keys. */
function PapalArms() {
  const key = 'M-2 16V-7M-2 -7h-5v5h5M-2 -2h-4M-2 16a5 5 0 1 0 .01 0';
  return (
    <g class="v-papal" transform="translate(0 -66) scale(.92)">
      <g transform="rotate(-42)">
        <path class="v-key" d={key} />
      </g>
      <g transform="rotate(42) scale(-1 1)">
        <path class="v-key" d={key} />
      </g>
      <path
        class="v-tiara"
        d="M-8 0C-11 -9-7 -17 0 -23 7 -17 11 -9 8 0ZM-9 -4.500h18M-8.500 -10h17M-6 -15.500h12M0 -23v-5M-2 -26h4"
      />
    </g>
  );
}

/** The washes of the five colours: strongest at the edge, as on maps coloured by hand. */
export function WashDefs() {
  return (
    <defs>
      {(['gray', 'blue', 'green', 'yellow', 'brown', 'papal'] as const).map((colour) => (
        <radialGradient key={colour} id={`v-wash-${colour}`} gradientUnits="userSpaceOnUse" cx="0" cy="6" r="102">
          <stop offset=".3" class="v-wash-in" data-colour={colour} />
          <stop offset="1" class="v-wash-out" data-colour={colour} />
        </radialGradient>
      ))}
      <pattern id="v-hatch" width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <path class="v-hatch-line" d="M0 0V7" />
      </pattern>
    </defs>
  );
}
