import { describe, expect } from 'vitest';
import { BUILT_IN } from '../components/index.ts';
import { position, table, test } from './table.ts';

type More = Parameters<typeof position>[0];
const plan = (more: More = {}) => table(position({ turn: { seat: 0, card: 'plan' }, ...more }));
/** Copies come one after the other: spear 1-3, mercy 4-5, wind 6-7, purse 8-9, horn 10-11, hammer 12-13, mirror 14-15, waters 16, whisper 17, harvest 18, oath 19, cancel 20. */
const CANCEL = 20;

/** Seat 0 attacks 0,0 from 1,-1. */
function battle(attackers: number, defenders: number, more: More = {}) {
  const { units = [], ...rest } = more;
  const t = table(
    position({
      units: [{ at: '1,-1', seat: 0, soldier: attackers }, { at: '0,0', seat: 1, soldier: defenders }, ...units],
      turn: { seat: 0, card: 'charge' },
      ...rest,
    }),
  );
  t.charge(0, '0,0', ...Array<string>(attackers).fill('soldier@1,-1'));
  return t;
}

describe('favor cards', () => {
  test('F1.5 F9.1 nineteen and Cancel, in one deck', () => {
    expect(BUILT_IN.favors.length).toBe(20);
    expect(BUILT_IN.favors.filter(({ effect }) => effect.kind === 'cancel').map(({ id }) => id)).toEqual([CANCEL]);
    expect(plan().s.favorDeck.length).toBe(20);
  });

  test('F9.2 drawn from the top, seen by the holder alone', () => {
    const t = table(
      position({
        players: [{ faction: 'watchers', wealth: 9 }, { faction: 'order' }],
        turn: { seat: 0, card: 'maneuver' },
      }),
    );
    t.script(7, 3);
    t.act(0, 'upgrade', 'upgrade:8');
    expect(t.player(0).favors).toEqual([7, 3]);
    expect(t.view(1).players[t.seatOf(0)]).toMatchObject({ favors: null, favorCount: 2 });
    expect(t.log(1).filter(({ key }) => key === 'favor.drawn')).toEqual([]);
    expect(t.log(0).filter(({ key }) => key === 'favor.drawn').length).toBe(2);
  });

  test('F9.3 played at its time only, works once, and lies open in the discards; any number one after the other', () => {
    const t = plan({ players: [{ favors: ['purse', 'purse', 'spear'] }] });
    expect(t.refusal(0, 'play', 'favor:1').rule).toBe('F9.3');
    t.act(0, 'play', 'favor:8');
    t.act(0, 'play', 'favor:9');
    expect(t.player(0)).toMatchObject({ wealth: 6, favors: [1] });
    expect(t.view(1).favors.discard).toEqual([8, 9]);
  });

  test('F9.4 F9.10 E24 all other holders are asked in secret; cancelled, nothing has happened and both are discarded', () => {
    const t = battle(2, 4, {
      players: [{ favors: ['spear', 'spear'] }, { favors: ['mercy'] }, { favors: ['cancel'] }],
    });
    t.act(0, 'play', 'favor:1');
    expect(t.moment).toBe('favor.cancel');
    expect(t.asked).toEqual([1, 2]);
    expect(t.refusal(1, 'cancel').rule).toBe('F9.4');
    t.act(2, 'cancel');
    expect(t.view(0).flow.at(-1)).toMatchObject({
      answers: t.s.players.map((_, seat) => (seat === t.seatOf(0) ? 0 : null)),
    });
    t.act(1, 'pass');
    expect(t.view(null).favors.discard).toEqual([CANCEL, 1]);
    expect(t.player(2).favors).toEqual([]);
    // F9.6: the defender passes, the attacker may still play a second one; nobody is asked to cancel any more.
    expect(t.asked).toEqual([1]);
    t.act(1, 'pass');
    t.act(0, 'play', 'favor:2');
    expect(t.moment).not.toBe('favor.cancel');
  });

  test('F9.10 upgrades cannot be cancelled', () => {
    const t = table(
      position({ players: [{ wealth: 9 }, { favors: ['cancel'] }], turn: { seat: 0, card: 'maneuver' } }),
    );
    t.act(0, 'upgrade', 'upgrade:1');
    expect(t.log(null).some(({ key }) => key === 'upgrade')).toBe(true);
    expect(t.moment).not.toBe('favor.cancel');
  });

  test('F9.5 an empty deck is made of the discards; with nothing there either, no card', () => {
    const draw = (favorDiscard: (string | number)[], held: (string | number)[]) => {
      const t = table(
        position({
          players: [{ wealth: 9 }, { favors: held }],
          structures: [{ at: '1,-1', seat: 0, kind: 'shrine' }],
          favorDeck: [],
          favorDiscard,
          turn: { seat: 0, card: 'reinforce' },
        }),
      );
      t.act(0, 'skip');
      t.act(0, 'develop', '1,-1');
      return t;
    };
    const all = Array.from({ length: 20 }, (_, i) => i + 1);
    const t = draw(
      [5, 6],
      all.filter((card) => card !== 5 && card !== 6),
    );
    expect(t.player(0).favors.length).toBe(1);
    expect(t.s.favorDiscard).toEqual([]);
    expect(t.log(null).some(({ key }) => key === 'favor.reshuffle')).toBe(true);
    expect(draw([], all).player(0).favors).toEqual([]);
  });

  test('F9.6 one at a time, in turn, until both have passed in a row', () => {
    const t = battle(2, 2, { players: [{ favors: [1, 14] }, { favors: [2, 15] }] });
    t.act(0, 'pass');
    t.act(1, 'play', 'favor:2');
    t.act(0, 'pass');
    // A pass does not bar a later card while the other side goes on.
    expect(t.asked).toEqual([0]);
    t.act(0, 'play', 'favor:1');
    t.act(1, 'pass');
    expect(t.asked).toEqual([1]);
    t.act(1, 'pass');
    expect([t.moment, t.asked]).toEqual(['window.before', [0]]);
    t.act(0, 'pass');
    expect(t.moment).not.toBe('window.before');
  });

  test('F9.7 cards left in hand score nothing', () => {
    expect(Object.values(plan({ players: [{ favors: ['spear', 'purse'] }] }).sheet(0)).reduce((a, b) => a + b)).toBe(2);
  });

  test('F9.8 W1 after the income, in turn order', () => {
    const t = table(position({ players: [{ favors: ['harvest'] }, { favors: ['purse'] }], turn: { phase: 'income' } }));
    expect(t.moment).toBe('window.income');
    expect(t.asked).toEqual([0]);
    t.act(0, 'play', 'favor:18');
    t.act(1, 'pass');
    // 2 of income, 1 for the Fortress.
    expect(t.player(0).wealth).toBe(3);
    // The one card of this time lies in the discards: the other is not asked.
    expect(t.moment).toBe('round.declare');
  });

  test('F9.8 W2 before, between and after the steps, never inside one', () => {
    const t = plan({ players: [{ favors: ['purse', 'purse', 'horn'] }] });
    t.act(0, 'play', 'favor:8');
    t.act(0, 'gain');
    t.act(0, 'play', 'favor:9');
    t.act(0, 'skip');
    expect(t.moment).toBe('action.after');
    t.act(0, 'end');
    const inside = table(
      position({
        players: [{ favors: ['purse'] }],
        units: [
          { at: '2,-2', seat: 0, soldier: 2 },
          { at: '4,-4', seat: 0, ship: 1 },
        ],
        turn: { seat: 0, card: 'maneuver' },
      }),
    );
    inside.maneuver(0, ['soldier@2,-2', '1,-1'], ['soldier@2,-2', '1,-1']);
    inside.fightOn();
    expect(inside.moment).toBe('action.move');
    expect(inside.refusal(0, 'play', 'favor:8').rule).toBe('F9.8');
  });

  test('F9.8 W5 Mercy: no unit is lost, and still the loser retreats', () => {
    const t = battle(4, 2, { players: [{}, { favors: ['mercy'] }] });
    t.fightOn();
    const mercy = battle(4, 2, { players: [{}, { favors: ['mercy'] }] });
    while (mercy.moment === 'window.before') mercy.act(1, 'pass');
    expect(mercy.moment).toBe('window.loss');
    mercy.act(1, 'play', 'favor:4');
    expect(mercy.moment).toBe('retreat.choose');
    mercy.act(1, 'retreat', '0,1');
    mercy.act(1, 'retreat', '0,1');
    mercy.fightOn();
    expect(mercy.log(null).filter(({ key, rule }) => key === 'lost' && rule === 'F18.12')).toEqual([]);
  });

  test('F9.9 who is asked follows from open facts: a card in hand, and a fitting one not in the discards', () => {
    const asked = (more: More) => battle(2, 1, more).moment;
    expect(asked({ players: [{ favors: ['purse'] }] })).toBe('window.before');
    expect(asked({ players: [{}] })).not.toBe('window.before');
    expect(asked({ players: [{ favors: ['purse'] }], favorDiscard: ['spear', 'spear', 'spear'] })).not.toBe(
      'window.before',
    );
    // Whisper needs an opponent with combat cards, and everybody sees whether there is one.
    expect(asked({ players: [{ favors: ['purse'] }, { combat: { mercenary: 1 } }] })).toBe('window.start');
  });

  test('F9.9 windows can be answered beforehand', () => {
    const { windows } = plan().match.engine.game;
    expect(windows?.map(({ id }) => id)).toEqual(['income', 'start', 'before', 'loss', 'cancel', 'after']);
  });

  test('F9.11 a card that could do nothing is not played', () => {
    const t = plan({
      players: [{ favors: ['hammer', 'wind', 'oath', 'horn'] }],
      units: [{ at: '2,-2', seat: 1, soldier: 1 }],
    });
    for (const card of [12, 6, 19, 10]) expect(t.refusal(0, 'play', `favor:${card}`).rule).toBe('F9.11');
  });

  test('F9.12 what is added lasts for that fight only', () => {
    const t = table(
      position({
        players: [{ favors: ['spear'] }],
        units: [{ at: '2,-2', seat: 0, soldier: 4 }],
        turn: { seat: 0, card: 'maneuver' },
      }),
    );
    t.maneuver(0, ['soldier@2,-2', '3,-3'], ['soldier@2,-2', '3,-2'], ['soldier@2,-2', '3,-2']);
    t.act(0, 'fight', '3,-3');
    t.act(0, 'play', 'favor:1');
    expect(t.units('3,-3')).toBe('0: 1 soldier');
    expect(t.log(null).findLast(({ key }) => key === 'totals')?.args).toEqual({ attack: 2, defense: 2 });
  });
});

