/** Units, zones and chits in words: for screen readers, the text mode and the sheets of the board. */

import { at, type Language } from '@condotta/kernel';
import type { Chit, Components } from '../components/types.ts';
import { namesOf } from '../things.ts';
import { armyOf, holdersOf, type MonferratoView, type UnitView, unitsAt } from './view-form.ts';
import { factionWord, groundWord, landWord, typeWord, wordsIn } from './words.ts';

/** A Commander who has been replaced goes by the name on the back. */
export function unitName({ unit, back }: UnitView, { units }: Components, language: Language): string {
  const { name, backName } = at(units, unit);
  return (back && backName ? backName : name)[language];
}

/** Its values in words: "Fire 3, defence 4". */
export function valueWords({ unit, back }: UnitView, { units }: Components, language: Language): string {
  const words = wordsIn(language);
  const data = at(units, unit);
  const { attack, defence } = back && data.back ? data.back : data.front;
  const label = data.type === 'commander' ? words.leadership : data.type === 'guastatori' ? words.skill : words.fire;
  return attack === defence ? `${label} ${attack}` : `${label} ${attack}, ${words.defence} ${defence}`;
}

export function stateWords(
  { unit, back, outOfSupply, activated, zone }: UnitView,
  components: Components,
  language: Language,
): string[] {
  const words = wordsIn(language);
  const { type } = at(components.units, unit);
  return [
    ...(back && type !== 'commander' ? [words.disrupted] : []),
    ...(outOfSupply ? [words.outOfSupply] : []),
    ...(activated && zone !== null ? [words.activated] : []),
  ];
}

/** All of a unit in a line: name, army, kind, values, state. */
export function unitWords(unit: UnitView, components: Components, language: Language): string {
  const { type, command } = at(components.units, unit.unit);
  return [
    unitName(unit, components, language),
    `${at(components.armies, armyOf(components, unit.unit)).name[language]} ${at(components.commands, command).letter}`,
    ...(type === 'commander' ? [typeWord(type, language)] : []),
    valueWords(unit, components, language),
    ...stateWords(unit, components, language),
  ].join(', ');
}

/** A zone in a line: ground, village, Forts, walls, who stands there. */
export function zoneWords(view: MonferratoView, components: Components, zone: number, language: Language): string {
  const words = wordsIn(language);
  const data = at(components.zones, zone);
  const units = unitsAt(view, components, zone);
  const [france, spain] = holdersOf(view, components, zone);
  const forts = view.forts.map((zones) => zones.filter((other) => other === zone).length);
  const who = [...(france ? [factionWord(0, language)] : []), ...(spain ? [factionWord(1, language)] : [])];
  return [
    data.name[language],
    `${landWord(data.land, language)}, ${groundWord(data.ground, language)}`,
    ...(data.village ? [view.ruins.includes(zone) ? words.ruined : words.village] : []),
    ...forts.flatMap((count, faction) =>
      count > 0 ? [`${count} ${words.forts} ${factionWord(faction, language)}`] : [],
    ),
    ...view.camps.flatMap(({ zone: there }, camp) =>
      there === zone ? [`${words.camp} ${at(components.armies, at(components.camps, camp).army).name[language]}`] : [],
    ),
    ...(view.raided.includes(zone) ? [words.raided] : []),
    ...(data.land === components.closed && !view.open ? [words.closed] : []),
    ...(units.length > 0
      ? [
          `${who.join(', ')}: ${units.map((unit) => `${unitName(unit, components, language)} ${valueShort(unit, components)}`).join(', ')}`,
        ]
      : []),
  ].join('; ');
}

const valueShort = ({ unit, back }: UnitView, { units }: Components): string => {
  const data = at(units, unit);
  const { attack, defence } = back && data.back ? data.back : data.front;
  return attack === defence ? String(attack) : `${attack}/${defence}`;
};

/** What a wall side is called: "Casale, side of Trino". */
export function sideWords(components: Components, side: number, language: Language): string {
  const [inner = '', outer = ''] = at(namesOf(components).side, side).slice('side:'.length).split('-');
  const nameOf = (id: string): string => components.zones.find((zone) => zone.id === id)?.name[language] ?? id;
  return language === 'it'
    ? `${nameOf(inner)}, lato di ${nameOf(outer)}`
    : `${nameOf(inner)}, side of ${nameOf(outer)}`;
}

/** When and by whom a chit is played. */
export function chitMarks(chit: Chit, { boxes }: Components, language: Language): string[] {
  const words = wordsIn(language);
  const { date } = chit;
  const comes = chit.effects.some(({ kind }) => kind === 'reinforce');
  const box = date && boxes.find(({ year, months }) => year === date.year && months.includes(date.month));
  return [
    ...(chit.mandatory || chit.condition ? [words.mandatory] : []),
    ...(chit.window ? [words.response] : []),
    ...(chit.who === null ? [] : [`${words.only} ${factionWord(chit.who, language)}`]),
    // M16.3-4: reinforcements are played before their date, too, and wait for it.
    ...(box ? [`${comes ? words.arrives : words.notBefore} ${box.name[language]}`] : []),
    ...(chit.removed ? [words.removedWhenUsed] : []),
  ];
}
