/** A whole way to play: for every question of the game an answer. */

import { at, type Decision, last, type World } from '@condotta/kernel';
import { FAMILIES } from '../components/index.ts';
import { domains } from '../rules/starting-domains.ts';
import { emptyAreas, troopAt } from '../rules/troops.ts';
import type { State, VenturaFrame, VenturaTable } from '../state.ts';
import { areaName, cardName } from '../things.ts';
import { deployArea, deployment, regroup } from './deploy.ts';
import { conscription, discard, fortune, keepBest, prestige, recruit, upkeep } from './economy.ts';
import { aftermath, playNow, tactic, target } from './events.ts';
import * as expand from './expand.ts';
import { defend, healing, order, retreat } from './fight.ts';
import { decision } from './forecast.ts';
import { healedStorms } from './heal.ts';
import { chooseStep, march } from './march.ts';
import { chooseTile, claims, layCity, layTile } from './opening.ts';
import type { Stance } from './stance.ts';
import { fitness } from './worth.ts';

export const scriptOf =
  (stance: Stance) =>
  (t: VenturaTable, world: World<State, VenturaFrame>, seat: number): readonly Decision[] => {
    const frame = last(world.stack);
    if (frame.proc === 'deploy' && frame.at === 'card') {
      const first = playNow(t, seat, 'deploy');
      return first ? [first] : deployment(t, seat, stance);
    }
    if (frame.proc === 'troop' && frame.at === 'choose') {
      const conquest = healedStorms(t, seat).find(({ city }) => city);
      if (conquest) return conquest.plan;
      const first = healing(t, seat) ?? playNow(t, seat, 'troop', 'before');
      if (first) return [first];
      const plan = march(t, seat, stance);
      const last = plan[0]?.verb === 'end' ? playNow(t, seat, 'troop', 'after') : null;
      return last ? [last] : plan;
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
      return playNow(t, seat, 'prestige') ?? prestige(t, seat, stance);
    case 'fortune':
      if (frame.at !== 'take') return keepBest(t, seat, frame);
      return playNow(t, seat, 'fortune') ?? fortune(t, seat, stance);
    case 'recruit':
      if (frame.at === 'keep') return keepBest(t, seat, frame);
      return playNow(t, seat, 'recruit') ?? recruit(t, seat, stance);
    case 'upkeep':
      return playNow(t, seat, 'upkeep') ?? upkeep(t, frame);
    case 'expansion':
      if (frame.at === 'cell') return expand.lay(t, seat, frame.tile);
      return playNow(t, seat, 'expansion') ?? expand.chooseTile(t, seat);
    case 'conscription':
      if (frame.at === 'keep') return keepBest(t, seat, frame);
      return playNow(t, seat, 'conscription') ?? conscription(t, seat, stance);
    case 'deploy':
      return deployArea(t, frame, stance);
    case 'regroup':
      return (
        (frame.at === 'card' && frame.cards.length === 0 ? playNow(t, seat, 'regroup') : null) ?? regroup(t, frame)
      );
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
      return tactic(t, frame, seat);
    case 'attackerRetreat':
    case 'defenderRetreat':
    case 'deadlock':
      return retreat(t, frame, seat);
    case 'aftermath':
      return aftermath(t, frame, seat);
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
