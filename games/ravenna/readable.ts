/** The view for whoever reads it without a board: things by the names that decisions use, with their names and values in words. */

import { at, type Language } from '@condotta/kernel';
import { type Components, ORDERS } from './components/types.ts';
import {
  areaName,
  commanderName,
  faceName,
  initiativeName,
  orderName,
  placingName,
  sideName,
  strategyName,
  unitName,
} from './things.ts';
import type { CommanderView, RavennaView, SideView, UnitView } from './view-form.ts';

type Named = (thing: number) => string;
const orNull = (thing: number | null, name: Named): string | null => (thing === null ? null : name(thing));

/** Null in the place of a card: there is none, or it is not for these eyes. */
export function readable(components: Components, view: RavennaView, language: Language): unknown {
  return {
    turn: view.turn,
    phase: view.phase,
    sides: view.sides.map((side, i) => sideLines(components, side, i, language)),
    commanders: view.commanders.map((commander) => commanderLines(components, commander, language)),
    units: view.units.map((unit) => unitLines(components, unit, language)),
  };
}

function unitLines(components: Components, state: UnitView, language: Language): unknown {
  const { unit, area, cells, facing, engages } = state;
  const { name, type, commander, shoot, melee, advancing, turning, defense, priority, ability, personality } = at(
    components.units,
    unit,
  );
  const lies = area !== null && cells !== 0 ? placingName({ unit, cells, facing }) : null;
  return {
    unit: unitName(unit),
    name: name[language],
    type,
    commander: commanderName(commander),
    area: orNull(area, areaName),
    lies,
    facing: area === null ? null : faceName(facing),
    values: { shoot, melee, advancing, turning, defense, priority },
    ability: ability && { against: ability.against, melee: ability.melee },
    personality: personality && { name: personality.person[language], value: personality.value },
    is: STATES.filter((flag) => state[flag]),
    engages: orNull(engages, areaName),
  };
}
const STATES = ['wounded', 'marked', 'maintains', 'steadfast', 'covered'] as const;

function commanderLines(components: Components, state: CommanderView, language: Language): unknown {
  const { commander, seat, answer, issued, order, initiative, bearer, shown } = state;
  const side = commander < 3 ? 0 : 1;
  const { name, priority } = at(components.commanders, commander);
  return {
    commander: commanderName(commander),
    name: name[language],
    seat,
    priority,
    answer,
    issued: orNull(issued, orderName),
    order: orNull(order, orderName),
    initiative: orNull(initiative, (card) => initiativeName(side, card)),
    bearer: orNull(bearer, unitName),
    shown,
  };
}

function sideLines(components: Components, state: SideView, side: number, language: Language): unknown {
  const { moral, hand, played, used, orders, initiatives, spent } = state;
  const strategy = (card: number) => {
    const { name, orders: asked } = at(at(components.strategies, side), card);
    return { strategy: strategyName(side, card), name: name[language], orders: asked };
  };
  const initiative = (card: number) => {
    const { name, phase, cost, text } = at(at(components.initiatives, side), card);
    return { initiative: initiativeName(side, card), name: name[language], phase, cost, text: text[language] };
  };
  return {
    side: sideName(side),
    moral,
    hand: hand?.map(strategy) ?? null,
    played: played === null ? null : strategy(played),
    used: used.map(strategy),
    orders: orders?.map((order) => at(ORDERS, order)) ?? null,
    initiatives: initiatives?.map(initiative) ?? null,
    spent: spent.map(initiative),
  };
}
