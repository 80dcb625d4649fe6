/** A whole way to play: for every question of the game an answer. */

import { at, type Decision, last, type World } from '@condotta/kernel';
import { FAMILIES } from '../components/index.ts';
import { domains } from '../rules/starting-domains.ts';
import { emptyAreas, troopAt } from '../rules/troops.ts';
import type { State, VenturaFrame, VenturaTable } from '../state.ts';
import { areaName, cardName } from '../things.ts';
import { deployArea, deployment, regroup } from './deploy.ts';
import { decision } from './duel.ts';
import { conscription, discard, fortune, keepBest, prestige, recruit, upkeep } from './economy.ts';
import * as expand from './expand.ts';
import { defend, event, healing, order, retreat, ruse, surgeon, target } from './fight.ts';
import { chooseStep, march } from './march.ts';
import { chooseTile, claims, layCity, layTile } from './opening.ts';
import type { Stance } from './stance.ts';
import { fitness } from './worth.ts';

export const scriptOf =
  (stance: Stance) =>
  (t: VenturaTable, world: World<State, VenturaFrame>, seat: number): readonly Decision[] => {
    const frame = last(world.stack);
    if (frame.proc === 'deploy' && frame.at === 'card') return deployment(t, seat, stance);
    if (frame.proc === 'troop' && frame.at === 'choose') {
      const wound = healing(t, seat);
      return wound ? [wound] : march(t, seat, stance);
    }
    const single = answer(t, frame, seat, stance);
    return single ? [single] : [];
  };

function answer(t: VenturaTable, frame: VenturaFrame, seat: number, stance: Stance): Decision | null {
  switch (frame.proc) {
    case 'families':
      return family(t, seat);
    case 'building':
      if (frame.at === 'tile') return chooseTile(t, seat);
      return frame.at === 'cell' ? layTile(t, frame) : layCity(t, seat);
    case 'domains':
      return firstLegalClaim(t, frame, seat);
    case 'prestige':
      return event(t, seat, 'prestige') ?? prestige(t, seat, stance);
    case 'fortune':
      if (frame.at !== 'take') return keepBest(t, seat, frame);
      return event(t, seat, 'fortune') ?? fortune(t, seat, stance);
    case 'recruit':
      if (frame.at === 'keep') return keepBest(t, seat, frame);
      return event(t, seat, 'recruit') ?? recruit(t, seat, stance);
    case 'upkeep':
      return event(t, seat, 'upkeep') ?? upkeep(t, frame);
    case 'expansion':
      if (frame.at === 'cell') return expand.lay(t, seat, frame.tile);
      return event(t, seat, 'expansion') ?? expand.chooseTile(t, seat);
    case 'conscription':
      if (frame.at === 'keep') return keepBest(t, seat, frame);
      return event(t, seat, 'conscription') ?? conscription(t, seat, stance);
    case 'deploy':
      return deployArea(t, frame, stance);
    case 'regroup':
      return regroup(t, frame);
    case 'troop':
      return chooseStep(t, frame, stance);
    case 'battle':
      return battle(t, frame, seat);
    case 'event':
      return target(t, frame);
    case 'limit':
      return discard(t, seat);
    case 'leaderless':
      return leaderless(t, frame);
    case 'game':
    case 'round':
    case 'recovery':
    case 'annex':
      return null;
  }
}

/** V6.10 may forbid the best group: then the next one. */
function firstLegalClaim(
  t: VenturaTable,
  frame: Extract<VenturaFrame, { proc: 'domains' }>,
  seat: number,
): Decision | null {
  const verb = domains.claim.verbs?.['claim'];
  for (const group of claims(t, frame, seat)) {
    const [first] = group;
    if (first && verb && !verb.check(t, frame, seat, first.arg)) return first;
  }
  return null;
}

/** All families are alike before the option of V32.7; each seat takes its own, so that places in the turn order mix. */
function family(t: VenturaTable, seat: number): Decision | null {
  const isFree = (i: number): boolean => !t.s.players.some((player) => player.family === i);
  const free = isFree(seat) ? FAMILIES[seat] : FAMILIES.find((_, i) => isFree(i));
  return free ? decision('family', `family:${free}`) : null;
}

function battle(t: VenturaTable, frame: Extract<VenturaFrame, { proc: 'battle' }>, seat: number): Decision | null {
  switch (frame.at) {
    case 'defender':
      return defend(t, frame);
    case 'orders':
      return order(t, frame, seat);
    case 'ruses':
      return ruse(t, frame, seat);
    case 'attackerRetreat':
    case 'defenderRetreat':
    case 'deadlock':
      return retreat(t, frame, seat);
    case 'aftermath':
      return surgeon(t, frame, seat);
    case 'assault':
    case 'next':
    case 'field':
      return null;
  }
}

/** V4.13: the best stay. */
function leaderless(t: VenturaTable, frame: Extract<VenturaFrame, { proc: 'leaderless' }>): Decision | null {
  const best = (cards: readonly number[]): number =>
    cards.reduce((a, b) => (fitness(t, b) > fitness(t, a) ? b : a), at(cards, 0));
  switch (frame.at) {
    case 'stay':
      return decision('stay', cardName(best(troopAt(t.s, frame.seat, frame.area).companies)));
    case 'send':
      return decision('send', cardName(best(frame.cards)));
    case 'area':
      return decision('place', areaName(at(emptyAreas(t.s, frame.seat), 0)));
  }
}
