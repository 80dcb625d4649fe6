/** Exercise: Reinforce in its order: recruit, develop, build. */

import type { Lesson } from '@condotta/kernel';
import { FORTRESSES } from './ground.ts';

export const building: Lesson = {
  id: 'building',
  title: { en: 'Building', it: 'Costruire' },
  summary: {
    en: 'Recruit, develop, build: in this order, and what a Forge changes.',
    it: 'Recluta, sviluppa, costruisci: in quest’ordine, e che cosa cambia una Fucina.',
  },
  minutes: 2,
  seat: 0,
  minds: [null, 'recruit'],
  steps: [
    {
      position: {
        round: 3,
        players: [{ wealth: 8, combat: {} }, { combat: {} }],
        structures: [...FORTRESSES, { at: '1,-1', seat: 0, kind: 'outpost', built: 1 }],
        units: [
          { at: '1,-1', seat: 0, soldier: 1 },
          { at: '2,-1', seat: 0, soldier: 2 },
          { at: '-1,3', seat: 1, soldier: 2 },
        ],
        tokens: [],
        turn: { seat: 0, card: 'reinforce' },
      },
      say: {
        en: 'Reinforce has three steps, always in this order. You have 8 wealth: enough for all three. First a Knight, for 3.',
        it: 'Rinforza ha tre passi, sempre in quest’ordine. Hai 8 ricchezze: bastano per tutti. Prima un Cavaliere, per 3.',
      },
      rules: ['F13.1', 'F11.7'],
      wait: { kind: 'decide', verb: 'recruit', args: ['unit:knight'] },
      done: null,
      otherwise: { en: 'A Knight moves 2 and fights for 2.', it: 'Un Cavaliere muove 2 e combatte per 2.' },
    },
    {
      position: null,
      say: {
        en: 'He may stand at any structure you control. At the Outpost he is nearer to the front.',
        it: 'Può stare presso ogni struttura che controlli. All’Avamposto è più vicino al fronte.',
      },
      rules: ['F13.2'],
      wait: { kind: 'decide', verb: 'at', args: ['place:1,-1'] },
      done: null,
      otherwise: { en: 'At the Outpost, please.', it: 'All’Avamposto, prego.' },
    },
    {
      position: null,
      say: {
        en: 'For 2 wealth a basic structure is developed. Develop the Outpost.',
        it: 'Per 2 ricchezze si sviluppa una struttura base. Sviluppa l’Avamposto.',
      },
      rules: ['F5.6'],
      wait: { kind: 'decide', verb: 'develop', args: ['place:1,-1'] },
      done: null,
      otherwise: null,
    },
    {
      position: null,
      say: {
        en: 'A Tower defends with 3. A Forge makes Forge units of all yours, for good: Soldiers become Brutes, ships support for nothing. Take the Forge.',
        it: 'Una Torre difende con 3. Una Fucina trasforma per sempre tutte le tue unità: i Soldati diventano Bruti, le navi appoggiano gratis. Prendi la Fucina.',
      },
      rules: ['F6.8', 'F6.10'],
      wait: { kind: 'decide', verb: 'into', args: ['tile:7'] },
      done: null,
      otherwise: { en: 'A good wall, but today the Forge.', it: 'Un buon muro, ma oggi la Fucina.' },
    },
    {
      position: null,
      say: {
        en: 'Last: a new basic structure, for 3, where you have a unit on a free field or mountain. Build a Shrine: 2 points, and it pays every round.',
        it: 'Per ultima una nuova struttura base, per 3, dove hai un’unità su un campo o una montagna libera. Costruisci un Sacello: 2 punti, e rende a ogni round.',
      },
      rules: ['F13.7', 'F5.6'],
      wait: { kind: 'decide', verb: 'build', args: ['tile:8'] },
      done: {
        en: 'On the ruin, whose numbers are one higher. A structure keeps its territory even when your units leave.',
        it: 'Sulla rovina, i cui numeri sono più alti di uno. Una struttura tiene il territorio anche se le unità partono.',
      },
      otherwise: {
        en: 'An Outpost defends, a Shrine scores: the Shrine.',
        it: 'L’Avamposto difende, il Sacello dà punti: il Sacello.',
      },
    },
  ],
};
