/** The words on the board itself. */

import type { Language } from '@condotta/kernel';
import {
  type Card,
  type Colour,
  type EventWindow,
  specialText,
  type Tile,
  type TileType,
  TYPE_NAMES,
  type Value,
} from '../components/index.ts';

const en = {
  map: 'Map',
  hand: 'Hand',
  market: 'Market',
  houses: 'Houses',
  house: 'House',
  battle: 'Battle',
  choose: 'Choose',
  round: 'Round',
  score: 'Points',
  florins: 'Florins',
  income: 'Income',
  upkeep: 'Upkeep',
  deploy: 'Deployment',
  movement: 'Movement',
  ranged: 'Ranged',
  melee: 'Melee',
  resistance: 'Resistance',
  together: 'Together',
  cost: 'Movement cost',
  price: 'Cost',
  wounds: 'wounds',
  card: 'card',
  cards: 'cards',
  tiles: 'Tiles',
  ventura: 'Ventura deck',
  conscription: 'Conscription deck',
  stockpile: 'Stockpile',
  discard: 'Discard pile',
  display: 'Open cards',
  first: 'First Player',
  army: 'Army',
  company: 'Company',
  captain: 'Captain',
  event: 'Event',
  area: 'area',
  empty: 'empty',
  out: 'Out of the game',
  attacker: 'Attacker',
  defender: 'Defender',
  assault: 'Assault',
  ground: 'Ground',
  secret: 'In secret',
  captainSpace: 'Captain',
  reserve: 'Tiles held',
  neutral: 'neutral',
  owner: 'Domain of',
  marker: 'marker',
  skip: 'Skip',
  next: 'Next step',
  ordersOpen: 'The orders are open.',
  lost: 'lost',
  noLoss: 'no loss',
  markers: 'markers',
  moved: 'has moved',
  close: 'Close',
  emptyHand: 'No cards',
  reconstructed: 'Reconstructed',
  derived: 'Derived',
  rulebook: 'From the rulebook',
  reconstructedWhy: 'The rulebook does not print these values; they are our design.',
  attested: 'Attested in the rulebook',
  only: 'Only at',
  window: 'Played at',
  seen: 'Choose one',
  used: 'used up',
  none: 'none',
};
type Words = Record<keyof typeof en, string>;

const it: Words = {
  map: 'Mappa',
  hand: 'Mano',
  market: 'Mercato',
  houses: 'Casate',
  house: 'Casata',
  battle: 'Battaglia',
  choose: 'Scegli',
  round: 'Turno',
  score: 'Punti',
  florins: 'Fiorini',
  income: 'Rendita',
  upkeep: 'Mantenimento',
  deploy: 'Schieramento',
  movement: 'Movimento',
  ranged: 'Tiro',
  melee: 'Mischia',
  resistance: 'Resistenza',
  together: 'Insieme',
  cost: 'Costo di movimento',
  price: 'Costo',
  wounds: 'ferite',
  card: 'carta',
  cards: 'carte',
  tiles: 'Tessere',
  ventura: 'Mazzo Ventura',
  conscription: 'Mazzo Leva',
  stockpile: 'Riserva di tessere',
  discard: 'Scarti',
  display: 'Carte scoperte',
  first: 'Primo giocatore',
  army: 'Armata',
  company: 'Compagnia',
  captain: 'Capitano',
  event: 'Evento',
  area: 'area',
  empty: 'vuota',
  out: 'Fuori dal gioco',
  attacker: 'Attaccante',
  defender: 'Difensore',
  assault: 'Assalto',
  ground: 'Terreno',
  secret: 'In segreto',
  captainSpace: 'Capitano',
  reserve: 'Tessere in mano',
  neutral: 'neutrale',
  owner: 'Dominio di',
  marker: 'segnalino',
  skip: 'Salta',
  next: 'Avanti',
  ordersOpen: 'Gli ordini sono scoperti.',
  lost: 'perse',
  noLoss: 'nessuna perdita',
  markers: 'segnalini',
  moved: 'ha mosso',
  close: 'Chiudi',
  emptyHand: 'Nessuna carta',
  reconstructed: 'Ricostruita',
  derived: 'Dedotta',
  rulebook: 'Dal regolamento',
  reconstructedWhy: 'Il regolamento non riporta questi valori: li abbiamo progettati noi.',
  attested: 'Attestati nel regolamento',
  only: 'Solo in',
  window: 'Si gioca durante',
  seen: 'Scegline una',
  used: 'esaurita',
  none: 'nessuno',
};

