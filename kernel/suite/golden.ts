/** Golden games: a whole random match as text that a person can read, kept in a file and compared line by line. */

import { recording, type TapeEntry } from '../chance.ts';
import type { AnyGame, GameEvent, Setup } from '../contract.ts';
import { anyEngineOf } from '../engine.ts';
import { hashOf } from '../match.ts';
import { endIn, textOf } from '../text.ts';
import { type AnyWorld, offersOf, randomDriver } from './common.ts';

const HASH_EVERY = 25;
const LIMIT = 20_000;

/**
 * One line a decision (`number seat verb thing [outcomes]`), then what happened, a line each, indented; the
 * eyes that alone may read it in brackets. After every 25 decisions and at the end the hash of the position.
 */
export function goldenText(game: AnyGame, setup: Setup, seed: string): string {
  const engine = anyEngineOf(game);
  const driver = randomDriver(seed);
  const lines = [`${game.id} ${game.version}, ${setup.seats} seats, ${JSON.stringify(setup)}, seed ${seed}`];
  const events: GameEvent[] = [];
  const opening: TapeEntry[] = [];
  const world = engine.begin(setup, recording(driver.opening, [], opening), events);
  const tell = (happened: readonly GameEvent[]): void => {
    for (const event of happened) lines.push(`      ${lineOf(game, world, event)}`);
  };
  const hash = (): void => {
    lines.push(`#     ${hashOf(engine, world)}`);
  };
  lines.push(`0     the opening${outcomes(opening)}`);
  tell(events);
  let n = 0;
  while (!world.over && n < LIMIT) {
    const move = driver.next(offersOf(engine, world));
    if (!move) break;
    const { seat, decision } = move;
    const tape: TapeEntry[] = [];
    const happened: GameEvent[] = [];
    engine.play(world, seat, decision, recording(move.chance, [], tape), happened);
    n++;
    const thing = decision.arg === null ? '' : ` ${decision.arg}`;
    lines.push(`${String(n).padEnd(5)} seat ${seat}: ${decision.verb}${thing}${outcomes(tape)}`);
    tell(happened);
    if (n % HASH_EVERY === 0) hash();
  }
  lines.push(endOf(game, world));
  hash();
  return `${lines.join('\n')}\n`;
}

const outcomes = (tape: readonly TapeEntry[]): string =>
  tape.length === 0 ? '' : ` [${tape.map(([count, index]) => `${index}/${count}`).join(' ')}]`;

function lineOf(game: AnyGame, world: AnyWorld, event: GameEvent): string {
  const text = textOf(game, anyEngineOf(game).table(world), event.key, event.args, 'en');
  const only = event.only === null ? '' : `[only ${bits(event.only)}] `;
  const but = event.but === 0 ? '' : `[not ${bits(event.but)}] `;
  return `${only}${but}${text} (${event.rule})`;
}

const bits = (eyes: number): string =>
  [...eyes.toString(2)]
    .reverse()
    .flatMap((bit, seat) => (bit === '1' ? [seat] : []))
    .join(',');

function endOf(game: AnyGame, world: AnyWorld): string {
  const { over } = world;
  if (!over) return 'not over';
  const { key, args } = endIn(game, world.state, over);
  const text = textOf(game, anyEngineOf(game).table(world), key, args, 'en');
  return `over: ${text} (${over.rule}) winners ${over.winners.join(', ')}, scores ${game.scores(world.state).join(', ')}`;
}

export interface LineDifference {
  /** Counted from 1. */
  readonly line: number;
  readonly expected: string | null;
  readonly found: string | null;
}

/** The first line in which two golden texts differ, or null. */
export function firstDifference(expected: string, found: string): LineDifference | null {
  if (expected === found) return null;
  const [mine, theirs] = [expected.split('\n'), found.split('\n')];
  const length = Math.max(mine.length, theirs.length);
  for (let i = 0; i < length; i++)
    if (mine[i] !== theirs[i]) return { line: i + 1, expected: mine[i] ?? null, found: theirs[i] ?? null };
  return null;
}
