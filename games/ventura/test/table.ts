/**
 * How Ventura's rules are tested: a position, decisions, scripted outcomes -> what came of it.
 *
 *   const t = table(position({ players: [{ florins: 3 }, {}], turn: { step: 'prestige', seat: 0 } }));
 *   t.act(0, 'spend', 3);
 *   expect(t.player(0).points).toBe(4);
 *   expect(t.refusal(1, 'spend', 6).rule).toBe('V9.2');
 */

import {
  type Arg,
  act,
  at,
  type Decision,
  eyesOf,
  type GameEvent,
  hashOf,
  logFor,
  type Match,
  openMatch,
  type Refusal,
  undo,
  viewFor,
} from '@condotta/kernel';
import type { Ventura } from '../index.ts';
import { markersOn, totalIncome } from '../rules/domain.ts';
import type { Player, State, Troop, VenturaFrame, VenturaTable } from '../state.ts';
import { ventura } from './pinned.ts';

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

/** Two players on the map above, changed as told; players are merged seat by seat, everything else is replaced. */
export function position(changes: Omit<Partial<PositionDoc>, 'players'> & { players?: PlayerDoc[] } = {}): PositionDoc {
  const players = TWO.map((player, seat) => ({ ...player, ...changes.players?.[seat] }));
  return { map: { ...MAP }, ...changes, players: [...players, ...(changes.players ?? []).slice(TWO.length)] };
}

export interface TestTable {
  readonly match: Match;
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
  /** The legal arguments of one verb. */
  args(seat: number, verb: string): Arg[];
  undo(seat: number): boolean;
  view(seat: number | null): Record<string, unknown>;
  log(seat: number | null): GameEvent[];
  hash(): string;
}

const DICE = { match: 'test', commitment: '', nonces: [], secret: 'test' };

export function table(doc: PositionDoc, game: Ventura = ventura): TestTable {
  const arranged = game.arrange(doc, game.parts);
  if (!arranged.ok) throw new Error(arranged.problems.map(({ path, text }) => `${path}: ${text}`).join('\n'));
  return tableOf(openMatch(game, { setup: arranged.value.setup, position: doc, edition: null }, DICE));
}

/** A whole new game from its set-up, with the outcomes that the opening asks for scripted. */
export function newGame(seats: number, options: Record<string, boolean> = {}, script: number[] = []): TestTable {
  const all = Object.fromEntries(ventura.options.map(({ id, values }) => [id, options[id] ?? at(values, 0)]));
  return tableOf(
    openMatch(ventura, { setup: { seats, scenario: null, options: all }, position: null, edition: null }, DICE, script),
  );
}

const words = ({ verb, arg }: Decision): string => (arg === null ? verb : `${verb} ${arg}`);

function tableOf(match: Match): TestTable {
  const game = match.engine.game as unknown as Ventura;
  const rules = (): VenturaTable => ({ s: match.world.state as State, parts: game.parts });
  const hash = (): string => hashOf(match.engine, match.world);
  const tile = (name: string): number => {
    const found = game.parts.tiles.find((one) => one.name.en === name);
    if (!found) throw new Error(`no tile ${name}`);
    return found.id;
  };
  return {
    match,
    get s() {
      return match.world.state as State;
    },
    get rules() {
      return rules();
    },
    get asked() {
      return match.world.waiting;
    },
    get frame() {
      return at(match.world.stack, match.world.stack.length - 1) as VenturaFrame;
    },
    get over() {
      return match.world.over;
    },
    player: (seat) => at(rules().s.players, seat),
    troop: (seat, area) => rules().s.troops.find((own) => own.seat === seat && own.area === area) ?? null,
    tile,
    tileArg: (name) => `tile:${tile(name)}`,
    cards: (name) =>
      game.parts.cards
        .filter((card) => card.name.en === name || (card.kind !== 'captain' && card.type === name))
        .map((card) => card.id),
    owner: (name) => at(rules().s.owners, tile(name)),
    markers: (name) => markersOn(rules(), tile(name)),
    income: (seat) => totalIncome(rules(), seat),
    wounds: (card) => at(rules().s.wounds, card),
    script: (...outcomes) => {
      match.script.push(...outcomes);
    },
    act(seat, verb, arg) {
      const answer = act(match, seat, { verb, arg: arg ?? null });
      if (answer.ok) return answer.events;
      const { code, rule, key, args } = answer.refusal;
      const asked = `asked: ${match.world.waiting.join(',')}`;
      throw new Error(
        `refused: ${verb} ${arg ?? ''} by seat ${seat}: ${code} ${rule} ${key} ${JSON.stringify(args)}; ${asked}`,
      );
    },
    refusal(seat, verb, arg) {
      const before = hash();
      const answer = act(match, seat, { verb, arg: arg ?? null });
      if (answer.ok) throw new Error(`${verb} ${arg ?? ''} by seat ${seat} was not refused`);
      if (hash() !== before) throw new Error('a refusal changed the world');
      return answer.refusal;
    },
    offers: (seat) => match.engine.legal(match.world, seat).map(words),
    args: (seat, verb) =>
      match.engine
        .legal(match.world, seat)
        .filter((decision) => decision.verb === verb)
        .map(({ arg }) => arg ?? ''),
    undo: (seat) => undo(match, seat).ok,
    view: (seat) => viewFor(match, seat === null ? 0 : eyesOf(seat)) as Record<string, unknown>,
    log: (seat) => logFor(match, seat === null ? 0 : eyesOf(seat)),
    hash,
  };
}
