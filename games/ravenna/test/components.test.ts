/** R1: the components are what the rulebook and the constraints D1 to D20 of the checklist ask for. */

import { at, range, sum } from '@condotta/kernel';
import { expect, test } from 'vitest';
import {
  BUILT_IN,
  type Commander,
  type Components,
  DIRECTIONS,
  ORDERS,
  problemsOf,
  SIDES,
  type Unit,
} from '../components/index.ts';
import { areaId, areaOf, COLUMNS, crossesDitch, isSquare, left, OFF, right, stepFrom } from '../field.ts';
import { PINNED } from './pinned.ts';

const { units, commanders, die } = BUILT_IN;
const french = units.slice(0, 12);
const league = units.slice(12);
const [FOIX, ESTE, GONZAGA, CARDONA, COLONNA, NAVARRO] = range(6);

const named = (name: string): Unit => {
  const found = units.find((unit) => unit.name.en === name);
  if (!found) throw new Error(`no Unit ${name}`);
  return found;
};
const lineOf = (commander: number): Unit[] => units.filter((unit) => unit.commander === commander);
const ofType = (list: readonly Unit[], type: Unit['type']): number => list.filter((unit) => unit.type === type).length;
const mean = (list: readonly number[]): number => sum(list) / list.length;
const distance = (a: string, b: string): number =>
  Math.abs((areaOf(a) % COLUMNS) - (areaOf(b) % COLUMNS)) +
  Math.abs(Math.floor(areaOf(a) / COLUMNS) - Math.floor(areaOf(b) / COLUMNS));
const isLeft = (unit: Unit): boolean => french.includes(unit);

test('the built-in components and the pinned one have no problem', () => {
  expect(problemsOf(BUILT_IN)).toEqual([]);
  expect(problemsOf(PINNED)).toEqual([]);
});

test('R1.2 D1 D2 there are 8 Cavalry, 3 Artillery and 13 Infantry, 12 a side; the French have 2 of the batteries', () => {
  expect([ofType(units, 'cavalry'), ofType(units, 'artillery'), ofType(units, 'infantry')]).toEqual([8, 3, 13]);
  expect([french.length, league.length]).toEqual([12, 12]);
  expect([ofType(french, 'artillery'), ofType(league, 'artillery')]).toEqual([2, 1]);
  expect(new Set(units.map((unit) => unit.name.en)).size).toBe(24);
  // Rectangles and squares.
  expect(units.filter((unit) => isSquare(unit.type))).toHaveLength(13);
});

test('R1.3 D12 each side has three Commanders with four Units of their own side each', () => {
  expect(commanders.map(({ name }: Commander) => name.en)).toEqual([
    'Gaston de Foix',
    'Alfonso d’Este',
    'Federico Gonzaga',
    'Ramón de Cardona',
    'Fabrizio Colonna',
    'Pedro Navarro',
  ]);
  for (const commander of range(6)) {
    expect(lineOf(commander)).toHaveLength(4);
    expect(lineOf(commander).every((unit) => isLeft(unit) === commander < 3)).toBe(true);
  }
  // No Commander is a Personality as well.
  const people = units.flatMap(({ personality }) => (personality ? [personality.person.en] : []));
  expect(commanders.filter(({ name }) => people.some((person) => name.en.includes(person)))).toEqual([]);
});

