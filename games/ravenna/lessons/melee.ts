/** Exercise: a charge, the fight, and the roll again. */

import type { Lesson } from '@condotta/kernel';
import { alone, marked } from './ground.ts';

export const melee: Lesson = {
  id: 'melee',
  title: { en: 'A charge', it: 'Una carica' },
  summary: {
    en: 'How an attack comes about, what is added to the dice, and when to roll again.',
    it: 'Come nasce un attacco, che cosa si somma ai dadi, e quando ritirarli.',
  },
  minutes: 1,
  seat: 0,
  minds: [null, 'recruit'],
  steps: [
    {
      position: {
        turn: 3,
        phase: 5,
        acting: 'F3',
        units: alone({ F3: marked('A3/S/S'), L7: 'A5/NW/N', L2: 'C6/NW/N' }),
        sides: { F: { played: 'F2' } },
        commanders: { F1: { issued: 'A' } },
      },
      say: {
        en: 'La Palice has an Attack Order. He must end his march with his front against an enemy, or it costs 1 Moral. Advance to A4.',
        it: 'La Palice ha un Ordine di Attacco. Deve finire la marcia con il fronte contro il nemico, o costa 1 di Morale. Avanza in A4.',
      },
      rules: ['R11.3', 'R11.7'],
      wait: { kind: 'decide', verb: 'advance', args: ['area:A4'] },
      done: null,
      otherwise: { en: 'The enemy is straight ahead.', it: 'Il nemico è dritto davanti.' },
    },
    {
      position: null,
      say: {
        en: 'The red teeth show that he engages. Cavalry that has advanced charges: 1 more Melee. Point at Halt, or tap it once, to see how the fight may end, then halt.',
        it: 'I denti rossi mostrano che ingaggia. La cavalleria che è avanzata carica: 1 Mischia in più. Indica Fermati, o toccalo una volta, per vedere come può finire, poi fermati.',
      },
      rules: ['R11.6', 'R11.13'],
      wait: { kind: 'decide', verb: 'halt', args: [] },
      done: {
        en: 'Each side adds its die to its Melee; the difference is what the loser has to manage.',
        it: 'Ogni parte somma il dado alla Mischia; la differenza è ciò che il perdente deve gestire.',
      },
      otherwise: { en: 'Halt here: you are in contact.', it: 'Fermati qui: sei a contatto.' },
    },
    {
      position: {
        turn: 3,
        phase: 5,
        units: alone({ F3: marked('A4/S/S'), L7: 'A5/NW/N', L2: 'C6/NW/N' }),
        sides: { F: { played: 'F2' } },
        commanders: { F1: { issued: 'A', answer: 'accepted', shown: true } },
        flow: {
          stack: [
            { proc: 'game', at: 'turn' },
            { proc: 'turn', at: 'attack' },
            {
              proc: 'attack',
              at: 'keep',
              next: 14,
              unit: 2,
              areas: 1,
              defender: 18,
              die: 0,
              rerolls: 1,
              bonus: 0,
              attacks: 1,
            },
          ],
        },
      },
      say: {
        en: 'Suppose your die shows 0. The attacker may roll again, once, before the defender rolls; the second result stands. Roll again.',
        it: 'Supponi che il tuo dado mostri 0. L’attaccante può ritirarlo, una volta, prima che tiri il difensore; vale il secondo risultato. Ritira.',
      },
      rules: ['R11.9'],
      wait: { kind: 'decide', verb: 'again', args: [] },
      done: {
        en: 'Below the average one rolls again, above it one keeps. The defender never may.',
        it: 'Sotto la media si ritira, sopra si tiene. Il difensore non può mai.',
      },
      otherwise: { en: 'Nothing is lower than 0: roll again.', it: 'Niente è più basso di 0: ritira.' },
    },
  ],
};
