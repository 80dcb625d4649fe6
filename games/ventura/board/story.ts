/**
 * A battle as a story: what came to pass between two pictures, one still after another. Plain data from plain data; who
 * draws it knows nothing of the log, and nothing here knows the rules: it repeats what the log says.
 */

import type { MessageArgs } from '@condotta/kernel';
import type { Assault, Beat, Line, Sides, Still } from './story-still.ts';
import { frameIn, type Side, type Sum, seatOf, type TroopView, type VenturaView } from './view-form.ts';

/** What matters here of a happening. */
export interface Told {
  readonly key: string;
  readonly args: MessageArgs;
  readonly text: string;
}

/** The battle as far as it is told. */
interface Field {
  readonly tile: number;
  readonly seats: Sides<number>;
  /** How it came to it: told before the orders are open. */
  opening: string[];
  /** Orders have been read and not yet been shown. */
  opened: boolean;
  ranks: Sides<number[]>;
  readonly fallen: Set<number>;
  losses: Sides<readonly number[]> | null;
  assault: Assault | null;
  /** What leads to the end, and what follows from it. */
  closing: string[];
  /** Undefined: still undecided. */
  winner: Side | null | undefined;
  points: { readonly seat: number; readonly points: number }[];
}

interface Tale {
  readonly stills: Still[];
  readonly wounds: Map<number, number>;
  /** The Troops of both pictures: who leads a Company. */
  readonly troops: readonly TroopView[];
  field: Field | null;
}

const idOf = (args: MessageArgs, name: string): number => Number(String(args[name]).split(':')[1]);
const countOf = (args: MessageArgs, name: string): number => Number(args[name]);

const sumIn = (args: MessageArgs, who: 'attacker' | 'defender'): Sum => ({
  total: countOf(args, who),
  companies: countOf(args, `${who}-companies`),
  ground: countOf(args, `${who}-ground`),
  captain: countOf(args, `${who}-captain`),
  ruse: countOf(args, `${who}-ruse`),
});

/**
 * What has come to pass, still by still; nothing if no battle was fought on between the two pictures. `earlier`: the last
 * still that was shown, which may belong to the same battle.
 */
export function story(
  happened: readonly Told[],
  before: VenturaView,
  after: VenturaView,
  earlier: Still | null = null,
): readonly Still[] {
  const troops = [...before.troops, ...after.troops];
  const wounds = new Map(before.troops.flatMap((t) => t.companies.map((c) => [c.card, c.wounds] as const)));
  const tale: Tale = { stills: [], wounds, troops, field: fieldIn(before, earlier) };
  for (const happening of happened) tell(tale, happening);
  showOrders(tale);
  showEnd(tale);
  return tale.stills;
}

/** A battle that was in progress in the picture before. */
function fieldIn(view: VenturaView, earlier: Still | null): Field | null {
  const battle = frameIn(view, 'battle');
  if (!battle) return null;
  const field = newField(battle.tile, [seatOf(battle, 0), seatOf(battle, 1)]);
  const losses = battle.assaults === 0 ? field.losses : earlier?.tile === battle.tile ? earlier.losses : null;
  return { ...field, losses, ranks: [[...(battle.ranks[0] ?? [])], [...(battle.ranks[1] ?? [])]] };
}

const newField = (tile: number, seats: Sides<number>): Field => ({
  tile,
  seats,
  opening: [],
  opened: false,
  ranks: [[], []],
  fallen: new Set(),
  losses: [[], []],
  assault: null,
  closing: [],
  winner: undefined,
  points: [],
});

function tell(tale: Tale, happening: Told): void {
  const { key, args, text } = happening;
  if (key === 'battle') {
    showEnd(tale);
    tale.field = newField(idOf(args, 'tile'), [idOf(args, 'seat'), idOf(args, 'foe')]);
    tale.field.opening.push(text);
    return;
  }
  woundOrHeal(tale, happening);
  const { field } = tale;
  if (!field) return;
  if (key !== 'battle.order') showOrders(tale);
  switch (key) {
    case 'battle.defends':
      showEnd(tale);
      field.opening.push(text);
      return;
    case 'battle.order': {
      const side = idOf(args, 'seat') === field.seats[0] ? 0 : 1;
      // The attacker's first Company: a battle begins, perhaps the next one of a chain.
      if (side === 0 && countOf(args, 'space') === 1) beginAnew(tale, field);
      field.ranks[side].push(idOf(args, 'card'));
      return;
    }
    case 'event':
      if (field.winner !== undefined) showEnd(tale);
      else if (field.ranks[0].length > 0) show(tale, field, { at: 'event', card: idOf(args, 'card') }, [text]);
      return;
    case 'event.ambush': {
      const side = idOf(args, 'seat') === field.seats[0] ? 0 : 1;
      const swapped = [idOf(args, 'first'), idOf(args, 'second')];
      const order = [...swapped, ...field.ranks[side].filter((card) => !swapped.includes(card))];
      field.ranks = side === 0 ? [order, field.ranks[1]] : [field.ranks[0], order];
      const last = tale.stills.at(-1)?.beat;
      showMore(tale, field, last?.at === 'event' ? last : { at: 'orders' }, text);
      return;
    }
    case 'battle.ranged':
    case 'battle.melee':
      field.ranks = [standing(field, 0), standing(field, 1)];
      field.assault = {
        number: countOf(args, 'number'),
        kind: key === 'battle.ranged' ? 'ranged' : 'melee',
        sums: [sumIn(args, 'attacker'), sumIn(args, 'defender')],
        saved: [NOTHING, NOTHING],
      };
      show(tale, field, { at: 'clash' }, [text]);
      return;
    case 'battle.walls':
    case 'battle.captain':
      save(field, idOf(args, 'seat'), key === 'battle.walls' ? 'ground' : 'captain', countOf(args, 'wounds'));
      showMore(tale, field, { at: 'saved' }, text);
      return;
    case 'battle.wounds': {
      const card = idOf(args, 'card');
      tale.wounds.set(card, (tale.wounds.get(card) ?? 0) + countOf(args, 'wounds'));
      show(tale, field, { at: 'wounds', card }, [text]);
      return;
    }
    case 'battle.fallen':
      fall(field, idOf(args, 'card'));
      showMore(tale, field, { at: 'wounds', card: idOf(args, 'card') }, text);
      return;
    case 'battle.trapped':
      for (const card of standing(field, 0)) fall(field, card);
      field.closing.push(text);
      return;
    case 'battle.retreat':
    case 'battle.back':
    case 'battle.captain-killed':
      field.closing.push(text);
      return;
    case 'battle.won':
      field.winner = idOf(args, 'seat') === field.seats[0] ? 0 : 1;
      field.closing.push(text);
      return;
    case 'battle.nobody':
      field.winner = null;
      field.closing.push(text);
      return;
    case 'points':
      if (field.winner === undefined) return;
      field.points.push({ seat: idOf(args, 'seat'), points: countOf(args, 'points') });
      field.closing.push(text);
      return;
    case 'domain.loss':
    case 'eliminated':
      if (field.winner !== undefined) field.closing.push(text);
      return;
    default:
      showEnd(tale);
  }
}

