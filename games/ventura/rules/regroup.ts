/**
 * V18 Mobilization Phase: Regroup Step. The player says card by card what goes where; nothing changes until he is
 * done, and only the final arrangement is judged (V18.3).
 */

import { ask, at, done, type Refusal, step, unknownThing } from '@condotta/kernel';
import { type FrameOf, refuse, type VenturaPlay, type VenturaProcedure, type VenturaTable } from '../state.ts';
import { areaName, cardName, numberIn, seatName, tileName, troopName } from '../things.ts';
import { mayHoldEvent, playEvent } from './events.ts';
import { heal } from './healing.ts';
import { isGarrison } from './lookup.ts';
import { AREAS, ARMY_LIMIT, disband, discard, emptyAreas, isArmy, troopIn, troopsOf, troopWith } from './troops.ts';

type Regroup = FrameOf<'regroup'>;

/** V18.1: the Territories with two or more of his Troops at the start of his turn. */
function crowdedTiles(t: VenturaTable, seat: number): number[] {
  const tiles = troopsOf(t.s, seat).map((troop) => troop.at);
  return [...new Set(tiles.filter((tile, i) => tiles.indexOf(tile) !== i))];
}

/** An area as it would be after the moves said so far. */
interface Planned {
  readonly area: number;
  readonly tile: number;
  captains: number[];
  companies: number[];
}

/** The areas on the Territories in question, and the empty ones that would be filled. */
function plan(t: VenturaTable, f: Regroup): Planned[] {
  const areas: Planned[] = troopsOf(t.s, f.seat)
    .filter((troop) => f.tiles.includes(troop.at))
    .map((troop) => ({
      area: troop.area,
      tile: troop.at,
      captains: isArmy(troop) ? [troop.captain] : [],
      companies: [...troop.companies],
    }));
  for (const [i, card] of f.cards.entries()) {
    const from = areas.find((planned) => planned.captains.includes(card) || planned.companies.includes(card));
    if (!from) throw new Error(`card ${card} is not to be regrouped`);
    const captain = from.captains.includes(card);
    from.captains = from.captains.filter((other) => other !== card);
    from.companies = from.companies.filter((other) => other !== card);
    const area = at(f.areas, i);
    // An area given up on one Territory may be filled on another: it is then here twice, empty and filled.
    let to = areas.find((planned) => planned.area === area && planned.tile === from.tile);
    if (!to) {
      to = { area, tile: from.tile, captains: [], companies: [] };
      areas.push(to);
    }
    (captain ? to.captains : to.companies).push(card);
  }
  return areas;
}

/** V18.3: what is wrong with the arrangement as it would be, or null. */
function planRefusal(t: VenturaTable, f: Regroup): Refusal | null {
  for (const { area, captains, companies } of plan(t, f)) {
    const args = { area: areaName(area) };
    const blame = [...captains, ...companies].map(cardName);
    if (captains.length > 1) return refuse('V4.5', 'regroup.two-captains', args, blame);
    if (companies.length > ARMY_LIMIT) return refuse('V4.1', 'army.full', args, blame);
    if (captains.length === 0 && companies.length > 1) return refuse('V4.4', 'regroup.no-captain', args, blame);
  }
  return null;
}

/** Why a card cannot be the next to go anywhere. */
function cardRefusal(t: VenturaTable, f: Regroup, card: number): Refusal | null {
  const troop = troopWith(t.s, f.seat, card);
  if (!troop) return unknownThing(cardName(card));
  const blame = [cardName(card)];
  if (!f.tiles.includes(troop.at)) return refuse('V18.1', 'regroup.alone', { tile: tileName(troop.at) }, blame);
  if (isGarrison(t, card)) return refuse('V18.7', 'regroup.garrison', { card: cardName(card) }, blame);
  if (f.cards.includes(card)) return refuse('V18.2', 'regroup.placed', { card: cardName(card) }, blame);
  if (AREAS.some((area) => !areaRefusal(t, { ...f, card }, area))) return null;
  if (troop.captain === card) return refuse('V18.5', 'regroup.captain', { card: cardName(card) }, blame);
  return refuse('V18.4', 'regroup.no-room', { card: cardName(card) }, blame);
}

