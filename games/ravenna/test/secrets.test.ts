/** R16: what each seat knows, and that it learns no more. Six seats: the seat of a Commander is his number. */

import { at, type Eyes, eyesOf, range, rngOf, SPECTATOR, sees, type World } from '@condotta/kernel';
import { act, seqOf } from '@condotta/kernel/host';
import { attempt, explain, nonInterferenceProperty } from '@condotta/kernel/suite';
import { expect, test } from 'vitest';
import type { Order } from '../components/index.ts';
import { withComponents } from '../index.ts';
import type { FrameOf, RavennaFrame, State } from '../state.ts';
import { accept, execution, issue, issued, mark, pass, refuseFor, told, until } from './command.ts';
import { PINNED } from './pinned.ts';
import { newGame, type PositionDoc, type TestTable, table } from './table.ts';

type RavennaWorld = World<State, RavennaFrame>;

const [F1, F2, F3, L1, L2] = [0, 1, 2, 3, 4];
const NOBODY = -1;
const everybody = (t: TestTable): number[] => [NOBODY, ...new Set(t.s.commanders.map(({ seat }) => seat))];
const eyesFor = (seat: number): Eyes => (seat < 0 ? SPECTATOR : eyesOf(seat));
const sorted = (list: readonly number[]): number[] => [...list].sort((a, b) => a - b);

/** Sixty worlds that these eyes cannot tell from the true one; that they cannot is asserted here. */
function worldsFor(t: TestTable, eyes: Eyes): RavennaWorld[] {
  const { engine, world } = t.match;
  const look = (other: RavennaWorld): string =>
    JSON.stringify([
      engine.game.view(engine.table(other), other, eyes),
      world.waiting.map((seat) => (sees(eyes, seat) ? engine.candidates(other, seat) : [])),
    ]);
  const shown = look(world as RavennaWorld);
  return range(60).map((n) => {
    const other = engine.copy(world) as RavennaWorld;
    engine.game.reimagine(engine.table(other), other, eyes, rngOf(`${eyes} ${n}`));
    expect(look(other)).toBe(shown);
    return other;
  });
}

const found = (t: TestTable, seat: number, secret: (world: RavennaWorld) => unknown): Set<string> =>
  new Set(worldsFor(t, eyesFor(seat)).map((world) => JSON.stringify(secret(world))));

/** The secret differs among the worlds of those who must not know it, and never among those of its owners. */
function keptBy(t: TestTable, owners: readonly number[], secret: (world: RavennaWorld) => unknown): void {
  const truth = JSON.stringify(secret(t.match.world as RavennaWorld));
  for (const seat of everybody(t)) {
    const worlds = found(t, seat, secret);
    if (owners.includes(seat)) expect([seat, ...worlds]).toEqual([seat, truth]);
    else expect([seat, worlds.size > 1]).toEqual([seat, true]);
  }
}

const side = (world: RavennaWorld, i: number) => at(world.state.sides, i);
const commander = (world: RavennaWorld, i: number) => at(world.state.commanders, i);
const draft = (world: RavennaWorld): FrameOf<'orders'> =>
  world.stack.find((frame) => frame.proc === 'orders') as FrameOf<'orders'>;

const LATER: PositionDoc = {
  seats: 6,
  turn: 3,
  sides: { F: { hand: ['F3'], used: ['F1', 'F2'] }, L: { hand: ['L1'], used: ['L4', 'L5'] } },
};

