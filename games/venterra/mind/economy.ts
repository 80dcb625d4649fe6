/** What wealth is spent on: units, structures, upgrades, combat cards; each choice with its worth. */

import { at, type Decision } from '@condotta/kernel';
import { BUILD_COST, COMBAT_CARDS, DEVELOP_COST, UNITS, type Upgrade } from '../components/index.ts';
import { buyRefusal, COMBAT_NAMES, combatCardOf } from '../rules/combat-cards.ts';
import { developRefusal } from '../rules/development.ts';
import { UPGRADES_EACH } from '../rules/effects.ts';
import { playerOf } from '../rules/players.ts';
import { countsAs } from '../rules/quests.ts';
import { recruitPlaces, unitOf } from '../rules/recruiting.ts';
import { buildingTiles, developmentsOf, isKajer, kindOfTile, structureOf } from '../rules/structures.ts';
import { groundPoints, hexName, isBuildable, isShip, kindOf, realmOf, structuresOf } from '../rules/territories.ts';
import { tileThings, unitThings, upgradeThings } from '../things.ts';
import { KNIGHT, SCOUT, SIEGE, SOLDIER } from './forces.ts';
import { exposure, type Survey } from './survey.ts';
import { cardWorth, season, unitWorth, unknownFavor } from './worth.ts';

/** Something to do, and what it is worth beyond its price. */
export interface Choice {
  readonly decisions: readonly Decision[];
  readonly worth: number;
  readonly cost: number;
}

const decision = (verb: string, arg: string | number | null = null): Decision => ({ verb, arg });

/** The more bodies a seat has, the less one more adds. */
const crowding = (v: Survey): number => 1 / (1 + Math.max(0, v.have.bodies - 6) / 10);

/** What there is to choose from, whatever it costs, as far as somebody has asked: a plan asks with many a purse. */
export interface Market {
  recruits?: readonly Choice[];
  developments?: readonly Choice[];
  buildings?: readonly Choice[];
  upgrades?: readonly Choice[];
}

function marketOf(v: Survey): Market {
  v.found.market ??= {};
  return v.found.market;
}

const affordable = (choices: readonly Choice[], wealth: number): readonly Choice[] =>
  choices.filter(({ cost }) => cost <= wealth);

/** Units to recruit with so much wealth, or for nothing, each in its best place; the best first. */
export function recruits(v: Survey, wealth: number, free = false): readonly Choice[] {
  if (free) return allRecruits(v, true);
  const market = marketOf(v);
  market.recruits ??= allRecruits(v, false);
  return affordable(market.recruits, wealth);
}

function allRecruits(v: Survey, free: boolean): Choice[] {
  const { supply } = playerOf(v.s, v.seat);
  const found: Choice[] = [];
  for (let kind = 0; kind < UNITS.length; kind++) {
    const { cost, brings } = unitOf(v.t, kind);
    const count = Math.min(brings, at(supply, kind));
    if (count === 0) continue;
    const places = recruitPlaces(v.t, v.seat, kind);
    if (places.length === 0) continue;
    const { hex, worth: stand } = bestPlace(v, kind, count, places);
    const aim = at(v.aims.units, kind) + v.aims.body * count;
    const worth = count * unitWorth(v.t, kind, v.left) * crowding(v) + stand + aim - (free ? 0 : cost * v.coin);
    const decisions = [decision('recruit', unitThings.name(kind)), decision('at', hexName(v.s, hex))];
    found.push({ decisions, worth, cost: free ? 0 : cost });
  }
  return found.sort((a, b) => b.worth - a.worth);
}

/** Where new units do most: where they guard, and where there is something to take. */
export function bestPlace(v: Survey, kind: number, count: number, places: readonly number[]) {
  let best = { hex: at(places, 0), worth: Number.NEGATIVE_INFINITY };
  for (const hex of places) {
    const worth = standWorth(v, kind, count, hex);
    if (worth > best.worth) best = { hex, worth };
  }
  return best;
}

