import { type AnyGame, anyEngineOf, at, chanceOf, rngOf, tableOf, type World } from '@condotta/kernel';
import { damage } from '@condotta/kit/testing';
import { expect, test } from 'vitest';
import type { RavennaFrame, RavennaTypes, State } from '../state.ts';
import { alone, type PositionDoc, ravenna, table } from './table.ts';

const engine = anyEngineOf(ravenna as AnyGame);
type RavennaWorld = World<State, RavennaFrame>;
const TEAMS = ['even', 'french', 'league'];

/** Positions of random games, one decision in `every`. */
function* positions(seed: string, seats: number, every: number): Generator<RavennaWorld> {
  const rng = rngOf(seed);
  const world = engine.begin({ seats, scenario: null, options: { teams: at(TEAMS, rng(3)) } }, chanceOf(rng), null);
  for (let n = 0; n < 4000 && !world.over; n++) {
    if (n % every === 0) yield world as RavennaWorld;
    const seat = at(world.waiting, rng(world.waiting.length));
    const legal = engine.legal(world, seat);
    engine.play(world, seat, at(legal, rng(legal.length)), chanceOf(rng), null);
  }
  yield world as RavennaWorld;
}

const describe = (world: RavennaWorld): unknown =>
  JSON.parse(JSON.stringify(ravenna.describe(tableOf<RavennaTypes>(world.state, ravenna.components), world)));

/** The problems of a document as text; fails if it is accepted or if anything is thrown. */
function problems(doc: unknown): string {
  const read = ravenna.arrange(doc, ravenna.components);
  return read.ok ? 'nothing' : read.problems.map(({ path, text }) => `${path}: ${text}`).join('\n');
}

test('a position written down and read again is the same world, at many points of random games', () => {
  const steps = new Set<string>();
  let count = 0;
  for (let n = 0; n < 15; n++)
    for (const world of positions(`position ${n}`, 2 + (n % 5), 5)) {
      const read = ravenna.arrange(describe(world), ravenna.components);
      if (!read.ok) throw new Error(JSON.stringify(read.problems));
      const { state, stack, waiting, sealed, over } = read.value;
      expect(JSON.stringify({ state, stack, waiting, sealed, apart: [], over })).toBe(JSON.stringify(world));
      const top = world.stack.at(-1);
      steps.add(`${top?.proc}.${top?.at}`);
      count++;
    }
  expect(count).toBeGreaterThan(400);
  expect(steps.size).toBeGreaterThan(12);
});

test('reading a position leaves the document alone', () => {
  const doc: PositionDoc = {
    phase: 5,
    units: { F1: { at: 'C4/S', marked: true } },
    commanders: { F1: { issued: 'A' } },
  };
  const before = JSON.stringify(doc);
  const read = ravenna.arrange(doc, ravenna.components);
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  engine.resume(read.value, chanceOf(rngOf('x')), null);
  expect(JSON.stringify(doc)).toBe(before);
});

test('what is left out has a default: the battle begins', () => {
  const t = table({});
  expect(t.at).toBe('orders.choose');
  expect(t.asked).toEqual([0, 1]);
  expect(t.s).toMatchObject({ turn: 1, phase: 1, sides: [{ moral: 24, hand: [0, expect.any(Number)] }, {}] });
  for (const [unit, data] of ravenna.components.units.entries())
    expect(t.place(`${unit < 12 ? 'F' : 'L'}${(unit % 12) + 1}`)).toMatch(
      new RegExp(`^${data.start}/.*/${data.facing}$`),
    );
  expect(table({ turn: 0 }).at).toBe('deployment.choose');
});

test('whatever the phase, everything lies there that must', () => {
  for (const turn of [1, 4, 8])
    for (const phase of [1, 2, 3, 4, 5, 6, 7]) {
      const read = ravenna.arrange({ turn, phase }, ravenna.components);
      if (!read.ok) throw new Error(JSON.stringify(read.problems));
      const { commanders, sides } = read.value.state;
      for (const side of sides) expect(side.used.length).toBe(turn - 1);
      for (const { issued, answer } of commanders) {
        expect(issued >= 0).toBe(phase > 1);
        expect(answer).toBe(phase > 2 ? 'accepted' : 'none');
      }
    }
});