test('R5.6 R16.5 the held Strategy card is known to its Chief alone, the deck to nobody', () => {
  const t = table(LATER);
  expect(t.at).toBe('orders.choose');
  keptBy(t, [F1], (world) => sorted(side(world, 0).hand));
  keptBy(t, [L1], (world) => sorted(side(world, 1).hand));
  for (const seat of everybody(t)) {
    const sides = t.view(seat < 0 ? null : seat)['sides'] as { hand: unknown; deck: unknown; handCount: number }[];
    expect(sides.map(({ hand }) => hand !== null)).toEqual([seat === F1, seat === L1]);
    expect(sides.map(({ deck, handCount }) => [deck, handCount])).toEqual([
      [5, 2],
      [5, 2],
    ]);
  }
  // Not even its Chief knows which card comes next: that is chance. Nobody else knows which are left.
  expect(found(t, F1, (world) => side(world, 0).deck).size).toBe(1);
  expect(found(t, F2, (world) => side(world, 0).deck).size).toBeGreaterThan(5);
});

test('R5.6 R16.5 the played Strategy card is known to its Chief alone until it is used', () => {
  const t = table({
    ...LATER,
    phase: 2,
    sides: { ...LATER.sides, F: { hand: ['F3'], played: 'F4', used: ['F1', 'F2'] } },
  });
  keptBy(t, [F1], (world) => side(world, 0).played);
  expect(JSON.stringify(found(t, F2, (world) => sorted(side(world, 0).used)))).toBe('{}');
  for (const world of worldsFor(t, eyesFor(L1))) expect(side(world, 0).used).toEqual([0, 1]);
});

test('R2.9 R16.5 as long as Preparation is not used everybody knows that the Chief has it', () => {
  const choosing = table({ seats: 6 });
  for (const world of worldsFor(choosing, SPECTATOR)) expect(side(world, 0).hand).toContain(0);
  // Held or on the board: that is his secret.
  const played = table({ seats: 6, phase: 2, sides: { F: { hand: ['F1'], played: 'F5' } } });
  for (const world of worldsFor(played, SPECTATOR))
    expect([side(world, 0).played, ...side(world, 0).hand]).toContain(0);
  keptBy(played, [F1], (world) => side(world, 0).played);
  expect(found(played, L2, (world) => side(world, 0).played === 0).size).toBe(2);
});

test('R6.7 R16.6 what a Chief is choosing shows to nobody, nor that he has clicked', () => {
  const t = table({ seats: 6 });
  const others = (): string => JSON.stringify([F2, L1, null].map((who) => [t.view(who), t.log(who)]));
  const clocks = (): number[] => [F2, L1, null].map((who) => seqOf(t.match, who));
  const before = [others(), clocks()];
  t.act('F1', 'play', 'strategy:F1');
  t.act('F1', 'issue', 'order:W');
  expect([others(), clocks()]).toEqual(before);
  keptBy(t, [F1], (world) => [draft(world).strategies[0], draft(world).issues[0]]);
  // How far he has come is hidden as well, but not that he is ready.
  expect(found(t, L1, (world) => draft(world).issues[0]?.length).size).toBe(3);
  t.act('F1', 'issue', 'order:M');
  t.act('F1', 'issue', 'order:M');
  expect(t.asked).toEqual([L1]);
  keptBy(t, [F1], (world) => draft(world).strategies[0]);
  for (const world of worldsFor(t, eyesFor(L1))) {
    expect(draft(world).issues[0]?.length).toBe(3);
    expect(side(world, 0).hand).toContain(draft(world).strategies[0]);
  }
});

test('R6.4 R16.5 an issued Order is known to the Chief, and to its Commander from his step on', () => {
  // By Priority: L2, F2, F1, L3, F3, L1.
  const t = execution('WMA', 'PAM');
  const orderOf = (i: number) => (world: RavennaWorld) => commander(world, i).issued;
  keptBy(t, [F1], orderOf(F2));
  keptBy(t, [L1, L2], orderOf(L2));
  until(t, 'F2');
  keptBy(t, [F1, F2], orderOf(F2));
  keptBy(t, [F1], orderOf(F3));
  // R7.3: that he accepts is open, what he accepts is not.
  accept(t, 'F2', 'F5');
  keptBy(t, [F1, F2], orderOf(F2));
  for (const who of [null, 'L1', 'F3'])
    expect(t.view(who)).toMatchObject({ commanders: [{}, { answer: 'accepted', issued: null }, {}, {}, {}, {}] });
  // Any of the four could lie there.
  expect(found(t, L1, orderOf(F2)).size).toBe(4);
});

