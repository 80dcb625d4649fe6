/** What is worth thinking about: macro-moves with priors, from what they seem to be worth. */

import { at, type Decision, last, type Macro, type WorldOf } from '@condotta/kernel';
import { plansAmong } from '@condotta/kit';
import { playerOf } from '../rules/players.ts';
import { questOf } from '../rules/quests.ts';
import { hexName } from '../rules/territories.ts';
import type { FrameOf, Venterra, VenterraFrame, VenterraTable } from '../state.ts';
import { combatThings, questThings } from '../things.ts';
import { distanceTo } from './aims.ts';
import { buildings, type Choice, developments, purchases, recruits, upgrades } from './economy.ts';
import { bestQuests } from './favors.ts';
import { layCard, retreats, sealedMix } from './fight.ts';
import { chargeClicks, charges, maneuverClicks, maneuvers, type Raid, voyages } from './march.ts';
import { declareClicks, pairs } from './plan.ts';
import { foundations, scriptOf } from './script.ts';
import { MASON, RAIDER, WARDEN } from './stance.ts';
import { type Survey, survey } from './survey.ts';

const STYLES = [WARDEN, RAIDER, MASON].map(scriptOf);

/** A plan with what it seems to be worth, in points. */
interface Idea {
  readonly decisions: readonly Decision[];
  readonly worth: number;
}

/** So many points apart, a plan is looked at e times less gladly. */
const WARMTH = 1.2;

const decision = (verb: string, arg: string | number | null = null): Decision => ({ verb, arg });

export function candidates(
  t: VenterraTable,
  world: WorldOf<Venterra>,
  seat: number,
  legal: readonly Decision[],
): readonly Macro[] {
  const frame = last(world.stack);
  const kept = plansAmong(legal);
  kept.add(at(STYLES, 0)(t, world, seat), 1.3);
  if (kept.size > 0 && isPlain(frame)) return kept.sorted();
  const ideas = ideasFor(t, frame, seat);
  const best = Math.max(...ideas.map(({ worth }) => worth));
  for (const { decisions, worth } of ideas) kept.add(decisions, Math.exp((worth - best) / WARMTH));
  for (const style of STYLES.slice(1)) kept.add(style(t, world, seat), 0.4);
  // Whatever nobody has thought of, where there is little to choose from.
  if (kept.size === 0 || legal.length <= FEW) for (const one of legal) if (!kept.begins(one)) kept.add([one], 0.1);
  return kept.sorted();
}

const FEW = 6;

/** Questions on which nothing hangs that a script does not see. */
export function isPlain(frame: VenterraFrame): boolean {
  switch (frame.proc) {
    case 'factions':
    case 'building':
    case 'fights':
    case 'explore':
      return true;
    case 'army':
      return frame.at !== 'pay';
    case 'action':
      return frame.at === 'wealth';
    case 'favor':
      return frame.at === 'back';
    default:
      return false;
  }
}

const ofChoices = (choices: readonly Choice[], most: number): Idea[] => choices.slice(0, most);

function ideasFor(t: VenterraTable, frame: VenterraFrame, seat: number): Idea[] {
  if (frame.proc === 'structures') return places(t, frame, seat);
  const v = survey(t, seat, WARDEN);
  switch (frame.proc) {
    case 'round':
      return frame.at === 'declare'
        ? pairs(v).map((pair) => ({ decisions: declareClicks(pair), worth: pair.worth }))
        : [];
    case 'action':
      return inAction(v, frame);
    case 'fight':
      return inFight(v, frame);
    case 'retreat':
      return retreats(v, frame).map(({ hex, worth }) => ({
        decisions: [decision('retreat', hexName(v.s, hex))],
        worth,
      }));
    case 'development':
      return frame.at === 'which' ? ofChoices(developments(v, playerOf(v.s, seat).wealth, frame.free), 5) : [];
    case 'enlisting':
      return ofChoices(recruits(v, 0, true), 5);
    case 'bidding':
      return frame.at === 'bid' ? bids(v) : [];
    default:
      return [];
  }
}