test('who has got no Order gets one that the Strategy card asks for', () => {
  // Preparation is W M M for the French and M P W for the League.
  const orders = (commanders: PositionDoc['commanders']): number[] => {
    const read = ravenna.arrange({ phase: 5, commanders }, ravenna.components);
    if (!read.ok) throw new Error(JSON.stringify(read.problems));
    return read.value.state.commanders.map(({ issued }) => issued);
  };
  const [P, A, M, W] = [0, 1, 2, 3];
  expect(orders({})).toEqual([W, M, M, M, P, W]);
  expect(orders({ F2: { issued: 'M' }, L2: { issued: 'M' } })).toEqual([W, M, M, P, M, W]);
  expect(orders({ F2: { issued: 'A' } }).at(1)).toBe(A);
});

test('at whose moment the phase is, and what has been turned up by then', () => {
  const { units, commanders } = ravenna.components;
  const second = [...commanders.keys()].sort((a, b) => at(commanders, a).priority - at(commanders, b).priority)[1] ?? 0;
  const id = `${second < 3 ? 'F' : 'L'}${(second % 3) + 1}`;
  const t = table({ phase: 2, acting: id });
  expect(t.frame).toMatchObject({ proc: 'execution', at: 'answer', commander: second });
  expect(t.s.commanders.filter(({ answer }) => answer === 'accepted').length).toBe(1);
  expect(at(units, 0).commander).toBe(0);
  const marching: PositionDoc = {
    phase: 5,
    units: alone({ F1: { at: 'C3/S', marked: true }, L9: 'C5/N' }),
    commanders: { F1: { issued: 'A' } },
  };
  expect(table(marching).commander('F1').shown).toBe(true);
  const read = ravenna.arrange(marching, ravenna.components);
  expect(read.ok && read.value.state.commanders[0]?.shown).toBe(false);
  expect(table({ ...marching, acting: 'F1' }).at).toBe('march.go');
});

test('what is no document at all', () => {
  for (const doc of [null, undefined, 1, 'x', [], true]) expect(problems(doc)).toMatch(/^\(whole\): an object/);
});

