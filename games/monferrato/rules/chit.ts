/** M16 Chits: when one may be played, and how its effects are carried out one after the other. */

import { at, call, done, type Next, type Refusal, remove } from '@condotta/kernel';
import { commandArmy } from '../commands.ts';
import { ALL, type Chit, DRAWN, type Effect } from '../components/types.ts';
import { lookupOf } from '../lookup.ts';
import { changeMorale, isInPlay, isLow } from '../morale.ts';
import { mark, score } from '../pieces.ts';
import {
  BACK,
  type FrameOf,
  frames,
  type MonferratoPlay,
  type MonferratoProcedure,
  type MonferratoTable,
  NONE,
  refuse,
} from '../state.ts';
import { chitName, nameIn, unitName } from '../things.ts';
import { hasCamps } from '../trace.ts';
import { isDisrupted, isOnMap, otherSeat, typeOf } from '../units.ts';
import { betrayableSides } from './betrayal.ts';
import { frenchGroups } from './delay.ts';
import { desertionZones } from './desertion.ts';
import { moveEnd } from './end-marker.ts';
import { chitOf, dateHasCome, dutyOf, handOf, isDue, isReinforcement } from './hand.ts';
import { goBack } from './peace.ts';
import { chitLimit, optionRule, readyZones } from './ready.ts';
import { placeGroup, reinforcementSeat } from './reinforcement.ts';
import { replaceable } from './replacements.ts';

type Activation = FrameOf<'activation'>;

/** M15-5, MS-29 */
const mayBeServed = (t: MonferratoTable, army: number): boolean => !isLow(t, army) && hasCamps(t, army);

/** M5.1-3: whether an effect could change something for this player now. */
function isPossible(t: MonferratoTable, f: Activation, seat: number, chit: number, effect: Effect): boolean {
  switch (effect.kind) {
    case 'march':
      return readyZones(t, f.command).length > 0;
    case 'train':
      return mayBeServed(t, commandArmy(t, f.command)) && readyZones(t, f.command).length > 0;
    case 'morale':
      return moraleMatters(t, f, effect);
    case 'spies':
      return handOf(t, otherSeat(seat)).length > 0;
    case 'sappers':
      return at(lookupOf(t.components).unitsOf, f.command).some(
        (unit) => typeOf(t, unit) === 'guastatori' && isOnMap(t.s, unit),
      );
    case 'betrayal':
      return betrayableSides(t, effect.fortress, seat).length > 0;
    case 'desertion':
      return desertionZones(t, seat, effect.stack).length > 0;
    case 'delay':
      return frenchGroups(t, effect.army).length > 0 || isInPlay(t, effect.army);
    case 'replacements':
      return effect.commands.some((command) => replaceable(t, command, effect.types).length > 0);
    default:
      return chit >= 0;
  }
}

function moraleMatters(
  t: MonferratoTable,
  f: Activation,
  effect: Extract<Effect, { readonly kind: 'morale' }>,
): boolean {
  const { most, least } = t.components.morale;
  const armies =
    effect.army === ALL ? [...t.s.morale.keys()] : [effect.army === DRAWN ? commandArmy(t, f.command) : effect.army];
  return armies.some((army) => {
    const now = at(t.s.morale, army);
    if (now === 0) return effect.enters !== null;
    return effect.by > 0 ? now < most : now > least;
  });
}

/** M5.1-3: at least part of its effect is possible; Mandatory and conditional chits need not (M16.1-1, M16.1-7). */
function hasEffect(t: MonferratoTable, f: Activation, seat: number, chit: number, data: Chit): boolean {
  if (data.mandatory || data.condition !== null || isReinforcement(data)) return true;
  // Chit 30 needs its army in play, whatever else it brings.
  const absent = data.effects.some(
    (effect) => effect.kind === 'morale' && effect.army >= 0 && effect.enters === null && !isInPlay(t, effect.army),
  );
  if (absent && data.effects.length > 1) return false;
  return data.effects.some((effect) => isPossible(t, f, seat, chit, effect));
}

/** M5-2, M5-4, M5.1-2, M16: null if the active player may play this chit now. */
export function playTrouble(t: MonferratoTable, f: Activation, seat: number, chit: number): Refusal | null {
  const data = chitOf(t, chit);
  const args = { chit: chitName(t, chit) };
  if (!handOf(t, seat).includes(chit)) return refuse('M5.1-1', 'chit.not-held', args);
  if (f.chits >= chitLimit(t, f)) {
    const low = f.option === 1 && isLow(t, commandArmy(t, f.command));
    return refuse(low ? 'M15-5' : optionRule(f), 'chit.enough', args);
  }
  if (data.window !== null) return refuse('M5.1-5', 'chit.response', args);
  if (data.who !== null && data.who !== seat) return refuse('M16-2', 'chit.not-yours', args);
  const due = dutyOf(t, f, seat);
  if (due !== NONE && !isDue(t, f, chit)) return refuse('M16.1-4', 'duty.first', { chit: chitName(t, due) });
  // M16.3-4: reinforcements may come to the Timeline before their date.
  if (!dateHasCome(t, data) && !isReinforcement(data)) return refuse('M16.2-1', 'chit.too-early', args);
  if (data.early && f.chosen.length > 0) return refuse('M5.1-2', 'chit.too-late', args);
  return hasEffect(t, f, seat, chit, data) ? null : refuse('M5.1-3', 'chit.no-effect', args);
}

