/** Every game that the page shows, in the order of the lobby. What can be played is listed in index.ts as well. */

import { pagesOf } from '@condotta/pieces/page';
import { honour } from './honour/page.ts';
import { monferrato } from './monferrato/page.ts';
import { ravenna } from './ravenna/page.ts';
import { venterra } from './venterra/page.ts';
import { ventura } from './ventura/page.ts';

export const { pages, pageOf } = pagesOf([ventura, ravenna, venterra, monferrato, honour]);
