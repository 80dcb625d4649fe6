import { testMessages } from '@condotta/kit/testing';
import { describe, expect } from 'vitest';
import { monferrato } from '../index.ts';
import { label, question } from '../questions.ts';
import type { MonferratoFrame } from '../state.ts';
import { QUIET, type TestTable, table, test, there } from './table.ts';

testMessages({
  folder: new URL('../', import.meta.url),
  game: monferrato,
  sources: ['./', 'rules/'],
  keyed: {},
  least: 80,
});

const rules = (t: TestTable) => t.match.engine.table(t.match.world) as Parameters<typeof question>[0];
const top = (t: TestTable): MonferratoFrame => t.match.world.stack.at(-1) as MonferratoFrame;
const asked = (t: TestTable) => question(rules(t), top(t), t.match.world.waiting[0] ?? 0);

const milan = (): TestTable =>
  table({
    turn: 'May 1628',
    cup: ['M'],
    camps: ['mantova', 'valenza', 'torino'],
    raided: QUIET,
    units: there('alessandria', 'M1', 'M2', 'M8'),
  });

describe('what a question is about', () => {
  test.asWritten('the drawn Command, its zone, its group and its pace', () => {
    const t = milan();
    expect(asked(t)).toEqual({ key: 'ask.activation.declare.leader', args: { command: 'command:M' } });
    t.run('act');
    expect(asked(t)).toMatchObject({ key: 'ask.activation.choose.zones', args: { zones: 1, chits: 0 } });
    t.run('zone alessandria');
    expect(asked(t)).toEqual({ args: { zone: 'zone:alessandria' } });
    t.run('march M8');
    expect(asked(t)).toEqual({ args: { zone: 'zone:alessandria', left: 5, count: 1 } });
    expect(label(rules(t), top(t), 1, { verb: 'all', arg: null })).toEqual({ args: { count: 2, points: 3 } });
    t.run('all', 'step valenza');
    expect(asked(t)).toMatchObject({ key: 'ask.march.on.moved', args: { zone: 'zone:valenza', left: 2 } });
    t.run('stop');
    expect(asked(t)).toMatchObject({ key: 'ask.activation.choose.end' });
  });
});
