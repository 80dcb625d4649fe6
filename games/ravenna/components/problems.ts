/**
 * What the rules need of a whole set of components (R1 and those of the constraints D1 to D20 that the engine relies on). The
 * built-in set has no problem; an edition file is refused when it makes one.
 */

import { at, range } from '@condotta/kernel';
import { areaOf, isSquare, stepFrom } from '../field.ts';
import type { Components, Edge, Initiative, Order, Strategy, Unit, UnitType } from './types.ts';
import { ORDERS, SIDES } from './types.ts';

export function problemsOf(components: Components): string[] {
  const { commanders, units } = components;
  return [
    ...unitCounts(units),
    ...lines(units),
    ...priorities('R1.13 Commanders', commanders),
    ...priorities('R1.13 Units', units),
    ...units.flatMap(unitValues),
    ...starts(units),
    ...SIDES.flatMap((side) => [
      ...orderDeck(at(SIDE_NAMES, side), at(components.orderDecks, side)),
      ...strategyCards(at(SIDE_NAMES, side), at(components.strategies, side), at(components.orderDecks, side)),
      ...initiativeCards(at(SIDE_NAMES, side), at(components.initiatives, side)),
    ]),
    ...die(components.die),
    ...entrenchment(components),
  ];
}

const SIDE_NAMES = ['the French', 'the League'] as const;
const sideOf = (unit: number): number => (unit < 12 ? 0 : 1);
const called = (unit: Unit, i: number): string => `${sideOf(i) === 0 ? 'F' : 'L'}${(i % 12) + 1} (${unit.name.en})`;

/** `text` if the condition does not hold. */
const unless = (holds: boolean, text: string): string[] => (holds ? [] : [text]);
const count = <T>(things: readonly T[], what: T): number => things.filter((thing) => thing === what).length;

const NUMBERS: readonly (readonly [UnitType, number])[] = [
  ['cavalry', 8],
  ['artillery', 3],
  ['infantry', 13],
];

/** R1.2, D1: how many of each type; D2. */
function unitCounts(units: readonly Unit[]): string[] {
  const types = units.map(({ type }) => type);
  return [
    ...NUMBERS.flatMap(([type, needed]) =>
      unless(count(types, type) === needed, `R1.2 ${type}: found ${count(types, type)}; needed: ${needed}`),
    ),
    ...unless(types.slice(0, 12).includes('artillery'), 'D2 the French have no artillery'),
  ];
}

/** R1.3: four Units each, of his own side. */
function lines(units: readonly Unit[]): string[] {
  return [
    ...range(6).flatMap((commander) => {
      const led = units.filter((unit) => unit.commander === commander).length;
      return unless(led === 4, `R1.3 Units of Commander ${commander}: found ${led}; needed: 4`);
    }),
    ...units.flatMap((unit, i) =>
      unless(
        Math.floor(unit.commander / 3) === sideOf(i),
        `R1.3 ${called(unit, i)}: Commander ${unit.commander} is of the other side`,
      ),
    ),
  ];
}

/** R1.13 */
function priorities(what: string, things: readonly { readonly priority: number }[]): string[] {
  const all = things.map(({ priority }) => priority);
  return all.flatMap((priority, i) =>
    unless(all.indexOf(priority) === i, `${what}: Priority ${priority} occurs more than once`),
  );
}

/** D6 */
function unitValues(unit: Unit, i: number): string[] {
  return unless(
    unit.type !== 'artillery' || unit.shoot !== null,
    `D6 ${called(unit, i)}: artillery needs a Shoot value`,
  );
}

/** D13, R3.9, R3.10: what shares a start Area is of one side, fits into it, and lies parallel. */
function starts(units: readonly Unit[]): string[] {
  const areas = [...new Set(units.map(({ start }) => start))];
  return areas.flatMap((area) => {
    const there = range(units.length).filter((i) => at(units, i).start === area);
    const tiles = there.map((i) => at(units, i));
    const rectangles = tiles.filter(({ type }) => !isSquare(type));
    const cells = tiles.length + rectangles.length;
    const axes = new Set(rectangles.map(({ facing }) => facing === 'N' || facing === 'S'));
    return [
      ...unless(new Set(there.map(sideOf)).size === 1, `R3.5 both sides start in ${area}`),
      ...unless(cells <= 4, `R3.9 the Units that start in ${area} need ${cells} cells of 4`),
      ...unless(axes.size <= 1, `R3.10 the rectangles that start in ${area} do not lie parallel`),
    ];
  });
}

/** D14: the Orders of the two Strategy cards that the rulebook shows can be issued. */
function orderDeck(side: string, deck: readonly Order[]): string[] {
  return ORDERS.flatMap((order) => {
    const needed = order === 'M' ? 2 : 1;
    const found = count(deck, order);
    return unless(found >= needed, `D14 ${side}, Order cards ${order}: found ${found}; needed: ${needed} or more`);
  });
}

/** R1.4, R5.2, D15: all different, whatever the sequence, and payable. */
function strategyCards(side: string, cards: readonly Strategy[], deck: readonly Order[]): string[] {
  const sets = cards.map(({ orders }) => [...orders].sort().join(''));
  return cards.flatMap(({ name, orders }, i) => [
    ...unless(sets.indexOf(at(sets, i)) === i, `D15 ${side}: two Strategy cards show ${at(sets, i)}`),
    ...unless(
      ORDERS.every((order) => count(orders, order) <= count(deck, order)),
      `D15 ${side}, ${name.en}: the Order cards cannot pay ${at(sets, i)}`,
    ),
  ]);
}

const PHASES: Readonly<Record<Initiative['effect']['kind'], readonly number[]>> = {
  heal: [3, 7],
  stand: [3, 7],
  shoot: [4],
  attack: [5],
  move: [6],
};

/** R1.6, D16: all different; each effect in a phase that can carry it out. */
function initiativeCards(side: string, cards: readonly Initiative[]): string[] {
  const names = cards.map(({ name }) => name.en);
  return cards.flatMap(({ name, phase, effect }, i) => [
    ...unless(names.indexOf(name.en) === i, `R1.6 ${side}: two Initiatives are called ${name.en}`),
    ...unless(
      PHASES[effect.kind].includes(phase),
      `D16 ${side}, ${name.en}: ${effect.kind} in phase ${phase}; allowed: ${PHASES[effect.kind].join(', ')}`,
    ),
    // Whatever lasts to the end of the turn would end at once.
    ...unless(
      phase !== 7 || effect.kind !== 'stand' || !(effect.steadfast || effect.covered),
      `D16 ${side}, ${name.en}: in phase 7 a stand can only give a Maintain token`,
    ),
  ]);
}

/** D17: rolling again must matter. */
const die = (faces: readonly number[]): string[] =>
  unless(new Set(faces).size > 1, 'D17 the faces of the die are all equal');

/** R3.18, R3.19, D19: the front line runs along north edges, so that its southern Areas are the favourable ones. */
function entrenchment({ frontLine, sideLine }: Components): string[] {
  const neighbours = ([a, b]: Edge, directions: readonly number[]): boolean =>
    directions.some((direction) => stepFrom(areaOf(a), direction) === areaOf(b));
  return [
    ...frontLine.flatMap((edge) =>
      unless(neighbours(edge, [2]), `R3.18 front line ${edge.join('|')}: the second Area is not south of the first`),
    ),
    ...sideLine.flatMap((edge) =>
      unless(
        neighbours(edge, [1, 2]),
        `R3.19 side line ${edge.join('|')}: the second Area is not east or south of the first`,
      ),
    ),
  ];
}
