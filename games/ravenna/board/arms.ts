/** The arms of the two sides and of the six lines: pattern first, hue second. Blue is French, red is the League. */

import { at } from '@condotta/kernel';
import type { Blazon } from '@condotta/pieces';
import { commandersOfSeat, type RavennaView } from './view-form.ts';

const GOLD = '#e2b640';
const WHITE = '#f6efe0';

export const SIDE_ARMS: readonly [Blazon, Blazon] = [
  { id: 'r-france', pattern: 'plain', charge: 'lily', field: '#23508f', metal: GOLD, letter: '#ffffff' },
  { id: 'r-league', pattern: 'plain', charge: 'cross', field: '#a32b23', metal: WHITE, letter: '#ffffff' },
];

/** By Commander: Foix, Este, Gonzaga; Cardona, Colonna, Navarro. */
export const LINE_ARMS: readonly Blazon[] = [
  { id: 'r-foix', pattern: 'plain', charge: 'lily', field: '#23508f', metal: GOLD, letter: '#ffffff' },
  { id: 'r-este', pattern: 'lozenges', charge: 'eagle', field: '#1f6f86', metal: WHITE, letter: '#ffffff' },
  { id: 'r-gonzaga', pattern: 'bends', charge: 'bars', field: '#4a4f9c', metal: '#d7cfee', letter: '#ffffff' },
  { id: 'r-cardona', pattern: 'pales', charge: 'cross', field: '#b3271e', metal: GOLD, letter: '#ffffff' },
  { id: 'r-colonna', pattern: 'plain', charge: 'bars', field: '#8a1f46', metal: WHITE, letter: '#ffffff' },
  { id: 'r-navarro', pattern: 'checks', charge: 'balls', field: '#b4531d', metal: '#3b1608', letter: '#ffffff' },
];

export const ALL_ARMS: readonly Blazon[] = [...SIDE_ARMS, ...LINE_ARMS];

/** Whoever leads a whole side bears its arms, anybody else those of his first line. */
export function armsOfSeat(view: RavennaView, seat: number): Blazon {
  const [first = 0, ...others] = commandersOfSeat(view, seat);
  return others.length === 2 ? at(SIDE_ARMS, first < 3 ? 0 : 1) : at(LINE_ARMS, first);
}
