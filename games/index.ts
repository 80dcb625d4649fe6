/** Every game of the house that can be played. A new game is listed here and, for the page, in page.ts. */

import { membersOf } from '@condotta/kit';
import { monferrato } from './monferrato/member.ts';
import { ravenna } from './ravenna/member.ts';
import { venterra } from './venterra/member.ts';
import { ventura } from './ventura/member.ts';

export const { members, games, memberOf, gameById } = membersOf([ventura, ravenna, venterra, monferrato]);
