/** Troops in words. */

import type { Language } from '@condotta/kernel';
import { FAMILY_NAMES } from './houses.ts';
import type { VenturaView } from './view-form.ts';
import { wordsIn } from './words.ts';

export const nameOfSeat = ({ players }: Pick<VenturaView, 'players'>, seat: number): string => {
  const family = players[seat]?.family;
  return family ? FAMILY_NAMES[family] : String(seat + 1);
};

/** Who stands on a Territory: whoever enters it must know. */
export function troopsHere(view: Pick<VenturaView, 'players' | 'troops'>, tile: number, language: Language): string[] {
  const words = wordsIn(language);
  return view.troops
    .filter((troop) => troop.at === tile)
    .map((troop) => `${troop.army ? words.army : words.company} ${troop.area}, ${nameOfSeat(view, troop.seat)}`);
}
