/** A whole way to play: for every question of the game an answer. */

import { at, type Decision, last, type Script, type Seat } from '@condotta/kernel';
import { commandSeat } from '../commands.ts';
import { lookupOf } from '../lookup.ts';
import { mayRoam } from '../morale.ts';
import { playTrouble } from '../rules/chit.ts';
import { chitOf, dutyOf, handOf, mayBeDiscarded } from '../rules/hand.ts';
import { procedures } from '../rules/index.ts';
import { readyZones } from '../rules/ready.ts';
import {
  ELIMINATED,
  type FrameOf,
  type MonferratoFrame,
  type MonferratoTable,
  type MonferratoWorld,
  type Types,
} from '../state.ts';
import { chitName, nameIn, sideName, unitName, zoneName } from '../things.ts';
import { radiusOf } from '../trace.ts';
import { commandOf, isCombat, isOnMap, isRaider, leadership, placeOf, typeOf, unitsIn } from '../units.ts';
import { drawWorth, keepWorth, playWorth } from './chits.ts';
import { type Deed, decision } from './deed.ts';
import { deedsIn, programme } from './deeds.ts';
import { lose, pressOn, recall, retreat } from './fight.ts';
import { onTheMarch } from './march.ts';
import { type Outlook, outlookOf, type Stance } from './outlook.ts';
import { needOf, type Opening, refuge, replace, setUp } from './place.ts';
import { raidHere } from './raid.ts';
import { answer } from './responses.ts';
import { cheapest } from './works.ts';
import { power, unitWorth } from './worth.ts';

export interface Style {
  readonly stance: Stance;
  readonly opening: Opening;
}

/** Whose activation it is, or whose Command the frame is about. */
function commandFor(t: MonferratoTable, seat: number): number {
  const command = t.frame('activation')?.command ?? -1;
  if (command >= 0 && commandSeat(t, command) === seat) return command;
  return t.components.commands.findIndex((_, one) => commandSeat(t, one) === seat);
}

export const viewOf = (t: MonferratoTable, seat: number, stance: Stance): Outlook =>
  outlookOf(t, seat, commandFor(t, seat), stance);

/** The judge's word on a wish. */
function isLawful(t: MonferratoTable, frame: MonferratoFrame, seat: Seat, { verb, arg }: Decision): boolean {
  const steps: Readonly<Record<string, { readonly verbs?: Readonly<Record<string, Judge>> }>> = procedures[frame.proc];
  const judge = steps[frame.at]?.verbs?.[verb];
  return judge ? judge.check(t, frame as never, seat, arg) === null : false;
}
interface Judge {
  check(t: MonferratoTable, f: never, seat: Seat, arg: Decision['arg']): unknown;
}

export const scriptOf =
  ({ stance, opening }: Style): Script<Types> =>
  (t, world, seat) => {
    const frame = last(world.stack);
    const wishes = wishesFor(t, world, frame, seat, stance, opening);
    const first = wishes.findIndex(([wish]) => wish !== undefined && isLawful(t, frame, seat, wish));
    return wishes[first] ?? [];
  };

/** Answers in the order in which they are wished for, each with what follows it. */
function wishesFor(
  t: MonferratoTable,
  _world: MonferratoWorld,
  frame: MonferratoFrame,
  seat: Seat,
  stance: Stance,
  opening: Opening,
): (readonly Decision[])[] {
  const each = (decisions: readonly Decision[]): (readonly Decision[])[] => decisions.map((one) => [one]);
  switch (frame.proc) {
    case 'setUp':
      return each(setUp(t, frame, opening));
    case 'activation':
      return activation(viewOf(t, seat, stance), frame);
    case 'zone':
      return inZone(viewOf(t, seat, stance), frame);
    case 'march':
      return onMarch(viewOf(t, seat, stance), frame);
    case 'raid':
      return each(raiders(t, frame));
    case 'battle':
      return each(battle(viewOf(t, seat, stance), frame, seat));
    case 'losses':
      return each(lose(t, frame));
    case 'retreat':
      return each(retreat(viewOf(t, seat, stance), frame));
    case 'survival':
      return each(refuge(viewOf(t, seat, stance), frame.unit));
    case 'occupy':
      return each([decision('convert'), decision('raze')]);
    case 'response':
      return each(answer(viewOf(t, seat, stance), frame));
    case 'stacking':
      return each(crowd(t, frame.zone, seat));
    case 'bombardment':
      return each([...guns(t, frame), decision('fire')]);
    case 'engineers':
      return each(engineers(t, frame));
    default:
      return each(smallChoices(viewOf(t, seat, stance), frame, seat));
  }
}

