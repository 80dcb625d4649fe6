/** The page's games and Duel: its facts and a lesson, nothing that anybody has drawn. */

import type { Lesson } from '@condotta/kernel';
import { duel } from '@condotta/kernel/suite';
import { pagesOf } from '@condotta/pieces/page';
import { pages as known } from '../../../games/page.ts';

const both = (text: string) => ({ en: text, it: text });

const lesson: Lesson = {
  id: 'first-round',
  title: both('To walk'),
  summary: both('You can walk.'),
  minutes: 1,
  seat: 0,
  minds: [null, 'recruit'],
  steps: [
    {
      position: { seats: 2 },
      say: both('Walk to the next field.'),
      rules: [],
      wait: { kind: 'decide', verb: 'walk', args: [] },
      done: both('That is all.'),
      otherwise: null,
    },
  ],
};

export const { pages, pageOf } = pagesOf([
  ...known,
  {
    facts: {
      id: duel.id,
      title: duel.title,
      playable: true,
      seats: duel.seats,
      minutes: 5,
      complexity: 1,
      stake: both('Two or three meet in a field.'),
      options: duel.options,
      scenarios: duel.scenarios,
    },
    lessons: async () => ({ lessons: [lesson] }),
  },
]);
