/** Decisions in a fight: ships, cards, losses, retreats, and what becomes of a conquered structure. */

import { at, type Decision, type Seat } from '@condotta/kernel';
import { COMBAT_CARDS } from '../components/index.ts';
import { besides } from '../map.ts';
import { combatCardOf } from '../rules/combat-cards.ts';
import { playerOf } from '../rules/players.ts';
import { structureOn } from '../rules/structures.ts';
import { controllerOf, countIn, countOn, hexName, isGroundFor, unitsOf, waterBeside } from '../rules/territories.ts';
import { attackTotal, defenseTotal } from '../rules/totals.ts';
import { ATTACKER, DEFENDER, type FrameOf, KINDS, SHIP } from '../state.ts';
import { combatThings, tileThings, unitThings } from '../things.ts';
import { drawn, mixtures } from './duel.ts';
import { leastUnit, standWorth } from './economy.ts';
import { prizeOf, type Survey, spite } from './survey.ts';
import { cardWorth, unitWorth } from './worth.ts';

type Fight = FrameOf<'fight'>;
type Retreat = FrameOf<'retreat'>;

const decision = (verb: string, arg: string | null = null): Decision => ({ verb, arg });

const sideOf = (f: Fight, seat: Seat): number => (f.seat === seat ? ATTACKER : DEFENDER);

/** Units of a side in the territory. */
const ranksOf = (v: Survey, f: Fight, side: number): readonly number[] =>
  side === ATTACKER ? f.units : v.s.units.slice(f.hex * KINDS, f.hex * KINDS + KINDS);

/** How many points the attacker is ahead, cards in hand aside. */
export const lead = (v: Survey, f: Fight): number => attackTotal(v.t, f) - defenseTotal(v.t, f);

/** What hangs on a fight for the seat: between winning and losing it. */
export function stakesOf(v: Survey, f: Fight): number {
  if (v.seat !== f.seat) return (1 + spite(v)) * at(v.worth, f.hex) + 0.8;
  const lost = f.foe < 0 ? 0 : unitWorth(v.t, Math.max(0, leastUnit(v, f.units)), v.left);
  return prizeOf(v, f.hex) + 0.8 + lost;
}

/** Cards that a seat can lay: -1 is none. */
function optionsOf(v: Survey, seat: Seat): number[] {
  const { combat } = playerOf(v.s, seat);
  return [-1, ...COMBAT_CARDS.map((_, kind) => kind).filter((kind) => at(combat, kind) > 0)];
}

const addedBy = (v: Survey, kind: number): number => (kind < 0 ? 0 : combatCardOf(v.t, kind).value);

const mayCard = (v: Survey, f: Fight, side: number): boolean =>
  !at(f.hushed, side) && (countIn(ranksOf(v, f, side)) > 0 || at(f.ships, side) > 0);

/** F17.5: openly, knowing both totals: the least card that wins, if the ground is worth it. */
export function openCard(v: Survey, f: Fight): Decision {
  const behind = -lead(v, f);
  if (behind < 0) return decision('none');
  const winning = optionsOf(v, v.seat).filter((kind) => kind >= 0 && addedBy(v, kind) > behind);
  const [kind] = winning;
  if (kind === undefined || stakesOf(v, f) < cardWorth(addedBy(v, kind), v.left)) return decision('none');
  return decision('lay', combatThings.name(kind));
}

/** F18.8: what both sides should mix. */
export function sealedMix(
  v: Survey,
  f: Fight,
): { readonly options: readonly number[]; readonly mix: readonly number[] } {
  const side = sideOf(f, v.seat);
  const seats = [f.seat, f.foe];
  const choices = seats.map((seat, one) => (mayCard(v, f, one) ? optionsOf(v, seat) : [-1]));
  const options = at(choices, side);
  if (options.length === 1) return { options, mix: [1] };
  const [own, theirs] = [at(choices, ATTACKER), at(choices, DEFENDER)];
  const ahead = lead(v, f);
  const stake = stakesOf(v, f);
  const gains = own.map((a) =>
    theirs.map((d) => {
      const edge = ahead + addedBy(v, a) - addedBy(v, d);
      const result = edge > 0 ? stake : edge === 0 ? 0.35 * stake : 0;
      return result - cardWorth(addedBy(v, a), v.left) + cardWorth(addedBy(v, d), v.left);
    }),
  );
  return { options, mix: at(mixtures(gains), side) };
}

