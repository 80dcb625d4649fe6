/** A whole way to play: for every question of the game an answer. */

import { at, type Decision, last, listingOf, type Script, type Seat } from '@condotta/kernel';
import { COMBAT_CARDS } from '../components/index.ts';
import { combatCardOf } from '../rules/combat-cards.ts';
import { conversionsOf } from '../rules/conquest.ts';
import { mayPlay } from '../rules/favors.ts';
import { playerOf } from '../rules/players.ts';
import { reachOf } from '../rules/reach.ts';
import { cardsIn } from '../rules/round.ts';
import { structures } from '../rules/starting-structures.ts';
import { controllerOf, hexName } from '../rules/territories.ts';
import type { FrameOf, Venterra, VenterraFrame, VenterraTable } from '../state.ts';
import { actionThings, combatThings, favorThings, questThings } from '../things.ts';
import { armyLoss, armyNext, armyPay, bid, tie } from './bids.ts';
import { bestPlace, buildings, developments, purchases, recruits, upgrades } from './economy.ts';
import { actionFavor, bestQuests, bestSeen, cancels, windowFavor } from './favors.ts';
import { conquest, lose, openCard, retreat, sealedCard, support } from './fight.ts';
import { chargeClicks, charges, type Leg, maneuverClicks, maneuvers, voyages } from './march.ts';
import { faction, kajerPlaces, layBoard, startPlaces } from './opening.ts';
import { declareClicks, firstOf, pairs, questChoice } from './plan.ts';
import type { Stance } from './stance.ts';
import { type Survey, survey } from './survey.ts';

const decision = (verb: string, arg: string | null = null): Decision => ({ verb, arg });

export const scriptOf =
  (stance: Stance): Script<Venterra> =>
  (t, world, seat) => {
    const frame = last(world.stack);
    switch (frame.proc) {
      case 'factions': {
        const wish = faction(t, seat);
        return wish ? [wish] : [];
      }
      case 'building':
        return layBoard(t, frame, seat);
      case 'structures':
        return place(t, frame, seat);
      case 'fights': {
        const waiting = t.s.pending.slice(frame.base);
        const easy = waiting.find(({ hex }) => controllerOf(t.s, hex) < 0) ?? waiting[0];
        return easy ? [decision('fight', hexName(t.s, easy.hex))] : [];
      }
      case 'explore':
        return [decision('explore', hexName(t.s, at(frame.hexes, 0)))];
      case 'window':
        // Most of the time there is nothing to play, and nothing to look at.
        if (!playerOf(t.s, seat).favors.some((card) => mayPlay(t, seat, frame.at, card))) return [decision('pass')];
        return answer(survey(t, seat, stance), frame);
      default:
        return answer(survey(t, seat, stance), frame);
    }
  };

const place = (t: VenterraTable, f: FrameOf<'structures'>, seat: Seat): Decision[] =>
  foundations(t, f, seat, 1).map(({ hex }) => decision(f.at === 'kajer' ? 'kajer' : 'found', hexName(t.s, hex)));

/** The best few of the territories that the rules allow for a starting structure or Ka'jer. */
export function foundations(
  t: VenterraTable,
  f: FrameOf<'structures'>,
  seat: Seat,
  most: number,
): { readonly hex: number; readonly worth: number }[] {
  const verb = f.at === 'kajer' ? structures.kajer.verbs?.['kajer'] : structures.start.verbs?.['found'];
  const hexes = [...t.s.places.keys()];
  const found: { hex: number; worth: number }[] = [];
  // Nothing changes while all of them are judged.
  const listing = listingOf<Venterra>(t.s, t.components);
  for (const one of f.at === 'kajer' ? kajerPlaces(t, seat, hexes) : startPlaces(t, seat, hexes))
    if (found.length < most && verb && !verb.check(listing, f, seat, hexName(t.s, one.hex))) found.push(one);
  return found;
}

