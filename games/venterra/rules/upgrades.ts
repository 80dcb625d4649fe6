/** F10 Faction upgrades: the purchase. What they do is in effects.ts. */

import { type Arg, at, call, type Next, type Refusal, type Seat, unknownThing } from '@condotta/kernel';
import { FACTIONS, type Upgrade } from '../components/index.ts';
import { frames, type Position, refuse, type VenterraPlay, type VenterraTable } from '../state.ts';
import { seatName, upgradeThings } from '../things.ts';
import { UPGRADES_EACH } from './effects.ts';
import { drawFavors } from './favor-deck.ts';
import { playerOf } from './players.ts';
import { gainUnits, recruitPlaces } from './recruiting.ts';
import { isKajer, turnedOver } from './structures.ts';
import { addUnits, hexName, isWater, kindOf, realmOf, structuresOf } from './territories.ts';
import { pay, poor } from './wealth.ts';

export function upgradeOf(t: Position, id: number): Upgrade {
  return at(t.components.upgrades, id - 1);
}

/** Is the upgrade with this number active for a seat? */
function isActive(t: Position, seat: Seat, id: number): boolean {
  const { faction, upgrades } = playerOf(t.s, seat);
  const n = id - 1 - faction * UPGRADES_EACH;
  return n >= 0 && n < UPGRADES_EACH && at(upgrades, n);
}

export const upgradesOf = (t: Position, seat: Seat): string[] =>
  t.components.upgrades
    .filter(({ faction }) => faction === FACTIONS[playerOf(t.s, seat).faction])
    .map(({ id }) => upgradeThings.name(id));

/** F10.1 */
export function upgradeRefusal(t: VenterraTable, seat: Seat, arg: Arg | null): Refusal | null {
  const id = upgradeThings.number(arg);
  if (id < 1) return unknownThing(arg);
  const upgrade = upgradeOf(t, id);
  const thing = { upgrade: upgradeThings.name(id) };
  if (upgrade.faction !== FACTIONS[playerOf(t.s, seat).faction]) return refuse('F10.1', 'upgrade.foreign', thing);
  if (isActive(t, seat, id)) return refuse('F10.1', 'upgrade.active', thing);
  return poor(t.s, seat, upgrade.cost);
}

/** F10.2, F10.3, F10.6: paid, turned, and an effect of once is carried out as far as it goes; then the caller goes on at `then`. */
export function buyUpgrade<At extends string>(p: VenterraPlay, seat: Seat, id: number, then: At): Next<At> {
  const upgrade = upgradeOf(p, id);
  const player = playerOf(p.s, seat);
  pay(p.s, seat, upgrade.cost);
  player.upgrades[id - 1 - player.faction * UPGRADES_EACH] = true;
  p.log('upgrade', { seat: seatName(seat), upgrade: upgradeThings.name(id), cost: upgrade.cost }, 'F10.2');
  const { effect } = upgrade;
  if (effect.kind === 'favors') drawFavors(p, seat, effect.count);
  if (effect.kind === 'awake') awaken(p, seat, kindOf(effect.unit), effect.count);
  if (effect.kind !== 'units') return { kind: 'step', at: then };
  const unit = kindOf(effect.unit);
  const hexes =
    effect.where === 'structure' ? recruitPlaces(p, seat, unit) : realmOf(p.s, seat).filter((hex) => !isWater(p, hex));
  return call(frames.placing({ seat, unit, count: effect.count, hexes }), then);
}

/** If the player controls Ka'jer, units come to it and it turns to its second side. */
function awaken(p: VenterraPlay, seat: Seat, unit: number, count: number): void {
  const hex = structuresOf(p.s, seat).find((one) => isKajer(p, at(p.s.structures, one)));
  if (hex === undefined) return;
  const gained = gainUnits(p.s, seat, unit, count);
  addUnits(p.s, hex, seat, unit, gained);
  const tile = at(p.s.structures, hex);
  if ((tile & 1) === 0) p.s.structures[hex] = turnedOver(tile);
  p.log('upgrade.awake', { seat: seatName(seat), hex: hexName(p.s, hex), count: gained }, 'F10.3');
}
