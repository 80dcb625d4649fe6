import { describe, expect } from 'vitest';
import { position, table, test } from './table.ts';

const totals = (t: ReturnType<typeof table>) => t.log(null).find(({ key }) => key === 'totals')?.args;
/** Soldiers from home into a neighbour. */
function attack(target: string, soldiers: number, more: Parameters<typeof position>[0] = {}) {
  const t = table(
    position({ units: [{ at: '2,-2', seat: 0, soldier: 6 }], turn: { seat: 0, card: 'charge' }, ...more }),
  );
  t.charge(0, target, ...Array<string>(soldiers).fill('soldier@2,-2'));
  return t;
}

describe('combat with the wilderness', () => {
  test('F17.1 entering wilderness is a combat, and gives no battle token', () => {
    const t = attack('1,-1', 2);
    expect(t.log(null).some(({ key, rule }) => key === 'combat' && rule === 'F17.1')).toBe(true);
    expect(t.player(0).battleTokens).toBe(0);
  });

  test('F17.2 F16.18 all units that entered attack together', () => {
    const t = table(
      position({
        units: [
          { at: '2,-2', seat: 0, soldier: 1 },
          { at: '1,-1', seat: 0, soldier: 1 },
          { at: '3,-2', seat: 0, soldier: 1 },
        ],
        turn: { seat: 0, card: 'charge' },
      }),
    );
    t.charge(0, '2,-1', 'soldier@2,-2', 'soldier@1,-1', 'soldier@3,-2');
    expect(totals(t)).toEqual({ attack: 3, defense: 2 });
    expect(t.units('2,-1')).toBe('0: 3 soldier');
  });

  test('F17.3 F17.4 attack of units and support against the number, and 1 more on a mountain', () => {
    expect(totals(attack('1,-1', 2))).toEqual({ attack: 2, defense: 1 });
    expect(totals(attack('3,-3', 2))).toEqual({ attack: 2, defense: 2 });
    expect(totals(attack('2,-1', 2))).toEqual({ attack: 2, defense: 2 });
  });

  test('F17.5 F7.2 F7.3 knowing both totals the attacker may play one combat card', () => {
    const t = attack('3,-3', 2, { players: [{ combat: { mercenary: 1, soldier: 1 } }] });
    expect(totals(t)).toEqual({ attack: 2, defense: 2 });
    expect(t.moment).toBe('fight.card');
    expect(t.args(0, 'lay')).toEqual(['combat:mercenary', 'combat:soldier']);
    expect(t.refusal(0, 'lay', 'combat:knight').rule).toBe('F7.3');
    t.act(0, 'lay', 'combat:mercenary');
    expect(t.units('3,-3')).toBe('0: 2 soldier');
    expect(t.player(0).combat).toEqual([0, 1, 0]);
    expect(t.player(0).wealth).toBe(0);
  });

  test('F17.6 E13 more than the defense wins, and costs nothing', () => {
    const t = attack('1,-1', 2);
    expect(t.units('1,-1')).toBe('0: 2 soldier');
    expect(t.controller('1,-1')).toBe(0);
  });

  test('F17.7 E13 equal or less costs one unit, and the rest retreats', () => {
    const one = attack('1,-1', 1);
    expect(one.units('1,-1')).toBe('');
    expect(one.player(0).supply[0]).toBe(1);
    const two = attack('3,-3', 2);
    expect(two.moment).toBe('retreat.choose');
    two.act(0, 'retreat', '2,-2');
    expect(two.units('2,-2')).toBe('0: 5 soldier');
  });

  test('F17.7 which unit is lost is the attacker’s choice; supporting ships are not among them', () => {
    const t = table(
      position({
        players: [{ wealth: 1 }],
        units: [
          { at: '2,-2', seat: 0, soldier: 1, scout: 1 },
          { at: '4,-4', seat: 0, ship: 1 },
        ],
        turn: { seat: 0, card: 'charge' },
      }),
    );
    t.charge(0, '3,-3', 'soldier@2,-2', 'scout@2,-2');
    t.act(0, 'enough');
    expect(t.args(0, 'lose')).toEqual(['unit:soldier', 'unit:scout']);
    expect(t.refusal(0, 'lose', 'unit:ship').rule).toBe('F17.7');
    t.act(0, 'lose', 'unit:scout');
    t.act(0, 'retreat', '2,-2');
    expect(t.units('2,-2')).toBe('0: 1 soldier');
    expect(t.units('4,-4')).toBe('0: 1 ship');
  });

  test('F17.8 the wilderness is as strong afterwards', () => {
    const t = attack('3,-3', 2);
    expect(t.view(null).territories[t.hex('3,-3')]?.defense).toBe(2);
  });

  test('F17.9 nobody else takes part, and what needs an opponent cannot be played', () => {
    const t = attack('3,-3', 2, {
      players: [{ favors: ['whisper', 'waters'] }, { favors: ['spear'], wealth: 3, combat: { knight: 1 } }],
    });
    // The two cards of the start need an opponent: nobody is asked there. Before resolving a Spear might be held.
    expect(t.moment).toBe('window.before');
    expect(t.asked).toEqual([0]);
    expect(t.refusal(0, 'play', 'favor:17').rule).toBe('F9.3');
    t.act(0, 'pass');
    expect(t.asked).toEqual([0]);
  });
});

