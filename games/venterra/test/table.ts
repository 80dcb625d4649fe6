/**
 * How Venterra's rules are tested: a position, decisions, scripted outcomes -> what came of it.
 *
 *   const t = table(position({ units: [{ at: '2,-2', seat: 0, soldier: 2 }], turn: { seat: 0, card: 'charge' } }));
 *   t.charge(0, '1,-1', 'soldier@2,-2', 'soldier@2,-2');
 *   expect(t.units('1,-1')).toBe('0: 2 soldier');
 *   expect(t.refusal(0, 'target', '0,2').rule).toBe('F16.4');
 *
 * Territories are written "q,r" and units "knight@q,r". Seats of a test are roles: with the `test` of this file everything is
 * played once more with the same roles on other seats, and what a TestTable takes and tells speaks of the roles.
 */

import { type Arg, at, type Decision, eyesOf, type GameEvent, last, type Refusal, range } from '@condotta/kernel';
import { act, hashOf, logFor, type Match, openMatch, undo, viewFor } from '@condotta/kernel/host';
import { test as vitest } from 'vitest';
import { FACTIONS, UNITS } from '../components/index.ts';
import { type VenterraGame, venterra } from '../index.ts';
import { hexAt } from '../map.ts';
import { type ScoreSheet, sheetOf } from '../rules/scoring.ts';
import { kindOfTile } from '../rules/structures.ts';
import { controllerOf, ownerOfTile, unitsOf } from '../rules/territories.ts';
import { KINDS, type Player, type Position, type State, type VenterraFrame } from '../state.ts';
import { placeIn } from '../things.ts';
import type { VenterraView } from '../view-form.ts';

export interface PlayerDoc {
  faction?: string | null;
  wealth?: number;
  combat?: Record<string, number>;
  favors?: (string | number)[];
  upgrades?: (string | number)[];
  forge?: boolean;
  reserved?: (string | number)[];
  completed?: (string | number)[];
  battleTokens?: number;
  victoryTokens?: number;
  stones?: number;
  declared?: string[];
  resolved?: string[];
}

export type UnitsDoc = { at: string; seat: number } & Partial<Record<(typeof UNITS)[number] | 'spentShip', number>>;

export interface StructureDoc {
  at: string;
  seat: number;
  kind: string;
  built?: number;
}

/** A position document: see position.ts for what each part means and defaults to. */
export interface PositionDoc {
  options?: Record<string, boolean>;
  round?: number;
  order?: number[];
  players: PlayerDoc[];
  map?: { side: string; turn?: number; at: string }[];
  units?: UnitsDoc[];
  structures?: StructureDoc[];
  tokens?: string[] | 'all';
  tokenPile?: string[];
  display?: (string | number)[];
  favorDeck?: (string | number)[];
  favorTop?: (string | number)[];
  favorDiscard?: (string | number)[];
  turn?: { phase?: string; seat?: number; card?: string };
}

/**
 * Two players on the pre-built map: the Order's Fortress at 2,-2, the Watchers' at -1,3. Row by row, from the north:
 *
 *   4,-4 W  5,-4 W
 *   3,-3 M  4,-3 D
 *   2,-2 F  3,-2 M
 *   1,-1 F  2,-1 F ruin
 *   0,0 F   1,0 M     (the 4-hex board)
 *   0,1 D   1,1 W
 *   -1,2 F  0,2 M
 *   -2,3 M ruin  -1,3 F
 *   -3,4 F  -2,4 W
 *   -4,5 W  -3,5 D
 */
export function position(changes: Omit<Partial<PositionDoc>, 'players'> & { players?: PlayerDoc[] } = {}): PositionDoc {
  const players: PlayerDoc[] = [{}, {}].map((player, seat) => ({ ...player, ...changes.players?.[seat] }));
  return {
    ...changes,
    players: [...players, ...(changes.players ?? []).slice(2)],
    structures: [
      { at: '2,-2', seat: 0, kind: changes.players?.[0]?.faction === 'pack' ? 'eldapriest' : 'fortress' },
      { at: '-1,3', seat: 1, kind: changes.players?.[1]?.faction === 'pack' ? 'eldapriest' : 'fortress' },
      ...(changes.structures ?? []),
    ],
  };
}

/** How far the roles of a test are from their seats in this run of it. */
let shift = 0;

const MOST = 5;

/** Runs a test with the roles on their own seats, then one and two seats further. */
export function test(name: string, body: () => void): void {
  vitest(name, () => {
    try {
      for (shift = 0; shift < 3; shift++) body();
    } catch (e) {
      if (shift > 0 && e instanceof Error) e.message = `with the roles ${shift} seats further: ${e.message}`;
      throw e;
    } finally {
      shift = 0;
    }
  });
}

