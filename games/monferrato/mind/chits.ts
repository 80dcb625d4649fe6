/** What chits are worth: to play now, to keep, to answer with. */

import { at } from '@condotta/kernel';
import { commandArmy, commandSeat } from '../commands.ts';
import type { Chit, Effect } from '../components/types.ts';
import { ALL, DRAWN } from '../components/types.ts';
import { lookupOf } from '../lookup.ts';
import { chitOf, conditionHolds, dateHasCome, isReinforcement } from '../rules/hand.ts';
import { replaceable } from '../rules/replacements.ts';
import type { MonferratoTable } from '../state.ts';
import { armyOf, factionOf, isDisrupted, isOnMap, isRaider, typeOf, unitsIn } from '../units.ts';
import { moraleWorth } from './morale.ts';
import { turnsLeft } from './outlook.ts';
import { unitWorth } from './worth.ts';

const friend = (seat: number, faction: number): number => (seat === faction ? 1 : -1);
const armySeat = (t: MonferratoTable, army: number): number => at(t.components.armies, army).faction;

/** What an effect is worth to the seat if it happens now, in victory points. */
function effectWorth(t: MonferratoTable, seat: number, effect: Effect): number {
  const { zones, units, sidesOf } = lookupOf(t.components);
  const zoneOf = (id: string): number => zones.get(id) ?? 0;
  const drawn = t.frame('activation')?.command ?? -1;
  switch (effect.kind) {
    case 'morale': {
      const armies =
        effect.army === ALL
          ? t.components.armies.map((_, army) => army)
          : [effect.army === DRAWN ? (drawn < 0 ? -1 : commandArmy(t, drawn)) : effect.army];
      return armies.reduce(
        (sum, army) => sum + (army < 0 ? 0 : friend(seat, armySeat(t, army)) * moraleWorth(t, army, effect.by)),
        0,
      );
    }
    case 'points':
      return friend(seat, effect.to) * effect.by;
    case 'reinforce': {
      const numbers = effect.units.map((id) => units.get(id) ?? 0);
      const worth = numbers.reduce((sum, unit) => sum + unitWorth(t, unit), 0);
      const time = Math.min(1, turnsLeft(t) / 8);
      return friend(seat, factionOf(t, numbers[0] ?? 0)) * worth * time;
    }
    case 'spies':
      return at(t.s.hands, 1 - seat).length > 1 ? 0.3 : 0.1;
    case 'betrayal': {
      const sides = at(sidesOf, zoneOf(effect.fortress)).filter(
        (side) =>
          unitsIn(t, at(lookupOf(t.components).sides, side).outside, seat).length > 0 && at(t.s.levels, side) > 0,
      );
      return sides.length > 0 ? (effect.upTo / 6) * 1.5 : 0;
    }
    case 'desertion':
      return 0.25;
    case 'replacements': {
      const best = effect.commands.map((command) => replaceable(t, command, effect.types));
      const most = Math.max(0, ...best.map((list) => Math.min(effect.points, list.length)));
      return 0.35 * most;
    }
    case 'sappers':
      return drawn >= 0 && worksAhead(t, drawn) ? 0.4 : 0.12;
    case 'train':
      return 0.2;
    case 'march':
      return turnsLeft(t) > 2 ? 0.2 : 0.1;
    case 'delay':
      return t.s.groups.some(({ chit }) => groupArmyOf(t, chit) === effect.army) ? 0.5 : 0.2;
    case 'discard':
      return friend(seat, effect.from) * -0.3;
    case 'inactive':
      return friend(seat, commandSeat(t, effect.command)) * 0.8;
    case 'turn': {
      const unit = units.get(effect.unit) ?? 0;
      return isOnMap(t.s, unit) && !isDisrupted(t.s, unit) ? -friend(seat, factionOf(t, unit)) * 0.4 : 0;
    }
    case 'withdrawal':
      return -friend(seat, commandSeat(t, effect.command)) * 0.45 * effect.units;
    case 'plague':
      return crowds(t, 1 - seat, effect.stack) - crowds(t, seat, effect.stack);
    case 'truce':
      return 0.4 * (unitsIn(t, zoneOf(effect.fortress), seat).length > 0 ? 1 : -1);
    case 'contagion':
    case 'end':
    case 'rain':
    case 'sortie':
    case 'peasants':
    case 'hesitation':
    case 'peace':
      return 0;
  }
}

