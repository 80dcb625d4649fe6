/** A whole way to play: for every question of the game an answer. */

import { at, type Decision, last, type Script, type Seat, sum } from '@condotta/kernel';
import { commandSeat } from '../commands.ts';
import { lookupOf } from '../lookup.ts';
import { mayRoam } from '../morale.ts';
import { playTrouble } from '../rules/chit.ts';
import { dutyOf, handOf } from '../rules/hand.ts';
import { procedures } from '../rules/index.ts';
import { readyZones } from '../rules/ready.ts';
import type { FrameOf, MonferratoFrame, MonferratoTable, MonferratoWorld, Types } from '../state.ts';
import { chitName, sideName, unitName, zoneName } from '../things.ts';
import { radiusOf } from '../trace.ts';
import { commandOf, isOnMap, isRaider, leadership, typeOf, unitsIn } from '../units.ts';
import { drawWorth, playWorth } from './chits.ts';
import { discards, smallChoices } from './choices.ts';
import { byWorth, type Deed, decision } from './deed.ts';
import { programmeIn } from './deeds.ts';
import { lose, pressOn, recall, retreat } from './fight.ts';
import { callable, goingOn, isGathering, onTheMarch } from './march.ts';
import { type Outlook, outlookOf, type Stance } from './outlook.ts';
import { type Opening, refuge, setUp } from './place.ts';
import { raidHere, raidsFrom } from './raid.ts';
import { answer, fits } from './responses.ts';
import { unitWorth } from './worth.ts';

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

export const viewOf = (t: MonferratoTable, world: MonferratoWorld, seat: number, stance: Stance): Outlook =>
  outlookOf(t, world, seat, commandFor(t, seat), stance);

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
  world: MonferratoWorld,
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
      if (frame.at === 'choose' && hasChosen(t, frame)) return closing(t, frame, seat);
      return activation(viewOf(t, world, seat, stance), frame);
    case 'zone':
      return inZone(viewOf(t, world, seat, stance), frame);
    case 'march':
      return onMarch(viewOf(t, world, seat, stance), frame);
    case 'raid':
      return each(raiders(t, frame));
    case 'battle':
      return each(battle(viewOf(t, world, seat, stance), frame, seat));
    case 'losses':
      return each(lose(t, frame));
    case 'retreat':
      return each(retreat(viewOf(t, world, seat, stance), frame));
    case 'survival':
      return each(refuge(viewOf(t, world, seat, stance), frame.unit));
    case 'occupy':
      return each([decision('convert'), decision('raze')]);
    case 'response':
      return each(fits(t, seat, frame) ? answer(viewOf(t, world, seat, stance), frame) : [decision('pass')]);
    case 'stacking':
      return each(crowd(t, frame.zone, seat));
    case 'bombardment':
      return each([...guns(t, frame), decision('fire')]);
    case 'engineers':
      return each(engineers(t, frame));
    default:
      return each(smallChoices(viewOf(t, world, seat, stance), frame, seat));
  }
}

/** The zones worth activating, best first, with what would be done there. */
export function zonesOf(
  o: Outlook,
  f: FrameOf<'activation'>,
): { readonly zone: number; readonly worth: number; readonly deeds: readonly Deed[] }[] {
  return readyZones(o.t, o.command)
    .filter((zone) => !f.chosen.includes(zone))
    .map((zone) => ({ zone, ...programmeIn(o, zone) }))
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

export const leadersOf = ({ t, command }: Outlook): number[] =>
  at(lookupOf(t.components).unitsOf, command).filter((unit) => typeOf(t, unit) === 'commander' && isOnMap(t.s, unit));

function activation(o: Outlook, f: FrameOf<'activation'>): (readonly Decision[])[] {
  if (f.at === 'declare') return declare(o, f);
  if (f.at === 'discard') return discards(o.t, o.seat).map((one) => [one]);
  return choose(o, f);
}

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

/** All that is meant to be done in a zone, one thing after the other: whoever plays on need not think at every click. */
export const course = (deeds: readonly Deed[]): Decision[] => [
  ...deeds.flatMap(({ decisions }) => decisions),
  decision('finish'),
];

/** M5-2, M5-7: no zone is left to be activated. */
const hasChosen = (t: MonferratoTable, f: FrameOf<'activation'>): boolean =>
  f.option === 2 || f.closed || f.chosen.length >= (f.option === 3 && mayRoam(t, f.command) ? Math.max(1, f.limit) : 1);

const restores = (t: MonferratoTable, command: number): Decision[][] =>
  at(lookupOf(t.components).sources, command).map((zone) => [decision('restore', zoneName(t, zone))]);

const plays = (t: MonferratoTable, f: FrameOf<'activation'>, seat: number): Decision[][] => {
  const due = dutyOf(t, f, seat);
  const chits = chitsOf(t, f, seat).filter(({ chit, worth }) => worth > 0.05 || chit === due);
  return chits.map(({ chit }) => [decision('play', chitName(t, chit))]);
};

/** What is left to do when the zones have acted. */
const closing = (t: MonferratoTable, f: FrameOf<'activation'>, seat: number): Decision[][] => [
  ...restores(t, f.command),
  ...plays(t, f, seat),
  [decision('end')],
];

function choose(o: Outlook, f: FrameOf<'activation'>): (readonly Decision[])[] {
  const { t, seat } = o;
  const chits = plays(t, f, seat);
  if (chits.length > 0) return [...restores(t, o.command), ...chits, [decision('end')]];
  const zones = zonesOf(o, f).map(({ zone, deeds }) => [decision('zone', zoneName(t, zone)), ...course(deeds)]);
  return [...restores(t, o.command), ...zones, [decision('end')]];
}

function inZone(o: Outlook, f: FrameOf<'zone'>): (readonly Decision[])[] {
  const { deeds } = programmeIn(o, f.zone, f.armed);
  return [...deeds.map((_, i) => course(deeds.slice(i))), [decision('finish')]];
}

/** A group on its way: what it came for, and then no farther. */
function onMarch(o: Outlook, f: FrameOf<'march'>): (readonly Decision[])[] {
  const ends = [[decision('face')], [decision('fight')], [decision('stop')]];
  if (f.at !== 'on') return ends;
  const armed = o.t.frame('zone')?.armed ?? [];
  const plans = onTheMarch(o, f, armed);
  if (isGathering(f)) {
    const raids = goingOn(o, f, raidsFrom(o, f.zone, armed, callable(o, f)));
    return [...[...plans, ...raids].sort(byWorth).map(({ decisions }) => decisions), ...ends];
  }
  const raid = raidHere(o, f.units, f.zone) > Math.max(0.02, plans[0]?.worth ?? 0) ? [[decision('raid')]] : [];
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