export interface TestTable {
  readonly match: Match;
  /** What the rules' functions read: with the true seats. */
  readonly rules: Position;
  readonly s: State;
  readonly asked: readonly number[];
  /** The procedure in progress: "fight.card". */
  readonly moment: string;
  readonly over: { readonly winners: readonly number[]; readonly rule: string; readonly key: string } | null;
  readonly order: readonly number[];
  /** The true seat of a role. */
  seatOf(seat: number): number;
  player(seat: number): Player;
  /** "0: 2 soldier, 1 knight", or '' */
  units(hex: string): string;
  /** "1 outpost", or '' */
  structure(hex: string): string;
  controller(hex: string): number;
  hex(hex: string): number;
  sheet(seat: number): ScoreSheet;
  script(...outcomes: number[]): void;
  act(seat: number, verb: string, arg?: Arg): readonly GameEvent[];
  refusal(seat: number, verb: string, arg?: Arg): Refusal;
  args(seat: number, verb: string): string[];
  verbs(seat: number): string[];
  /** All that may be decided: "declare action:plan". */
  offers(seat: number): string[];
  /** The verbs that a seat is asked about for more than form. */
  distinct(seat: number): string[];
  undo(seat: number): boolean;
  view(seat: number | null): VenterraView;
  log(seat: number | null): GameEvent[];
  /** A whole Charge: target, units, closed. */
  charge(seat: number, target: string, ...stacks: string[]): void;
  /** A whole Maneuver: pairs of unit and destination. */
  maneuver(seat: number, ...legs: (readonly [stack: string, to: string])[]): void;
  /** Passes every window and lays no card until the fights are over. */
  fightOn(): void;
}

const DICE = { match: 'test', commitment: '', nonces: [], secret: 'test' };

export function table(doc: PositionDoc, game: VenterraGame = venterra): TestTable {
  const count = doc.players.length;
  const seatOf = (seat: number): number => (seat + shift) % count;
  const moved = reseated(doc, seatOf);
  const arranged = game.arrange(moved, game.components);
  if (!arranged.ok) throw new Error(arranged.problems.map(({ path, text }) => `${path}: ${text}`).join('\n'));
  return tableOf(
    openMatch(game, { setup: arranged.value.setup, position: moved, edition: null }, DICE),
    count,
    shift % count,
  );
}

function reseated(doc: PositionDoc, seatOf: (seat: number) => number): PositionDoc {
  const players: PlayerDoc[] = doc.players.map(() => ({}));
  for (const [seat, player] of doc.players.entries()) {
    const faction = player.faction ?? FACTIONS.find((one, i) => i === seat && one);
    players[seatOf(seat)] = { ...player, faction: faction ?? null };
  }
  const order = (doc.order ?? range(doc.players.length)).map(seatOf);
  const turn = doc.turn?.seat === undefined ? doc.turn : { ...doc.turn, seat: seatOf(doc.turn.seat) };
  return {
    ...doc,
    players,
    order,
    ...(turn ? { turn } : {}),
    units: (doc.units ?? []).map((one) => ({ ...one, seat: seatOf(one.seat) })),
    structures: (doc.structures ?? []).map((one) => ({ ...one, seat: seatOf(one.seat) })),
  };
}

/** A whole new game from its set-up. Its seats are as they are. */
export function newGame(
  seats: number,
  scenario: 'free' | 'pre-built' = 'pre-built',
  options: Record<string, boolean | string> = {},
  script: number[] = [],
  game: VenterraGame = venterra,
): TestTable {
  const all = Object.fromEntries(game.options.map(({ id, values }) => [id, options[id] ?? at(values, 0)]));
  const start = { setup: { seats, scenario, options: all }, position: null, edition: null };
  return tableOf(openMatch(game, start, DICE, script), seats, 0);
}

function argOf(arg: Arg | undefined, seatOf: (seat: number) => number): Arg | null {
  if (typeof arg !== 'string') return arg ?? null;
  if (/^-?\d+,-?\d+$/.test(arg)) return `place:${arg}`;
  const stack = /^([a-z-]+)@(-?\d+,-?\d+)$/.exec(arg);
  if (stack) return `stack:${stack[2]}.${stack[1]}`;
  return arg.startsWith('seat:') ? `seat:${seatOf(Number(arg.slice(5)))}` : arg;
}

