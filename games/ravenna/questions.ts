/** What each question is about: who, where, which Order, how much is left. Only what the asked seat knows. */

import { at, type MessageArgs, type Question, type Seat } from '@condotta/kernel';
import { ORDERS } from './components/types.ts';
import { isWeakHit } from './parts.ts';
import { type FrameOf, NONE, type RavennaFrame, type RavennaTable, type RavennaTypes } from './state.ts';
import { areaName, commanderName, faceName, orderName, strategyName, unitName } from './things.ts';
import { commanderAt, commandersOf, engagedArea, lineOf, prioritiesOf, seatSide, unitAt, unitsIn } from './units.ts';

type Asked = Question<RavennaTypes['key']>;

export function question(t: RavennaTable, frame: RavennaFrame, seat: Seat): Asked {
  switch (frame.proc) {
    case 'deployment':
      return deploymentQuestion(t, frame, seat);
    case 'orders':
      return ordersQuestion(t, frame, seat);
    case 'execution':
      return executionQuestion(t, frame);
    case 'arrange': {
      const [commander, area] = [commanderName(frame.commander), areaName(frame.area)];
      return { args: { commander, area }, about: [area, ...frame.units.map(unitName)] };
    }
    case 'march': {
      const { advances, turns, attack } = frame;
      const asked = { args: { ...standing(t, frame.unit), advances, turns }, about: [unitName(frame.unit)] };
      return attack ? { ...asked, key: 'ask.march.go.attack' } : asked;
    }
    case 'shoot':
      return shootQuestion(t, frame);
    case 'attack':
      return attackQuestion(t, frame);
    case 'effect':
      return {
        args: { ...standing(t, frame.unit), result: frame.result, weak: isWeakHit(t, frame) ? 1 : 0 },
        about: [unitName(frame.unit)],
      };
    default:
      return {};
  }
}

const standing = (t: RavennaTable, unit: number): MessageArgs => {
  const { area, facing } = unitAt(t.s, unit);
  return { unit: unitName(unit), area: areaName(area), face: faceName(facing) };
};

/** R2.8: the Areas that a seat's Commanders arrange, in the order in which they are asked. */
function sharedBy(t: RavennaTable, seat: Seat): { readonly commander: number; readonly area: number }[] {
  return prioritiesOf(t.components)
    .commanders.filter((commander) => commanderAt(t.s, commander).seat === seat)
    .flatMap((commander) => {
      const areas = lineOf(t, commander).map((unit) => unitAt(t.s, unit).area);
      const shared = new Set(areas.filter((area, i) => areas.indexOf(area) !== i));
      return [...shared].sort((a, b) => a - b).map((area) => ({ commander, area }));
    });
}

function deploymentQuestion(t: RavennaTable, { turn, area }: FrameOf<'deployment'>, seat: Seat): Asked {
  const commander = at(prioritiesOf(t.components).commanders, turn);
  const units = unitsIn(t.s, area).map(unitName);
  const all = sharedBy(t, seat);
  const n = all.findIndex((one) => one.commander === commander && one.area === area) + 1;
  return {
    args: { area: areaName(area), units, n, of: all.length },
    about: [areaName(area), ...units],
  };
}

/** What is left of the Orders that the played Strategy card asks for. */
export function ordersLeft(t: RavennaTable, { strategies, issues }: FrameOf<'orders'>, side: number): number[] {
  const card = at(strategies, side);
  if (card === NONE) return [];
  const left = at(at(t.components.strategies, side), card).orders.map((order) => ORDERS.indexOf(order));
  for (const order of at(issues, side)) if (left.includes(order)) left.splice(left.indexOf(order), 1);
  return left;
}

function ordersQuestion(t: RavennaTable, frame: FrameOf<'orders'>, seat: Seat): Asked {
  const side = seatSide(t.s, seat);
  const card = at(frame.strategies, side);
  if (card === NONE) return {};
  const { length } = at(frame.issues, side);
  const commander = commanderName(at(commandersOf(side), length));
  const left = ordersLeft(t, frame, side);
  const args = { strategy: strategyName(side, card), commander, n: length + 1, of: commandersOf(side).length };
  const about = [commander];
  if (left.length === 0) return { key: 'ask.orders.choose.beyond', args, about };
  return {
    key: 'ask.orders.choose.issue',
    args: { ...args, left: left.length, orders: left.map(orderName) },
    about,
  };
}

function executionQuestion(t: RavennaTable, { at: step, commander }: FrameOf<'execution'>): Asked {
  const { issued, order, answer, bearer } = commanderAt(t.s, commander);
  if (step === 'card') return { args: { unit: unitName(bearer) }, about: [unitName(bearer)] };
  const line = lineOf(t, commander);
  const counts = answer === 'rejected' && order !== NONE ? order : issued;
  const marked = line.filter((unit) => unitAt(t.s, unit).marked).length;
  return {
    args: { commander: commanderName(commander), order: orderName(counts), marked, of: line.length },
    about: [commanderName(commander)],
  };
}

function shootQuestion(t: RavennaTable, { at: step, unit, shots, target }: FrameOf<'shoot'>): Asked {
  if (step !== 'suffer') return { args: { ...standing(t, unit), shots }, about: [unitName(unit)] };
  const area = areaName(target);
  return { args: { unit: unitName(unit), area }, about: [unitName(unit), area] };
}

function attackQuestion(t: RavennaTable, { at: step, unit, defender, die, rerolls }: FrameOf<'attack'>): Asked {
  if (step === 'keep') {
    const [attacker, foe] = [unitName(unit), unitName(defender)];
    return { args: { unit: attacker, foe, die, rerolls }, about: [attacker, foe] };
  }
  const area = areaName(engagedArea(t, unit));
  return { args: { unit: unitName(unit), area }, about: [unitName(unit), area] };
}
