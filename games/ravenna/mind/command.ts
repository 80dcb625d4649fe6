/** R6, R7 in the mind: what an Order is worth to a line, and which Units are marked for it. */

import { at, type Decision } from '@condotta/kernel';
import type { Initiative } from '../components/types.ts';
import { mayShoot } from '../rules/shoot.ts';
import type { RavennaTable } from '../state.ts';
import { unitName } from '../things.ts';
import { commanderAt, dataOf, leaderOf, lineOf, sideAt, sideOfCommander, unitAt, unitsOfSide } from '../units.ts';
import { jointAttacks, type Mark } from './assault.ts';
import { aims } from './fire.ts';
import { decision } from './ground.ts';
import { attackGain, moveGain, valuesOf } from './march.ts';
import type { Outlook } from './outlook.ts';
import { placeWorth, shotFrom } from './place.ts';
import { future, woundCost } from './worth.ts';

const [P, A, M] = [0, 1, 2];

/** The shot a gun gives up when it is marked (R10.4). */
function silenced(outlook: Outlook, unit: number): number {
  const { t } = outlook.ground;
  const { area, facing, maintains } = unitAt(t.s, unit);
  if (dataOf(t, unit).type !== 'artillery' || maintains) return 0;
  return shotFrom(outlook, unit, area, facing);
}

/** What it is worth to dig in. */
function diggingIn(outlook: Outlook, unit: number): number {
  const { t } = outlook.ground;
  const { area, facing, maintains } = unitAt(t.s, unit);
  if (maintains) return 0;
  return 1.5 * (placeWorth(outlook, unit, area, facing, true) - placeWorth(outlook, unit, area, facing, false));
}

/** R9: a Maintain token costs nothing and stays for turns: also where nobody threatens yet, it is worth a mark. */
const FREE = 0.06;

/** What is given up with a Maintain token. */
const token = (t: RavennaTable, unit: number): number =>
  unitAt(t.s, unit).maintains ? (dataOf(t, unit).type === 'artillery' ? -0.3 : 0.2) : 0;

/** What it is worth that this Unit executes the Order. */
function markWorth(outlook: Outlook, unit: number, order: number): number {
  const { t } = outlook.ground;
  const lost = silenced(outlook, unit);
  switch (order) {
    case P:
      return diggingIn(outlook, unit) - lost + (unitAt(t.s, unit).maintains ? 0 : FREE);
    case M:
      return moveGain(outlook, unit, valuesOf(outlook, unit)) - lost;
    default:
      return -token(t, unit) - lost - 0.01;
  }
}

/** A line with an Order: what each Unit would do with it, the best first. */
export interface Task {
  readonly commander: number;
  readonly order: number;
  readonly marks: readonly Mark[];
  readonly worth: number;
}

/** Marks below this are not worth the risk. */
const WORTHWHILE = 0.05;

/** R7.4: those who gain by it, or else the one who loses least. */
export const chosenMarks = (marks: readonly Mark[]): readonly Mark[] =>
  marks.filter(({ worth }, i) => i === 0 || worth > WORTHWHILE);

/** The order of a mark in the marks of a line, and what each is worth beside those before it. */
function marksOf(outlook: Outlook, commander: number, order: number, engaged: readonly number[]): readonly Mark[] {
  const line = lineOf(outlook.ground.t, commander);
  if (order !== A)
    return line.map((unit) => ({ unit, worth: markWorth(outlook, unit, order) })).sort((a, b) => b.worth - a.worth);
  return jointAttacks(outlook, line, engaged)
    .map(({ unit, worth }) => ({ unit, worth: worth - silenced(outlook, unit) }))
    .sort((a, b) => b.worth - a.worth);
}

/** The Units of a side that other Commanders have marked to attack. */
function engagedOf(t: RavennaTable, commander: number): number[] {
  const side = sideOfCommander(commander);
  return unitsOfSide(side).filter((unit) => {
    const leader = leaderOf(t, unit);
    const { answer, issued, order } = commanderAt(t.s, leader);
    return leader !== commander && unitAt(t.s, unit).marked && (answer === 'rejected' ? order : issued) === A;
  });
}

