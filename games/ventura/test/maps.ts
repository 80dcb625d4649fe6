/** More tables than table.ts sets: three and four players, positions in the middle of the set-up, whole set-ups. */

import { at, type GameEvent } from '@condotta/kernel';
import {
  MAP,
  MEDICI,
  newGame,
  type PlayerDoc,
  type PositionDoc,
  position,
  type TestTable,
  type TroopDoc,
  VISCONTI,
} from './table.ts';

/** The map of table.ts with the Medici in the south and the Visconti in the north. */
const MAP4: Readonly<Record<string, string>> = { ...MAP, ...MEDICI.map, ...VISCONTI.map };

type Changes = Parameters<typeof position>[0];

function many(guests: readonly PlayerDoc[], changes: Changes = {}): PositionDoc {
  const told = changes.players ?? [];
  const players = [
    ...[0, 1].map((seat) => told[seat] ?? {}),
    ...guests.map((guest, i) => ({ ...guest, ...told[i + 2] })),
  ];
  return position({ map: { ...MAP4 }, ...changes, players });
}

/** Este, Gonzaga and Medici; changed as in `position`. */
export const three = (changes: Changes = {}): PositionDoc => many([MEDICI.player], changes);
/** All four families. */
export const four = (changes: Changes = {}): PositionDoc => many([MEDICI.player, VISCONTI.player], changes);

const GARRISONS: readonly TroopDoc[] = [
  { seat: 0, area: 1, at: 'Ferrara', companies: [106] },
  { seat: 1, area: 1, at: 'Mantua', companies: [107] },
];

/** Este and Gonzaga before round 1, with this procedure of the set-up in progress. */
function setUp(map: Readonly<Record<string, string>>, then: string, frame: object, changes: object): PositionDoc {
  return {
    round: 0,
    players: [{ family: 'este' }, { family: 'gonzaga', florins: 1 }],
    map: { ...map },
    troops: [...GARRISONS],
    removed: [108, 109],
    flow: { stack: [{ proc: 'game', at: then }, frame] },
    ...changes,
  };
}

/** A seat has chosen `tile` and must lay it. */
export const laying = (map: Readonly<Record<string, string>>, seat: number, tile: number): PositionDoc =>
  setUp(map, 'domains', { proc: 'building', at: 'cell', turn: seat, tile }, {});
/** A seat must lay its City. */
export const layingCity = (map: Readonly<Record<string, string>>, seat: number): PositionDoc =>
  setUp(map, 'domains', { proc: 'building', at: 'city', turn: seat, tile: 0 }, {});
/** Seat 0 must choose its starting Domain. */
export const claiming = (map: Readonly<Record<string, string>>, options: Record<string, boolean> = {}): PositionDoc =>
  setUp(map, 'rounds', { proc: 'domains', at: 'claim', turn: 0, claimed: [] }, { options });

export const FAMILY_NAMES = ['este', 'gonzaga', 'medici', 'visconti'] as const;

/** A new game in which the families are chosen in their order; `script`: tiles and cards drawn after that. */
export function chosen(seats: number, first = 0, script: number[] = []): TestTable {
  const t = newGame(seats, {}, [first]);
  t.script(...script);
  for (let turn = 0; turn < seats; turn++) t.act((first + turn) % seats, 'family', `family:${at(FAMILY_NAMES, turn)}`);
  return t;
}

/** The asked seat's first legal decision, by the first of these verbs that it has. */
export function decide(t: TestTable, verbs: readonly string[] = []): readonly GameEvent[] {
  const seat = at(t.asked, 0);
  const offers = t.offers(seat);
  const verb = verbs.find((wanted) => offers.some((offer) => offer.split(' ')[0] === wanted));
  const [name, arg] = at(verb ? offers.filter((offer) => offer.split(' ')[0] === verb) : offers, 0).split(' ');
  if (arg === undefined) return t.act(seat, name ?? '');
  return t.act(seat, name ?? '', /^\d+$/.test(arg) ? Number(arg) : arg);
}

/** Decides for everybody until it is so. */
export function drive(t: TestTable, until: () => boolean, verbs: readonly string[] = []): void {
  for (let n = 0; !until(); n++) {
    if (n > 300) throw new Error('it never came to that');
    decide(t, verbs);
  }
}

/** The verbs that decline, where a step has one. */
export const DECLINE = ['pass', 'stop', 'end', 'done', 'pay', 'stay'] as const;

/** What a view holds, as far as these tests look. */
interface Seen {
  readonly players: readonly {
    readonly hand: readonly number[] | null;
    readonly reserve: readonly number[] | null;
    readonly reserveCount: number;
    readonly florins: number;
    readonly points: number;
  }[];
  readonly troops: readonly {
    readonly seat: number;
    readonly area: number;
    readonly at: number;
    readonly army: boolean;
    readonly captain: number | null;
    readonly companies: readonly { readonly card: number; readonly wounds: number }[];
    readonly movement: number;
  }[];
  readonly map: readonly { readonly tile: number; readonly owner: number | null; readonly markers: number }[];
  readonly display: readonly number[];
  readonly ventura: { readonly deck: number; readonly discard: readonly number[] };
  readonly conscription: { readonly deck: number; readonly discard: readonly number[] };
  readonly stockpile: number;
}

export const seenBy = (t: TestTable, seat: number | null): Seen => t.view(seat) as unknown as Seen;

/** The totals of the assaults that were logged: attacker's and defender's, ranged first. */
export const totals = (events: readonly GameEvent[]): unknown[] =>
  events
    .filter(({ key }) => key === 'battle.ranged' || key === 'battle.melee')
    .map(({ args }) => [args['attacker'], args['defender']]);