describe('each favor card', () => {
  test('F9.3 Horn recruits for nothing, Hammer develops even what is new', () => {
    const t = plan({
      round: 4,
      players: [{ favors: ['horn', 'hammer'] }],
      structures: [{ at: '1,-1', seat: 0, kind: 'shrine', built: 4 }],
    });
    t.act(0, 'play', 'favor:10');
    t.act(0, 'recruit', 'unit:scout');
    t.act(0, 'at', '1,-1');
    expect(t.units('1,-1')).toBe('0: 2 scout');
    t.act(0, 'play', 'favor:12');
    t.script(3);
    t.act(0, 'develop', '1,-1');
    expect(t.structure('1,-1')).toBe('0 temple');
    expect(t.player(0)).toMatchObject({ wealth: 0, favors: [3] });
  });

  test('F9.3 Oath completes a quest outside Plan', () => {
    const t = table(
      position({
        players: [{ favors: ['oath'] }],
        display: ['First Furrow'],
        units: ['1,-1', '0,0', '2,-1'].map((at) => ({ at, seat: 0, soldier: 1 })),
        turn: { seat: 0, card: 'reinforce' },
      }),
    );
    t.act(0, 'play', 'favor:19');
    t.act(0, 'complete', 'quest:1');
    expect(t.player(0)).toMatchObject({ wealth: 2, completed: [1], favors: [] });
  });

  test('F9.2 F1.15 Mirror: three cards seen by its player alone, one kept, the others back on top in order', () => {
    const t = plan({
      players: [{ favors: ['mirror'] }, { wealth: 9 }],
      structures: [{ at: '-1,2', seat: 1, kind: 'shrine' }],
    });
    t.script(1, 4, 8);
    t.act(0, 'play', 'favor:14');
    expect(t.args(0, 'keep')).toEqual(['favor:1', 'favor:4', 'favor:8']);
    expect(t.view(1).flow.at(-1)).toMatchObject({ seen: null, seenCount: 3 });
    t.act(0, 'keep', 'favor:4');
    t.act(0, 'back', 'favor:8');
    expect(t.s.favorTop).toEqual([1, 8]);
    expect(t.view(0).favors.top).toEqual([1, 8]);
    expect(t.view(1).favors.top).toEqual([null, null]);
    expect(t.player(0).favors).toEqual([4]);
    // Who draws next gets what was put on top, and the one who put it there knows.
    t.act(0, 'gain');
    t.act(0, 'skip');
    t.act(0, 'end');
    t.act(1, 'act', 'action:reinforce');
    t.act(1, 'skip');
    t.act(1, 'develop', '-1,2');
    expect(t.player(1).favors).toEqual([1]);
    expect(t.view(0).players[t.seatOf(1)]).toMatchObject({ favors: null, favorsKnown: [1] });
  });

  test('F9.8 W3 Stilled Waters: the opponent’s support is void, paid or not, and gives no card', () => {
    const t = table(
      position({
        players: [{ favors: ['waters'] }, { wealth: 3, combat: { knight: 1 } }],
        units: [
          { at: '3,-2', seat: 0, soldier: 1 },
          { at: '4,-4', seat: 1, ship: 1 },
        ],
        structures: [{ at: '3,-3', seat: 1, kind: 'shrine' }],
        turn: { seat: 0, card: 'charge' },
      }),
    );
    t.charge(0, '3,-3', 'soldier@3,-2');
    expect(t.moment).toBe('window.start');
    t.act(0, 'play', 'favor:16');
    // Neither ships nor a card: 1 against 1, a tie on the mountain.
    expect(t.log(null).some(({ key }) => key === 'fight.tie')).toBe(true);
    expect(t.player(1)).toMatchObject({ wealth: 3, combat: [0, 0, 1] });
  });

  test('F9.8 W3 Stilled Waters against an attacker: what was declared is void, and paid all the same', () => {
    const t = table(
      position({
        players: [{ wealth: 3 }, { favors: ['waters'] }],
        units: [
          { at: '3,-2', seat: 0, soldier: 2 },
          { at: '4,-4', seat: 0, ship: 1 },
        ],
        structures: [{ at: '3,-3', seat: 1, kind: 'outpost' }],
        turn: { seat: 0, card: 'charge' },
      }),
    );
    t.charge(0, '3,-3', 'soldier@3,-2', 'soldier@3,-2');
    t.act(0, 'support', '4,-4');
    t.act(1, 'play', 'favor:16');
    expect(t.log(null).findLast(({ key }) => key === 'totals')?.args).toEqual({ attack: 2, defense: 2 });
    expect(t.player(0).wealth).toBe(2);
    expect(t.units('4,-4')).toBe('0: 1 spent');
  });

  test('F9.8 W3 Whisper: the opponent plays no combat card', () => {
    const t = battle(2, 1, { players: [{ favors: ['whisper'] }, { combat: { knight: 1 } }] });
    t.act(0, 'play', 'favor:17');
    expect(t.units('0,0')).toBe('0: 2 soldier');
    expect(t.player(1).combat).toEqual([0, 0, 1]);
  });
});
