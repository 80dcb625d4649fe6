import { describe, expect, test } from 'vitest';
import { chanceOf, rngOf } from '../chance.ts';
import { eyesOf, type GameEvent, type GameTypes, refuser } from '../contract.ts';
import { engineOf } from '../engine.ts';
import { range } from '../list.ts';
import { openMatch } from '../match.ts';
import { again, done, more, ready, step } from '../next.ts';
import { type DuelGame, duel } from '../suite/duel.ts';
import { diceOf, fightMatch, metMatch, newMatch, play, startOf } from './help.ts';

const refuse = refuser<GameTypes>();

const engine = engineOf(duel);
const chance = () => chanceOf(rngOf('engine'));
const setup = { seats: 3, scenario: 'long', options: { dice: true } };

describe('asking', () => {
  test('a new world runs to its first question', () => {
    const events: GameEvent[] = [];
    const world = engine.begin(setup, chance(), events);
    expect(world).toMatchObject({ waiting: [0], sealed: false, over: null });
    expect(world.stack.map((f) => `${f.proc}.${f.at}`)).toEqual(['game.next', 'turn.steps']);
    expect(events.map((e) => [e.key, e.only, e.but])).toEqual([
      ['dealt', null, 0],
      ['drew', eyesOf(0), 0],
      ['drew-hidden', null, eyesOf(0)],
    ]);
  });

  test('a seat that is not asked is offered nothing', () => {
    const { world } = newMatch();
    expect(engine.legal(world as never, 1)).toEqual([]);
    expect(engine.candidates(world as never, 1)).toEqual([]);
  });

  test('an answer that is a form stays legal, but does not tell', () => {
    const { turn } = duel.procedures;
    const { verbs } = turn.steps;
    const stop = verbs?.['stop'];
    if (!stop) throw new Error('nobody can stop');
    const steps = { ...turn.steps, verbs: { ...verbs, stop: { ...stop, formal: () => true } } };
    const formal = engineOf({ ...duel, procedures: { ...duel.procedures, turn: { ...turn, steps } } });
    const world = formal.begin(setup, chance(), null);
    const legal = formal.legal(world, 0);
    expect(legal).toEqual(engine.legal(world, 0));
    expect(engine.distinct(world, 0)).toEqual(legal);
    expect(formal.distinct(world, 0)).toEqual(legal.filter(({ verb }) => verb !== 'stop'));
    expect(legal.map(({ verb }) => verb)).toContain('stop');
  });

  test('the legal decisions are exactly the candidates that the judge lets pass', () => {
    const match = metMatch();
    const candidates = match.engine.candidates(match.world, 1);
    const legal = match.engine.legal(match.world, 1);
    expect(legal).toEqual(candidates.filter((c) => !c.refusal).map((c) => c.decision));
    expect(legal).toEqual([
      { verb: 'stand', arg: null },
      { verb: 'flee', arg: 'field:3' },
    ]);
    for (const { decision, refusal } of candidates)
      expect(match.engine.check(match.world, 1, decision)).toEqual(refusal);
  });

  test('a nested procedure lies on top, and its result goes to the one that called it', () => {
    const held = (card: number): { card: number; seen: number }[] => [{ card, seen: 0 }];
    const position = { fields: [1, 2], hands: [held(0), held(7)], stack: [{ proc: 'game', at: 'next' }] };
    const match = openMatch(duel, { ...startOf(2), position }, diceOf('secret'));
    play(match, 0, 'walk', 'field:2');
    play(match, 1, 'stand');
    expect(match.world.stack.map((f) => `${f.proc}.${f.at}`)).toEqual(['game.next', 'turn.fought', 'fight.orders']);
    play(match, 0, 'place', 'card:0');
    play(match, 1, 'place', 'card:7');
    play(match, 0, 'ready');
    match.script = [1, 6];
    play(match, 1, 'ready');
    // The defender has beaten the walker, who therefore goes back to field 1.
    expect(match.world.state).toMatchObject({ scores: [0, 1], fields: [1, 2] });
    expect(match.world.stack.map((f) => `${f.proc}.${f.at}`)).toEqual(['game.next', 'turn.steps']);
  });
});

describe('refusals', () => {
  const { world } = newMatch();
  const check = (seat: number, verb: string, arg: string | number | null = null) =>
    engine.check(world as never, seat, { verb, arg });

  test.each([
    ['a rule', check(0, 'walk', 'field:3'), { code: 'illegal', rule: 'D3.1', key: 'too-far', blame: ['field:3'] }],
    ['no such thing', check(0, 'walk', 'field:9'), { code: 'unknown', key: 'kernel.unknown-thing' }],
    ['a thing of another kind', check(0, 'walk', 7), { code: 'unknown', args: { thing: '7' } }],
    ['no such verb', check(0, 'fly'), { code: 'unknown', key: 'kernel.unknown-verb', args: { verb: 'fly' } }],
    ['a verb of every object', check(0, 'toString'), { code: 'unknown', key: 'kernel.unknown-verb' }],
    ['a verb of another step', check(0, 'stand'), { code: 'unknown', key: 'kernel.unknown-verb' }],
    ['a thing is missing', check(0, 'walk'), { code: 'unknown', key: 'kernel.needs-thing' }],
    ['a thing is too much', check(0, 'stop', 'field:1'), { code: 'unknown', key: 'kernel.needs-no-thing' }],
    ['another seat', check(1, 'stop'), { code: 'not-asked', key: 'kernel.not-asked' }],
    ['no seat at all', check(-1, 'stop'), { code: 'not-asked' }],
  ])('%s', (_, refusal, expected) => {
    expect(refusal).toMatchObject(expected);
  });

  test('the game is over', () => {
    const over = { ...world, over: { winners: [0], rule: 'D7.1', key: 'over.goal' }, waiting: [] };
    expect(engine.check(over as never, 0, { verb: 'stop', arg: null })).toMatchObject({ code: 'over' });
  });
});

