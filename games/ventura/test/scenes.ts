/** Positions and passive play that several rule tests share. */

import { at } from '@condotta/kernel';
import type { EventEffect, EventWindow } from '../components/index.ts';
import type { Ventura } from '../index.ts';
import { ventura } from './pinned.ts';
import { MAP, type PlayerDoc, type PositionDoc, position, type TestTable, table } from './table.ts';

type Changes = Parameters<typeof position>[0];

/** The four Garrisons, by seat if the families are in their usual order. */
export const GARRISON = [106, 107, 108, 109] as const;

/** The map with Florence and Soave in the south, for the Medici on seat 2. */
const WIDE: Readonly<Record<string, string>> = { ...MAP, Florence: '0,2', Soave: '1,2' };

const MEDICI: PlayerDoc = { family: 'medici', domain: ['Florence', 'Soave'] };

/** Three players: the two of `position`, and the Medici. */
export function three(changes: Changes = {}): PositionDoc {
  const [este = {}, gonzaga = {}, medici = {}] = changes?.players ?? [];
  return position({ map: { ...WIDE }, ...changes, players: [este, gonzaga, { ...MEDICI, ...medici }] });
}

/** All cards of a deck but these. */
export const restOf = (deck: 'ventura' | 'conscription', ...but: number[]): number[] =>
  ventura.components.cards.filter((card) => card.deck === deck && !but.includes(card.id)).map(({ id }) => id);

/** What somebody does who wants nothing, best first. */
const PASSIVE = ['spend', 'tile', 'take', 'stop', 'pay', 'pass', 'done', 'end', 'halt', 'stay', 'rank', 'defend'];

/** The players do nothing they need not do, until `until` holds. */
export function idle(t: TestTable, until: () => boolean): void {
  for (let n = 0; n < 500; n++) {
    if (t.over || until()) return;
    const seat = t.asked[0] ?? 0;
    const offers = t.offers(seat);
    const verb = PASSIVE.find((one) => offers.some((offer) => offer.split(' ')[0] === one));
    if (!verb) throw new Error(`nothing passive among ${offers.join(', ')}`);
    const arg = at(t.args(seat, verb), 0);
    t.act(seat, verb, arg === '' ? undefined : arg);
  }
  throw new Error('it never came to that');
}

/** Until this seat is asked in this step of the round. */
export const idleTo = (t: TestTable, proc: string, seat: number): void =>
  idle(t, () => t.frame.proc === proc && t.asked[0] === seat);

/** The game with one card changed into another Event. */
export function edition(id: number, window: EventWindow, effect: EventEffect, cost = 0): Ventura {
  const made = ventura.withEdition({
    format: 'condotta-ventura-edition/1',
    name: 'Test',
    cards: [{ id, window, effect, cost }],
  });
  if (!made.ok) throw new Error(made.problems.map(({ text }) => text).join('\n'));
  return made.value;
}

/** Seat 0 attacks the Company of seat 1 in the Plain of Lodi with an Army. */
export const battle = (
  hands: [(number | string)[], (number | string)[]],
  more: Partial<PositionDoc> = {},
  game = ventura,
) => {
  const t = table(
    position({
      players: [
        { florins: 4, hand: hands[0] },
        { florins: 4, hand: hands[1] },
      ],
      troops: [
        { seat: 0, area: 2, at: 'Viterbo', captain: 'Acuto', companies: [25] },
        { seat: 1, area: 2, at: 'Plain of Lodi', companies: [41] },
      ],
      turn: { step: 'troop', seat: 0 },
      ...more,
    }),
    game,
  );
  t.act(0, 'march', 'troop:0.2');
  t.act(0, 'enter', t.tileArg('Plain of Lodi'));
  return t;
};
