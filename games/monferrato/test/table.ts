/**
 * How Monferrato's rules are tested: a position, decisions, scripted dice -> what came of it.
 *
 *   test('M6-3 E10 ...', () => {
 *     const t = table({ units: { M2: 'alessandria' } });
 *     t.run('act', 'zone alessandria', 'march M2', 'step rosignano', 'step frassineto');
 *     expect(t.where('M2')).toBe('frassineto');
 *     expect(t.no('step casale')).toBe('M6-13');
 *   });
 *
 * A decision is written "verb thing" and made by whoever is asked; units, zones, sides and Commands are written without their
 * kind, chits as "#5". `test` runs each test as written and with the factions changed (see mirror.ts): seats are told by the
 * names they have as written, 'france' and 'spain'. `test.asWritten` is for what holds of the sides themselves.
 *
 * Dice are scripted by face, drawn Commands and chits by number in the components (chits from 0).
 */

import { at, type Decision, eyesOf, type GameEvent, last, type Refusal, range } from '@condotta/kernel';
import { act, logFor, type Match, openMatch, undo, viewFor } from '@condotta/kernel/host';
import { test as once } from 'vitest';
import { BUILT_IN } from '../components/index.ts';
import type { Components } from '../components/types.ts';
import { type Monferrato, withComponents } from '../index.ts';
import { lookupOf } from '../lookup.ts';
import {
  ACTIVATED,
  BACK,
  ELIMINATED,
  type MonferratoFrame,
  OUT_OF_SUPPLY,
  REMOVED,
  type State,
  WAITING,
} from '../state.ts';
import { namesOf } from '../things.ts';
import { mirror } from './mirror.ts';

const game: Monferrato = withComponents(BUILT_IN);
const mirrorGame: Monferrato = withComponents(mirror(BUILT_IN));

let changed = false;

type Body = () => void;

function play(withChange: boolean, body: Body): Body {
  return () => {
    changed = withChange;
    try {
      body();
    } finally {
      changed = false;
    }
  };
}

export const test = Object.assign(
  (name: string, body: Body): void => {
    once(name, play(false, body));
    once(`${name}, factions changed`, play(true, body));
  },
  { asWritten: (name: string, body: Body): void => once(name, play(false, body)) },
);

export type Side = 'france' | 'spain';
const SIDES: readonly Side[] = ['france', 'spain'];

export type UnitDoc = string | { at: string; back?: boolean; outOfSupply?: boolean; activated?: boolean };

/** A position document: see position.ts for what each part means and defaults to. */
export type Units = Record<string, UnitDoc>;

export interface PositionDoc {
  options?: { arrivals?: string; holding?: string };
  turn?: string | number;
  end?: string | number;
  units?: Units;
  /** Gonzaga, first Spanish, Savoy, French, second Spanish. */
  camps?: (string | { at: string; moved?: boolean })[];
  forts?: Partial<Record<Side, string[]>>;
  fortsLeft?: Partial<Record<Side, number>>;
  ruins?: string[];
  raided?: string[];
  levels?: Record<string, number>;
  mines?: Record<string, { count: number; of: Side }>;
  morale?: Record<string, number>;
  cup?: string[];
  box?: string[];
  hands?: Partial<Record<Side, number[]>>;
  discard?: number[];
  removed?: number[];
  bag?: number[];
  groups?: { chit: number; due: string | number; sure?: boolean }[];
  points?: number[];
  open?: boolean;
  truce?: boolean;
  flow?: unknown;
}

/** Several units in one zone: at('casale', 'G2', 'G3'). */
export const there = (zone: string, ...ids: readonly string[]): Record<string, UnitDoc> =>
  Object.fromEntries(ids.map((id) => [id, zone]));

/** "G2 to G5" -> G2, G3, G4, G5. */
export const some = (letter: string, first: number, final: number): string[] =>
  range(final - first + 1).map((i) => `${letter}${first + i}`);

/** Zones of Monferrato and Savoy with Raid markers, so that nobody is asked whether to raid on entering. */
export const QUIET = [
  'frassineto',
  'pontestura',
  'rosignano',
  'moncalvo',
  'trino',
  'nizza',
  'alba',
  'mencucco',
  'acqui',
  'susa',
];

