/** V21 Battle: assaults, V22 Battle: modifiers, V23 Battle: wounds. */

import { at, remove } from '@condotta/kernel';
import type { CompanyCard } from '../components/index.ts';
import type { FrameOf, VenturaPlay, VenturaTable } from '../state.ts';
import { cardName, seatName } from '../things.ts';
import { ownerOf, valueFor } from './domain.ts';
import { captainOf, companyOf, tileOf } from './parts.ts';
import { discard, troopAt, woundsOf } from './troops.ts';

export type Battle = FrameOf<'battle'>;
/** 0 attacks, 1 defends. */
export type Side = 0 | 1;
export const SIDES = [0, 1] as const;

export const otherSide = (side: Side): Side => (side === 0 ? 1 : 0);
export const seatOfSide = (f: Battle, side: Side): number => (side === 0 ? f.seat : f.foe);
export const ranksOf = (f: Battle, side: Side): number[] => at(f.ranks, side);

/** The bits of `spent`: which Resistance modifier a side has used up. */
const TERRITORY = 1;
const CAPTAIN = 2;

export type AssaultKind = 'ranged' | 'melee';

/** V21.1: the very first assault is ranged, every other one melee. */
export const kindOf = (f: Battle): AssaultKind => (f.assaults === 0 ? 'ranged' : 'melee');

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

/** V21.3, V22: what a side deals in the present assault. Modifiers count in every assault of their kind (V22.3, V22.5). */
export function totalOf(t: VenturaTable, f: Battle, side: Side): number {
  const kind = kindOf(f);
  const seat = seatOfSide(f, side);
  let total = 0;
  for (const [space, card] of front(f, side).entries()) total += ownValue(t, f, side, companyOf(t, card), space, kind);
  // V22.1: the Territory helps only the side whose markers are on it. V22.4: once, not once a Company.
  if (ownerOf(t.s, f.tile) === seat) {
    const tile = tileOf(t, f.tile);
    total += kind === 'ranged' ? valueFor(t, f.tile, tile.ranged, seat) : tile.melee;
  }
  // V22.2
  const { captain } = troopAt(t.s, seat, at(f.areas, side));
  if (captain > 0) total += captainOf(t, captain)[kind];
  // Events: Ranged in the ranged assault, Melee in the first melee assault.
  if (f.assaults < 2) total += at(f.ruses, side * 2 + f.assaults);
  return Math.max(0, total);
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
    p.log(bit === TERRITORY ? 'battle.walls' : 'battle.captain', { seat: seatName(seat), wounds: prevented }, 'V22.6');
  };
  if (ownerOf(p.s, f.tile) === seat) use(TERRITORY, valueFor(p, f.tile, tileOf(p, f.tile).resistance, seat));
  const { captain } = troopAt(p.s, seat, at(f.areas, side));
  if (captain > 0) use(CAPTAIN, captainOf(p, captain).resistance);
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
    p.log('battle.wounds', { card: cardName(card), wounds: hits }, 'V23.2');
    // V23.3, V23.5
    if (before + hits === resistance) fall(p, f, side, card);
  }
}

function fall(p: VenturaPlay, f: Battle, side: Side, card: number): void {
  remove(ranksOf(f, side), card);
  remove(troopAt(p.s, seatOfSide(f, side), at(f.areas, side)).companies, card);
  discard(p, card);
  p.log('battle.fallen', { card: cardName(card) }, 'V23.5');
}

/** One assault. V21.4: both totals are made before any wound is placed. Ranks close by themselves (V21.5). */
export function assault(p: VenturaPlay, f: Battle): void {
  const kind = kindOf(f);
  if (f.assaults % 2 === 0) f.idle = true;
  const totals = [totalOf(p, f, 0), totalOf(p, f, 1)];
  p.log(
    kind === 'ranged' ? 'battle.ranged' : 'battle.melee',
    { number: f.assaults + 1, attacker: at(totals, 0), defender: at(totals, 1) },
    'V21.1',
  );
  const suffered = SIDES.map((side) => prevent(p, f, side, at(totals, otherSide(side))));
  for (const side of SIDES) place(p, f, side, at(suffered, side));
  f.assaults++;
}
