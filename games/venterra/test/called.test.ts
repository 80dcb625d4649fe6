import { describe, expect } from 'vitest';
import { calledAmong, holding, trayThings } from '../board/called.ts';
import { position, type TestTable, table, test } from './table.ts';

type Choices = Parameters<typeof trayThings>[0];

/** What a board gets of the decisions of a seat. */
function choicesOf(t: TestTable, seat: number): Choices {
  const choices = new Map<string, NonNullable<ReturnType<Choices['get']>>>();
  for (const { decision, refusal } of t.match.engine.candidates(t.match.world, t.seatOf(seat))) {
    const { arg } = decision;
    if (typeof arg === 'string') choices.set(arg, [...(choices.get(arg) ?? []), { refusal }]);
  }
  return choices;
}

const shown = (t: TestTable) => {
  const choices = choicesOf(t, 0);
  const tabs = holding(t.view(0), choices, t.moment);
  return { tray: trayThings(choices, t.moment), tabs: [...tabs], called: calledAmong(tabs) };
};

describe('where what can be chosen lies', () => {
  test('upgrades that can be bought lie in the tray beside the units, others do not', () => {
    const t = table(
      position({
        players: [{ faction: 'order', wealth: 3, upgrades: ['Tithe Rolls'] }, {}],
        turn: { seat: 0, card: 'maneuver' },
      }),
    );
    expect(t.moment).toBe('action.second');
    const { tray, called } = shown(t);
    expect(tray.filter((thing) => thing.startsWith('upgrade:'))).toEqual(['upgrade:3', 'upgrade:4']);
    expect(tray.filter((thing) => thing.startsWith('unit:'))).toHaveLength(5);
    expect(called).toBe('choose');
  });

  test('a favor card that may be played besides marks its drawer, and opens none', () => {
    const t = table(
      position({
        players: [{ favors: ['purse'], wealth: 9 }, {}],
        display: ['First Furrow'],
        turn: { seat: 0, card: 'plan' },
      }),
    );
    expect(t.moment).toBe('action.wealth');
    expect(shown(t)).toEqual({ tray: [], tabs: ['own'], called: null });
    t.act(0, 'gain');
    expect(shown(t)).toMatchObject({ tabs: ['quests', 'own'], called: 'quests' });
    t.act(0, 'skip');
    // Now it is all that is asked about.
    expect(t.moment).toBe('action.after');
    expect(shown(t)).toMatchObject({ tray: [expect.stringMatching(/^favor:/)], tabs: ['choose'], called: 'choose' });
  });
});
