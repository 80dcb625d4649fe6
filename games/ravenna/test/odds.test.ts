/** The odds agree with what the rules do with every throw of the dice. */

import type { Arg, Decision, WorldOf } from '@condotta/kernel';
import { testOdds } from '@condotta/kit/testing';
import { describe, expect, test } from 'vitest';
import { ravenna } from '../member.ts';
import { odds } from '../odds.ts';
import type { RavennaTypes } from '../state.ts';
import { alone, type PositionDoc, type TestTable, table } from './table.ts';

testOdds({ game: ravenna.game, odds: ravenna.odds, decisions: 3000 });

const FACES = [1, 2, 3, 4];

const oddsIn = (t: TestTable, who: string, verb: string, arg: Arg | null = null): string[] => {
  const decision: Decision = { verb, arg };
  const world = t.match.world as WorldOf<RavennaTypes>;
  return (odds(t.rules, world, t.seat(who), decision) ?? []).map(
    ({ label, by, chance }) => `${label} ${by}: ${Math.round(chance * 64)}/64`,
  );
};

/** What the rules say happened, for the side of these eyes. */
function endOf(t: TestTable, own: boolean): string {
  const last = t.log(null).findLast(({ key }) => /^(shoot\.(hit|miss)|attack\.(won|lost|tie))$/.test(key));
  if (!last) throw new Error('nothing happened');
  const { args, key } = last;
  if (key === 'shoot.miss') return 'miss 0';
  if (key === 'shoot.hit') return `hit ${args['total']}`;
  const margin = Number(args['attacker']) - Number(args['defender']);
  if (margin === 0) return 'tie 0';
  return `${margin > 0 === own ? 'won' : 'lost'} ${Math.abs(margin)}`;
}

function tally(ends: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const end of ends) counts.set(end, (counts.get(end) ?? 0) + 1);
  return [...counts].map(([end, n]) => `${end}: ${(n * 64) / ends.length}/64`).sort();
}

const SHOT: PositionDoc = { phase: 4, acting: 'F7', units: alone({ F7: 'C2/N/S', L10: 'C4/NW/N', L11: 'E6' }) };
const FIGHT: PositionDoc = {
  phase: 5,
  acting: 'F1',
  units: alone({ F1: { at: 'C3/SW/S', marked: true }, L10: { at: 'C4/NW/N', maintains: true }, L11: 'E6' }),
  commanders: { F1: { issued: 'A' } },
};

describe('odds', () => {
  test('R10.21 of a shot, by all four faces', () => {
    const ends = FACES.map((face) => {
      const t = table(SHOT);
      t.script(face);
      t.act('F2', 'fire', 'area:C4');
      return endOf(t, true);
    });
    expect(oddsIn(table(SHOT), 'F2', 'fire', 'area:C4').sort()).toEqual(tally(ends));
  });

  test('R11.9 of keeping a roll', () => {
    const begun = (): TestTable => {
      const t = table(FIGHT);
      t.script(2);
      t.act('F1', 'halt');
      return t;
    };
    const ends = FACES.map((face) => {
      const t = begun();
      t.script(face);
      t.act('F1', 'keep');
      return endOf(t, true);
    });
    expect(oddsIn(begun(), 'F1', 'keep').sort()).toEqual(tally(ends));
  });

  test('R11.9 of a whole melee: a roll below the mean is rolled again, once', () => {
    const ends: string[] = [];
    for (const first of FACES)
      for (const second of FACES)
        for (const third of FACES) {
          const t = table(FIGHT);
          t.script(first);
          t.act('F1', 'halt');
          const below = first < 2.5;
          t.script(...(below ? [second, third] : [third]));
          t.act('F1', below ? 'again' : 'keep');
          if (below && t.at === 'attack.keep') t.act('F1', 'keep');
          ends.push(endOf(t, true));
        }
    expect(oddsIn(table(FIGHT), 'F1', 'halt').sort()).toEqual(tally(ends));
  });

  test('R11.8 the Chief who names a defender sees the melee from his side', () => {
    const two: PositionDoc = { ...FIGHT, units: { ...FIGHT.units, L9: 'C4/NE/N' } };
    const t = table(two);
    t.act('F1', 'halt');
    expect(t.at).toBe('attack.defender');
    const own = oddsIn(t, 'L1', 'name', 'unit:L10');
    const others = oddsIn(table(FIGHT), 'F1', 'halt');
    const turned = others.map((end) => end.replace(/^(won|lost)/, (kind) => (kind === 'won' ? 'lost' : 'won')));
    expect(own.sort()).toEqual(turned.sort());
  });

  test('R11.8 whoever attacks two expects the better of them', () => {
    const two: PositionDoc = { ...FIGHT, units: { ...FIGHT.units, L11: { at: 'C4/NE/N' } } };
    expect(oddsIn(table(two), 'F1', 'halt')).toEqual(oddsIn(table(FIGHT), 'F1', 'halt'));
  });

  test('R11.7 a halt that engages nobody has none, nor has a march in phase 6', () => {
    const far: PositionDoc = { ...FIGHT, units: { ...FIGHT.units, L10: 'C6/NW/N' } };
    expect(oddsIn(table(far), 'F1', 'halt')).toEqual([]);
    const move: PositionDoc = { ...FIGHT, phase: 6, commanders: { F1: { issued: 'M' } } };
    expect(oddsIn(table(move), 'F1', 'halt')).toEqual([]);
  });
});