test('R7.7 R7.11 R16.5 a rejected Order lies open; the new one is known to its Commander and the Chief', () => {
  const t = execution('WMA', 'PAM');
  until(t, 'F2');
  t.act('F2', 'reject');
  for (const seat of everybody(t))
    expect(found(t, seat, (world) => commander(world, F2).issued)).toEqual(new Set(['2']));
  t.act('F2', 'order', 'order:A');
  mark(t, 'F2', 'F5');
  keptBy(t, [F1, F2], (world) => commander(world, F2).order);
  for (const who of ['F1', 'F2'] as const) {
    expect(t.view(who)).toMatchObject({ commanders: [{}, { order: 1 }, {}, {}, {}, {}] });
    expect(told(t, who, 'execution.new-order-own').length).toBe(1);
  }
  for (const who of [null, 'F3', 'L1'] as const) {
    expect(t.view(who)).toMatchObject({ commanders: [{}, { issued: 2, order: null }, {}, {}, {}, {}] });
    expect(told(t, who, 'execution.new-order-own').length).toBe(0);
  }
});

test('R7.9 R16.5 the unissued Orders are known to the Chief, and to a rejecter as he saw them', () => {
  // P, A and M are left.
  const t = execution('WMA', 'PAM');
  const stock = (world: RavennaWorld): number[] => side(world, 0).orders;
  keptBy(t, [F1], stock);
  until(t, 'F2');
  keptBy(t, [F1], stock);
  t.act('F2', 'reject');
  keptBy(t, [F1, F2], stock);
  t.act('F2', 'order', 'order:P');
  mark(t, 'F2', 'F5');
  expect(t.view('F2')).toMatchObject({ sides: [{ orders: [1, 2], orderCount: 2 }, {}] });
  expect(t.view('F3')).toMatchObject({ sides: [{ orders: null, orderCount: 2 }, {}] });
  // He knows which were issued, if not to whom.
  for (const world of worldsFor(t, eyesFor(F2)))
    expect(sorted([commander(world, F1).issued, commander(world, F3).issued])).toEqual([1, 3]);
  keptBy(t, [F1], (world) => commander(world, F3).issued);
  // What the next one takes he does not see.
  refuseFor(t, 'F1', 'M');
  expect(t.view('F2')).toMatchObject({ sides: [{ orders: [1, 2], orderCount: 1 }, {}] });
  keptBy(t, [F1], (world) => commander(world, F1).order);
  for (const world of worldsFor(t, eyesFor(F2))) expect([1, 2]).toContain(commander(world, F1).order);
});

test('R16.5 who looks at the Orders later knows which are gone, not which of them were issued', () => {
  const t = execution('MAW', 'PAM');
  until(t, 'F2');
  refuseFor(t, 'F2', 'M');
  mark(t, 'F2', 'F5');
  accept(t, 'F1', 'F1');
  until(t, 'F3');
  t.act('F3', 'reject');
  expect(t.view('F3')).toMatchObject({ sides: [{ orders: null }, {}] });
  t.act('F3', 'anew');
  // Gone: M A W, and the M that F2 took. F3 has the W; F2 rejected A; the other two are M and M.
  expect(t.view('F3')).toMatchObject({ sides: [{ orders: [0, 1] }, {}] });
  expect(found(t, F3, (world) => [commander(world, F1).issued, commander(world, F2).order])).toEqual(
    new Set(['[2,2]']),
  );
  const other = execution('PAW', 'PAM');
  until(other, 'F2');
  other.act('F2', 'reject');
  other.act('F2', 'order', 'order:M');
  mark(other, 'F2', 'F5');
  accept(other, 'F1', 'F1');
  until(other, 'F3');
  other.act('F3', 'reject');
  other.act('F3', 'anew');
  expect(found(other, F3, (world) => [commander(world, F1).issued, commander(world, F2).order])).toEqual(
    new Set(['[0,2]', '[2,0]']),
  );
});

