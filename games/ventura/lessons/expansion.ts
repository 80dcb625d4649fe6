/** Exercise: the tile that pays twice. */

import type { Lesson } from '@condotta/kernel';
import { land } from './land.ts';

export const expansion: Lesson = {
  id: 'expansion',
  title: { en: 'A tile that pays twice', it: 'Una tessera che rende due volte' },
  summary: {
    en: 'Lay the tile that raises your income by two, not by one.',
    it: 'Posa la tessera che alza la rendita di due, non di uno.',
  },
  minutes: 1,
  seat: 0,
  minds: [null, 'recruit'],
  steps: [
    {
      position: land(
        { points: 6, florins: 1, reserve: ['Euganean Hills', 'Cusago'] },
        { points: 6 },
        { turn: { step: 'expansion', seat: 0 } },
      ),
      say: {
        en: 'Two tiles in your reserve: hills and a wood. Each is worth one. But one of your villages counts its neighbours of a colour: look at Castagnaro, then choose.',
        it: 'Due tessere in riserva: colli e un bosco. Ciascuna vale uno. Ma uno dei tuoi villaggi conta i vicini di un colore: guarda Castagnaro, poi scegli.',
      },
      rules: ['V2.6', 'V15.1'],
      wait: { kind: 'decide', verb: 'choose', args: ['tile:10'] },
      done: null,
      otherwise: {
        en: 'The hills bring one. Castagnaro counts green neighbours, and a wood is green.',
        it: 'I colli danno uno. Castagnaro conta i vicini verdi, e un bosco è verde.',
      },
    },
    {
      position: null,
      say: {
        en: 'Lay it where it touches Castagnaro. Two of the lit places do.',
        it: 'Posalo dove tocca Castagnaro. Due dei posti accesi lo fanno.',
      },
      rules: ['V15.2', 'V15.4'],
      wait: { kind: 'decide', verb: 'lay', args: ['cell:-1,-1', 'cell:1,-2'] },
      done: {
        en: 'One marker on Cusago and a second one on Castagnaro: two Florins more, every round, for nothing.',
        it: 'Un segnalino su Cusago e un secondo su Castagnaro: due fiorini in più, a ogni turno, per niente.',
      },
      otherwise: {
        en: 'There it brings its one Florin, but Castagnaro does not see it.',
        it: 'Lì dà il suo fiorino, ma Castagnaro non lo vede.',
      },
    },
  ],
};
