/** Raids: Morale and bread from the enemy's land. */

import { at } from '@condotta/kernel';
import { commandArmy } from '../commands.ts';
import { lookupOf } from '../lookup.ts';
import { pointsFor } from '../rules/allowance.ts';
import { readyUnits } from '../rules/ready.ts';
import { unitName, zoneName } from '../things.ts';
import { campsIn, fortsIn, isOutOfSupply, isRaider, typeOf, unitsIn } from '../units.ts';
import { type Deed, decision } from './deed.ts';
import { moraleWorth } from './morale.ts';
import { isFoes, type Outlook } from './outlook.ts';
import { hitCost } from './worth.ts';

/** M11-4: more than that need Attack Supply. With so many only a 6 fails. */
const FEW = 2;
const ENOUGH = 5;

/** How often so many raiders succeed against so much (M11-5, M11-6). */
function successOf(raiders: number, against: number): number {
  let good = 1;
  for (let die = 2; die <= 5; die++) if (die + against <= raiders) good++;
  return good / 6;
}

/** A group on its way that stands in such land: whether an attempt pays. */
export function raidHere(o: Outlook, units: readonly number[], zone: number): number {
  const { t } = o;
  const party = units.filter((unit) => isRaider(typeOf(t, unit)));
  return party.length === 0 ? -1 : attemptWorth(o, party, zone);
}

/** What an attempt of these brings on average. */
function attemptWorth(o: Outlook, party: readonly number[], zone: number): number {
  const { t } = o;
  const foe = 1 - o.seat;
  const army = commandArmy(t, o.command);
  const success = successOf(party.length, unitsIn(t, zone, foe).length + fortsIn(t.s, zone, foe));
  const gain = moraleWorth(t, army, campsIn(t, zone, foe).length > 0 ? 2 : 1);
  const hungry = party.filter((unit) => isOutOfSupply(t.s, unit)).length * 0.1;
  const harm = party.reduce((sum, unit) => sum + hitCost(t, unit), 0) / 6;
  return success * (gain + hungry) - harm * o.blood;
}

/** Raids where the units stand, or one step on, in land without enemies. */
export function raidsFrom(o: Outlook, zone: number, armed: readonly number[]): Deed[] {
  const { t } = o;
  const { ways, raids } = lookupOf(t.components);
  const ready = readyUnits(t, o.command, zone).filter((unit) => isRaider(typeOf(t, unit)));
  const needed = at(t.components.zones, zone).points > 0 ? 1 : 0;
  const free = ready.slice(0, Math.max(0, ready.length - needed));
  if (free.length === 0) return [];
  const steps = at(ways, zone).filter(
    (way) => way.kind !== 'river' && way.kind !== 'impassable' && way.kind !== 'boxlink',
  );
  const targets = [{ zone, cost: 0 }, ...steps.map((way) => ({ zone: way.zone, cost: pointsFor(t, way) }))];
  return targets.flatMap(({ zone: to, cost }): Deed[] => {
    if (!at(raids, o.command)[to] || t.s.raided.includes(to) || isFoes(o, to) || cost > 2) return [];
    const party = (free.every((unit) => armed.includes(unit)) ? free : free.slice(0, FEW)).slice(0, ENOUGH);
    const [first, ...others] = party;
    if (first === undefined) return [];
    return [
      {
        worth: attemptWorth(o, party, to) - (cost > 0 ? 0.12 * party.length : 0),
        decisions: [
          decision('march', unitName(t, first)),
          ...others.map((unit) => decision('join', unitName(t, unit))),
          ...(cost > 0 ? [decision('step', zoneName(t, to))] : []),
          decision('raid'),
          ...party.map((unit) => decision('with', unitName(t, unit))),
          decision('attempt'),
        ],
      },
    ];
  });
}