export interface TestTable {
  readonly match: Match;
  readonly s: State;
  readonly frame: MonferratoFrame;
  /** "march.on": where the procedure in progress is. */
  readonly at: string;
  /** Who is asked. */
  readonly asked: Side | null;
  readonly over: { readonly winners: readonly Side[]; readonly rule: string; readonly key: string } | null;
  script(...outcomes: number[]): TestTable;
  /** Decisions one after the other, each by whoever is asked. */
  run(...decisions: readonly string[]): TestTable;
  /** The claim by which a decision is refused; it must change nothing. */
  no(decision: string, by?: Side): string;
  /** The legal arguments of one verb, without their kinds, in order of the alphabet; `true` for a verb without a thing. */
  can(verb: string): string[];
  /** The zone of a unit, or where else it is. */
  where(unit: string): string;
  isDisrupted(unit: string): boolean;
  isOutOfSupply(unit: string): boolean;
  isActivated(unit: string): boolean;
  camp(number: number): string;
  forts(side: Side): string[];
  level(side: string): number;
  mines(side: string): number;
  morale(army: string): number;
  points(side: Side): number;
  hand(side: Side): number[];
  /** Letters of the Commands in the container and in the box. */
  readonly cup: string;
  readonly box: string;
  /** The keys of the log, as this side reads it. */
  log(side?: Side | null): GameEvent[];
  view(side: Side | null): Record<string, unknown>;
  undo(side: Side): boolean;
}

const DICE = { match: 'test', commitment: '', nonces: [], secret: 'test' };

/** Where a side sits in the test in progress. */
export const seatOf = (side: Side): number => (changed ? 1 - SIDES.indexOf(side) : SIDES.indexOf(side));

const swapped = <T>(list: readonly T[]): T[] => (changed ? [...list].reverse() : [...list]);

function seated(doc: PositionDoc): Record<string, unknown> {
  const { forts, fortsLeft, hands, points, mines, ...rest } = doc;
  const named = <T>(record: Partial<Record<Side, T>>): Record<string, T> =>
    Object.fromEntries(Object.entries(record).map(([side, value]) => [at(SIDES, seatOf(side as Side)), value as T]));
  return {
    ...rest,
    ...(forts && { forts: named(forts) }),
    ...(fortsLeft && { fortsLeft: named(fortsLeft) }),
    ...(hands && { hands: swapped([hands.france ?? [], hands.spain ?? []]) }),
    ...(points && { points: swapped(points) }),
    ...(mines && {
      mines: Object.fromEntries(
        Object.entries(mines).map(([side, { count, of }]) => [side, { count, of: at(SIDES, seatOf(of)) }]),
      ),
    }),
  };
}

/** The box that the test in progress is played with. */
export const componentsNow = (): Components => (changed ? mirrorGame : game).components;

/** A position; `script`: outcomes for what happens before the first question. */
export function table(doc: PositionDoc, ...script: number[]): TestTable {
  const one = changed ? mirrorGame : game;
  const position = seated(doc);
  const arranged = one.arrange(position, one.components);
  if (!arranged.ok) throw new Error(arranged.problems.map(({ path, text }) => `${path}: ${text}`).join('\n'));
  return tableOf(openMatch(one, { setup: arranged.value.setup, position, edition: null }, DICE, script));
}

/** A whole new game from its set-up. */
export function newGame(options: { arrivals?: string; holding?: string } = {}): TestTable {
  const setup = {
    seats: 2,
    scenario: 'mantua',
    options: { arrivals: options.arrivals ?? 'waiting', holding: options.holding ?? 'free' },
  };
  return tableOf(openMatch(game, { setup, position: null, edition: null }, DICE, []));
}

const KINDS = ['unit', 'zone', 'side', 'command'];
const OFF_MAP = new Map([
  [ELIMINATED, 'eliminated'],
  [REMOVED, 'removed'],
  [WAITING, 'waiting'],
]);

