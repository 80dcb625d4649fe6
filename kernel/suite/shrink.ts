/**
 * Shrinking: a failing game is played again with fewer and fewer decisions while it still fails in the same way, until
 * each one that is left is needed. What is left can be saved as a record and opened in the page.
 */

import { type Chance, rngOf, type TapeEntry } from '../chance.ts';
import type { AnyGame, Rng } from '../contract.ts';
import { anyEngineOf } from '../engine.ts';
import { range } from '../list.ts';
import { actFromTape, type Match, reopenMatch } from '../match.ts';
import {
  type Driver,
  type FailingGame,
  type Made,
  NO_END,
  type Offer,
  type Property,
  randomDriver,
  tried,
} from './common.ts';
import { diceOf, startOf } from './matches.ts';

export interface Shrunk {
  readonly failure: FailingGame;
  /** How often it was played again. */
  readonly attempts: number;
}

const ATTEMPTS = 1_000;
/** After so many shortcuts that lead nowhere there is hardly another. */
const VAIN = 200;

/** What to play: a decision, or null for any that is legal. */
type Script = readonly (Made | null)[];

/** The property must be the one that failed. It is now examined at every position, and must show the same `kind`. */
export function shrink(property: Property, game: AnyGame, failing: FailingGame, attempts = ATTEMPTS): Shrunk {
  let best = failing;
  let used = 0;
  /** Plays the script; true if that is a shorter game with the same fault, which is then the best. */
  const improves = (script: Script): boolean => {
    if (used >= attempts) return false;
    used++;
    const again = replayed(property, game, { ...best, seed: `${failing.seed}/shrink ${used}` }, script);
    // Decisions that had become illegal were skipped: what is kept is what was played.
    if (again?.kind !== failing.kind || again.decisions.length >= best.decisions.length) return false;
    best = again;
    return true;
  };
  // If it does not even fail when played again as it was, it is not a function of its decisions: keep it as it is.
  if (replayed(property, game, failing)?.kind !== failing.kind) return { failure: failing, attempts: 1 };
  dropping(() => best.decisions, improves);
  const rng = rngOf(`${failing.seed}/shrink`);
  for (let vain = 0; vain < VAIN && used < attempts && best.decisions.length > 1; vain++) {
    if (!improves(shortcut(best.decisions, rng))) continue;
    dropping(() => best.decisions, improves);
    vain = 0;
  }
  return { failure: best, attempts: used };
}

/** Leaves out halves, quarters and so on down to single decisions, until none can be spared. */
function dropping(best: () => readonly Made[], improves: (script: Script) => boolean): void {
  for (let chunk = Math.ceil(best().length / 2); chunk >= 1; chunk = chunk === 1 ? 0 : Math.ceil(chunk / 2)) {
    let from = best().length - chunk;
    while (from > -chunk) {
      const start = Math.max(0, from);
      const rest = best();
      // After a success the same place is tried again: something else stands there now.
      if (!improves([...rest.slice(0, start), ...rest.slice(start + chunk)])) from -= chunk;
      else from = Math.min(from, best().length - chunk);
    }
  }
}

/** A turn can often not be left out, but be played shorter: something else in place of a few decisions, or of all the rest. */
function shortcut(decisions: readonly Made[], rng: Rng): Script {
  const from = rng(decisions.length);
  const before = decisions.slice(0, from);
  if (rng(4) === 0) return [...before, ...range(decisions.length - 1 - from).map(() => null)];
  const [left, put] = [2 + rng(6), 1 + rng(2)];
  return [...before, ...range(Math.min(put, left - 1)).map(() => null), ...decisions.slice(from + left)];
}

/** Plays the decisions of a failing game again, all or some, and says how that fails. */
export function replayed(
  property: Property,
  game: AnyGame,
  failing: FailingGame,
  script: Script = failing.decisions,
): FailingGame | null {
  const { setup, seed } = failing;
  const driver = scriptDriver(failing.opening, script, seed);
  const stepLimit = failing.decisions.length + (failing.kind === NO_END ? 0 : 1);
  return tried(property, game, { setup, seed, driver, counts: {}, rate: 1, stepLimit });
}

/** Follows the script, skipping what is not legal; outcomes from the tapes where these fit, else from the seed. */
export function scriptDriver(opening: readonly TapeEntry[], script: Script, seed: string): Driver {
  const any = randomDriver(seed);
  let read = 0;
  return {
    scripted: true,
    opening: fitting(opening, `${seed}/opening`),
    next(offers) {
      while (read < script.length) {
        const made = script[read++];
        if (!made) return any.next(offers);
        if (isOffered(offers, made))
          return { seat: made.seat, decision: made.decision, chance: fitting(made.tape, `${seed}/${read}`) };
      }
      return null;
    },
  };
}

function isOffered(offers: readonly Offer[], { seat, decision }: Made): boolean {
  const legal = offers.find((offer) => offer.seat === seat)?.legal ?? [];
  return legal.some(({ verb, arg }) => verb === decision.verb && arg === decision.arg);
}

function fitting(tape: readonly TapeEntry[], seed: string): Chance {
  const rng = rngOf(seed);
  let read = 0;
  return (count) => {
    const entry = tape[read++];
    return entry && entry[0] === count && entry[1] < count ? entry[1] : rng(count);
  };
}

/**
 * A failing game as a match, as far as the rules carry it: if the last decision itself breaks, the match ends just
 * before it. Its outcomes are marked as scripted, since no dice chose them.
 */
export function matchOf(game: AnyGame, failing: FailingGame): Match {
  const { setup, opening, decisions } = failing;
  const engine = anyEngineOf(game);
  const match = reopenMatch(engine.game, startOf(setup), diceOf(`failing ${failing.seed}`, setup), scripted(opening));
  for (const { seat, decision, tape } of decisions) {
    try {
      if (!actFromTape(match, seat, decision, scripted(tape)).ok) break;
    } catch {
      break;
    }
  }
  return match;
}

const scripted = (tape: readonly TapeEntry[]): TapeEntry[] => tape.map(([count, index]) => [count, index, 1]);
