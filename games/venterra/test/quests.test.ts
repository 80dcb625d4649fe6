import { describe, expect } from 'vitest';
import { BUILT_IN } from '../components/index.ts';
import { newGame, position, type StructureDoc, table, test } from './table.ts';

type More = Parameters<typeof position>[0];
/** Plan, at its second step, with these quests on display. */
function plan(display: string[], more: More = {}) {
  const t = table(position({ display, turn: { seat: 0, card: 'plan' }, ...more }));
  t.act(0, 'gain');
  return t;
}
const quest = (name: string): string => `quest:${BUILT_IN.quests.find((one) => one.name.en === name)?.id}`;
const soldiers = (...places: string[]) => places.map((at) => ({ at, seat: 0, soldier: 1 }));
const built = (kind: string, ...places: string[]): StructureDoc[] => places.map((at) => ({ at, seat: 0, kind }));
const canComplete = (name: string, more: More): boolean => plan([name], more).args(0, 'complete').includes(quest(name));

describe('quest cards', () => {
  test('F1.4 F8.1 22 quests, five to start with', () => {
    expect(BUILT_IN.quests.length).toBe(22);
    expect(BUILT_IN.quests.filter(({ starting }) => starting).length).toBe(5);
  });

  test('F8.2 F8.3 F8.4 E12 four starting quests first, then the fifth, then ordinary ones; an empty deck is not renewed', () => {
    const t = newGame(2, 'pre-built', { factions: 'dealt' });
    expect(t.s.display.length).toBe(4);
    expect(t.s.display.every((id) => id <= 5)).toBe(true);
    const next = plan(['First Furrow', 'Eyes on the Ridge', 'Muster Roll', 'Smoke of Hearths']);
    next.act(0, 'reserve', quest('First Furrow'));
    expect(next.s.display).toEqual([2, 4, 3, 5]);
    const empty = table(
      position({
        display: ['Watchfire'],
        players: [
          { completed: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11] },
          { completed: [13, 14, 15, 16, 17, 18, 19, 20, 21, 22] },
        ],
        turn: { seat: 0, card: 'plan' },
      }),
    );
    empty.act(0, 'gain');
    empty.act(0, 'reserve', quest('Watchfire'));
    expect(empty.s.display).toEqual([]);
  });

  test('F8.5 F8.13 a red coin is paid, everything else only shown', () => {
    const t = plan(['The Old Milestone'], { units: soldiers('0,0') });
    expect(t.player(0).wealth).toBe(2);
    t.script(1);
    t.act(0, 'complete', quest('The Old Milestone'));
    expect(t.player(0)).toMatchObject({ wealth: 1, completed: [5] });
    expect(t.units('0,0')).toBe('0: 1 soldier');
    expect(plan(['Bought Silence']).refusal(0, 'complete', quest('Bought Silence')).rule).toBe('F8.5');
  });

  test('F8.6 E4 a developed structure stands for its basic kind, not the other way round, and only once', () => {
    expect(
      canComplete('March Law', {
        structures: [...built('tower', '1,-1'), ...built('forge', '0,0'), ...built('temple', '3,-3')],
      }),
    ).toBe(true);
    expect(canComplete('March Law', { structures: [...built('tower', '1,-1'), ...built('temple', '3,-3')] })).toBe(
      false,
    );
    expect(canComplete('Watchfire', { structures: built('outpost', '1,-1') })).toBe(false);
    expect(canComplete('Watchfire', { structures: built('tower', '1,-1') })).toBe(true);
    expect(canComplete('House of Incense', { structures: built('shrine', '1,-1') })).toBe(false);
  });

  test('F8.7 what is controlled counts, whoever’s colour it has', () => {
    expect(canComplete('Smoke of Hearths', { structures: built('outpost', '1,-1', '0,0') })).toBe(true);
    expect(
      canComplete('Smoke of Hearths', {
        structures: built('outpost', '1,-1', '0,0'),
        units: [{ at: '0,0', seat: 1, soldier: 1 }],
      }),
    ).toBe(false);
    expect(
      canComplete('Smoke of Hearths', {
        structures: [...built('outpost', '1,-1'), { at: '0,0', seat: 1, kind: 'shrine' }],
        units: soldiers('0,0'),
      }),
    ).toBe(true);
    expect(canComplete('Muster Roll', { units: [{ at: '1,-1', seat: 0, soldier: 5 }] })).toBe(false);
    expect(
      canComplete('Muster Roll', {
        units: [
          { at: '1,-1', seat: 0, soldier: 5 },
          { at: '4,-4', seat: 0, ship: 1 },
        ],
      }),
    ).toBe(true);
    expect(canComplete('Thrice Blooded', { players: [{ battleTokens: 3 }] })).toBe(true);
    expect(canComplete('Council of the Wise', { players: [{ upgrades: ['Tithe Rolls', 'Call to Arms'] }] })).toBe(true);
    expect(canComplete('Parade of Lances', { units: [{ at: '1,-1', seat: 0, soldier: 2, knight: 2 }] })).toBe(true);
    expect(canComplete('Heart of Venterra', { units: soldiers('0,0', '0,1') })).toBe(true);
    expect(canComplete('Heart of Venterra', { units: soldiers('0,0', '1,-1') })).toBe(false);
  });

  test('F8.7 a hearth beside another’s gate: not the own starting structure or Ka’jer', () => {
    expect(canComplete('Foreign Hearth', { structures: built('outpost', '-1,2') })).toBe(true);
    expect(canComplete('Foreign Hearth', { structures: built('outpost', '0,0') })).toBe(false);
    expect(canComplete('Foreign Hearth', { units: soldiers('-1,3') })).toBe(true);
    expect(canComplete('Foreign Hearth', { players: [{ faction: 'bear' }], structures: built('kajer', '-1,2') })).toBe(
      false,
    );
  });

  test('F8.8 completed ones score, even if the reward could not be taken', () => {
    const t = plan(['Drowned Bells'], {
      units: [
        { at: '4,-4', seat: 0, ship: 2 },
        { at: '5,-4', seat: 0, ship: 1 },
      ],
    });
    t.script(1);
    t.act(0, 'complete', quest('Drowned Bells'));
    // No ship piece is left.
    expect(t.player(0)).toMatchObject({ completed: [7], supply: [6, 0, 4, 3, 4] });
    expect(t.sheet(0).quests).toBe(3);
    expect(t.log(1).some(({ key }) => key === 'quest.completed')).toBe(true);
  });

  test('F8.9 F8.10 E32 three reserved at most; a completed one makes room; nobody else’s', () => {
    const full = plan(['Watchfire'], {
      players: [{ reserved: ['Glass Road', 'Crown of Stone', 'First Furrow'] }],
      units: soldiers('1,-1', '0,0', '2,-1'),
    });
    expect(full.refusal(0, 'reserve', quest('Watchfire')).rule).toBe('F8.9');
    full.act(0, 'complete', quest('First Furrow'));
    expect(full.player(0).reserved).toEqual([6, 8]);
    const other = plan(['Watchfire'], {
      players: [{}, { reserved: ['First Furrow'] }],
      units: soldiers('1,-1', '0,0', '2,-1'),
    });
    expect(other.refusal(0, 'complete', quest('First Furrow')).rule).toBe('F8.9');
    // Nothing gives one back.
    expect(full.match.engine.game.procedures['action']).not.toHaveProperty('return');
    expect(other.sheet(1).reserved).toBe(-3);
  });

  test('F8.11 pay, take, refill, reward', () => {
    const t = plan(['The Old Milestone'], { units: soldiers('0,0') });
    t.script(1);
    t.act(0, 'complete', quest('The Old Milestone'));
    const keys = t.log(null).map(({ key }) => key);
    expect(keys.indexOf('quest.display')).toBeGreaterThan(keys.indexOf('quest.completed'));
    expect(keys.indexOf('combat.gained')).toBeGreaterThan(keys.indexOf('quest.display'));
  });

  test('F8.12 E30 a Fortress hex is a territory without terrain, the Eldapriest’s counts by its terrain', () => {
    const doc = (faction: string): More => ({ players: [{ faction }], units: soldiers('1,-1', '2,-1') });
    expect(canComplete('First Furrow', doc('order'))).toBe(false);
    expect(canComplete('First Furrow', doc('pack'))).toBe(true);
    expect(canComplete('Wide Dominion', { units: soldiers('1,-1', '2,-1', '3,-2', '3,-3', '0,0', '1,0') })).toBe(false);
    expect(
      canComplete('Wide Dominion', {
        units: soldiers('1,-1', '2,-1', '3,-2', '3,-3', '0,0'),
        structures: built('outpost', '1,0', '0,2'),
      }),
    ).toBe(true);
  });

  test('F5.12 Ka’jer is a Shrine asleep and a Temple awake', () => {
    const bear = (kind: string): More => ({
      players: [{ faction: 'bear', wealth: 2 }],
      structures: [...built(kind, '1,-1'), ...built('shrine', '0,0')],
    });
    expect(canComplete('Pilgrim Chain', bear('kajer'))).toBe(true);
    expect(canComplete('House of Incense', bear('kajer'))).toBe(false);
    expect(canComplete('House of Incense', bear('kajer-awake'))).toBe(true);
  });
});

