/** What chits ask on the way: zones, units, sides, chits of either hand. */

import { at, type Decision, type Seat, sum } from '@condotta/kernel';
import { lookupOf } from '../lookup.ts';
import { chitOf, handOf, mayBeDiscarded } from '../rules/hand.ts';
import { ELIMINATED, type MonferratoFrame, type MonferratoTable } from '../state.ts';
import { chitName, nameIn, sideName, unitName, zoneName } from '../things.ts';
import { isCombat, isRaider, placeOf, typeOf, unitsIn } from '../units.ts';
import { keepWorth } from './chits.ts';
import { decision } from './deed.ts';
import { powerOf } from './muster.ts';
import type { Outlook } from './outlook.ts';
import { needOf, replace } from './place.ts';
import { cheapest } from './works.ts';

/** What is kept longest is dropped last. */
export const discards = (t: MonferratoTable, seat: number): Decision[] =>
  handOf(t, seat)
    .filter((chit) => mayBeDiscarded(chitOf(t, chit)))
    .sort((a, b) => keepWorth(t, seat, a) - keepWorth(t, seat, b))
    .map((chit) => decision('discard', chitName(t, chit)));

/** How much of a Command lies dead. */
const fallen = (t: MonferratoTable, command: number): number =>
  sum(at(lookupOf(t.components).unitsOf, command).map((unit) => (placeOf(t.s, unit) === ELIMINATED ? 1 : 0)));

export function smallChoices(o: Outlook, f: MonferratoFrame, seat: Seat): Decision[] {
  const { t } = o;
  const zonesBy = (verb: string, worth: (zone: number) => number): Decision[] =>
    [...t.components.zones.keys()].sort((a, b) => worth(b) - worth(a)).map((zone) => decision(verb, zoneName(t, zone)));
  switch (f.proc) {
    case 'naming':
    case 'reinforcement':
      return zonesBy(f.proc === 'naming' ? 'name' : 'put', (zone) => needOf(o, zone));
    case 'desertion':
      return zonesBy('name', (zone) => at(o.foe, zone));
    case 'recalled':
      return zonesBy('step', (zone) => (zone === f.target ? 1 : 0));
    case 'replacements': {
      if (f.at === 'command')
        return [...t.components.commands.keys()]
          .sort((a, b) => fallen(t, b) - fallen(t, a))
          .map((command) => decision('reinforce', nameIn(t, 'command', command)));
      const effect = at(chitOf(t, f.chit).effects, f.effect);
      return effect.kind === 'replacements' ? replace(o, f, effect.types) : [];
    }
    case 'spies':
      return [...handOf(t, 1 - seat)]
        .sort((a, b) => keepWorth(t, 1 - seat, b) - keepWorth(t, 1 - seat, a))
        .map((chit) => decision('expose', chitName(t, chit)));
    case 'discarding':
      return discards(t, seat);
    case 'betrayal':
      return [...lookupOf(t.components).sides.entries()]
        .sort(
          ([a, one], [b, other]) =>
            at(t.s.levels, a) - at(o.own, one.outside) - (at(t.s.levels, b) - at(o.own, other.outside)),
        )
        .map(([side]) => decision('side', sideName(t, side)));
    case 'withdrawal': {
      const units = at(lookupOf(t.components).unitsOf, f.command).filter(
        (unit) => placeOf(t.s, unit) >= 0 && isCombat(typeOf(t, unit)),
      );
      const unit = cheapest(t, units);
      return unit === undefined ? [] : [decision('withdraw', unitName(t, unit))];
    }
    case 'sortie':
      return [
        ...[...f.units, ...unitsIn(t, f.zone, f.seat)]
          .filter((unit) => isRaider(typeOf(t, unit)) && !f.units.includes(unit))
          .sort((a, b) => powerOf(t, b, true) - powerOf(t, a, true))
          .map((unit) => decision('with', unitName(t, unit))),
        decision('fire'),
      ];
    default:
      return [];
  }
}
