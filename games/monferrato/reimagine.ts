/**
 * MH-1, MH-2: a random world that agrees with what the eyes know. Only chits are hidden: those of hands they do not see and of
 * the container are dealt anew. Chits are sorted before they are dealt: how they truly lie must not matter.
 */

import { at, type Eyes, last, type Rng, remove, sees } from '@condotta/kernel';
import { commandSeat } from './commands.ts';
import { knownIn } from './knowledge.ts';
import { chitOf, dutyIsOver, isDue, mayBeDiscarded } from './rules/hand.ts';
import type { MonferratoTable, MonferratoWorld } from './state.ts';

const ascending = (list: number[]): number[] => list.sort((a, b) => a - b);

function drawFrom(pile: number[], rng: Rng): number {
  return at(pile.splice(rng(pile.length), 1), 0);
}

/** A seat that is asked to discard holds something that may be discarded. */
function mustDiscard(world: MonferratoWorld, seat: number): boolean {
  if (world.over) return false;
  const frame = last(world.stack);
  if (frame.proc === 'spies') return frame.seat !== seat;
  const discards = frame.proc === 'discarding' || (frame.proc === 'activation' && frame.at === 'discard');
  return discards && world.waiting.includes(seat);
}

export function reimagine(t: MonferratoTable, world: MonferratoWorld, eyes: Eyes, rng: Rng): void {
  const { s } = t;
  const hidden = [0, 1].filter((seat) => !sees(eyes, seat));
  const known = hidden.map((seat) => knownIn(t, seat, eyes));
  const pool = [...s.bag];
  for (const [i, seat] of hidden.entries())
    for (const chit of at(s.hands, seat)) if (!at(known, i).includes(chit)) pool.push(chit);
  ascending(pool);
  for (const [i, seat] of hidden.entries()) {
    const hand = [...at(known, i)];
    const needs = mustDiscard(world, seat) && !hand.some((chit) => mayBeDiscarded(chitOf(t, chit)));
    const fitting = needs ? pool.filter((chit) => mayBeDiscarded(chitOf(t, chit))) : [];
    if (fitting.length > 0) {
      const chit = drawFrom(fitting, rng);
      remove(pool, chit);
      hand.push(chit);
    }
    deal(t, seat, hand, pool, at(s.hands, seat).length, rng);
    s.hands[seat] = ascending(hand);
  }
  s.bag = pool;
  // What a hidden seat knows of another hand follows that hand; whoever looks does not know what it is.
  for (const viewer of hidden) s.seen[viewer] = at(s.seen, viewer).filter((chit) => holdsOther(t, viewer, chit));
}

/** Fills a hand from the pool: with nothing that the seat would have had to play by now, as long as there is something else. */
function deal(t: MonferratoTable, seat: number, hand: number[], pool: number[], size: number, rng: Rng): void {
  const f = t.frame('activation');
  const free = f !== null && commandSeat(t, f.command) === seat && dutyIsOver(f) && !f.duty;
  const fitting = free ? pool.filter((chit) => !isDue(t, f, chit)) : pool;
  while (hand.length < size) {
    const chit = drawFrom(fitting.length > 0 ? fitting : pool, rng);
    if (fitting !== pool) remove(pool, chit);
    hand.push(chit);
  }
}

const holdsOther = ({ s }: MonferratoTable, viewer: number, chit: number): boolean =>
  at(s.hands, 1 - viewer).includes(chit);
