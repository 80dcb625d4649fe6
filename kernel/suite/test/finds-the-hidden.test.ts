/** A suite that cannot fail is worth nothing: whatever betrays what is hidden is found. */

import { expect, test } from 'vitest';
import { type GameTypes, refuser, sees, unknownThing } from '../../contract.ts';
import { at, last } from '../../list.ts';
import { attempt } from '../common.ts';
import { duel } from '../duel.ts';
import { nonInterferenceProperty } from '../non-interference.ts';
import { checks, type Plant, procedures, reimagines, stepOf, verbOf, views } from './plants.ts';

const refuse = refuser<GameTypes>();

const nonInterferenceOf = nonInterferenceProperty();

const plants: readonly Plant[] = [
  [
    'a view that leaks',
    nonInterferenceOf,
    () => views(({ s }) => ({ sum: s.pile.slice(0, 3) })),
    /^the view shows what is hidden/,
  ],
  [
    'a view that leaks how many',
    nonInterferenceOf,
    () => views((_, w) => ({ laid: w.stack.map((f) => (f.proc === 'fight' ? f.orders.map((o) => o.length) : 0)) })),
    /^the view shows what is hidden/,
  ],
  [
    'offers that leak',
    nonInterferenceOf,
    () =>
      checks('turn', 'steps', 'spy', ({ s }, f, _, arg) => {
        const other = s.hands.findIndex((_h, n) => arg === `seat:${n}`);
        if (other < 0 || f.proc !== 'turn' || other === f.seat || !s.hands[other]?.[0]) return unknownThing(arg);
        return at(at(s.hands, other), 0).card < 12 ? null : refuse('D6.1', 'spy-far');
      }),
    /^the offers shows? what is hidden/,
  ],
  [
    'a question that leaks',
    nonInterferenceOf,
    () => ({ ...duel, question: ({ s }) => ({ about: [`card:${s.pile[0]}`] }) }),
    /^the prompt shows what is hidden/,
  ],
  [
    'labels that leak',
    nonInterferenceOf,
    () => ({ ...duel, label: ({ s }) => ({ args: { next: s.pile[0] ?? 0 } }) }),
    /^the labels shows what is hidden/,
  ],
  [
    'a ground for being asked that knows the snares',
    nonInterferenceOf,
    () => ({
      ...duel,
      windows: (duel.windows ?? []).map((window) => ({
        ...window,
        grounds: { near: { title: { en: '', it: '' }, holds: ({ s }) => s.snares.some(({ field }) => field < 3) } },
      })),
    }),
    /^the grounds shows what is hidden/,
  ],
  [
    'a judge that knows the snares',
    nonInterferenceOf,
    () =>
      procedures((p) => {
        const walk = verbOf(p, 'turn', 'steps', 'walk');
        const { check } = walk;
        walk.check = (t, f, seat, arg) =>
          t.s.snares.some((snare) => snare.seat !== seat && arg === `field:${snare.field}`)
            ? refuse('D9.1', 'too-far', { field: 'field:0' })
            : check(t, f, seat, arg);
      }),
    /^the (offers|refusals)/,
  ],
  [
    'a card shown to others that can be taken back',
    nonInterferenceOf,
    () =>
      procedures((p) => {
        const walk = verbOf(p, 'turn', 'steps', 'walk');
        const { apply } = walk;
        walk.apply = (play, f, seat, arg) => {
          const first = play.s.hands[seat]?.shift();
          if (first) play.s.discard.push(first.card);
          return apply(play, f, seat, arg);
        };
      }),
    /^no barrier, but the view shows what was hidden/,
  ],
  [
    'a seat apart that shows how far it is',
    nonInterferenceOf,
    () => views((_, w) => ({ far: w.apart.map(({ stack }) => stack.length) })),
    /^the view shows what is hidden|^a sealed answer shows/,
  ],
  [
    'a refusal that leaks',
    nonInterferenceOf,
    () =>
      procedures((p) => {
        const place = verbOf(p, 'fight', 'orders', 'place');
        const { check } = place;
        place.check = (t, f, seat, arg) => {
          const refusal = check(t, f, seat, arg);
          const held = t.s.hands.some((hand) => hand.some((h) => `card:${h.card}` === arg));
          return refusal?.code === 'unknown' && held ? refuse('D5.1', 'laid-none') : refusal;
        };
      }),
    /^the refusals of what is not offered/,
  ],
  [
    'a log that leaks',
    nonInterferenceOf,
    () =>
      procedures((p) => {
        const draw = stepOf(p, 'turn', 'draw');
        const { run } = draw;
        draw.run = (play, f, result) => {
          const next = run(play, f, result);
          const card = play.s.hands.flat().at(-1);
          if (f.proc === 'turn') play.log('drew', { seat: `seat:${f.seat}`, card: `card:${card?.card}` }, 'D2.1');
          return next;
        };
      }),
    /^the log shows what the view hides/,
  ],
  [
    'a reveal without barrier',
    nonInterferenceOf,
    () =>
      procedures((p) => {
        const spy = verbOf(p, 'turn', 'steps', 'spy');
        const { apply } = spy;
        spy.apply = (play, f, seat, arg) =>
          apply(Object.create(play, { reveal: { value: () => undefined } }), f, seat, arg);
      }),
    /^no barrier, but the view shows/,
  ],
  [
    'a sealed answer that shows',
    nonInterferenceOf,
    () => {
      const shown = views((_, w) => ({
        laid: w.stack.map((f) => (f.proc === 'fight' ? f.orders.map((o) => o.length) : 0)),
      }));
      return { ...shown, reimagine: () => undefined };
    },
    /^a sealed answer shows/,
  ],
  [
    'reimagining that loses a card',
    nonInterferenceOf,
    () =>
      reimagines((t, w, eyes, rng) => {
        duel.reimagine(t, w, eyes, rng);
        t.s.pile.pop();
      }),
    /^reimagined: invariant D1/,
  ],
  [
    'reimagining that asks somebody else',
    nonInterferenceOf,
    () =>
      reimagines((t, w, eyes, rng) => {
        duel.reimagine(t, w, eyes, rng);
        w.waiting = [1 - at(w.waiting, 0)];
      }),
    /^a reimagined world asks others/,
  ],
  [
    'reimagining from the truth',
    nonInterferenceOf,
    () =>
      reimagines(({ s }, _w, eyes) => {
        const hidden = s.hands.flatMap((hand, seat) =>
          sees(eyes, seat) ? [] : hand.filter((h) => (h.seen & eyes) === 0),
        );
        const [first, second] = hidden;
        if (!first || !second) return;
        [first.card, second.card] = [second.card, first.card];
      }),
    /^reimagine depends on what is hidden/,
  ],
];

