import { describe, expect, test } from 'vitest';
import { recordSchema } from '../record-form.ts';
import type { RefereeOptions } from '../referee/index.ts';
import { type DuelGame, duel } from '../suite/duel.ts';
import { act, begun, fighting, hash, type Json, look, NEW, seated, talk } from './talk.ts';

describe('games and matches', () => {
  test('games', () => {
    const old: DuelGame = { ...duel, version: '0' };
    const about = 'Most points after the last round win.';
    expect(talk({ games: [duel, old] })({ do: 'games' })).toEqual({
      ok: true,
      games: [
        {
          id: 'duel',
          title: 'Duel',
          version: '1',
          seats: { min: 2, max: 3 },
          scenarios: [
            { id: 'long', title: 'A long duel', about, rule: 'D7.2', length: { count: 10, unit: 'rounds' } },
            { id: 'short', title: 'A short duel', about, rule: 'D7.2', length: { count: 4, unit: 'rounds' } },
          ],
          options: [
            { id: 'dice', title: 'Dice in fights', rule: 'D5.3', values: [true, false] },
            { id: 'ruses', title: 'Ruses', rule: 'D8.1', values: [false, true] },
          ],
        },
      ],
    });
    expect(JSON.stringify(talk()({ do: 'games', lang: 'it' }))).toContain('Dadi negli scontri');
  });

  test('new: the same seed gives the same match, another seed, nonces or a script another one', () => {
    const say = seated();
    expect(say(NEW)).toEqual(begun('m2'));
    expect(hash(say, 'm2')).toBe(hash(say));
    const { record } = say({ do: 'save', match: 'm1', disclose: false }) as { record: { dice: { nonces: string[] } } };
    expect(record.dice).toMatchObject({ seeded: true, own: [], secret: null });
    expect(JSON.stringify(record)).not.toContain('s1');
    expect(say({ ...NEW, nonces: record.dice.nonces })).toEqual(begun('m3'));
    expect(hash(say, 'm3')).toBe(hash(say));
    const others = [{ seed: 's2' }, { seed: 7 }, { nonces: ['a', 'b'] }, { dice: [3] }, { scenario: 'short' }];
    for (const other of [...others, { options: { dice: false } }, { seats: 3 }]) {
      const { match } = say({ ...NEW, ...other });
      expect(hash(say, String(match))).not.toBe(hash(say));
    }
    expect(say({ ...NEW, scenario: null, options: {} })).toMatchObject({ ok: true });
  });

  test('new without a seed: the entropy of whoever made the referee', () => {
    let n = 0;
    const say = talk({ entropy: () => `entropy ${n++}` });
    for (const match of ['m1', 'm2']) expect(say({ ...NEW, seed: null })).toEqual(begun(match));
    expect(hash(say, 'm1')).not.toBe(hash(say, 'm2'));
    expect(say({ do: 'save', match: 'm2' })).toMatchObject({
      record: { dice: { secret: 'entropy 1', seeded: false } },
    });
  });

  test('offer and join: the commitment comes first, the match opens with the last nonce', () => {
    const say = talk({ entropy: () => 'secret text' });
    const offered = say({ do: 'offer', game: 'duel', seats: 2 });
    expect(offered).toEqual({ ...begun('m1'), waiting: [0, 1] });
    const { commitment } = offered;
    expect(look(say, 0)).toMatchObject({ error: { code: 'not-open', text: expect.stringContaining('seats 0, 1') } });
    const join = (seat: number, nonce: string): Json => say({ do: 'join', match: 'm1', seat, nonce });
    expect(join(1, 'roses')).toEqual({ ok: true, commitment, waiting: [0] });
    expect(join(1, 'lilies')).toMatchObject({ error: { code: 'bad-seat' } });
    expect(join(2, 'lilies')).toMatchObject({ error: { code: 'bad-seat' } });
    expect(join(0, '')).toMatchObject({ error: { code: 'bad-nonces' } });
    expect(say({ do: 'act', match: 'm1', seat: 0, verb: 'stop' })).toMatchObject({ error: { code: 'not-open' } });
    expect(join(0, 'lilies')).toEqual({ ok: true, commitment, waiting: [] });
    expect(look(say, 0)).toMatchObject({ ok: true, commitment });
    expect(say({ do: 'log', match: 'm1' })).toMatchObject({ ok: true, commitment });
    const dice = { commitment, nonces: ['lilies', 'roses'], own: [0, 1], secret: 'secret text', seeded: false };
    expect(say({ do: 'save', match: 'm1' })).toMatchObject({ record: { dice } });
    // The nonces have had their part in the dice.
    say({ ...NEW, seed: null, nonces: ['roses', 'lilies'] });
    expect(hash(say, 'm2')).not.toBe(hash(say));
  });

  test('a match that waits for nonces can be closed', () => {
    const say = talk();
    expect(say({ do: 'offer', game: 'duel', seats: 2, seed: 1 })).toMatchObject({ ok: true, match: 'm1' });
    expect(say({ do: 'close', match: 'm1' })).toEqual({ ok: true });
    expect(say({ do: 'join', match: 'm1', seat: 0, nonce: 'x' })).toMatchObject({ error: { code: 'unknown-match' } });
  });

  test('new with an edition', () => {
    const say = seated();
    const edition = { strengths: duel.components.strengths.map(() => 9) };
    expect(say({ ...NEW, edition })).toEqual(begun('m2'));
    expect(JSON.stringify(say({ do: 'log', match: 'm2', seat: 0 }))).toContain('(9)');
    const { record } = say({ do: 'save', match: 'm2' });
    expect(record).toMatchObject({ start: { edition } });
    expect(say({ do: 'load', record })).toEqual(begun('m3'));
  });

  test('arrange and position: what one writes the other reads', () => {
    const say = fighting();
    const { position } = say({ do: 'position', match: 'm1' });
    expect(position).toMatchObject({ fields: [2, 2], waiting: [0, 1], sealed: true });
    expect(say({ do: 'arrange', game: 'duel', position, seed: 'x' })).toEqual(begun('m2'));
    expect(hash(say, 'm2')).toBe(hash(say));
    expect(look(say, 1, 'm2')).toEqual({ ...look(say, 1), seq: 0, commitment: expect.any(String) });
  });

  test('save and load', () => {
    const say = fighting();
    const { record } = say({ do: 'save', match: 'm1' });
    expect(record).toMatchObject({ format: 'condotta-record/1', dice: { secret: expect.any(String) } });
    expect(say({ do: 'load', record })).toEqual(begun('m2'));
    expect(hash(say, 'm2')).toBe(hash(say));
    expect(look(say, 0, 'm2')).toEqual(look(say, 0));
    const kept = say({ do: 'save', match: 'm1', disclose: false });
    expect(kept).toMatchObject({ record: { dice: { secret: null } } });
    expect(say({ do: 'load', record: kept['record'] })).toEqual(begun('m3'));
  });

  test('dice: the next outcomes are scripted', () => {
    const say = seated();
    const drawn = (say({ do: 'position', match: 'm1' })['position'] as { hands: { card: number }[][] }).hands
      .flat()
      .map((h) => h.card);
    const card = Array.from({ length: 24 }, (_, i) => i).findLast((i) => !drawn.includes(i));
    expect(say({ do: 'dice', match: 'm1', next: [card] })).toEqual({ ok: true, next: [card] });
    act(say, 0, 'stop');
    expect(look(say, 1)['view']).toMatchObject({ hands: [expect.anything(), expect.arrayContaining([card])] });
  });

  test('close', () => {
    const say = seated();
    expect(say({ do: 'close', match: 'm1' })).toEqual({ ok: true });
    expect(look(say, 0)).toMatchObject({ error: { code: 'unknown-match' } });
    expect(say(NEW)).toEqual(begun('m2'));
  });

  test('help lists every request with its fields, schema gives that of records', () => {
    const { requests } = talk()({ do: 'help' }) as { requests: { do: string; fields: Json; text: string }[] };
    expect(requests.map((r) => r.do).sort()).toEqual(
      [
        'act',
        'answer',
        'arrange',
        'candidates',
        'close',
        'dice',
        'games',
        'hash',
        'help',
        'join',
        'load',
        'log',
        'look',
        'mind',
      ]
        .concat(['new', 'offer', 'position', 'save', 'schema', 'standing', 'takeback', 'undo', 'why', 'windows'])
        .sort(),
    );
    expect(requests.find((r) => r.do === 'look')).toMatchObject({
      fields: { match: 'text of at most 200 characters', 'seat?': 'a whole number' },
    });
    expect(requests.every((r) => r.text.length > 10)).toBe(true);
    expect(talk()({ do: 'schema' })).toEqual({ ok: true, schema: JSON.parse(JSON.stringify(recordSchema)) });
  });
});