const MOST_PLACES = 6;

function places(t: VenterraTable, f: FrameOf<'structures'>, seat: number): Idea[] {
  const verb = f.at === 'kajer' ? 'kajer' : 'found';
  return foundations(t, f, seat, MOST_PLACES).map(({ hex, worth }) => ({
    decisions: [decision(verb, hexName(t.s, hex))],
    worth,
  }));
}

function bids(v: Survey): Idea[] {
  const most = Math.min(4, playerOf(v.s, v.seat).wealth);
  const found: Idea[] = [];
  for (let amount = 0; amount <= most; amount++)
    found.push({ decisions: [decision('bid', amount)], worth: -v.coin * amount });
  return found;
}

function inAction(v: Survey, f: FrameOf<'action'>): Idea[] {
  const { wealth } = playerOf(v.s, v.seat);
  const skip: Idea = { decisions: [decision('skip')], worth: 0 };
  switch (f.at) {
    case 'quest':
      return [skip, ...quests(v)];
    case 'recruit':
      return [skip, ...ofChoices(recruits(v, wealth), 5)];
    case 'develop':
      return [skip, ...ofChoices(developments(v, wealth), 4)];
    case 'build':
      return [skip, ...ofChoices(buildings(v, wealth), 7)];
    case 'move':
      return [skip, ...moves(v, f)];
    case 'second':
      return [skip, ...ofChoices(upgrades(v, wealth), 4), ...ofChoices(recruits(v, wealth), 4)];
    case 'cards':
      return [{ decisions: [decision('gain')], worth: 2 * v.coin }, ...ofChoices(purchases(v), 3)];
    default:
      return [];
  }
}

function quests(v: Survey): Idea[] {
  const done = bestQuests(v).map(({ quest, worth }) => ({
    decisions: [decision('complete', questThings.name(quest))],
    worth,
  }));
  const near = v.s.display.filter((quest) => {
    const distance = distanceTo(v.t, v.seat, v.have, questOf(v.t, quest));
    return distance > 0 && distance <= 2.5 && v.left > 1;
  });
  return [...done, ...near.map((quest) => ({ decisions: [decision('reserve', questThings.name(quest))], worth: 0.2 }))];
}

const MOST_MARCHES = 8;
const MOST_VOYAGES = 3;

function moves(v: Survey, f: FrameOf<'action'>): Idea[] {
  const charge = f.card === 'charge';
  const marches = f.marched ? [] : varied((charge ? charges : maneuvers)(v, !f.battle)).slice(0, MOST_MARCHES);
  const sails = f.sailed ? [] : voyages(v, !f.battle).slice(0, MOST_VOYAGES);
  const found: Idea[] = marches.map((raid) => ({
    decisions: [decision('march'), ...(charge ? chargeClicks(v, raid) : maneuverClicks(v, raid))],
    worth: raid.worth,
  }));
  for (const raid of sails)
    found.push({ decisions: [decision('sail'), ...maneuverClicks(v, raid)], worth: raid.worth });
  return found;
}

/** Of raids that make for the same places only the best, so that what is compared differs. */
function varied(raids: readonly Raid[]): Raid[] {
  const seen = new Set<string>();
  return raids.filter(({ legs }) => {
    const key = [...new Set(legs.map(({ from, to }) => `${from}>${to}`))].sort().join();
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

function inFight(v: Survey, f: FrameOf<'fight'>): Idea[] {
  if (f.at === 'sealed') {
    const { options, mix } = sealedMix(v, f);
    // By how often it should be laid: what is never laid is hardly looked at.
    return options.map((kind, i) => ({
      decisions: [layCard(kind)],
      worth: WARMTH * Math.log(Math.max(0.02, at(mix, i))),
    }));
  }
  if (f.at !== 'card') return [];
  const { combat } = playerOf(v.s, v.seat);
  const held = combat.flatMap((count, kind) => (count > 0 ? [kind] : []));
  return [decision('none'), ...held.map((kind) => decision('lay', combatThings.name(kind)))].map((one) => ({
    decisions: [one],
    worth: 0,
  }));
}
