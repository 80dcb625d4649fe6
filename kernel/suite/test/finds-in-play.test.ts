/** A suite that cannot fail is worth nothing: faults planted in random games are found. */

import { expect, test } from 'vitest';
import { type GameTypes, refuser } from '../../contract.ts';
import { at } from '../../list.ts';
import { type Shape, text } from '../../shape.ts';
import { boundedProperty } from '../bounded.ts';
import { attempt } from '../common.ts';
import { duel } from '../duel.ts';
import { type DuelState, duelState } from '../duel-rules.ts';
import { randomGamesProperty } from '../random-games.ts';
import { applies, checks, hiddenMemory, messages, type Plant, procedures, stepOf, verbOf } from './plants.ts';

const refuse = refuser<GameTypes>();

const without = (key: string): Record<string, string> =>
  Object.fromEntries(Object.entries(duel.messages.it).filter(([k]) => k !== key));

/** A shape that lies: hands pass for text, so that copies share them. */
const sharing: Shape<DuelState> = {
  node: {
    kind: 'record',
    fields: fieldsOf(duelState).map(([key, node]) => [key, key === 'hands' ? text.node : node] as const),
  },
};

function fieldsOf({ node }: typeof duelState): readonly (readonly [string, Shape<unknown>['node']])[] {
  return node.kind === 'record' ? node.fields : [];
}

const plants: readonly Plant[] = [
  [
    'free arranging',
    boundedProperty,
    () =>
      procedures((p) => {
        const steps = stepOf(p, 'turn', 'steps');
        steps.verbs['turn-round'] = {
          check: () => null,
          apply(play, f) {
            const [first, ...others] = play.s.hands[f.proc === 'turn' ? f.seat : 0] ?? [];
            if (first && f.proc === 'turn') play.s.hands[f.seat] = [...others, first];
            return { kind: 'again' };
          },
        };
      }),
    /^a position comes twice/,
  ],
  [
    'a check that shared work makes another',
    randomGamesProperty,
    () => {
      const memory = hiddenMemory();
      const seen = new WeakSet<object>();
      return checks('turn', 'steps', 'stop', (t) => {
        const known = seen.has(t);
        seen.add(t);
        return known || memory() % 2 === 0 ? null : refuse('D2.2', 'too-far', { field: 'field:0' });
      });
    },
    /./,
  ],
  [
    'a broken invariant',
    randomGamesProperty,
    () => applies('turn', 'met', 'flee', (p) => void p.s.pile.pop()),
    /^invariant D1 is broken/,
  ],
  [
    'a dead end',
    randomGamesProperty,
    () =>
      checks('fight', 'orders', 'ready', (_, f) =>
        f.proc === 'fight' && f.orders.some((o) => o.length === 3) ? refuse('D5.2', 'laid-none') : null,
      ),
    /^dead end/,
  ],
  [
    'a game without end',
    randomGamesProperty,
    () =>
      procedures((p) => {
        const next = stepOf(p, 'game', 'next');
        const { run } = next;
        next.run = (play, f, result) => {
          play.s.turn %= 8;
          return run(play, f, result);
        };
        stepOf(p, 'fight', 'clash').run = () => ({ kind: 'done', result: 0 });
      }),
    /^the game does not end/,
  ],
  [
    'an exception',
    randomGamesProperty,
    () => applies('turn', 'met', 'flee', (p) => void at(p.s.hands, 9)),
    /^exception RangeError/,
  ],
  [
    'a message missing in Italian',
    randomGamesProperty,
    () => ({ ...duel, messages: { ...duel.messages, it: without('beat') } }),
    /^message beat is missing/,
  ],
  [
    'a prompt missing',
    randomGamesProperty,
    () => ({ ...duel, messages: { ...duel.messages, it: without('ask.turn.met') } }),
    /^message ask\.turn\.met is missing/,
  ],
  [
    'a refusal missing',
    randomGamesProperty,
    () => ({ ...duel, messages: { ...duel.messages, it: without('flee-into') } }),
    /^message flee-into is missing/,
  ],
  [
    'a last message missing',
    randomGamesProperty,
    () => ({ ...duel, messages: { ...duel.messages, it: without('over.rounds') } }),
    /^message over\.rounds is missing/,
  ],
  [
    'different arguments',
    randomGamesProperty,
    () => messages({ it: { walked: '{seat} va.' } }),
    /^message walked differs/,
  ],
  [
    'an argument lacking',
    randomGamesProperty,
    () => messages({ en: { walked: '{seat} {how} {field}' }, it: { walked: '{seat} {how} {field}' } }),
    /^message walked lacks/,
  ],
  ['a thing without a name', randomGamesProperty, () => ({ ...duel, nameOf: () => String(undefined) }), /reads badly/],
  [
    'an event without rule',
    randomGamesProperty,
    () => applies('turn', 'met', 'flee', (p) => p.log('dealt', { cards: 1 }, '' as 'D1')),
    /^event dealt cites no rule/,
  ],
  [
    'a refusal without rule',
    randomGamesProperty,
    () =>
      checks('turn', 'met', 'flee', (_t, _f, _s, arg) => (arg === 'field:0' ? null : refuse('see above', 'laid-none'))),
    /^refusal laid-none cites no rule/,
  ],
  [
    'a copy that shares',
    randomGamesProperty,
    () => ({ ...duel, shape: sharing }),
    /^playing on a copy changes the original/,
  ],
  [
    'a list that repeats itself',
    randomGamesProperty,
    () =>
      procedures((p) => {
        verbOf(p, 'turn', 'steps', 'walk').things = () => ['field:1', 'field:1', 'field:2', 'field:3', 'field:5'];
      }),
    /^the legal list repeats itself/,
  ],
  [
    'a judge with moods',
    randomGamesProperty,
    () => {
      const mood = hiddenMemory();
      return checks('turn', 'steps', 'stop', () => (mood() % 3 < 2 ? null : refuse('D2.2', 'laid-none')));
    },
    /^the legal list is not|^the judge contradicts/,
  ],
  [
    'seats asked out of order',
    randomGamesProperty,
    () =>
      procedures((p) => {
        stepOf(p, 'fight', 'orders').run = (_, f) => ({
          kind: 'ask',
          seats: f.proc === 'fight' ? f.sides : [],
          sealed: true,
        });
      }),
    /^wrong seats are asked/,
  ],
  [
    'a seat asked that does not exist',
    randomGamesProperty,
    () =>
      procedures((p) => {
        stepOf(p, 'turn', 'met').run = () => ({ kind: 'ask', seats: [3], sealed: false });
      }),
    /^wrong seats are asked/,
  ],
  [
    'nobody asked',
    randomGamesProperty,
    () =>
      procedures((p) => {
        stepOf(p, 'turn', 'met').run = () => ({ kind: 'ask', seats: [], sealed: false });
      }),
    /^nobody is asked/,
  ],
  [
    'scores that are none',
    randomGamesProperty,
    () => ({ ...duel, scores: (s) => s.scores.map((n) => n / 0) }),
    /^the scores/,
  ],
  [
    'a winner who does not exist',
    randomGamesProperty,
    () => applies('turn', 'met', 'flee', (p) => p.end({ winners: [7], rule: 'D7.1', key: 'over.goal' })),
    /^the winners/,
  ],
];

test.each(plants)('finds %s', (_name, property, game, kind) => {
  const { failure } = attempt(property, game(), { seed: 'plants', count: 30_000, rate: 0.5, stepLimit: 3_000 });
  expect(failure?.message).toMatch(kind);
});
