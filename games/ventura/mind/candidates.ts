/**
 * What is worth thinking about: macro-moves with priors. The script's own answer comes first. Every legal decision is there,
 * but what is seldom good has so small a prior that a mind looks at it only where a script wants it, or deep in its tree.
 */

import { at, type Decision, last, type Macro, type World } from '@condotta/kernel';
import { cellName } from '../map.ts';
import type { Battle } from '../rules/battle-assault.ts';
import { holdsGarrison, movementOf, nameOfTroop, troopIn, troopsOf } from '../rules/troops.ts';
import { incomeOf, maintenanceOf } from '../rules/upkeep.ts';
import type { FrameOf, State, VenturaFrame, VenturaTable } from '../state.ts';
import { areaName, cardName, tileName } from '../things.ts';
import { placements } from './deploy.ts';
import { cardWish } from './economy.ts';
import { eventPlans } from './events.ts';
import { bestSpots, spots } from './expand.ts';
import { bestOrder, decision, ordersOf } from './forecast.ts';
import { healedStorms } from './heal.ts';
import { outlook, steps } from './march.ts';
import { cityCells, claims, tileCells } from './opening.ts';
import { scriptOf } from './script.ts';
import { CONDOTTIERE, COURTIER, STEWARD } from './stance.ts';

const STYLES = [STEWARD, COURTIER, CONDOTTIERE].map(scriptOf);
const TINY = 0.01;

export function candidates(
  t: VenturaTable,
  world: World<State, VenturaFrame>,
  seat: number,
  legal: readonly Decision[],
): readonly Macro[] {
  const lawful = new Set(legal.map(words));
  const kept = new Map<string, Macro>();
  const add = (macro: Macro): void => {
    const key = macro.decisions.map(words).join(' ');
    if (lawful.has(words(at(macro.decisions, 0))) && !kept.has(key)) kept.set(key, macro);
  };
  for (const idea of ideas(t, last(world.stack), seat)) add(idea);
  const longer = (one: Decision): Macro | undefined =>
    [...kept.values()].find(({ decisions: [first, second] }) => first && second && words(first) === words(one));
  const click = (one: Decision, prior: number): void => {
    // A longer plan that begins the same way says more than its first click alone.
    const plan = longer(one);
    if (plan && prior > plan.prior) kept.set(plan.decisions.map(words).join(' '), { ...plan, prior });
    if (!plan) add({ decisions: [one], prior });
  };
  for (const [i, style] of STYLES.entries()) {
    const [wish] = style(t, world, seat);
    if (wish) click(wish, i === 0 ? 4 : 2);
  }
  const paid = canPay(t, seat);
  const { florins } = at(t.s.players, seat);
  for (const one of legal) click(one, quiet(one, paid, florins));
  return [...kept.values()].sort((a, b) => b.prior - a.prior);
}

const words = ({ verb, arg }: Decision): string => `${verb} ${arg}`;

/** V14: is there no need to give anybody up? */
const canPay = (t: VenturaTable, seat: number): boolean =>
  at(t.s.players, seat).florins + incomeOf(t, seat) >= maintenanceOf(t, seat);

/** More Florins than these nobody finds a use for in one round. */
const ENOUGH = 8;

/** V9.1: is it a bargain, nothing, or all there is? Whoever has enough left does not save on points. */
const isSensible = (amount: number, florins: number): boolean =>
  florins - 5 >= ENOUGH ? amount === 5 : [0, 3, 5, florins].includes(amount);

/** What is left: decisions that are seldom good. */
function quiet({ verb, arg }: Decision, paid: boolean, florins: number): number {
  switch (verb) {
    case 'spend':
      return isSensible(Number(arg), florins) ? 0.5 : TINY;
    case 'vacate':
    case 'shift':
    case 'leave':
      return TINY;
    case 'dismiss':
      // Whoever can be paid holds land, or takes some next round: the Florin saved is not worth him.
      return paid ? TINY : 0.3;
    case 'heal':
      return 0.3;
    default:
      return 0.5;
  }
}

const one = (verb: string, arg: string | number | null, prior: number): Macro => ({
  decisions: [decision(verb, arg)],
  prior,
});