function answer(v: Survey, frame: VenterraFrame): readonly Decision[] {
  const fight = v.t.frame('fight');
  switch (frame.proc) {
    case 'round':
      return frame.at === 'declare' ? declare(v, frame) : [decision('act', first(v))];
    case 'action':
      return act(v, frame);
    case 'movement':
      return move(v, frame);
    case 'fight':
      return inFight(v, frame);
    case 'retreat':
      return retreat(v, frame);
    case 'placing':
      return [decision('at', hexName(v.s, bestPlace(v, frame.unit, frame.count, frame.hexes).hex))];
    case 'development': {
      const wishes = developments(v, playerOf(v.s, v.seat).wealth, frame.free);
      if (frame.at === 'which') return wishes[0]?.decisions ?? [];
      const here = wishes.find(({ decisions }) => decisions[0]?.arg === hexName(v.s, frame.hex));
      return here ? here.decisions.slice(1) : [];
    }
    case 'construction': {
      const best = buildings(v, playerOf(v.s, v.seat).wealth)[0];
      return best ? best.decisions.slice(1) : [];
    }
    case 'arms':
      return [decision('take', combatThings.name(bestArms(v, frame.cost)))];
    case 'enlisting':
      return recruits(v, 0, true)[0]?.decisions ?? [];
    case 'vow': {
      const [best] = bestQuests(v);
      return best ? [decision('complete', questThings.name(best.quest))] : [];
    }
    case 'window':
      return [windowFavor(v, frame.at, fight)];
    case 'favor':
      return favor(v, frame, fight);
    case 'army':
      if (frame.at === 'pay') return [armyPay(v, frame)];
      return frame.at === 'lose' ? [armyLoss(v, frame)] : armyNext(v, frame);
    case 'bidding':
      return frame.at === 'bid' ? [bid(v)] : tie(v, frame);
    default:
      return [];
  }
}

/** F7.10: the dearest card that may be taken. */
function bestArms(v: Survey, cost: number): number {
  const { combat } = playerOf(v.s, v.seat);
  for (let kind = COMBAT_CARDS.length - 1; kind > 0; kind--) {
    const card = combatCardOf(v.t, kind);
    if (card.cost <= cost && card.copies > at(combat, kind)) return kind;
  }
  return 0;
}

function declare(v: Survey, f: FrameOf<'round'>): Decision[] {
  const draft = at(f.drafts, v.seat);
  const [drafted] = cardsIn(draft);
  const all = pairs(v);
  if (drafted === undefined) return all[0] ? declareClicks(all[0]) : [];
  const rest = all.find(({ cards }) => cards.includes(drafted));
  return rest ? declareClicks(rest).filter(({ arg }) => arg !== actionThings.name(drafted)) : [];
}

function first(v: Survey): string {
  const cards = cardsIn(playerOf(v.s, v.seat).declared);
  return actionThings.name(cards.length > 1 ? firstOf(v, cards) : at(cards, 0));
}

type Action = FrameOf<'action'>;

function act(v: Survey, f: Action): readonly Decision[] {
  const { wealth, favors } = playerOf(v.s, v.seat);
  if (favors.length > 0 && !f.marched && !f.sailed && !f.bought) {
    const gift = actionFavor(v);
    if (gift) return gift;
  }
  switch (f.at) {
    case 'wealth':
      return [decision('gain')];
    case 'quest':
      return questChoice(v).decisions;
    case 'recruit':
    case 'develop':
    case 'build':
      return [...reinforce(v, f.at, wealth)];
    case 'move':
      return marchOrSail(v, f);
    case 'second': {
      const best = [...upgrades(v, wealth).slice(0, 1), ...recruits(v, wealth).slice(0, 1)].sort(
        (a, b) => b.worth - a.worth,
      )[0];
      return best && best.worth > 0 ? best.decisions : [decision('skip')];
    }
    case 'cards': {
      const [best] = purchases(v);
      if (f.bought) return best && best.worth > 0 ? best.decisions : [decision('skip')];
      return best && best.worth > 2 * v.coin ? best.decisions : [decision('gain')];
    }
    case 'after':
      return [decision('end')];
    default:
      return [];
  }
}

/** Each step spends only what the later ones cannot use better. */
function reinforce(v: Survey, step: 'recruit' | 'develop' | 'build', wealth: number): readonly Decision[] {
  const [unit] = step === 'recruit' ? recruits(v, wealth) : [];
  const [tower] = step === 'build' ? [] : developments(v, wealth);
  const [house] = buildings(v, wealth);
  const now = step === 'recruit' ? unit : step === 'develop' ? tower : house;
  if (!now || now.worth <= 0) return [decision('skip')];
  const later = [...(step === 'recruit' ? [tower] : []), ...(step === 'build' ? [] : [house])];
  // A later wish that this one would starve, and that is worth more, comes first; a cheaper one may do as well.
  let purse = wealth;
  for (const wish of later) if (wish && wish.worth > now.worth && wish.cost <= purse) purse -= wish.cost;
  if (now.cost <= purse) return now.decisions;
  const cheaper =
    step === 'recruit' ? recruits(v, purse)[0] : step === 'develop' ? developments(v, purse)[0] : undefined;
  return cheaper && cheaper.worth > 0 ? cheaper.decisions : [decision('skip')];
}

