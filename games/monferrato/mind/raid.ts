/** Raids: Morale and bread from the enemy's land. */

import { at } from '@condotta/kernel';
import { commandArmy } from '../commands.ts';
import { lookupOf } from '../lookup.ts';
import { readyUnits } from '../rules/ready.ts';
import { unitName, zoneName } from '../things.ts';
import { campsIn, fortsIn, isOutOfSupply, isRaider, typeOf, unitsIn } from '../units.ts';
import { byWorth, type Deed, decision } from './deed.ts';
import { freeIn, marchWorth } from './march.ts';
import { moraleWorth } from './morale.ts';
import { isFoes, type Outlook } from './outlook.ts';
import { partyOf, pathTo, pointsOf, reachOf } from './reach.ts';
import { hitCost } from './worth.ts';

/** M11-4: more than that need Attack Supply. With so many only a 6 fails. */
const FEW = 2;
const ENOUGH = 5;
/** M11-9: a 6. */
const FAILS = 1 / 6;

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

/** M11-10: whoever misses tries again while his points last; `tries`: how often he may. */
function attemptWorth(o: Outlook, party: readonly number[], zone: number, tries = 1): number {
  const { t } = o;
  const foe = 1 - o.seat;
  const army = commandArmy(t, o.command);
  const success = successOf(party.length, unitsIn(t, zone, foe).length + fortsIn(t.s, zone, foe));
  const miss = 1 - success - FAILS;
  let often = 0;
  for (let i = 0; i < tries; i++) often += miss ** i;
  const gain = moraleWorth(t, army, campsIn(t, zone, foe).length > 0 ? 2 : 1);
  const hungry = party.filter((unit) => isOutOfSupply(t.s, unit)).length * 0.1;
  const harm = party.reduce((sum, unit) => sum + hitCost(t, unit), 0);
  return often * (success * (gain + hungry) - FAILS * harm * o.blood);
}

/** What each costs who leaves his Command for it: he must be activated apart. */
const APART = 0.2;
/** So many of the best raids are thought of for a party. */
const MOST = 3;

/** Who raids together: with Attack Supply as many as are needed, without it by twos (M11-4). */
function partiesOf(free: readonly number[], armed: readonly number[]): readonly (readonly number[])[] {
  if (free.every((unit) => armed.includes(unit))) return free.length === 0 ? [] : [free.slice(0, ENOUGH)];
  const pairs: number[][] = [];
  for (let i = 0; i < free.length && pairs.length < MOST_PAIRS; i += FEW) pairs.push(free.slice(i, i + FEW));
  return pairs;
}
const MOST_PAIRS = 3;

/** Raids where the units stand, or on a march, in land without enemies. */
export function raidsFrom(
  o: Outlook,
  zone: number,
  armed: readonly number[],
  ready: readonly number[] = readyUnits(o.t, o.command, zone),
): Deed[] {
  const { t } = o;
  const { raids } = lookupOf(t.components);
  const counts = at(t.components.zones, zone).points > 0;
  const free = (counts ? freeIn(o, zone, ready) : ready).filter((unit) => isRaider(typeOf(t, unit)));
  const isOpen = (to: number): boolean =>
    Boolean(at(raids, o.command)[to]) && !t.s.raided.includes(to) && !isFoes(o, to);
  return partiesOf(free, armed).flatMap((units) => raidsOf(o, zone, units, armed, isOpen));
}

function raidsOf(
  o: Outlook,
  zone: number,
  units: readonly number[],
  armed: readonly number[],
  isOpen: (zone: number) => boolean,
): Deed[] {
  const { t } = o;
  const deed = (worth: number, path: readonly number[]): Deed => ({
    worth,
    decisions: [
      ...units.map((unit, i) => decision(i === 0 ? 'march' : 'join', unitName(t, unit))),
      ...path.map((to) => decision('step', zoneName(t, to))),
      decision('raid'),
      ...units.map((unit) => decision('with', unitName(t, unit))),
      decision('attempt'),
    ],
  });
  const party = partyOf(o, units, armed);
  const away = reachOf(o, party, zone, pointsOf(o, units)).flatMap((reached): Deed[] =>
    reached.left > 0 && isOpen(reached.zone)
      ? [
          deed(
            attemptWorth(o, units, reached.zone, reached.left) +
              marchWorth(o, party, zone, reached) -
              APART * units.length,
            pathTo(reached),
          ),
        ]
      : [],
  );
  const here = isOpen(zone) ? [deed(attemptWorth(o, units, zone, pointsOf(o, units)), [])] : [];
  return [...here, ...away].sort(byWorth).slice(0, MOST);
}