test('random games end, and a copy goes its own way', () => {
  for (const n of range(30)) {
    const rng = rngOf(`game ${n}`);
    const world = engine.begin(setup, chanceOf(rng), null);
    for (let i = 0; !world.over; i++) {
      expect(i).toBeLessThan(500);
      const before = JSON.stringify(world);
      const copy = engine.copy(world);
      expect(JSON.stringify(copy)).toBe(before);
      const seat = world.waiting[rng(world.waiting.length)] ?? -1;
      const legal = engine.legal(world, seat);
      const decision = legal[rng(legal.length)];
      if (!decision) throw new Error(`seat ${seat} is asked and can do nothing`);
      engine.play(copy, seat, decision, chanceOf(rng), null);
      expect(JSON.stringify(world)).toBe(before);
      engine.play(world, seat, decision, chanceOf(rng), null);
    }
    expect(world).toMatchObject({ waiting: [], sealed: false });
  }
});

test('foreign worlds are adopted only if they have the right shape', () => {
  const { world } = fightMatch();
  const json = JSON.parse(JSON.stringify(world));
  expect(engine.adopt(json)).toEqual({ ok: true, value: world });
  expect(engine.adopt({ ...json, waiting: 'all' })).toMatchObject({ ok: false, problems: [{ path: 'waiting' }] });
});

describe('mistakes of a game stop at their cause', () => {
  type Steps = DuelGame['procedures']['turn']['steps'];
  const withStop = (apply: NonNullable<Steps['verbs']>[string]['apply']): DuelGame => {
    const { turn } = duel.procedures;
    const steps = { ...turn.steps, verbs: { ...turn.steps.verbs, stop: { check: () => null, apply } } };
    return { ...duel, procedures: { ...duel.procedures, turn: { ...turn, steps } } };
  };
  const stopped = (game: DuelGame) => () => {
    const broken = engineOf(game);
    const world = broken.begin(setup, chance(), null);
    broken.play(world, 0, { verb: 'stop', arg: null }, chance(), null);
  };

  test('an open decision that is answered as if it were sealed', () => {
    expect(stopped(withStop(() => ready))).toThrow("'ready' answers a sealed question only");
    expect(stopped(withStop(() => more))).toThrow("'more' answers a sealed question only");
  });

  test('a procedure that runs in circles', () => {
    const game = withStop(() => step('fought'));
    const turn = { ...game.procedures.turn, fought: { run: () => again } };
    expect(stopped({ ...game, procedures: { ...game.procedures, turn } })).toThrow('no question after 10000 steps');
  });

  test('a last procedure that is done without a winner', () => {
    const { game } = duel.procedures;
    const endless = { ...duel, procedures: { ...duel.procedures, game: { ...game, next: { run: () => done() } } } };
    expect(() => engineOf(endless).begin(setup, chance(), null)).toThrow('nobody has won');
  });

  test('a sealed answer that is neither more nor ready', () => {
    const { fight } = duel.procedures;
    const verbs = { ...fight.orders.verbs, ready: { check: () => null, apply: () => done() } };
    const game = {
      ...duel,
      procedures: { ...duel.procedures, fight: { ...fight, orders: { ...fight.orders, verbs } } },
    };
    const world = fightMatch().world as Parameters<typeof engine.copy>[0];
    expect(() => engineOf(game).play(world, 0, { verb: 'ready', arg: null }, chance(), null)).toThrow(
      "a sealed answer returned 'done'",
    );
  });
});

test('an immediate end stops everything else, also inside a sealed answer', () => {
  const { fight } = duel.procedures;
  const place = {
    ...fight.orders.verbs?.['place'],
    check: () => null,
    apply: (p: Parameters<NonNullable<typeof fight.orders.verbs>[string]['apply']>[0]) =>
      p.end({ winners: [1], rule: 'D7.1', key: 'over.goal' }),
  };
  const verbs = { ...fight.orders.verbs, place };
  const game = { ...duel, procedures: { ...duel.procedures, fight: { ...fight, orders: { ...fight.orders, verbs } } } };
  const world = fightMatch().world as Parameters<typeof engine.copy>[0];
  engineOf(game).play(world, 0, { verb: 'place', arg: 'card:1' }, chance(), null);
  expect(world).toMatchObject({ waiting: [], sealed: false, over: { winners: [1] } });
});

test('a refusal by a rule has room for reasons', () => {
  expect(refuse('D1', 'key')).toEqual({ code: 'illegal', rule: 'D1', key: 'key', args: {}, blame: [] });
});
