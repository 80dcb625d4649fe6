/** Exercise: a battle with sealed cards, and what becomes of a conquered structure. */

import type { Lesson } from '@condotta/kernel';
import { FORTRESSES } from './ground.ts';

export const battle: Lesson = {
  id: 'battle',
  title: { en: 'A battle', it: 'Una battaglia' },
  summary: {
    en: 'Siege engines against walls, cards laid in secret, and a structure that changes its colour.',
    it: 'Macchine d’assedio contro le mura, carte posate in segreto, e una struttura che cambia colore.',
  },
  minutes: 2,
  seat: 0,
  minds: [null, 'recruit'],
  steps: [
    {
      position: {
        round: 4,
        players: [
          { wealth: 2, combat: { mercenary: 1, soldier: 1 } },
          { wealth: 0, combat: { mercenary: 1 } },
        ],
        structures: [...FORTRESSES, { at: '0,0', seat: 1, kind: 'outpost' }],
        units: [
          { at: '1,-1', seat: 0, soldier: 2, siege: 1 },
          { at: '0,0', seat: 1, knight: 1 },
        ],
        tokens: [],
        turn: { seat: 0, card: 'charge' },
      },
      say: {
        en: 'The Watchers hold an Outpost with a Knight in the middle of the map. A Charge brings units from anywhere to one place. Make the normal move.',
        it: 'I Custodi tengono un Avamposto con un Cavaliere in mezzo alla mappa. Una Carica porta unità da ogni parte in un solo posto. Fai il movimento normale.',
      },
      rules: ['F15.1'],
      wait: { kind: 'decide', verb: 'march', args: [] },
      done: null,
      otherwise: null,
    },
    {
      position: null,
      say: { en: 'First the target: Heartstone Vale 1.', it: 'Prima il bersaglio: Valle di Pietracuore 1.' },
      rules: ['F15.1'],
      wait: { kind: 'decide', verb: 'target', args: ['place:0,0'] },
      done: null,
      otherwise: { en: 'The Outpost, it is lit.', it: 'L’Avamposto, è illuminato.' },
    },
    {
      position: null,
      say: {
        en: 'Take the Siege engine: against a structure it attacks with 2 instead of 1.',
        it: 'Prendi la macchina d’assedio: contro una struttura attacca con 2 invece che con 1.',
      },
      rules: ['F6.6'],
      wait: { kind: 'decide', verb: 'take', args: ['stack:1,-1.siege'] },
      done: null,
      otherwise: null,
    },
    {
      position: null,
      say: { en: 'A Soldier.', it: 'Un Soldato.' },
      rules: ['F15.1'],
      wait: { kind: 'decide', verb: 'take', args: ['stack:1,-1.soldier'] },
      done: null,
      otherwise: null,
    },
    {
      position: null,
      say: { en: 'And the other one: all three.', it: 'E l’altro: tutti e tre.' },
      rules: ['F15.1'],
      wait: { kind: 'decide', verb: 'take', args: ['stack:1,-1.soldier'] },
      done: null,
      otherwise: null,
    },
    {
      position: null,
      say: {
        en: '4 against 3. Both lay a card in secret, or none. The Watchers hold one card, a Mercenary (+1): everybody has seen it. The table shows each case: your Mercenary is enough for all of them.',
        it: '4 contro 3. Entrambi posano una carta in segreto, o nessuna. I Custodi hanno una carta, un Mercenario (+1): l’hanno vista tutti. La tabella mostra ogni caso: il tuo Mercenario basta per tutti.',
      },
      rules: ['F18.8', 'F7.9'],
      wait: { kind: 'decide', verb: 'lay', args: ['combat:mercenary'] },
      done: {
        en: 'The attacker always takes a battle token, worth a point, even if the battle is lost.',
        it: 'L’attaccante prende sempre un segnalino battaglia, che vale un punto, anche se perde.',
      },
      otherwise: {
        en: 'Without a card it may be a tie; the Soldier card is dearer than needed.',
        it: 'Senza carta può finire pari; la carta Soldato costa più del necessario.',
      },
    },
    {
      position: null,
      say: {
        en: 'The Outpost is yours to convert or to destroy. Convert it: from now on it has your colour.',
        it: 'Puoi convertire o distruggere l’Avamposto. Convertilo: da ora ha il tuo colore.',
      },
      rules: ['F20.2', 'F18.14'],
      wait: { kind: 'decide', verb: 'convert', args: [] },
      done: {
        en: 'One battle an action: the rest of your army waits for the next one.',
        it: 'Una battaglia per azione: il resto dell’esercito aspetta la prossima.',
      },
      otherwise: { en: 'An Outpost pays every round: convert it.', it: 'Un Avamposto rende a ogni round: convertilo.' },
    },
  ],
};
