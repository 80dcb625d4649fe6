/** Things in words. */

import { at, type Language } from '@condotta/kernel';
import { ACTIONS, type ActionCard, FACTIONS, type FactionId, type Name } from '../components/index.ts';
import { BOARD_SIZE, hexAt, MIDDLE_SIZE, qOf, rOf, sideOf, slotOf } from '../map.ts';
import { structureOf } from '../rules/structures.ts';
import { SPENT_SHIP, type VenterraTable } from '../state.ts';
import {
  actionThings,
  boardThings,
  combatThings,
  ESCORT,
  factionThings,
  favorThings,
  placeIn,
  questThings,
  seats,
  sideThings,
  stackIn,
  tileThings,
  tokenThings,
  turnThings,
  unitThings,
  upgradeThings,
} from '../things.ts';

const ACTION_NAMES: Readonly<Record<ActionCard, Name>> = {
  plan: { en: 'Plan', it: 'Pianifica' },
  reinforce: { en: 'Reinforce', it: 'Rinforza' },
  maneuver: { en: 'Maneuver', it: 'Manovra' },
  charge: { en: 'Charge', it: 'Carica' },
};

const MIDDLE_BOARD: Name = { en: 'the 4-hex board', it: 'il tabellone da 4 esagoni' };
const ESCORT_NAME: Name = { en: 'Knight with a Scout', it: 'Cavaliere con un Esploratore' };
const SPENT_NAME: Name = { en: 'Ship (has supported)', it: 'Nave (ha già appoggiato)' };
const AT: Name = { en: 'at', it: 'in' };
const EMPTY_PLACE: Name = { en: 'the empty place', it: 'il posto vuoto' };

function seatWords({ s, components }: VenterraTable, seat: number, language: Language): string {
  const faction = s.players[seat]?.faction ?? -1;
  if (faction >= 0) return at(components.factions, faction).name[language];
  return language === 'en' ? `player ${seat + 1}` : `il giocatore ${seat + 1}`;
}

/** A territory is called by its board side and its number on it: no two share that. */
function placeWords({ s, components }: VenterraTable, place: number, language: Language): string {
  const hex = hexAt(s, place);
  if (hex < 0) return `${EMPTY_PLACE[language]} ${qOf(place)},${rOf(place)}`;
  const slot = slotOf(hex);
  const cell = slot === 0 ? hex : (hex - MIDDLE_SIZE) % BOARD_SIZE;
  return `${sideOf(components, at(s.boards, slot).side).name[language]} ${cell + 1}`;
}

function unitWords({ components }: VenterraTable, kind: number, language: Language): string {
  if (kind === ESCORT) return ESCORT_NAME[language];
  return kind === SPENT_SHIP ? SPENT_NAME[language] : at(components.units, kind).name[language];
}

/** What each kind of thing is called; null for a thing that does not exist. */
const WORDS: Readonly<Record<string, (t: VenterraTable, thing: string, language: Language) => string | null>> = {
  seat: (t, thing, language) => (t.s.players[seats.number(thing)] ? seatWords(t, seats.number(thing), language) : null),
  faction: ({ components }, thing, language) =>
    FACTIONS[factionThings.number(thing)] ? at(components.factions, factionThings.number(thing)).name[language] : null,
  board: (_t, thing, language) => {
    const board = boardThings.number(thing);
    if (board < 0) return null;
    return board === 0 ? MIDDLE_BOARD[language] : language === 'en' ? `board ${board}` : `il tabellone ${board}`;
  },
  side: ({ components }, thing, language) => {
    const side = sideThings.number(thing);
    return side < 1 ? null : `${sideOf(components, side).key} (${sideOf(components, side).name[language]})`;
  },
  turn: (_t, thing) => (turnThings.number(thing) < 0 ? null : `${turnThings.number(thing) * 60}°`),
  place: (t, thing, language) => (placeIn(thing) < 0 ? null : placeWords(t, placeIn(thing), language)),
  stack: (t, thing, language) => {
    const stack = stackIn(thing);
    if (!stack) return null;
    return `${unitWords(t, stack.kind, language)} ${AT[language]} ${placeWords(t, stack.place, language)}`;
  },
  unit: (t, thing, language) =>
    unitThings.number(thing) < 0 ? null : unitWords(t, unitThings.number(thing), language),
  action: (_t, thing, language) => {
    const card = ACTIONS[actionThings.number(thing)];
    return card ? ACTION_NAMES[card][language] : null;
  },
  tile: (t, thing, language) =>
    tileThings.number(thing) < 2 ? null : structureOf(t, tileThings.number(thing)).name[language],
  combat: ({ components }, thing, language) =>
    components.combatCards[combatThings.number(thing)]?.name[language] ?? null,
  token: ({ components }, thing, language) => components.tokens[tokenThings.number(thing)]?.name[language] ?? null,
  quest: ({ components }, thing, language) => components.quests[questThings.number(thing) - 1]?.name[language] ?? null,
  favor: ({ components }, thing, language) => components.favors[favorThings.number(thing) - 1]?.name[language] ?? null,
  upgrade: ({ components }, thing, language) =>
    components.upgrades[upgradeThings.number(thing) - 1]?.name[language] ?? null,
};

/** Whose names are of many: The Watchers, the Children of the Bear. */
const MANY: readonly FactionId[] = ['watchers', 'bear'];

export function isMany({ s }: VenterraTable, thing: string): boolean {
  const faction = thing.startsWith('seat:') ? s.players[seats.number(thing)]?.faction : factionThings.number(thing);
  const key = FACTIONS[faction ?? -1];
  return key !== undefined && MANY.includes(key);
}

export function nameOf(t: VenterraTable, thing: string, language: Language): string {
  const [kind = ''] = thing.split(':');
  return (Object.hasOwn(WORDS, kind) && WORDS[kind]?.(t, thing, language)) || thing;
}