describe('at the table', () => {
  test('look: exactly what may be done, and a prompt', () => {
    const say = seated();
    expect(look(say, 0)).toEqual({
      ok: true,
      view: expect.objectContaining({ fields: [0, 2], waiting: [0] }),
      asked: [0],
      offers: { walk: ['field:1', 'field:5'], stop: true },
      choices: [
        { verb: 'walk', arg: 'field:1', text: 'Walk to field 2' },
        { verb: 'walk', arg: 'field:5', text: 'Walk to field 6' },
        { verb: 'stop', arg: null, text: 'Stop' },
      ],
      prompt: 'Walk to a neighbouring field, spy on a duellist, or stop.',
      seq: 0,
      over: null,
      commitment: begun('m1')['commitment'],
    });
    expect(look(say, 1)).toMatchObject({ asked: [0], offers: {}, choices: [], prompt: 'Waiting for Duellist 1.' });
    expect(look(say, null)).toMatchObject({ asked: [0], offers: {}, prompt: 'Waiting for Duellist 1.', seq: 0 });
    expect(say({ do: 'look', match: 'm1' })).toEqual(look(say, null));
    expect(JSON.stringify(look(say, null)['view'])).toContain('"hands":[[null,null,null,null],[null,null,null]]');
    expect(say({ do: 'look', match: 'm1', seat: 1, lang: 'it' })).toMatchObject({
      prompt: 'In attesa di Duellante 1.',
    });
  });

  test('look while several are asked', () => {
    const say = fighting();
    expect(look(say, null)).toMatchObject({ asked: [0, 1], prompt: 'Waiting for Duellist 1, Duellist 2.' });
    expect(Object.keys(look(say, 1)['offers'] as Json)).toEqual(['place']);
  });

  test('look after the end', () => {
    const say = seated();
    for (let i = 0; i < 20; i++) act(say, i % 2, 'stop');
    const text = 'The last round is over; Duellist 1 has most points.';
    expect(look(say, 1)).toMatchObject({
      asked: [],
      offers: {},
      prompt: text,
      over: { winners: [0, 1], rule: 'D7.2', text, scores: [0, 0] },
    });
    expect(act(say, 0, 'stop')).toMatchObject({ ok: false, error: { code: 'over', text: 'The game is over.' } });
  });

  test('act: events for the acting seat with text, and the next seq', () => {
    const say = seated();
    expect(say({ do: 'act', match: 'm1', seat: 0, verb: 'walk', arg: 'field:1', seq: 0 })).toEqual({
      ok: true,
      events: [
        {
          key: 'walked',
          args: { seat: 'seat:0', field: 'field:1' },
          rule: 'D3.1',
          text: 'Duellist 1 walks to field 2.',
        },
      ],
      seq: 1,
    });
    // What the next seat draws is not for the eyes of the one who stopped.
    expect(act(say, 0, 'stop')).toMatchObject({ events: [{ key: 'drew-hidden', text: 'Duellist 2 draws a card.' }] });
    const { events } = say({ do: 'log', match: 'm1', seat: 1, lang: 'it' }) as { events: { text: string }[] };
    expect(events.at(-1)?.text).toMatch(/^Duellante 2 pesca carta \d+/);
  });

  test('log: a spectator reads less than a seat', () => {
    const say = seated();
    const keys = (seat: number | null): unknown[] =>
      (say({ do: 'log', match: 'm1', seat })['events'] as Json[]).map((e) => e['key']);
    expect(keys(0)).toEqual(['dealt', 'drew']);
    expect(keys(1)).toEqual(['dealt', 'drew-hidden']);
    expect(keys(null)).toEqual(['dealt', 'drew-hidden']);
    expect(say({ do: 'log', match: 'm1' })).toMatchObject({ ok: true, takeback: null, seq: 0 });
  });

  test('why', () => {
    const say = seated();
    const why = (verb: string, arg: string | null, seat = 0): Json => say({ do: 'why', match: 'm1', seat, verb, arg });
    expect(why('walk', 'field:1')).toEqual({ ok: true, legal: true });
    expect(why('walk', 'field:3')).toEqual({
      ok: true,
      legal: false,
      code: 'illegal',
      rule: 'D3.1',
      text: 'field 4 is not a neighbouring field.',
      blame: ['field:3'],
    });
    expect(why('stop', null, 1)).toMatchObject({ ok: true, legal: false, code: 'not-asked' });
  });

  test('candidates: what may be done and what may not, with the reason', () => {
    const say = seated();
    const { candidates } = say({ do: 'candidates', match: 'm1', seat: 0 }) as { candidates: Json[] };
    expect(candidates).toContainEqual({ verb: 'walk', arg: 'field:1', legal: true });
    expect(candidates).toContainEqual({
      verb: 'spy',
      arg: 'seat:1',
      legal: false,
      code: 'illegal',
      rule: 'D6.1',
      text: 'That duellist is more than one field away.',
      blame: ['seat:1'],
    });
    expect(say({ do: 'candidates', match: 'm1', seat: 1 })).toEqual({ ok: true, candidates: [] });
  });

  test('undo', () => {
    const say = seated();
    const before = hash(say);
    act(say, 0, 'walk', 'field:1');
    expect(say({ do: 'undo', match: 'm1', seat: 0 })).toEqual({ ok: true, events: [], seq: 2 });
    expect(hash(say)).toBe(before);
    expect(say({ do: 'undo', match: 'm1', seat: 0 })).toMatchObject({
      ok: false,
      error: { code: 'illegal', rule: '', blame: [], text: expect.stringContaining('nothing to take back') },
    });
  });

  test('takeback and answer', () => {
    const say = seated();
    const before = hash(say);
    act(say, 0, 'stop');
    expect(say({ do: 'takeback', match: 'm1', seat: 0, to: 0 })).toEqual({
      ok: true,
      takeback: { by: 0, to: 0, waiting: [1] },
      seq: 1,
    });
    expect(say({ do: 'log', match: 'm1' })).toMatchObject({ takeback: { by: 0 } });
    expect(say({ do: 'answer', match: 'm1', seat: 1, accept: false })).toEqual({ ok: true, takeback: null, seq: 1 });
    expect(say({ do: 'takeback', match: 'm1', seat: 0 })).toMatchObject({ error: { code: 'illegal' } });
    expect(say({ do: 'takeback', match: 'm1', seat: 1, to: 0 })).toMatchObject({ takeback: { by: 1, to: 0 } });
    expect(say({ do: 'answer', match: 'm1', seat: 0, accept: true })).toEqual({ ok: true, takeback: null, seq: 2 });
    expect(hash(say)).toBe(before);
    expect(say({ do: 'answer', match: 'm1', seat: 1, accept: true })).toMatchObject({
      error: { code: 'illegal', text: expect.stringContaining('No take-back waits') },
    });
    expect(say({ do: 'takeback', match: 'm1', seat: 1 })).toMatchObject({ error: { code: 'illegal' } });
    expect(say({ do: 'takeback', match: 'm1', seat: 1, to: 9 })).toMatchObject({ error: { code: 'illegal' } });
  });
});