/** The zones worth activating, best first, with what would be done there. */
export function zonesOf(
  o: Outlook,
  f: FrameOf<'activation'>,
): { readonly zone: number; readonly worth: number; readonly deeds: readonly Deed[] }[] {
  return readyZones(o.t, o.command)
    .filter((zone) => !f.chosen.includes(zone))
    .map((zone) => ({ zone, ...programme(deedsIn(o, zone)) }))
    .filter(({ worth }) => worth > 0)
    .sort((a, b) => b.worth - a.worth);
}

/** Chits worth playing now, best first. */
export function chitsOf(
  t: MonferratoTable,
  f: FrameOf<'activation'>,
  seat: number,
): { readonly chit: number; readonly worth: number }[] {
  const due = dutyOf(t, f, seat);
  return handOf(t, seat)
    .filter((chit) => !playTrouble(t, f, seat, chit))
    .map((chit) => ({ chit, worth: playWorth(t, seat, chit) + (chit === due ? 0.01 : 0) }))
    .sort((a, b) => b.worth - a.worth);
}

const leadersOf = ({ t, command }: Outlook): number[] =>
  at(lookupOf(t.components).unitsOf, command).filter((unit) => typeOf(t, unit) === 'commander' && isOnMap(t.s, unit));

function activation(o: Outlook, f: FrameOf<'activation'>): (readonly Decision[])[] {
  if (f.at === 'declare') return declare(o, f);
  if (f.at === 'discard') return discards(o.t, o.seat).map((one) => [one]);
  return choose(o, f);
}

const sum = (list: readonly number[]): number => list.reduce((total, one) => total + one, 0);

/** M5-1: what the three options promise. */
function declare(o: Outlook, f: FrameOf<'activation'>): (readonly Decision[])[] {
  const { t, seat, command } = o;
  const zones = zonesOf(o, f);
  // As if the option were declared already: what could be played.
  const chits = chitsOf(t, { ...f, option: 1 }, seat).filter(({ worth }) => worth > 0);
  const played = (most: number): number => sum(chits.slice(0, most).map(({ worth }) => worth));
  const options = [
    { wish: decision('act'), worth: (zones[0]?.worth ?? 0) + played(2) },
    { wish: decision('draw'), worth: drawWorth(t, seat) },
    ...leadersOf(o).map((leader) => {
      const within = radiusOf(t, leader);
      const many = mayRoam(t, command) ? leadership(t, leader) : 1;
      const mine = zones.filter(({ zone }) => within.includes(zone)).slice(0, many);
      return {
        wish: decision('command', unitName(t, leader)),
        worth: sum(mine.map(({ worth }) => worth)) + played(1) - 0.01,
      };
    }),
  ];
  const [first] = zones;
  const then = first && chits.length === 0 ? [decision('zone', zoneName(t, first.zone)), ...course(first.deeds)] : [];
  return options.sort((a, b) => b.worth - a.worth).map(({ wish }) => (wish.verb === 'draw' ? [wish] : [wish, ...then]));
}

/** What is kept longest is dropped last. */
const discards = (t: MonferratoTable, seat: number): Decision[] =>
  handOf(t, seat)
    .filter((chit) => mayBeDiscarded(chitOf(t, chit)))
    .sort((a, b) => keepWorth(t, seat, a) - keepWorth(t, seat, b))
    .map((chit) => decision('discard', chitName(t, chit)));

/** All that is meant to be done in a zone, one thing after the other: whoever plays on need not think at every click. */
const course = (deeds: readonly Deed[]): Decision[] => [
  ...deeds.flatMap(({ decisions }) => decisions),
  decision('finish'),
];

