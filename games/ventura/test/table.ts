/**
 * How Ventura's rules are tested: a position, decisions, scripted outcomes -> what came of it.
 *
 *   const t = table(position({ players: [{ florins: 3 }, {}], turn: { step: 'prestige', seat: 0 } }));
 *   t.act(0, 'spend', 3);
 *   expect(t.player(0).points).toBe(4);
 *   expect(t.refusal(1, 'spend', 6).rule).toBe('V9.2');
 *
 * With the `test` of seating.ts it is also played on other seats; what a TestTable takes and tells speaks of the seats as the
 * test has written them. Only `match` is the match as it is.
 */

import {
  type Arg,
  at,
  type Decision,
  eyesOf,
  type GameEvent,
  type Refusal,
  tableOf as readingOf,
} from '@condotta/kernel';
import { act, hashOf, logFor, type Match, openMatch, seqOf, undo, viewFor } from '@condotta/kernel/host';
import type { Ventura } from '../index.ts';
import { markersOn, totalIncome } from '../rules/domain.ts';
import type { Player, State, Troop, VenturaFrame, VenturaTable, VenturaTypes } from '../state.ts';
import type { VenturaView } from '../view-form.ts';
import { ventura } from './pinned.ts';
import { reseated, type Seats, seatingNow, seatsOf, textFor } from './seating.ts';

export interface TroopDoc {
  seat: number;
  area: number;
  /** Tile number or English name. */
  at: number | string;
  captain?: number | string | null;
  companies: (number | string)[];
  moved?: boolean;
}

export interface PlayerDoc {
  family?: string;
  florins?: number;
  points?: number;
  living?: boolean;
  hand?: (number | string)[];
  reserve?: (number | string)[];
  domain?: (number | string)[];
}

/** A position document: see position.ts for what each part means and defaults to. */
export interface PositionDoc {
  options?: Record<string, boolean>;
  round?: number;
  first?: number;
  players: PlayerDoc[];
  map?: Record<string, string>;
  troops?: TroopDoc[];
  wounds?: Record<string, number>;
  display?: (number | string)[];
  venturaDiscard?: (number | string)[];
  conscriptionDiscard?: (number | string)[];
  removed?: (number | string)[];
  under?: (number | string)[];
  underKnown?: (number | string)[];
  turn?: { step: string; seat?: number };
  flow?: unknown;
}

/**
 * The map of the tests. Este (seat 0) in the west, Gonzaga (seat 1) in the east; Bologna, Viterbo, Anghiari and Lake
 * Garda are neutral. Cells are axial "q,r"; the six neighbours of q,r are q±1,r  q,r±1  q+1,r-1  q-1,r+1.
 *
 *            Anghiari(0,-1)  Camaldoli(1,-1)  Vignola(2,-1)  Mantua(3,-1)
 *     Lomellina(-1,0)  Bologna(0,0)  Viterbo(1,0)  Plain of Lodi(2,0)
 * Ferrara(-2,1)  Chianti(-1,1)  Cascina(0,1)  Lake Garda(1,1)
 */
export const MAP: Readonly<Record<string, string>> = {
  Bologna: '0,0',
  Viterbo: '1,0',
  Anghiari: '0,-1',
  Camaldoli: '1,-1',
  Vignola: '2,-1',
  Mantua: '3,-1',
  Lomellina: '-1,0',
  'Plain of Lodi': '2,0',
  Ferrara: '-2,1',
  Chianti: '-1,1',
  Cascina: '0,1',
  'Lake Garda': '1,1',
};

const TWO: readonly PlayerDoc[] = [
  { family: 'este', domain: ['Ferrara', 'Lomellina', 'Chianti', 'Cascina'] },
  { family: 'gonzaga', domain: ['Mantua', 'Vignola', 'Plain of Lodi', 'Camaldoli'] },
];

interface Guest {
  readonly player: PlayerDoc & { readonly family: string };
  readonly map: Readonly<Record<string, string>>;
}

/** Who else may sit at the table of the map above: the Medici in the south and the Visconti in the north. */
export const MEDICI: Guest = {
  player: { family: 'medici', domain: ['Florence', 'Persiceto', 'Vallombrosa', 'Montferrat'] },
  map: { Florence: '0,2', Persiceto: '-1,2', Vallombrosa: '1,2', Montferrat: '0,3' },
};
export const VISCONTI: Guest = {
  player: { family: 'visconti', domain: ['Milan', 'Gradara', 'Plain of Lucca', 'Pinewood of Classe'] },
  map: { Milan: '1,-3', Gradara: '1,-2', 'Plain of Lucca': '0,-2', 'Pinewood of Classe': '2,-2' },
};

