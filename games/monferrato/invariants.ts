/** What holds at every decision: pieces are conserved, limits are kept. */

import { at, type Invariant, range } from '@condotta/kernel';
import { hasUnits } from './commands.ts';
import { lookupOf } from './lookup.ts';
import { type MonferratoTable, type MonferratoWorld, NONE, type Types, WAITING } from './state.ts';
import { sideName, unitName, zoneName } from './things.ts';
import { campFaction, countIn, holders, isCombat, isHeldBy, otherSeat, placeOf } from './units.ts';

const isAscending = (list: readonly number[]): boolean => list.every((x, i) => i === 0 || at(list, i - 1) <= x);

/** M6-16: while a group meets enemies, both are in one zone; else never. */
const MEETING: readonly string[] = ['battle', 'march', 'reinforcement'];

function apart(t: MonferratoTable, world: MonferratoWorld): string | null {
  if (world.over || world.stack.some(({ proc }) => MEETING.includes(proc))) return null;
  const both = holders(t).indexOf(3);
  return both < 0 ? null : `units of both factions are in ${zoneName(t, both)}`;
}

/** M2.2-1, M5-10: each chit is in one place, and no hand has more than four, five while one is discarded. */
function chits({ s, components }: MonferratoTable): string | null {
  const aside = s.changed ? [] : components.chits.flatMap(({ colour }, chit) => (colour === 'red' ? [chit] : []));
  const all = [...s.hands.flat(), ...s.bag, ...s.discard, ...s.removed, ...aside].sort((a, b) => a - b);
  if (all.length !== components.chits.length || all.some((chit, i) => chit !== i))
    return 'the chits are not all of them';
  if (s.hands.some((hand) => hand.length > 5 || !isAscending(hand))) return 'a hand is too big or not in order';
  const lost = s.seen.flat().find((chit) => !s.hands.flat().includes(chit));
  return lost === undefined ? null : `chit ${lost + 1} is known to be where it is not`;
}

/** M10-2, M10-10, MS-31 */
function forts(t: MonferratoTable): string | null {
  const { fortress } = lookupOf(t.components);
  for (const [faction, zones] of t.s.forts.entries()) {
    const left = at(t.s.fortsLeft, faction);
    if (left < 0 || zones.length + left > at(t.components.forts, faction))
      return `faction ${faction} has too many Forts`;
    if (zones.some((zone) => fortress[zone])) return 'a Fort is in a Fortress';
    if (!isAscending(zones)) return 'the Forts are not in order';
  }
  const all = t.s.forts.flat();
  const crowded = all.find((zone) => all.filter((other) => other === zone).length > 2);
  return crowded === undefined ? null : `${zoneName(t, crowded)} has more than two Forts`;
}

/** M14.5-6, M14.5-7: no Camp stands alone among enemies who fight or dig; a Commander may stand beside it. */
function camps(t: MonferratoTable, world: MonferratoWorld): string | null {
  if (world.over || world.stack.some(({ proc }) => MEETING.includes(proc))) return null;
  const camp = t.s.camps.findIndex(({ zone }, one) => {
    const faction = campFaction(t, one);
    return zone >= 0 && !isHeldBy(t, zone, faction) && countIn(t, zone, otherSeat(faction), isCombat) > 0;
  });
  return camp < 0 ? null : `a Camp of faction ${campFaction(t, camp)} is alone among enemies`;
}

/** M8.1-2, M9.1-7, M9.3-1 */
function walls(t: MonferratoTable, world: MonferratoWorld): string | null {
  const meets = world.stack.some(({ proc }) => MEETING.includes(proc));
  for (const [side, { level, outside, fortress }] of lookupOf(t.components).sides.entries()) {
    const now = at(t.s.levels, side);
    if (now < 0 || now > level) return `${sideName(t, side)} has Level ${now}`;
    const [mines, miner] = [at(t.s.mines, side), at(t.s.miners, side)];
    if (mines > 0 !== (miner !== NONE)) return `${sideName(t, side)} has ${mines} Mines of ${miner}`;
    if (mines > 0 && !isHeldBy(t, outside, miner)) return `nobody guards the Mines at ${sideName(t, side)}`;
    // M7.2.3-3, M9.1-8: Mines are of those outside, and go when the Fortress falls.
    if (mines > 0 && !meets && isHeldBy(t, fortress, miner)) return `${sideName(t, side)} has Mines of its own holder`;
  }
  return null;
}

/** M15-1, M15-2 */
function morale({ s, components }: MonferratoTable): string | null {
  const { least, most } = components.morale;
  const wrong = s.morale.findIndex((value) => value !== 0 && (value < least || value > most));
  return wrong < 0 ? null : `army ${wrong} has Morale ${s.morale[wrong]}`;
}

/** M4-5, M4-6: a marker is in one place, and belongs to a Command with units; a Command with units has one. */
function commands(t: MonferratoTable, world: MonferratoWorld): string | null {
  const { cup, box, drawn } = t.s;
  if (world.stack.some(({ proc }) => proc === 'setUp')) return null;
  for (const command of range(t.components.commands.length)) {
    const markers = [...cup, ...box, drawn].filter((one) => one === command).length;
    if (markers > 1) return `Command ${command} has ${markers} markers`;
    if (command === drawn) continue;
    if (hasUnits(t, command) !== (markers === 1))
      return `Command ${command} has ${markers} markers and the wrong units`;
  }
  return isAscending(box) ? null : 'the Activated box is not in order';
}

/** M16.3-4 */
function groups(t: MonferratoTable, world: MonferratoWorld): string | null {
  const arriving = world.stack.flatMap((frame) => (frame.proc === 'reinforcement' ? [frame] : []));
  const waiting = new Set(
    [...t.s.groups, ...arriving].flatMap(({ chit }) => {
      const [effect] = at(t.components.chits, chit).effects;
      return effect?.kind === 'reinforce' ? effect.units : [];
    }),
  );
  for (const unit of t.s.places.keys())
    if (placeOf(t.s, unit) === WAITING && !waiting.has(at(t.components.units, unit).id))
      return `${unitName(t, unit)} waits for nothing`;
  return null;
}

/** M14.5-5, MS-30 */
function land(t: MonferratoTable): string | null {
  const { closable } = lookupOf(t.components);
  if (t.s.open) return null;
  const unit = t.s.places.findIndex((zone) => zone >= 0 && closable[zone]);
  if (unit >= 0) return `${unitName(t, unit)} is in the closed Republic`;
  const camp = t.s.camps.findIndex(({ zone }) => zone >= 0 && closable[zone]);
  return camp < 0 ? null : `a Camp of faction ${campFaction(t, camp)} is in the closed Republic`;
}

export const invariants: readonly Invariant<Types>[] = [
  { rule: 'M6-16', broken: apart },
  { rule: 'M2.2-1', broken: chits },
  { rule: 'M10-2', broken: forts },
  { rule: 'M8.1-2', broken: walls },
  { rule: 'M15-1', broken: morale },
  { rule: 'M4-5', broken: commands },
  { rule: 'M16.3-4', broken: groups },
  { rule: 'M14.5-6', broken: camps },
  { rule: 'MS-30', broken: land },
];