/** M15-2: an army in play changes; another may be told what it will enter with. */
function applyMorale(
  p: MonferratoPlay,
  f: FrameOf<'chit'>,
  effect: Extract<Effect, { readonly kind: 'morale' }>,
): void {
  const { army } = effect;
  if (army === ALL) {
    for (const one of p.s.morale.keys()) changeMorale(p, one, effect.by);
    return;
  }
  const command = p.frame('activation')?.command;
  const target = army === DRAWN ? commandArmy(p, command ?? 0) : army;
  if (!isInPlay(p, target) && effect.enters !== null) {
    p.s.entering[target] = effect.enters;
    p.log(
      'morale.enters',
      { army: nameIn(p, 'army', target), morale: effect.enters, chit: chitName(p, f.chit) },
      'M15-2',
    );
    return;
  }
  changeMorale(p, target, effect.by);
}

/** D28: he is turned where he stands, if he is there and has not been turned. */
function turnCommander(p: MonferratoPlay, id: string): void {
  const unit = lookupOf(p.components).units.get(id) ?? NONE;
  if (unit === NONE || !isOnMap(p.s, unit) || isDisrupted(p.s, unit)) return;
  mark(p.s, unit, BACK);
  p.log('commander.turned', { unit: unitName(p, unit) }, 'M16-1');
}

/** Chit 27 */
function deactivate(p: MonferratoPlay, command: number): void {
  p.log('command.inactive', { command: nameIn(p, 'command', command) }, 'M16-1');
  if (remove(p.s.cup, command)) {
    p.s.box.push(command);
    p.s.box.sort((a, b) => a - b);
  }
  if (!p.s.resting.includes(command)) p.s.resting.push(command);
}

/** One effect: carried out here, or by a procedure of its own. */
function carryOut(p: MonferratoPlay, f: FrameOf<'chit'>, effect: Effect, index: number): Next<'next'> {
  const activation = p.frame('activation');
  const { seat } = f;
  const zoneOf = (id: string): number => lookupOf(p.components).zones.get(id) ?? 0;
  switch (effect.kind) {
    case 'march':
      return call(frames.naming({ seat, what: 'march', points: effect.points }), 'next');
    case 'train':
      return call(frames.naming({ seat, what: 'train' }), 'next');
    case 'morale':
      applyMorale(p, f, effect);
      break;
    case 'points':
      score(p, effect.to, effect.by);
      break;
    case 'spies':
      return call(frames.spies({ seat }), 'next');
    case 'rain': {
      const zone = p.frame('zone');
      if (zone) zone.rain = true;
      break;
    }
    case 'reinforce':
      if (!dateHasCome(p, chitOf(p, f.chit))) placeGroup(p, f.chit);
      else return call(frames.reinforcement({ chit: f.chit, seat: reinforcementSeat(p, f.chit) }), 'next');
      break;
    case 'betrayal': {
      const { upTo, levels } = effect;
      return call(frames.betrayal({ seat, zone: zoneOf(effect.fortress), upTo, levels }), 'next');
    }
    case 'desertion':
      return call(frames.desertion({ seat, stack: effect.stack, upTo: effect.upTo }), 'next');
    case 'sappers':
      if (activation) activation.rerolls++;
      break;
    case 'sortie': {
      const action = p.frame('response');
      return call(
        frames.sortie({ seat, zone: action?.zone ?? 0, target: action?.from ?? 0, most: effect.units }),
        'next',
      );
    }
    case 'discard':
      return call(frames.discarding({ seat: effect.from }), 'next');
    case 'delay':
      return call(frames.delay({ seat, army: effect.army }), 'next');
    case 'replacements':
      return call(
        frames.replacements({ seat, chit: f.chit, effect: index, command: NONE, left: effect.points, unit: NONE }),
        'next',
      );
    case 'peasants': {
      const raid = p.frame('raid');
      if (raid) raid.bonus += effect.by;
      break;
    }
    case 'hesitation':
      if (activation) activation.hesitates = true;
      break;
    case 'inactive':
      deactivate(p, effect.command);
      break;
    case 'turn':
      turnCommander(p, effect.unit);
      break;
    case 'plague':
      return call(frames.plague({ stack: effect.stack, least: effect.from, most: 6 }), 'next');
    case 'contagion':
      return call(frames.plague({ fortress: true, stack: 1, least: 1, most: effect.upTo }), 'next');
    case 'withdrawal': {
      const owner = at(lookupOf(p.components).commandFaction, effect.command);
      return call(frames.withdrawal({ seat: owner, command: effect.command, left: effect.units }), 'next');
    }
    case 'truce':
      p.s.truce = true;
      break;
    case 'end':
      moveEnd(p, effect);
      break;
    case 'peace':
      goBack(p);
  }
  return { kind: 'again' };
}

export const chit: MonferratoProcedure<'chit'> = {
  next: {
    run(p, f) {
      const { effects, otherwise } = chitOf(p, f.chit);
      const list = f.met ? effects : otherwise;
      const effect = list[f.effect];
      if (!effect) return done();
      f.effect++;
      return carryOut(p, f, effect, f.effect - 1);
    },
  },
};