function choose(o: Outlook, f: FrameOf<'activation'>): (readonly Decision[])[] {
  const { t, seat } = o;
  const due = dutyOf(t, f, seat);
  const chits = chitsOf(t, f, seat).filter(({ chit, worth }) => worth > 0.05 || chit === due);
  const plays = chits.map(({ chit }) => [decision('play', chitName(t, chit))]);
  const restores = at(lookupOf(t.components).sources, o.command).map((zone) => [
    decision('restore', zoneName(t, zone)),
  ]);
  if (plays.length > 0) return [...restores, ...plays, [decision('end')]];
  const zones = zonesOf(o, f).map(({ zone, deeds }) => [decision('zone', zoneName(t, zone)), ...course(deeds)]);
  return [...restores, ...zones, [decision('end')]];
}

function inZone(o: Outlook, f: FrameOf<'zone'>): (readonly Decision[])[] {
  const { deeds } = programme(deedsIn(o, f.zone, f.armed));
  return [...deeds.map((_, i) => course(deeds.slice(i))), [decision('finish')]];
}

/** A group on its way: what it came for, and then no farther. */
function onMarch(o: Outlook, f: FrameOf<'march'>): (readonly Decision[])[] {
  const ends = [[decision('face')], [decision('fight')], [decision('stop')]];
  if (f.at !== 'on') return ends;
  const armed = o.t.frame('zone')?.armed ?? [];
  const plans = onTheMarch(o, f, armed);
  const best = plans[0]?.worth ?? 0;
  const raid = raidHere(o, f.units, f.zone) > Math.max(0.02, f.moved ? best : best + 0.05) ? [[decision('raid')]] : [];
  return [...raid, ...plans.filter(({ worth }) => worth > 0).map(({ decisions }) => decisions), ...ends];
}

/** Who marched together raids together. */
function raiders(t: MonferratoTable, f: FrameOf<'raid'>): Decision[] {
  const units = (t.frame('march')?.units ?? []).filter(
    (unit) => isRaider(typeOf(t, unit)) && !f.raiders.includes(unit),
  );
  return [...units.map((unit) => decision('with', unitName(t, unit))), decision('attempt')];
}

function battle(o: Outlook, f: FrameOf<'battle'>, seat: Seat): Decision[] {
  if (f.at === 'recall') return [recall(o, f), decision('fight')];
  if (f.at === 'village') return [decision(at(o.t.components.zones, f.zone).points > 0 ? 'spare' : 'burn')];
  return [pressOn(o.t, f, seat)];
}

const crowd = (t: MonferratoTable, zone: number, seat: Seat): Decision[] =>
  unitsIn(t, zone, seat)
    .filter((unit) => isRaider(typeOf(t, unit)))
    .sort((a, b) => unitWorth(t, a) - unitWorth(t, b))
    .map((unit) => decision('disrupt', unitName(t, unit)));

const guns = (t: MonferratoTable, f: FrameOf<'bombardment'>): Decision[] =>
  unitsIn(t, f.zone, f.seat)
    .filter((unit) => typeOf(t, unit) === 'artillery' && commandOf(t, unit) === t.frame('activation')?.command)
    .map((unit) => decision('gun', unitName(t, unit)));

/** The lowest wall that the enemy lies before; a failed roll is made again. */
function engineers(t: MonferratoTable, f: FrameOf<'engineers'>): Decision[] {
  if (f.at === 'rolled') {
    const { front } = at(t.components.units, f.unit);
    const fine = f.work === 'detonate' ? f.die <= 3 : f.die <= front.attack;
    return [decision(fine ? 'keep' : 'reroll')];
  }
  const { sides } = lookupOf(t.components);
  return [...sides.keys()]
    .sort((a, b) => at(t.s.levels, a) - at(t.s.levels, b))
    .map((side) => decision('side', sideName(t, side)));
}

/** How much of a Command lies dead. */
const fallen = (t: MonferratoTable, command: number): number =>
  sum(at(lookupOf(t.components).unitsOf, command).map((unit) => (placeOf(t.s, unit) === ELIMINATED ? 1 : 0)));

/** What a chit asks on the way. */
function smallChoices(o: Outlook, f: MonferratoFrame, seat: Seat): Decision[] {
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
          .sort((a, b) => power(t, b, true) - power(t, a, true))
          .map((unit) => decision('with', unitName(t, unit))),
        decision('fire'),
      ];
    default:
      return [];
  }
}
