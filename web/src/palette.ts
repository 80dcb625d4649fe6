/**
 * The colours of the sides, where the reader wants others than a game paints. Arms are known by pattern and charge as well; these
 * variables are what `painted` of the pieces names.
 */

import { effect } from '@preact/signals';
import { type Settings, settings } from './settings.ts';

/** The first two are what most games need. No two of them look alike to any eye: a test reckons it. */
export const SAFE: readonly string[] = ['#1d4fa3', '#f0a010', '#17140f', '#79c3ee', '#b8310f', '#f6f1df'];

const DARK = '#1b150f';
const LIGHT = '#ffffff';

export type Rgb = readonly [number, number, number];

const rgbOf = (colour: string): Rgb => {
  const part = (from: number): number => Number.parseInt(colour.slice(from, from + 2), 16) / 255;
  return [part(1), part(3), part(5)];
};

/** The light of a channel as it falls on the eye. */
const linear = (part: number): number => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);

function brightness(colour: string): number {
  const [r, g, b] = rgbOf(colour);
  return 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b);
}

/** The contrast of two colours, as WCAG reckons it. */
export function contrast(a: string, b: string): number {
  const [low = 0, high = 0] = [brightness(a), brightness(b)].sort((x, y) => x - y);
  return (high + 0.05) / (low + 0.05);
}

/** What can be read on it. */
export const inkOn = (colour: string): string => (contrast(colour, DARK) > contrast(colour, LIGHT) ? DARK : LIGHT);

function mixed(colour: string, other: string, part: number): string {
  const [a, b] = [rgbOf(colour), rgbOf(other)];
  const hex = a.map((channel, i) => Math.round((channel + ((b[i] ?? 0) - channel) * part) * 255));
  return `#${hex.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}

/** How far two colours lie apart for the eye, after what that eye makes of them (OKLab: black and white are 1 apart). */
export function apart(a: string, b: string, eye: (light: Rgb) => Rgb = (light) => light): number {
  const [p, q] = [a, b].map((colour) => {
    const [red, green, blue] = rgbOf(colour);
    return lab(eye([linear(red), linear(green), linear(blue)]));
  }) as [Rgb, Rgb];
  return Math.hypot(p[0] - q[0], p[1] - q[1], p[2] - q[2]);
}

function lab([r, g, b]: Rgb): Rgb {
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

/** Nearer than this, two sides are easily mixed up. */
export const TOO_NEAR = 0.12;

/** The first two sides that look much alike, or null. */
export function alike(colours: readonly string[]): readonly [number, number] | null {
  for (const [i, a] of colours.entries())
    for (const [j, b] of colours.entries()) if (i < j && apart(a, b) < TOO_NEAR) return [i, j];
  return null;
}

/** The colours the reader wants, or null: as each game paints them. */
export function chosen({ palette, colours }: Pick<Settings, 'palette' | 'colours'>): readonly string[] | null {
  if (palette === 'painted') return null;
  if (palette === 'safe') return SAFE;
  return SAFE.map((safe, side) => {
    const own = colours[side] ?? '';
    return /^#[0-9a-f]{6}$/.test(own) ? own : safe;
  });
}

/** Each side has two shades for its parts. */
export function variables(colours: readonly string[]): readonly (readonly [name: string, value: string])[] {
  return colours.flatMap((colour, side) =>
    [
      [`--side-${side}`, colour] as const,
      [`--side-${side}-deep`, mixed(colour, '#000000', 0.3)] as const,
      [`--side-${side}-pale`, mixed(colour, '#ffffff', 0.3)] as const,
    ].flatMap(([name, value]) => [[name, value] as const, [`${name}-on`, inkOn(value)] as const]),
  );
}

effect(() => {
  const { style } = document.documentElement;
  const colours = chosen(settings.value);
  for (const [name, value] of variables(colours ?? SAFE)) {
    if (colours) style.setProperty(name, value);
    else style.removeProperty(name);
  }
});