test.each(plants)('finds %s', (_name, property, game, kind) => {
  const { failure } = attempt(property, game(), { seed: 'plants', count: 30_000, rate: 0.5, stepLimit: 3_000 });
  expect(failure?.message).toMatch(kind);
});

test('finds a mind that looks at what it may not', () => {
  const cheat = nonInterferenceProperty({
    mind: (engine, world, seat) =>
      at(
        engine.legal(world, seat),
        (world as typeof world & { state: { pile: number[] } }).state.pile[0] === 0
          ? 0
          : engine.legal(world, seat).length - 1,
      ),
  });
  const { failure } = attempt(cheat, duel, { seed: 'minds', count: 5_000 });
  expect(failure?.message).toMatch(/^the choice of a mind/);
});

test('a mind that reimagines first chooses the same', () => {
  const honest = nonInterferenceProperty({
    mind(engine, world, seat, seed) {
      const rng = (n: number): number => seed.length % n;
      engine.game.reimagine(engine.table(world), world, 1 << seat, rng);
      return last(engine.legal(world, seat));
    },
  });
  const { failure, counts } = attempt(honest, duel, { seed: 'minds', count: 2_000 });
  expect(failure).toBeNull();
  expect(counts['choices of a mind']).toBeGreaterThan(100);
});