/**
 * A point from 0 to 1 that nobody can foresee who does not know the hand: the same question gets the same answer, as a script must, but
 * from one fight to the next it looks like chance.
 */
function point(v: Survey, f: Fight): number {
  const player = playerOf(v.s, v.seat);
  let hash = 17 + v.seat;
  const mix = (value: number): void => {
    hash = (Math.imul(hash, 31) + value) | 0;
  };
  for (const value of [
    v.s.round,
    f.hex,
    f.seat,
    player.wealth,
    player.battleTokens,
    ...player.favors,
    ...v.s.favorDeck,
  ])
    mix(value);
  for (const value of f.units) mix(value);
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  hash = Math.imul(hash ^ (hash >>> 12), 0x297a2d39);
  return ((hash ^ (hash >>> 15)) >>> 0) / 2 ** 32;
}

export const layCard = (kind: number): Decision =>
  kind < 0 ? decision('none') : decision('lay', combatThings.name(kind));

export function sealedCard(v: Survey, f: Fight): Decision {
  const { options, mix } = sealedMix(v, f);
  return layCard(at(options, drawn(mix, point(v, f))));
}

/** F6.3: ships support where that may decide. */
export function support(v: Survey, f: Fight): Decision {
  const side = sideOf(f, v.seat);
  const ahead = side === ATTACKER ? lead(v, f) : -lead(v, f);
  const ready = waterBeside(v.t, f.hex).filter((hex) => v.s.holders[hex] === v.seat && unitsOf(v.s, hex, SHIP) > 0);
  const [hex] = ready;
  const cost = playerOf(v.s, v.seat).forge ? 0 : v.coin;
  // The attacker must be ahead, the defender not behind; against the wilderness one point is enough.
  const wanted = f.foe < 0 ? 1 : 3;
  const hopeless = ready.reduce((count, water) => count + unitsOf(v.s, water, SHIP), 0) + ahead + 3 <= 0;
  if (hex === undefined || ahead >= wanted || hopeless || 0.4 * stakesOf(v, f) < cost) return decision('enough');
  return decision('support', hexName(v.s, hex));
}

export const lose = (v: Survey, f: Fight): Decision =>
  decision('lose', unitThings.name(leastUnit(v, ranksOf(v, f, sideOf(f, v.seat)))));

/** Where a retreating unit does most, or suffers least. */
export function retreats(v: Survey, f: Retreat): { readonly hex: number; readonly worth: number }[] {
  const kind = f.units.findIndex((count) => count > 0);
  const found: { hex: number; worth: number }[] = [];
  for (const hex of besides(v.s, f.hex)) {
    if (!isGroundFor(v.t, kind, hex) || f.closed.includes(hex)) continue;
    const holder = controllerOf(v.s, hex);
    if (holder >= 0 && holder !== v.seat) continue;
    if (holder < 0 && v.s.pending.some((one) => one.hex === hex)) continue;
    found.push({ hex, worth: holder === v.seat ? 0.5 + standWorth(v, kind, 1, hex) : refuge(v, f, hex) });
  }
  return found.sort((a, b) => b.worth - a.worth);
}

/** All that is left may win a wilderness together. */
function refuge(v: Survey, f: Retreat, hex: number): number {
  let attack = 0;
  for (let kind = 0; kind < KINDS; kind++) attack += at(f.units, kind) * at(v.arms.attack, kind);
  for (let i = 0; i < f.legs.length; i += 2) if (f.legs[i + 1] === hex) attack += at(v.arms.attack, at(f.legs, i));
  return attack > at(v.defense, hex) ? prizeOf(v, hex) : -1;
}

export function retreat(v: Survey, f: Retreat): Decision[] {
  const [best] = retreats(v, f);
  return best ? [decision('retreat', hexName(v.s, best.hex))] : [];
}

/** F20: an own one is best; one that cannot be held is better destroyed than given back. */
export function conquest(v: Survey, f: Fight, conversions: readonly number[]): Decision {
  const [tile] = conversions;
  if (tile !== undefined) return decision('convert', tileThings.name(tile));
  const structure = structureOn(v.t, f.hex);
  const held = countOn(v.s, f.hex) > 0 && at(v.threat, f.hex) <= at(v.defense, f.hex) + 1;
  const [keep, destroy] = [
    structure ? structure.points : 0,
    structure ? spite(v) * (structure.points + structure.income) : 0,
  ];
  return decision(held || keep > 1.5 * destroy ? 'keep' : 'destroy');
}
