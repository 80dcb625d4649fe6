/** What procedures are lent to play with. */

import { type Chance, type EventSink, NO_EVENTS } from './chance.ts';
import type { Eyes, MessageArgs, Outcome, Play } from './contract.ts';
import { at } from './list.ts';

/** Thrown by `end` and caught by the engine. */
export const ENDED = Symbol('the game is over');

/** The one implementation of Play; an engine has one and lends it to the procedures. */
export class Playing<S, P> implements Play<S, P> {
  readonly parts: P;
  s: S;
  barrier = false;
  outcome: Outcome | null = null;
  private chance: Chance = NO_CHANCE;
  private events: EventSink = NO_EVENTS;
  private only: Eyes | null = null;

  constructor(parts: P) {
    this.parts = parts;
    this.s = undefined as S;
  }

  enter(s: S, chance: Chance, events: EventSink): void {
    this.s = s;
    this.chance = chance;
    this.events = events;
    this.barrier = false;
    this.outcome = null;
    this.only = null;
  }

  /** Whatever is logged from now on is for these eyes alone; null: for everybody. `enter` resets it. */
  privateTo(eyes: Eyes | null): void {
    this.only = eyes;
  }

  roll(sides: number): number {
    this.barrier = true;
    return sides === 1 ? 1 : 1 + this.chance(sides, facesOf(sides));
  }

  pick(count: number): number {
    this.barrier = true;
    return count === 1 ? 0 : this.chance(count, null);
  }

  draw(pile: number[]): number {
    this.barrier = true;
    const i = pile.length === 1 ? 0 : this.chance(pile.length, pile);
    const drawn = at(pile, i);
    pile.splice(i, 1);
    return drawn;
  }

  reveal(): void {
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
