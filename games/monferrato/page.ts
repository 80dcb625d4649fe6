/** What Monferrato brings to the page. */

import type { GamePage } from '@condotta/pieces/page';
import { Cover } from './board/Cover.tsx';
import { facts } from './facts.ts';

export const monferrato: GamePage = {
  facts,
  Cover,
  board: () => import('./board/index.ts'),
  editions: () => import('./components/index.ts'),
  lessons: () => import('./lessons/index.ts'),
  rules: { en: () => import('./rules.md?raw'), it: () => import('./rules.it.md?raw') },
};
