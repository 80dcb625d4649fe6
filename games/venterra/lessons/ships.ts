/** Exercise: a ship as a bridge, and as support. */

import type { Lesson } from '@condotta/kernel';
import { FORTRESSES } from './ground.ts';

export const ships: Lesson = {
  id: 'ships',
  title: { en: 'Ships', it: 'Le navi' },
  summary: {
    en: 'Land units cross water over your ships, and a ship beside a fight lends its weight.',
    it: 'Le unità di terra passano l’acqua sulle tue navi, e una nave accanto a uno scontro dà il suo peso.',
  },
  minutes: 1,
  seat: 0,
  minds: [null, 'recruit'],
  steps: [
    {
      position: {
        round: 2,
        players: [{ wealth: 2, combat: {} }, { combat: {} }],
        structures: FORTRESSES,
        units: [
          { at: '1,0', seat: 0, soldier: 2 },
          { at: '1,1', seat: 0, ship: 1 },
          { at: '-1,3', seat: 1, soldier: 1 },
        ],
        tokens: [],
        turn: { seat: 0, card: 'maneuver' },
      },
      say: {
        en: 'Two Soldiers stand at Heartstone Vale 2, your ship lies on the water beside them. Make the normal move.',
        it: 'Due Soldati stanno a Valle di Pietracuore 2, la tua nave è sull’acqua accanto a loro. Fai il movimento normale.',
      },
      rules: ['F14.1'],
      wait: { kind: 'decide', verb: 'march', args: [] },
      done: null,
      otherwise: { en: 'The normal move, please.', it: 'Il movimento normale, prego.' },
    },
    {
      position: null,
      say: { en: 'Take a Soldier along.', it: 'Porta con te un Soldato.' },
      rules: ['F16.4'],
      wait: { kind: 'decide', verb: 'take', args: ['stack:1,0.soldier'] },
      done: null,
      otherwise: { en: 'A Soldier: the ship must stay.', it: 'Un Soldato: la nave deve restare.' },
    },
    {
      position: null,
      say: {
        en: 'Over an own ship the water costs nothing: with a movement of 1 he comes to the mountain beyond, Highmoor 1.',
        it: 'Sopra una nave propria l’acqua non costa nulla: con movimento 1 arriva alla montagna di là, Brughiera Alta 1.',
      },
      rules: ['F16.7'],
      wait: { kind: 'decide', verb: 'to', args: ['place:0,2'] },
      done: null,
      otherwise: { en: 'Across the water, to Highmoor 1.', it: 'Oltre l’acqua, a Brughiera Alta 1.' },
    },
    {
      position: null,
      say: { en: 'The second Soldier as well.', it: 'Anche il secondo Soldato.' },
      rules: ['F16.18'],
      wait: { kind: 'decide', verb: 'take', args: ['stack:1,0.soldier'] },
      done: null,
      otherwise: null,
    },
    {
      position: null,
      say: { en: 'To the same mountain.', it: 'Alla stessa montagna.' },
      rules: ['F16.7'],
      wait: { kind: 'decide', verb: 'to', args: ['place:0,2'] },
      done: null,
      otherwise: null,
    },
    {
      position: null,
      say: {
        en: 'Two against two: a mountain defends with one more, and a tie with the wilderness is lost. Your ship lies beside it: pay 1 for its support.',
        it: 'Due contro due: una montagna difende con uno in più, e un pari con le terre selvagge è perso. La tua nave è accanto: paga 1 per il suo appoggio.',
      },
      rules: ['F6.3', 'F4.2'],
      wait: { kind: 'decide', verb: 'support', args: ['place:1,1'] },
      done: {
        en: 'Three against two. Each ship supports once in an action; Forge ships do it for nothing.',
        it: 'Tre contro due. Ogni nave appoggia una volta per azione; le navi della Fucina gratis.',
      },
      otherwise: { en: 'Without the ship you lose a Soldier.', it: 'Senza la nave perdi un Soldato.' },
    },
  ],
};