test('R16.3 R16.5 who looks twice knows what was taken in between', () => {
  // Four seats: seat 1 holds F2 and F3, and F1, the Chief, comes between them.
  const t = execution('MAW', 'PAM', { seats: 4 });
  until(t, 'F2');
  refuseFor(t, 'F2', 'A');
  mark(t, 'F2', 'F5');
  refuseFor(t, 'F1', 'P');
  mark(t, 'F1', 'F1');
  expect(found(t, 1, (world) => commander(world, F1).order).size).toBe(2);
  until(t, 'F3');
  t.act('F3', 'reject');
  t.act('F3', 'anew');
  expect(found(t, 1, (world) => commander(world, F1).order)).toEqual(new Set(['0']));
  expect(t.view(1)).toMatchObject({ commanders: [{ order: 0 }, { order: 1 }, {}, {}, {}, {}] });
  expect(found(t, 2, (world) => commander(world, F1).order).size).toBeGreaterThan(1);
});

test('R4.6 R16.5 a card that has not been turned up is of a later phase: everybody knows that', () => {
  const t = table({
    seats: 6,
    phase: 5,
    commanders: { ...issued('WMA', 'PAM'), F2: { issued: 'P', order: 'M' } },
    units: { F9: { marked: true, at: 'E3/S' } },
  });
  expect(t.frame).toMatchObject({ proc: 'march', unit: 8 });
  for (const seat of everybody(t))
    for (const world of worldsFor(t, eyesFor(seat)))
      for (const { answer, shown, issued: given, order } of world.state.commanders)
        if (!shown) expect([2, 3]).toContain(answer === 'rejected' ? order : given);
  // F1 waits, F2 moves; for the others it could be the other way round.
  keptBy(t, [F1, F2], (world) => commander(world, F2).order);
});

/** Both Wings of the French may wait: an edition with three such cards. */
const waits: readonly Order[] = ['P', 'A', 'M', 'W', 'W', 'W'];
const patient = withComponents({ ...PINNED, orderDecks: [waits, waits] });

function initiatives(): TestTable {
  const t = table({ seats: 6, phase: 2, acting: 'F2', commanders: issued('WWW', 'PAM') }, [], patient);
  t.act('F2', 'reject');
  t.act('F2', 'initiative', 'unit:F5');
  t.act('F2', 'choose', 'initiative:F1');
  return t;
}

test('R8.4 R16.5 a chosen Initiative is known to its Commander alone; that it is there, and who bears it, to all', () => {
  const t = initiatives();
  keptBy(t, [F2], (world) => commander(world, F2).initiative);
  for (const seat of everybody(t)) {
    expect(t.view(seat < 0 ? null : seat)).toMatchObject({
      commanders: [{}, { answer: 'initiative', bearer: 4, initiative: seat === F2 ? 0 : null }, {}, {}, {}, {}],
      sides: [{ initiativeCount: 7 }, { initiativeCount: 8 }],
    });
    expect(JSON.stringify(t.log(seat < 0 ? null : seat)).includes('initiative:F1')).toBe(seat === F2);
  }
});

