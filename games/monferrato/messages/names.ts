/** Things in words. */

import { at, type Language } from '@condotta/kernel';
import type { Name } from '../components/types.ts';
import { lookupOf } from '../lookup.ts';
import { type MonferratoTable, NONE } from '../state.ts';
import { type Kind, numberIn } from '../things.ts';
import { campArmy, isDisrupted } from '../units.ts';

const FACTION_NAMES: readonly [Name, Name] = [
  { en: 'Pro-France', it: 'Filofrancesi' },
  { en: 'Pro-Spain', it: 'Filospagnoli' },
];

/** A Commander who has been replaced is called by the name on the back. */
function unitWords(t: MonferratoTable, unit: number): Name {
  const { name, backName } = at(t.components.units, unit);
  return backName && isDisrupted(t.s, unit) ? backName : name;
}

function sideWords(t: MonferratoTable, side: number): Name {
  const { fortress, outside } = at(lookupOf(t.components).sides, side);
  const [inner, outer] = [at(t.components.zones, fortress).name, at(t.components.zones, outside).name];
  return { en: `${inner.en}, side of ${outer.en}`, it: `${inner.it}, lato di ${outer.it}` };
}

function campWords(t: MonferratoTable, camp: number): Name {
  const { name } = at(t.components.armies, campArmy(t, camp));
  return { en: `Camp of ${name.en}`, it: `Campo (${name.it})` };
}

const NAMERS: Readonly<Record<Kind, (t: MonferratoTable, number: number) => Name>> = {
  unit: unitWords,
  zone: (t, zone) => at(t.components.zones, zone).name,
  side: sideWords,
  chit: (t, chit) => at(t.components.chits, chit).name,
  command: (t, command) => at(t.components.commands, command).name,
  army: (t, army) => at(t.components.armies, army).name,
  camp: campWords,
  box: (t, box) => at(t.components.boxes, box).name,
  faction: (_, faction) => at(FACTION_NAMES, faction),
};

const isKind = (kind: string): kind is Kind => Object.hasOwn(NAMERS, kind);

export function nameOf(t: MonferratoTable, thing: string, language: Language): string {
  const kind = thing.slice(0, Math.max(0, thing.indexOf(':')));
  if (kind === 'seat') return FACTION_NAMES[Number(thing.slice('seat:'.length))]?.[language] ?? thing;
  const number = isKind(kind) ? numberIn(t, kind, thing) : NONE;
  return isKind(kind) && number !== NONE ? NAMERS[kind](t, number)[language] : thing;
}
