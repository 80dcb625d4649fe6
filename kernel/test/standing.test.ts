/** Standing answers: Duel's window when somebody walks past (D10.1). */

import { describe, expect, test } from 'vitest';
import { act, type Match, openMatch, setStanding, undo, undoable } from '../match.ts';
import { duel } from '../suite/duel.ts';
import { diceOf, hash, knownTo, play, startOf, whole } from './help.ts';
import { loaded, problems, saved } from './records.ts';

const NEVER = { decision: { verb: 'let', arg: null }, unless: [] };

/** Three duellists on fields 0, 2 and 4; nobody has laid a snare. Seat 0 walks to 1, past seat 1. */
function match(seats = 3): Match {
  const opened = openMatch(duel, startOf(seats, { dice: true, ruses: true }), diceOf('standing', seats));
  for (let seat = 0; seat < seats; seat++) play(opened, seat, 'none');
  return opened;
}

const asked = (m: Match): string => `${m.world.waiting} ${m.engine.frameOf(m.world, m.world.waiting[0] ?? 0).at}`;

describe('a standing answer', () => {
  test('is given in the place of the seat, and without it the seat is asked', () => {
    const [by, without] = [match(), match()];
    expect(setStanding(by, 1, 'watched', NEVER)).toMatchObject({ ok: true });
    for (const m of [by, without]) play(m, 0, 'walk', 'field:1');
    expect(asked(by)).toBe('0 steps');
    expect(asked(without)).toBe('1 watched');
  });

  test('cannot be told from one given by hand: not by the world, the line, what others know, nor by undo', () => {
    const [by, hand] = [match(), match()];
    setStanding(by, 1, 'watched', NEVER);
    play(by, 0, 'walk', 'field:1');
    play(hand, 0, 'walk', 'field:1');
    play(hand, 1, 'let');
    expect(hash(by)).toBe(hash(hand));
    expect(by.line).toEqual(hand.line);
    for (const seat of [0, 2]) {
      expect(knownTo(by, seat)).toBe(knownTo(hand, seat));
      expect(undoable(by, seat)).toBe(undoable(hand, seat));
    }
    expect(by.entries.filter(({ kind }) => kind === 'act')).toEqual(hand.entries.filter(({ kind }) => kind === 'act'));
  });

  test('cuts nobody’s undo: the walk is taken back with the pass, and the seat is asked again by the next one', () => {
    const m = match();
    const before = hash(m);
    setStanding(m, 1, 'watched', NEVER);
    play(m, 0, 'walk', 'field:1');
    expect(undo(m, 0)).toMatchObject({ ok: true });
    expect(hash(m)).toBe(before);
    expect(m.line).toHaveLength(3);
    setStanding(m, 1, 'watched', null);
    play(m, 0, 'walk', 'field:1');
    expect(asked(m)).toBe('1 watched');
    play(m, 1, 'let');
    expect(m.line.map(({ seat }) => seat)).toEqual([0, 1, 2, 0, 1]);
    expect([undo(m, 0).ok, undo(m, 0).ok]).toEqual([true, false]);
    expect(hash(m)).toBe(before);
  });

  test('what is thrown cuts it', () => {
    const m = match();
    play(m, 0, 'walk', 'field:1');
    const card = m.engine.legal(m.world, 1).find(({ verb }) => verb === 'throw');
    play(m, 1, 'throw', card?.arg ?? null);
    expect(undo(m, 0)).toMatchObject({ ok: false });
  });

  test('who has passed may think better of it until the other has gone on', () => {
    const m = match();
    play(m, 0, 'walk', 'field:1');
    play(m, 1, 'let');
    expect(undo(m, 1)).toMatchObject({ ok: true });
    expect(asked(m)).toBe('1 watched');
    play(m, 1, 'let');
    play(m, 0, 'walk', 'field:0');
    expect(undo(m, 1)).toMatchObject({ ok: false });
  });

  test('asks all the same on the grounds that were named, and where it would be illegal', () => {
    const m = match();
    setStanding(m, 1, 'watched', { ...NEVER, unless: ['many'] });
    play(m, 0, 'walk', 'field:1');
    expect(asked(m)).toBe('0 steps');
    play(m, 0, 'stop');
    // Seat 1 has drawn a fourth card.
    play(m, 1, 'stop');
    play(m, 2, 'stop');
    play(m, 0, 'walk', 'field:0');
    play(m, 0, 'walk', 'field:1');
    expect(asked(m)).toBe('1 watched');
    play(m, 1, 'let');
    const other = match();
    setStanding(other, 1, 'watched', { decision: { verb: 'throw', arg: 'card:99' }, unless: [] });
    play(other, 0, 'walk', 'field:1');
    expect(asked(other)).toBe('1 watched');
  });

  test('names each ground once: a record of nothing but grounds could not be loaded again', () => {
    const m = match();
    for (const unless of [['many', 'many'], ['constructor'], Array.from({ length: 200_000 }, () => 'many')])
      expect(setStanding(m, 1, 'watched', { ...NEVER, unless })).toMatchObject({
        refusal: { key: 'kernel.no-window' },
      });
    expect(m.standing[1]).toEqual([]);
    expect(setStanding(m, 1, 'watched', { ...NEVER, unless: ['many'] })).toMatchObject({ ok: true });
  });

  test('can be any decision, can be changed, and can be given up', () => {
    const m = match();
    const card = (m.world.state as { hands: { card: number }[][] }).hands[1]?.[0]?.card;
    setStanding(m, 1, 'watched', { decision: { verb: 'throw', arg: `card:${card}` }, unless: [] });
    setStanding(m, 1, 'watched', NEVER);
    setStanding(m, 1, 'watched', { decision: { verb: 'throw', arg: `card:${card}` }, unless: [] });
    expect(m.standing[1]).toHaveLength(1);
    const answer = act(m, 0, { verb: 'walk', arg: 'field:1' });
    expect(answer).toMatchObject({ ok: true, events: [{ key: 'walked' }, { key: 'thrown' }, {}, {}] });
    expect(m.world.waiting).toEqual([1]);
    setStanding(m, 1, 'watched', null);
    expect(m.standing[1]).toEqual([]);
  });

  test('answers at once if the seat is asked right now, and is nobody else’s business', () => {
    const m = match();
    play(m, 0, 'walk', 'field:1');
    const before = knownTo(m, 2);
    setStanding(m, 2, 'watched', NEVER);
    expect(knownTo(m, 2)).toBe(before);
    expect(asked(m)).toBe('1 watched');
    setStanding(m, 1, 'watched', NEVER);
    expect(asked(m)).toBe('0 steps');
  });

  test('to another window is none to this one', () => {
    const [first] = duel.windows ?? [];
    if (!first) throw new Error('Duel has no window');
    const two = { ...duel, windows: [first, { ...first, id: 'elsewhere', asked: ['turn.nowhere'] }] };
    const m = openMatch(two, startOf(3, { dice: true, ruses: true }), diceOf('standing', 3));
    for (let seat = 0; seat < 3; seat++) play(m, seat, 'none');
    expect(setStanding(m, 1, 'elsewhere', NEVER)).toMatchObject({ ok: true });
    play(m, 0, 'walk', 'field:1');
    expect(asked(m)).toBe('1 watched');
  });

  test('is refused for what is no window, no ground or no seat, and nothing changes', () => {
    const m = match();
    const before = whole(m);
    for (const [seat, window, answer] of [
      [1, 'nothing', NEVER],
      [1, 'constructor', null],
      [1, 'watched', { ...NEVER, unless: ['toString'] }],
      [3, 'watched', NEVER],
      [-1, 'watched', NEVER],
    ] as const)
      expect(setStanding(m, seat, window, answer)).toMatchObject({ refusal: { key: 'kernel.no-window' } });
    expect(whole(m)).toBe(before);
  });

  test('cannot be changed for ever: what a seat can write without playing on is bounded', () => {
    const m = match();
    const changes = Array.from({ length: 300 }, (_, i) => setStanding(m, 1, 'watched', i % 2 === 0 ? NEVER : null));
    expect(changes.filter(({ ok }) => ok)).toHaveLength(200);
    expect(changes.at(-1)).toMatchObject({ refusal: { key: 'kernel.enough-undo' } });
    expect(m.entries.length).toBeLessThan(210);
    // The others are free to change theirs, and so is this one once something has happened.
    expect(setStanding(m, 2, 'watched', NEVER)).toMatchObject({ ok: true });
    setStanding(m, 2, 'watched', null);
    play(m, 0, 'stop');
    expect(setStanding(m, 1, 'watched', null)).toMatchObject({ ok: true });
    expect(whole(loaded(saved(m)))).toBe(whole(m));
  });

  test('is in the record, and what came of it is not done twice', () => {
    const m = match();
    setStanding(m, 1, 'watched', { ...NEVER, unless: ['many'] });
    play(m, 0, 'walk', 'field:1');
    setStanding(m, 1, 'watched', null);
    const record = saved(m);
    expect(record.entries.filter(({ kind }) => kind === 'standing')).toEqual([
      { kind: 'standing', seat: 1, window: 'watched', verb: 'let', unless: ['many'] },
      { kind: 'standing', seat: 1, window: 'watched' },
    ]);
    expect(whole(loaded(record))).toBe(whole(m));
    const entries = record.entries.map((entry) => (entry.kind === 'standing' ? { ...entry, unless: [3] } : entry));
    expect(problems({ ...record, entries })[0]).toContain('entries[3].unless[0]');
  });
});