function ideas(t: VenturaTable, frame: VenturaFrame, seat: number): Macro[] {
  switch (frame.proc) {
    case 'families':
      return [];
    case 'building':
      return building(t, frame, seat);
    case 'domains':
      return claims(t, frame, seat)
        .slice(0, 8)
        .map((decisions, i) => ({ decisions, prior: 3 / (1 + i) }));
    case 'prestige': {
      // V9.1: three and five are the bargains.
      const { florins } = at(t.s.players, seat);
      return [5, 3]
        .filter((amount) => amount <= florins && isSensible(amount, florins))
        .map((amount) => one('spend', amount, 1.5));
    }
    case 'fortune':
      if (frame.at !== 'take') return [];
      return [
        one('tile', null, 1),
        ...t.s.display.map((card) => one('take', cardName(card), Math.max(0.3, 0.3 * cardWish(t, seat, card)))),
      ];
    case 'conscription':
      return frame.at === 'buy' ? [...eventPlans(t, seat, 'conscription'), one('buy', null, 1)] : [];
    case 'recruit':
      return frame.at === 'buy' ? eventPlans(t, seat, 'recruit') : [];
    case 'upkeep':
      return eventPlans(t, seat, 'upkeep');
    case 'expansion':
      return (frame.at === 'tile' ? bestSpots(t, seat) : spots(t, seat, frame.tile).sort((a, b) => b.worth - a.worth))
        .slice(0, 8)
        .map(({ tile, cell, worth }) => ({
          decisions: [
            ...(frame.at === 'tile' ? [decision('choose', tileName(tile))] : []),
            decision('lay', cellName(cell)),
          ],
          prior: Math.max(0.1, worth),
        }));
    case 'deploy':
      if (frame.at !== 'card') return [];
      return placements(t, seat, STEWARD)
        .slice(0, 10)
        .map(({ card, area, worth }) => ({
          decisions: [decision('deploy', cardName(card)), decision('place', areaName(area))],
          prior: worth > 0 ? 1 + 0.2 * worth : 0.6,
        }));
    case 'troop':
      return [...(frame.at === 'choose' ? inTheField(t, seat) : []), ...marches(t, frame)];
    case 'battle':
      return frame.at === 'orders' ? orders(t, frame, seat) : [];
    default:
      return [];
  }
}

/** Events, and attacks that some healing wins. */
const inTheField = (t: VenturaTable, seat: number): Macro[] => [
  ...eventPlans(t, seat, 'troop'),
  ...healedStorms(t, seat).map(({ plan, city }) => ({ decisions: plan, prior: city ? 4 : 2 })),
];

function building(t: VenturaTable, frame: FrameOf<'building'>, seat: number): Macro[] {
  if (frame.at === 'city')
    return cityCells(t, seat)
      .slice(0, 8)
      .map(({ cell }, i) => one('city', cellName(cell), 3 / (1 + i)));
  const tiles = frame.at === 'cell' ? [frame.tile] : at(t.s.players, seat).reserve;
  return tiles
    .flatMap((tile) => tileCells(t, tile).slice(0, 4))
    .sort((a, b) => b.worth - a.worth)
    .slice(0, 8)
    .map(({ tile, cell }, i) => ({
      decisions: [
        ...(frame.at === 'tile' ? [decision('choose', tileName(tile))] : []),
        decision('lay', cellName(cell)),
      ],
      prior: 3 / (1 + i),
    }));
}

/** Whole marches: the Troop, its way, and the halt. */
function marches(t: VenturaTable, frame: FrameOf<'troop'>): Macro[] {
  const found: Macro[] = frame.at === 'choose' ? [one('end', null, 1)] : [one('halt', null, 1)];
  for (const troop of troopsOf(t.s, frame.seat)) {
    if (frame.at === 'march' ? troop.area !== frame.area : troop.moved || holdsGarrison(t, troop)) continue;
    const points = frame.at === 'march' ? frame.points : movementOf(t, troop);
    const { best, reach } = outlook(t, troop, points, STEWARD, 5);
    for (const [i, { tile, worth }] of best.entries()) {
      if (tile === troop.at) continue;
      const start = frame.at === 'choose' ? [decision('march', nameOfTroop(troop))] : [];
      found.push({
        decisions: [...start, ...steps(reach, troop.at, tile), decision('halt')],
        prior: worth > 0 ? 3 / (1 + i) : 0.3,
      });
    }
  }
  return found;
}

/** Cards lie open: the best order is worked out, and the others are there only because the other side chooses in secret too. */
function orders(t: VenturaTable, frame: Battle, seat: number): Macro[] {
  const side = seat === frame.seat ? 0 : 1;
  const [attacker, defender] = [
    troopIn(t.s, frame.seat, at(frame.areas, 0)),
    troopIn(t.s, frame.foe, at(frame.areas, 1)),
  ];
  const own = side === 0 ? attacker : defender;
  if (!attacker || !defender || !own || at(frame.drafts, side).length > 0) return [];
  const clicks = (cards: readonly number[]): Decision[] =>
    cards.slice(0, -1).map((card) => decision('rank', cardName(card)));
  const { order } = bestOrder(t, attacker, defender, frame.tile, side);
  return [
    { decisions: clicks(order), prior: 4 },
    ...ordersOf(t, own.companies).map((cards) => ({ decisions: clicks(cards), prior: 0.6 })),
  ];
}