describe('minds', () => {
  const ask = { do: 'mind', match: 'm1', seat: 0, level: 'captain', ms: 5 };

  test('a mind proposes from what its seat knows, and does not act', () => {
    const seen: unknown[] = [];
    const say = seated({
      mind: (engine, world, seat, level, ms) => {
        seen.push([seat, level, ms, JSON.stringify(world)]);
        return engine.legal(world, seat)[0] ?? { verb: '', arg: null };
      },
    });
    const before = hash(say);
    expect(say(ask)).toEqual({ ok: true, verb: 'walk', arg: 'field:1' });
    say(ask);
    expect(hash(say)).toBe(before);
    expect(seen[0]).toMatchObject([0, 'captain', 5, expect.any(String)]);
    expect(seen[1]).toEqual(seen[0]);
  });

  test('its world is not the true one, but looks the same to its seat', () => {
    let imagined: unknown;
    const say = seated({
      mind: (engine, world, seat) => {
        imagined = engine.game.describe(engine.table(world), world);
        return engine.legal(world, seat)[0] ?? { verb: '', arg: null };
      },
    });
    say(ask);
    expect(imagined).not.toEqual(say({ do: 'position', match: 'm1' })['position']);
    say({ do: 'arrange', game: 'duel', position: imagined, seed: 1 });
    expect(look(say, 0, 'm2')).toEqual({ ...look(say, 0), commitment: expect.any(String) });
  });

  test('its world depends on nothing that its seat does not know', () => {
    const worlds: string[] = [];
    const say = fighting({
      mind: (engine, world, seat) => {
        worlds.push(JSON.stringify(world));
        return engine.legal(world, seat)[0] ?? { verb: '', arg: null };
      },
    });
    say(ask);
    const [card] = (look(say, 1)['offers'] as { place: string[] }).place;
    expect(act(say, 1, 'place', card)).toMatchObject({ ok: true });
    say(ask);
    expect(worlds[1]).toBe(worlds[0]);
  });

  test('what can go wrong with minds', () => {
    const code = (options: Partial<RefereeOptions>, request: Json = ask): unknown => seated(options)(request)['error'];
    const stop = (): { verb: string; arg: null } => ({ verb: 'stop', arg: null });
    expect(code({})).toMatchObject({ code: 'no-mind' });
    expect(code({ mind: stop }, { ...ask, level: 'genius' })).toMatchObject({
      code: 'bad-level',
      text: 'there is no level "genius"; there are random, recruit, sergeant, captain, general, marshal',
    });
    expect(code({ mind: stop, levels: ['only'] })).toMatchObject({ code: 'bad-level' });
    expect(code({ mind: stop }, { ...ask, seat: 1 })).toMatchObject({ code: 'not-asked' });
    expect(code({ mind: stop }, { ...ask, ms: -1 })).toMatchObject({ code: 'bad-request' });
    expect(code({ mind: () => ({ verb: 'fly', arg: null }) })).toMatchObject({
      code: 'mind-failed',
      text: 'the mind proposed "fly": There is nothing to fly now.',
    });
    const lost = (): never => {
      throw new Error('lost');
    };
    expect(code({ mind: lost })).toEqual({ code: 'mind-failed', text: 'the mind gave up: lost' });
  });
});
