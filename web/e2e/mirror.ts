/** The same match in the test's own process: it knows everything, so it knows what the page must not. */

import { ravenna } from '@condotta/games/ravenna';
import { ventura } from '@condotta/games/ventura';
import { type AnyGame, type Decision, eyesOf, range, rngOf, type Seat } from '@condotta/kernel';
import { act, agreeDice, type Match, offerSeededDice, openMatch, saveRecord } from '@condotta/kernel/host';
import { budgetOf, mindOf, questionFor } from '@condotta/minds';

export interface Person {
  readonly name: string;
  readonly mind: string | null;
}

export const ANNA_AND_BERTO: readonly Person[] = [
  { name: 'Anna', mind: null },
  { name: 'Berto', mind: null },
];

const GAMES: Readonly<Record<string, AnyGame>> = { ventura, ravenna };
export type GameId = 'ventura' | 'ravenna';

const gameOf = (id: string): AnyGame => {
  const game = GAMES[id];
  if (!game) throw new Error(`no game ${id}`);
  return game;
};

/** A match with the dice that the keeper makes of this seed. */
export function mirrorOf(seed: string, seats = 2, position: unknown = null, id: GameId = 'ventura'): Match {
  const game = gameOf(id);
  const dice = agreeDice(
    offerSeededDice(id, seed),
    range(seats).map(() => null),
  );
  const options = Object.fromEntries(game.options.map((option) => [option.id, option.values[0] ?? false]));
  const setup = { seats, scenario: null, options };
  return openMatch(game, { setup: position ? arranged(game, position) : setup, position, edition: null }, dice);
}

function arranged(game: AnyGame, position: unknown) {
  const read = game.arrange(position, game.components);
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  return read.value.setup;
}

/** What "Save to a file" would write. */
export function fileOf(match: Match, persons: readonly Person[] = ANNA_AND_BERTO): string {
  const holders = persons.map((one) => ({ ...one, person: one.mind === null ? one.name : null }));
  return JSON.stringify({ ...saveRecord(match, { disclose: true }), holders });
}

interface Hit {
  readonly unit: number;
  readonly choices: Readonly<Record<string, number | null>> | null;
}

/**
 * What the page shows of what is lawful: all of it, but that a Unit of Ravenna which was hit and would come to lie alone can
 * be put down by hand there.
 */
export function offeredTo({ engine, world }: Match, seat: Seat): readonly Decision[] {
  const { game } = engine;
  const legal = engine.legal(world, seat);
  if (game.id !== 'ravenna' || world.stack.at(-1)?.proc !== 'effect') return legal;
  const view = game.view(engine.table(world), world, eyesOf(seat)) as {
    readonly flow: readonly Hit[];
    readonly units: readonly { readonly unit: number; readonly area: number | null }[];
  };
  const hit = view.flow.at(-1);
  const lonely = (to: unknown): boolean => !view.units.some(({ unit, area }) => area === to && unit !== hit?.unit);
  return legal.filter(({ verb, arg }) => verb !== 'arrange' || !lonely(hit?.choices?.[String(arg)]));
}

/** Plays as sensible people would, now and then at random: reproducible, and soon at an end. */
export function chooserOf(seed: string): (match: Match, seat: Seat) => Decision {
  const rng = rngOf(`choose/${seed}`);
  return (match, seat) => {
    const { engine, world } = match;
    const mind = mindOf(engine.game.id, 'sergeant');
    const legal = offeredTo(match, seat);
    const random = legal[rng(legal.length)];
    const sensible = mind?.decide(questionFor(engine, world, seat, rng, budgetOf('sergeant')));
    const chosen = rng(10) === 0 ? random : (sensible ?? random);
    if (!chosen) throw new Error('nothing is legal');
    return { verb: chosen.verb, arg: chosen.arg };
  };
}

/** Lets whoever is asked decide until `enough`, at most so many times. */
export function playOn(match: Match, seed: string, enough: (match: Match) => boolean, most = 600): Match {
  const choose = chooserOf(seed);
  for (let n = 0; n < most && !match.world.over && !enough(match); n++) {
    const seat = match.world.waiting[0] ?? 0;
    const { ok } = act(match, seat, choose(match, seat));
    if (!ok) throw new Error('the chooser chose what is not allowed');
  }
  return match;
}

