/** The odds agree with what the rules do with every throw of the dice. */

import { at } from '@condotta/kernel';
import { testOdds } from '@condotta/kit/testing';
import { describe, expect } from 'vitest';
import { ENDINGS } from '../board/words.ts';
import { monferrato } from '../member.ts';
import { odds } from '../odds.ts';
import type { MonferratoTable, MonferratoWorld } from '../state.ts';
import { brawl, siege } from './grounds.ts';
import { type PositionDoc, QUIET, some, type TestTable, table, test, there, type Units } from './table.ts';

/** "won 50.0 %, lost 50.0 %" */
function told(t: TestTable, verb: string, arg: string | null = null): string[] {
  const { engine, world } = t.match;
  const seat = at(world.waiting, 0);
  const found = odds(engine.table(world) as unknown as MonferratoTable, world as unknown as MonferratoWorld, seat, {
    verb,
    arg,
  });
  return (found ?? []).map(({ label, by, chance }) => `${label} ${by}: ${(chance * 100).toFixed(2)}`).sort();
}

/** All throws of so many dice. */
function throwsOf(dice: number): number[][] {
  if (dice === 0) return [[]];
  return throwsOf(dice - 1).flatMap((faces) => [1, 2, 3, 4, 5, 6].map((face) => [...faces, face]));
}

/** What comes of every throw. */
function tally(dice: number, end: (faces: readonly number[]) => string): string[] {
  const counts = new Map<string, number>();
  const all = throwsOf(dice);
  for (const faces of all) {
    const what = end(faces);
    counts.set(what, (counts.get(what) ?? 0) + 1);
  }
  return [...counts].map(([what, n]) => `${what}: ${((n * 100) / all.length).toFixed(2)}`).sort();
}

const milan = (units: Units, more: PositionDoc = {}): TestTable =>
  table({
    turn: 'May 1628',
    cup: ['M'],
    camps: ['mantova', 'valenza', 'torino'],
    raided: QUIET,
    units: { G17: 'nizza', ...units },
    ...more,
  });

const ENOUGH = [1, 1, 1, 1];

/** Who has won, for the attacker: a unit that takes hits is the first that can. */
function fought(t: TestTable, faces: readonly number[], ...decisions: string[]): string {
  t.script(...faces, ...ENOUGH).run(...decisions);
  for (let n = 0; n < 20 && t.at === 'losses.choose'; n++) t.run(`hit ${at(t.can('hit'), 0)}`);
  if (t.at === 'retreat.choose') t.run(`retreat ${at(t.can('retreat'), 0)}`);
  const won = t.log().find(({ key }) => key === 'battle.won');
  const attacker = t.log().find(({ key }) => key === 'battle')?.args['faction'];
  return won?.args['faction'] === attacker ? 'won 0' : 'lost 0';
}

