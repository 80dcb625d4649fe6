/**
 * The Events of the Conscription deck (D10, D17): 35 cards of 15 types. Barber-Surgeon and its moment stand in the
 * rulebook; Side Deal is known from players of the printed game, without figures. All amounts and costs are ours.
 *
 * Costs: an Event has cost 1 Florin to draw and a place in the hand, so what it gives is worth 1 to 3 Florins more than
 * its cost. The one that hurts a Troop before any battle is the dearest.
 *
 * Twenty-seven Events hinder an opponent: fourteen take from his purse (levy), thirteen from his name (disgrace, V29.3). They
 * set the length of a game (docs/length-of-ventura.md): a house that nobody hinders has its 30 points by round 8, and war alone
 * ends a game sooner. Their window is Conscription, when the income of the round lies open and before Prestige sells it.
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
  ['side-deal', 2, 'recruit', 1, { kind: 'deal', cards: 2 }, []],
  ['night-march', 2, 'troop', 0, { kind: 'march', movement: 2 }, []],
  ['feigned-flight', 1, 'battle', 1, { kind: 'ruse', ranged: 0, melee: 3 }, []],
  ['camp-fever', 1, 'troop', 2, { kind: 'fever', wounds: 1 }, []],
  ['interdict', 2, 'conscription', 1, { kind: 'levy', amount: 7 }, []],
  ['recalled-loan', 3, 'conscription', 0, { kind: 'levy', amount: 6 }, []],
  ['clipped-coin', 3, 'conscription', 0, { kind: 'levy', amount: 6 }, []],
  ['closed-passes', 3, 'conscription', 0, { kind: 'levy', amount: 6 }, []],
  ['bread-riot', 3, 'conscription', 0, { kind: 'levy', amount: 6 }, []],
  ['excommunication', 2, 'conscription', 1, { kind: 'disgrace', points: 9 }, []],
  ['defaming-picture', 3, 'conscription', 0, { kind: 'disgrace', points: 7 }, []],
  ['lampoon', 3, 'conscription', 0, { kind: 'disgrace', points: 6 }, []],
  ['broken-betrothal', 3, 'conscription', 0, { kind: 'disgrace', points: 7 }, []],
  ['lost-suit', 2, 'conscription', 0, { kind: 'disgrace', points: 8 }, []],
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
