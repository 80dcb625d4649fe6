/**
 * Mountains, hills, trees and reeds as stamps. Stamps in front hide those behind, so they are sorted into layers in which none touches
 * another; each layer is a few large paths instead of hundreds of small ones, which browsers draw many times faster.
 */

import { round } from '../geometry.ts';

export type StampKind = 'alps' | 'apennines' | 'hills' | 'trees' | 'reeds';

interface Stamp {
  readonly kind: StampKind;
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

/** The strokes of a layer: what is filled light, what lies in the shade, the outline, fine hachures. */
export interface Strokes {
  readonly light: string;
  readonly shade: string;
  readonly line: string;
  readonly fine: string;
}

/** A number from 0 to 1 that a place always gets. */
const chanceAt = (x: number, y: number, n: number): number => {
  const wave = Math.sin(x * 12.9898 + y * 78.233 + n * 37.719) * 43758.5453;
  return wave - Math.floor(wave);
};

const p = (x: number, y: number): string => `${round(x)} ${round(y)}`;

function peak({ x, y, size }: Stamp, steep: number): Strokes {
  const k = size * (0.94 + chanceAt(x, y, 1) * 0.14);
  const top = x + (chanceAt(x, y, 2) - 0.5) * 0.16 * k;
  const h = k * steep;
  const left = `M${p(x - 0.6 * k, y)}C${p(x - 0.42 * k, y - 0.16 * h)} ${p(x - 0.18 * k, y - 0.62 * h)} ${p(top, y - h)}`;
  const right = `C${p(x + 0.1 * k, y - 0.66 * h)} ${p(x + 0.36 * k, y - 0.3 * h)} ${p(x + 0.6 * k, y)}`;
  const hachures = [0, 1, 2, 3, 4].map(
    (i) => `M${p(x + (0.04 + 0.1 * i) * k, y - h * (0.82 - 0.165 * i))}l${p(0.1 * k, h * (0.5 - 0.075 * i))}`,
  );
  const few = `M${p(x - 0.12 * k, y - 0.55 * h)}l${p(-0.05 * k, 0.26 * h)}M${p(x - 0.26 * k, y - 0.34 * h)}l${p(-0.05 * k, 0.2 * h)}`;
  return {
    light: `${left}${right}Z`,
    shade: `M${p(top, y - h)}${right}L${p(x + 0.14 * k, y)}L${p(x - 0.02 * k, y - 0.45 * h)}Z`,
    line: left + right,
    fine: hachures.join('') + few,
  };
}

function hill({ x, y, size }: Stamp): Strokes {
  const k = size * (0.94 + chanceAt(x, y, 1) * 0.14);
  const h = k * 0.6;
  const left = `M${p(x - 0.56 * k, y)}C${p(x - 0.36 * k, y - 0.2 * h)} ${p(x - 0.24 * k, y - h)} ${p(x, y - h)}`;
  const right = `C${p(x + 0.26 * k, y - h)} ${p(x + 0.38 * k, y - 0.2 * h)} ${p(x + 0.56 * k, y)}`;
  const hachures = [0, 1, 2, 3].map(
    (i) => `M${p(x + (0.12 + 0.1 * i) * k, y - h * (0.86 - 0.16 * i))}l${p(0.05 * k, h * (0.5 - 0.06 * i))}`,
  );
  return {
    light: `${left}${right}Z`,
    shade: `M${p(x, y - h)}${right}L${p(x + 0.12 * k, y)}Z`,
    line: left + right,
    fine: hachures.join(''),
  };
}

function tree({ x, y, size }: Stamp): Strokes {
  const r = size * 0.36;
  const cy = y - size * 0.62;
  const ball = `M${p(x - r, cy)}a${p(r, r)} 0 1 1 ${p(2 * r, 0)}a${p(r, r)} 0 1 1 ${p(-2 * r, 0)}Z`;
  return {
    light: ball,
    shade: `M${p(x + 0.1 * r, cy - r)}a${p(r, r)} 0 0 1 ${p(0, 2 * r)}q${p(0.5 * r, -r)} 0 ${round(-2 * r)}Z`,
    line: `${ball}M${p(x, y)}v${round(-size * 0.28)}`,
    fine: '',
  };
}

function reed({ x, y, size }: Stamp): Strokes {
  const s = size;
  return {
    light: '',
    shade: '',
    line: `M${p(x - 2, y)}l${p(-s * 0.3, -s * 0.7)}M${p(x, y)}v${round(-s * 0.9)}M${p(x + 2, y)}l${p(s * 0.3, -s * 0.7)}`,
    fine: `M${p(x - s * 0.7, y + 1.5)}h${round(s * 1.4)}`,
  };
}

const STROKES: Readonly<Record<StampKind, (stamp: Stamp) => Strokes>> = {
  alps: (stamp) => peak(stamp, 0.95),
  apennines: (stamp) => peak(stamp, 0.72),
  hills: hill,
  trees: tree,
  reeds: reed,
};

const triples = (kind: StampKind, text: string): Stamp[] => {
  const numbers = text.split(' ').map(Number);
  const found: Stamp[] = [];
  for (let i = 0; i + 2 < numbers.length; i += 3)
    found.push({ kind, x: numbers[i] ?? 0, y: numbers[i + 1] ?? 0, size: numbers[i + 2] ?? 0 });
  return found;
};

const touches = (a: Stamp, b: Stamp): boolean =>
  Math.abs(a.x - b.x) < (a.size + b.size) * 0.62 && a.y - b.y < a.size && b.y - a.y < b.size;

/** The stamps of these kinds, back to front. */
export function stamped(kinds: readonly StampKind[], texts: Readonly<Record<StampKind, string>>): readonly Strokes[] {
  const stamps = kinds.flatMap((kind) => triples(kind, texts[kind])).sort((a, b) => a.y - b.y || a.x - b.x);
  const layers: Stamp[][] = [];
  const depths: number[] = [];
  for (const [i, stamp] of stamps.entries()) {
    let depth = 0;
    for (let j = 0; j < i; j++) {
      const other = stamps[j];
      if (other && touches(stamp, other)) depth = Math.max(depth, (depths[j] ?? 0) + 1);
    }
    depths.push(depth);
    layers[depth] ??= [];
    layers[depth]?.push(stamp);
  }
  return layers.map((layer) => {
    const strokes = layer.map((stamp) => STROKES[stamp.kind](stamp));
    const all = (part: keyof Strokes): string => strokes.map((one) => one[part]).join('');
    return { light: all('light'), shade: all('shade'), line: all('line'), fine: all('fine') };
  });
}
