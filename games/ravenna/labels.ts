/** What a decision leads to, as its label says it. Only what the asked seat knows. */

import { at, type Decision, type Seat, type Wording } from '@condotta/kernel';
import { OFF, stepFrom, touchesEdge } from './field.ts';
import { shotsOf } from './lines-of-fire.ts';
import { facesEnemy, offeredPacking } from './packing.ts';
import { ordersLeft } from './questions.ts';
import { wayOut } from './rules/effect.ts';
import { mayShoot } from './rules/shoot.ts';
import { type FrameOf, INITIATIVE_COUNT, type RavennaFrame, type RavennaTable, type RavennaTypes } from './state.ts';
import { attackStrength, defenceStrength, effectCosts, shotStrength } from './strength.ts';
import { areaName, cardOfSide, gainName, lossName, numberIn, orderName } from './things.ts';
import {
  commanderAt,
  dataOf,
  hasUnitOf,
  isAlive,
  otherSide,
  seatSide,
  sideOfCommander,
  sideOfUnit,
  unitAt,
} from './units.ts';

type Label = Wording<RavennaTypes['key']>;

export function label(t: RavennaTable, frame: RavennaFrame, seat: Seat, decision: Decision): Label {
  switch (frame.proc) {
    case 'orders':
      return ordersLabel(t, frame, seatSide(t.s, seat), decision);
    case 'execution':
      return executionLabel(t, frame, decision);
    case 'march':
      return marchLabel(t, frame, decision);
    case 'shoot':
      return shotLabel(t, frame, decision);
    case 'attack':
      return attackLabel(t, frame, decision);
    case 'effect':
      return effectLabel(t, frame, decision);
    default:
      return {};
  }
}

function ordersLabel(t: RavennaTable, frame: FrameOf<'orders'>, side: number, { verb, arg }: Decision): Label {
  if (verb === 'play') {
    const cards = t.components.strategies.flat();
    const card = cards[numberIn('strategy', arg)];
    return card ? { args: { orders: card.orders.map((order) => `order:${order}`) } } : {};
  }
  const wrong = verb === 'issue' && !ordersLeft(t, frame, side).includes(numberIn('order', arg));
  return wrong ? { key: 'verb.issue.wrong' } : {};
}

function executionLabel(t: RavennaTable, { commander }: FrameOf<'execution'>, { verb, arg }: Decision): Label {
  if (verb === 'accept' || verb === 'reject') return { args: { order: orderName(commanderAt(t.s, commander).issued) } };
  if (verb === 'choose') {
    const side = sideOfCommander(commander);
    const card = cardOfSide(numberIn('initiative', arg), side, INITIATIVE_COUNT);
    const data = at(t.components.initiatives, side)[card];
    return data ? { args: { loss: lossName(data.cost), text: String(arg).replace('initiative:', 'text:') } } : {};
  }
  const unit = numberIn('unit', arg);
  const silenced = verb === 'mark' && unit >= 0 && dataOf(t, unit).type === 'artillery' && mayShoot(t, unit);
  return silenced ? { key: 'verb.mark.silent' } : {};
}

/** The Area ahead in which an enemy stands, or OFF. */
function enemyAhead(t: RavennaTable, unit: number, area: number, facing: number): number {
  const ahead = area === OFF ? OFF : stepFrom(area, facing);
  return ahead !== OFF && hasUnitOf(t.s, ahead, otherSide(sideOfUnit(unit))) ? ahead : OFF;
}

function marchLabel(t: RavennaTable, frame: FrameOf<'march'>, { verb, arg }: Decision): Label {
  const { area, facing } = unitAt(t.s, frame.unit);
  if (verb === 'halt') return haltLabel(t, frame);
  if (verb === 'advance') {
    const to = numberIn('area', arg);
    if (to < 0) return { key: 'verb.advance.off' };
    const foe = enemyAhead(t, frame.unit, to, facing);
    return foe === OFF ? {} : { key: 'verb.advance.contact', args: { area: areaName(foe) } };
  }
  const face = numberIn('face', arg);
  const foe = verb === 'turn' && face >= 0 ? enemyAhead(t, frame.unit, area, face) : OFF;
  return foe === OFF ? {} : { key: 'verb.turn.contact', args: { area: areaName(foe) } };
}

/** R11.6, R11.7, R13.17: what comes of it if it stays here. */
function haltLabel(t: RavennaTable, frame: FrameOf<'march'>): Label {
  const { area, facing } = unitAt(t.s, frame.unit);
  if (!frame.attack) {
    const from = t.frame('movement');
    return from?.area === area && from.facing === facing ? { key: 'verb.halt.failed' } : {};
  }
  const packing = offeredPacking(t, frame.unit, true, frame.advanced + frame.turned === 0);
  const touches = packing.some(({ unit, cells }) => unit === frame.unit && touchesEdge(cells, facing));
  if (!touches || !facesEnemy(t, frame.unit)) return { key: 'verb.halt.failed' };
  return { key: 'verb.halt.attack', args: { area: areaName(stepFrom(area, facing)) } };
}

function shotLabel(t: RavennaTable, { unit, bonus }: FrameOf<'shoot'>, { verb, arg }: Decision): Label {
  if (verb !== 'fire') return {};
  const shot = shotsOf(t, unit).find(({ target }) => target === numberIn('area', arg));
  if (!shot) return { args: { range: '–', chance: 0 } };
  const { die } = t.components;
  const strength = shotStrength(t, unit, shot, bonus);
  const hits = die.filter((face) => face + strength > 0).length;
  const args = { range: shot.range, chance: Math.round((100 * hits) / die.length) };
  return shot.overFriends ? { key: 'verb.fire.over', args } : { args };
}

function attackLabel(t: RavennaTable, frame: FrameOf<'attack'>, { verb, arg }: Decision): Label {
  if (verb === 'keep') return { args: { die: frame.die } };
  const unit = numberIn('unit', arg);
  if (verb !== 'name' || unit < 0 || !isAlive(t.s, unit)) return {};
  const [attack, defence] = [attackStrength(t, frame.unit, unit, frame), defenceStrength(t, frame.unit, unit)];
  return { key: 'verb.name.fights', args: { attack, defence } };
}

const FLIGHTS = {
  withdraw: { dies: 'verb.withdraw.dies', falls: 'verb.withdraw.falls' },
  retreat: { dies: 'verb.retreat.dies', falls: 'verb.retreat.falls' },
} as const;

/** R12.3 to R12.19: what is lost, where it goes, and whether it dies of it. */
function effectLabel(t: RavennaTable, frame: FrameOf<'effect'>, { verb }: Decision): Label {
  const costs = effectCosts(t, frame);
  const { personality } = dataOf(t, frame.unit);
  const dying = (points: number, dies: RavennaTypes['key'], falls: RavennaTypes['key']): Label =>
    personality
      ? { key: falls, args: { loss: lossName(points), gain: gainName(personality.value) } }
      : { key: dies, args: { loss: lossName(points) } };
  if (verb === 'moral') return { args: { loss: lossName(costs.moral) } };
  if (verb === 'wound') {
    if (unitAt(t.s, frame.unit).wounded) return dying(costs.wound, 'verb.wound.dies', 'verb.wound.falls');
    return { args: { loss: lossName(costs.wound) } };
  }
  if (verb !== 'withdraw' && verb !== 'retreat') return {};
  const to = wayOut(t, frame.unit, frame.direction, verb);
  const { dies, falls } = FLIGHTS[verb];
  return to === OFF ? dying(costs[verb], dies, falls) : { args: { area: areaName(to), loss: lossName(costs[verb]) } };
}
