/** The largest lines that a referee may be sent, and larger ones: as many as once blocked or killed it. */

import { isObject, LONGEST_DOCUMENT } from '@condotta/kernel';
import type { Table } from './hostile.ts';

/** A little below the longest that is read. */
const ROOM = LONGEST_DOCUMENT - 100_000;
const LISTED = 99_999;

const many = (element: string, count = LISTED): string => `[${Array.from({ length: count }, () => element).join(',')}]`;
const filled = (element: string, room = ROOM): string => many(element, Math.floor(room / (element.length + 1)));

const recordWith = ({ record }: Table, field: string, json: string): string => {
  const { [field]: _, ...rest } = Object(record) as Record<string, unknown>;
  return `{"do":"load","record":{${JSON.stringify(rest).slice(1, -1)},"${field}":${json}}}`;
};
const positionWith = ({ game, position }: Table, field: string, json: string): string => {
  const { [field]: _, ...rest } = Object(position) as Record<string, unknown>;
  return `{"do":"arrange","game":"${game}","seed":1,"position":{${JSON.stringify(rest).slice(1, -1)},"${field}":${json}}}`;
};
const newWith = ({ game, seats }: Table, field: string, json: string): string =>
  `{"do":"new","game":"${game}","seats":${seats},"${field}":${json}}`;
/** The entries of the record, and then these again and again. */
const going = (t: Table, ...again: readonly object[]): string => {
  const { entries } = Object(t.record) as { entries: readonly object[] };
  const round = again.map((entry) => JSON.stringify(entry)).join(',');
  const rounds = Math.min(Math.floor(ROOM / (round.length + 1)), Math.floor(LISTED / again.length) - entries.length);
  return recordWith(
    t,
    'entries',
    `[${[...entries.map((e) => JSON.stringify(e)), ...Array(rounds).fill(round)].join(',')}]`,
  );
};
const lastOf = (t: Table): number => (Object(t.record) as { entries: readonly object[] }).entries.length - 1;

export const bigLines: Readonly<Record<string, (t: Table) => string>> = {
  'entries of nothing': (t) => recordWith(t, 'entries', filled('0')),
  'entries of objects': (t) => recordWith(t, 'entries', many('{}')),
  'entries of outcomes': (t) => recordWith(t, 'entries', many('{"kind":"act","outcomes":[[6,9]]}')),
  'going back without end': (t) =>
    going(t, ...[1, 0].map((seat) => ({ kind: 'undo', seat })), { kind: 'accept', seat: 1 }),
  'offers without end': (t) =>
    going(t, { kind: 'offer', seat: 0, to: Math.max(0, lastOf(t) - 1) }, { kind: 'decline', seat: 1 }),
  'an opening without end': (t) => recordWith(t, 'opening', many('[6,5]')),
  'wrong outcomes': (t) => recordWith(t, 'opening', filled('[6,9]')),
  'nonces without end': (t) => newWith(t, 'nonces', many('"nonce"')),
  'a long seed': (t) => newWith(t, 'seed', `"${'é'.repeat(ROOM)}"`),
  'a long seed of wide letters': (t) => newWith(t, 'seed', `"${'€'.repeat(ROOM)}"`),
  'a long secret': (t) => {
    const { dice } = Object(t.record) as { dice: object };
    return recordWith(t, 'dice', JSON.stringify({ ...dice, secret: 'é'.repeat(ROOM) }));
  },
  'a secret as long as may be': (t) => {
    const { dice } = Object(t.record) as { dice: object };
    return recordWith(t, 'dice', JSON.stringify({ ...dice, secret: '€'.repeat(9_999) }));
  },
  options: (t) => newWith(t, 'options', `{${Array.from({ length: 300_000 }, (_, i) => `"k${i}":1`).join(',')}}`),
  'an edition of lists': (t) =>
    newWith(t, 'edition', `{"tiles":${many('{}')},"cards":${many('{}')},"units":${many('0')}}`),
  'troops and units': (t) =>
    positionWith(t, isObject(t.position) && 'troops' in t.position ? 'troops' : 'units', many('{}')),
  'a procedure of lists': (t) => positionWith(t, 'flow', `{"stack":${many(many('0', 9), 90_000)}}`),
  'a stack of frames': (t) => positionWith(t, 'flow', `{"stack":${many('{"proc":"game","at":"x"}', 90_000)}}`),
  brackets: () => '['.repeat(ROOM),
  'more brackets': () => '{"a":'.repeat(10_000_000),
  'a match of a long name': () => `{"do":"hash","match":"${'m'.repeat(ROOM)}"}`,
  'a long verb': () => `{"do":"${'x'.repeat(ROOM)}"}`,
  'as many values as may be': (t) => newWith(t, 'edition', `{"tiles":${many(many('0', 90_000), 11)}}`),
  'a line of 120 million': () => `{"do":"load","record":"${'x'.repeat(120_000_000)}"}`,
};
