import { expect } from 'vitest';
import {
  assaults,
  attack,
  card,
  clash,
  defend,
  type Field,
  type Host,
  host,
  lone,
  prevented,
  ranked,
  step,
  withValues,
} from './battlefield.ts';
import { three } from './scenes.ts';
import { test } from './seating.ts';
import type { TestTable } from './table.ts';

const PAVISE = lone('pavise-bearers');

const retreats = (t: TestTable, seat: number): string[] => t.args(seat, 'retreat').map(String).toSorted();
const tiles = (t: TestTable, ...names: string[]): string[] => names.map(t.tileArg).toSorted();

test('V24.1 after a set the attacker is asked first, then the defender, openly; only one retreats', () => {
  const t = clash(PAVISE, PAVISE);
  expect(assaults(t)).toHaveLength(2);
  expect(t.asked).toEqual([0]);
  expect(t.match.world.sealed).toBe(false);
  expect(t.refusal(1, 'retreat', t.tileArg('Camaldoli')).code).toBe('not-asked');
  t.act(0, 'stay');
  expect(t.asked).toEqual([1]);
  t.act(1, 'retreat', t.tileArg('Camaldoli'));
  expect(t.troop(1, 2)?.at).toBe(t.tile('Camaldoli'));
  expect(t.troop(0, 2)?.at).toBe(t.tile('Bologna'));
  expect(step(t)).toBe('troop choose');
  // If the attacker goes, the defender is not asked and stays where he is.
  const gone = clash(PAVISE, PAVISE);
  gone.act(0, 'retreat', gone.tileArg('Chianti'));
  expect(gone.asked).toEqual([0]);
  expect(step(gone)).toBe('troop choose');
  expect(gone.troop(1, 2)?.at).toBe(gone.tile('Bologna'));
});

test('V24.2 only to adjacent own Territories without an opponent’s Troop; own Troops may be there', () => {
  const t = clash(PAVISE, PAVISE, {
    base: three,
    extra: [
      { seat: 0, area: 3, at: 'Lomellina', companies: ['swordsmen'] },
      { seat: 2, area: 2, at: 'Cascina', companies: ['swordsmen'] },
    ],
  });
  expect(retreats(t, 0)).toEqual(tiles(t, 'Lomellina', 'Chianti'));
  expect(t.refusal(0, 'retreat', t.tileArg('Cascina'))).toMatchObject({ rule: 'V24.2', key: 'retreat.enemy' });
  expect(t.refusal(0, 'retreat', t.tileArg('Anghiari'))).toMatchObject({ rule: 'V24.2', key: 'retreat.not-own' });
  expect(t.refusal(0, 'retreat', t.tileArg('Camaldoli')).rule).toBe('V24.2');
  expect(t.refusal(0, 'retreat', t.tileArg('Ferrara'))).toMatchObject({ rule: 'V24.2', key: 'retreat.not-adjacent' });
  expect(t.refusal(0, 'retreat', t.tileArg('Bologna')).rule).toBe('V24.2');
  t.refusal(0, 'retreat', t.tileArg('Cusago'));
  t.act(0, 'retreat', t.tileArg('Lomellina'));
  expect(t.troop(0, 2)?.at).toBe(t.troop(0, 3)?.at);
});

test('V24.2 the defender too, and not onto the Territory the attacker came from unless it is his own', () => {
  const t = clash(PAVISE, PAVISE, { at: 'Viterbo', from: 'Vignola' });
  t.act(0, 'stay');
  expect(retreats(t, 1)).toEqual(tiles(t, 'Vignola', 'Plain of Lodi', 'Camaldoli'));
  expect(t.refusal(1, 'retreat', t.tileArg('Bologna')).rule).toBe('V24.2');
  expect(t.refusal(1, 'retreat', t.tileArg('Cascina')).rule).toBe('V24.2');
});

test('V24.3 it costs nothing, is not bound to the Movement and goes exactly one Territory', () => {
  const game = withValues({ artillerymen: { ranged: 0, resistance: 9 } });
  const t = clash(lone('artillerymen'), PAVISE, { game, players: [{ florins: 2 }, {}] });
  // Movement 1 has been used up, and the Hill costs 2.
  t.act(0, 'retreat', t.tileArg('Chianti'));
  expect(t.troop(0, 2)?.at).toBe(t.tile('Chianti'));
  expect(t.player(0).florins).toBe(2);
  expect(t.refusal(0, 'retreat', t.tileArg('Ferrara')).code).toBe('unknown');
});

