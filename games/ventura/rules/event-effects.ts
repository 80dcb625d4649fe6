/** V28 What Events do that are played in a turn (those of a battle: battle-events.ts), and on what they can be played (V28.6). */

import { at, remove } from '@condotta/kernel';
import type { EventEffect } from '../components/index.ts';
import { adjacent, tilesOnMap } from '../map.ts';
import type { State, Troop, VenturaPlay, VenturaTable } from '../state.ts';
import { cardName, numberIn, seatName, tileName, troopIn as troopNamed } from '../things.ts';
import { domainOf, NEUTRAL, ownerOf } from './domain.ts';
import { drawable } from './hand.ts';
import { cardOf, cityOf, companyOf, tileOf } from './lookup.ts';
import { score } from './points.ts';
import { drawTileToReserve, tilesLeft } from './stockpile.ts';
import {
  holdsGarrison,
  isArmy,
  maintenanceOfTroop,
  nameOfTroop,
  toldTroop,
  troopIn,
  troopsOf,
  woundsOf,
} from './troops.ts';

/** An effect that concerns nothing in particular. */
interface Plain {
  readonly aimed: false;
  possible(t: VenturaTable, seat: number): boolean;
  apply(p: VenturaPlay, seat: number): void;
}

/** An effect with a target, which is named after the card is paid. */
export interface Aimed {
  readonly aimed: true;
  /** What comes into question. */
  things(t: VenturaTable, seat: number): string[];
  /** Can it be done to this thing, one of those? */
  fits(t: VenturaTable, seat: number, thing: string): boolean;
  apply(p: VenturaPlay, seat: number, thing: string): void;
}

/** How an effect is carried out in a turn; null if it belongs to a battle. */
export function effectInTurn(effect: EventEffect): Plain | Aimed | null {
  switch (effect.kind) {
    case 'florins':
      return plain(
        () => true,
        (p, seat) => gain(p, seat, effect.amount),
      );
    case 'harvest': {
      const yieldOf = (t: VenturaTable, seat: number): number =>
        Math.min(effect.most, domainOf(t.s, seat).filter((tile) => tileOf(t, tile).type === effect.type).length);
      return plain(
        (t, seat) => yieldOf(t, seat) > 0,
        (p, seat) => gain(p, seat, yieldOf(p, seat)),
      );
    }
    case 'prestige':
      return plain(
        () => true,
        (p, seat) => score(p, seat, effect.points, 'V29.1'),
      );
    case 'survey':
      return plain(
        (t) => tilesLeft(t.s) > 0,
        (p, seat) => drawTileToReserve(p, seat, 'V28.1'),
      );
    case 'deal':
      // The cards are drawn one by one in the procedure.
      return plain(
        (t) => drawable(t.s, 'ventura') > 0,
        () => undefined,
      );
    case 'toll':
      return plain(
        (t, seat) => t.s.players.some((_, other) => owesToll(t.s, seat, other)),
        (p, seat) => {
          for (const other of p.s.players.keys()) if (owesToll(p.s, seat, other)) pay(p, other, seat, effect.amount);
        },
      );
    case 'winter':
      return plain(
        (t) => t.s.troops.some((troop) => isAbroad(t.s, troop) && canSicken(t, troop)),
        (p) => {
          for (const troop of p.s.troops) if (isAbroad(p.s, troop)) sicken(p, troop, effect.wounds);
        },
      );
    case 'march':
      return onTroop(
        'own',
        (t, _seat, troop) => !troop.moved && !holdsGarrison(t, troop),
        (p, troop) => {
          troop.spur += effect.movement;
          p.log('event.march', { troop: toldTroop(troop), movement: effect.movement }, 'V28.1');
        },
      );
    case 'quarters':
      return onTroop(
        'own',
        (t, _seat, troop) => isArmy(troop) && maintenanceOfTroop(t, troop) > 0,
        (p, troop) => gain(p, troop.seat, Math.min(effect.most, maintenanceOfTroop(p, troop))),
      );
    case 'fever':
      return onTroop(
        'foreign',
        (t, _seat, troop) => canSicken(t, troop),
        (p, troop) => sicken(p, troop, effect.wounds),
      );
    case 'arrears':
      return onTroop(
        'foreign',
        (t, seat, troop) => isArmy(troop) && !troop.moved && !holdsGarrison(t, troop) && isLater(t.s, troop.seat, seat),
        (p, troop) => {
          troop.moved = true;
          p.log('event.arrears', { troop: toldTroop(troop) }, 'V28.1');
        },
      );
    case 'contribution':
      return {
        aimed: true,
        things: (t, seat) => t.s.players.flatMap((_, other) => (other === seat ? [] : [seatName(other)])),
        fits: (t, seat, thing) => owesContribution(t.s, seat, numberIn('seat', thing)),
        apply: (p, seat, thing) => pay(p, numberIn('seat', thing), seat, effect.amount),
      };
    case 'revolt':
      return {
        aimed: true,
        things: (t, seat) =>
          tilesOnMap(t.s)
            .filter((tile) => ownerOf(t.s, tile) !== seat && ownerOf(t.s, tile) !== NEUTRAL)
            .map(tileName),
        fits: (t, seat, thing) => mayRevolt(t, seat, numberIn('tile', thing)),
        apply(p, _seat, thing) {
          const tile = numberIn('tile', thing);
          p.log('event.revolt', { seat: seatName(ownerOf(p.s, tile)), tile: thing }, 'V28.1');
          p.s.owners[tile] = NEUTRAL;
        },
      };
    case 'veterans':
      return {
        aimed: true,
        things: (t) => t.s.venturaDiscard.map(cardName),
        fits: (t, _seat, thing) => cardOf(t, numberIn('card', thing)).kind === 'company',
        apply(p, seat, thing) {
          const card = numberIn('card', thing);
          remove(p.s.venturaDiscard, card);
          at(p.s.players, seat).hand.push(card);
          p.log('event.veterans', { seat: seatName(seat), card: thing }, 'V28.1');
        },
      };
    case 'surgeon':
    case 'ruse':
    case 'shelter':
    case 'ambush':
    case 'escalade':
    case 'pursuit':
    case 'ransom':
      return null;
  }
}

