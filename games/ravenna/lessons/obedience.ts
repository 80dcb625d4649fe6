/** Exercise: when to obey, how little of it is enough, and what one's own initiative costs. */

import type { Lesson } from '@condotta/kernel';
import { alone } from './ground.ts';

const UNITS = alone({ F5: 'B2/SW/S', F6: 'B2/SE/S', F7: 'C2/S/S', L9: 'C5/NW/N', L10: 'C5/NE/N' });

export const obedience: Lesson = {
  id: 'obedience',
  title: { en: 'Obedience', it: 'Obbedienza' },
  summary: {
    en: 'What it costs to obey a bad Order, to reject it, and to act on one’s own.',
    it: 'Che cosa costa obbedire a un cattivo Ordine, rifiutarlo, e agire di testa propria.',
  },
  minutes: 1,
  seat: 0,
  minds: [null, 'recruit'],
  steps: [
    {
      position: {
        turn: 2,
        phase: 2,
        acting: 'F2',
        units: UNITS,
        sides: { F: { played: 'F2' } },
        commanders: { F2: { issued: 'A', answer: 'none' } },
      },
      say: {
        en: 'D’Este finds Attack, and nobody of his line can reach the enemy. To reject it and take another Order costs 2 Moral. To obey and fail costs 1 for each Unit marked. So obey, with as few as possible: accept.',
        it: 'D’Este trova Attacco, e nessuno della sua linea arriva al nemico. Rifiutare e prendere un altro Ordine costa 2 di Morale. Obbedire e fallire costa 1 per ogni Unità segnata. Dunque obbedisci, con il minimo: accetta.',
      },
      rules: ['R7.8', 'R11.7'],
      wait: { kind: 'decide', verb: 'accept', args: [] },
      done: null,
      otherwise: { en: 'That would cost 2. There is a cheaper way.', it: 'Costerebbe 2. C’è un modo più economico.' },
    },
    {
      position: null,
      say: {
        en: 'Mark the Landsknechts: they at least come nearer. Not the guns, they shall shoot.',
        it: 'Segna i Lanzichenecchi: almeno si avvicinano. Non i cannoni, che devono tirare.',
      },
      rules: ['R7.4', 'R10.4'],
      wait: { kind: 'decide', verb: 'mark', args: ['unit:F5'] },
      done: null,
      otherwise: { en: 'The Landsknechts are the ones who fight.', it: 'Sono i Lanzichenecchi quelli che combattono.' },
    },
    {
      position: null,
      say: {
        en: 'No more: each further one costs another point. Done.',
        it: 'Basta: ogni altra costa un punto. Fatto.',
      },
      rules: ['R11.7'],
      wait: { kind: 'decide', verb: 'done', args: [] },
      done: null,
      otherwise: { en: 'One is enough.', it: 'Una basta.' },
    },
    {
      position: {
        turn: 2,
        phase: 2,
        acting: 'F2',
        units: UNITS,
        sides: { F: { played: 'F1' } },
        commanders: { F2: { issued: 'W', answer: 'none' } },
      },
      say: {
        en: 'Another turn, and d’Este is told to wait. Whoever rejects Wait may act on his own initiative instead, at the price on the card. Reject.',
        it: 'Un altro turno, e a d’Este tocca aspettare. Chi rifiuta l’Attesa può agire di propria iniziativa, al prezzo scritto sulla carta. Rifiuta.',
      },
      rules: ['R7.12', 'R8.1'],
      wait: { kind: 'decide', verb: 'reject', args: [] },
      done: null,
      otherwise: { en: 'For this exercise: reject.', it: 'Per questo esercizio: rifiuta.' },
    },
    {
      position: null,
      say: {
        en: 'It takes a Unit with a Personality, shown by a star: Jacob Empser with the Landsknechts. Choose them.',
        it: 'Serve un’Unità con una Personalità, segnata da una stella: Jacob Empser con i Lanzichenecchi. Scegli loro.',
      },
      rules: ['R8.2'],
      wait: { kind: 'decide', verb: 'initiative', args: ['unit:F5'] },
      done: null,
      otherwise: { en: 'Not a new Order: an Initiative.', it: 'Non un nuovo Ordine: un’Iniziativa.' },
    },
    {
      position: null,
      say: {
        en: 'Eight cards, each once a game. Take Break Asunder: it will be turned up in the Attack phase and costs 1 Moral, not 2.',
        it: 'Otto carte, ciascuna una volta per partita. Prendi Fare a pezzi: si scoprirà nella fase di Attacco e costa 1 di Morale, non 2.',
      },
      rules: ['R8.4', 'R8.6'],
      wait: { kind: 'decide', verb: 'choose', args: ['initiative:F1'] },
      done: {
        en: 'The enemy knows that the Landsknechts are up to something, and nothing more.',
        it: 'Il nemico sa che i Lanzichenecchi hanno qualcosa in mente, e nient’altro.',
      },
      otherwise: { en: 'Break Asunder is the one for an attack.', it: 'Per attaccare ci vuole Fare a pezzi.' },
    },
  ],
};
