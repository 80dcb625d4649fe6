/** What procedures are lent to play with. */

import { type Chance, type EventSink, NO_EVENTS } from './chance.ts';
import {
  type Eyes,
  eyesOf,
  type GameTypes,
  type MessageArgs,
  type Outcome,
  type Play,
  type Seat,
  type Table,
  type WorldOf,
} from './contract.ts';
import { at } from './list.ts';
import { frameIn } from './table.ts';

/** Thrown by `end` and caught by the engine. */
export const ENDED = Symbol('the game is over');

/** The one implementation of Play; an engine has one and lends it to the procedures. */
export class Playing<G extends GameTypes> implements Play<G> {
  readonly components: G['components'];
  s: G['state'];
  barrier = false;
  outcome: Outcome | null = null;
  private stack: readonly G['frame'][] = [];
  private chance: Chance = NO_CHANCE;
  private events: EventSink = NO_EVENTS;
  /** Whose sealed answer this is, and the procedures that the seat goes through by itself. */
  private only: Eyes | null = null;
  private own: readonly G['frame'][] | null = null;

  constructor(components: G['components']) {
    this.components = components;
    this.s = undefined as G['state'];
  }

  enter(world: WorldOf<G>, chance: Chance, events: EventSink): void {
    this.s = world.state;
    this.stack = world.stack;
    this.chance = chance;
    this.events = events;
    this.barrier = false;
    this.outcome = null;
    this.only = null;
    this.own = null;
  }

  /** From now on all is a sealed answer of this seat: what is logged is for its eyes alone. Null: for everybody. */
  keepTo(seat: Seat | null, own: readonly G['frame'][] | null): void {
    this.only = seat === null ? null : eyesOf(seat);
    this.own = own;
  }

  frame<Proc extends G['frame']['proc']>(proc: Proc): Extract<G['frame'], { readonly proc: Proc }> | null {
    return frameIn(proc, this.own, this.stack) as Extract<G['frame'], { readonly proc: Proc }> | null;
  }

  once<Args extends readonly unknown[], T>(work: (t: Table<G>, ...args: Args) => T, ...args: Args): T {
    return work(this, ...args);
  }

  roll(sides: number): number {
    this.openly();
    return sides === 1 ? 1 : 1 + this.chance(sides, facesOf(sides));
  }

  pick(count: number): number {
    this.openly();
    return count === 1 ? 0 : this.chance(count, null);
  }

  draw(pile: number[]): number {
    this.openly();
    const i = pile.length === 1 ? 0 : this.chance(pile.length, pile);
    const drawn = at(pile, i);
    pile.splice(i, 1);
    return drawn;
  }

  reveal(): void {
    this.openly();
  }

  /** What all must learn of sets the undo barrier, and has no place in a sealed answer. */
  private openly(): void {
    if (this.only !== null) throw new Error('a sealed answer uses neither chance nor reveals');
    this.barrier = true;
  }

  log(key: string, args: MessageArgs, rule: string): void {
    this.events?.push({ key, args, rule, only: this.only, but: 0 });
  }

  whisper(eyes: Eyes, key: string, args: MessageArgs, rule: string): void {
    this.events?.push({ key, args, rule, only: this.only ?? eyes, but: 0 });
  }

  logBut(eyes: Eyes, key: string, args: MessageArgs, rule: string): void {
    this.events?.push({ key, args, rule, only: this.only, but: eyes });
  }

  end(outcome: Outcome): never {
    this.outcome = outcome;
    throw ENDED;
  }
}

const NO_CHANCE: Chance = () => {
  throw new Error('no chance here');
};

const faces: (readonly number[])[] = [];
function facesOf(sides: number): readonly number[] {
  faces[sides] ??= Array.from({ length: sides }, (_, i) => i + 1);
  return faces[sides];
}
