/** A position that somebody wrote, read by its game and tried out: can a match go on from it? */

import type { AnyGame, Arranged, Frame, Problem, Result, Seat } from './contract.ts';
import { eyesOf, SPECTATOR } from './contract.ts';
import { type AnyEngine, anyEngineOf } from './engine.ts';
import { range } from './list.ts';
import { isObject } from './shape.ts';

type AnyArranged = Arranged<unknown, Frame>;

/**
 * What the game reads in the document, or what is wrong with it: also what no reader of pieces can see, that what the
 * document says of the question (who is asked, whether it is sealed, how the game ended) is not what the rules ask.
 */
export function arrangeWorld(game: AnyGame, doc: unknown): Result<AnyArranged> {
  const read: Result<AnyArranged> = game.arrange(doc, game.components);
  if (!read.ok) return read;
  const engine = anyEngineOf(game);
  const trouble =
    endTrouble(game, read.value) ??
    rootTrouble(game, read.value) ??
    askTrouble(engine, read.value) ??
    playTrouble(engine, read.value);
  if (!trouble) return read;
  // Documents have the question either below `flow` or at their top.
  const below = isObject(doc) && isObject(doc['flow']) && FLOW.includes(trouble.path);
  return { ok: false, problems: [below ? { ...trouble, path: `flow.${trouble.path}` } : trouble] };
}

const FLOW: readonly string[] = ['stack', 'waiting', 'sealed'];

function endTrouble(game: AnyGame, { setup, over, waiting, sealed }: AnyArranged): Problem | null {
  if (!over) return null;
  const { winners, key } = over;
  if (winners.some((seat, i) => !range(setup.seats).includes(seat) || winners.indexOf(seat) !== i))
    return { path: 'over.winners', text: `expected seats from 0 to ${setup.seats - 1}, each once` };
  if (!Object.hasOwn(game.messages.en, key)) return { path: 'over.key', text: 'there is no such end of the game' };
  if (sealed || (waiting && waiting.length > 0))
    return { path: 'waiting', text: 'nobody is asked when the game is over' };
  return null;
}

/** All other procedures come back to the one that a new match begins with: only that one ends the game. */
function rootTrouble(game: AnyGame, { setup, stack, over }: AnyArranged): Problem | null {
  const first: Frame = game.setup(setup, game.components).frame;
  if (over || stack[0]?.proc === first.proc) return null;
  return { path: 'stack', text: `the first procedure in progress is "${first.proc}"` };
}

const noChance = (): never => {
  throw new Error('dice would have to fall before anybody is asked');
};

/** A document that says who is asked must say what running the step at hand would ask. */
function askTrouble(engine: AnyEngine, arranged: AnyArranged): Problem | null {
  const { waiting, sealed, over } = arranged;
  if (over || waiting === null) return null;
  const asked = attempt(() => engine.resume({ ...arranged, waiting: null, sealed: false }, noChance, null));
  if (!asked.ok) return { path: 'stack', text: `nobody can be asked here: ${asked.text}` };
  if (asked.value.over) return { path: 'waiting', text: 'nobody is asked here: the game would be over' };
  if (asked.value.sealed !== sealed)
    return { path: 'sealed', text: sealed ? 'the question is an open one' : 'the question is a sealed one' };
  const seats = asked.value.waiting;
  // Who has answered a sealed question is no longer waited for.
  const right = sealed
    ? waiting.length > 0 && waiting.every((seat, i) => seats.includes(seat) && waiting.indexOf(seat) === i)
    : JSON.stringify(waiting) === JSON.stringify(seats);
  return right ? null : { path: 'waiting', text: `asked are the seats ${seats.join(', ')}` };
}

/** Everybody can look, and whoever is asked has something to decide. */
function playTrouble(engine: AnyEngine, arranged: AnyArranged): Problem | null {
  const { game } = engine;
  const idle = attempt((): Seat | null => {
    // Where dice fall first, any outcome serves.
    const world = engine.resume(arranged, () => 0, null);
    for (const eyes of [SPECTATOR, ...range(arranged.setup.seats).map(eyesOf)])
      game.view(engine.table(world), world, eyes);
    return world.waiting.find((seat) => engine.legal(world, seat).length === 0) ?? null;
  });
  if (!idle.ok) return { path: '(whole)', text: `the game cannot go on from here: ${idle.text}` };
  return idle.value === null
    ? null
    : { path: 'waiting', text: `seat ${idle.value} is asked, but there is nothing that it may do` };
}

/** Rules trust the positions that they play in; one that was made up can lead them astray. */
function attempt<T>(
  work: () => T,
): { readonly ok: true; readonly value: T } | { readonly ok: false; readonly text: string } {
  try {
    return { ok: true, value: work() };
  } catch (e) {
    return { ok: false, text: e instanceof Error ? e.message : String(e) };
  }
}