/** The same with four players: who was not there owns his land and does nothing. */
function withGuests(doc: PositionDoc): PositionDoc {
  const guests = [MEDICI, VISCONTI].filter(({ player }) => !doc.players.some(({ family }) => family === player.family));
  const map = Object.assign({}, doc.map, ...guests.map((guest) => guest.map));
  return { ...doc, map, players: [...doc.players, ...guests.map(({ player }) => player)] };
}

/** Two players on the map above, changed as told; players are merged seat by seat, everything else is replaced. */
export function position(changes: Omit<Partial<PositionDoc>, 'players'> & { players?: PlayerDoc[] } = {}): PositionDoc {
  const players = TWO.map((player, seat) => ({ ...player, ...changes.players?.[seat] }));
  return { map: { ...MAP }, ...changes, players: [...players, ...(changes.players ?? []).slice(TWO.length)] };
}

export interface TestTable {
  readonly match: Match;
  readonly seats: Seats;
  /** The state, as it is now. */
  readonly s: State;
  /** The rules' functions take this. */
  readonly rules: VenturaTable;
  readonly asked: readonly number[];
  readonly frame: VenturaFrame;
  readonly over: { readonly winners: readonly number[]; readonly rule: string } | null;
  player(seat: number): Player;
  troop(seat: number, area: number): Troop | null;
  /** Number of the tile with this English name. */
  tile(name: string): number;
  /** Argument for a tile, a card (by number or the first copy of a type or name that this seat has in hand or play), a cell. */
  tileArg(name: string): string;
  /** The ids of all copies of a card, by type or English name. */
  cards(name: string): number[];
  owner(tile: string): number;
  markers(tile: string): number;
  income(seat: number): number;
  wounds(card: number): number;
  /** The next outcomes of chance: faces of a die, card or tile numbers drawn, indices of a pick. */
  script(...outcomes: number[]): void;
  /** Does it, or fails the test with the reason. */
  act(seat: number, verb: string, arg?: Arg): readonly GameEvent[];
  /** Must be refused and change nothing; returns why. */
  refusal(seat: number, verb: string, arg?: Arg): Refusal;
  /** The legal decisions of a seat as "verb arg". */
  offers(seat: number): string[];
  /** Those of them that differ from the others not in form only. */
  distinct(seat: number): string[];
  /** The legal arguments of one verb. */
  args(seat: number, verb: string): Arg[];
  undo(seat: number): boolean;
  view(seat: number | null): Record<string, unknown>;
  log(seat: number | null): GameEvent[];
  /** What the seat would quote with its next decision: it counts what it may notice. */
  seq(seat: number | null): number;
  hash(): string;
}

const DICE = { match: 'test', commitment: '', nonces: [], secret: 'test' };

export function table(doc: PositionDoc, game: Ventura = ventura): TestTable {
  const { further, guests } = seatingNow();
  const written = guests ? withGuests(doc) : doc;
  const arranged = game.arrange(written, game.components);
  if (!arranged.ok) throw new Error(arranged.problems.map(({ path, text }) => `${path}: ${text}`).join('\n'));
  const { setup, state, ...flow } = arranged.value;
  const seats = seatsOf(doc.players.length, setup.seats, further);
  // Cards that the document calls by type are found in the order it is written in: only then everybody changes seats.
  const world = { ...flow, state, waiting: flow.waiting ?? [], apart: [] };
  const described = reseated(
    game.describe(readingOf<VenturaTypes>(state, game.components, flow.stack), world) as PositionDoc,
    seats.seatOf,
  );
  const { stack } = described.flow as { readonly stack: unknown };
  const position = flow.waiting === null ? { ...described, flow: { stack } } : described;
  return tableOf(openMatch(game, { setup, position: further === 0 ? written : position, edition: null }, DICE), seats);
}