test('V24.4 without such a Territory retreat is impossible and nobody is asked', () => {
  const players = [{ domain: ['Ferrara', 'Lomellina'] }, { domain: ['Mantua', 'Camaldoli'] }];
  // Lomellina is the attacker's, but an opponent stands there.
  const extra = [{ seat: 1, area: 5, at: 'Lomellina', companies: ['farmers'] }];
  const shut = clash(PAVISE, PAVISE, { players, extra, from: 'Viterbo' });
  expect(step(shut)).toBe('battle defenderRetreat');
  expect(shut.asked).toEqual([1]);
  expect(retreats(shut, 1)).toEqual(tiles(shut, 'Camaldoli'));
  // Nor the defender, if his only way out is not his: the attacker is asked again after the next set.
  const both = clash(PAVISE, PAVISE, { players: [{}, { domain: ['Mantua'] }] });
  both.act(0, 'stay');
  expect(step(both)).toBe('battle attackerRetreat');
  expect(assaults(both)).toHaveLength(4);
});

test('V24.4 a Troop with the Garrison never retreats, not even as an Army', () => {
  const players = [{ domain: ['Ferrara', 'Vignola'] }, { domain: ['Mantua', 'Plain of Lodi'] }];
  const game = withValues({ 'heavy-cavalry': { resistance: 20, melee: 1 } });
  for (const garrison of [{ companies: [107] }, { captain: 'Acuto', companies: [107, 'swordsmen'] }]) {
    const t = attack(lone('heavy-cavalry'), [], {
      players,
      game,
      at: 'Mantua',
      from: 'Vignola',
      extra: [{ seat: 1, area: 1, at: 'Mantua', ...garrison }],
    });
    ranked(t);
    expect(assaults(t)).toHaveLength(2);
    expect(t.asked).toEqual([0]);
    t.act(0, 'stay');
    // The Plain of Lodi would be free for him, and he is not asked.
    expect(assaults(t).length).toBeGreaterThanOrEqual(3);
    expect(t.asked).not.toContain(1);
  }
});

test('V24.5 nobody retreats before the first set, between its assaults or between two battles', () => {
  const t = attack(host('Acuto', 'german-knights', 'men-at-arms'), [lone('farmers'), lone('brigands')], {
    players: [{ hand: ['farmers'] }, {}],
  });
  const no = (): void => {
    for (const seat of t.asked) expect(t.offers(seat).filter((offer) => offer.startsWith('retreat'))).toEqual([]);
    t.refusal(0, 'retreat', t.tileArg('Lomellina'));
    t.refusal(1, 'retreat', t.tileArg('Camaldoli'));
  };
  expect(step(t)).toBe('battle defender');
  no();
  t.act(1, 'defend', 'troop:1.2');
  expect(step(t)).toBe('battle orders');
  no();
  ranked(t);
  expect(step(t)).toBe('battle ruses');
  no();
  t.act(0, 'pass');
  // The first battle is won; the surgeon's question, then the second battle.
  expect(t.troop(1, 2)).toBeNull();
  no();
  t.act(0, 'pass');
  expect(step(t)).toBe('battle orders');
  no();
});

test('V24.6 if nobody retreats, set follows set until a side is gone', () => {
  const t = clash(PAVISE, PAVISE);
  for (const set of [1, 2, 3]) {
    expect(assaults(t)).toHaveLength(2 * set);
    t.act(0, 'stay');
    t.act(1, 'stay');
  }
  // Six wounds each: the seventh assault ends it.
  expect(assaults(t)).toEqual(['ranged 0:0', ...Array(6).fill('melee 1:1')]);
  expect([t.troop(0, 2), t.troop(1, 2)]).toEqual([null, null]);
});

/** Nobody can hurt anybody. */
const TAME = { swordsmen: { melee: 0 }, 'pavise-bearers': { melee: 0 } };
const idle = (attacker: Host, field: Field = {}): TestTable =>
  clash(attacker, PAVISE, { game: withValues(TAME), ...field });

test('V24.7 deadlock: the attacker must retreat, to a Territory of his choice, and the defender has won', () => {
  const t = idle(host('Carlo Malatesta', 'swordsmen'));
  t.act(0, 'stay');
  t.act(1, 'stay');
  expect(assaults(t)).toEqual(['ranged 0:0', 'melee 0:0']);
  expect(t.asked).toEqual([0]);
  expect(t.refusal(0, 'stay').code).toBe('unknown');
  expect(retreats(t, 0)).toEqual(tiles(t, 'Lomellina', 'Chianti', 'Cascina'));
  expect(t.refusal(0, 'retreat', t.tileArg('Anghiari')).rule).toBe('V24.2');
  t.act(0, 'retreat', t.tileArg('Cascina'));
  expect(t.troop(0, 2)?.at).toBe(t.tile('Cascina'));
  expect(t.player(1).points).toBe(5);
  expect(t.refusal(0, 'march', 'troop:0.2').rule).toBe('V19.1');
});