test('each kind of mistake is told with its place', () => {
  const wrong: [PositionDoc | Record<string, unknown>, RegExp][] = [
    [{ seats: 7 }, /^seats: a whole number from 2 to 6/],
    [{ options: { teams: 'red' } }, /^options.teams: one of even, french, league/],
    [{ turn: 9 }, /^turn: a whole number from 0 to 8/],
    [{ phase: 8 }, /^phase: a whole number from 0 to 7/],
    [{ turn: 0, phase: 3 }, /^R4.1: phase 3 of turn 0/],
    [{ units: { F13: 'C3' } }, /^units.F13: unknown field/],
    [{ units: { F1: 'G3' } }, /^units.F1.at: a place is written/],
    [{ units: { F1: 'C3/X' } }, /^units.F1.at: a place is written/],
    [{ units: { F1: 'C3/NN/S' } }, /^units.F1.at: a place is written/],
    [{ units: { F1: { at: 'C3', wounded: 1 } } }, /^units.F1.wounded: true or false/],
    [{ units: alone({ F1: 'C3/E/E', F2: 'C3/NE/S' }) }, /^R3.9: unit:F1 lies on cells/],
    [{ units: alone({ F1: 'C3/NE/E', F2: 'C3/NE/S' }) }, /^R3.9: unit:F2 lies on another/],
    [{ units: alone({ F1: 'C3', L1: 'C3' }) }, /^R3.9: enemies stand in C3/],
    [{ units: alone({ F3: 'C3/E', F4: 'C3/S' }) }, /^units: there is no room in C3/],
    [{ units: alone({ F1: 'C3/-/E' }) }, /^R3.9: unit:F1 lies on cells 0/],
    [{ units: { F1: { marked: true } } }, /^R4.9: unit:F1 is marked before phase 2/],
    [{ commanders: { F4: {} } }, /^commanders.F4: unknown field/],
    [{ phase: 3, commanders: { F1: { issued: 'X' } } }, /^commanders.F1.issued: there is no order "X"/],
    [{ phase: 3, commanders: { F1: { issued: 'W' }, F2: { issued: 'W' } } }, /^commanders.F2: there are not so many/],
    [{ phase: 3, commanders: { F1: { issued: null } } }, /^R7.3: commander:F1 has -1 issued in phase 3/],
    [{ phase: 3, commanders: { F1: { answer: 'perhaps' } } }, /^commanders.F1.answer: one of none, accepted/],
    [{ phase: 3, commanders: { F1: { answer: 'rejected' } } }, /^R7.3: commander:F1 has rejected and the new Order/],
    [{ phase: 3, commanders: { F2: { initiative: 'L1' } } }, /^commanders.F2.initiative: this side has no initiative/],
    [{ phase: 3, commanders: { F2: { issued: 'M', initiative: 'F1' } } }, /^R7.3: commander:F2 .* not told to wait/],
    [{ phase: 3, commanders: { F2: { issued: 'W', initiative: 'F1' } } }, /^R7.3: nobody of the line of commander:F2/],
    [{ phase: 3, commanders: { F2: { bearer: 'F99' } } }, /^commanders.F2.bearer: there is no unit "F99"/],
    [{ phase: 3, commanders: { F2: { knownBy: [2] } } }, /^commanders.F2.knownBy\[0\]: a whole number from 0 to 1/],
    [{ sides: { X: {} } }, /^sides.X: unknown field/],
    [{ sides: { F: { moral: -1 } } }, /^sides.F.moral: a whole number/],
    [{ sides: { F: { moral: 0 } } }, /^R15.4: side 0 has 0 Moral/],
    [{ sides: { F: { hand: ['L1'] } } }, /^sides.F.hand\[0\]: this side has no strategy "L1"/],
    [{ sides: { F: { hand: ['F1'], used: ['F1'] } } }, /^R1.4: the Strategy cards of side 0/],
    [{ sides: { F: { hand: ['F2'] } } }, /^R2.9: Preparation is in the deck of side 0/],
    [{ sides: { F: { hand: ['F1', 'F2', 'F3'] } } }, /^R1.4: the Chief of side 0 holds 3/],
    [{ turn: 3, sides: { F: { used: [] } } }, /^R1.4: side 0 has used 0 cards in turn 3/],
    [{ phase: 2, sides: { F: { played: null } } }, /^R1.4: side 0 has played 0 cards in phase 2/],
    [{ sides: { F: { spent: ['F9'] } } }, /^sides.F.spent: this side has no initiative "F9"/],
    [{ sides: { F: { spent: ['F1', 'F1'] } } }, /^R1.6: the Personal Initiatives of side 0/],
    [{ unit: {} }, /^unit: unknown field/],
    [{ units: { F1: { at: 'C3', injured: true } } }, /^units.F1.injured: unknown field/],
    [{ units: { F1: { at: { toString: 1 } } } }, /^units.F1.at: a place is written/],
    [{ phase: 4, acting: { toString: 1 } }, /^acting: there is no unit {"toString":1}/],
    [{ sides: { F: { hand: [{ toString: 1 }] } } }, /^sides.F.hand\[0\]: this side has no strategy {"toString":1}/],
    [{ acting: 'F1' }, /^acting: one acts after the other/],
    [{ phase: 2, acting: 'F9' }, /^acting: there is no commander "F9"/],
    [{ flow: {} }, /^flow.stack/],
    [{ flow: { stack: [] } }, /^flow.stack: there is no procedure/],
    [{ flow: { stack: [{ proc: 'lunch', at: 'soup' }] } }, /^flow.stack\[0\]/],
    [{ flow: { stack: [{ proc: 'execution', at: 'next', turn: 7, commander: 0 }] } }, /there is no turn 7/],
    [
      {
        units: alone({}),
        flow: { stack: [{ proc: 'effect', at: 'choose', unit: 3, result: 1, direction: 0, ditch: false }] },
      },
      /its Unit is not on the field/,
    ],
    [{ over: { winners: 0 } }, /^over.rule: the number of a rule/],
  ];
  for (const [doc, text] of wrong) expect([doc, problems(doc)]).toEqual([doc, expect.stringMatching(text)]);
});

/** Words that mean something in a document. */
const WORDS = ['F1', 'L12', 'C3/N', 'W', 'Break Asunder'];

test('however a document is damaged, reading it never throws', () => {
  const rng = rngOf('damage');
  let refused = 0;
  for (let n = 0; n < 5; n++)
    for (const world of positions(`damage ${n}`, 2 + n, 11)) {
      const whole = describe(world);
      for (let m = 0; m < 10; m++) {
        const doc = damage(damage(whole, rng, WORDS), rng, WORDS);
        let read: ReturnType<typeof ravenna.arrange>;
        try {
          read = ravenna.arrange(doc, ravenna.components);
        } catch (e) {
          throw new Error(`${String(e)} for ${JSON.stringify(doc)}`);
        }
        if (read.ok) continue;
        refused++;
        for (const { path, text } of read.problems) expect([path.length > 0, text.length > 0]).toEqual([true, true]);
      }
    }
  expect(refused).toBeGreaterThan(300);
});
