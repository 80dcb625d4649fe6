/**
 * What the rules need of a whole set of components. The built-in set has no problem; an edition is refused when it makes one.
 */

import type { Components, Structure } from './types.ts';

export function problemsOf(components: Components): string[] {
  return [
    ...numbers(components),
    ...boards(components),
    ...tiles(components),
    ...combatCards(components),
    ...questsAndFavors(components),
    ...setUp(components),
  ];
}

/** `text` if the condition does not hold. */
const unless = (holds: boolean, text: string): string[] => (holds ? [] : [text]);

const MOST = 30;
const isSmall = (value: number): boolean => Number.isSafeInteger(value) && value >= 0 && value <= MOST;

/** Every number in it is from 0 to 30. */
function numbers(components: Components): string[] {
  const wrong: string[] = [];
  const look = (value: unknown, path: string): void => {
    if (typeof value === 'number' && !path.endsWith('.id') && !isSmall(value)) wrong.push(`${path}: from 0 to ${MOST}`);
    if (typeof value === 'object' && value !== null)
      for (const [key, one] of Object.entries(value)) look(one, `${path}.${key}`);
  };
  for (const [key, value] of Object.entries(components)) look(value, key);
  return wrong;
}

/** F1.10, F3.4, F3.5 */
function boards({ sides }: Components): string[] {
  return [
    ...sides.flatMap(({ key, cells }, i) =>
      unless(cells.length === (i < 2 ? 4 : 8), `side ${key}: ${cells.length} cells`),
    ),
    ...sides.flatMap(({ key, cells }) =>
      unless(
        cells.some(({ terrain }) => terrain === 'field' || terrain === 'mountain'),
        `side ${key}: no place for a structure`,
      ),
    ),
  ];
}

/** F1.12, F5.6: six tiles of two faces, with a basic face on each or Ka'jer's two sides. */
function tiles({ factions, structures }: Components): string[] {
  const isBasic = ({ tree, developed }: Structure): boolean => tree !== null && !developed;
  const basic = structures.filter(isBasic).map(({ key }) => key);
  return factions.flatMap(({ key, tiles: own }) => [
    ...unless(own.length === 6 && own.every((faces) => faces.length === 2), `faction ${key}: six tiles of two faces`),
    ...unless(
      own.every(([front]) => basic.includes(front)),
      `faction ${key}: the first face of a tile is a basic kind`,
    ),
    ...unless(
      own.filter(([front]) => front === 'kajer').length <= 1 &&
        own.every(([front, back]) => (front === 'kajer') === (back === 'kajer-awake')),
      `faction ${key}: Ka’jer has one tile with both its sides`,
    ),
  ]);
}

/** F2.7, F1.13 */
function combatCards({ combatCards: cards }: Components): string[] {
  const of = (cost: number): number => cards.filter((card) => card.cost === cost && card.copies > 0).length;
  return unless(of(1) === 1 && of(2) === 1, 'combat cards: one kind of cost 1 and one of cost 2');
}

/** F1.4, F1.5 */
function questsAndFavors({ quests, favors }: Components): string[] {
  const starting = quests.filter((quest) => quest.starting).length;
  const cancels = favors.filter(({ effect }) => effect.kind === 'cancel').length;
  return [
    ...unless(starting === 5, `starting quests: ${starting} instead of 5`),
    ...unless(cancels === 1, `Cancel Favor: ${cancels} instead of 1`),
    ...favors.flatMap(({ name, time, effect }) =>
      unless((time === 'answer') === (effect.kind === 'cancel'), `${name.en}: only Cancel answers a favor card`),
    ),
    ...favors.flatMap(({ name, time, effect }) =>
      unless(TIMES_OF[effect.kind].includes(time), `${name.en}: its effect is none for this time`),
    ),
  ];
}

/** When an effect can be carried out at all. */
const TIMES_OF: Readonly<Record<Components['favors'][number]['effect']['kind'], readonly string[]>> = {
  total: ['start', 'before'],
  mercy: ['loss'],
  move: ['action'],
  wealth: ['income', 'action'],
  recruit: ['action'],
  develop: ['action'],
  mirror: ['income', 'action'],
  still: ['start'],
  hush: ['start', 'before'],
  harvest: ['income', 'action'],
  quest: ['action'],
  cancel: ['answer'],
};

/** F2.6, F3.27: units within the pieces, tokens enough for every free territory. */
function setUp({ factions, tokens }: Components): string[] {
  const free = [18, 25, 32, 38];
  return [
    ...factions.flatMap(({ key, pieces, units }) =>
      unless(
        Object.entries(units).every(([unit, count]) => count <= (pieces[unit as keyof typeof pieces] ?? 0)),
        `faction ${key}: more starting units than pieces`,
      ),
    ),
    ...unless(
      tokens.every(({ counts }) => counts.length === 4),
      'tokens: four counts each',
    ),
    ...free.flatMap((places, i) => {
      const laid = tokens.reduce((sum, { counts }) => sum + (counts[i] ?? 0), 0);
      return unless(laid === places, `tokens for ${i + 2} players: ${laid} instead of ${places}`);
    }),
  ];
}
