import { range, textOf } from '@condotta/kernel';
import { testMessages } from '@condotta/kit/testing';
import { describe, expect } from 'vitest';
import { bidOf } from '../board/view-form.ts';
import { venterra } from '../index.ts';
import { label } from '../labels.ts';
import { en } from '../messages/en.ts';
import { it } from '../messages/it.ts';
import { question } from '../questions.ts';
import type { VenterraFrame } from '../state.ts';
import { position, type TestTable, table, test } from './table.ts';

testMessages({
  folder: new URL('../', import.meta.url),
  game: venterra,
  sources: ['./', 'rules/'],
  keyed: {},
  least: 80,
});

test('Italian names with an article of their own follow no preposition that would melt into it', () => {
  const melting = Object.entries(it).filter(([, text]) =>
    /\b(di|a|da|in|su) \{(seats?|foe|board|winner)\}/i.test(text),
  );
  expect(melting).toEqual([]);
});

test('verbs agree with a faction: The Watchers are many, The Order is one', () => {
  const factions = ['order', 'watchers', 'bear', 'pack'];
  const t = table(position({ players: factions.map((faction) => ({ faction })) }));
  const bids = (['en', 'it'] as const).map((language) =>
    range(4).map((seat) => textOf(venterra, rules(t), 'bid', { seat: `seat:${t.seatOf(seat)}`, wealth: 2 }, language)),
  );
  expect(bids).toEqual([
    ['The Order bids 2.', 'The Watchers bid 2.', 'Children of the Bear bid 2.', 'The Pack bids 2.'],
    ['L’Ordine offre 2.', 'I Custodi offrono 2.', 'Figli dell’Orso offrono 2.', 'Il Branco offre 2.'],
  ]);
  const bare = [en, it].flatMap((texts) =>
    Object.entries(texts).filter(([, text]) =>
      /(?:^|[:;,.] )(?:and |e )?\{(?:seat|foe|faction|winner)\} (?!against |contro |must |and |e )\p{L}/u.test(text),
    ),
  );
  expect(bare).toEqual([]);
});

const top = (t: TestTable): VenterraFrame => t.match.world.stack.at(-1) as VenterraFrame;
const rules = (t: TestTable) => t.match.engine.table(t.match.world) as Parameters<typeof question>[0];
const asked = (t: TestTable, seat: number) => question(rules(t), top(t), t.seatOf(seat));

describe('what a question is about', () => {
  test('a movement names its unit and its place', () => {
    const t = table(position({ units: [{ at: '1,-1', seat: 0, soldier: 2 }], turn: { seat: 0, card: 'maneuver' } }));
    t.act(0, 'march');
    expect(asked(t, 0)).toEqual({});
    t.act(0, 'take', 'soldier@1,-1');
    expect(asked(t, 0)).toEqual({ args: { unit: 'unit:soldier', hex: 'place:1,-1' }, about: ['place:1,-1'] });
    t.act(0, 'to', '2,-2');
    expect(asked(t, 0)).toMatchObject({ key: 'ask.movement.draft.more', about: ['place:1,-1'] });
  });

  test('F11.4 the second card names the first, to its own seat alone', () => {
    const t = table(position({ turn: { phase: 'declare' } }));
    t.act(0, 'declare', 'action:charge');
    expect(asked(t, 0)).toEqual({ key: 'ask.round.declare.second', args: { card: 'action:charge' } });
    expect(asked(t, 1)).toEqual({});
  });

  test('F21.3 a large army names its cost', () => {
    const t = table(
      position({
        players: [{ wealth: 4 }, {}],
        units: [{ at: '2,-2', seat: 0, soldier: 5 }],
        turn: { phase: 'army', seat: 0 },
      }),
    );
    expect(asked(t, 0)).toMatchObject({ args: { cost: 2, wealth: 4 }, about: ['place:2,-2'] });
  });

  test('a tie of bids names the bid and the place at stake', () => {
    const t = table(
      position({
        players: [{ wealth: 4 }, { faction: 'watchers', wealth: 4 }, { faction: 'legion', wealth: 4 }],
        structures: [{ at: '4,-3', seat: 2, kind: 'fortress' }],
        round: 3,
        turn: { phase: 'bidding' },
      }),
    );
    t.act(0, 'bid', 1);
    t.act(1, 'bid', 3);
    t.act(2, 'bid', 1);
    expect(t.moment).toBe('bidding.order');
    expect(asked(t, 0)).toEqual({ args: { bid: 1, place: 2 } });
    const next = { verb: 'next', arg: `seat:${t.seatOf(2)}` };
    expect(label(rules(t), top(t), t.seatOf(0), next)).toEqual({ args: { place: 2 } });
    expect(bidOf(t.view(0), t.seatOf(1))).toEqual({ bid: 3, place: 1 });
    expect(bidOf(t.view(0), t.seatOf(2))).toEqual({ bid: 1, place: null });
  });

  test('as long as bids are secret no board shows one', () => {
    const t = table(position({ players: [{ wealth: 4 }, { wealth: 4 }], round: 3, turn: { phase: 'bidding' } }));
    t.act(0, 'bid', 1);
    expect(bidOf(t.view(0), t.seatOf(0))).toBeNull();
  });
});

test('a decision says what it costs', () => {
  const t = table(position({ players: [{ wealth: 9 }, {}], turn: { seat: 0, card: 'reinforce' } }));
  const cost = (verb: string, arg: string) => label(rules(t), top(t), t.seatOf(0), { verb, arg }).args?.['cost'];
  expect(cost('recruit', 'unit:knight')).toBe(3);
  expect(cost('build', 'tile:2')).toBe(3);
});
