/** The arms of the five factions, and how their borders are drawn: form and pattern first, hue second. */

import { type Blazon, painted } from '@condotta/pieces';
import type { FactionId } from '../components/index.ts';
import type { PlayerView } from './view-form.ts';

const INK = '#1c1830';

export const BLAZONS: Readonly<Record<FactionId, Blazon>> = {
  order: { id: 'e-order', pattern: 'plain', charge: 'cross', ...painted('0', '#f5f0e4', INK, INK) },
  watchers: {
    id: 'e-watchers',
    pattern: 'waves',
    charge: 'eye',
    ...painted('1', '#2469b8', '#ffffff', '#ffffff'),
  },
  legion: { id: 'e-legion', pattern: 'bends', charge: 'flame', ...painted('2', '#c93722', '#fff4e4', '#ffffff') },
  bear: { id: 'e-bear', pattern: 'checks', charge: 'paw', ...painted('3', '#f7c92c', INK, INK) },
  pack: { id: 'e-pack', pattern: 'lozenges', charge: 'wolf', ...painted('4', '#5f3a20', '#f3d9b0', '#fff0dc') },
};

const NOBODY: Blazon = {
  id: 'e-nobody',
  pattern: 'plain',
  charge: 'none',
  field: '#77808c',
  metal: '#ffffff',
  letter: '#ffffff',
};

export const ALL_BLAZONS: readonly Blazon[] = [...Object.values(BLAZONS), NOBODY];

export const blazonOf = (player: PlayerView | undefined): Blazon =>
  player?.faction ? BLAZONS[player.faction] : NOBODY;

/** The band along the border of a realm: what is drawn over its colour. */
export const BANDS: Readonly<
  Record<FactionId, { readonly colour: string; readonly width: number; readonly dash: string; readonly round: boolean }>
> = {
  order: { colour: INK, width: 1.8, dash: '', round: false },
  watchers: { colour: '#ffffff', width: 4.6, dash: '0.1 11', round: true },
  legion: { colour: '#5e0f14', width: 8.4, dash: '8 8', round: false },
  bear: { colour: INK, width: 8.4, dash: '2.2 7', round: false },
  pack: { colour: '#f3d9b0', width: 4, dash: '15 6 3 6', round: false },
};

/** The outline of a faction's counters: a heater shield, a disc, a pentagon, a hexagon, a swallow-tail. */
export const OUTLINES: Readonly<Record<FactionId, string>> = {
  order: 'M-16-17H16V1Q15 13 0 19Q-15 13-16 1Z',
  watchers: 'M-17.500 0A17.500 17.500 0 1 1 17.500 0A17.500 17.500 0 1 1-17.500 0Z',
  legion: 'M0-20L17-8L14 15H-14L-17-8Z',
  bear: 'M-10-17H10L19 0L10 17H-10L-19 0Z',
  pack: 'M-16-17H16V19L0 11L-16 19Z',
};
