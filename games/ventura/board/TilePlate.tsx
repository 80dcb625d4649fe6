/** A Territory as it is printed: wash, engraving, name, values. Drawn once; what changes lies in other layers. */

import type { Language } from '@condotta/kernel';
import { hexPath, ShieldAt, type SignName, SignPaths, still } from '@condotta/pieces';
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

const FIGURE = 7.5;
const widthOf = ({ text, per }: Entry): number => 14 + text.length * FIGURE + (per ? 12 : 0);
const GAP = 5;

/** Income on a coin and the cost of entering in a horseshoe above; below, what it gives in battle. */
function Values({ tile }: { readonly tile: Tile }) {
  const entries = entriesOf(tile);
  let x = -(entries.reduce((sum, entry) => sum + widthOf(entry) + GAP, 0) - GAP) / 2;
  const { per } = tile.income;
  return (
    <g class="v-tile-values">
      <g transform="translate(-40 -50)">
        <circle class="v-tile-coin" r="11.500" />
        <circle class="v-tile-coin-rim" r="9" />
        <text class="v-tile-figure" y="5">
          {tile.income.base}
        </text>
        {per && (
          <g transform="translate(14 0)">
            <circle class="v-tile-per" cx="4" r="9" />
            <SignPaths name={COLOUR_SIGNS[per]} x={-2} y={-6} size={12} />
          </g>
        )}
      </g>
      <g transform="translate(40 -50)">
        <path
          class="v-tile-shoe"
          d="M-5 11.500H-9.500C-12 3-13 -2-11 -6.500-8.500 -12-4.500 -14 0 -14S8.500 -12 11 -6.500C13 -2 12 3 9.500 11.500H5"
        />
        <text class="v-tile-figure" y="5">
          {tile.cost}
        </text>
      </g>
      <g transform="translate(0 69)">
        {entries.map((entry) => {
          const at = x;
          x += widthOf(entry) + GAP;
          return (
            <g key={entry.sign} transform={`translate(${at} 0)`}>
              <SignPaths name={entry.sign} x={0} y={-6.5} size={13} />
              <text x={14} y={5}>
                {entry.text}
              </text>
              {entry.per && (
                <SignPaths name={COLOUR_SIGNS[entry.per]} x={14 + entry.text.length * FIGURE} y={-6} size={12} />
              )}
            </g>
          );
        })}
      </g>
    </g>
  );
}

/** A long name goes on two lines, broken where it is most even. */
function linesOf(name: string): readonly string[] {
  if (name.length <= 13) return [name];
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
  /** False: its name is printed in a layer of its own, above the borders. */
  readonly named?: boolean;
}

export const TilePlate = still<PlateProps>(({ tile, language, x, y, named = true }) => {
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
      <Values tile={tile} />
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