test('R16.5 who looks through the Initiatives knows what a comrade has taken; of two not who has which', () => {
  const t = initiatives();
  // He said what he wanted before he could have seen the unissued Orders.
  expect(t.view('F2')).toMatchObject({ sides: [{ orders: null }, {}] });
  keptBy(t, [F1], (world) => side(world, 0).orders);
  t.act('F1', 'reject');
  t.act('F1', 'initiative', 'unit:F3');
  keptBy(t, [F1, F2], (world) => commander(world, F2).initiative);
  t.act('F1', 'choose', 'initiative:F6');
  keptBy(t, [F1], (world) => commander(world, F1).initiative);
  expect(t.view('F1')).toMatchObject({ sides: [{ initiatives: [1, 2, 3, 4, 6, 7] }, {}] });
  // What was taken after his look F2 does not see.
  expect(t.view('F2')).toMatchObject({ sides: [{ initiatives: [1, 2, 3, 4, 5, 6, 7] }, {}] });
  expect(found(t, F2, (world) => commander(world, F1).initiative).size).toBe(7);
  until(t, 'F3');
  t.act('F3', 'reject');
  t.act('F3', 'initiative', 'unit:F11');
  const both = (world: RavennaWorld) => [commander(world, F1).initiative, commander(world, F2).initiative];
  expect(found(t, F3, both)).toEqual(new Set(['[5,0]', '[0,5]']));
});

test('R16.3 a seat with several roles knows what any of them knows', () => {
  const two = table({ seats: 2, phase: 2, commanders: issued('WMA', 'PAM') });
  expect(two.view(0)).toMatchObject({ commanders: [{ issued: 3 }, { issued: 2 }, { issued: 1 }, {}, {}, {}] });
  expect(found(two, 0, (world) => [world.state.commanders.slice(0, 3), side(world, 0)]).size).toBe(1);
  const four = execution('WMA', 'PAM', { seats: 4 });
  pass(four, () => four.frame.proc === 'execution' && four.frame.commander === F3);
  // Seat 1 has both Commanders: it knows what they have seen.
  expect(found(four, 1, (world) => [commander(world, F2).issued, commander(world, F3).issued])).toEqual(
    new Set(['[2,1]']),
  );
  expect(found(four, 1, (world) => commander(world, F1).issued).size).toBeGreaterThan(1);
  // So does somebody who holds two seats.
  const six = execution('WMA', 'PAM');
  until(six, 'F3');
  const held = worldsFor(six, eyesOf(F2) | eyesOf(L1));
  expect(new Set(held.map((world) => commander(world, F2).issued))).toEqual(new Set([2]));
  expect(new Set(held.map((world) => JSON.stringify(side(world, 1)))).size).toBe(1);
  expect(new Set(held.map((world) => commander(world, F3).issued)).size).toBeGreaterThan(1);
});

test('R16.4 open to all: tiles, tokens, Moral, cards turned up, used and spent, the number of others', () => {
  const t = table({
    seats: 6,
    turn: 3,
    phase: 6,
    acting: 'F9',
    units: {
      F9: { at: 'E4/SW/S', marked: true, wounded: true },
      L9: { at: 'C5/NW/N', maintains: true },
      L10: null,
    },
    commanders: { ...issued('WAM', 'PAM'), L2: { issued: 'A', order: 'W' } },
    sides: { F: { moral: 13, used: ['F4', 'F1'], spent: ['F3'] }, L: { moral: 29 } },
  });
  for (const seat of everybody(t)) {
    const view = t.view(seat < 0 ? null : seat);
    expect(view).toMatchObject({
      turn: 3,
      phase: 6,
      queue: [8],
      sides: [
        {
          moral: 13,
          used: [3, 0],
          spent: [2],
          deck: 5,
          handCount: 1,
          hasPlayed: true,
          orderCount: 3,
          initiativeCount: 7,
        },
        { moral: 29, deck: 5, handCount: 1, hasPlayed: true, orderCount: 2, initiativeCount: 8 },
      ],
      commanders: [
        { answer: 'accepted', shown: false },
        { answer: 'accepted', issued: 1, shown: true },
        { answer: 'accepted', issued: 2, shown: true },
        { answer: 'accepted', issued: 0, shown: true },
        { answer: 'rejected', issued: 1, shown: false },
        { answer: 'accepted', issued: 2, shown: true },
      ],
    });
    const units = view['units'] as unknown[];
    expect(units[8]).toMatchObject({ area: 22, cells: 4, facing: 2, wounded: true, marked: true, maintains: false });
    expect(units[20]).toMatchObject({ area: 26, maintains: true, wounded: false });
    expect(units[21]).toMatchObject({ area: null });
    // And so it is in every world anybody may think of.
    for (const { state } of worldsFor(t, eyesFor(seat))) {
      expect(state.units).toEqual(t.s.units);
      expect(state.sides.map(({ moral, used, spent }) => [moral, used, spent])).toEqual(
        t.s.sides.map(({ moral, used, spent }) => [moral, used, spent]),
      );
    }
  }
});

