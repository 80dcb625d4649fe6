/** Who sits where at a table that is being set up. */

import type { Holder } from '@condotta/keeper/protocol';
import type { Level } from '@condotta/minds/contract';
import type { Mode } from './modes.ts';

export interface Seating {
  readonly mode: Mode;
  readonly seats: number;
  readonly level: Level;
  /** The reader's own name; empty: the word for "you". */
  readonly name: string;
  /** What was changed by hand, by seat. */
  readonly changed: Readonly<Record<number, { readonly name?: string; readonly mind?: Level | null }>>;
}

export interface SeatWords {
  readonly you: string;
  player(n: number): string;
  level(level: Level): string;
}

/** The holder that the mode proposes for a seat. */
function proposed({ mode, level }: Seating, seat: number): Level | null {
  if (mode === 'watch') return level;
  return mode === 'computer' && seat > 0 ? level : null;
}

export const mindAt = (seating: Seating, seat: number): Level | null => {
  const mind = seating.changed[seat]?.mind;
  return mind === undefined ? proposed(seating, seat) : mind;
};

/** One person may play all sides; else everybody has a name of their own. */
export function holdersOf(seating: Seating, words: SeatWords): readonly Holder[] {
  const own = seating.name.trim() || words.you;
  const taken = new Set<string>();
  return Array.from({ length: seating.seats }, (_, seat) => {
    const mind = mindAt(seating, seat);
    if (seating.mode === 'solo' && mind === null) return { name: own, mind, person: 'you' };
    const given = seating.changed[seat]?.name?.trim();
    const plain = given || (mind ? words.level(mind) : seating.mode === 'hotseat' ? words.player(seat + 1) : own);
    let name = plain;
    for (let n = 2; taken.has(name); n++) name = `${plain} ${n}`;
    taken.add(name);
    return { name, mind, person: mind === null ? `player ${seat}` : null };
  });
}
