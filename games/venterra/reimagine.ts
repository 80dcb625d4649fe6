/**
 * A random world that agrees with what the eyes know. Hidden are favor cards (in other hands, in the deck, on top of it, under
 * somebody's eyes) and sealed answers; everything else is open, combat cards in hand included (F7.9).
 */

import { at, type Eyes, type Rng, sees, type WorldOf } from '@condotta/kernel';
import { ACTIONS, COMBAT_CARDS } from './components/index.ts';
import { favorOf } from './rules/favor-deck.ts';
import { seatOf } from './rules/totals.ts';
import type { FrameOf, Venterra, VenterraTable } from './state.ts';
import { isKnown } from './view.ts';

export function reimagine(t: VenterraTable, world: WorldOf<Venterra>, eyes: Eyes, rng: Rng): void {
  mixFavors(t, world, eyes, rng);
  if (!world.sealed) return;
  for (const frame of world.stack) {
    if (frame.proc === 'round' && frame.at === 'declare') redeclare(world, frame, eyes, rng);
    if (frame.proc === 'bidding' && frame.at === 'bid') rebid(t, world, frame, eyes, rng);
    if (frame.proc === 'fight' && frame.at === 'sealed') relay(t, world, frame, eyes, rng);
    if (frame.proc === 'favor' && frame.at === 'cancel') reanswer(t, world, frame, eyes, rng);
  }
}

/**
 * Deals all favor cards that the eyes do not know anew among the same places. What others know of a place they go on
 * knowing, whatever lies there now.
 */
function mixFavors(t: VenterraTable, world: WorldOf<Venterra>, eyes: Eyes, rng: Rng): void {
  const { s } = t;
  const looks = world.stack.flatMap((frame) => (frame.proc === 'favor' && !sees(eyes, frame.seat) ? [frame.seen] : []));
  const hands = s.players.filter((_, seat) => !sees(eyes, seat)).map(({ favors }) => favors);
  const piles = [s.favorDeck, s.favorTop, ...looks, ...hands];
  const isLoose = (card: number): boolean => !isKnown(t, card, eyes);
  const loose = piles.flatMap((pile) => pile.filter(isLoose)).sort((a, b) => a - b);
  const known = piles.map((pile) => pile.map((card) => (isLoose(card) ? at(s.favorKnown, card) : -1)));
  // Nobody sees in which order a hand is held: what others know of it must not tell one place in it from another.
  for (const [i, masks] of known.entries()) if (piles[i] !== s.favorTop) sortLoose(masks);
  shuffle(loose, rng);
  let next = 0;
  for (const [i, pile] of piles.entries()) {
    for (let n = 0; n < pile.length; n++) {
      const mask = at(at(known, i), n);
      if (mask < 0) continue;
      const card = at(loose, next++);
      pile[n] = card;
      s.favorKnown[card] = mask;
    }
  }
  for (const pile of piles) if (pile !== s.favorTop) pile.sort((a, b) => a - b);
}

/** Sorts the masks of loose cards among their places; -1 stays where it is. */
function sortLoose(masks: number[]): void {
  const sorted = masks.filter((mask) => mask >= 0).sort((a, b) => b - a);
  let next = 0;
  for (let n = 0; n < masks.length; n++) if (at(masks, n) >= 0) masks[n] = at(sorted, next++);
}

function shuffle(things: number[], rng: Rng): void {
  for (let i = things.length - 1; i > 0; i--) {
    const j = rng(i + 1);
    [things[i], things[j]] = [at(things, j), at(things, i)];
  }
}

/** Any two cards of one who is ready; of one who is not, as many as could have been picked by now. */
function redeclare(world: WorldOf<Venterra>, f: FrameOf<'round'>, eyes: Eyes, rng: Rng): void {
  for (const seat of f.drafts.keys()) {
    if (sees(eyes, seat)) continue;
    const first = rng(ACTIONS.length);
    const second = (first + 1 + rng(ACTIONS.length - 1)) % ACTIONS.length;
    const isWaiting = world.waiting.includes(seat);
    f.drafts[seat] = isWaiting ? rng(2) << first : (1 << first) | (1 << second);
  }
}

function rebid({ s }: VenterraTable, world: WorldOf<Venterra>, f: FrameOf<'bidding'>, eyes: Eyes, rng: Rng): void {
  for (const [seat, { wealth }] of s.players.entries())
    if (!sees(eyes, seat) && wealth > 0 && !world.waiting.includes(seat)) f.bids[seat] = rng(wealth + 1);
}

function relay({ s }: VenterraTable, world: WorldOf<Venterra>, f: FrameOf<'fight'>, eyes: Eyes, rng: Rng): void {
  for (const side of f.cards.keys()) {
    const seat = seatOf(f, side);
    // Who was not asked has no card, and that is known.
    if (seat < 0 || sees(eyes, seat) || world.waiting.includes(seat) || !f.asked[side]) continue;
    const held = COMBAT_CARDS.map((_, kind) => kind).filter((kind) => at(at(s.players, seat).combat, kind) > 0);
    f.cards[side] = at([-1, ...held], rng(held.length + 1));
  }
}

function reanswer(t: VenterraTable, world: WorldOf<Venterra>, f: FrameOf<'favor'>, eyes: Eyes, rng: Rng): void {
  for (const [seat, { favors }] of t.s.players.entries()) {
    if (sees(eyes, seat) || seat === f.seat || favors.length === 0 || world.waiting.includes(seat)) continue;
    const couldCancel = favors.some((card) => favorOf(t, card).effect.kind === 'cancel');
    f.answers[seat] = couldCancel ? 1 + rng(2) : 1;
  }
}
