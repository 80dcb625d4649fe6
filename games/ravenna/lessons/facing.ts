/** Exercise: the front, the weak sides, and turning. */

import type { Lesson } from '@condotta/kernel';
import { alone, marked } from './ground.ts';

export const facing: Lesson = {
  id: 'facing',
  title: { en: 'Face them', it: 'Far fronte' },
  summary: {
    en: 'Where the front of a Unit is, and what it costs to be hit elsewhere.',
    it: 'Dov’è il fronte di un’Unità, e che cosa costa essere colpiti altrove.',
  },
  minutes: 1,
  seat: 0,
  minds: [null, 'recruit'],
  steps: [
    {
      position: {
        turn: 3,
        phase: 6,
        acting: 'F1',
        units: alone({ F1: marked('C3/SW/S'), L5: 'E3/W/W', L2: 'C6/NW/N' }),
        sides: { F: { played: 'F1' } },
        commanders: { F1: { issued: 'M' } },
      },
      say: {
        en: 'Your Pikemen look south; the pointed side of the tile is their front. In the east the Light Cavalry comes on. A hit on any other side than the front counts 1 more. Turn to face east.',
        it: 'I tuoi Picchieri guardano a sud; il lato a punta della tessera è il loro fronte. Da est arriva la Cavalleria leggera. Un colpo su un lato diverso dal fronte conta 1 di più. Volgili a est.',
      },
      rules: ['R3.12', 'R12.2', 'R13.6'],
      wait: { kind: 'decide', verb: 'turn', args: ['face:E'] },
      done: null,
      otherwise: { en: 'The horse is in the east.', it: 'I cavalli sono a est.' },
    },
    {
      position: null,
      say: {
        en: 'Halt. A turn alone carries out the Order to move, since the Unit now faces another way.',
        it: 'Fermati. Basta voltarsi per eseguire il Movimento, perché ora l’Unità guarda altrove.',
      },
      rules: ['R13.17'],
      wait: { kind: 'decide', verb: 'halt', args: [] },
      done: {
        en: 'Charged from the east they are now hit on the front, where pikes are at their best.',
        it: 'Caricati da est saranno ora colpiti sul fronte, dove le picche danno il meglio.',
      },
      otherwise: {
        en: 'If it turns back again the Movement has failed, and costs 1 Moral.',
        it: 'Se torna a voltarsi il Movimento è fallito, e costa 1 di Morale.',
      },
    },
    {
      position: {
        turn: 3,
        phase: 6,
        acting: 'F12',
        units: alone({ F12: marked('E2/S/S'), L8: 'D4/N/N', L2: 'C6/NW/N' }),
        sides: { F: { played: 'F1' } },
        commanders: { F3: { issued: 'M' } },
      },
      say: {
        en: 'Now the other way round: the Light Horse can ride past the League’s guns and come in from behind. Advance down the file, to E3.',
        it: 'Ora al contrario: i Cavalleggeri possono passare oltre i cannoni della Lega e prenderli da tergo. Avanza lungo la colonna, in E3.',
      },
      rules: ['R13.4', 'R3.17'],
      wait: { kind: 'decide', verb: 'advance', args: ['area:E3'] },
      done: null,
      otherwise: { en: 'Straight ahead first.', it: 'Prima dritto davanti.' },
    },
    {
      position: null,
      say: { en: 'On to E4, beside the guns.', it: 'Avanti in E4, accanto ai cannoni.' },
      rules: ['R13.5'],
      wait: { kind: 'decide', verb: 'advance', args: ['area:E4'] },
      done: null,
      otherwise: { en: 'One Area more.', it: 'Ancora un’Area.' },
    },
    {
      position: null,
      say: {
        en: 'Turn west, towards their flank.',
        it: 'Volgi a ovest, verso il loro fianco.',
      },
      rules: ['R3.12'],
      wait: { kind: 'decide', verb: 'turn', args: ['face:W'] },
      done: {
        en: 'Nobody is pinned by standing next to an enemy, and no fight follows a Movement. But with an Attack next turn you will hit them on a weak side.',
        it: 'Nessuno è inchiodato perché ha il nemico accanto, e a un Movimento non segue alcuno scontro. Ma con un Attacco, al prossimo turno, li colpirai su un lato debole.',
      },
      otherwise: { en: 'The guns are in the west.', it: 'I cannoni sono a ovest.' },
    },
  ],
};
