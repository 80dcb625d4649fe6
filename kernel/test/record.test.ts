import { describe, expect, test } from 'vitest';
import type { AnyGame } from '../contract.ts';
import { at } from '../list.ts';
import { act, type Match, openMatch, undo } from '../match.ts';
import { done } from '../next.ts';
import { loadRecord, type Opened, openRecord } from '../record.ts';
import { recordSchema } from '../record-form.ts';
import { type DuelGame, duel } from '../suite/duel.ts';
import { diceOf, fightMatch, hash, lay, metMatch, newMatch, play, startOf, things, whole } from './help.ts';
import { fits } from './json-schema.ts';
import { finished, loaded, problems, richMatch, saved } from './records.ts';

const arranged = (): Match => {
  const position = { fields: [1, 2], dice: false, scenario: null };
  const setup = { seats: 2, scenario: null, options: { dice: false, ruses: false } };
  const match = openMatch(duel, { setup, position, edition: null }, diceOf('arranged'));
  play(match, 0, 'walk', 'field:2');
  return match;
};

const unnamed = (): Match => {
  const setup = { seats: 2, scenario: null, options: { dice: true, ruses: false } };
  return openMatch(duel, { setup, position: null, edition: null }, diceOf('unnamed'));
};

const withEdition = (): Match => {
  const edition = { strengths: duel.components.strengths.toReversed() };
  const game = duel.withEdition(edition);
  if (!game.ok) throw new Error('the edition is not valid');
  const match = openMatch(game.value, { ...startOf(2), edition }, diceOf('edition'));
  play(match, 0, 'stop');
  return match;
};

describe('save and load', () => {
  test.each<[string, Match]>([
    ['at the start', newMatch()],
    ['of three seats', newMatch('three', 3)],
    ['in the middle of a procedure', metMatch()],
    ['at a sealed moment', fightMatch()],
    ['with everything in it', richMatch()],
    ['of a finished match', finished()],
    ['from a position', arranged()],
    ['without a named scenario', unnamed()],
    ['with an edition', withEdition()],
  ])('%s: the whole match comes back, down to clocks, barrier and open offer', (_, match) => {
    const script = match.script;
    match.script = [];
    expect(whole(loaded(saved(match)))).toBe(whole(match));
    match.script = script;
  });

  test('a record is the same after a round trip', () => {
    for (const match of [richMatch(), finished(), arranged(), withEdition()]) {
      const record = saved(match);
      expect(JSON.stringify(saved(loaded(record)))).toBe(JSON.stringify(record));
    }
  });

  test('at every click of a random match', () => {
    const match = newMatch('clicks', 3);
    for (let i = 0; i < 60 && !match.world.over; i++) {
      const seat = at(match.world.waiting, i % match.world.waiting.length);
      const legal = match.engine.legal(match.world, seat);
      const decision = at(legal, (i * 7) % legal.length);
      expect(act(match, seat, decision)).toMatchObject({ ok: true });
      if (i % 5 === 0) undo(match, seat);
      expect(hash(loaded(saved(match)))).toBe(hash(match));
    }
    expect(match.entries.length).toBeGreaterThan(40);
  });

  test('a loaded match goes on with the same dice', () => {
    const match = richMatch();
    const copy = loaded(saved(match));
    for (const m of [match, copy]) {
      m.script = [];
      lay(m, 0);
      play(m, 0, 'ready');
      play(m, 1, 'ready');
      play(m, at(m.world.waiting, 0), 'stop');
    }
    expect(whole(copy)).toBe(whole(match));
    expect(copy.entries.at(-1)).toMatchObject({ tape: [[expect.any(Number), expect.any(Number)]] });
  });

  test('without the secret it can be read, but no dice can fall', () => {
    const record = saved(newMatch(), false);
    expect(record.dice.secret).toBeNull();
    const match = loaded(record);
    play(match, 0, 'walk', 'field:1');
    const before = whole(match);
    expect(() => act(match, 0, { verb: 'stop', arg: null })).toThrow('the secret of these dice is not known here');
    expect(whole(match)).toBe(before);
  });

  test('it is compact: nothing is written that goes without saying', () => {
    const match = metMatch();
    match.script = [6];
    play(match, 1, 'stand');
    lay(match, 0);
    undo(match, 0);
    const { entries } = saved(match);
    expect(entries[0]).toEqual({ kind: 'act', seat: 0, verb: 'walk', arg: 'field:1' });
    expect(entries[2]).toEqual({ kind: 'act', seat: 1, verb: 'stand' });
    expect(entries.at(-1)).toEqual({ kind: 'undo', seat: 0 });
    const outcomes = saved(richMatch()).entries.flatMap((e) => (e.kind === 'act' && e.outcomes) || []);
    expect(outcomes[0]).toEqual([6, 5, 1]);
    expect(outcomes[1]).toHaveLength(2);
  });

  test('the schema describes it, and is not content with anything', () => {
    for (const match of [richMatch(), finished(), arranged(), withEdition()]) {
      const record = saved(match);
      expect(fits(recordSchema, record)).toBe(true);
      expect(fits(recordSchema, { ...record, extra: 1 })).toBe(false);
      expect(fits(recordSchema, { ...record, hash: 1 })).toBe(false);
      expect(fits(recordSchema, { ...record, entries: [{ kind: 'act', seat: 0 }] })).toBe(false);
      expect(fits(recordSchema, { ...record, opening: [[6]] })).toBe(false);
    }
  });
});

