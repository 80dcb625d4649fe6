/** The games of the house and Duel: the least that a game must bring. */

import { duel } from '@condotta/kernel/suite';
import { membersOf } from '@condotta/kit';
import { members as known } from '../../../games/index.ts';

export const { members, games, memberOf, gameById } = membersOf([...known, { game: duel }]);
