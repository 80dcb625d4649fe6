/** Exercise: who stands where. One order of six wins without a loss. */

import type { Lesson } from '@condotta/kernel';
import { land } from './land.ts';

export const orderOfBattle: Lesson = {
  id: 'order-of-battle',
  title: { en: 'An order of battle', it: 'Un ordine di battaglia' },
  summary: {
    en: 'Three Companies, one right order: win the field and lose nobody.',
    it: 'Tre Compagnie, un ordine giusto: vinci il campo senza perdere nessuno.',
  },
  minutes: 1,
  seat: 0,
  minds: [null, 'recruit'],
  steps: [
    {
      position: land(
        { points: 8 },
        { points: 9, domain: ['Mantua', 'Vignola', 'Lake Garda', 'Camaldoli'] },
        {
          troops: [
            { seat: 0, area: 2, at: 'Cascina', captain: 'Acuto', companies: ['swordsmen', 'bowmen', 'pavise-bearers'] },
            { seat: 1, area: 2, at: 'Viterbo', captain: 'Albert Sterz', companies: ['crossbowmen'] },
          ],
          turn: { step: 'troop', seat: 0 },
        },
      ),
      say: {
        en: 'The captain Sterz holds Viterbo with Crossbowmen: five wounds in the first assault, which is always by shot. Your Army stands in Cascina. Choose it to march.',
        it: 'Il capitano Sterz tiene Viterbo con i Balestrieri: cinque ferite al primo assalto, che è sempre di tiro. La tua Armata sta a Cascina. Sceglila per marciare.',
      },
      rules: ['V19.1'],
      wait: { kind: 'decide', verb: 'march', args: ['troop:0.2'] },
      done: null,
      otherwise: { en: 'The Army of Acuto, in Cascina.', it: 'L’Armata di Acuto, a Cascina.' },
    },
    {
      position: null,
      say: { en: 'Enter Viterbo. The battle begins at once.', it: 'Entra a Viterbo. La battaglia comincia subito.' },
      rules: ['V19.6', 'V20.1'],
      wait: { kind: 'decide', verb: 'enter', args: ['tile:2'] },
      done: null,
      otherwise: { en: 'Sterz is in Viterbo.', it: 'Sterz è a Viterbo.' },
    },
    {
      position: null,
      say: {
        en: 'Only spaces I and II fight and can be hit, and all wounds go to space I until it falls. Who can bear five wounds there?',
        it: 'Solo gli spazi I e II combattono e possono essere colpiti, e tutte le ferite vanno allo spazio I finché non cade. Chi ne regge cinque?',
      },
      rules: ['V20.4', 'V21.2', 'V23.2'],
      wait: { kind: 'decide', verb: 'rank', args: ['card:45'] },
      done: null,
      otherwise: {
        en: 'They would not live through five wounds. Look for the highest Resistance.',
        it: 'Non reggerebbero cinque ferite. Cerca la Resistenza più alta.',
      },
    },
    {
      position: null,
      say: {
        en: 'Behind the big shields: who hurts most in an assault by shot? The last Company takes the last space by itself.',
        it: 'Dietro i grandi scudi: chi fa più male in un assalto di tiro? L’ultima Compagnia prende da sé l’ultimo spazio.',
      },
      rules: ['V21.1', 'V21.3'],
      wait: { kind: 'decide', verb: 'rank', args: ['card:39'] },
      done: {
        en: 'The Bowmen strike first, the Crossbowmen are gone before it comes to blows, and the Pavise-bearers still stand. A beaten Army is worth five points.',
        it: 'Gli Arcieri colpiscono per primi, i Balestrieri spariscono prima che si venga alle mani, e i Pavesari sono ancora in piedi. Un’Armata battuta vale cinque punti.',
      },
      otherwise: {
        en: 'Swords do nothing at range: the Crossbowmen would live and shoot on.',
        it: 'Le spade a distanza non servono: i Balestrieri resterebbero vivi.',
      },
    },
  ],
};
