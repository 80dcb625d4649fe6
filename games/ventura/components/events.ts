/**
 * The Events of the Conscription deck (D10, D17): 24 cards of 21 types, each with an effect of its own. Barber-Surgeon and
 * its moment stand in the rulebook, and so do the three kinds: military tactics, economic tricks, happenings. Side Deal is known
 * from players of the printed game, without figures. Everything else is ours.
 *
 * Costs: an Event has cost 1 Florin to draw and a place in the hand, so what it gives is worth 1 to 3 Florins more than
 * its cost. What hurts an opponent asks for soldiers: four cards take Florins, and each of them needs a Troop in place or a
 * battle won; nothing takes points (V29.3).
 */

import { EVENT_WORDS } from './event-words.ts';
import type { EventCard, EventEffect, EventWindow } from './types.ts';

type Row = readonly [
  type: string,
  copies: number,
  window: EventWindow,
  cost: number,
  effect: EventEffect,
  attested: readonly ('name' | 'window')[],
];

const ROWS: readonly Row[] = [
  // type, copies, window, cost, effect, attested
  ['barber-surgeon', 2, 'aftermath', 0, { kind: 'surgeon', wounds: 1 }, ['name', 'window']],
  ['night-march', 1, 'troop', 0, { kind: 'march', movement: 2 }, []],
  ['feigned-flight', 1, 'battle', 1, { kind: 'ruse', ranged: 0, melee: 3 }, []],
  ['pavise-wall', 1, 'battle', 0, { kind: 'shelter', ranged: 4 }, []],
  ['ambush', 1, 'battle', 0, { kind: 'ambush', types: ['wood', 'hill', 'mountain'] }, []],
  ['scaling-ladders', 1, 'battle', 1, { kind: 'escalade' }, []],
  ['pursuit', 1, 'aftermath', 0, { kind: 'pursuit' }, []],

  ['side-deal', 2, 'recruit', 1, { kind: 'deal', cards: 2 }, []],
  ['bankers-advance', 1, 'deploy', 0, { kind: 'florins', amount: 3 }, []],
  ['good-harvest', 1, 'upkeep', 0, { kind: 'harvest', type: 'field', most: 4 }, []],
  ['winter-quarters', 1, 'upkeep', 0, { kind: 'quarters', most: 4 }, []],
  ['dowry', 1, 'expansion', 0, { kind: 'survey' }, []],
  ['disbanded-men', 1, 'recruit', 1, { kind: 'veterans' }, []],
  ['contribution', 2, 'troop', 0, { kind: 'contribution', amount: 3 }, []],
  ['toll', 1, 'troop', 0, { kind: 'toll', amount: 2 }, []],
  ['ransom', 1, 'aftermath', 0, { kind: 'ransom', amount: 3 }, []],

  ['triumph', 1, 'aftermath', 0, { kind: 'prestige', points: 2 }, []],
  ['camp-fever', 1, 'troop', 1, { kind: 'fever', wounds: 1 }, []],
  ['hard-winter', 1, 'troop', 0, { kind: 'winter', wounds: 1 }, []],
  ['revolt', 1, 'troop', 1, { kind: 'revolt' }, []],
  ['arrears-of-pay', 1, 'troop', 1, { kind: 'arrears' }, []],
];

/** The Events, copies side by side, numbered from `first` on. */
export const events = (first: number): readonly EventCard[] =>
  ROWS.flatMap((row) => Array<Row>(row[1]).fill(row)).map((row, i) => event(row, first + i));

function event([type, , window, cost, effect, attested]: Row, id: number): EventCard {
  const words = EVENT_WORDS[type];
  if (!words) throw new Error(`no name for the Event ${type}`);
  return {
    kind: 'event',
    id,
    deck: 'conscription',
    type,
    name: words.name,
    cost,
    window,
    effect,
    source: 'reconstructed',
    attested,
    reason: words.reason,
  };
}
