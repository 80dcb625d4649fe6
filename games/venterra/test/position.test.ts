import { expect, test } from 'vitest';
import { BUILT_IN } from '../components/index.ts';
import { venterra } from '../index.ts';
import { position } from './table.ts';

const problems = (doc: unknown): string => {
  const arranged = venterra.arrange(doc, BUILT_IN);
  return arranged.ok ? '' : arranged.problems.map(({ path, text }) => `${path}: ${text}`).join('\n');
};

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
  ['an order without a seat', position({ order: [0, 0] }), 'order'],
  ['an upgrade of another faction', position({ players: [{ upgrades: ['Plunder'] }] }), 'players[0].upgrades'],
  ['a procedure that does not exist', { ...position(), flow: { stack: [{ proc: 'dance', at: 'now' }] } }, 'flow.stack'],
])('a position with %s is refused, and says where', (_, doc, path) => {
  expect(problems(doc)).toContain(path);
});