describe('odds', () => {
  testOdds({ game: brawl, odds: monferrato.odds, decisions: 3000 });
  testOdds({ game: siege, odds: monferrato.odds, decisions: 2000 });

  test('M7.3-1 of an army with its Commander', () => {
    const start = (): TestTable =>
      milan({ M1: 'valenza', M2: 'valenza', G2: 'frassineto' }).run('act', 'zone valenza', 'march M1', 'join M2');
    expect(told(start(), 'step', 'zone:frassineto')).toEqual(
      tally(3, (faces) => fought(start(), faces, 'step frassineto')),
    );
  });

  test('M7.2-10 of a Minor battle, by all throws of four dice', () => {
    const start = (): TestTable =>
      milan({ M2: 'valenza', M3: 'valenza', G2: 'frassineto', G14: 'frassineto' }).run(
        'act',
        'zone valenza',
        'march M2',
        'join M3',
      );
    expect(told(start(), 'step', 'zone:frassineto')).toEqual(
      tally(4, (faces) => fought(start(), faces, 'step frassineto')),
    );
  });

  test('M8-3 M7.2-5 with a gun that may burst, and a village that takes a hit', () => {
    const start = (): TestTable =>
      milan({ M2: 'rosignano', M9: 'rosignano', M11: 'rosignano', G16: 'moncalvo' }).run(
        'act',
        'zone rosignano',
        'march M2',
        'join M9',
        'join M11',
      );
    expect(told(start(), 'step', 'zone:moncalvo')).toEqual(
      tally(3, (faces) => fought(start(), faces, 'step moncalvo')),
    );
  });

  test('M7.2-7 of a round of a Major battle: won, tied or lost by the hits suffered', () => {
    const t = milan({ ...there('valenza', ...some('M', 2, 7)), ...there('frassineto', ...some('G', 2, 7)) });
    t.run('act', 'zone valenza', 'march M2', ...some('M', 3, 7).map((unit) => `join ${unit}`));
    const found = told(t, 'step', 'zone:frassineto');
    expect(found.map((one) => one.split(' ')[0])).toEqual(['lost', 'tie', 'won']);
    const sum = found.reduce((all, one) => all + Number(one.split(': ')[1]), 0);
    expect(sum).toBeCloseTo(100, 1);
  });

  test('M8.1-2 of a bombardment: Levels, no more than there are', () => {
    const start = (): TestTable =>
      milan({ G2: 'casale', ...there('rosignano', 'M9', 'M10', 'M11') }, { levels: { 'casale-rosignano': 1 } }).run(
        'act',
        'zone rosignano',
      );
    const ends = tally(2, (faces) => {
      const t = start();
      t.script(...faces).run('bombard casale', 'gun M9', 'gun M10');
      return t.level('casale-rosignano') === 0 ? 'hit 1' : 'miss 0';
    });
    expect(told(start(), 'bombard', 'zone:casale')).toEqual(ends);
    // One gun named, and the other.
    const one = start().run('bombard casale');
    expect(told(one, 'gun', 'unit:M9')).toEqual(['hit 1: 50.00', 'miss 0: 50.00']);
    one.run('gun M9');
    expect(told(one, 'gun', 'unit:M10')).toEqual(ends);
  });

  test('M9.1-2 M9.1-3 of Mines: the value of the Guastatori, and half of them explode', () => {
    const t = milan(
      { G2: 'casale', ...there('rosignano', 'M9', 'M11') },
      { mines: { 'casale-rosignano': { count: 1, of: 'spain' } } },
    ).run('act', 'zone rosignano');
    expect(told(t, 'mine', 'unit:M11')).toEqual(['hit 0: 50.00', 'miss 0: 50.00']);
    expect(told(t, 'detonate', 'unit:M11')).toEqual(['hit 0: 50.00', 'miss 0: 50.00']);
    expect(told(t, 'march', 'unit:M9')).toEqual([]);
  });

  describe('of a Raid: a 1 succeeds, a 6 fails, the rest hangs on the raiders', () => {
    const raiding = (raiders: readonly string[], more: PositionDoc = {}): TestTable => {
      const t = milan({ ...there('valenza', 'M2', 'M3', 'M8') }, { raided: [], ...more });
      t.run('act', 'zone valenza', 'march M2', 'join M3', 'join M8', 'step frassineto', 'raid');
      return t.run(...raiders.map((unit) => `with ${unit}`));
    };
    /** What the rules make of every throw, in the words that the odds have for it. */
    const ends = (raiders: readonly string[], more: PositionDoc = {}): string[] =>
      tally(1, (faces) => {
        const t = raiding(raiders, more);
        const before = t.morale('spain');
        t.script(...faces).run('attempt');
        const rise = t.morale('spain') - before;
        if (t.isDisrupted('M2')) return 'disrupted 0';
        if (!t.log().some(({ key }) => key === 'raid.succeeds')) return 'harmless 0';
        return rise > 0 ? `heartened ${rise}` : 'raided 0';
      });

    test('M11-5 M11-7 M11-9 of one, and of three', () => {
      expect(told(raiding(['M2']), 'attempt')).toEqual(ends(['M2']));
      expect(ends(['M2'])).toEqual(['disrupted 0: 16.67', 'harmless 0: 66.67', 'heartened 1: 16.67']);
      const three = ['M2', 'M3', 'M8'];
      expect(told(raiding(three), 'attempt')).toEqual(ends(three));
      expect(ends(three)).toEqual(['disrupted 0: 16.67', 'harmless 0: 33.33', 'heartened 1: 50.00']);
    });

    test('M11-7 M15-1 at a Camp, and with the Morale as high as it can be', () => {
      const camp = { camps: ['frassineto', 'valenza', 'torino'] };
      const full = { morale: { spain: 9 } };
      for (const [more, ending] of [
        [camp, 'heartened 2'],
        [{ ...camp, morale: { spain: 8 } }, 'heartened 1'],
        [full, 'raided 0'],
      ] as const) {
        expect(told(raiding(['M2'], more), 'attempt')).toEqual(ends(['M2'], more));
        expect(ends(['M2'], more)).toContain(`${ending}: 16.67`);
      }
    });

    test.asWritten('the board has words for each of these ends', () => {
      const named = ['M2', 'M8'].flatMap((unit) =>
        [{}, { morale: { spain: 9 } }].flatMap((more) => told(raiding([unit], more), 'attempt')),
      );
      const labels = [...new Set(named.map((one) => one.split(' ')[0]))].sort();
      expect(labels).toEqual(Object.keys(ENDINGS.en).sort());
      expect(Object.keys(ENDINGS.it)).toEqual(Object.keys(ENDINGS.en));
    });
  });
});