test('R1.4 R5.2 D15 nine different Strategies a side, Preparation first, each payable from the Order cards', () => {
  const sets = SIDES.map((side) => at(BUILT_IN.strategies, side).map(({ orders }) => [...orders].sort().join('')));
  for (const [side, own] of sets.entries()) {
    expect(own).toHaveLength(9);
    expect(new Set(own).size).toBe(9);
    const names = at(BUILT_IN.strategies, side).map(({ name }) => name.en);
    expect(names[0]).toBe('Preparation');
    expect(new Set(names).size).toBe(9);
    for (const set of own)
      for (const order of ORDERS)
        expect([...set].filter((one) => one === order).length).toBeLessThanOrEqual(
          at(BUILT_IN.orderDecks, side).filter((one) => one === order).length,
        );
  }
  expect(at(sets, 0)[0]).toBe('MMW');
  expect(sets[1]).toContain('AMP');
  // Of the ten sets that can be paid the French lack AAP, the League AMM; the sides share six.
  expect(at(sets, 0).filter((set) => !at(sets, 1).includes(set))).toEqual(['AAM', 'AAW', 'AMM']);
  expect(at(sets, 1).filter((set) => !at(sets, 0).includes(set))).toEqual(['APP', 'MPP', 'PPW']);
});

test('R1.5 D14 six Order cards of four types, with at least two M; the sixth is the side’s own', () => {
  expect(BUILT_IN.orderDecks.map((deck) => [...deck].sort().join(''))).toEqual(['AAMMPW', 'AMMPPW']);
  expect([...ORDERS].sort()).toEqual(['A', 'M', 'P', 'W']);
});

test('R1.6 D16 eight different Initiatives a side, with phase, effect and cost, in all phases that act', () => {
  for (const cards of BUILT_IN.initiatives) {
    expect(cards).toHaveLength(8);
    expect(new Set(cards.map(({ name }) => name.en)).size).toBe(8);
    expect(new Set(cards.map(({ effect, phase }) => JSON.stringify([phase, effect]))).size).toBe(8);
    expect(new Set(cards.map(({ phase }) => phase))).toEqual(new Set([3, 4, 5, 6, 7]));
    for (const { cost } of cards) expect([0, 1, 2]).toContain(cost);
  }
  const broken = at(BUILT_IN.initiatives, 0).find(({ name }) => name.en === 'Break Asunder');
  expect(broken).toMatchObject({ phase: 5, cost: 1, effect: { kind: 'attack' } });
});

test('D16 each side has a Personality that can shoot, or its cards of phase 4 would be void', () => {
  for (const side of [french, league])
    expect(side.some(({ personality, shoot }) => personality !== null && shoot !== null)).toBe(true);
});

test('R1.9 D17 the die has four faces, not all equal', () => {
  expect(die).toEqual([0, 1, 1, 2]);
});

test('R1.10 D6 each Unit has its values; Artillery shoots, and who shoots at all can hit the next Area', () => {
  for (const unit of units) {
    for (const value of [unit.melee, unit.advancing, unit.turning, unit.defense, unit.priority])
      expect(Number.isInteger(value)).toBe(true);
    if (unit.type === 'artillery') expect(unit.shoot).not.toBeNull();
    // D9: with an average die.
    if (unit.shoot !== null) expect(mean(die) + unit.shoot - 1).toBeGreaterThan(0);
  }
  const reach = (list: readonly Unit[]): number[] => list.flatMap(({ shoot }) => (shoot === null ? [] : [shoot]));
  const guns = reach(units.filter(({ type }) => type === 'artillery'));
  expect(Math.min(...guns)).toBeGreaterThan(Math.max(...reach(units.filter(({ type }) => type !== 'artillery'))));
});

test('R1.11 D20 abilities are Melee against a type of Unit', () => {
  const able = units.filter(({ ability }) => ability !== null);
  expect(able.length).toBeGreaterThan(4);
  for (const { ability } of able) expect(ability?.melee).toBe(1);
  for (const pikes of ['French Pikemen', 'German Landsknecht Pikemen', 'Italian Pikemen', 'Spanish Pikemen'])
    expect(named(pikes).ability?.against).toBe('cavalry');
});

test('R1.13 D7 all Priorities differ, and over the sides they are shared out evenly', () => {
  expect(commanders.map(({ priority }) => priority).sort()).toEqual([1, 2, 3, 4, 5, 6]);
  const sorted = units.map(({ priority }) => priority).sort((a, b) => a - b);
  expect(sorted).toEqual(range(24).map((i) => i + 1));
  expect(sum(french.map(({ priority }) => priority))).toBe(sum(league.map(({ priority }) => priority)));
  const byPriority = [...units].sort((a, b) => a.priority - b.priority).map(isLeft);
  // Nobody acts three times running.
  expect(byPriority.some((side, i) => side === byPriority[i + 1] && side === byPriority[i + 2])).toBe(false);
});

