/** V17, V18: bringing cards into play, and arranging Troops that stand together. */

import { at, type Decision, tableOf } from '@condotta/kernel';
import type { CompanyCard } from '../components/index.ts';
import { ownerOf } from '../rules/domain.ts';
import { cardOf, cityOf, tileOf } from '../rules/lookup.ts';
import { ARMY_LIMIT, emptyAreas, holdsGarrison, isArmy, troopsOf } from '../rules/troops.ts';
import { incomeOf, maintenanceOf } from '../rules/upkeep.ts';
import { type FrameOf, TILE_COUNT, type Troop, type VenturaTable, type VenturaTypes } from '../state.ts';
import { areaName, cardName } from '../things.ts';
import { decision } from './forecast.ts';
import { winningPurse } from './project.ts';
import { distancesTo } from './reach.ts';
import type { Stance } from './stance.ts';
import { besiegers, exposed, unguarded } from './threat.ts';
import { captainPower, companyPower, fitness } from './worth.ts';

const fitsGround = (t: VenturaTable, company: CompanyCard, tile: number): boolean =>
  company.mobilization.length === 0 || company.mobilization.includes(tileOf(t, tile).type);

/** Lone Companies in the City that a Captain could lead, the best first. */
function followers(t: VenturaTable, seat: number): Troop[] {
  const city = cityOf(t, seat);
  return troopsOf(t.s, seat)
    .filter((troop) => !isArmy(troop) && troop.at === city && !holdsGarrison(t, troop))
    .sort((a, b) => fitness(t, at(b.companies, 0)) - fitness(t, at(a.companies, 0)));
}

/** Armies with room for a Company of this kind. */
function hosts(t: VenturaTable, seat: number, company: CompanyCard): Troop[] {
  return troopsOf(t.s, seat).filter(
    (troop) => isArmy(troop) && troop.companies.length < ARMY_LIMIT && fitsGround(t, company, troop.at),
  );
}

/** Territories near the City that a single Company could take: nobody's or an opponent's, with no Troop on them. */
export function openLand(t: VenturaTable, seat: number): number {
  const far = distancesTo(t, cityOf(t, seat));
  let count = 0;
  for (let tile = 1; tile <= TILE_COUNT; tile++) {
    if (at(t.s.cells, tile) < 0 || ownerOf(t.s, tile) === seat || (far[tile] ?? 99) > RAID) continue;
    if (!t.s.troops.some((troop) => troop.at === tile)) count++;
  }
  return count;
}

/** How far a Company is sent, in movement points. */
export const RAID = 4;

interface Placement {
  readonly card: number;
  readonly area: number;
  readonly worth: number;
}

/** Every sensible way to play a card, with what it seems to be worth. */
export function placements(t: VenturaTable, seat: number, stance: Stance): Placement[] {
  const { florins, hand } = at(t.s.players, seat);
  const city = cityOf(t, seat);
  const besieged = besiegers(t, seat, false).length > 0 || (unguarded(t, seat, null) && exposed(t, seat));
  const spare = florins - (besieged ? 0 : Math.max(stance.keep, winningPurse(t, seat) ?? 0));
  const net = incomeOf(t, seat) - maintenanceOf(t, seat);
  const [room] = emptyAreas(t.s, seat);
  const lone = troopsOf(t.s, seat).filter((troop) => !isArmy(troop) && !holdsGarrison(t, troop)).length;
  const land = openLand(t, seat);
  const hasCaptain = hand.some((card) => cardOf(t, card).kind === 'captain');
  const found: Placement[] = [];
  for (const card of hand) {
    const played = cardOf(t, card);
    if (played.kind === 'event' || played.deploy > florins) continue;
    const dear = played.deploy > spare || (net - played.upkeep < 0 && !besieged);
    if (played.kind === 'captain') {
      const [first] = followers(t, seat);
      if (first) found.push({ card, area: first.area, worth: dear ? -1 : 2 + captainPower(played) });
      // V4.9: he cannot lead the Garrison away, but with him it may hold the City.
      const guard = troopsOf(t.s, seat).find((troop) => holdsGarrison(t, troop) && !isArmy(troop));
      if (guard) found.push({ card, area: guard.area, worth: besieged ? 3 + captainPower(played) : -1 });
      continue;
    }
    const power = companyPower(played);
    for (const army of hosts(t, seat, played))
      found.push({
        card,
        area: army.area,
        worth: dear ? -1 : power - 0.5 * played.upkeep + (played.deploy === 0 ? 3 : 0),
      });
    if (room !== undefined && fitsGround(t, played, city)) {
      // A new Troop: to take land, to wait for a Captain, or to hold the City.
      const use = besieged
        ? 3 + power
        : hasCaptain && lone === 0
          ? 3 + power
          : lone < Math.min(land, 3)
            ? 3 + 0.5 * played.movement - 0.7 * played.deploy - 0.5 * played.upkeep
            : -0.5;
      found.push({ card, area: room, worth: dear ? -1 : use });
    }
  }
  return found.sort((a, b) => b.worth - a.worth);
}

/** The card that is worth most and its area, or the end of the step. */
export function deployment(t: VenturaTable, seat: number, stance: Stance): Decision[] {
  const best = placements(t, seat, stance)[0];
  if (!best || best.worth <= 0) return [decision('stop')];
  return [decision('deploy', cardName(best.card)), decision('place', areaName(best.area))];
}

/** Where the chosen card goes: it is out of the hand already. */
export function deployArea(t: VenturaTable, frame: FrameOf<'deploy'>, stance: Stance): Decision | null {
  const { seat, card } = frame;
  const players = t.s.players.map((player, i) => (i === seat ? { ...player, hand: [card] } : player));
  const best = placements(tableOf<VenturaTypes>({ ...t.s, players }, t.components), seat, { ...stance, keep: 0 })[0];
  return best ? decision('place', areaName(best.area)) : null;
}

/** V18: lone Companies join an Army beside them; nothing else is changed. */
export function regroup(t: VenturaTable, frame: FrameOf<'regroup'>): Decision | null {
  const { seat } = frame;
  const own = troopsOf(t.s, seat);
  const sizeOf = (troop: Troop): number =>
    troop.companies.length + frame.areas.filter((area) => area === troop.area).length;
  for (const troop of own) {
    const [card] = troop.companies;
    if (card === undefined || isArmy(troop) || holdsGarrison(t, troop) || frame.cards.includes(card)) continue;
    const army = own.find(
      (other) => isArmy(other) && other.at === troop.at && !holdsGarrison(t, other) && sizeOf(other) < 4,
    );
    if (!army) continue;
    if (frame.at === 'area' && frame.card === card) return decision('to', areaName(army.area));
    if (frame.at === 'card') return decision('shift', cardName(card));
  }
  return frame.at === 'card' ? decision('done') : null;
}
