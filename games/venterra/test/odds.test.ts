/** The odds agree with what the rules do with every card that the other side may lay. */

import type { Arg } from '@condotta/kernel';
import { testOdds } from '@condotta/kit/testing';
import { describe, expect } from 'vitest';
import { venterra } from '../member.ts';
import { odds } from '../odds.ts';
import { brawl } from './brawl.ts';
import { position, type TestTable, table, test } from './table.ts';

testOdds({ game: brawl, odds: venterra.odds, decisions: 3000 });

const oddsOf = (t: TestTable, seat: number, verb: string, arg: Arg | null = null): string[] =>
  (odds(t.match.engine.table(t.match.world), t.match.world, t.seatOf(seat), { verb, arg }) ?? []).map(
    ({ label, chance, losses }) => `${label} ${Math.round(chance * 12)}/12, losses ${losses?.join(' ')}`,
  );

/** The Order attacks 0,0 with 2 Soldiers; the Watchers hold it with a Soldier and these cards. */
const battle = (own: Record<string, number>, theirs: Record<string, number>, forge = false) =>
  position({
    players: [{ combat: own, forge }, { combat: theirs }],
    units: [
      { at: '1,-1', seat: 0, soldier: 2 },
      { at: '0,0', seat: 1, soldier: 2 },
    ],
    turn: { seat: 0, card: 'charge' },
  });

function sealed(own: Record<string, number>, theirs: Record<string, number>, forge = false): TestTable {
  const t = table(battle(own, theirs, forge));
  t.charge(0, '0,0', 'soldier@1,-1', 'soldier@1,-1');
  return t;
}

/** How it really ends for the attacker if these cards are laid. */
function played(
  own: Arg | null,
  other: Arg | null,
  cards: readonly [Record<string, number>, Record<string, number>],
): string {
  const t = sealed(cards[0], cards[1]);
  for (const [seat, card] of [own, other].entries())
    if (t.asked.includes(seat)) card === null ? t.act(seat, 'none') : t.act(seat, 'lay', card);
  const end = t.log(null).findLast(({ key }) => key.startsWith('fight.'));
  return end?.key.slice('fight.'.length) ?? '';
}

describe('odds', () => {
  test('F17.6 F17.7 a combat with the wilderness is certain, the best card counted in', () => {
    const toField = (soldier: number, combat: Record<string, number>): string[] => {
      const t = table(
        position({
          players: [{ combat }, {}],
          units: [{ at: '1,-1', seat: 0, soldier }],
          turn: { seat: 0, card: 'maneuver' },
        }),
      );
      t.act(0, 'march');
      t.act(0, 'take', 'soldier@1,-1');
      for (let n = 1; n < soldier; n++) {
        t.act(0, 'to', '2,-1');
        t.act(0, 'take', 'soldier@1,-1');
      }
      // A field with a ruin, number 2: what has been sent there before counts as well.
      return oddsOf(t, 0, 'to', 'place:2,-1');
    };
    expect(toField(1, {})).toEqual(['lost 12/12, losses 1 0']);
    expect(toField(2, {})).toEqual(['lost 12/12, losses 1 0']);
    expect(toField(2, { mercenary: 1 })).toEqual(['won 12/12, losses 0 0']);
    expect(toField(3, {})).toEqual(['won 12/12, losses 0 0']);
  });

  test('a move into an own territory begins no fight', () => {
    const t = table(position({ units: [{ at: '1,-1', seat: 0, soldier: 1 }], turn: { seat: 0, card: 'maneuver' } }));
    t.act(0, 'march');
    t.act(0, 'take', 'soldier@1,-1');
    expect(oddsOf(t, 0, 'to', 'place:2,-2')).toEqual([]);
  });

  test('F18.8 F18.9 each card of the other side, and none, count alike', () => {
    const cards = [{ soldier: 1 }, { mercenary: 1, knight: 1 }] as const;
    const t = sealed(...cards);
    for (const own of [null, 'combat:soldier']) {
      const ends = [null, 'combat:mercenary', 'combat:knight'].map((other) => played(own, other, cards));
      const wanted = ['won', 'tie', 'lost'].flatMap((end) => {
        const count = ends.filter((one) => one === end).length;
        return count > 0 ? [`${end} ${count * 4}/12`] : [];
      });
      const found = own === null ? oddsOf(t, 0, 'none') : oddsOf(t, 0, 'lay', own);
      expect(found.map((line) => line.replace(/,.*/, ''))).toEqual(wanted);
    }
    // Before the cards are asked for, the seat is taken to lay its best one.
    const before = table(battle(...cards));
    before.act(0, 'march');
    before.act(0, 'target', '0,0');
    before.act(0, 'take', 'soldier@1,-1');
    expect(oddsOf(before, 0, 'take', 'stack:1,-1.soldier')).toEqual(oddsOf(t, 0, 'lay', 'combat:soldier'));
  });

  test('F6.10 Brutes fell one more, of a battle that is won', () => {
    expect(oddsOf(sealed({ knight: 1 }, {}, true), 0, 'lay', 'combat:knight')).toEqual(['won 12/12, losses 0 2']);
    expect(oddsOf(sealed({ knight: 1 }, {}), 0, 'lay', 'combat:knight')).toEqual(['won 12/12, losses 0 1']);
  });

  test('F6.3 a ship that would support is counted', () => {
    const t = table(
      position({
        players: [{ combat: {}, wealth: 3 }, { combat: {} }],
        units: [
          { at: '1,0', seat: 0, soldier: 2 },
          { at: '1,1', seat: 0, ship: 1 },
          { at: '0,1', seat: 1, soldier: 2 },
        ],
        turn: { seat: 0, card: 'charge' },
      }),
    );
    t.charge(0, '0,1', 'soldier@1,0', 'soldier@1,0');
    expect(t.moment).toBe('fight.support');
    expect(oddsOf(t, 0, 'enough')).toEqual(['tie 12/12, losses 1 1']);
    expect(oddsOf(t, 0, 'support', 'place:1,1')).toEqual(['won 12/12, losses 0 1']);
  });
});
