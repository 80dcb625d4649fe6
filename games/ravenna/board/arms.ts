/** The arms of the two sides and of the six lines: pattern first, hue second. Blue is French, red is the League. */

import { at } from '@condotta/kernel';
import { type Blazon, painted } from '@condotta/pieces';
import { commandersOfSeat, type RavennaView } from './view-form.ts';

const GOLD = '#e2b640';
const WHITE = '#f6efe0';

export const SIDE_ARMS: readonly [Blazon, Blazon] = [
  { id: 'r-france', pattern: 'plain', charge: 'lily', ...painted('0', '#23508f', GOLD, '#ffffff') },
  { id: 'r-league', pattern: 'plain', charge: 'cross', ...painted('1', '#a32b23', WHITE, '#ffffff') },
];

/** By Commander: Foix, Este, Gonzaga; Cardona, Colonna, Navarro. */
export const LINE_ARMS: readonly Blazon[] = [
  { id: 'r-foix', pattern: 'plain', charge: 'lily', ...painted('0', '#23508f', GOLD, '#ffffff') },
  { id: 'r-este', pattern: 'lozenges', charge: 'eagle', ...painted('0-pale', '#1f6f86', WHITE, '#ffffff') },
  { id: 'r-gonzaga', pattern: 'bends', charge: 'bars', ...painted('0-deep', '#4a4f9c', '#d7cfee', '#ffffff') },
  { id: 'r-cardona', pattern: 'pales', charge: 'cross', ...painted('1', '#b3271e', GOLD, '#ffffff') },
  { id: 'r-colonna', pattern: 'plain', charge: 'bars', ...painted('1-deep', '#8a1f46', WHITE, '#ffffff') },
  { id: 'r-navarro', pattern: 'checks', charge: 'balls', ...painted('1-pale', '#b4531d', '#3b1608', '#ffffff') },
];

export const ALL_ARMS: readonly Blazon[] = [...SIDE_ARMS, ...LINE_ARMS];

/** Whoever leads a whole side bears its arms, anybody else those of his first line. */
export function armsOfSeat(view: RavennaView, seat: number): Blazon {
  const [first = 0, ...others] = commandersOfSeat(view, seat);
  return others.length === 2 ? at(SIDE_ARMS, first < 3 ? 0 : 1) : at(LINE_ARMS, first);
}
