import { testMessages } from '@condotta/kit/testing';
import { describe, expect } from 'vitest';
import { monferrato } from '../index.ts';
import { label, question } from '../questions.ts';
import type { MonferratoFrame } from '../state.ts';
import { newGame, QUIET, type TestTable, table, test, there } from './table.ts';

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
    expect(asked(t)).toMatchObject({ key: 'ask.march.on.go', args: { zone: 'zone:valenza', left: 2 } });
    t.run('stop');
    expect(asked(t)).toMatchObject({ key: 'ask.activation.choose.end' });
  });

  test.asWritten(
    'only what can be done: no zone out of reach, no chit that may not be played, no duty passed over',
    () => {
      const milanWith = (chits: number[], turn = 'May 1628'): TestTable =>
        table({
          turn,
          cup: ['M'],
          camps: ['mantova', 'valenza', 'torino'],
          raided: QUIET,
          hands: { spain: chits },
          units: { ...there('alessandria', 'M1', 'M2'), M8: 'milano' },
        });
      // Chit 20 is for the other side only: it can never be played.
      const idle = milanWith([20]).run('act');
      expect(asked(idle)).toMatchObject({ key: 'ask.activation.choose.zones', args: { zones: 1 } });
      const far = milanWith([2, 20]).run('command M1');
      expect(asked(far)).toEqual({ args: { command: 'command:M', zones: 2, chits: 1 } });
      far.run('zone alessandria', 'march M1', 'join M2', 'stop');
      // M8 stands beyond the Command Radius.
      expect([far.can('zone'), far.can('play')]).toEqual([[], ['2']]);
      expect(asked(far)).toMatchObject({ key: 'ask.activation.choose.chits', args: { chits: 1 } });
      far.run('play #2');
      expect(asked(far)).toMatchObject({ key: 'ask.activation.choose.end' });
      expect(asked(milanWith([11]).run('act'))).toMatchObject({ key: 'ask.activation.choose.duty' });
    },
  );

  test.asWritten('only what can be done: nobody joins, nobody raids, no way on', () => {
    const t = table({
      turn: 'May 1628',
      cup: ['M'],
      camps: ['mantova', 'valenza', 'torino'],
      units: { M8: 'valenza', G14: 'frassineto', G2: 'casale' },
    });
    t.run('act', 'zone valenza', 'march M8');
    expect(asked(t)).toMatchObject({ key: 'ask.march.on.alone' });
    expect(label(rules(t), top(t), 1, { verb: 'all', arg: null })).toEqual({ key: 'verb.all.nobody' });
    t.run('step frassineto');
    expect(asked(t)).toMatchObject({ args: { zone: 'zone:frassineto' } });
    expect(label(rules(t), top(t), 1, { verb: 'face', arg: null })).toEqual({ key: 'verb.face.fight' });
    t.run('raid');
    expect(asked(t)).toMatchObject({ args: { count: 0 } });
    t.run('with M8');
    expect(asked(t)).toMatchObject({ key: 'ask.raid.raiders.roll', args: { count: 1 } });
    t.script(4).run('attempt', 'step rosignano');
    expect([t.can('raid'), asked(t).key]).toEqual([['true'], 'ask.march.on.moved']);
    // A Camp alone is no battle.
    const camp = table({
      turn: 'May 1628',
      cup: ['M'],
      camps: ['frassineto', 'valenza', 'torino'],
      units: { M8: 'valenza', G2: 'casale' },
    });
    camp.run('act', 'zone valenza', 'march M8', 'step frassineto');
    expect(asked(camp)).toMatchObject({ key: 'ask.march.entered.free' });
    expect(label(rules(camp), top(camp), 1, { verb: 'face', arg: null })).toEqual({});
  });

  test.asWritten('M16.3-4 reinforcements that are played early wait for their date, and no other chit does', () => {
    const play = (turn: string, chit: number) => {
      const t = table({ turn, cup: ['M'], units: { M2: 'milano' }, hands: { spain: [chit] } }).run('act');
      return label(rules(t), top(t), 1, { verb: 'play', arg: `chit:${chit}` });
    };
    expect(play('Jan-Feb 1628', 5)).toEqual({ key: 'verb.play.early', args: { box: 'box:7' } });
    expect([play('Sep 1628', 5), play('Jan-Feb 1628', 11)]).toEqual([{}, {}]);
  });

  test.asWritten('which units start in Mantua: it is shown where that is', () => {
    const t = newGame();
    expect([t.at, asked(t)]).toEqual(['setUp.unit', { args: { left: 1 }, about: ['zone:mantova'] }]);
  });

  test.asWritten('what a Response answers: for what the dice are rolled', () => {
    const t = table({
      turn: 'May 1628',
      cup: ['M'],
      camps: ['mantova', 'valenza', 'torino'],
      hands: { france: [20] },
      units: { M8: 'frassineto', G2: 'casale' },
    });
    t.run('act', 'zone frassineto', 'pass', 'march M8', 'raid', 'with M8', 'attempt');
    expect(t.at).toBe('response.dice');
    expect(asked(t)).toMatchObject({ key: 'ask.response.dice.raid', args: { zone: 'zone:frassineto' } });
  });
});
