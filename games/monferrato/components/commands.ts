/** M2.1-5: the five armies and their eight Commands; MS-16 to MS-24: where they are supplied and where they may raid. */

import type { Army, Camp, Command, Faction, Land, Name } from './types.ts';

const army = (en: string, it: string, faction: Faction): Army => ({ name: { en, it }, faction, source: 'rulebook' });

/** Numbers of the armies. */
export const [FRANCE, GONZAGA_ARMY, , SPAIN, SAVOY_ARMY] = [0, 1, 2, 3, 4] as const;
const VENICE_ARMY = 2;

export const ARMIES: readonly Army[] = [
  army('France', 'Francia', 0),
  army('Gonzaga', 'Gonzaga', 0),
  army('Venice', 'Venezia', 0),
  army('Spain', 'Spagna', 1),
  army('Savoy', 'Savoia', 1),
];

/** Numbers of the Commands. */
export const [GONZAGA, MILAN, SAVOY, FRENCH_1, FRENCH_2, VENICE, SPINOLA, LANDSKNECHTS] = [
  0, 1, 2, 3, 4, 5, 6, 7,
] as const;

const EVERYWHERE: readonly Land[] = ['savoy', 'milan', 'monferrato', 'mantua', 'venice', 'france'];

function command(
  name: Name,
  letter: string,
  ofArmy: number,
  sources: readonly string[],
  raids: readonly Land[],
  starts = false,
): Command {
  return { name, letter, army: ofArmy, sources, raids, starts, source: 'rulebook' };
}

export const COMMANDS: readonly Command[] = [
  command({ en: 'Gonzaga', it: 'Gonzaga' }, 'G', GONZAGA_ARMY, ['casale', 'mantova'], ['savoy', 'milan'], true),
  command({ en: 'Milan', it: 'Milano' }, 'M', SPAIN, ['milano'], ['monferrato', 'mantua'], true),
  command({ en: 'Savoy', it: 'Savoia' }, 'S', SAVOY_ARMY, ['torino'], ['monferrato'], true),
  command({ en: 'French 1', it: 'Francesi 1' }, 'F', FRANCE, ['guillestre'], ['savoy']),
  command({ en: 'French 2', it: 'Francesi 2' }, 'R', FRANCE, ['guillestre'], ['savoy']),
  command({ en: 'Venice', it: 'Venezia' }, 'V', VENICE_ARMY, ['bresciano', 'monte_chiaro', 'veronese'], []),
  command({ en: 'Spinola', it: 'Spinola' }, 'A', SPAIN, ['milano'], ['monferrato', 'mantua']),
  command({ en: 'Landsknechts', it: 'Lanzichenecchi' }, 'L', SPAIN, ['milano', 'valtellina'], EVERYWHERE),
];

/** D11: the set-up names those of Gonzaga, Milan and Savoy; the others are derived. Venice has none (MS-29). */
export const CAMPS: readonly Camp[] = [
  { army: GONZAGA_ARMY, source: 'rulebook' },
  { army: SPAIN, source: 'rulebook' },
  { army: SAVOY_ARMY, source: 'rulebook' },
  { army: FRANCE, source: 'derived' },
  { army: SPAIN, source: 'reconstructed' },
];