export function standWorth(v: Survey, kind: number, count: number, hex: number): number {
  const defense = count * at(v.arms.defense, kind);
  const guard = exposure(v, hex, at(v.defense, hex)) - exposure(v, hex, at(v.defense, hex) + defense);
  // F13.4: a ship on wilderness water holds it.
  const hold = isShip(kind) && at(v.control, hex) < 0 ? at(v.worth, hex) + v.aims.terrain.water : 0;
  return guard + hold + 0.06 * goalsBeside(v, hex, isShip(kind));
}

/** Territories beside this one that are not the seat's, of the right sort. */
function goalsBeside(v: Survey, hex: number, sails: boolean): number {
  let count = 0;
  for (let d = 0; d < 6; d++) {
    const near = at(v.s.near, hex * 6 + d);
    if (near >= 0 && v.water[near] === sails && at(v.control, near) !== v.seat) count++;
  }
  return count;
}

/** Structures to develop, and into what. */
export function developments(v: Survey, wealth: number, free = false): readonly Choice[] {
  if (free) return allDevelopments(v, true);
  if (wealth < DEVELOP_COST) return [];
  const market = marketOf(v);
  market.developments ??= allDevelopments(v, false);
  return market.developments;
}

function allDevelopments(v: Survey, free: boolean): Choice[] {
  const found: Choice[] = [];
  for (const hex of structuresOf(v.s, v.seat)) {
    const refusal = developRefusal(v.t, v.seat, hex, free);
    // What the purse lacks now may be there by then.
    if (refusal && refusal.rule !== 'F1.9') continue;
    for (const tile of developmentsOf(v.t, hex)) {
      const worth = developWorth(v, hex, tile) - (free ? 0 : DEVELOP_COST * v.coin);
      const decisions = [decision('develop', hexName(v.s, hex)), decision('into', tileThings.name(tile))];
      found.push({ decisions, worth, cost: free ? 0 : DEVELOP_COST });
    }
  }
  return found.sort((a, b) => b.worth - a.worth);
}

function developWorth(v: Survey, hex: number, tile: number): number {
  const [before, after] = [structureOf(v.t, at(v.s.structures, hex)), structureOf(v.t, tile)];
  const player = playerOf(v.s, v.seat);
  const safety =
    exposure(v, hex, at(v.defense, hex)) - exposure(v, hex, at(v.defense, hex) + after.defense - before.defense);
  const forged = after.forge && !player.forge ? season(v.left) * (0.15 + 0.12 * at(v.have.units, SOLDIER)) : 0;
  const rounds = Math.max(0, Math.floor(v.left));
  return (
    v.stance.craft * (after.points - before.points + (after.income - before.income) * rounds * v.coin) +
    after.favors * unknownFavor(v.left) +
    v.aims.structures[countsAs(after.key)] +
    safety +
    forged
  );
}

/** Structures to build, and where. */
export function buildings(v: Survey, wealth: number): readonly Choice[] {
  if (wealth < BUILD_COST) return [];
  const market = marketOf(v);
  market.buildings ??= allBuildings(v);
  return market.buildings;
}

function allBuildings(v: Survey): Choice[] {
  const sites = realmOf(v.s, v.seat).filter(
    (hex) => v.s.holders[hex] === v.seat && at(v.s.structures, hex) === 0 && isBuildable(v.t, hex),
  );
  const found: Choice[] = [];
  for (const tile of buildingTiles(v.t, v.seat)) {
    const { points, income, defense, key } = structureOf(v.t, tile);
    const rounds = Math.max(0, Math.floor(v.left));
    const own = v.stance.craft * (points + income * rounds * v.coin) + v.aims.built + v.aims.structures[key];
    for (const hex of sites) {
      // It holds the ground without a unit, which is free to go.
      const frees = 0.3 * season(v.left);
      const lost =
        exposure(v, hex, at(v.defense, hex) + defense) * (1 + (points + income) / Math.max(1, at(v.worth, hex)));
      const kept = exposure(v, hex, at(v.defense, hex));
      const worth = own + frees + 0.1 * groundPoints(v.t, hex) + kept - lost - BUILD_COST * v.coin;
      const decisions = [decision('build', tileThings.name(tile)), decision('at', hexName(v.s, hex))];
      found.push({ decisions, worth, cost: BUILD_COST });
    }
  }
  return found.sort((a, b) => b.worth - a.worth);
}

