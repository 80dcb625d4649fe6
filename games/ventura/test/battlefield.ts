/** Battles for the rule tests: an edition in one line, two hosts that meet, and what the log tells about it. */

import { at } from '@condotta/kernel';
import { EDITION_FORMAT } from '../components/index.ts';
import type { Ventura } from '../index.ts';
import { ventura } from './pinned.ts';
import { type PositionDoc, position, type TestTable, type TroopDoc, table } from './table.ts';

type Values = Readonly<Record<string, unknown>>;

/** Ventura with other values on some cards (by type or name) and tiles (by name). */
export function withValues(
  cards: Readonly<Record<string, Values>>,
  tiles: Readonly<Record<string, Values>> = {},
): Ventura {
  const { components } = ventura;
  const edition = ventura.withEdition({
    format: EDITION_FORMAT,
    name: 'test',
    cards: components.cards.flatMap((card) => {
      const values = cards[card.kind === 'captain' ? card.name.en : card.type];
      return values ? [{ id: card.id, ...values }] : [];
    }),
    tiles: components.tiles.flatMap((tile) => {
      const values = tiles[tile.name.en];
      return values ? [{ id: tile.id, ...values }] : [];
    }),
  });
  if (!edition.ok) throw new Error(edition.problems.map(({ text }) => text).join('\n'));
  return edition.value;
}

/** A value of a tile that is a plain number. */
export const plain = (base: number): Values => ({ base, per: null });

/** The number of a card: the first copy of this type, or the one told. */
export function card(type: string, copy = 0): number {
  const copies = ventura.components.cards.filter((one) => (one.kind === 'captain' ? one.name.en : one.type) === type);
  return at(copies, copy).id;
}

export const cardArg = (type: string, copy = 0): string => `card:${card(type, copy)}`;

/** A Troop without seat, area and place. */
export interface Host {
  readonly captain?: string;
  readonly companies: string[];
}

export const host = (captain: string, ...companies: string[]): Host => ({ captain, companies });
export const lone = (company: string): Host => ({ companies: [company] });

type Changes = NonNullable<Parameters<typeof position>[0]>;

export interface Field extends Changes {
  /** The Territory of the battle, neutral Bologna unless told, and where the attacker comes from. */
  at?: string;
  from?: string;
  game?: Ventura;
  base?: (changes: Changes) => PositionDoc;
  /** Where the sentry stands. */
  sentry?: string;
  /** More Troops. */
  extra?: TroopDoc[];
}

/**
 * Seat 0 with Troop 2 enters a Territory where seat 1 stands with Troops 2, 3, ...; it stops at the first question. Seat
 * 0 keeps a sentry in Ferrara that could still move, so that its turn does not end with the battle.
 */
export function attack(attacker: Host, defenders: readonly Host[], field: Field = {}): TestTable {
  const {
    at: place = 'Bologna',
    from = 'Lomellina',
    game = ventura,
    base = position,
    sentry = 'Ferrara',
    extra = [],
    ...changes
  } = field;
  const troops: TroopDoc[] = [
    { seat: 0, area: 2, at: from, ...attacker },
    ...defenders.map((defender, i) => ({ seat: 1, area: 2 + i, at: place, ...defender })),
    { seat: 0, area: 5, at: sentry, companies: ['foragers'] },
    ...extra,
  ];
  const t = table(base({ turn: { step: 'troop', seat: 0 }, ...changes, troops }), game);
  t.act(0, 'march', 'troop:0.2');
  t.act(0, 'enter', t.tileArg(place));
  return t;
}

/** The same with one defender and both orders of battle as listed: it stops at the first question after them. */
export function clash(attacker: Host, defender: Host, field: Field = {}): TestTable {
  return ranked(attack(attacker, [defender], field));
}

/** Both sides line up as their piles are listed. */
export function ranked(t: TestTable): TestTable {
  if (step(t) !== 'battle orders') return t;
  for (const seat of [...t.asked]) for (const arg of t.args(seat, 'rank').slice(0, -1)) t.act(seat, 'rank', arg);
  return t;
}

/** A seat lines its Companies up, I first. The last one needs no click. */
export function order(t: TestTable, seat: number, ...companies: string[]): void {
  for (const company of companies.slice(0, -1)) {
    const wanted = t.cards(company).map((id) => `card:${id}`);
    const found = t.args(seat, 'rank').find((arg) => wanted.includes(String(arg)));
    t.act(seat, 'rank', found ?? company);
  }
}

/** The defender's next Troop of several, and orders as listed. */
export function defend(t: TestTable, area: number): TestTable {
  t.act(1, 'defend', `troop:1.${area}`);
  return ranked(t);
}

/** Where the procedure in progress is: "battle orders". */
export const step = (t: TestTable): string => `${t.frame.proc} ${t.frame.at}`;

const told = (t: TestTable, ...keys: string[]) => t.log(null).filter(({ key }) => keys.includes(key));

/** The assaults fought: "ranged 6:10", attacker first. */
export const assaults = (t: TestTable): string[] =>
  told(t, 'battle.ranged', 'battle.melee').map(
    ({ key, args }) => `${key.slice('battle.'.length)} ${args['attacker']}:${args['defender']}`,
  );

/** The wounds placed: "card:19 3". */
export const hits = (t: TestTable): string[] =>
  told(t, 'battle.wounds').map(({ args }) => `${args['card']} ${args['wounds']}`);

/** The wounds prevented: "walls seat:1 2", "captain seat:0 1". */
export const prevented = (t: TestTable): string[] =>
  told(t, 'battle.walls', 'battle.captain').map(
    ({ key, args }) => `${key.slice('battle.'.length)} ${args['seat']} ${args['wounds']}`,
  );

/** Spaces I to V of a side as everybody sees them, by type. */
export function spaces(t: TestTable, side: 0 | 1): string[] {
  const { frame } = t;
  if (frame.proc !== 'battle') throw new Error('there is no battle');
  return at(frame.ranks, side).map((id) => {
    const found = at(t.rules.components.cards, id - 1);
    return found.kind === 'captain' ? found.name.en : found.type;
  });
}
