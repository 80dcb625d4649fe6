/** A whole way to play: for every question of the game an answer. */

import { at, type Decision, last, type Script, type World } from '@condotta/kernel';
import { shotsOf } from '../lines-of-fire.ts';
import type { FrameOf, RavennaFrame, RavennaTable, RavennaTypes, State } from '../state.ts';
import { shotStrength } from '../strength.ts';
import { areaName, unitName } from '../things.ts';
import { engagedArea, seatSide, sideOfUnit } from '../units.ts';
import { execute } from './execution.ts';
import { aims, sufferer } from './fire.ts';
import { decision, wayTo } from './ground.ts';
import { EFFECTS, effectCost } from './hits.ts';
import { attacks, type Goal, moves } from './march.ts';
import { attackWorth, fightWorths, keeps } from './melee.ts';
import { plansOf } from './orders.ts';
import { outlookOf, type Stance } from './outlook.ts';

/** Balanced; forward at any price; let them come. */
export const STEADY: Stance = { daring: 0.5 };
export const BOLD: Stance = { daring: 1.8 };
export const WARY: Stance = { daring: 0 };

type RavennaWorld = World<State, RavennaFrame>;

export const scriptOf =
  (stance: Stance): Script<RavennaTypes> =>
  (t, world, seat) => {
    const frame = last(world.stack);
    switch (frame.proc) {
      case 'orders': {
        const side = seatSide(t.s, seat);
        const card = at(frame.strategies, side);
        const plans = plansOf(outlookOf(t, side, stance), side, card < 0 ? null : card, at(frame.issues, side));
        return plans[0]?.decisions ?? [];
      }
      case 'execution':
        return execute(outlookOf(t, seatSide(t.s, seat), stance), frame);
      case 'march': {
        const [goal] = goals(t, world, frame, stance);
        return goal ? wayTo(goal.end) : [];
      }
      default:
        return single(t, frame);
    }
  };

/** Where a Unit on the march can end, the best first. */
export function goals(t: RavennaTable, { stack }: RavennaWorld, frame: FrameOf<'march'>, stance: Stance): Goal[] {
  const outlook = outlookOf(t, sideOfUnit(frame.unit), stance);
  const { unit } = frame;
  const below = stack[stack.length - 2];
  if (frame.attack) return attacks(outlook, unit, frame, frame.advanced, below?.proc === 'attack' ? below.bonus : 0);
  const start = below?.proc === 'movement' ? below : { area: frame.fromArea, facing: -1 };
  return moves(outlook, unit, frame, start);
}

/** Questions that take one click and no view of the whole field. */
function single(t: RavennaTable, frame: RavennaFrame): readonly Decision[] {
  switch (frame.proc) {
    case 'deployment':
      return [decision('ready')];
    case 'arrange':
      return [decision('done')];
    case 'shoot':
      return [frame.at === 'aim' ? aim(t, frame) : suffer(t, frame)];
    case 'attack':
      return fight(t, frame);
    case 'effect': {
      const costs = EFFECTS.map((effect) => effectCost(t, frame, effect));
      return [decision(at(EFFECTS, costs.indexOf(Math.min(...costs))))];
    }
    default:
      return [];
  }
}

function aim(t: RavennaTable, { unit, bonus }: FrameOf<'shoot'>): Decision {
  const [best] = aims(t, unit, bonus);
  return best && best.worth > 0 ? decision('fire', areaName(best.shot.target)) : decision('hold');
}

function suffer(t: RavennaTable, { unit, bonus, target }: FrameOf<'shoot'>): Decision {
  const shot = shotsOf(t, unit).find((each) => each.target === target);
  const direction = shot?.direction ?? 0;
  const strength = shot ? shotStrength(t, unit, shot, bonus) : 0;
  return decision('name', unitName(sufferer(t, target, strength, direction).unit));
}

function fight(t: RavennaTable, frame: FrameOf<'attack'>): readonly Decision[] {
  const { unit, defender, die } = frame;
  switch (frame.at) {
    case 'defender':
      return [decision('name', unitName(attackWorth(t, unit, engagedArea(t, unit), frame).defender))];
    case 'keep': {
      const worths = fightWorths(t, unit, defender, frame);
      return [decision(keeps(worths, t.components.die.indexOf(die), frame.rerolls) ? 'keep' : 'again')];
    }
    case 'fought':
      return [decision(attackWorth(t, unit, engagedArea(t, unit), frame).worth > 0 ? 'press' : 'rest')];
    default:
      return [];
  }
}