const plain = (possible: Plain['possible'], apply: Plain['apply']): Plain => ({ aimed: false, possible, apply });

/** An effect on one Troop of the player, or of somebody else. */
function onTroop(
  whose: 'own' | 'foreign',
  fits: (t: VenturaTable, seat: number, troop: Troop) => boolean,
  apply: (p: VenturaPlay, troop: Troop) => void,
): Aimed {
  const isOne = (seat: number, troop: Troop): boolean => (troop.seat === seat) === (whose === 'own');
  const troopOf = (s: State, thing: string): Troop | null => {
    const named = troopNamed(thing);
    return named && troopIn(s, named.seat, named.area);
  };
  return {
    aimed: true,
    things: (t, seat) => t.s.troops.filter((troop) => isOne(seat, troop)).map(nameOfTroop),
    fits(t, seat, thing) {
      const troop = troopOf(t.s, thing);
      return troop !== null && isOne(seat, troop) && fits(t, seat, troop);
    },
    apply(p, _seat, thing) {
      const troop = troopOf(p.s, thing);
      if (!troop) throw new Error(`no Troop ${thing}`);
      apply(p, troop);
    },
  };
}

function gain(p: VenturaPlay, seat: number, florins: number): void {
  at(p.s.players, seat).florins += florins;
  p.log('event.florins', { seat: seatName(seat), florins }, 'V28.1');
}

/** One player pays another, as far as he can: only a special text makes him (V1.7, V3.8). */
export function pay(p: VenturaPlay, from: number, to: number, most: number): void {
  const payer = at(p.s.players, from);
  const florins = Math.min(most, payer.florins);
  payer.florins -= florins;
  at(p.s.players, to).florins += florins;
  p.log('event.paid', { seat: seatName(from), to: seatName(to), florins }, 'V28.1');
}

const canPay = (s: State, seat: number): boolean => (s.players[seat]?.florins ?? 0) > 0;

/** Does a Troop of `other` stand in the Domain of `seat`, and can he pay? */
const owesToll = (s: State, seat: number, other: number): boolean =>
  other !== seat && canPay(s, other) && troopsOf(s, other).some((troop) => ownerOf(s, troop.at) === seat);

/** Does an Army of `seat` stand on or beside a Territory of `other`, and can he pay? */
const owesContribution = (s: State, seat: number, other: number): boolean =>
  other !== seat &&
  canPay(s, other) &&
  domainOf(s, other).some((tile) =>
    troopsOf(s, seat).some((troop) => isArmy(troop) && (troop.at === tile || adjacent(s, troop.at, tile))),
  );

/** No City, nobody of its owner's there, and a Troop of `seat` beside it. */
function mayRevolt(t: VenturaTable, seat: number, tile: number): boolean {
  const owner = ownerOf(t.s, tile);
  if (owner === seat || owner === NEUTRAL || tile === cityOf(t, owner)) return false;
  if (troopsOf(t.s, owner).some((troop) => troop.at === tile)) return false;
  return troopsOf(t.s, seat).some((troop) => adjacent(t.s, troop.at, tile));
}

/** Is `seat` to have its turn after `than` in each step of this round (V7.2)? */
function isLater({ first, players }: State, seat: number, than: number): boolean {
  const place = (of: number): number => (of - first + players.length) % players.length;
  return place(seat) > place(than);
}

const isAbroad = (s: State, troop: Troop): boolean => ownerOf(s, troop.at) !== troop.seat;

/** Could a Company of it take a wound and live? */
const canSicken = (t: VenturaTable, troop: Troop): boolean =>
  troop.companies.some((card) => woundsOf(t.s, card) + 1 < companyOf(t, card).resistance);

/** Wounds on each Company of a Troop, but never the one that would eliminate it. */
function sicken(p: VenturaPlay, troop: Troop, most: number): void {
  for (const card of troop.companies) {
    const wounds = Math.min(most, companyOf(p, card).resistance - 1 - woundsOf(p.s, card));
    if (wounds <= 0) continue;
    p.s.wounds[card] = woundsOf(p.s, card) + wounds;
    p.log('event.fever', { seat: seatName(troop.seat), card: cardName(card), wounds }, 'V28.1');
  }
}
