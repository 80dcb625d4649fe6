/** The arms of the four houses: pattern and charge first, hue second. Drawn by us in simple shapes. */

import { type Blazon, painted } from '@condotta/pieces';
import type { Family } from '../components/index.ts';
import type { PlayerView } from './view-form.ts';

export const BLAZONS: Readonly<Record<Family, Blazon>> = {
  este: { id: 'este', pattern: 'lozenges', charge: 'eagle', ...painted('0', '#a02c25', '#f6efe0', '#ffffff') },
  gonzaga: { id: 'gonzaga', pattern: 'bends', charge: 'bars', ...painted('1', '#241f1b', '#d9aa2c', '#f0c85a') },
  medici: { id: 'medici', pattern: 'balls', charge: 'balls', ...painted('2', '#e6b32e', '#a3271f', '#2a1c08') },
  visconti: {
    id: 'visconti',
    pattern: 'waves',
    charge: 'serpent',
    ...painted('3', '#2c5f94', '#f4f0e4', '#ffffff'),
  },
};

const UNKNOWN: Blazon = {
  id: 'nobody',
  pattern: 'plain',
  charge: 'none',
  field: '#8a7d6a',
  metal: '#f4f0e4',
  letter: '#ffffff',
};

export const ALL_BLAZONS: readonly Blazon[] = [...Object.values(BLAZONS), UNKNOWN];

export const blazonOf = (player: PlayerView | undefined): Blazon => (player?.family ? BLAZONS[player.family] : UNKNOWN);

export const FAMILY_NAMES: Readonly<Record<Family, string>> = {
  este: 'Este',
  gonzaga: 'Gonzaga',
  medici: 'Medici',
  visconti: 'Visconti',
};