/** Engineers of the Command stand where walls are to be mined, or mended. */
function worksAhead(t: MonferratoTable, command: number): boolean {
  const { unitsOf, ways } = lookupOf(t.components);
  return at(unitsOf, command).some((unit) => {
    const zone = at(t.s.places, unit);
    return typeOf(t, unit) === 'guastatori' && zone >= 0 && at(ways, zone).some(({ side }) => side >= 0);
  });
}

function groupArmyOf(t: MonferratoTable, chit: number): number {
  const [effect] = chitOf(t, chit).effects;
  if (effect?.kind !== 'reinforce') return -1;
  return armyOf(t, lookupOf(t.components).units.get(effect.units[0] ?? '') ?? 0);
}

function crowds(t: MonferratoTable, faction: number, stack: number): number {
  const { faction: factions, type } = lookupOf(t.components);
  const crowd: number[] = t.components.zones.map(() => 0);
  for (const [unit, zone] of t.s.places.entries())
    if (zone >= 0 && factions[unit] === faction && isRaider(at(type, unit))) crowd[zone] = at(crowd, zone) + 1;
  let hits = 0;
  for (const count of crowd) if (count >= stack) hits += 0.1;
  return hits;
}

const total = (t: MonferratoTable, seat: number, effects: readonly Effect[]): number =>
  effects.reduce((sum, effect) => sum + effectWorth(t, seat, effect), 0);

/** Before its date a reinforcement waits for the dice; held until then it comes at once: one plays the enemy's early, and keeps one's own. */
const WAITING = 0.45;

/** What it is worth to play the chit now rather than keep it. */
export function playWorth(t: MonferratoTable, seat: number, chit: number): number {
  const data = chitOf(t, chit);
  const worth = total(t, seat, conditionHolds(t, data) ? data.effects : data.otherwise);
  if (isReinforcement(data) && !dateHasCome(t, data)) return -WAITING * worth;
  // A chit that may be played again and again is worth more than its place in the hand only when it bites.
  return data.removed ? worth : worth - 0.08;
}

/** What a chit in hand is worth to keep: what it may do one day. */
export function keepWorth(t: MonferratoTable, seat: number, chit: number): number {
  const data = chitOf(t, chit);
  if (data.who !== null && data.who !== seat) return 0;
  if (data.window !== null) return RESPONSE[data.effects[0]?.kind ?? ''] ?? 0.2;
  return Math.max(0, total(t, seat, data.effects)) * (isLate(t, data) ? 0.5 : 1);
}

/** Its date is far away. */
const isLate = (t: MonferratoTable, data: Chit): boolean => !dateHasCome(t, data);

/** What a Response in hand is good for. */
const RESPONSE: Readonly<Record<string, number>> = {
  rain: 0.25,
  sortie: 0.4,
  peasants: 0.15,
  hesitation: 0.3,
  peace: 0.6,
};

/** What it is worth to have drawn a chit: to use it, or to keep an army of the enemy waiting. */
const DENIED = 0.12;
/** Whoever holds a reinforcement must play it one day: to hold one's own brings it sooner. */
const SOONER = 0.4;

function drawnWorth(t: MonferratoTable, seat: number, chit: number): number {
  const data = chitOf(t, chit);
  if (!isReinforcement(data)) return keepWorth(t, seat, chit);
  const worth = total(t, seat, data.effects);
  return worth > 0 ? SOONER * worth : -DENIED * worth;
}

/** A new chit, drawn instead of acting: any that could still be in the container (as far as the seat can tell). */
export function drawWorth(t: MonferratoTable, seat: number): number {
  const { s, components } = t;
  const hand = at(s.hands, seat);
  let [worth, count] = [0, 0];
  for (const [chit, { colour }] of components.chits.entries()) {
    if (hand.includes(chit) || s.discard.includes(chit) || s.removed.includes(chit)) continue;
    if (colour === 'red' && !s.changed) continue;
    worth += drawnWorth(t, seat, chit);
    count++;
  }
  if (count === 0) return 0.05;
  // With a full hand the worst of five goes.
  return (worth / count) * (hand.length < 4 ? 1 : 0.6) * Math.min(1, turnsLeft(t) / 5);
}