describe('Plan', () => {
  test('F12.1 2 wealth first, usable at once; it may be skipped', () => {
    const t = table(
      position({ display: ['Bought Silence'], players: [{ wealth: 3 }], turn: { seat: 0, card: 'plan' } }),
    );
    t.act(0, 'gain');
    expect(t.args(0, 'complete')).toEqual([quest('Bought Silence')]);
    const skipped = table(
      position({ display: ['Bought Silence'], players: [{ wealth: 3 }], turn: { seat: 0, card: 'plan' } }),
    );
    skipped.act(0, 'skip');
    expect(skipped.player(0).wealth).toBe(3);
  });

  test('F12.2 F12.3 one quest completed or reserved, or none', () => {
    const t = plan(['First Furrow', 'Watchfire'], { units: soldiers('1,-1', '0,0', '2,-1') });
    expect(t.verbs(0)).toEqual(['complete', 'reserve', 'skip']);
    t.act(0, 'complete', quest('First Furrow'));
    expect(t.player(0)).toMatchObject({ wealth: 4, completed: [1] });
    expect(t.moment).not.toBe('action.quest');
    expect(plan(['Watchfire']).refusal(0, 'complete', quest('First Furrow')).rule).toBe('F12.3');
    expect(plan(['Watchfire']).refusal(0, 'complete', quest('Watchfire')).rule).toBe('F8.7');
  });

  test('F12.4 E32 only what one cannot complete now is reserved', () => {
    const t = plan(['First Furrow', 'Bought Silence'], { units: soldiers('1,-1', '0,0', '2,-1') });
    expect(t.refusal(0, 'reserve', quest('First Furrow')).rule).toBe('F12.4');
    expect(t.refusal(0, 'reserve', quest('Watchfire')).rule).toBe('F12.4');
    t.act(0, 'reserve', quest('Bought Silence'));
    expect(t.player(0).reserved).toEqual([21]);
    expect(t.view(1).players[t.seatOf(0)]?.reserved).toEqual([21]);
  });

  test('F12.5 a reserved one is completed by a later Plan, if it is met then', () => {
    const t = plan([], {
      players: [{ reserved: ['First Furrow', 'Watchfire'] }],
      units: soldiers('1,-1', '0,0', '2,-1'),
    });
    expect(t.args(0, 'complete')).toEqual([quest('First Furrow')]);
    t.act(0, 'complete', quest('First Furrow'));
    expect(t.player(0)).toMatchObject({ reserved: [12], completed: [1] });
  });
});

