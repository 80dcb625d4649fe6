/** V21 Battle: assaults, V22 Battle: modifiers, V23 Battle: wounds. */

import { at, type MessageArgs, remove } from '@condotta/kernel';
import type { CaptainCard, CompanyCard } from '../components/index.ts';
import type { FrameOf, VenturaPlay, VenturaTable } from '../state.ts';
import { cardName, seatName, sumName } from '../things.ts';
import { ownerOf, valueFor } from './domain.ts';
import { captainOf, companyOf, tileOf } from './lookup.ts';
import { discard, troopAt, woundsOf } from './troops.ts';

export type Battle = FrameOf<'battle'>;
/** 0 attacks, 1 defends. */
export type Side = 0 | 1;
export const SIDES = [0, 1] as const;

export const otherSide = (side: Side): Side => (side === 0 ? 1 : 0);
export const seatOfSide = (f: Battle, side: Side): number => (side === 0 ? f.seat : f.foe);
export const ranksOf = (f: Battle, side: Side): number[] => at(f.ranks, side);

/** The bits of `spent`: which Resistance modifier a side has used up. */
export const TERRITORY = 1;
const CAPTAIN = 2;

type AssaultKind = 'ranged' | 'melee';

/** V21.1: the very first assault is ranged, every other one melee. */
const kindOf = (f: Battle): AssaultKind => (f.assaults === 0 ? 'ranged' : 'melee');

/** V21.2: the Companies in spaces I and II. */
const front = (f: Battle, side: Side): number[] => ranksOf(f, side).slice(0, 2);

/** V22.8: a special text changes the Company's own value before totals are made. */
function ownValue(
  t: VenturaTable,
  f: Battle,
  side: Side,
  company: CompanyCard,
  space: number,
  kind: AssaultKind,
): number {
  const { ability } = company;
  const value = company[kind];
  switch (ability?.kind) {
    case 'against': {
      const faced = front(f, otherSide(side)).some((card) => companyOf(t, card).arm === ability.arm);
      return faced ? value + ability[kind] : value;
    }
    case 'ground':
      return ability.types.includes(tileOf(t, f.tile).type) ? value + ability[kind] : value;
    case 'front':
      return space === 0 ? value + ability[kind] : value;
    default:
      return value;
  }
}

/** V22.2, V22.8: a Captain's modifier, with what his own text adds here. */
function captainValue(t: VenturaTable, f: Battle, side: Side, captain: CaptainCard, kind: AssaultKind): number {
  const { talent } = captain;
  const value = captain[kind];
  switch (talent?.kind) {
    case 'ground':
      return talent.types.includes(tileOf(t, f.tile).type) ? value + talent[kind] : value;
    case 'attack':
      return side === 0 ? value + talent[kind] : value;
    case 'stand':
      return side === 1 ? value + talent[kind] : value;
    default:
      return value;
  }
}

/** The Captain of a side, or 0. */
const chiefOf = (t: VenturaTable, f: Battle, side: Side): number =>
  troopAt(t.s, seatOfSide(f, side), at(f.areas, side)).captain;

/** What a side deals in the present assault, and of what it is made. */
export interface Sum {
  readonly companies: number;
  readonly ground: number;
  readonly captain: number;
  /** Events: less than 0 if the other side's count for more. */
  readonly ruse: number;
  readonly total: number;
}

/** V21.3, V22: modifiers count in every assault of their kind (V22.3, V22.5). */
export function sumOf(t: VenturaTable, f: Battle, side: Side): Sum {
  const kind = kindOf(f);
  const seat = seatOfSide(f, side);
  let companies = 0;
  for (const [space, card] of front(f, side).entries())
    companies += ownValue(t, f, side, companyOf(t, card), space, kind);
  // V22.1: the Territory helps only the side whose markers are on it. V22.4: once, not once a Company.
  const tile = tileOf(t, f.tile);
  const helps = kind === 'ranged' ? valueFor(t, f.tile, tile.ranged, seat) : tile.melee;
  const ground = ownerOf(t.s, f.tile) === seat ? helps : 0;
  // V22.2
  const chief = chiefOf(t, f, side);
  const captain = chief > 0 ? captainValue(t, f, side, captainOf(t, chief), kind) : 0;
  // Ranged in the ranged assault, Melee in the first melee assault.
  const ruse = f.assaults < 2 ? at(f.ruses, side * 2 + f.assaults) : 0;
  return { companies, ground, captain, ruse, total: Math.max(0, companies + ground + captain + ruse) };
}