/** Upgrades to buy. */
export function upgrades(v: Survey, wealth: number): readonly Choice[] {
  const market = marketOf(v);
  market.upgrades ??= allUpgrades(v);
  return affordable(market.upgrades, wealth);
}

function allUpgrades(v: Survey): Choice[] {
  const { faction, upgrades: active } = playerOf(v.s, v.seat);
  const found: Choice[] = [];
  for (let n = 0; n < UPGRADES_EACH; n++) {
    const upgrade = at(v.t.components.upgrades, faction * UPGRADES_EACH + n);
    if (active[n]) continue;
    const worth = v.stance.craft * upgrade.points + upgradeEffect(v, upgrade) + v.aims.upgrade - upgrade.cost * v.coin;
    found.push({ decisions: [decision('upgrade', upgradeThings.name(upgrade.id))], worth, cost: upgrade.cost });
  }
  return found.sort((a, b) => b.worth - a.worth);
}

function upgradeEffect(v: Survey, { effect }: Upgrade): number {
  const { units } = v.have;
  const soon = season(v.left);
  const rounds = Math.max(0, Math.floor(v.left));
  switch (effect.kind) {
    case 'income': {
      const have = effect.of === 'structure' ? structuresOf(v.s, v.seat).length : v.have.terrain[effect.of];
      return effect.amount * rounds * v.coin * (have >= effect.count ? 1 : 0.3);
    }
    case 'defense':
      return soon * effect.amount * 0.22 * (0.5 + at(units, kindOf(effect.unit)));
    case 'movement':
      return soon * (0.1 + 0.1 * at(units, kindOf(effect.unit)));
    case 'support':
      return soon * 0.25 * at(units, kindOf('ship'));
    case 'plunder':
      return effect.amount * v.coin * 0.7 * v.left;
    case 'siege':
      return soon * (0.1 + 0.25 * at(units, SIEGE));
    case 'discount':
      return soon * 0.35;
    case 'plan':
      return v.coin * 0.4 * v.left;
    case 'garrison':
      return soon * 0.2 * v.have.built;
    case 'ground':
      return soon * 0.3;
    case 'swarm':
      return soon * 0.35;
    case 'hunt':
      return v.coin * 0.45 * v.left;
    case 'units': {
      const kind = kindOf(effect.unit);
      const count = Math.min(effect.count, at(playerOf(v.s, v.seat).supply, kind));
      return count * unitWorth(v.t, kind, v.left) * crowding(v);
    }
    case 'favors':
      return effect.count * unknownFavor(v.left);
    case 'awake': {
      const hex = structuresOf(v.s, v.seat).find((one) => isKajer(v.t, at(v.s.structures, one)));
      if (hex === undefined) return 0;
      const turned =
        kindOfTile(v.t, at(v.s.structures, hex)) === 'kajer' ? developWorth(v, hex, at(v.s.structures, hex) ^ 1) : 0;
      return effect.count * unitWorth(v.t, SOLDIER, v.left) + turned;
    }
  }
}

/** Combat cards to buy, one at a time; wealth instead is worth 2. */
export function purchases(v: Survey): Choice[] {
  const hand = v.cards.length;
  const found: Choice[] = [];
  for (let kind = 0; kind < COMBAT_CARDS.length; kind++) {
    const name = at(COMBAT_NAMES, kind);
    if (buyRefusal(v.t, v.seat, name)) continue;
    const { value, cost } = combatCardOf(v.t, kind);
    const worth = cardWorth(value, v.left) / (1 + 0.5 * hand) - cost * v.coin;
    found.push({ decisions: [decision('buy', name)], worth, cost });
  }
  return found.sort((a, b) => b.worth - a.worth);
}

/** The unit of a few that is missed least. */
export function leastUnit(v: Survey, units: readonly number[]): number {
  let best = -1;
  for (let kind = 0; kind < units.length; kind++) {
    if (at(units, kind) === 0) continue;
    if (best < 0 || lossOf(v, kind) < lossOf(v, best)) best = kind;
  }
  return best;
}

const lossOf = (v: Survey, kind: number): number =>
  unitWorth(v.t, kind, Math.max(1, v.left)) - (kind === SCOUT ? 0.01 : 0) + (kind === KNIGHT ? 0.01 : 0);
