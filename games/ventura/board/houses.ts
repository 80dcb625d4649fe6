/** The arms of the four houses: pattern and charge first, hue second. Drawn by us in simple shapes. */

import type { Blazon } from '@condotta/pieces';
import type { Family } from '../components/index.ts';
import type { PlayerView } from './view-form.ts';

export const BLAZONS: Readonly<Record<Family, Blazon>> = {
  este: { id: 'este', pattern: 'lozenges', charge: 'eagle', field: '#a02c25', metal: '#f6efe0', letter: '#ffffff' },
  gonzaga: { id: 'gonzaga', pattern: 'bends', charge: 'bars', field: '#241f1b', metal: '#d9aa2c', letter: '#f0c85a' },
  medici: { id: 'medici', pattern: 'balls', charge: 'balls', field: '#e6b32e', metal: '#a3271f', letter: '#2a1c08' },
  visconti: {
    id: 'visconti',
    pattern: 'waves',
    charge: 'serpent',
    field: '#2c5f94',
    metal: '#f4f0e4',
    letter: '#ffffff',
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