test('D3 D4 the Units that the rulebook names are there, with what it says of them', () => {
  expect(named('French Pikemen')).toMatchObject({ commander: FOIX, type: 'infantry', defense: 2 });
  expect(named('German Landsknecht Pikemen')).toMatchObject({ commander: ESTE, type: 'infantry' });
  expect(named('German Landsknecht Pikemen').personality?.person.en).toBe('Jacob Empser');
  expect(named('Arquebusiers')).toMatchObject({ commander: ESTE, type: 'infantry' });
  expect([ESTE, GONZAGA]).toContain(named('Cannons').commander);
  expect(named('Spanish Musketeers')).toMatchObject({ commander: CARDONA, type: 'infantry', advancing: 1 });
  expect(named('Light Cavalry')).toMatchObject({ commander: COLONNA, type: 'cavalry' });
  expect([COLONNA, NAVARRO]).toContain(named('Spanish Swordsmen').commander);
  // E3: the Infantry of d'Este is Pikemen and Arquebusiers.
  expect(lineOf(ESTE ?? 0).filter(({ type }) => type === 'infantry')).toHaveLength(2);
  for (const unit of units) expect(unit.source === 'derived').toBe(unit.attested.length > 0);
});

test('D5 the Musketeers can join a Unit of Navarro by one advance', () => {
  const { start } = named('Spanish Musketeers');
  expect(lineOf(NAVARRO ?? 0).some((unit) => distance(unit.start, start) === 1)).toBe(true);
});

test('D8 everybody can advance and turn; horse is the fastest, guns are the slowest', () => {
  for (const { advancing, turning } of units) expect(Math.min(advancing, turning)).toBeGreaterThanOrEqual(1);
  const speeds = (type: Unit['type']): number[] =>
    units.filter((unit) => unit.type === type).map(({ advancing }) => advancing);
  expect(Math.min(...speeds('cavalry'))).toBeGreaterThan(Math.max(...speeds('infantry')));
  expect(Math.max(...speeds('artillery'))).toBeLessThanOrEqual(Math.min(...speeds('infantry')));
});

/** All results of a fight: the attacker's total less the defender's, for each pair of faces. */
function results(attacker: Unit, defender: Unit): number[] {
  const strength = (own: Unit, foe: Unit): number =>
    own.melee + (own.ability?.against === foe.type ? own.ability.melee : 0);
  const charge = attacker.type === 'cavalry' ? 1 : 0;
  const ahead = strength(attacker, defender) + charge - strength(defender, attacker);
  return die.flatMap((own) => die.map((other) => own - other + ahead));
}

test('D10 Light Cavalry can beat French Pikemen by 1 and by 2, and ordinary fights end between 0 and 4', () => {
  expect(results(named('Light Cavalry'), named('French Pikemen'))).toEqual(expect.arrayContaining([1, 2]));
  const fighters = units.filter(({ shoot }) => shoot === null);
  const all = fighters.flatMap((attacker) =>
    fighters
      .filter((defender) => isLeft(attacker) !== isLeft(defender))
      .flatMap((defender) => results(attacker, defender).map(Math.abs)),
  );
  expect(all.filter((result) => result <= 4).length / all.length).toBeGreaterThan(0.99);
});

test('D9 E9 the Cannons can hit a Unit behind the ditch with 2 from where they start', () => {
  const cannons = named('Cannons');
  // R3.24: one more across the front line.
  const range = distance(cannons.start, 'C5') + 1;
  expect(die.map((face) => face + (cannons.shoot ?? 0) - range)).toContain(2);
});

