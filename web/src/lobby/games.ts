/** What the lobby knows about the games: facts for the covers, and nothing of their code. */

import type { Language, OptionSpec, OptionValue } from '@condotta/kernel';
import { options as ravennaOptions } from '@condotta/ravenna/options';
import { seatNames } from '@condotta/ravenna/roles';
import { options as venturaOptions } from '@condotta/ventura/options';

export interface GameFacts {
  readonly id: string;
  readonly title: string;
  readonly playable: boolean;
  readonly seats: { readonly min: number; readonly max: number };
  /** How long a game takes; null: longer than anybody would say beforehand. */
  readonly minutes: number | null;
  /** 1 light to 5 heavy. */
  readonly complexity: 1 | 2 | 3 | 4 | 5;
  /** What it is about, in one sentence. */
  readonly stake: Readonly<Record<Language, string>>;
  readonly options: readonly OptionSpec[];
  /** What each seat leads, where seats are not alike. */
  readonly seatNames?: (
    seats: number,
    options: Readonly<Record<string, OptionValue>>,
  ) => readonly Readonly<Record<Language, string>>[];
}

export const GAMES: readonly GameFacts[] = [
  {
    id: 'ventura',
    title: 'Ventura',
    playable: true,
    seats: { min: 2, max: 4 },
    minutes: 90,
    complexity: 2,
    stake: {
      en: 'Hire captains you cannot trust, take land you can barely hold, and be the first house to thirty points.',
      it: 'Assolda capitani di cui non ti fidi, prendi terre che tieni a stento, e sii la prima casata a trenta punti.',
    },
    options: venturaOptions,
  },
  {
    id: 'ravenna',
    title: 'Ravenna Fatto d’Arme',
    playable: true,
    seats: { min: 2, max: 6 },
    minutes: 120,
    complexity: 3,
    stake: {
      en: 'Easter 1512: secret orders, eight turns, and the first battle that cannon decided.',
      it: 'Pasqua 1512: ordini segreti, otto turni, e la prima battaglia decisa dal cannone.',
    },
    options: ravennaOptions,
    seatNames,
  },
  {
    id: 'venterra',
    title: 'Fate of Venterra',
    playable: false,
    seats: { min: 2, max: 5 },
    minutes: 120,
    complexity: 3,
    stake: {
      en: 'Ten rounds to make an undiscovered continent yours, by quest, by purse or by war.',
      it: 'Dieci giri per fare tuo un continente ignoto, con le imprese, con la borsa o con la guerra.',
    },
    options: [],
  },
  {
    id: 'monferrato',
    title: 'La Seconda Guerra del Monferrato',
    playable: false,
    seats: { min: 2, max: 2 },
    minutes: 180,
    complexity: 4,
    stake: {
      en: 'Mines, hunger and winter before the walls of Casale: whoever starves second wins.',
      it: 'Mine, fame e inverno sotto le mura di Casale: vince chi ha fame per secondo.',
    },
    options: [],
  },
  {
    id: 'honour',
    title: 'All is lost save Honour',
    playable: false,
    seats: { min: 2, max: 2 },
    minutes: null,
    complexity: 5,
    stake: {
      en: 'Lombardy 1521 to 1525: unpaid armies, hidden marches, and a king who will not turn back.',
      it: 'Lombardia 1521–1525: eserciti senza paga, marce nascoste, e un re che non torna indietro.',
    },
    options: [],
  },
];

export const factsOf = (id: string): GameFacts | null => GAMES.find((game) => game.id === id) ?? null;
