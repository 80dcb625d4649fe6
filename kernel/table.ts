/** What the rules are given to read: tables, with and without work that is shared. */

import type { Frame, GameTypes, Table } from './contract.ts';

/** The innermost frame of a procedure, in the stack above or else in the one below it. */
export function frameIn<F extends Frame>(proc: string, above: readonly F[] | null, below: readonly F[]): F | null {
  for (const stack of [above, below]) {
    if (!stack) continue;
    for (let i = stack.length - 1; i >= 0; i--) if (stack[i]?.proc === proc) return stack[i] ?? null;
  }
  return null;
}

/**
 * The table of one listing, or of one lone check, shares work: nothing changes while it lives. Any other shares nothing: whoever
 * holds it may change the world. (One class and no heir: listings are made at every decision, and an heir is slow to make.)
 */
export class Reading<G extends GameTypes> implements Table<G> {
  readonly s: G['state'];
  readonly components: G['components'];
  private readonly stack: readonly G['frame'][];
  private readonly own: readonly G['frame'][] | null;
  private readonly shares: boolean;
  /** By the function, then by each argument. */
  private shared: Known | null;

  /** `own`: the procedures of a seat that is asked apart. */
  constructor(
    s: G['state'],
    components: G['components'],
    stack: readonly G['frame'][],
    own: readonly G['frame'][] | null = null,
    shares = false,
  ) {
    this.s = s;
    this.components = components;
    this.stack = stack;
    this.own = own;
    this.shares = shares;
    this.shared = null;
  }

  frame<Proc extends G['frame']['proc']>(proc: Proc): Extract<G['frame'], { readonly proc: Proc }> | null {
    return frameIn(proc, this.own, this.stack) as Extract<G['frame'], { readonly proc: Proc }> | null;
  }

  once<Args extends readonly unknown[], T>(work: (t: Table<G>, ...args: Args) => T, ...args: Args): T {
    if (!this.shares) return work(this, ...args);
    this.shared ??= new Known();
    let known = this.shared.by(work);
    for (let i = 0; i < args.length; i++) known = known.by(args[i]);
    if (!known.there) {
      known.result = work(this, ...args);
      known.there = true;
    }
    return known.result as T;
  }
}

/** What came of some work for the arguments that led here, and where further arguments lead. */
class Known {
  there = false;
  result: unknown;
  private further: Map<unknown, Known> | null = null;

  by(key: unknown): Known {
    this.further ??= new Map();
    let next = this.further.get(key);
    if (!next) {
      next = new Known();
      this.further.set(key, next);
    }
    return next;
  }
}

/** The table of a listing that is made without an engine: whoever holds it must not change the state. */
export const listingOf = <G extends GameTypes>(
  s: G['state'],
  components: G['components'],
  stack: readonly G['frame'][] = [],
): Table<G> => new Reading<G>(s, components, stack, null, true);

/** A table of a state by itself, where no engine has it: while a position is read or imagined. */
export const tableOf = <G extends GameTypes>(
  s: G['state'],
  components: G['components'],
  stack: readonly G['frame'][] = [],
): Table<G> => new Reading<G>(s, components, stack);

/** The same moment with another state: what would be, without changing what is. (Never spread a table: what it can do stays behind.) */
export function tableWith<G extends GameTypes>(t: Table<G>, s: G['state']): Table<G> {
  const other: Table<G> = {
    s,
    components: t.components,
    frame: (proc) => t.frame(proc),
    once: (work, ...args) => work(other, ...args),
  };
  return other;
}
