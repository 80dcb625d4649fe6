/**
 * A random world that agrees with what the eyes know: whatever they cannot see is mixed anew. Cards of one back stay
 * among cards of that back, since backs are open; everything open stays where it is.
 */

import { at, type Eyes, type Rng, sees, type World } from '@condotta/kernel';
import { cardOf } from './rules/parts.ts';
import { seatInOrder } from './rules/set-up.ts';
import { troopAt } from './rules/troops.ts';
import type { FrameOf, State, VenturaFrame, VenturaTable } from './state.ts';
import { knowsUnder } from './view.ts';

/** Somewhere a hidden thing lies: its list and the place in it. */
interface Slot {
  readonly list: number[];
  readonly i: number;
}

export function reimagine(t: VenturaTable, world: World<State, VenturaFrame>, eyes: Eyes, rng: Rng): void {
  const { s } = t;
  const hiddenHands = s.players.filter((_, seat) => !sees(eyes, seat)).map((player) => player.hand);
  const hiddenCards = [...hiddenHands, ...looks(world, eyes, ['recruit', 'conscription'])];
  for (const deck of ['ventura', 'conscription'] as const) {
    const pile = deck === 'ventura' ? s.venturaDeck : s.conscriptionDeck;
    mix([...slots([pile]), ...slots(hiddenCards, (card) => cardOf(t, card).deck === deck)], rng);
    // A deck is an unordered pile; in order it shows nothing of what was mixed.
    pile.sort((a, b) => a - b);
  }
  mixTiles(t, world, eyes, rng);
  for (const frame of world.stack) if (frame.proc === 'battle' && world.sealed) redraft(t, world, frame, eyes, rng);
}

function mixTiles(t: VenturaTable, world: World<State, VenturaFrame>, eyes: Eyes, rng: Rng): void {
  const { s } = t;
  const hidden = [
    s.stock,
    s.under,
    s.tilesBuried,
    ...s.players.filter((_, seat) => !sees(eyes, seat)).map((player) => player.reserve),
    ...looks(world, eyes, ['fortune']),
  ];
  // Equal Domains: who has which kind of tile is known, and the four of a kind are alike (V32.2).
  const known = (tile: number): boolean =>
    (knowsUnder(t, eyes) && s.underKnown.includes(tile)) ||
    (s.options.equalDomains && s.round === 0 && !s.stock.includes(tile));
  const free = slots(hidden, (tile) => !known(tile));
  const chosen = world.stack.find((frame) => frame.proc === 'building' || frame.proc === 'expansion');
  if (chosen && chosen.tile > 0 && !sees(eyes, chooserOf(s, chosen)) && !known(chosen.tile)) {
    const held = [chosen.tile];
    mix([...free, { list: held, i: 0 }], rng);
    chosen.tile = at(held, 0);
  } else {
    mix(free, rng);
  }
  s.stock.sort((a, b) => a - b);
}

const chooserOf = (s: State, frame: FrameOf<'building'> | FrameOf<'expansion'>): number =>
  frame.proc === 'expansion' ? frame.seat : seatInOrder(s, frame.turn);

/** What others are looking at and have not chosen from yet. */
function looks(world: World<State, VenturaFrame>, eyes: Eyes, procs: readonly VenturaFrame['proc'][]): number[][] {
  const found: number[][] = [];
  for (const frame of world.stack)
    if ('seen' in frame && procs.includes(frame.proc) && !sees(eyes, frame.seat)) found.push(frame.seen);
  return found;
}

function slots(lists: readonly number[][], take: (x: number) => boolean = () => true): Slot[] {
  return lists.flatMap((list) => list.map((_, i) => ({ list, i })).filter(({ i }) => take(at(list, i))));
}

/** Deals what lies in the slots anew among them. Sorted first: the result must not depend on how it truly lies. */
function mix(places: readonly Slot[], rng: Rng): void {
  const things = places.map(({ list, i }) => at(list, i)).sort((a, b) => a - b);
  shuffle(things, rng);
  for (const [n, { list, i }] of places.entries()) list[i] = at(things, n);
}

function shuffle(things: number[], rng: Rng): void {
  for (let i = things.length - 1; i > 0; i--) {
    const j = rng(i + 1);
    [things[i], things[j]] = [at(things, j), at(things, i)];
  }
}

/** V33.3: another side's order of battle, as far as it has come, could be any. */
function redraft(
  t: VenturaTable,
  world: World<State, VenturaFrame>,
  frame: FrameOf<'battle'>,
  eyes: Eyes,
  rng: Rng,
): void {
  for (const [side, seat] of [frame.seat, frame.foe].entries()) {
    const companies = [...troopAt(t.s, seat, at(frame.areas, side)).companies];
    if (sees(eyes, seat) || companies.length === 1) continue;
    shuffle(companies, rng);
    // Whether he is ready is open; how many clicks he has made is not. The last Company ranks itself.
    const ranked = world.waiting.includes(seat) ? rng(companies.length - 1) : companies.length;
    frame.drafts[side] = companies.slice(0, ranked);
  }
}
