/** Exercise: an Army takes land at once, a Company waits for the Annex Step. */

import type { Lesson } from '@condotta/kernel';
import { land } from './land.ts';

const ESTE_ARMY = { seat: 0, area: 2, captain: 'Gattamelata', companies: ['light-cavalry'] };
const ESTE_FOOT = { seat: 0, area: 3, companies: ['swordsmen'] };
const GONZAGA = { domain: ['Mantua', 'Vignola', 'Pandino', 'Camaldoli', 'Lake Garda'], points: 10 };

export const raid: Lesson = {
  id: 'raid',
  title: { en: 'A raid and an annexation', it: 'Una scorreria e un’annessione' },
  summary: {
    en: 'What an Army takes at once, and what a lone Company must wait for.',
    it: 'Che cosa un’Armata prende subito, e che cosa una Compagnia sola deve aspettare.',
  },
  minutes: 1,
  seat: 0,
  minds: [null, 'recruit'],
  steps: [
    {
      position: land({ points: 10 }, GONZAGA, {
        troops: [
          { ...ESTE_ARMY, at: 'Cascina' },
          { ...ESTE_FOOT, at: 'Lomellina' },
        ],
        turn: { step: 'troop', seat: 0 },
      }),
      say: {
        en: 'Lake Garda pays the Gonzaga, and nobody guards it. Your Army is next to it, in Cascina. Choose it.',
        it: 'Il Lago di Garda rende ai Gonzaga, e nessuno lo guarda. La tua Armata è accanto, a Cascina. Sceglila.',
      },
      rules: ['V19.1'],
      wait: { kind: 'decide', verb: 'march', args: ['troop:0.2'] },
      done: null,
      otherwise: { en: 'First the Army of Gattamelata.', it: 'Prima l’Armata del Gattamelata.' },
    },
    {
      position: null,
      say: { en: 'March to Lake Garda.', it: 'Marcia al Lago di Garda.' },
      rules: ['V19.4'],
      wait: { kind: 'decide', verb: 'enter', args: ['tile:20'] },
      done: null,
      otherwise: { en: 'The lake is the prize: nobody guards it.', it: 'La preda è il lago: nessuno lo guarda.' },
    },
    {
      position: null,
      say: {
        en: 'Halt. Only where an Army ends its march does it take anything.',
        it: 'Fermati. Un’Armata prende qualcosa solo dove finisce la marcia.',
      },
      rules: ['V19.7', 'V19.9'],
      wait: { kind: 'decide', verb: 'halt', args: [] },
      done: {
        en: 'The Gonzaga marker is gone, and a point for it is yours. The land is neutral now, until the Annex Step.',
        it: 'Il segnalino dei Gonzaga è sparito, e il suo punto è tuo. La terra ora è neutrale, fino al passo dell’Annessione.',
      },
      otherwise: {
        en: 'Passing through takes nothing. Halt on the lake.',
        it: 'Chi passa non prende nulla. Fermati sul lago.',
      },
    },
    {
      position: land(
        { points: 12, florins: 4 },
        { ...GONZAGA, domain: ['Mantua', 'Vignola', 'Pandino', 'Camaldoli'] },
        {
          round: 3,
          troops: [
            { ...ESTE_ARMY, at: 'Lake Garda' },
            { ...ESTE_FOOT, at: 'Bologna' },
          ],
          turn: { step: 'recruit', seat: 0 },
        },
      ),
      say: {
        en: 'A round later. The Army still stands on the lake, and your Swordsmen have walked into Bologna, which is nobody’s. Stop recruiting: the Annex Step comes next, by itself.',
        it: 'Un turno dopo. L’Armata è ancora sul lago, e i tuoi Spadaccini sono entrati a Bologna, che non è di nessuno. Ferma il reclutamento: poi viene l’Annessione, da sé.',
      },
      rules: ['V13.1', 'V13.2'],
      wait: { kind: 'free', moment: 'upkeep.keep' },
      done: {
        en: 'Lake and Bologna carry your markers now. A Company annexes as well as an Army; it only cannot raid.',
        it: 'Lago e Bologna portano ora i tuoi segnalini. Una Compagnia annette come un’Armata; soltanto non può razziare.',
      },
      otherwise: null,
    },
  ],
};