describe('rules versions', () => {
  /** In version 2 one may walk two fields; in version 3 nothing has changed but the number. */
  const { turn } = duel.procedures;
  const walk = turn.steps.verbs?.['walk'];
  if (!walk) throw new Error('Duel has no walk');
  const check: typeof walk.check = (t, f, seat, arg) => (arg === 'field:1' ? walk.check(t, f, seat, 'field:9') : null);
  const steps = { ...turn.steps, verbs: { ...turn.steps.verbs, walk: { ...walk, check } } };
  const two: DuelGame = { ...duel, version: '2', procedures: { ...duel.procedures, turn: { ...turn, steps } } };
  const three: DuelGame = { ...duel, version: '3' };
  const record = saved(fightMatch());

  test('a record of another version is carried on under the present rules if they lead to the same position', () => {
    expect(loaded(record, [three]).engine.game.version).toBe('3');
    expect(loaded(record, [three, duel]).engine.game.version).toBe('3');
  });

  test('else it keeps the version that it began with', () => {
    expect(loaded(record, [two, duel]).engine.game.version).toBe('1');
    expect(loaded(record, [three, two, duel]).engine.game.version).toBe('3');
  });

  test('else it is refused, with both versions named and the first difference', () => {
    const [first, second] = problems(record, [two]);
    expect(first).toContain('rules: the match was played under version 1 of the rules, and version 2');
    expect(second).toContain('entries[0]: the rules refuse "walk field:1"');
  });

  test('a broken record of the present version is not blamed on versions', () => {
    expect(problems({ ...record, hash: 'x' })).toEqual([
      'hash: the decisions lead to another position than the one recorded',
    ]);
    expect(problems({ ...record, hash: 'x' }, [three, duel])).toHaveLength(1);
  });
});

describe('rules of another version', () => {
  /** Duel as it may become: other cards, so old matches lead elsewhere. */
  const other: DuelGame = { ...duel, version: '2', components: { strengths: duel.components.strengths.toReversed() } };
  /** Another version that changes nothing that happened. */
  const same: DuelGame = { ...duel, version: '2' };

  const fought = (): Match => {
    const match = fightMatch('version');
    lay(match, 0);
    lay(match, 1);
    play(match, 0, 'ready');
    play(match, 1, 'ready');
    return match;
  };

  const opened = (among: readonly AnyGame[]): Opened => {
    const result = openRecord(saved(fought()), among);
    if (!result.ok) throw new Error(JSON.stringify(result.problems));
    return result.value;
  };

  test('carry a match over if a dry replay agrees', () => {
    const found = opened([same]);
    expect(found).toMatchObject({ kind: 'playable' });
    if (found.kind === 'playable') expect(found.match.engine.game.version).toBe('2');
  });

  test('leave it to its own version if that is registered too', () => {
    const found = opened([changing, duel]);
    expect(found).toMatchObject({ kind: 'playable' });
    if (found.kind !== 'playable') return;
    expect(found.match.engine.game.version).toBe('1');
    play(found.match, at(found.match.world.waiting, 0), 'stop');
  });

  test('close it otherwise: it says why, shows the last position and is exported as it is', () => {
    const record = saved(fought());
    const result = openRecord(record, [changing]);
    if (!result.ok || result.value.kind !== 'closed') throw new Error('expected a closed record');
    const { world, why, engine } = result.value;
    expect(why[0]?.text).toContain('version 1 of the rules, and version 2');
    expect(world).toEqual(fought().world);
    if (world) expect(engine.game.view(engine.table(world), world, 1)).toMatchObject({ scores: expect.anything() });
    expect(result.value.record).toEqual(record);
    expect(loadRecord(record, [changing])).toMatchObject({ ok: false });
    const { waypoints: _, ...old } = record;
    // An older record: as far as both agree, up to the fight.
    expect(openRecord(old, [changing])).toMatchObject({ ok: true, value: { kind: 'closed', world: { sealed: true } } });
  });

  test('do not excuse a record that its own version refuses', () => {
    const record = { ...saved(fought()), hash: 'x' };
    expect(openRecord(record, [other, duel])).toMatchObject({ ok: false });
    expect(openRecord(record, [duel])).toMatchObject({ ok: false });
  });

  /** Fights are decided the other way round. */
  const changing: DuelGame = {
    ...duel,
    version: '2',
    procedures: { ...duel.procedures, fight: { ...duel.procedures.fight, clash: { run: () => done(0) } } },
  };
});

test('a record has a waypoint every so often, and one at its end', () => {
  const match = newMatch('long');
  while (match.entries.length < 600) {
    if (match.world.over) break;
    play(match, at(match.world.waiting, 0), 'walk', things(match, at(match.world.waiting, 0), 'walk')[0] ?? null);
    undo(match, match.line.at(-1)?.seat ?? 0);
    play(match, at(match.world.waiting, 0), 'stop');
  }
  const { waypoints, entries } = saved(match);
  expect(waypoints?.at(-1)?.entries).toBe(entries.length);
  expect(waypoints?.at(-1)?.world).toEqual(JSON.parse(JSON.stringify(match.world)));
});
