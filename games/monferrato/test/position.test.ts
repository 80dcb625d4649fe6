import { testDamaged } from '@condotta/kit/testing';
import { expect, test } from 'vitest';
import { monferrato } from '../index.ts';
import { frames, type MonferratoFrame } from '../state.ts';

const problems = (doc: unknown): string => {
  const arranged = monferrato.arrange(doc, monferrato.components);
  return arranged.ok ? '' : arranged.problems.map(({ path, text }) => `${path}: ${text}`).join('\n');
};

/** A procedure in an activation of the Gonzaga. */
const during = (...above: MonferratoFrame[]): object => ({
  units: { G2: 'casale' },
  cup: [],
  drawn: 'G',
  flow: { stack: [frames.game({ at: 'turn' }), frames.turn(), ...above] },
});
const inProgress = (frame: MonferratoFrame): object => during(frames.activation(NO_SIDES), frame);
const NO_SIDES = { laid: Array(9).fill(0), tried: Array(9).fill(0) };

/** A Camp, and only an enemy beside it. */
const lone = (unit: string, zone: string): object => ({
  units: { [unit]: zone },
  camps: ['mantova', 'valenza', 'torino'],
});
/** Mines before Casale, and those who dug them hold it. */
const mined = (holder: string, miner: string, of: string): object => ({
  units: { [holder]: 'casale', [miner]: 'rosignano' },
  mines: { 'casale-rosignano': { count: 1, of } },
});

test.each([
  ['a strange field', { heand: [] }, 'heand: unknown field'],
  ['a strange option', { options: { weather: 'fine' } }, 'options.weather: unknown field'],
  ['a strange mark', { units: { G2: { at: 'casale', tired: true } } }, 'units.G2.tired: unknown field'],
  ['a strange field of a Camp', { camps: [{ at: 'mantova', gone: true }] }, 'camps[0].gone: unknown field'],
  ['Forts of nobody', { forts: { venice: [] } }, 'forts.venice: unknown field'],
  ['Forts left to nobody', { fortsLeft: { venice: 1 } }, 'fortsLeft.venice: unknown field'],
  ['a strange field of Mines', { mines: { 'casale-trino': { many: 1 } } }, 'mines.casale-trino.many: unknown field'],
  ['the Morale of nobody', { morale: { pope: 5 } }, 'morale.pope: unknown field'],
  ['nobody who enters', { entering: { pope: 5 } }, 'entering.pope: unknown field'],
  ['a strange field of a group', { groups: [{ chit: 5, when: 1 }] }, 'groups[0].when: unknown field'],
  ['a strange field of the flow', { flow: { stack: [], sealed: true } }, 'flow.sealed: unknown field'],
  ['a unit that does not exist', { units: { X1: 'casale' } }, 'units.X1: there is no unit "X1"'],
  ['an inherited place', { units: { G2: 'constructor' } }, 'units.G2: there is no zone "constructor"'],
  ['a place that is no word', { units: { G2: { at: { toString: 1 } } } }, 'units.G2: there is no zone {"toString":1}'],
  ['a Command that is no word', { drawn: { toString: 1 } }, 'drawn: there is no Command {"toString":1}'],
  ['a third hand', { hands: [[], [], []] }, 'hands: at most 2'],
  ['points of one faction', { points: [3] }, 'points: 2 are needed here'],
  ['cautions of a third', { cautioned: [true, true, true] }, 'cautioned: 2 are needed here'],
  ['no procedure', { flow: { stack: [] } }, 'flow.stack: there is no procedure in progress'],
  ['a strange procedure', { flow: { stack: [{ proc: 'dance', at: 'now' }] } }, 'flow.stack[0]'],
  ['a procedure twice', during(frames.turn()), 'flow.stack[2]: "turn" cannot be in progress here'],
  ['a zone in no activation', during(frames.zone()), 'flow.stack[2]: "zone" cannot be in progress here'],
  ['no game', { flow: { stack: [frames.turn()] } }, 'flow.stack[0]: "turn" cannot be in progress here'],
  ['no turn', { flow: { stack: [frames.game(), frames.march()] } }, 'flow.stack[1]: "march" cannot be in progress'],
  ['a seat that does not exist', inProgress(frames.spies({ seat: 2 })), 'flow.stack[3]: there is no seat 2'],
  ['a zone that does not exist', inProgress(frames.occupy({ zone: -1 })), 'flow.stack[3]: there is no zone -1'],
  ['a chit that does not exist', inProgress(frames.chit({ chit: 49 })), 'flow.stack[3]: there is no chit 49'],
  ['sides that do not exist', during(frames.activation({ ...NO_SIDES, laid: [] })), 'flow.stack[2]: there are 9 sides'],
  ['sides nobody tried', during(frames.activation({ ...NO_SIDES, tried: [] })), 'flow.stack[2]: there are 9 sides'],
  ['attackers from nowhere', inProgress(frames.battle({ attackers: [3] })), 'flow.stack[3]: each attacker comes from'],
  [
    'units brought nowhere',
    inProgress(frames.replacements({ brought: [1] })),
    'flow.stack[3]: units are brought to each',
  ],
  ['a Camp of Pro-Spain among enemies', lone('G2', 'valenza'), 'a Camp of faction 1 is alone among enemies'],
  ['a Camp of Pro-France among enemies', lone('M2', 'mantova'), 'a Camp of faction 0 is alone among enemies'],
  ['Mines of the Spaniards who hold the Fortress', mined('M2', 'M11', 'spain'), 'has Mines of its own holder'],
  ['Mines of the French who hold the Fortress', mined('G2', 'G14', 'france'), 'has Mines of its own holder'],
])('a position with %s is refused, and says where', (_, doc, text) => {
  expect(problems(doc)).toContain(text);
});

test('what may be on the table is accepted', () => {
  expect(problems(during(frames.activation({ ...NO_SIDES, leader: -1, march: -1 })))).toBe('');
  expect(problems(inProgress(frames.response({ zone: -1, from: -1 })))).toBe('');
  expect(problems({ units: { G2: 'reserve' }, points: [1, 2], cautioned: [true, false] })).toBe('');
});

testDamaged(monferrato, ['G2', 'casale', 'reserve', 'france', 'Apr 1628']);
