import { testDamaged } from '@condotta/kit/testing';
import { expect, test } from 'vitest';
import { BUILT_IN } from '../components/index.ts';
import { venterra } from '../index.ts';
import { frames, type VenterraFrame } from '../state.ts';
import { position } from './table.ts';

const problems = (doc: unknown): string => {
  const arranged = venterra.arrange(doc, BUILT_IN);
  return arranged.ok ? '' : arranged.problems.map(({ path, text }) => `${path}: ${text}`).join('\n');
};

const waiting = (more: object): object => ({
  hex: 0,
  seat: 0,
  units: [0, 0, 0, 0, 0, 0],
  from: [],
  closed: [],
  ...more,
});

/** A procedure in the middle of a round. */
const inProgress = (frame: VenterraFrame): object => ({
  ...position(),
  flow: { stack: [frames.game({ at: 'next' }), frames.round({ drafts: [0, 0] }), frame] },
});

test.each([
  ['one player', { players: [{}] }, 'players'],
  ['six players', { players: [{}, {}, {}, {}, {}, {}] }, 'players'],
  ['a faction twice', position({ players: [{ faction: 'order' }, { faction: 'order' }] }), 'players[1].faction'],
  ['a strange field', { ...position(), weather: 'fine' }, 'weather'],
  ['a territory off the map', position({ units: [{ at: '9,9', seat: 0, soldier: 1 }] }), 'units[0].at'],
  ['a ship on land', position({ units: [{ at: '1,-1', seat: 0, ship: 1 }] }), 'F4.7'],
  ['too many pieces', position({ units: [{ at: '1,-1', seat: 0, knight: 5 }] }), 'F1.11'],
  ['a card twice', position({ players: [{ favors: [1] }, { favors: [1] }] }), 'players[1].favors[0]'],
  ['a quest twice', position({ display: [1], players: [{ reserved: [1] }] }), 'F1.4'],
  ['too many battle tokens', position({ players: [{ battleTokens: 26 }] }), 'players[0].battleTokens'],
  [
    'boards that overlap',
    position({
      map: [
        { side: '1S', at: '0,0' },
        { side: '1A', at: '1,0' },
        { side: '2A', turn: 2, at: '0,2' },
      ],
    }),
    'map',
  ],
  [
    'a board that touches none',
    position({
      map: [
        { side: '1S', at: '0,0' },
        { side: '1A', at: '2,-2' },
        { side: '2A', turn: 2, at: '20,2' },
      ],
    }),
    'map[2]: it touches no board before it',
  ],
  ['an order without a seat', position({ order: [0, 0] }), 'order'],
  ['an upgrade of another faction', position({ players: [{ upgrades: ['Plunder'] }] }), 'players[0].upgrades'],
  ['units where there is no map', { ...position(), map: [], units: [[0]] }, 'units[0].at'],
  ['a board that lies nowhere', { ...position(), map: [{ side: '1S', at: { toString: 1 } }] }, 'map[0].at'],
  ['an inherited name', position({ players: [{ faction: 'constructor' }] }), 'players[0].faction'],
  ['units that wait off the map', { ...position(), pending: [waiting({ hex: 99 })] }, 'pending[0]'],
  ['units of nobody that wait', { ...position(), pending: [waiting({ seat: 7 })] }, 'pending[0].seat'],
  ['units of no kind that wait', { ...position(), pending: [waiting({ units: [] })] }, 'pending[0].units'],
  ['a seat that does not exist', inProgress(frames.action({ seat: 4 })), 'flow.stack[2]: there is no seat 4'],
  ['a territory that does not exist', inProgress(frames.movement({ from: 99 })), 'flow.stack[2]: there is no from 99'],
  ['a fight of one side', inProgress(frames.fight({ ships: [0] })), 'flow.stack[2]: there are two sides'],
  ['half a way', inProgress(frames.movement({ legs: [0, 1] })), 'flow.stack[2]: a unit goes from here to there'],
  ['half a retreat', inProgress(frames.retreat({ legs: [0] })), 'flow.stack[2]: a unit goes somewhere'],
  ['a seat without an answer', inProgress(frames.favor({ card: 1 })), 'flow.stack[2]: every seat has an answer'],
  ['a seat without a bid', inProgress(frames.bidding()), 'flow.stack[2]: every seat has a bid'],
  ['a seat without a draft', inProgress(frames.round()), 'flow.stack[2]: every seat has a draft'],
  [
    'nothing to do in the second action',
    { ...position(), flow: { stack: [frames.game({ at: 'next' }), frames.round({ at: 'second', drafts: [0, 0] })] } },
    'flow.stack[1]: an action card is missing',
  ],
  ['a procedure that does not exist', { ...position(), flow: { stack: [{ proc: 'dance', at: 'now' }] } }, 'flow.stack'],
])('a position with %s is refused, and says where', (_, doc, path) => {
  expect(problems(doc)).toContain(path);
});

test('what may be on the table is accepted', () => {
  expect(problems(inProgress(frames.movement({ from: -1, target: 3, unit: 6, legs: [0, 1, 3] })))).toBe('');
  expect(problems(inProgress(frames.favor({ card: 1, answers: [0, 2] })))).toBe('');
});

testDamaged(venterra, ['order', '1,-1', 'charge', 'all', '1S']);
