/** What is worth thinking about: macro-moves with priors, from what they seem to be worth. */

import { at, type Decision, last, type Macro, type World } from '@condotta/kernel';
import { plansAmong } from '@condotta/kit';
import { shotsOf } from '../lines-of-fire.ts';
import type { FrameOf, RavennaFrame, RavennaTable, State } from '../state.ts';
import { shotStrength } from '../strength.ts';
import { areaName, unitName } from '../things.ts';
import { engagedArea, seatSide, sideOfUnit, unitsIn } from '../units.ts';
import { acceptances, alternatives, cardPlans } from './execution.ts';
import { aims, shotCost } from './fire.ts';
import { decision, wayTo } from './ground.ts';
import { EFFECTS, effectCost } from './hits.ts';
import { targetOf } from './march.ts';
import { fightWorth } from './melee.ts';
import { firstOfKind, type Plan, plansOf } from './orders.ts';
import { outlookOf } from './outlook.ts';
import { BOLD, goals, STEADY, scriptOf, WARY } from './script.ts';

type RavennaWorld = World<State, RavennaFrame>;

const STANCES = [STEADY, BOLD, WARY] as const;
const SCRIPTS = STANCES.map(scriptOf);

/** So many points of worth apart, a plan is looked at e times less gladly: the less, the more surely its worth can be told. */
const WARMTH: Partial<Record<RavennaFrame['proc'], number>> = { orders: 0.4, execution: 0.25, march: 0.18 };
const WARMTH_OF_ONE = 0.2;

export function candidates(
  t: RavennaTable,
  world: RavennaWorld,
  seat: number,
  legal: readonly Decision[],
): readonly Macro[] {
  const kept = plansAmong(legal);
  const plans = plansFor(t, world, seat);
  const best = Math.max(...plans.map(({ worth }) => worth));
  const warmth = WARMTH[last(world.stack).proc] ?? WARMTH_OF_ONE;
  const isFirst = firstOfKind<Plan>(({ kind }) => kind);
  for (const plan of plans) kept.add(plan.decisions, Math.exp((plan.worth - best) / warmth), isFirst(plan));
  for (const [i, script] of SCRIPTS.entries()) {
    if (i > 0 && !takesLong(last(world.stack))) break;
    kept.add(script(t, world, seat), i === 0 ? 1.2 : 0.3);
  }
  if (kept.size === 0) for (const one of legal) kept.add([one], 1);
  return kept.sorted();
}

/** Questions on which the styles differ. */
const takesLong = ({ proc }: RavennaFrame): boolean => proc === 'orders' || proc === 'execution';

function plansFor(t: RavennaTable, world: RavennaWorld, seat: number): Plan[] {
  const frame = last(world.stack);
  const side = seatSide(t.s, seat);
  switch (frame.proc) {
    case 'orders': {
      const card = at(frame.strategies, side);
      return plansOf(outlookOf(t, side, STEADY), side, card < 0 ? null : card, at(frame.issues, side));
    }
    case 'execution':
      if (frame.at === 'card') return cardPlans(outlookOf(t, side, STEADY), frame.commander);
      return frame.at === 'answer' ? answers(t, frame, side) : [];
    case 'march':
      return marches(t, world, frame);
    case 'shoot':
      return frame.at === 'aim' ? shots(t, frame) : sufferers(t, frame);
    case 'attack':
      return frame.at === 'defender' ? defenders(t, frame) : [];
    case 'effect':
      return EFFECTS.map((effect) => ({ decisions: [decision(effect)], worth: -effectCost(t, frame, effect) }));
    default:
      return [];
  }
}

/** So many rejections are thought of, and the best one of every kind. */
const MOST_REJECTIONS = 3;

function answers(t: RavennaTable, { commander }: FrameOf<'execution'>, side: number): Plan[] {
  const outlook = outlookOf(t, side, STEADY);
  const isFirst = firstOfKind<Plan>(({ kind }) => kind);
  const others = alternatives(outlook, commander)
    .filter((plan, i) => isFirst(plan) || i < MOST_REJECTIONS)
    .map((plan) => ({ ...plan, decisions: [decision('reject'), ...plan.decisions] }));
  return [...acceptances(outlook, commander), ...others];
}

/** Where to go; with an Attack whom to go at, or to give it up and ride out of reach. */
function marches(t: RavennaTable, world: RavennaWorld, frame: FrameOf<'march'>): Plan[] {
  const outlook = outlookOf(t, sideOfUnit(frame.unit), STEADY);
  return goals(t, world, frame, STEADY).map(({ end, worth }) => {
    const plan = { decisions: wayTo(end), worth };
    return frame.attack ? { ...plan, kind: `${targetOf(outlook, frame.unit, end)}` } : plan;
  });
}

/** A shot that can bring nothing is not even thought of; nor to hold, where one can hurt without a risk: powder costs nothing. */
function shots(t: RavennaTable, { unit, bonus }: FrameOf<'shoot'>): Plan[] {
  const useful = aims(t, unit, bonus).filter(({ worth }) => worth !== 0);
  const fires = useful.map(({ shot, worth }) => ({ decisions: [decision('fire', areaName(shot.target))], worth }));
  const isSafe = useful.some(({ shot, worth }) => worth > 0 && !shot.overFriends);
  return isSafe ? fires : [{ decisions: [decision('hold')], worth: 0 }, ...fires];
}

function sufferers(t: RavennaTable, { unit, bonus, target }: FrameOf<'shoot'>): Plan[] {
  const shot = shotsOf(t, unit).find((each) => each.target === target);
  if (!shot) return [];
  const strength = shotStrength(t, unit, shot, bonus);
  return unitsIn(t.s, target).map((victim) => ({
    decisions: [decision('name', unitName(victim))],
    worth: -shotCost(t, victim, strength, shot.direction),
  }));
}

const defenders = (t: RavennaTable, frame: FrameOf<'attack'>): Plan[] =>
  unitsIn(t.s, engagedArea(t, frame.unit)).map((defender) => ({
    decisions: [decision('name', unitName(defender))],
    worth: -fightWorth(t, frame.unit, defender, frame),
  }));
