/** How far a game is, in its own word for what it counts: "Round", "Turn". */

import { pageOf } from '@condotta/games/page';
import { settings } from '../settings.ts';
import { dictionary } from './dictionary.ts';
import { wordsOf } from './index.ts';

const words = wordsOf(dictionary({ round: 'Round', turn: 'Turn' }, { round: 'Turno', turn: 'Turno' }));

/** `unit`: as in the game's `length`. */
export const unitWord = (game: string, unit: string): string =>
  unit === 'turns' ? words('turn') : (pageOf(game)?.facts.round?.[settings.value.language] ?? words('round'));

/** "Round 6" */
export const countWords = (game: string, unit: string, count: number): string => `${unitWord(game, unit)} ${count}`;