/** What is worth less is not worth the trouble. */
const LEAST = 0.05;

function marchOrSail(v: Survey, f: Action): readonly Decision[] {
  const march = f.marched ? undefined : (f.card === 'charge' ? charges : maneuvers)(v, !f.battle)[0];
  if (march && march.worth > LEAST) {
    const clicks = f.card === 'charge' ? chargeClicks(v, march) : maneuverClicks(v, march);
    return [decision('march'), ...clicks];
  }
  const sail = f.sailed ? undefined : voyages(v, !f.battle)[0];
  if (sail && sail.worth > LEAST) return [decision('sail'), ...maneuverClicks(v, sail)];
  return [decision('skip')];
}

/**
 * In the middle of a movement: nothing has moved yet, so the plan with which it was begun is still the best one, and goes on
 * with the legs that it lacks. What was begun otherwise is closed as it is.
 */
function move(v: Survey, f: FrameOf<'movement'>): readonly Decision[] {
  const battle = !v.t.frame('action')?.battle;
  const raids =
    f.kind === 'charge' ? charges(v, battle) : f.kind === 'support' ? voyages(v, battle) : maneuvers(v, battle);
  const drafted = legsIn(f);
  for (const raid of raids) {
    if (raid.worth <= 0) break;
    if (f.kind === 'charge' && f.target >= 0 && at(raid.legs, 0).to !== f.target) continue;
    const rest = without(raid.legs, drafted);
    if (!rest) continue;
    const left = { ...raid, legs: rest };
    if (f.at === 'to') {
      const leg = rest.find(({ from, kind }) => from === f.from && kind === f.unit);
      if (leg) return [decision('to', hexName(v.s, leg.to))];
      continue;
    }
    if (rest.length === 0) return [decision('go')];
    return f.kind === 'charge' ? chargeClicks(v, left).slice(f.target < 0 ? 0 : 1) : maneuverClicks(v, left);
  }
  return f.at === 'to' ? [decision('to', hexName(v.s, nearest(v, f, battle)))] : [decision('go')];
}

/** The legs of a movement that are assigned. */
function legsIn({ legs }: FrameOf<'movement'>): Leg[] {
  const found: Leg[] = [];
  for (let i = 0; i < legs.length; i += 3)
    found.push({ kind: at(legs, i), from: at(legs, i + 1), to: at(legs, i + 2) });
  return found;
}

/** The legs of a plan without those that are done; null if others were done. */
function without(plan: readonly Leg[], done: readonly Leg[]): Leg[] | null {
  const rest = [...plan];
  for (const { kind, from, to } of done) {
    const i = rest.findIndex((leg) => leg.kind === kind && leg.from === from && leg.to === to);
    if (i < 0) return null;
    rest.splice(i, 1);
  }
  return rest;
}

/** A unit that was taken up without a plan stays among its own, if it can; a second battle it must not begin. */
function nearest(v: Survey, f: FrameOf<'movement'>, battle: boolean): number {
  const foes = legsIn(f)
    .map(({ to }) => to)
    .filter((hex) => at(v.control, hex) >= 0 && at(v.control, hex) !== v.seat);
  const reach = reachOf(v.t, v.seat, f.from, f.unit);
  const open = reach.filter((hex) => at(v.control, hex) < 0 || foes.includes(hex) || (battle && foes.length === 0));
  return reach.find((hex) => at(v.control, hex) === v.seat) ?? at(open, 0);
}

function inFight(v: Survey, f: FrameOf<'fight'>): readonly Decision[] {
  switch (f.at) {
    case 'support':
    case 'defend':
      return [support(v, f)];
    case 'card':
      return [openCard(v, f)];
    case 'sealed':
      return [sealedCard(v, f)];
    case 'losses':
      return [lose(v, f)];
    case 'structure':
      return [conquest(v, f, conversionsOf(v.t, f))];
    default:
      return [];
  }
}

function favor(v: Survey, f: FrameOf<'favor'>, fight: FrameOf<'fight'> | null): readonly Decision[] {
  if (f.at === 'keep') return [decision('keep', favorThings.name(bestSeen(v, f.seen)))];
  if (f.at === 'back') return [decision('back', favorThings.name(at(f.seen, 0)))];
  const held = playerOf(v.s, v.seat).favors.some((card) => v.t.components.favors[card - 1]?.effect.kind === 'cancel');
  return [decision(held && cancels(v, f, fight) ? 'cancel' : 'pass')];
}