describe('Reinforce', () => {
  const reinforce = (more: More = {}) =>
    table(position({ players: [{ wealth: 9 }], turn: { seat: 0, card: 'reinforce' }, ...more }));

  test('F13.1 F13.2 one unit, paid, where a structure is controlled', () => {
    const t = reinforce({
      structures: [...built('outpost', '1,-1'), { at: '0,0', seat: 1, kind: 'shrine' }],
      units: soldiers('0,0', '3,-3'),
    });
    t.act(0, 'recruit', 'unit:knight');
    expect(t.args(0, 'at').sort()).toEqual(['0,0', '1,-1', '2,-2']);
    expect(t.refusal(0, 'at', '3,-3').rule).toBe('F13.2');
    t.act(0, 'at', '0,0');
    expect(t.units('0,0')).toBe('0: 1 soldier, 1 knight');
    expect(t.player(0).wealth).toBe(6);
    expect(t.moment).not.toBe('action.recruit');
  });

  test('F13.3 F13.4 ships beside a structure, not where others’ ships are; they take no token', () => {
    const t = reinforce({ structures: built('outpost', '3,-3'), tokens: 'all' });
    t.act(0, 'recruit', 'unit:ship');
    expect(t.units('4,-4')).toBe('0: 1 ship');
    expect(t.s.tokens[t.hex('4,-4')]).toBe(true);
    expect(t.controller('4,-4')).toBe(0);
    const blocked = reinforce({ structures: built('outpost', '3,-3'), units: [{ at: '4,-4', seat: 1, ship: 1 }] });
    expect(blocked.refusal(0, 'recruit', 'unit:ship').rule).toBe('F13.3');
  });

  test('F13.5 no structure, no piece, no wealth: no unit', () => {
    const t = reinforce({ units: [{ at: '2,-2', seat: 1, soldier: 1 }], structures: [], players: [{ wealth: 2 }] });
    expect(t.moment).not.toBe('action.recruit');
    expect(reinforce({ players: [{ wealth: 2 }] }).refusal(0, 'recruit', 'unit:knight').rule).toBe('F1.9');
    const lone = table(
      position({
        players: [{ wealth: 2, favors: ['purse'] }],
        units: [{ at: '2,-2', seat: 1, soldier: 1 }],
        turn: { seat: 0, card: 'reinforce' },
      }),
    );
    expect(lone.refusal(0, 'recruit', 'unit:soldier').rule).toBe('F13.5');
  });

  test('F13.6 F1.9 one structure developed for 2, without a unit there', () => {
    const t = reinforce({ structures: built('shrine', '1,-1', '0,0') });
    t.act(0, 'skip');
    t.script(3);
    t.act(0, 'develop', '1,-1');
    expect(t.structure('1,-1')).toBe('0 temple');
    expect(t.moment).toBe('action.build');
    const poor = reinforce({ players: [{ wealth: 1, favors: ['purse'] }], structures: built('shrine', '1,-1') });
    poor.act(0, 'skip');
    expect(poor.refusal(0, 'develop', '1,-1').rule).toBe('F1.9');
    expect(poor.refusal(0, 'develop', '-1,3').rule).toBe('F5.2');
  });

  test('F13.7 F13.8 one new structure for 3, where a unit is now', () => {
    const t = reinforce({ units: [...soldiers('1,-1', '0,0', '4,-3')], structures: built('shrine', '3,-3') });
    t.act(0, 'skip');
    t.act(0, 'skip');
    t.act(0, 'build', t.args(0, 'build')[0] ?? '');
    expect(t.args(0, 'at').sort()).toEqual(['0,0', '1,-1']);
    expect(t.refusal(0, 'at', '2,-1').rule).toBe('F13.7');
    expect(t.refusal(0, 'at', '4,-3').rule).toBe('F4.3');
    t.act(0, 'at', '0,0');
    expect(t.structure('0,0')).toBe('0 outpost');
    expect(t.player(0).wealth).toBe(6);
    const nowhere = reinforce({ players: [{ wealth: 9, favors: ['purse'] }] });
    nowhere.act(0, 'skip');
    nowhere.act(0, 'skip');
    expect(nowhere.refusal(0, 'build', 'tile:2').rule).toBe('F13.7');
  });

  test('F13.9 F1.14 gained units go where recruits may, without a second scout; without a place nothing', () => {
    const t = plan(['Granary of the West'], {
      units: soldiers('1,-1', '0,0', '2,-1', '-1,2'),
      structures: built('outpost', '0,2'),
    });
    t.script(1);
    t.act(0, 'complete', quest('Granary of the West'));
    expect(t.args(0, 'at').sort()).toEqual(['0,2', '2,-2']);
    t.act(0, 'at', '0,2');
    expect(t.units('0,2')).toBe('0: 2 scout');
    const dry = plan(['Drowned Bells'], {
      units: [
        { at: '4,-4', seat: 0, ship: 1 },
        { at: '5,-4', seat: 0, ship: 1 },
      ],
    });
    dry.script(1);
    dry.act(0, 'complete', quest('Drowned Bells'));
    // The Fortress at 2,-2 has no water beside it.
    expect(dry.player(0).supply[1]).toBe(1);
  });
});