/** A whole new game from its set-up, with the outcomes that the opening asks for scripted: first of all who is First Player. */
export function newGame(seats: number, options: Record<string, boolean> = {}, script: number[] = []): TestTable {
  const all = Object.fromEntries(ventura.options.map(({ id, values }) => [id, options[id] ?? at(values, 0)]));
  const [first, ...rest] = script;
  const seated = seatsOf(seats, seats, first === undefined ? 0 : seatingNow().further);
  const outcomes = first === undefined ? [] : [seated.seatOf(first), ...rest];
  const start = { setup: { seats, scenario: null, options: all }, position: null, edition: null };
  return tableOf(openMatch(ventura, start, DICE, outcomes), seated);
}

const words = ({ verb, arg }: Decision): string => (arg === null ? verb : `${verb} ${arg}`);

function tableOf(match: Match, seats: Seats): TestTable {
  const { players, seatOf, playerOn } = seats;
  const game = match.engine.game as unknown as Ventura;
  /** What the match tells, as the test has written the seats; of guests it has not heard. */
  const written = <T>(value: T): T => reseated(value, playerOn);
  const withoutGuests = <T extends { players: readonly unknown[] }>(told: T): T => ({
    ...told,
    players: told.players.slice(0, players),
  });
  const state = (): State => withoutGuests(written(match.world.state as State));
  const rules = (): VenturaTable =>
    readingOf<VenturaTypes>(state(), game.components, match.world.stack as VenturaFrame[]);
  const decisionOf = (verb: string, arg: Arg | undefined): Decision => ({
    verb,
    arg: typeof arg === 'string' ? textFor(arg, seatOf) : (arg ?? null),
  });
  const legal = (seat: number): readonly Decision[] => written(match.engine.legal(match.world, seatOf(seat)));
  const eyes = (seat: number | null): number => (seat === null ? 0 : eyesOf(seatOf(seat)));
  const asked = (): number[] => match.world.waiting.map(playerOn).sort((a, b) => a - b);
  const hash = (): string => hashOf(match.engine, match.world);
  const tile = (name: string): number => {
    const found = game.components.tiles.find((one) => one.name.en === name);
    if (!found) throw new Error(`no tile ${name}`);
    return found.id;
  };
  return {
    match,
    seats,
    get s() {
      return state();
    },
    get rules() {
      return rules();
    },
    get asked() {
      return asked();
    },
    get frame() {
      return written(at(match.world.stack, match.world.stack.length - 1) as VenturaFrame);
    },
    get over() {
      return written(match.world.over);
    },
    player: (seat) => at(state().players, seat),
    troop: (seat, area) => state().troops.find((own) => own.seat === seat && own.area === area) ?? null,
    tile,
    tileArg: (name) => `tile:${tile(name)}`,
    cards: (name) =>
      game.components.cards
        .filter((card) => card.name.en === name || (card.kind !== 'captain' && card.type === name))
        .map((card) => card.id),
    owner: (name) => at(state().owners, tile(name)),
    markers: (name) => markersOn(rules(), tile(name)),
    income: (seat) => totalIncome(rules(), seat),
    wounds: (card) => at(state().wounds, card),
    script: (...outcomes) => {
      match.script.push(...outcomes);
    },
    act(seat, verb, arg) {
      const answer = act(match, seatOf(seat), decisionOf(verb, arg));
      if (answer.ok) return written(answer.events);
      const { code, rule, key, args } = written(answer.refusal);
      throw new Error(
        `refused: ${verb} ${arg ?? ''} by seat ${seat}: ${code} ${rule} ${key} ${JSON.stringify(args)}; asked: ${asked()}`,
      );
    },
    refusal(seat, verb, arg) {
      const before = hash();
      const answer = act(match, seatOf(seat), decisionOf(verb, arg));
      if (answer.ok) throw new Error(`${verb} ${arg ?? ''} by seat ${seat} was not refused`);
      if (hash() !== before) throw new Error('a refusal changed the world');
      return written(answer.refusal);
    },
    offers: (seat) => legal(seat).map(words),
    distinct: (seat) => written(match.engine.distinct(match.world, seatOf(seat))).map(words),
    args: (seat, verb) =>
      legal(seat)
        .filter((decision) => decision.verb === verb)
        .map(({ arg }) => arg ?? ''),
    undo: (seat) => undo(match, seatOf(seat)).ok,
    view: (seat) =>
      withoutGuests(written(viewFor(match, eyes(seat)) as VenturaView)) as unknown as Record<string, unknown>,
    log: (seat) => written(logFor(match, eyes(seat))),
    seq: (seat) => seqOf(match, seat === null ? null : seatOf(seat)),
    hash,
  };
}
