/** The table's options and the two ways to begin. */

import type { OptionSpec, ScenarioSpec } from '@condotta/kernel';
import { ROUNDS } from './components/index.ts';

const length = { count: ROUNDS, unit: 'rounds' };

export const scenarios: readonly ScenarioSpec[] = [
  {
    id: 'free',
    title: { en: 'A map of our own', it: 'Una mappa tutta nostra' },
    about: {
      en: 'The players build the continent, a board each, around the 4-hex board.',
      it: 'I giocatori costruiscono il continente, un tabellone ciascuno, attorno a quello da 4 esagoni.',
    },
    rule: 'F3.9',
    length,
  },
  {
    id: 'pre-built',
    title: { en: 'The pre-built map', it: 'La mappa già pronta' },
    about: {
      en: 'The map of the rulebook for this number of players: for a first game, or a quick start.',
      it: 'La mappa del regolamento per questo numero di giocatori: per una prima partita, o per cominciare subito.',
    },
    rule: 'F3.15',
    options: ['factions', 'openHands', 'wealthDecides'],
    length,
  },
];

export const options: readonly OptionSpec[] = [
  {
    id: 'factions',
    title: { en: 'Factions', it: 'Fazioni' },
    rule: 'F2.2',
    values: ['chosen', 'dealt'],
    names: {
      chosen: { en: 'chosen in seat order', it: 'scelte in ordine di posto' },
      dealt: { en: 'dealt at random', it: 'date a sorte' },
    },
  },
  {
    id: 'noHoles',
    title: { en: 'No holes in the map', it: 'Niente buchi nella mappa' },
    rule: 'F3.14',
    values: [false, true],
  },
  {
    id: 'openHands',
    title: { en: 'Combat cards in hand are displayed', it: 'Le carte combattimento in mano sono esposte' },
    rule: 'F7.9',
    values: [false, true],
  },
  {
    id: 'wealthDecides',
    title: { en: 'Wealth decides a tie', it: 'La ricchezza decide le parità' },
    rule: 'F23.7',
    values: [false, true],
  },
];
