/**
 * A random world that agrees with what the eyes know: whatever they cannot see is mixed anew. Cards of one back stay
 * among cards of that back, since backs are open; everything open stays where it is.
 */

import { at, type Eyes, type Rng, sees, type World } from '@condotta/kernel';
import { cardOf } from './rules/lookup.ts';
import { seatInOrder } from './rules/set-up.ts';
import { troopAt } from './rules/troops.ts';
import { CARD_COUNT, type FrameOf, type State, TILE_COUNT, type VenturaFrame, type VenturaTable } from './state.ts';
import { knowsUnder } from './view.ts';

export function reimagine(t: VenturaTable, world: World<State, VenturaFrame>, eyes: Eyes, rng: Rng): void {
  const { s } = t;
  const hiddenHands = s.players.filter((_, seat) => !sees(eyes, seat)).map((player) => player.hand);
  const hiddenCards = [...hiddenHands, ...looks(world, eyes, ['recruit', 'conscription'])];
  for (const deck of ['ventura', 'conscription'] as const) {
    const pile = deck === 'ventura' ? s.venturaDeck : s.conscriptionDeck;
    mix([pile, ...hiddenCards], (card) => cardOf(t, card).deck === deck, rng);
    // A deck is an unordered pile; in order it shows nothing of what was mixed.
    sortIds(pile);
  }
  // Nobody sees in which order others hold their cards: of which back the first one is would be a trace of the truth.
  for (const cards of hiddenCards) sortIds(cards);
  mixTiles(t, world, eyes, rng);
  for (const frame of world.stack) if (frame.proc === 'battle' && world.sealed) redraft(t, world, frame, eyes, rng);
}

function mixTiles(t: VenturaTable, world: World<State, VenturaFrame>, eyes: Eyes, rng: Rng): void {
  const { s } = t;
  // Equal Domains: who has which kind of tile is known, and the four of a kind are alike (V32.2).
  const openSetUp = s.options.equalDomains && s.round === 0;
  const drawn = openSetUp ? s.players.flatMap((player) => player.reserve) : [];
  const known = knowsUnder(t, eyes) ? [...s.underKnown, ...drawn] : drawn;
  const chosen = world.stack.find((frame) => frame.proc === 'building' || frame.proc === 'expansion');
  const isHidden = chosen && chosen.tile > 0 && !openSetUp && !sees(eyes, chooserOf(s, chosen));
  const held = chosen && isHidden ? [chosen.tile] : [];
  const hidden = [
    s.stock,
    s.under,
    s.tilesBuried,
    ...s.players.filter((_, seat) => !sees(eyes, seat)).map((player) => player.reserve),
    ...looks(world, eyes, ['fortune']),
    held,
  ];
  mix(hidden, (tile) => !known.includes(tile), rng);
  if (chosen && isHidden) chosen.tile = at(held, 0);
  sortIds(s.stock);
  sortIds(s.tilesBuried);
  // What another one knows of the tiles under the stockpile is hidden as well.
  if (!knowsUnder(t, eyes)) s.underKnown = [...s.under];
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

/** Deals what `loose` says of these lists anew among the same places. Sorted first: how it truly lies must not matter. */
function mix(lists: readonly number[][], loose: (thing: number) => boolean, rng: Rng): void {
  const things: number[] = [];
  for (const list of lists) for (const thing of list) if (loose(thing)) things.push(thing);
  sortIds(things);
  shuffle(things, rng);
  let next = 0;
  for (const list of lists) for (let i = 0; i < list.length; i++) if (loose(at(list, i))) list[i] = at(things, next++);
}

const marked = new Uint8Array(Math.max(CARD_COUNT, TILE_COUNT) + 1);

/** Numbers of cards or tiles, each once, in order. Minds imagine all the time: marking and reading back is five times a sort. */
function sortIds(ids: number[]): void {
  for (const id of ids) marked[id] = 1;
  let next = 0;
  for (let id = 1; next < ids.length; id++) {
    if (marked[id] === 0) continue;
    marked[id] = 0;
    ids[next++] = id;
  }
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
