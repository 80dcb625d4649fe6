/** M16.6 Replacements: eliminated units come back to zones that hold units of their Command. */

import { ask, at, call, done, type Next, step, unknownThing } from '@condotta/kernel';
import type { Effect, UnitType } from '../components/types.ts';
import { lookupOf } from '../lookup.ts';
import {
  ELIMINATED,
  type FrameOf,
  frames,
  type MonferratoPlay,
  type MonferratoProcedure,
  type MonferratoTable,
  NONE,
  refuse,
} from '../state.ts';
import { nameIn, numberIn, unitName, unitNames, zoneName, zoneNames } from '../things.ts';
import { placeOf, typeOf } from '../units.ts';
import { chitOf } from './hand.ts';

type Replacements = FrameOf<'replacements'>;
type ReplacementEffect = Extract<Effect, { readonly kind: 'replacements' }>;

/** M16.6-2 */
const MOST_PER_ZONE = 4;

/** M16.6-1, M16.6-4: eliminated units of the Command and these types, if it has a zone to take them. */
export function replaceable(t: MonferratoTable, command: number, types: readonly UnitType[]): number[] {
  const units = at(lookupOf(t.components).unitsOf, command);
  if (!units.some((unit) => placeOf(t.s, unit) >= 0)) return [];
  return units.filter((unit) => placeOf(t.s, unit) === ELIMINATED && types.includes(typeOf(t, unit)));
}

function effectOf(t: MonferratoTable, f: Replacements): ReplacementEffect {
  const effect = at(chitOf(t, f.chit).effects, f.effect);
  if (effect.kind !== 'replacements') throw new Error('no Replacements');
  return effect;
}

const commandsOf = (t: MonferratoTable, f: Replacements): number[] =>
  effectOf(t, f).commands.filter((command) => replaceable(t, command, effectOf(t, f).types).length > 0);

const unitsOf = (t: MonferratoTable, f: Replacements): number[] => replaceable(t, f.command, effectOf(t, f).types);

/** M16.6-2: those that held units when the chit was played, and are not full. */
const openZones = (f: Replacements): number[] => f.zones.filter((_, i) => at(f.brought, i) < MOST_PER_ZONE);

function choose(p: MonferratoPlay, f: Replacements, command: number): void {
  f.command = command;
  const zones = new Set(
    at(lookupOf(p.components).unitsOf, command)
      .map((unit) => placeOf(p.s, unit))
      .filter((zone) => zone >= 0),
  );
  f.zones = [...zones].sort((a, b) => a - b);
  f.brought = f.zones.map(() => 0);
}

function bring(p: MonferratoPlay, f: Replacements, zone: number): Next<Replacements['at']> {
  // M16.6-5
  p.s.places[f.unit] = zone;
  p.s.marks[f.unit] = 0;
  const i = f.zones.indexOf(zone);
  f.brought[i] = at(f.brought, i) + 1;
  f.left--;
  p.log('replaced', { unit: unitName(p, f.unit), zone: zoneName(p, zone) }, 'M16.6-1');
  // M6-12, M10-7: until now perhaps only a Commander stood there, beside an enemy Camp or Fort.
  return call(frames.occupy({ seat: f.seat, zone }), 'unit');
}

export const replacements: MonferratoProcedure<'replacements'> = {
  command: {
    run(p, f) {
      const [only, ...others] = commandsOf(p, f);
      if (only === undefined) return done();
      if (others.length > 0) return ask(f.seat);
      choose(p, f, only);
      return step('unit');
    },
    verbs: {
      reinforce: {
        things: (t, f) => commandsOf(t, f).map((command) => nameIn(t, 'command', command)),
        check(t, f, _seat, arg) {
          const command = numberIn(t, 'command', arg);
          if (command < 0) return unknownThing(arg);
          if (commandsOf(t, f).includes(command)) return null;
          return refuse('M16.6-3', 'replacements.not-this', { command: nameIn(t, 'command', command) });
        },
        apply(p, f, _seat, arg) {
          choose(p, f, numberIn(p, 'command', arg));
          return step('unit');
        },
      },
    },
  },

  unit: {
    run: (p, f) => (f.left > 0 && unitsOf(p, f).length > 0 && openZones(f).length > 0 ? ask(f.seat) : done()),
    verbs: {
      bring: {
        things: (t, f) => unitNames(t, unitsOf(t, f)),
        check(t, f, _seat, arg) {
          const unit = numberIn(t, 'unit', arg);
          if (unit < 0) return unknownThing(arg);
          if (unitsOf(t, f).includes(unit)) return null;
          return refuse('M16.6-1', 'replacements.not-unit', { unit: unitName(t, unit) }, [unitName(t, unit)]);
        },
        apply(p, f, _seat, arg) {
          f.unit = numberIn(p, 'unit', arg);
          return step('zone');
        },
      },
      // M16.6-3: what is not spent is lost.
      forgo: { check: () => null, apply: () => done() },
    },
  },

  zone: {
    run(p, f) {
      const [only, ...others] = openZones(f);
      return others.length > 0 ? ask(f.seat) : bring(p, f, only ?? NONE);
    },
    verbs: {
      put: {
        things: (t, f) => zoneNames(t, f.zones),
        check(t, f, _seat, arg) {
          const zone = numberIn(t, 'zone', arg);
          if (zone < 0) return unknownThing(arg);
          if (openZones(f).includes(zone)) return null;
          return refuse('M16.6-2', 'replacements.not-there', { zone: zoneName(t, zone) }, [zoneName(t, zone)]);
        },
        apply: (p, f, _seat, arg) => bring(p, f, numberIn(p, 'zone', arg)),
      },
    },
  },
};
