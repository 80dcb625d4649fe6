/** The arms of the armies and the colours of their Commands. */

import { at, type Seat } from '@condotta/kernel';
import { type Blazon, painted } from '@condotta/pieces';

/** By army: France, Gonzaga, Venice, Spain, Savoy. */
export const ARMY_ARMS: readonly Blazon[] = [
  { id: 'mo-france', pattern: 'lozenges', charge: 'lily', ...painted('0', '#2c4f96', '#eac65a', '#fff') },
  { id: 'mo-gonzaga', pattern: 'pales', charge: 'bars', ...painted('0-pale', '#e3b53f', '#2b2018', '#2b2018') },
  { id: 'mo-venice', pattern: 'waves', charge: 'waves', ...painted('0-deep', '#6d3a86', '#efc95f', '#fff') },
  { id: 'mo-spain', pattern: 'bends', charge: 'eagle', ...painted('1', '#f3e3b8', '#ab2a1f', '#5e120b') },
  { id: 'mo-savoy', pattern: 'checks', charge: 'cross', ...painted('1-deep', '#9c2020', '#f7efdd', '#fff') },
];

/** By seat: the power that leads the faction. */
const SEAT_ARMY = [0, 3] as const;

export const armsOfSeat = (seat: Seat): Blazon => at(ARMY_ARMS, SEAT_ARMY[seat] ?? 0);

/** By Command: the band of its counters. Its letter stands on it, so that colour is never alone. */
const BANDS = ['#8f3524', '#3d6b3b', '#6f6a5c', '#274a8c', '#5b78bd', '#633a80', '#a9761b', '#2f2a26'] as const;
export const bandOf = (command: number): string => BANDS[command % BANDS.length] ?? BANDS[0];
