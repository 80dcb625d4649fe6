/** Edges of rules and views that small changes of the sources have shown to be untested. */

import { at, eyesOf, range, SPECTATOR, type WorldOf } from '@condotta/kernel';
import { describe, expect, test as once } from 'vitest';
import { BUILT_IN } from '../components/index.ts';
import { venterra } from '../index.ts';
import { frames, type Venterra, type VenterraFrame, type VenterraTable } from '../state.ts';
import { newGame, position, table, test } from './table.ts';

const quest = (name: string): string => `quest:${BUILT_IN.quests.find((one) => one.name.en === name)?.id}`;

describe('views', () => {
  once('F9.5 favor cards that one has come to know are shown in the order of their numbers, and to nobody else', () => {
    const t = table(position({ players: [{ favors: [7, 3, 5] }, {}, {}] }));
    for (const card of [3, 7]) t.s.favorKnown[card] = eyesOf(1);
    const known = (seat: number | null) => t.view(seat).players[0]?.favorsKnown;
    expect([known(0), known(1), known(2), known(null)]).toEqual([[], [3, 7], [], []]);
  });

  once('F22.2 F22.3 a bid is its owner’s until all are opened', () => {
    const t = table(position({ players: [{}, {}, {}] }));
    const bids = (step: 'bid' | 'order', eyes: number): unknown => {
      const { engine, world } = t.match;
      const frame: VenterraFrame = frames.bidding({ at: step, bids: [2, 0, 5], order: [], turn: 0 });
      const now = { ...world, stack: [...world.stack, frame] } as WorldOf<Venterra>;
      const { flow } = venterra.view(engine.table(now) as VenterraTable, now, eyes) as { flow: object[] };
      return (flow.at(-1) as { bids: unknown }).bids;
    };
    expect([SPECTATOR, eyesOf(0), eyesOf(1) | eyesOf(2)].map((eyes) => bids('bid', eyes))).toEqual([
      [null, null, null],
      [2, null, null],
      [null, 0, 5],
    ]);
    expect([SPECTATOR, eyesOf(1)].map((eyes) => bids('order', eyes))).toEqual([
      [2, 0, 5],
      [2, 0, 5],
    ]);
  });
});

describe('rules', () => {
  once('F3.23 Ka’jer does not stand where another structure stands', () => {
    const t = newGame(2);
    t.act(0, 'faction', 'faction:order');
    t.act(1, 'faction', 'faction:bear');
    for (const hex of ['4,-4', '-4,5']) t.act(at(t.asked, 0), 'found', hex);
    expect(t.args(1, 'kajer')).toContain('1,-1');
    t.s.structures[t.hex('1,-1')] = at(t.s.structures, t.hex('4,-4'));
    expect(t.args(1, 'kajer')).not.toContain('1,-1');
    expect(t.refusal(1, 'kajer', '1,-1').rule).toMatch(/^F3\.2[35]$/);
  });

  test('F8.5 wealth that a quest only asks for: enough, and not one less', () => {
    const { id } = BUILT_IN.quests.find(({ name }) => name.en === 'Watchfire') ?? { id: 0 };
    const game = venterra.withEdition({
      format: 'condotta-venterra-edition/1',
      name: 'mine',
      quests: [{ id, needs: [{ kind: 'wealth', count: 6 }], pay: 0 }],
    });
    if (!game.ok) throw new Error(JSON.stringify(game.problems));
    const canComplete = (wealth: number): boolean => {
      const doc = position({ display: ['Watchfire'], players: [{ wealth }], turn: { seat: 0, card: 'plan' } });
      const t = table(doc, game.value as typeof venterra);
      // Two more come first.
      t.act(0, 'gain');
      return t.args(0, 'complete').includes(quest('Watchfire'));
    };
    expect([3, 4, 5].map(canComplete)).toEqual([false, true, true]);
  });

  test('F12.4 F21.1 what is refused is named', () => {
    const t = table(position({ display: ['Watchfire'], turn: { seat: 0, card: 'plan' } }));
    t.act(0, 'gain');
    const other = quest('First Furrow');
    expect(t.refusal(0, 'reserve', other)).toMatchObject({ rule: 'F12.4', args: { quest: other } });
    const armies = table(
      position({
        players: [{ wealth: 1 }],
        units: [
          { at: '1,-1', seat: 0, soldier: 4 },
          { at: '0,0', seat: 0, scout: 4 },
        ],
        turn: { phase: 'army' },
      }),
    );
    expect(armies.refusal(0, 'settle', '2,-2')).toMatchObject({ rule: 'F21.1', args: { hex: 'place:2,-2' } });
  });

  test('F21.4 no more is put to the owner of a large army than it costs, or than there is', () => {
    const put = (wealth: number): unknown[] => {
      const t = table(
        position({
          players: [{ faction: 'watchers', wealth }, { faction: 'order' }],
          units: [{ at: '1,-1', seat: 0, soldier: 5, scout: 1 }],
          turn: { phase: 'army' },
        }),
      );
      const { engine, world } = t.match;
      return engine.candidates(world, at(world.waiting, 0)).map(({ decision }) => decision.arg);
    };
    expect(put(9)).toEqual(range(4));
    expect(put(1)).toEqual(range(2));
  });
});