const WORDS: Readonly<Record<Language, Words>> = { en, it };
export const wordsIn = (language: Language): Words => WORDS[language];
export type { Words };

const COLOURS: Readonly<Record<Colour, readonly [string, string]>> = {
  gray: ['Inhabited (grey)', 'abitato (grigio)'],
  blue: ['water (blue)', 'acqua (azzurro)'],
  green: ['Wood (green)', 'Bosco (verde)'],
  yellow: ['Field (yellow)', 'Campo (giallo)'],
  brown: ['height (brown)', 'altura (bruno)'],
};
const WINDOWS: Readonly<Record<EventWindow, readonly [string, string]>> = {
  prestige: ['Prestige', 'Prestigio'],
  fortune: ['Fortune', 'Fortuna'],
  recruit: ['Recruit', 'Reclutamento'],
  upkeep: ['Upkeep', 'Mantenimento'],
  expansion: ['Expansion', 'Espansione'],
  conscription: ['Conscription', 'Leva'],
  deploy: ['Deploy', 'Schieramento'],
  regroup: ['Regroup', 'Riordino'],
  troop: ['the Troop Phase', 'Fase Truppe'],
  battle: ['the start of a battle', 'a inizio battaglia'],
  aftermath: ['the end of a battle', 'a fine battaglia'],
};
/** "1 marker", "3 markers". */
export const markersIn = (count: number, language: Language): string =>
  `${count} ${count === 1 ? wordsIn(language).marker : wordsIn(language).markers}`;

/** "1 card", "3 cards". */
export const cardsIn = (count: number, language: Language): string =>
  `${count} ${count === 1 ? wordsIn(language).card : wordsIn(language).cards}`;

const pick = (pair: readonly [string, string], language: Language): string => pair[language === 'en' ? 0 : 1];

export const typeName = (type: TileType, language: Language): string => TYPE_NAMES[type][language];
export const colourName = (colour: Colour, language: Language): string => pick(COLOURS[colour], language);
export const windowName = (window: EventWindow, language: Language): string => pick(WINDOWS[window], language);

/** "1, +1 per Wood (green) beside it". */
export function valueWords({ base, per }: Value, language: Language): string {
  if (!per) return String(base);
  return language === 'en'
    ? `${base}, +1 per own ${colourName(per, language)} beside it`
    : `${base}, +1 per ogni proprio ${colourName(per, language)} accanto`;
}

const FIELDS: Readonly<Record<string, keyof Words>> = {
  movement: 'movement',
  ranged: 'ranged',
  melee: 'melee',
  resistance: 'resistance',
  deploy: 'deploy',
  upkeep: 'upkeep',
  mobilization: 'only',
  window: 'window',
};
const OTHER: Readonly<Record<string, readonly [string, string]>> = {
  name: ['name', 'nome'],
  ability: ['ability', 'capacità'],
};

/** Which values of a card the rulebook gives away. */
export const attestedWords = (fields: readonly string[], language: Language): string =>
  fields
    .map((field) => {
      const key = FIELDS[field];
      const other = OTHER[field];
      return key ? wordsIn(language)[key].toLowerCase() : other ? pick(other, language) : field;
    })
    .join(', ');

/** All that is printed on a Territory, in words. */
export function tileValues(tile: Tile, language: Language): string {
  const words = wordsIn(language);
  return [
    `${words.income} ${valueWords(tile.income, language)}`,
    `${words.cost} ${tile.cost}`,
    `${words.ranged} ${valueWords(tile.ranged, language)}`,
    `${words.melee} ${tile.melee}`,
    `${words.resistance} ${valueWords(tile.resistance, language)}`,
  ].join('; ');
}

/** All that is printed on a card, in words. */
export function cardValues(card: Card, language: Language): string {
  const words = wordsIn(language);
  const special = specialText(card, language);
  if (card.kind === 'event')
    return `${words.event}, ${words.price} ${card.cost}, ${words.window} ${windowName(card.window, language)}. ${special}`;
  const signed = (n: number): string => (card.kind === 'captain' && n > 0 ? `+${n}` : String(n));
  const values = [
    words[card.kind],
    `${words.deploy} ${card.deploy}`,
    `${words.upkeep} ${card.upkeep}`,
    `${words.movement} ${signed(card.movement)}`,
    `${words.ranged} ${signed(card.ranged)}`,
    `${words.melee} ${signed(card.melee)}`,
    `${words.resistance} ${signed(card.resistance)}`,
  ].join(', ');
  return special === '' ? values : `${values}. ${special}`;
}