test('V24.7 either may still retreat of his own will first', () => {
  const t = idle(host('Carlo Malatesta', 'swordsmen'));
  t.act(0, 'stay');
  t.act(1, 'retreat', t.tileArg('Camaldoli'));
  expect(t.troop(0, 2)?.at).toBe(t.tile('Bologna'));
  expect(t.player(1).points).toBe(0);
});

test('V24.7 deadlock without a way to retreat: back to where it came from', () => {
  const t = idle(host('Carlo Malatesta', 'swordsmen'), {
    at: 'Viterbo',
    from: 'Bologna',
    players: [{ domain: ['Ferrara', 'Lomellina'] }, {}],
  });
  // The attacker cannot retreat and is not asked.
  expect(t.asked).toEqual([1]);
  t.act(1, 'stay');
  expect(t.troop(0, 2)).toMatchObject({ at: t.tile('Bologna'), captain: card('Carlo Malatesta'), moved: true });
  expect(t.troop(1, 2)?.at).toBe(t.tile('Viterbo'));
  expect(t.player(1).points).toBe(5);
  expect(step(t)).toBe('troop choose');
});

test('V24.7 a Company that must go back gives nobody points', () => {
  const t = idle(lone('swordsmen'), { at: 'Viterbo', from: 'Bologna', players: [{ domain: ['Ferrara'] }, {}] });
  t.act(1, 'stay');
  expect(t.troop(0, 2)?.at).toBe(t.tile('Bologna'));
  expect(t.player(1).points).toBe(0);
});

test('V24.7 V25.4 deadlock with the way back barred by a beaten Troop: the attacker is eliminated', () => {
  const t = attack(host('Carlo Malatesta', 'swordsmen'), [PAVISE, PAVISE], {
    game: withValues(TAME),
    at: 'Viterbo',
    from: 'Vignola',
    players: [{ domain: ['Ferrara', 'Lomellina'] }, {}],
  });
  defend(t, 2);
  t.act(1, 'retreat', t.tileArg('Vignola'));
  // The chain goes on with the other Troop.
  expect(t.frame).toMatchObject({ proc: 'battle', areas: [2, 3] });
  t.act(1, 'stay');
  expect(t.troop(0, 2)).toBeNull();
  expect(t.s.removed).toContain(card('Carlo Malatesta'));
  expect(t.s.venturaDiscard).toEqual([card('swordsmen')]);
  expect(t.player(1).points).toBe(5);
  expect(t.troop(1, 2)?.at).toBe(t.tile('Vignola'));
  expect(step(t)).toBe('troop choose');
});

test('V24.7 wounds placed or Resistance used in the set are no deadlock', () => {
  const shots = withValues({ ...TAME, swordsmen: { melee: 0, ranged: 1 } });
  const attacker = lone('swordsmen');
  // The first set hurts, the second does nothing: only then it is a deadlock.
  const hurt = clash(attacker, PAVISE, { game: shots });
  const prevent = clash(attacker, host('Carlo Malatesta', 'pavise-bearers'), { game: shots });
  expect(hurt.wounds(card('pavise-bearers'))).toBe(1);
  expect(prevented(prevent)).toEqual(['captain seat:1 1']);
  for (const t of [hurt, prevent]) {
    t.act(0, 'stay');
    t.act(1, 'stay');
    expect(step(t)).toBe('battle attackerRetreat');
    expect(assaults(t)).toHaveLength(4);
    t.act(0, 'stay');
    t.act(1, 'stay');
    expect(step(t)).toBe('battle deadlock');
    expect(assaults(t)).toHaveLength(4);
  }
});

test('V24.8 a retreated attacker does not move again; a retreated defender may when his turn comes', () => {
  const away = clash(lone('light-cavalry'), PAVISE);
  away.act(0, 'retreat', away.tileArg('Lomellina'));
  expect(away.refusal(0, 'march', 'troop:0.2').rule).toBe('V19.1');
  expect(away.args(0, 'march')).toEqual(['troop:0.5']);
  const t = clash(lone('light-cavalry'), PAVISE);
  t.act(0, 'stay');
  t.act(1, 'retreat', t.tileArg('Camaldoli'));
  t.act(0, 'end');
  expect(t.asked).toEqual([1]);
  t.act(1, 'march', 'troop:1.2');
  t.act(1, 'enter', t.tileArg('Vignola'));
  expect(t.troop(1, 2)?.at).toBe(t.tile('Vignola'));
});