function tableOf(match: Match, count: number, shifted: number): TestTable {
  const game = match.engine.game as unknown as VenterraGame;
  const seatOf = (seat: number): number => (seat + shifted) % count;
  const roleOf = (seat: number): number => (seat < 0 ? seat : (seat + count * MOST - shifted) % count);
  const state = (): State => match.world.state as State;
  const rules = (): Position => ({ s: state(), components: game.components });
  const hex = (text: string): number => hexAt(state(), placeIn(`place:${text}`));
  const top = (): VenterraFrame => last(match.world.stack) as VenterraFrame;
  const moment = (): string => (match.world.over ? 'over' : `${top().proc}.${top().at}`);
  const legal = (seat: number): readonly Decision[] => match.engine.legal(match.world, seatOf(seat));
  const decision = (verb: string, arg?: Arg): Decision => ({ verb, arg: argOf(arg, seatOf) });
  const asked = (): number[] => match.world.waiting.map(roleOf).sort((a, b) => a - b);
  const plain = (arg: Arg | null): string =>
    String(arg ?? '')
      .replace(/^place:/, '')
      .replace(/^stack:(.*)\.(.*)$/, '$2@$1')
      .replace(/^seat:(\d)$/, (_, seat) => `seat:${roleOf(Number(seat))}`);
  const t: TestTable = {
    match,
    get rules() {
      return rules();
    },
    get s() {
      return state();
    },
    get asked() {
      return asked();
    },
    get moment() {
      return moment();
    },
    get over() {
      const { over } = match.world;
      return over && { ...over, winners: over.winners.map(roleOf).sort((a, b) => a - b) };
    },
    get order() {
      return state().order.map(roleOf);
    },
    seatOf,
    player: (seat) => at(state().players, seatOf(seat)),
    units(text) {
      const h = hex(text);
      const kinds = range(KINDS).filter((kind) => unitsOf(state(), h, kind) > 0);
      const words = kinds.map((kind) => `${unitsOf(state(), h, kind)} ${UNITS[kind] ?? 'spent'}`);
      return kinds.length === 0 ? '' : `${roleOf(at(state().holders, h))}: ${words.join(', ')}`;
    },
    structure(text) {
      const tile = at(state().structures, hex(text));
      return tile === 0 ? '' : `${roleOf(ownerOfTile(state(), tile))} ${kindOfTile(rules(), tile)}`;
    },
    controller: (text) => roleOf(controllerOf(state(), hex(text))),
    hex,
    sheet: (seat) => sheetOf(rules(), seatOf(seat)),
    script: (...outcomes) => {
      match.script.push(...outcomes);
    },
    act(seat, verb, arg) {
      const answer = act(match, seatOf(seat), decision(verb, arg));
      if (answer.ok) return answer.events;
      const { code, rule, key, args } = answer.refusal;
      throw new Error(
        `refused: ${verb} ${arg ?? ''} by ${seat}: ${code} ${rule} ${key} ${JSON.stringify(args)}; at ${moment()}, asked: ${asked()}`,
      );
    },
    refusal(seat, verb, arg) {
      const before = hashOf(match.engine, match.world);
      const answer = act(match, seatOf(seat), decision(verb, arg));
      if (answer.ok) throw new Error(`${verb} ${arg ?? ''} by ${seat} was not refused`);
      if (hashOf(match.engine, match.world) !== before) throw new Error('a refusal changed the world');
      return answer.refusal;
    },
    args: (seat, verb) =>
      legal(seat)
        .filter((one) => one.verb === verb)
        .map(({ arg }) => plain(arg)),
    verbs: (seat) => [...new Set(legal(seat).map(({ verb }) => verb))],
    offers: (seat) => legal(seat).map(({ verb, arg }) => `${verb} ${arg ?? ''}`),
    distinct: (seat) => match.engine.distinct(match.world, seatOf(seat)).map(({ verb }) => verb),
    undo: (seat) => undo(match, seatOf(seat)).ok,
    view: (seat) => viewFor(match, seat === null ? 0 : eyesOf(seatOf(seat))) as VenterraView,
    log: (seat) => logFor(match, seat === null ? 0 : eyesOf(seatOf(seat))),
    charge(seat, target, ...stacks) {
      if (moment() === 'action.move') t.act(seat, 'march');
      t.act(seat, 'target', target);
      for (const stack of stacks) t.act(seat, 'take', stack);
      if (moment() === 'movement.draft') t.act(seat, 'go');
    },
    maneuver(seat, ...legs) {
      t.act(seat, 'march');
      for (const [stack, to] of legs) {
        t.act(seat, 'take', stack);
        t.act(seat, 'to', to);
      }
      if (moment() === 'movement.draft') t.act(seat, 'go');
    },
    fightOn() {
      const QUIET: Readonly<Record<string, string>> = {
        'window.start': 'pass',
        'window.before': 'pass',
        'window.loss': 'pass',
        'favor.cancel': 'pass',
        'fight.support': 'enough',
        'fight.defend': 'enough',
        'fight.card': 'none',
        'fight.sealed': 'none',
      };
      for (let verb = QUIET[moment()]; verb; verb = QUIET[moment()]) t.act(at(asked(), 0), verb);
    },
  };
  return t;
}