test('D11 R8.2 every line has a Personality, and both sides stake the same', () => {
  for (const commander of range(6)) expect(lineOf(commander).some(({ personality }) => personality)).toBe(true);
  const stakes = (list: readonly Unit[]): number[] => list.flatMap(({ personality }) => personality?.value ?? []);
  expect(sum(stakes(french))).toBe(sum(stakes(league)));
  for (const value of stakes(units)) expect([1, 2, 3]).toContain(value);
});

test('D13 R2.6 R2.7 the French stand in rows 1 and 2 facing south, the League in rows 5 to 7 facing north', () => {
  for (const unit of french) expect([unit.start.slice(1), unit.facing]).toEqual([expect.stringMatching(/[12]/), 'S']);
  for (const unit of league) expect([unit.start.slice(1), unit.facing]).toEqual([expect.stringMatching(/[567]/), 'N']);
  for (const { start } of units)
    expect(new Set(units.filter((unit) => unit.start === start).map(({ commander }) => commander)).size).toBe(1);
});

/** The Areas a Unit could come to engage from where it starts, with these Movement values: R3.15, R13.5 to R13.9, if all who could be in its way are gone. */
function touched(unit: Unit, advances: number, turns: number): string[] {
  const isFoot = unit.type === 'infantry';
  const found = new Set<number>();
  const visit = (area: number, facing: number, steps: number, quarters: number): void => {
    const ahead = stepFrom(area, facing);
    if (ahead !== OFF && (isFoot || !crossesDitch(BUILT_IN, area, facing))) {
      found.add(ahead);
      if (steps > 0) visit(ahead, facing, steps - 1, quarters);
    }
    if (quarters === 0) return;
    visit(area, left(facing), steps, quarters - 1);
    visit(area, right(facing), steps, quarters - 1);
  };
  visit(areaOf(unit.start), DIRECTIONS.indexOf(unit.facing), advances, turns);
  return [...found].map(areaId);
}

test('D13 nobody can reach an enemy who stands where he starts in the first turn, by an Order or by an Initiative', () => {
  for (const own of units) {
    const attacks = at(BUILT_IN.initiatives, isLeft(own) ? 0 : 1).flatMap(({ effect }) =>
      effect.kind === 'attack' && own.personality ? [effect] : [],
    );
    for (const { advance, turn } of [{ advance: 0, turn: 0 }, ...attacks]) {
      const reached = touched(own, own.advancing + advance, own.turning + turn);
      const foes = units.filter((foe) => isLeft(foe) !== isLeft(own) && reached.includes(foe.start));
      expect([own.name.en, advance, turn, foes.map(({ name }) => name.en)]).toEqual([own.name.en, advance, turn, []]);
    }
  }
});

test('D18 R2.5 R4.1 Moral 24, eight turns', () => {
  expect([BUILT_IN.moral, BUILT_IN.turns]).toEqual([24, 8]);
});

test('D19 R3.18 R3.19 the entrenchment', () => {
  expect(BUILT_IN.frontLine.map((edge) => edge.join('|'))).toEqual(['B4|B5', 'C4|C5', 'D4|D5']);
  expect(BUILT_IN.sideLine.map((edge) => edge.join('|'))).toEqual(['D5|E5', 'D6|E6']);
});

test('everything has a name and a reason in both languages, and the reasons are not copies', () => {
  const { strategies, initiatives }: Components = BUILT_IN;
  const all = [...commanders, ...units, ...strategies.flat(), ...initiatives.flat()];
  const reasons = all.flatMap(({ reason }) => [reason.en, reason.it]);
  expect(new Set(reasons).size).toBe(all.length * 2);
  for (const { name, reason } of all) {
    for (const text of [name.en, name.it]) expect(text.trim()).not.toBe('');
    for (const text of [reason.en, reason.it]) expect(text.length).toBeGreaterThan(30);
  }
  for (const { text } of initiatives.flat()) expect([text.en, text.it].every((line) => line.endsWith('.'))).toBe(true);
});
