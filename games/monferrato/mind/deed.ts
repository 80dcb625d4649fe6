/** Something that the units of a zone could do: the clicks it takes, and what it seems to be worth in victory points. */

import type { Arg, Decision } from '@condotta/kernel';

export interface Deed {
  readonly worth: number;
  readonly decisions: readonly Decision[];
}

/** Deeds of a zone that go together. */
export interface Programme {
  readonly worth: number;
  readonly deeds: readonly Deed[];
}

export const decision = (verb: string, arg: Arg | null = null): Decision => ({ verb, arg });

export const byWorth = (a: Deed, b: Deed): number => b.worth - a.worth;