function decisionOf(text: string): Decision {
  const [verb = '', thing] = text.split(' ');
  if (thing === undefined) return { verb, arg: null };
  if (thing.startsWith('#')) return { verb, arg: `chit:${thing.slice(1)}` };
  const { numbers } = namesOf(BUILT_IN);
  const kind = KINDS.find((one) => numbers.has(`${one}:${thing}`));
  return { verb, arg: kind ? `${kind}:${thing}` : thing };
}

function tableOf(match: Match): TestTable {
  const lookup = lookupOf(BUILT_IN);
  const { numbers } = namesOf(BUILT_IN);
  const state = (): State => match.world.state as State;
  const frame = (): MonferratoFrame => last(match.world.stack) as MonferratoFrame;
  const place = (zone: number): string => (zone >= 0 ? at(BUILT_IN.zones, zone).id : (OFF_MAP.get(zone) ?? 'reserve'));
  const unit = (id: string): number => {
    const found = lookup.units.get(id);
    if (found === undefined) throw new Error(`no unit ${id}`);
    return found;
  };
  const marked = (id: string, bit: number): boolean => (at(state().marks, unit(id)) & bit) !== 0;
  const side = (id: string): number => numbers.get(`side:${id}`) ?? -1;
  const sideOf = (seat: number): Side => at(SIDES, changed ? 1 - seat : seat);
  const asking = (): number => at(match.world.waiting, 0);
  const letters = (list: readonly number[]): string =>
    list.map((command) => at(BUILT_IN.commands, command).letter).join('');
  const refusalOf = (answer: { readonly refusal: Refusal }): string => {
    const { code, rule, key, args } = answer.refusal;
    return `${code} ${rule} ${key} ${JSON.stringify(args)}`;
  };
  const t: TestTable = {
    match,
    get s() {
      return state();
    },
    get frame() {
      return frame();
    },
    get at() {
      return `${frame().proc}.${frame().at}`;
    },
    get asked() {
      const seat = match.world.waiting[0];
      return seat === undefined ? null : sideOf(seat);
    },
    get over() {
      const { over } = match.world;
      return over && { ...over, winners: over.winners.map(sideOf) };
    },
    script(...outcomes) {
      match.script.push(...outcomes);
      return t;
    },
    run(...decisions) {
      for (const text of decisions) {
        const answer = act(match, asking(), decisionOf(text));
        if (!answer.ok) throw new Error(`refused: ${text}: ${refusalOf(answer)} at ${t.at}`);
      }
      return t;
    },
    no(decision, by) {
      const before = JSON.stringify(match.world);
      const answer = act(match, by ? seatOf(by) : asking(), decisionOf(decision));
      if (answer.ok) throw new Error(`${decision} was not refused at ${t.at}`);
      if (JSON.stringify(match.world) !== before) throw new Error('a refusal changed the world');
      return answer.refusal.rule || answer.refusal.code;
    },
    can: (verb) =>
      match.engine
        .legal(match.world, asking())
        .filter((decision) => decision.verb === verb)
        .map(({ arg }) => (arg === null ? 'true' : String(arg).slice(String(arg).indexOf(':') + 1)))
        .sort(),
    where: (id) => place(at(state().places, unit(id))),
    isDisrupted: (id) => marked(id, BACK),
    isOutOfSupply: (id) => marked(id, OUT_OF_SUPPLY),
    isActivated: (id) => marked(id, ACTIVATED),
    camp: (number) => place(at(state().camps, number).zone),
    forts: (name) => at(state().forts, seatOf(name)).map(place),
    level: (id) => at(state().levels, side(id)),
    mines: (id) => at(state().mines, side(id)),
    morale: (army) => at(state().morale, numbers.get(`army:${army}`) ?? -1),
    points: (name) => at(state().points, seatOf(name)),
    hand: (name) => at(state().hands, seatOf(name)).map((chit) => chit + 1),
    get cup() {
      return letters(state().cup);
    },
    get box() {
      return letters(state().box);
    },
    log: (name) => logFor(match, name ? eyesOf(seatOf(name)) : 0),
    view: (name) => viewFor(match, name ? eyesOf(seatOf(name)) : 0) as Record<string, unknown>,
    undo: (name) => undo(match, seatOf(name)).ok,
  };
  return t;
}