/** Wounds come and go outside of battles as well. */
function woundOrHeal({ wounds }: Tale, { key, args }: Told): void {
  const change = (by: number): unknown =>
    wounds.set(idOf(args, 'card'), Math.max(0, (wounds.get(idOf(args, 'card')) ?? 0) + by));
  if (key === 'heal' || key === 'recovery') change(-1);
  else if (key === 'event.healed') change(-countOf(args, 'wounds'));
  else if (key === 'event.fever') change(countOf(args, 'wounds'));
}

const NOTHING = { ground: 0, captain: 0 };

const standing = ({ ranks, fallen }: Field, side: Side): number[] => ranks[side].filter((card) => !fallen.has(card));

function beginAnew(tale: Tale, field: Field): void {
  showEnd(tale);
  field.ranks = [[], []];
  field.losses = [[], []];
  field.assault = null;
  field.opened = true;
}

function save(field: Field, seat: number, by: 'ground' | 'captain', wounds: number): void {
  const { assault } = field;
  if (!assault) return;
  const add = (side: Side) =>
    field.seats[side] === seat
      ? { ...assault.saved[side], [by]: assault.saved[side][by] + wounds }
      : assault.saved[side];
  field.assault = { ...assault, saved: [add(0), add(1)] };
}

function fall(field: Field, card: number): void {
  field.fallen.add(card);
  if (!field.losses) return;
  const [attacker, defender] = field.losses;
  field.losses = field.ranks[0].includes(card) ? [[...attacker, card], defender] : [attacker, [...defender, card]];
}

/** The orders, first face down if nobody has seen yet that the two have met. */
function showOrders(tale: Tale): void {
  const { field } = tale;
  if (!field?.opened) return;
  field.opened = false;
  if (field.opening.length > 0) {
    const { opening } = field;
    field.opening = [];
    show(tale, field, { at: 'meet' }, opening, true);
  }
  show(tale, field, { at: 'orders' }, []);
}

function showEnd(tale: Tale): void {
  const { field } = tale;
  if (!field || field.winner === undefined) return;
  const { winner, points, closing } = field;
  show(tale, field, { at: 'end', winner, points }, closing);
  field.closing = [];
  field.points = [];
  field.winner = undefined;
}

function show(tale: Tale, field: Field, beat: Beat, texts: readonly string[], hidden = false): void {
  const line = (side: Side): Line => {
    const cards = field.ranks[side];
    const troop = tale.troops.find(({ companies }) => companies.some(({ card }) => cards.includes(card)));
    return {
      seat: field.seats[side],
      captain: troop?.captain ?? null,
      ranks: cards.map((card) =>
        hidden ? null : { card, wounds: tale.wounds.get(card) ?? 0, fallen: field.fallen.has(card) },
      ),
    };
  };
  const { tile, assault, losses } = field;
  tale.stills.push({ beat, tile, lines: [line(0), line(1)], assault, losses, texts });
}

/** What belongs to the same moment joins the last still. */
function showMore(tale: Tale, field: Field, beat: Beat, text: string): void {
  const last = tale.stills.at(-1);
  const same = last?.beat.at === beat.at;
  if (same) tale.stills.pop();
  show(tale, field, beat, [...(same ? last.texts : []), text]);
}

/** The picture before, as far as the story has come: nothing is given away, and nothing jumps. */
export function viewDuring(before: VenturaView, { tile, lines }: Still): VenturaView {
  const fighters = new Map(lines.flatMap(({ ranks }) => ranks).flatMap((f) => (f ? [[f.card, f] as const] : [])));
  const troops = before.troops.flatMap((troop): readonly TroopView[] => {
    if (!troop.companies.some(({ card }) => fighters.has(card))) return [troop];
    const companies = troop.companies.flatMap(({ card, wounds }) => {
      const fighter = fighters.get(card);
      return fighter?.fallen ? [] : [{ card, wounds: fighter?.wounds ?? wounds }];
    });
    return companies.length > 0 ? [{ ...troop, at: tile, companies }] : [];
  });
  return { ...before, troops };
}
