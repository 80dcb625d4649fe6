/** A suite that cannot fail is worth nothing: faults planted in what is saved, replayed or taken back, and in who may do what, are found. */

import { expect, test } from 'vitest';
import { type GameTypes, refuser, unknownThing } from '../../contract.ts';
import { at } from '../../list.ts';
import { attempt } from '../common.ts';
import { duel } from '../duel.ts';
import { replaysProperty } from '../replays.ts';
import { saveLoadProperty } from '../save-load.ts';
import { undoProperty } from '../undo.ts';
import { wrongHandsProperty } from '../wrong-hands.ts';
import { applies, checks, hiddenMemory, type Plant, procedures, stepOf, verbOf } from './plants.ts';

const refuse = refuser<GameTypes>();

const plants: readonly Plant[] = [
  [
    'a value that is not of the shape',
    saveLoadProperty,
    () =>
      applies('turn', 'met', 'flee', (p) => {
        p.s.scores[0] = 0.5;
      }),
    /^a saved world is not accepted/,
  ],
  [
    'a document that forgets',
    saveLoadProperty,
    () => ({ ...duel, describe: (t, w) => ({ ...(duel.describe(t, w) as object), discard: [] }) }),
    /^a position document/,
  ],
  [
    'a document that forgets the sealed answers',
    saveLoadProperty,
    () => ({
      ...duel,
      describe: (t, w) => ({
        ...(duel.describe(t, w) as object),
        stack: w.stack.map((f) => (f.proc === 'fight' ? { ...f, orders: [[], []] } : f)),
      }),
    }),
    /^a position document is not the position/,
  ],
  [
    'a step that does something on entering',
    saveLoadProperty,
    () =>
      procedures((p) => {
        stepOf(p, 'turn', 'met').run = (play, f) => {
          play.s.turn += 1;
          return { kind: 'ask', seats: [f.proc === 'turn' ? f.foe : 0], sealed: false };
        };
      }),
    /^running a step again/,
  ],
  [
    'a procedure with a memory of its own',
    replaysProperty,
    () => {
      const n = hiddenMemory();
      return applies('turn', 'met', 'flee', (p) => {
        p.s.turn += n() % 2;
      });
    },
    /^a record does not lead|^a replay leads elsewhere|^exception Error: a decision that stood/,
  ],
  [
    'a log with a memory of its own',
    replaysProperty,
    () => {
      const n = hiddenMemory();
      return applies('turn', 'met', 'flee', (p) => p.log('dealt', { cards: n() }, 'D1'));
    },
    /^a replay tells another story/,
  ],
  [
    'a check that ignores the seat',
    wrongHandsProperty,
    () =>
      checks('fight', 'orders', 'place', ({ s }, f, _, arg) => {
        if (f.proc !== 'fight') return unknownThing(arg);
        return s.hands.flat().some((h) => `card:${h.card}` === arg) && f.orders.every((o) => o.length < 3)
          ? null
          : unknownThing(arg);
      }),
    /^accepted from wrong hands: place/,
  ],
  [
    'a check that reads numbers out of anything',
    wrongHandsProperty,
    () =>
      checks('turn', 'steps', 'walk', (_t, _f, _s, arg) =>
        Number(String(arg).split(':').at(-1)) < 6 ? null : unknownThing(arg),
      ),
    /^accepted from wrong hands: walk/,
  ],
  [
    'a check that is not total',
    wrongHandsProperty,
    () =>
      checks('turn', 'steps', 'walk', (_t, _f, _s, arg) =>
        (arg as string).startsWith('field:') ? null : unknownThing(arg),
      ),
    /^exception TypeError/,
  ],
  [
    'a check that changes something',
    wrongHandsProperty,
    () =>
      checks('turn', 'met', 'flee', ({ s }, _f, _s, arg) => {
        if (arg === 'field:1') return null;
        s.discard.reverse();
        s.dice = !s.dice;
        return refuse('D4.1', 'laid-none');
      }),
    /^a refused decision changes the match/,
  ],
  [
    'a procedure that undo cannot reach',
    undoProperty,
    () => {
      const n = hiddenMemory();
      return applies('turn', 'steps', 'walk', (p) => {
        p.s.turn += n() % 2;
      });
    },
    /^undo leads elsewhere|^doing it again leads elsewhere/,
  ],
  [
    'sealed answers that depend on each other',
    undoProperty,
    () =>
      procedures((p) => {
        const place = verbOf(p, 'fight', 'orders', 'place');
        const { check } = place;
        // The second may lay only after the first has.
        place.check = (t, f, seat, arg) => {
          const first = f.proc !== 'fight' || at(f.sides, 0) === seat || at(f.orders, 0).length > 0;
          return first ? check(t, f, seat, arg) : refuse('D5.1', 'laid-none');
        };
        verbOf(p, 'fight', 'orders', 'ready').check = (_, f, seat) =>
          f.proc === 'fight' && at(f.orders, f.sides.indexOf(seat)).length === 0 && at(f.orders, 0).length > 0
            ? refuse('D5.2', 'laid-none')
            : null;
      }),
    /^exception Error: a decision that stood is refused|^undo leads elsewhere|^what was taken back/,
  ],
];

test.each(plants)('finds %s', (_name, property, game, kind) => {
  const { failure } = attempt(property, game(), { seed: 'plants', count: 30_000, rate: 0.5, stepLimit: 3_000 });
  expect(failure?.message).toMatch(kind);
});
