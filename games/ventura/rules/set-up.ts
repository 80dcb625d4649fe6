/** V5 Set-up: First Player, families, tiles, decks, Florins. */

import { ask, at, done, eyesOf, range, remove, step, unknownThing } from '@condotta/kernel';
import type { Claim } from '../claims.ts';
import { FAMILIES, type Family } from '../components/index.ts';
import { refuse, type State, type VenturaPlay, type VenturaProcedure } from '../state.ts';
import { cardName, seatName, tileName } from '../things.ts';
import { drawCard } from './hand.ts';
import { cityOf, garrisonOf, tileOf } from './lookup.ts';
import { startTroop } from './troops.ts';

/** V5.5: tiles each player draws at set-up. */
const STARTING_TILES = 4;
/** V5.6 */
export const DISPLAY_SIZE = 3;
/** V32.2: one of each of these types a player. */
const EQUAL_TYPES = ['castle', 'wood', 'field', 'hill'] as const;

/** The seat that acts as number `turn` (0 is the First Player), clockwise. */
export const seatInOrder = (s: State, turn: number): number => (s.first + turn) % s.players.length;

const familyName = (family: Family): string => `family:${family}`;

function takeFamily(p: VenturaPlay, seat: number, family: Family, rule: Claim): void {
  at(p.s.players, seat).family = FAMILIES.indexOf(family);
  p.log('setup.family', { player: seat + 1, family: familyName(family) }, rule);
}

const freeFamilies = (s: State): Family[] =>
  FAMILIES.filter((_, i) => !s.players.some((player) => player.family === i));

export const families: VenturaProcedure<'families'> = {
  first: {
    run(p) {
      // V5.1
      p.s.first = p.pick(p.s.players.length);
      p.log('setup.first', { player: p.s.first + 1 }, 'V5.1');
      return step(p.s.options.familialExpertise ? 'deal' : 'choose');
    },
  },

  choose: {
    // V5.2
    run: (p, f) => (f.turn < p.s.players.length ? ask(seatInOrder(p.s, f.turn)) : step('stock')),
    verbs: {
      family: {
        things: () => FAMILIES.map(familyName),
        check({ s }, _f, _seat, arg) {
          const family = FAMILIES.find((name) => familyName(name) === arg);
          if (!family) return unknownThing(arg);
          if (freeFamilies(s).includes(family)) return null;
          return refuse('V5.2', 'setup.family-taken', { family: familyName(family) });
        },
        apply(p, f, seat, arg) {
          const family = FAMILIES.find((name) => familyName(name) === arg);
          if (family) takeFamily(p, seat, family, 'V5.2');
          f.turn++;
          return step('choose');
        },
      },
    },
  },

  deal: {
    // V32.7: the Garrison cards are dealt face up and give the families.
    run(p) {
      for (const turn of range(p.s.players.length)) {
        const free = freeFamilies(p.s);
        takeFamily(p, seatInOrder(p.s, turn), at(free, p.pick(free.length)), 'V32.7');
      }
      return step('stock');
    },
  },

  stock: {
    run(p) {
      const { s } = p;
      dealTiles(p);
      // V5.6
      while (s.display.length < DISPLAY_SIZE) s.display.push(drawCard(p, 'ventura'));
      p.log(
        'setup.display',
        { a: cardName(at(s.display, 0)), b: cardName(at(s.display, 1)), c: cardName(at(s.display, 2)) },
        'V5.6',
      );
      for (const family of FAMILIES) {
        const seat = s.players.findIndex((player) => player.family === FAMILIES.indexOf(family));
        // V5.2: unused Garrisons are out of the game. V5.7: the others start in area 1, on their City.
        if (seat < 0) s.removed.push(garrisonOf(p, family));
        else startTroop(s, seat, 1, cityOf(p, seat), garrisonOf(p, family));
      }
      // V5.8, V5.9: Florins by turn order, and all scores stay at 0.
      for (const turn of range(s.players.length)) at(s.players, seatInOrder(s, turn)).florins = turn;
      return done();
    },
  },
};

/** V5.3 to V5.5; V32.2 with Equal Domains. */
function dealTiles(p: VenturaPlay): void {
  const { s } = p;
  for (const turn of range(s.players.length)) {
    const seat = seatInOrder(s, turn);
    const { reserve } = at(s.players, seat);
    if (s.options.equalDomains) {
      for (const type of EQUAL_TYPES) {
        const tile = s.stock.find((id) => tileOf(p, id).equal && tileOf(p, id).type === type);
        if (tile === undefined) throw new Error(`the components have too few equal tiles of type ${type}`);
        remove(s.stock, tile);
        reserve.push(tile);
      }
      p.log('setup.equal', { seat: seatName(seat) }, 'V32.2');
      continue;
    }
    for (let n = 0; n < STARTING_TILES; n++) {
      const tile = p.draw(s.stock);
      reserve.push(tile);
      p.whisper(eyesOf(seat), 'setup.tile', { tile: tileName(tile) }, 'V5.5');
    }
  }
}