test('R16.1 R16.2 nothing is told to some and not to others but what a card tells whoever holds it', () => {
  const readers: Record<string, (t: TestTable, eyes: Eyes) => boolean> = {
    'orders.draw-own': (_, eyes) => eyes === eyesOf(F1) || eyes === eyesOf(L1),
    'execution.new-order-own': (t, eyes) => {
      const own = t.frame.proc === 'execution' ? t.frame.commander : NOBODY;
      return eyes === (eyesOf(own) | eyesOf(own < 3 ? F1 : L1));
    },
    'execution.look': (t, eyes) => t.frame.proc === 'execution' && eyes === eyesOf(t.frame.commander),
    'execution.card': (_, eyes) => Math.log2(eyes) % 1 === 0,
  };
  const rng = rngOf('whispers');
  const told = new Set<string>();
  for (let game = 0; game < 6; game++) {
    const t = newGame(6);
    for (let n = 0; n < 400 && !t.over; n++) {
      const seat = at(t.asked, rng(t.asked.length));
      const legal = t.match.engine.legal(t.match.world, seat);
      const sealed = t.match.world.sealed;
      const answer = act(t.match, seat, at(legal, rng(legal.length)));
      // No decision carries words: its argument is nothing, a number or a thing of the game.
      for (const { arg } of legal)
        expect(arg === null || /^(off|withdraw|retreat|\w+:[\w/]+)$/.test(String(arg))).toBe(true);
      if (!answer.ok) throw new Error('a legal decision was refused');
      for (const { key, only, but } of answer.events) {
        if (only === null && but === 0) continue;
        // What a Chief does under seal is told to him alone.
        if (sealed && only === eyesOf(seat)) continue;
        const whole = only ?? but;
        expect([key, (readers[key] ?? readers[`${key}-own`])?.(t, whole)]).toEqual([key, true]);
        told.add(key);
      }
    }
  }
  expect([...told].sort()).toEqual([
    'execution.card',
    'execution.look',
    'execution.new-order',
    'execution.new-order-own',
    'orders.draw',
    'orders.draw-own',
  ]);
});

test('R16.6 nothing leaks where several Initiatives and rejections meet', () => {
  const report = attempt(nonInterferenceProperty(), patient, { seed: 'patient', count: 1500 });
  expect(report.failure ? explain(report.failure) : 'nothing').toBe('nothing');
});

test('R16.6 the reveal of a card cannot be taken back, and passing by oneself tells nothing', () => {
  const t = table({ seats: 6 });
  issue(t, 'F1', 'F1', 'WMM');
  issue(t, 'L1', 'L1', 'PMW');
  for (const who of ['L2', 'F2', 'F1', 'L3', 'F3']) {
    until(t, who);
    accept(t, who, `${who.charAt(0)}${(Number(who.charAt(1)) - 1) * 4 + 1}`);
  }
  t.act('L1', 'accept');
  // His last click leads to the reveal of phase 3.
  for (const unit of ['L1', 'L2', 'L3', 'L4']) t.act('L1', 'mark', `unit:${unit}`);
  expect(t.s.phase).toBeGreaterThan(2);
  expect(t.undo('L1')).toBe(false);
});