/** What can still prevent wounds to a side (V22.6). */
export interface Guard {
  readonly ground: number;
  readonly groundUsed: boolean;
  readonly captain: number;
  readonly captainUsed: boolean;
}

export function guardOf(t: VenturaTable, f: Battle, side: Side): Guard {
  const seat = seatOfSide(f, side);
  const chief = chiefOf(t, f, side);
  const spent = at(f.spent, side);
  const resistance = valueFor(t, f.tile, tileOf(t, f.tile).resistance, seat);
  return {
    ground: ownerOf(t.s, f.tile) === seat ? resistance : 0,
    groundUsed: (spent & TERRITORY) !== 0,
    captain: chief > 0 ? captainOf(t, chief).resistance : 0,
    captainUsed: (spent & CAPTAIN) !== 0,
  };
}

/** V22.6, V22.7: the Territory's Resistance, then the Captain's, each in the first assault in which wounds reach it. */
function prevent(p: VenturaPlay, f: Battle, side: Side, wounds: number): number {
  const seat = seatOfSide(f, side);
  let left = wounds;
  const use = (bit: number, resistance: number): void => {
    if (left === 0 || resistance <= 0 || (at(f.spent, side) & bit) !== 0) return;
    const prevented = Math.min(left, resistance);
    left -= prevented;
    f.spent[side] = at(f.spent, side) | bit;
    f.idle = false;
    const args = { seat: seatName(seat), wounds: prevented };
    if (bit === TERRITORY) p.log('battle.walls', args, 'V22.6');
    else p.log('battle.captain', { ...args, card: cardName(chiefOf(p, f, side)) }, 'V22.6');
  };
  const guard = guardOf(p, f, side);
  use(TERRITORY, guard.ground);
  use(CAPTAIN, guard.captain);
  return left;
}

/** V23.1, V23.2, V23.4: what is left goes to space I until it is eliminated, then to space II; the rest is lost. */
function place(p: VenturaPlay, f: Battle, side: Side, wounds: number): void {
  let left = wounds;
  for (const card of front(f, side)) {
    if (left === 0) return;
    const before = woundsOf(p.s, card);
    const { resistance } = companyOf(p, card);
    const hits = Math.min(left, resistance - before);
    left -= hits;
    f.idle = false;
    p.s.wounds[card] = before + hits;
    p.log('battle.wounds', { seat: seatName(seatOfSide(f, side)), card: cardName(card), wounds: hits }, 'V23.2');
    // V23.3, V23.5
    if (before + hits === resistance) fall(p, f, side, card);
  }
}

function fall(p: VenturaPlay, f: Battle, side: Side, card: number): void {
  remove(ranksOf(f, side), card);
  remove(troopAt(p.s, seatOfSide(f, side), at(f.areas, side)).companies, card);
  discard(p, card);
  p.log('battle.fallen', { seat: seatName(seatOfSide(f, side)), card: cardName(card) }, 'V23.5');
}

/** Both sums in the log: the totals, and for those who tell the battle of what they are made. (Spelled out: minds fight thousands a second.) */
const told = (attacker: Sum, defender: Sum): MessageArgs => ({
  attacker: attacker.total,
  'attacker-companies': attacker.companies,
  'attacker-ground': attacker.ground,
  'attacker-captain': attacker.captain,
  'attacker-ruse': attacker.ruse,
  'attacker-sum': sumName(attacker),
  defender: defender.total,
  'defender-companies': defender.companies,
  'defender-ground': defender.ground,
  'defender-captain': defender.captain,
  'defender-ruse': defender.ruse,
  'defender-sum': sumName(defender),
});

/** One assault. V21.4: both totals are made before any wound is placed. Ranks close by themselves (V21.5). */
export function assault(p: VenturaPlay, f: Battle): void {
  const kind = kindOf(f);
  if (f.assaults % 2 === 0) f.idle = true;
  const sums = SIDES.map((side) => sumOf(p, f, side));
  p.log(
    kind === 'ranged' ? 'battle.ranged' : 'battle.melee',
    {
      number: f.assaults + 1,
      seat: seatName(f.seat),
      foe: seatName(f.foe),
      ...told(at(sums, 0), at(sums, 1)),
    },
    'V21.1',
  );
  const suffered = SIDES.map((side) => prevent(p, f, side, at(sums, otherSide(side)).total));
  for (const side of SIDES) place(p, f, side, at(suffered, side));
  f.assaults++;
}
