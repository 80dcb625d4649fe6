/** What Honour brings to the page. */

import type { GamePage } from '@condotta/pieces/page';
import { Cover } from './board/Cover.tsx';
import { facts } from './facts.ts';

export const honour: GamePage = {
  facts,
  Cover,
};