describe('combat cards', () => {
  const charge = (wealth: number, combat: Record<string, number> = {}, upgrades: string[] = []) => {
    const t = table(
      position({
        players: [{ faction: 'legion', wealth, combat, upgrades }, { faction: 'watchers' }],
        turn: { seat: 0, card: 'charge' },
      }),
    );
    return t;
  };

  test('F7.1 F7.6 F7.7 F15.4 bought in Charge step 2, any number, each paid and named', () => {
    const t = charge(6, { mercenary: 1 });
    expect(t.moment).toBe('action.cards');
    t.act(0, 'buy', 'combat:knight');
    t.act(0, 'buy', 'combat:soldier');
    expect(t.refusal(0, 'buy', 'combat:soldier').rule).toBe('F1.9');
    expect(t.player(0)).toMatchObject({ wealth: 1, combat: [1, 1, 1] });
    expect(
      t
        .log(1)
        .filter(({ key }) => key === 'combat.bought')
        .map(({ args }) => args['card']),
    ).toEqual(['combat:knight', 'combat:soldier']);
    expect(t.refusal(0, 'buy', 'combat:knight').rule).toBe('F7.6');
    // Not shown to others, though everybody could work it out (F7.9).
    expect(t.view(1).players[t.seatOf(0)]).toMatchObject({ combat: null, combatCount: 3 });
    expect(t.view(0).players[t.seatOf(0)]?.combat).toEqual([1, 1, 1]);
  });

  test('F7.8 F1.13 six cards are all there are', () => {
    const t = charge(20, { mercenary: 3, soldier: 2, knight: 1 });
    expect(t.args(0, 'buy')).toEqual([]);
  });

  test('F7.4 F7.5 E27 only with units in the fight; a played card goes back to the supply', () => {
    const t = table(
      position({
        players: [{ combat: { soldier: 1 } }, { combat: { knight: 1 } }],
        units: [{ at: '1,-1', seat: 0, soldier: 2 }],
        structures: [{ at: '0,0', seat: 1, kind: 'outpost' }],
        turn: { seat: 0, card: 'charge' },
      }),
    );
    t.charge(0, '0,0', 'soldier@1,-1');
    // A structure alone plays no card.
    expect(t.asked).toEqual([0]);
    t.act(0, 'lay', 'combat:soldier');
    expect(t.player(0).combat).toEqual([0, 0, 0]);
    t.act(0, 'destroy');
    if (t.moment === 'action.move') t.act(0, 'skip');
    expect(t.moment).toBe('action.cards');
    expect(t.player(1).combat).toEqual([0, 0, 1]);
  });

  test('F7.9 a table option displays the combat cards; imagined worlds keep them', () => {
    const t = table(
      position({ options: { openHands: true }, players: [{ combat: { knight: 1 } }], turn: { phase: 'declare' } }),
    );
    expect(t.view(1).players[t.seatOf(0)]?.combat).toEqual([0, 0, 1]);
    const { engine, world } = t.match;
    const other = engine.copy(world);
    engine.game.reimagine(engine.table(other), other, 1 << t.seatOf(1), () => 0);
    expect((other.state as typeof t.s).players[t.seatOf(0)]?.combat).toEqual([0, 0, 1]);
  });

  test('F7.10 a card of cost up to so much from the own supply, chosen and named', () => {
    const t = table(
      position({
        units: [
          { at: '3,-3', seat: 0, soldier: 1 },
          { at: '3,-2', seat: 0, soldier: 1 },
        ],
        display: ['Eyes on the Ridge'],
        turn: { seat: 0, card: 'plan' },
      }),
    );
    t.act(0, 'gain');
    t.script(1);
    t.act(0, 'complete', 'quest:2');
    expect(t.args(0, 'take')).toEqual(['combat:mercenary', 'combat:soldier']);
    expect(t.refusal(0, 'take', 'combat:knight').rule).toBe('F7.10');
    t.act(0, 'take', 'combat:soldier');
    expect(t.player(0).combat).toEqual([0, 1, 0]);
    expect(t.log(1).some(({ key }) => key === 'combat.gained')).toBe(true);
  });
});
