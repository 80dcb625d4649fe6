/** F9.9: the questions that mostly are passed, and can be answered beforehand. */

import type { Ground, Window } from '@condotta/kernel';
import type { Time } from './components/index.ts';
import { favorOf } from './rules/favor-deck.ts';
import { mayPlay } from './rules/favors.ts';
import { playerOf } from './rules/players.ts';
import type { Venterra } from './state.ts';

/** One of my cards could be played now. */
const holding = (time: Time): Ground<Venterra> => ({
  title: { en: 'I hold a card for it', it: 'Ho una carta adatta' },
  holds: (t, _f, seat) => playerOf(t.s, seat).favors.some((card) => mayPlay(t, seat, time, card)),
});

export const windows: readonly Window<Venterra>[] = [
  {
    id: 'income',
    title: { en: 'After the income', it: 'Dopo la rendita' },
    rule: 'F9.8',
    asked: ['window.income'],
    pass: 'pass',
    grounds: { holding: holding('income') },
  },
  {
    id: 'start',
    title: { en: 'At the start of a fight', it: 'All’inizio di uno scontro' },
    rule: 'F9.8',
    asked: ['window.start'],
    pass: 'pass',
    grounds: { holding: holding('start') },
  },
  {
    id: 'before',
    title: { en: 'Before a fight is resolved', it: 'Prima di risolvere uno scontro' },
    rule: 'F9.8',
    asked: ['window.before'],
    pass: 'pass',
    grounds: { holding: holding('before') },
  },
  {
    id: 'loss',
    title: { en: 'Before I lose a unit', it: 'Prima di perdere un’unità' },
    rule: 'F9.8',
    asked: ['window.loss'],
    pass: 'pass',
    grounds: { holding: holding('loss') },
  },
  {
    id: 'cancel',
    title: { en: 'Another player plays a favor card', it: 'Un altro gioca una carta Favore' },
    rule: 'F9.10',
    asked: ['favor.cancel'],
    pass: 'pass',
    grounds: {
      holding: {
        title: { en: 'I hold Cancel Favor', it: 'Ho Favore annullato' },
        holds: (t, _f, seat) => playerOf(t.s, seat).favors.some((card) => favorOf(t, card).effect.kind === 'cancel'),
      },
    },
  },
  {
    id: 'after',
    title: { en: 'At the end of my action', it: 'Alla fine della mia azione' },
    rule: 'F9.8',
    asked: ['action.after'],
    pass: 'end',
    grounds: { holding: holding('action') },
  },
];