export const momentOf = ({ world }: Match): string => {
  const frame = world.stack.at(-1);
  return frame ? `${frame.proc}.${frame.at}` : '';
};

interface Hidden {
  readonly players: readonly { readonly hand: readonly number[]; readonly reserve: readonly number[] }[];
  readonly venturaDeck: readonly number[];
  readonly conscriptionDeck: readonly number[];
}

export interface Secret {
  readonly thing: string;
  /** Its English name, if nothing else is called so; else null. */
  readonly name: string | null;
}

/**
 * What these eyes (null: nobody's) must not find anywhere: what others hold that was told to them alone, and decks. What
 * was open to all once is no secret, wherever it lies now.
 */
export function secretsFrom(match: Match, seat: Seat | null): readonly Secret[] {
  const events = [...match.opening.events, ...match.line.flatMap((played) => played.events)];
  const namedIn = (only: number | null): Set<unknown> =>
    new Set(events.filter((event) => event.only === only).flatMap(({ args }) => Object.values(args)));
  const open = namedIn(null);
  if (match.engine.game.id === 'ravenna') return ravennaSecrets(match, seat, open);
  const own = seat === null ? new Set() : namedIn(eyesOf(seat));
  const state = match.world.state as Hidden;
  const held = state.players.flatMap(({ hand, reserve }, owner) => {
    if (owner === seat) return [];
    const told = namedIn(eyesOf(owner));
    return [...hand.map((card) => `card:${card}`), ...reserve.map((tile) => `tile:${tile}`)].filter((thing) =>
      told.has(thing),
    );
  });
  const decks = [...state.venturaDeck, ...state.conscriptionDeck].map((card) => `card:${card}`);
  const hidden = new Set([...held, ...decks]);
  const { cards, tiles } = ventura.components;
  const all = [
    ...cards.map(({ id, name }) => ({ thing: `card:${id}`, name: name.en })),
    ...tiles.map(({ id, name }) => ({ thing: `tile:${id}`, name: name.en })),
  ];
  const only = (name: string): boolean => all.filter((other) => other.name.includes(name)).length === 1;
  return all
    .filter(({ thing }) => hidden.has(thing) && !open.has(thing) && !own.has(thing))
    .map(({ thing, name }) => ({ thing, name: only(name) ? name : null }));
}

interface HiddenOrders {
  readonly sides: readonly {
    readonly deck: readonly number[];
    readonly hand: readonly number[];
    readonly played: number;
  }[];
  readonly commanders: readonly { readonly seat: number; readonly initiative: number; readonly shown: boolean }[];
}

/** Ravenna: Strategy cards in decks, those of the other Chief, and Personal Initiatives that lie face down. */
function ravennaSecrets(match: Match, seat: Seat | null, open: ReadonlySet<unknown>): readonly Secret[] {
  const { sides, commanders } = match.world.state as HiddenOrders;
  const { strategies, initiatives } = ravenna.components;
  const letter = (side: number): string => (side === 0 ? 'F' : 'L');
  const hidden = sides.flatMap(({ deck, hand, played }, side) => {
    const own = commanders[side * 3]?.seat === seat;
    const cards = own ? deck : [...deck, ...hand, played].filter((card) => card >= 0);
    const chosen = commanders
      .slice(side * 3, side * 3 + 3)
      .filter((commander) => commander.seat !== seat && !commander.shown && commander.initiative >= 0);
    return [
      ...cards.map((card) => ({
        thing: `strategy:${letter(side)}${card + 1}`,
        name: strategies[side]?.[card]?.name.en ?? '',
      })),
      ...chosen.map(({ initiative }) => ({
        thing: `initiative:${letter(side)}${initiative + 1}`,
        name: initiatives[side]?.[initiative]?.name.en ?? '',
      })),
    ];
  });
  const all = strategies.flat().map(({ name }) => name.en);
  return (
    hidden
      // Both sides know from the start that Preparation is held (R2.9), and both have a card of that name.
      .filter(({ thing }) => !open.has(thing) && !/:[FL]1$/.test(thing))
      .map(({ thing, name }) => ({ thing, name: all.filter((other) => other === name).length > 1 ? null : name }))
  );
}
