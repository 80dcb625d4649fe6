/**
 * What each side will deal in the next assault, as a reading aid: the printed values of spaces I and II with what the
 * cards say of themselves, the Captain and the ground. It decides nothing; the rules count for themselves.
 */

import { type Card, type CompanyCard, type Components, cardOf, tileOf, type Value } from '../components/index.ts';
import { axial, type BattleView, type VenturaView } from './view-form.ts';

export type Side = 0 | 1;
export type Kind = 'ranged' | 'melee';

export const seatOf = (battle: BattleView, side: Side): number => (side === 0 ? battle.seat : battle.foe);
export const kindOf = (battle: BattleView): Kind => (battle.assaults === 0 ? 'ranged' : 'melee');

export interface Sum {
  readonly companies: number;
  readonly captain: number;
  readonly ground: number;
  readonly ruse: number;
  readonly total: number;
}

const isCompany = (card: Card): card is CompanyCard => card.kind === 'company';

function companyValue(box: Components, battle: BattleView, side: Side, id: number, space: number, kind: Kind): number {
  const card = cardOf(box, id);
  if (!isCompany(card)) return 0;
  const { ability } = card;
  if (!ability || ability.kind === 'carts') return card[kind];
  const faced = (battle.ranks[side === 0 ? 1 : 0] ?? []).slice(0, 2).map((other) => cardOf(box, other));
  const holds =
    ability.kind === 'against'
      ? faced.some((other) => isCompany(other) && other.arm === ability.arm)
      : ability.kind === 'ground'
        ? ability.types.includes(tileOf(box, battle.tile).type)
        : space === 0;
  return card[kind] + (holds ? ability[kind] : 0);
}

/** A value of the ground with its bonus for the owner's neighbours of a colour. */
function groundValue(box: Components, view: VenturaView, battle: BattleView, { base, per }: Value): number {
  const here = view.map.find(({ tile }) => tile === battle.tile);
  if (!per || !here) return base;
  const [q, r] = axial(here.cell);
  return (
    base +
    view.map.filter(({ tile, cell, owner }) => {
      const [p, s] = axial(cell);
      const [dq, dr] = [p - q, s - r];
      const beside =
        (dq !== 0 || dr !== 0) && Math.abs(dq) <= 1 && Math.abs(dr) <= 1 && dq + dr !== 2 && dq + dr !== -2;
      return beside && owner === here.owner && tileOf(box, tile).colour === per;
    }).length
  );
}

export function sumOf(box: Components, view: VenturaView, battle: BattleView, side: Side): Sum {
  const kind = kindOf(battle);
  const seat = seatOf(battle, side);
  const front = (battle.ranks[side] ?? []).slice(0, 2);
  const companies = front.reduce((sum, id, space) => sum + companyValue(box, battle, side, id, space, kind), 0);
  const leader = view.troops.find((troop) => troop.seat === seat && troop.area === battle.areas[side])?.captain;
  const chief = leader ? cardOf(box, leader) : null;
  const captain = chief?.kind === 'captain' ? chief[kind] : 0;
  const tile = tileOf(box, battle.tile);
  const owns = view.map.find((other) => other.tile === battle.tile)?.owner === seat;
  const ground = !owns ? 0 : kind === 'ranged' ? groundValue(box, view, battle, tile.ranged) : tile.melee;
  const ruse = battle.assaults < 2 ? (battle.ruses[side * 2 + battle.assaults] ?? 0) : 0;
  return { companies, captain, ground, ruse, total: Math.max(0, companies + captain + ground + ruse) };
}

/** What each side can still prevent: the ground's Resistance and its Captain's, and whether they are used up. */
export function guardsOf(
  box: Components,
  view: VenturaView,
  battle: BattleView,
  side: Side,
): { readonly ground: number; readonly groundUsed: boolean; readonly captain: number; readonly captainUsed: boolean } {
  const seat = seatOf(battle, side);
  const owns = view.map.find((other) => other.tile === battle.tile)?.owner === seat;
  const leader = view.troops.find((troop) => troop.seat === seat && troop.area === battle.areas[side])?.captain;
  const chief = leader ? cardOf(box, leader) : null;
  const spent = battle.spent[side] ?? 0;
  return {
    ground: owns ? groundValue(box, view, battle, tileOf(box, battle.tile).resistance) : 0,
    groundUsed: (spent & 1) !== 0,
    captain: chief?.kind === 'captain' ? chief.resistance : 0,
    captainUsed: (spent & 2) !== 0,
  };
}
