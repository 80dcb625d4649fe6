/** Where counters go that come to the map: the set-up, reinforcements, replacements, new Commanders. */

import { at, type Decision } from '@condotta/kernel';
import type { UnitType } from '../components/types.ts';
import { lookupOf } from '../lookup.ts';
import { ELIMINATED, type FrameOf, type MonferratoTable, RESERVE } from '../state.ts';
import { unitName, zoneName } from '../things.ts';
import { commandOf, endurance, factionOf, isCombat, isRaider, placeOf, typeOf, unitsIn } from '../units.ts';
import { decision } from './deed.ts';
import { powerOf } from './muster.ts';
import type { Outlook } from './outlook.ts';
import { unitWorth } from './worth.ts';

/**
 * How the scenario is opened: for each kind of counter the zones it may go to, the first that is allowed. Pro-Spain sees what
 * Gonzaga has put where, and goes for the weaker Fortress: Milan gathers at Cremona against Mantua, or lies before Casale at once.
 */
export interface Opening {
  /** Where Milan goes: its soldiers, then guns, engineers and Camp. */
  readonly casale: Gathering;
  readonly mantua: Gathering;
  /** Mantua so much weaker than Casale (by hits that it bears) is gone for. */
  readonly bias: number;
  readonly savoy: readonly string[];
  /** Which of Gonzaga's free counters go to Mantua, by id or by type. */
  readonly toMantua: readonly string[];
  readonly fort: string;
}

interface Gathering {
  readonly soldiers: readonly string[];
  readonly guns: readonly string[];
}

const AT_CREMONA: Gathering = { soldiers: ['cremona'], guns: ['cremona'] };

export const HILLS: Opening = {
  casale: { soldiers: ['valenza', 'alessandria'], guns: ['valenza'] },
  mantua: AT_CREMONA,
  bias: 1.2,
  savoy: ['ivrea', 'col_asti'],
  toMantua: ['artillery', 'guastatori'],
  fort: 'moncalvo',
};
export const LOWLAND: Opening = {
  casale: { soldiers: ['alessandria', 'valenza'], guns: ['alessandria'] },
  mantua: AT_CREMONA,
  bias: 2,
  savoy: ['vercelli', 'ivrea'],
  toMantua: ['G6', 'guastatori'],
  fort: 'trino',
};
export const PATIENT_OPENING: Opening = {
  casale: { soldiers: ['lomellina', 'valenza'], guns: ['lomellina'] },
  mantua: AT_CREMONA,
  bias: 0.8,
  savoy: ['col_asti'],
  toMantua: ['G5', 'G6', 'artillery'],
  fort: 'nizza',
};

/** MS-2 to MS-9 */
export function setUp(t: MonferratoTable, f: FrameOf<'setUp'>, opening: Opening): Decision[] {
  const { piece, faction, zones } = at(t.components.setUp, f.step);
  const to = (id: string): Decision[] => (zones.includes(id) ? [decision('put', `zone:${id}`)] : []);
  if (f.at === 'unit' && piece.kind === 'units') {
    // MS-4: the better ones go where the enemy comes first: what Mantua takes is the weaker.
    const free = piece.ids
      .map((id) => lookupOf(t.components).units.get(id) ?? 0)
      .filter((unit) => placeOf(t.s, unit) === RESERVE)
      .sort((a, b) => unitWorth(t, a) - unitWorth(t, b));
    const [unit] = free;
    return unit === undefined ? [] : [decision('take', unitName(t, unit))];
  }
  if (piece.kind === 'fort') return [...to(opening.fort), ...to('curtatone')];
  if (zones.includes('casale') && zones.includes('mantova')) {
    const { id, type } = at(t.components.units, f.unit);
    return to(opening.toMantua.some((one) => one === id || one === type) ? 'mantova' : 'casale');
  }
  if (faction === 0) return [];
  const heavy = piece.kind === 'camp' || ['artillery', 'guastatori'].includes(typeOf(t, f.unit));
  const goal = garrison(t, 'mantova') * opening.bias < garrison(t, 'casale') ? opening.mantua : opening.casale;
  const wishes = zones.includes('milano') ? (heavy ? goal.guns : goal.soldiers) : opening.savoy;
  return wishes.flatMap((id) => to(id)).slice(0, 1);
}

/** How much a Fortress withstands: the hits it bears. */
const garrison = (t: MonferratoTable, id: string): number =>
  unitsIn(t, lookupOf(t.components).zones.get(id) ?? 0).reduce(
    (sum, unit) => sum + (isCombat(typeOf(t, unit)) ? endurance(t, unit) : 0),
    0,
  );

/** M16.6: the best who fell come back, to where their army is needed most. */
export function replace(o: Outlook, f: FrameOf<'replacements'>, types: readonly UnitType[]): Decision[] {
  const { t } = o;
  if (f.at === 'unit') {
    const fallen = at(lookupOf(t.components).unitsOf, f.command)
      .filter((unit) => placeOf(t.s, unit) === ELIMINATED && types.includes(typeOf(t, unit)))
      .sort((a, b) => freshWorth(t, b) - freshWorth(t, a));
    const [unit] = fallen;
    return unit === undefined ? [decision('forgo')] : [decision('bring', unitName(t, unit))];
  }
  const zones = [...f.zones].sort((a, b) => needOf(o, b) - needOf(o, a));
  return zones.map((zone) => decision('put', zoneName(t, zone)));
}

const freshWorth = (t: MonferratoTable, unit: number): number => powerOf(t, unit, true) + powerOf(t, unit, false);

/** Where one more regiment matters: places in danger that count, and armies on the way to something. */
export const needOf = (o: Outlook, zone: number): number => {
  const { points } = at(o.t.components.zones, zone);
  const danger = Math.max(0, at(o.menace, zone) - at(o.own, zone));
  return 0.15 * points * Math.min(2, danger) + at(o.pull, zone);
};

/** M7.4-3: where friends are strongest, and not where all is lost. */
export function refuge(o: Outlook, unit: number): Decision[] {
  const { t } = o;
  const zones = new Set(
    t.s.places.flatMap((zone, one) => (zone >= 0 && factionOf(t, one) === factionOf(t, unit) ? [zone] : [])),
  );
  const mine = (zone: number): number =>
    unitsIn(t, zone, factionOf(t, unit)).filter(
      (one) => commandOf(t, one) === commandOf(t, unit) && isRaider(typeOf(t, one)),
    ).length;
  const worth = (zone: number): number => mine(zone) + 0.5 * at(o.own, zone) - at(o.menace, zone) * 0.3;
  return [...zones].sort((a, b) => worth(b) - worth(a)).map((zone) => decision('appear', zoneName(t, zone)));
}
