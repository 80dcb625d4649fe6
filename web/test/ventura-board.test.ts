/** What the page cries out over Ventura's board, and what the strip leaves out. */

import { board } from '@condotta/games/ventura/board';
import type { BoardProps } from '@condotta/pieces';
import { expect, test } from 'vitest';

type Line = readonly [key: string, args: Record<string, string | number>];

const cried = (seat: number | null, ...lines: readonly Line[]) => {
  const happened = lines.map(([key, args], step) => ({ key, args, text: key, step, things: [] }));
  return board.heralds?.({ happened, seat, language: 'en' } as unknown as BoardProps) ?? [];
};

const EVENT: Line = ['event', { seat: 'seat:1', card: 'card:99', price: 'price:0' }];
const PAID: Line = ['event.paid', { seat: 'seat:0', to: 'seat:1', florins: 3 }];

test('an Event of another turns its face up, with the coins that leave and where they go', () => {
  expect(cried(0, EVENT, PAID)).toEqual([
    {
      kind: 'deed',
      seat: 1,
      card: 'card:99',
      text: 'event event.paid',
      flows: [
        { seat: 0, icon: 'coin', name: 'Florins', by: -3 },
        { seat: 1, icon: 'coin', name: 'Florins', by: 3 },
      ],
    },
  ]);
  // One's own deeds are no news; a spectator is told of everybody's.
  expect(cried(1, EVENT, PAID)).toEqual([]);
  expect(cried(null, EVENT, PAID)).toHaveLength(1);
});

test('land that is lost is cried out with whoever scores for it', () => {
  const loss: Line = ['domain.loss', { seat: 'seat:0', tile: 'tile:7', markers: 2 }];
  const points: Line = ['points', { seat: 'seat:1', points: 2, total: 9 }];
  const [herald, ...more] = cried(0, loss, points, ['march', { troop: 'troop:1.2/army', tile: 'tile:8' }]);
  expect(herald).toMatchObject({ kind: 'deed', seat: 1, card: null });
  expect(herald?.flows.map(({ seat, icon, by }) => [seat, icon, by])).toEqual([
    [0, 'tower', -2],
    [1, 'laurels', 2],
  ]);
  expect(more).toMatchObject([{ kind: 'turn', seat: 1 }]);
});

test('a round and the first march of each house are turns; points of Prestige are no deed', () => {
  const march = (seat: number): Line => ['march', { troop: `troop:${seat}.2/company`, tile: 'tile:8' }];
  const points: Line = ['points', { seat: 'seat:1', points: 7, total: 9 }];
  expect(
    cried(0, ['round', { round: 2 }], points, march(1), march(1), march(2), march(0)).map(({ kind, seat }) => [
      kind,
      seat,
    ]),
  ).toEqual([
    ['turn', null],
    ['turn', 1],
    ['turn', 2],
  ]);
});

test('what no turn could allow is no furniture of the strip', () => {
  const note = (options: object, family: string, rule: string) =>
    board.noteOf?.({ view: { options, players: [{ family }] }, seat: 0 } as unknown as BoardProps, {
      verb: 'three',
      arg: null,
      label: '',
      refusal: { rule, text: '', blame: [] },
    });
  expect(note({ toArms: false }, 'este', 'V32.5')).toBeNull();
  expect(note({ toArms: true }, 'este', 'V32.5')).toBe('');
  expect(note({ familialExpertise: false }, 'gonzaga', 'V32.9')).toBeNull();
  expect(note({ familialExpertise: true }, 'gonzaga', 'V32.9')).toBe('');
  expect(note({ familialExpertise: true }, 'este', 'V32.11')).toBeNull();
  expect(note({ toArms: false }, 'este', 'V11.1')).toBe('');
  // In the Regroup Step nothing has been said that could be forgotten, or something has.
  const leave = (refusal: { rule: string; text: string; blame: readonly string[] } | null) =>
    board.noteOf?.({} as BoardProps, { verb: 'leave', arg: null, label: '', refusal });
  expect(leave({ rule: 'V18.1', text: '', blame: [] })).toBeNull();
  expect(leave(null)).toBe('');
});
