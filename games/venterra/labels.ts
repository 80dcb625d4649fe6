/** What a decision costs or brings, as its label says it. */

import type { Decision, Seat, Wording } from '@condotta/kernel';
import { BUILD_COST, DEVELOP_COST } from './components/index.ts';
import { priceOf } from './rules/combat-cards.ts';
import { questOf } from './rules/quests.ts';
import { recruitKind, unitOf } from './rules/recruiting.ts';
import { RESERVED_PENALTY } from './rules/scoring.ts';
import { supportCost, supportValue } from './rules/support.ts';
import { upgradeOf } from './rules/upgrades.ts';
import type { Venterra, VenterraFrame, VenterraTable } from './state.ts';
import { combatThings, questThings, sideThings, upgradeThings } from './things.ts';

type Label = Wording<Venterra['key']>;

const priced = (key: Venterra['key'], cost: number): Label => ({ key, args: { cost } });

/** The verbs of an action with a price; a favor card asks for the same things for nothing, in procedures of its own. */
export function label(t: VenterraTable, frame: VenterraFrame, seat: Seat, { verb, arg }: Decision): Label {
  if (verb === 'complete') return { args: { points: questOf(t, questThings.number(arg)).points } };
  if (verb === 'reserve') return { args: { points: RESERVED_PENALTY } };
  if (verb === 'support') return { args: { value: supportValue(t, seat), cost: supportCost(t, seat) } };
  if (verb === 'lay' && frame.proc === 'building')
    return { key: 'verb.lay.here', args: { side: sideThings.name(frame.side) } };
  if (verb === 'next' && frame.proc === 'bidding') return { args: { place: frame.order.length + 1 } };
  // F16.16: a movement without units is a skipped one.
  if (verb === 'go' && frame.proc === 'movement' && frame.legs.length === 0) return { key: 'verb.go.nobody' };
  if (frame.proc !== 'action') return {};
  switch (verb) {
    case 'recruit':
      return priced('verb.recruit.priced', unitOf(t, Math.max(0, recruitKind(arg))).cost);
    case 'upgrade':
      return { args: { cost: upgradeOf(t, upgradeThings.number(arg)).cost } };
    case 'buy':
      return { args: { cost: priceOf(t, seat, Math.max(0, combatThings.number(arg))) } };
    case 'build':
      return priced('verb.build', BUILD_COST);
    case 'develop':
      return priced('verb.develop.priced', DEVELOP_COST);
    default:
      return {};
  }
}