/** `engaged`: Units of the same side, of other lines, that will attack as well. */
export function taskOf(
  outlook: Outlook,
  commander: number,
  order: number,
  engaged: readonly number[] = engagedOf(outlook.ground.t, commander),
): Task {
  const mask = order === A ? engaged.reduce((bits, unit) => bits | (1 << unit), 0) : 0;
  const key = mask * 32 + commander * 4 + order;
  const known = outlook.tasks.get(key);
  if (known) return known;
  const marks = marksOf(outlook, commander, order, engaged);
  const worth = chosenMarks(marks).reduce((total, mark) => total + mark.worth, 0);
  const task = { commander, order, marks, worth };
  outlook.tasks.set(key, task);
  return task;
}

export const markClicks = (t: RavennaTable, commander: number, units: readonly number[]): Decision[] => {
  const clicks = units.map((unit) => decision('mark', unitName(unit)));
  // When all are marked nobody is asked for more.
  return units.length === lineOf(t, commander).length ? clicks : [...clicks, decision('done')];
};

/** What a Personal Initiative does for a Unit, before its cost. */
function initiativeGain(outlook: Outlook, unit: number, { effect, phase }: Initiative): number {
  const { t } = outlook.ground;
  const { wounded } = unitAt(t.s, unit);
  switch (effect.kind) {
    case 'heal':
      return wounded ? woundCost(t, unit) : 0;
    case 'stand':
      // After the fights of a turn a token helps only later.
      return (
        (effect.maintain ? diggingIn(outlook, unit) : 0) * (phase === 7 ? future(t) : 1) +
        (effect.steadfast ? 0.2 : 0) +
        (effect.covered ? 0.3 : 0)
      );
    case 'shoot': {
      const best = aims(t, unit, effect.bonus)[0]?.worth ?? 0;
      const usual = mayShoot(t, unit) ? (aims(t, unit, 0)[0]?.worth ?? 0) : 0;
      return Math.max(0, best) * effect.shots - Math.max(0, usual);
    }
    case 'attack': {
      const { advances, turns } = valuesOf(outlook, unit);
      const means = { advances: advances + effect.advance, turns: turns + effect.turn };
      const worth = attackGain(outlook, unit, means, effect.melee);
      return worth * (worth > 0 ? 1 + 0.6 * (effect.attacks - 1) + 0.15 * (effect.rerolls - 1) : 1);
    }
    case 'move': {
      const { advances, turns } = valuesOf(outlook, unit);
      const means = { advances: advances + effect.advance, turns: turns + effect.turn };
      return moveGain(outlook, unit, means);
    }
  }
}

export interface Idea {
  readonly unit: number;
  readonly card: number;
  readonly worth: number;
}

/** R8: what the line could do by a Personal Initiative, the best first, costs paid. */
export function ideasOf(outlook: Outlook, commander: number): readonly Idea[] {
  const { t } = outlook.ground;
  const side = sideOfCommander(commander);
  const { initiatives } = sideAt(t.s, side);
  const key = initiatives.reduce((cards, card) => cards | (1 << card), 0) * 8 + commander;
  const known = outlook.ideas.get(key);
  if (known) return known;
  const found = lineOf(t, commander)
    .filter((unit) => dataOf(t, unit).personality !== null)
    .flatMap((unit) =>
      initiatives.map((card) => {
        const data = at(t.components.initiatives[side], card);
        return { unit, card, worth: initiativeGain(outlook, unit, data) - data.cost - silencedBy(outlook, unit, data) };
      }),
    )
    .sort((a, b) => b.worth - a.worth);
  outlook.ideas.set(key, found);
  return found;
}

/** R8.13: a card of the shooting phase does not silence its own gun. */
const silencedBy = (outlook: Outlook, unit: number, { effect }: Initiative): number =>
  effect.kind === 'shoot' ? 0 : silenced(outlook, unit);
