/** The pieces before the first step: everything in the box, by the number of players (V5.3, V5.4). */

import { range, type Setup } from '@condotta/kernel';
import type { Components } from './components/index.ts';
import { CARD_COUNT, type State, TILE_COUNT, type VenturaFrame } from './state.ts';

export function setup({ seats, options }: Setup, components: Components): { state: State; frame: VenturaFrame } {
  const ordinary = components.tiles.filter((tile) => tile.setup !== null);
  const used = (setupValue: number | null): boolean => setupValue !== null && setupValue <= seats;
  const deck = (name: string): number[] => components.cards.filter((card) => card.deck === name).map((card) => card.id);
  const state: State = {
    options: {
      equalDomains: options['equalDomains'] === true,
      mixedFortunes: options['mixedFortunes'] === true,
      toArms: options['toArms'] === true,
      familialExpertise: options['familialExpertise'] === true,
      papalStart: options['papalStart'] !== false,
    },
    round: 0,
    first: 0,
    players: range(seats).map(() => ({ family: -1, florins: 0, points: 0, living: true, hand: [], reserve: [] })),
    troops: [],
    wounds: range(CARD_COUNT + 1).map(() => 0),
    cells: range(TILE_COUNT + 1).map(() => -1),
    near: range((TILE_COUNT + 1) * 6).map(() => 0),
    owners: range(TILE_COUNT + 1).map(() => -1),
    stock: ordinary.filter((tile) => used(tile.setup)).map((tile) => tile.id),
    under: [],
    underKnown: [],
    tilesOut: ordinary.filter((tile) => !used(tile.setup)).map((tile) => tile.id),
    tilesBuried: [],
    display: [],
    venturaDeck: deck('ventura'),
    venturaDiscard: [],
    conscriptionDeck: deck('conscription'),
    conscriptionDiscard: [],
    removed: [],
  };
  return { state, frame: { proc: 'game', at: 'families' } };
}
