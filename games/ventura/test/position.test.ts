import { type AnyGame, anyEngineOf, at, chanceOf, rngOf, tableOf, type World } from '@condotta/kernel';
import { damage } from '@condotta/kit/testing';
import { expect, test } from 'vitest';
import type { State, VenturaFrame, VenturaTypes } from '../state.ts';
import { ventura } from './pinned.ts';
import { MAP, position } from './table.ts';

const engine = anyEngineOf(ventura as AnyGame);
type VenturaWorld = World<State, VenturaFrame>;

/** Positions of random games, one decision in `every`. */
function* positions(seed: string, seats: number, every: number): Generator<VenturaWorld> {
  const rng = rngOf(seed);
  const options = Object.fromEntries(ventura.options.map(({ id, values }) => [id, at(values, rng(values.length))]));
  const world = engine.begin({ seats, scenario: null, options }, chanceOf(rng), null);
  for (let n = 0; n < 4000 && !world.over; n++) {
    if (n % every === 0) yield world as VenturaWorld;
    const seat = at(world.waiting, rng(world.waiting.length));
    const legal = engine.legal(world, seat);
    engine.play(world, seat, at(legal, rng(legal.length)), chanceOf(rng), null);
  }
  yield world as VenturaWorld;
}

const describe = (world: VenturaWorld): unknown =>
  JSON.parse(JSON.stringify(ventura.describe(tableOf<VenturaTypes>(world.state, ventura.components), world)));

/** The problems of a document as text; fails if it is accepted or if anything is thrown. */
function problems(doc: unknown): string {
  const read = ventura.arrange(doc, ventura.components);
  expect(read.ok).toBe(false);
  return read.ok ? '' : read.problems.map(({ path, text }) => `${path}: ${text}`).join('\n');
}

test('a position written down and read again is the same world, at many points of random games', () => {
  const steps = new Set<string>();
  let count = 0;
  for (let n = 0; n < 12; n++)
    for (const world of positions(`position ${n}`, 2 + (n % 3), 7)) {
      const read = ventura.arrange(describe(world), ventura.components);
      if (!read.ok) throw new Error(JSON.stringify(read.problems));
      const { state, stack, waiting, sealed, over } = read.value;
      expect(JSON.stringify({ state, stack, waiting, sealed, apart: [], over })).toBe(JSON.stringify(world));
      expect(read.value.setup.options).toEqual(world.state.options);
      const top = world.stack.at(-1);
      steps.add(`${top?.proc}.${top?.at}`);
      count++;
    }
  expect(count).toBeGreaterThan(500);
  expect(steps.size).toBeGreaterThan(25);
});

test('reading a position leaves the document alone', () => {
  const doc = position({ turn: { step: 'troop', seat: 1 } });
  const before = JSON.stringify(doc);
  const read = ventura.arrange(doc, ventura.components);
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  engine.resume(read.value, chanceOf(rngOf('x')), null);
  expect(JSON.stringify(doc)).toBe(before);
});

test('what is left out has a default: an empty table of two can be played', () => {
  const read = ventura.arrange({ players: [{}, {}], map: MAP }, ventura.components);
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  expect(read.value.state).toMatchObject({ round: 1, first: 0, troops: [{ companies: [106] }, { companies: [107] }] });
  const world = engine.resume(read.value, chanceOf(rngOf('x')), null);
  expect(world.waiting).toEqual([0]);
});

test('what is no document at all', () => {
  for (const doc of [null, undefined, 1, 'x', [], true]) expect(problems(doc)).not.toBe('');
  expect(problems({})).toMatch(/players: a list/);
  expect(problems({ players: [{}] })).toMatch(/2 to 4 players/);
  expect(problems({ players: [{}, {}, {}, {}, {}] })).toMatch(/2 to 4 players/);
  expect(problems({ players: [null, 7] })).toMatch(/players\[0\]: an object/);
});

