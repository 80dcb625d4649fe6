/** Exercise: large armies and bids: what wealth is good for at the end of a round. */

import type { Lesson } from '@condotta/kernel';
import { FORTRESSES } from './ground.ts';

const UNITS = [
  { at: '2,-2', seat: 0, soldier: 4, knight: 1 },
  { at: '-1,3', seat: 1, soldier: 2 },
];

export const purse: Lesson = {
  id: 'purse',
  title: { en: 'The purse', it: 'La borsa' },
  summary: {
    en: 'What a large army costs, and how much a place in the turn order is worth.',
    it: 'Quanto costa un grande esercito, e quanto vale un posto nell’ordine di turno.',
  },
  minutes: 1,
  seat: 0,
  minds: [null, 'recruit'],
  steps: [
    {
      position: {
        round: 3,
        players: [{ wealth: 7 }, { wealth: 4 }],
        structures: FORTRESSES,
        units: UNITS,
        tokens: [],
        turn: { phase: 'army' },
      },
      say: {
        en: 'Five units stand at your Fortress: two more than three, so the bill is 2. For each wealth you do not pay, one unit goes. Pay 2.',
        it: 'Cinque unità stanno alla tua Fortezza: due più di tre, quindi il conto è 2. Per ogni ricchezza non pagata se ne va un’unità. Paga 2.',
      },
      rules: ['F21.3', 'F21.4'],
      wait: { kind: 'decide', verb: 'pay', args: [2] },
      done: {
        en: 'Or spread them before: three in a place are free.',
        it: 'Oppure dividile prima: tre in un posto non costano nulla.',
      },
      otherwise: { en: 'They are worth more than 2 wealth.', it: 'Valgono più di 2 ricchezze.' },
    },
    {
      position: null,
      say: {
        en: 'Round 3: everybody bids in secret for the turn order, and every bid is paid. The first place also brings a favor card. The Watchers have 4 wealth, as all can see: with 5 you are first for sure.',
        it: 'Round 3: tutti fanno un’offerta segreta per l’ordine di turno, e ogni offerta si paga. Il primo posto porta anche una carta Favore. I Custodi hanno 4 ricchezze, come tutti vedono: con 5 sei primo di sicuro.',
      },
      rules: ['F22.3', 'F22.4', 'F22.6'],
      wait: { kind: 'decide', verb: 'bid', args: [5] },
      done: {
        en: 'Three wealth are a point at the end: a place has its price, and this one may have been too dear. Ties are ordered by whoever was first before.',
        it: 'Tre ricchezze sono un punto alla fine: un posto ha il suo prezzo, e questo forse era troppo caro. I pari li ordina chi era primo prima.',
      },
      otherwise: { en: 'Less may do, but only 5 is certain.', it: 'Potrebbe bastare meno, ma solo 5 è sicuro.' },
    },
  ],
};