/** Why the chosen card cannot go to this area. */
function areaRefusal(t: VenturaTable, f: Regroup, area: number): Refusal | null {
  const from = troopWith(t.s, f.seat, f.card);
  if (!from) return unknownThing(cardName(f.card));
  const args = { area: areaName(area), card: cardName(f.card) };
  if (from.area === area) return refuse('V18.2', 'regroup.same-area', args);
  const to = troopIn(t.s, f.seat, area);
  // V18.5: a Captain changes place only with another Captain.
  const leads = from.captain === f.card;
  if (leads && !(to && isArmy(to))) return refuse('V18.5', 'regroup.captain', args);
  if (to && to.at !== from.at && (leads || !f.tiles.includes(to.at)))
    return refuse('V18.2', 'regroup.elsewhere', args, [troopName(f.seat, area)]);
  // V18.3: what counts is who would be there in the end.
  const others = plan(t, f).filter((planned) => planned.area === area && planned.tile !== from.at);
  const there = others.flatMap((planned) => planned.companies).map(cardName);
  return there.length === 0 ? null : refuse('V18.2', 'regroup.elsewhere', args, there);
}

/** V18.2: whoever leads nobody and is led by nobody regroups only by joining an Army; all else gives him another number. */
function onlyRenumbers(t: VenturaTable, f: Regroup, card: number): boolean {
  const troop = troopWith(t.s, f.seat, card);
  if (!troop || isArmy(troop)) return false;
  return !troopsOf(t.s, f.seat).some((other) => other.at === troop.at && isArmy(other));
}

/** Would the chosen card get nothing there but a number? One empty area is as good as another. */
function isFormal({ s }: VenturaTable, f: Regroup, area: number): boolean {
  const from = troopWith(s, f.seat, f.card);
  const to = troopIn(s, f.seat, area);
  if (from && !isArmy(from)) return !(to && isArmy(to));
  return !to && emptyAreas(s, f.seat).find((empty) => !f.areas.includes(empty)) !== area;
}

/** Carries the arrangement out. Wounds stay on their cards, Territory restrictions are not checked again (V18.8). */
function rearrange(p: VenturaPlay, f: Regroup): void {
  const { s } = p;
  for (const { area, tile, captains, companies } of plan(p, f)) {
    const captain = captains[0] ?? 0;
    const troop = troopIn(s, f.seat, area);
    if (companies.length === 0) {
      // V18.6: a Captain without a Company is discarded.
      if (captain > 0) {
        discard(p, captain);
        p.log('troop.captain-alone', { seat: seatName(f.seat), card: cardName(captain) }, 'V18.6');
      }
      if (troop) disband(p, troop);
    } else if (troop) {
      troop.captain = captain;
      troop.companies = companies;
    } else {
      s.troops.push({ seat: f.seat, area, at: tile, captain, companies, moved: false, spur: 0 });
    }
  }
  p.log('regroup', { seat: seatName(f.seat), count: f.cards.length }, 'V18.2');
}

export const regroup: VenturaProcedure<'regroup'> = {
  card: {
    run(p, f) {
      if (f.cards.length === 0) f.tiles = crowdedTiles(p, f.seat);
      return f.tiles.length > 0 || mayHoldEvent(p, f.seat, 'regroup') ? ask(f.seat) : done();
    },
    verbs: {
      shift: {
        things: ({ s }, f) =>
          troopsOf(s, f.seat).flatMap((troop) =>
            (isArmy(troop) ? [troop.captain, ...troop.companies] : troop.companies).map(cardName),
          ),
        check: (t, f, _seat, arg) => {
          const card = numberIn('card', arg);
          return card < 0 ? unknownThing(arg) : cardRefusal(t, f, card);
        },
        apply(_p, f, _seat, arg) {
          f.card = numberIn('card', arg);
          return step('area');
        },
        formal: (t, f, _seat, arg) => onlyRenumbers(t, f, numberIn('card', arg)),
      },
      done: {
        check: (t, f) => planRefusal(t, f),
        apply(p, f) {
          if (f.cards.length > 0) rearrange(p, f);
          return done();
        },
      },
      /** Forgets what was said: all stays as it is. */
      leave: {
        check: (_t, f) => (f.cards.length > 0 ? null : refuse('V18.1', 'regroup.nothing')),
        apply: () => done(),
      },
      event: playEvent('regroup'),
      heal,
    },
  },

  area: {
    run: (_p, f) => ask(f.seat),
    verbs: {
      to: {
        things: () => AREAS.map(areaName),
        check: (t, f, _seat, arg) => {
          const area = numberIn('area', arg);
          return area < 0 ? unknownThing(arg) : areaRefusal(t, f, area);
        },
        apply(_p, f, _seat, arg) {
          f.cards.push(f.card);
          f.areas.push(numberIn('area', arg));
          f.card = 0;
          return step('card');
        },
        formal: (t, f, _seat, arg) => isFormal(t, f, numberIn('area', arg)),
      },
    },
  },
};