test('each kind of mistake is told with its place', () => {
  const troop = { seat: 0, area: 2, at: 'Chianti', companies: ['swordsmen'] };
  const wrong: [unknown, RegExp][] = [
    [{ ...position(), round: -1 }, /^round: a whole number/],
    [{ ...position(), round: 1.5 }, /^round: a whole number/],
    [{ ...position(), first: 2 }, /^first: a whole number from 0 to 1/],
    [{ ...position(), options: { toArms: 'yes' } }, /^options.toArms: true or false/],
    [position({ players: [{ family: 'borgia' }] }), /^players\[0\].family: one of este/],
    [position({ players: [{}, { family: 'este' }] }), /^players\[1\].family: another player/],
    [position({ players: [{ florins: -1 }] }), /^players\[0\].florins: a whole number/],
    [position({ players: [{ hand: ['lancers'] }] }), /^players\[0\].hand\[0\]: there is no card "lancers"/],
    [position({ players: [{ hand: [1] }, { hand: [1] }] }), /^players\[1\].hand\[0\]: no more cards of 1/],
    [position({ players: [{ hand: [106] }] }), /^players\[0\].hand\[0\]: Garrison: no Garrison/],
    [position({ players: [{ hand: [1, 2, 3, 4, 5, 6] }] }), /^V27.1: seat 0 holds 6 cards/],
    [position({ players: [{ points: 30 }] }), /^V31.1: seat 0 has 30 points/],
    [position({ players: [{ reserve: ['Bologna'] }] }), /tile 1 is in two places/],
    [position({ players: [{ reserve: ['Rome'] }] }), /^players\[0\].reserve\[0\]: there is no tile "Rome"/],
    [position({ players: [{ domain: ['Mantua'] }] }), /^players\[1\].domain: tile 4 is in two Domains/],
    [position({ players: [{ domain: ['Cusago'] }] }), /^V2.5: tile 10 is owned but not on the map/],
    [position({ players: [{ living: false }] }), /^V2.5: tile \d+ belongs to nobody/],
    [position({ players: [{ living: false, domain: [], florins: 2 }] }), /^V30.3: seat 0 is out and has goods/],
    [position({ map: { ...MAP, Cusago: 'north' } }), /^map.Cusago: a cell is written/],
    [position({ map: { ...MAP, Cusago: '0,0' } }), /^map.Cusago: another tile lies there/],
    [position({ map: { ...MAP, Rome: '5,5' } }), /^map.Rome: there is no tile/],
    [{ ...position(), map: [] }, /^map: an object/],
    [{ ...position(), troops: {} }, /^troops: a list/],
    [position({ troops: [{ ...troop, seat: 2 }] }), /^troops\[0\].seat: a whole number from 0 to 1/],
    [position({ troops: [{ ...troop, area: 6 }] }), /^troops\[0\].area: a whole number/],
    [position({ troops: [{ ...troop, area: 0 }] }), /^troops\[0\].area: a whole number from 1 to 5/],
    [position({ troops: [{ ...troop, at: 'Rome' }] }), /^troops\[0\].at: there is no tile "Rome"/],
    [position({ troops: [{ ...troop, companies: [] }] }), /^V4.1: troop:0.2 has 0 Companies/],
    [position({ troops: [{ ...troop, companies: [33, 34] }] }), /^V4.1: troop:0.2 has no Captain/],
    [position({ troops: [{ ...troop, companies: ['Acuto'] }] }), /companies\[0\]: Acuto: a Company is needed/],
    [position({ troops: [{ ...troop, companies: ['revolt'] }] }), /companies\[0\]: Revolt: a Company is needed/],
    [position({ troops: [{ ...troop, captain: 34 }] }), /captain: Swordsmen: a Captain is needed/],
    [position({ troops: [troop, { ...troop, companies: [34] }] }), /^V4.1: troop:0.2 is there twice/],
    [position({ troops: [{ ...troop, companies: [106] }] }), /^V4.1: the Garrison is in troop:0.2/],
    [position({ troops: [{ ...troop, area: 1, companies: [106] }] }), /^V4.1: the Garrison left its City/],
    [position({ troops: [troop, { ...troop, seat: 1, companies: [34] }] }), /^V4.14: two players' Troops/],
    [position({ troops: [{ ...troop, at: 'Cusago' }] }), /^troops\[0\].at: tile 10 is not on the map/],
    [{ ...position(), players: [{ family: null }, {}] }, /^players\[0\].family: families are chosen before/],
    [position({ troops: [troop], wounds: { swordsmen: 4 } }), /^V4.1: card 33 has 4 wounds of 4/],
    [position({ wounds: { swordsmen: 1 } }), /^wounds.swordsmen: no such Company is in play/],
    [position({ players: [{ hand: ['swordsmen'] }], wounds: { swordsmen: 1 } }), /^wounds.swordsmen: no such Company/],
    [position({ display: ['farmers'] }), /^display\[0\]: Farmers: a Ventura card is needed/],
    [position({ conscriptionDiscard: ['Acuto'] }), /^conscriptionDiscard\[0\]: Acuto: a Conscription card is needed/],
    [position({ turn: { step: 'lunch' } }), /^turn.step: initiative, or one of/],
    [position({ turn: { step: 'troop', seat: 2 } }), /^turn.seat: a whole number from 0 to 1/],
    [position({ flow: {} }), /^flow.stack/],
    [position({ flow: { stack: [] } }), /^flow.stack: there is no procedure/],
    [position({ flow: { stack: [{ proc: 'lunch', at: 'soup' }] } }), /^flow.stack\[0\]/],
    [position({ flow: { stack: [{ proc: 'prestige', at: 'spend', seat: 3 }] } }), /there is no such seat/],
    [{ ...position(), over: { winners: 0 } }, /^over.rule: the number of a rule/],
    [
      { ...position(), over: { winners: [99], rule: 'V31.1', key: 'over.points' } },
      /^over.winners\[0\]: a whole number/,
    ],
    [{ ...position(), over: { winners: [{ toString: 1 }], rule: '', key: '' } }, /^over.winners\[0\]: a whole number/],
    [{ ...position(), heand: [] }, /^heand: unknown field/],
    [position({ players: [{ heand: [] } as object] }), /^players\[0\].heand: unknown field/],
    [position({ troops: [{ ...troop, general: 1 } as never] }), /^troops\[0\].general: unknown field/],
    [{ ...position(), map: { 3: { toString: 1 } } }, /^map.3: a cell is written/],
    [{ ...position(), map: { constructor: '0,0' } }, /^map.constructor: there is no tile/],
    [{ ...position(), troops: Array.from({ length: 9999 }, () => ({})) }, /^troops: at most 200/],
    [position({ flow: { stack: [], waiting: [0, 0] } }), /^flow.stack: there is no procedure/],
  ];
  for (const [doc, text] of wrong) expect(problems(doc)).toMatch(text);
});

/** Words that mean something in a document. */
const WORDS = ['Acuto', 'garrison', 'Mantua'];

test('however a document is damaged, reading it never throws; what is accepted keeps the invariants', () => {
  const rng = rngOf('damage');
  let refused = 0;
  for (let n = 0; n < 4; n++)
    for (const world of positions(`damage ${n}`, 2 + (n % 3), 11)) {
      const whole = describe(world);
      for (let m = 0; m < 10; m++) {
        const doc = damage(damage(whole, rng, WORDS), rng, WORDS);
        let read: ReturnType<typeof ventura.arrange>;
        try {
          read = ventura.arrange(doc, ventura.components);
        } catch (e) {
          throw new Error(`${String(e)} for ${JSON.stringify(doc)}`);
        }
        if (read.ok) continue;
        refused++;
        for (const { path, text } of read.problems) expect([path.length > 0, text.length > 0]).toEqual([true, true]);
      }
    }
  expect(refused).toBeGreaterThan(500);
});
