/** A Unit in words. */

import type { Language } from '@condotta/kernel';
import type { Unit } from '../components/types.ts';
import { areaId } from '../field.ts';
import type { UnitView } from './view-form.ts';
import { directionWord, typeName, wordsIn } from './words.ts';

/** What lies on it and how it stands: "C4, facing south, wounded". */
export function stateWords(unit: UnitView, language: Language): string {
  const words = wordsIn(language);
  if (unit.area === null) return words.destroyed;
  return [
    areaId(unit.area),
    `${words.facing} ${directionWord(unit.facing, language)}`,
    ...(unit.wounded ? [words.wounded] : []),
    ...(unit.marked ? [words.marked] : []),
    ...(unit.maintains ? [words.maintains] : []),
    ...(unit.steadfast ? [words.steadfast] : []),
    ...(unit.covered ? [words.covered] : []),
    ...(unit.engages === null ? [] : [`${words.engages} ${areaId(unit.engages)}`]),
  ].join(', ');
}

export const unitWords = (data: Unit, unit: UnitView, language: Language): string =>
  `${data.name[language]}, ${stateWords(unit, language)}`;

/** "Infantry, Melee 3, Advance 1, Turn 2, Defense 2". */
export function valueWords(data: Unit, language: Language): string {
  const words = wordsIn(language);
  const { type, shoot, melee, advancing, turning, defense, personality, ability } = data;
  return [
    typeName(type, language),
    ...(shoot === null ? [] : [`${words.shoot} ${shoot}`]),
    `${words.melee} ${melee}`,
    `${words.advance} ${advancing}`,
    `${words.turning} ${turning}`,
    `${words.defense} ${defense}`,
    ...(ability ? [abilityWords(data, language)] : []),
    ...(personality ? [`${words.personality} ${personality.person[language]} ${personality.value}`] : []),
    `${words.priority} ${data.priority}`,
  ].join(', ');
}

export function abilityWords({ ability }: Unit, language: Language): string {
  if (!ability) return '';
  const words = wordsIn(language);
  return `+${ability.melee} ${words.melee} ${words.against} ${typeName(ability.against, language)}`;
}
