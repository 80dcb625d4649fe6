/** The words on the board itself. */

import type { Language } from '@condotta/kernel';
import type { Order, UnitType } from '../components/types.ts';

const en = {
  map: 'Battlefield',
  french: 'French',
  league: 'League',
  orders: 'Orders',
  place: 'Put down',
  initiative: 'Initiative',
  moral: 'Moral',
  turn: 'Turn',
  phase: 'Phase',
  chief: 'Chief',
  priority: 'Priority',
  river: 'Ronco',
  strategy: 'Strategy',
  held: 'held',
  played: 'played',
  used: 'used',
  faceDown: 'face down',
  issued: 'Issued',
  newOrder: 'New Order',
  accepted: 'accepted',
  rejected: 'rejected',
  instead: 'Personal Initiative',
  unissued: 'Order cards',
  spent: 'Initiatives used',
  shoot: 'Shoot',
  melee: 'Melee',
  advance: 'Advance',
  turning: 'Turn',
  defense: 'Defense',
  personality: 'Personality',
  wounded: 'wounded',
  destroyed: 'destroyed',
  marked: 'Execution token',
  maintains: 'Maintain token',
  steadfast: 'no weak sides this turn',
  covered: 'withdraws without loss this turn',
  engages: 'engages',
  facing: 'facing',
  against: 'against',
  next: 'Next step',
  skip: 'Skip',
  close: 'Close',
  range: 'range',
  overFriends: 'over friends',
  die: 'die',
  hit: 'Hit',
  missed: 'Missed',
  result: 'Result',
  loseMoral: 'Lose Moral',
  wound: 'Wound',
  withdraw: 'Withdraw',
  retreat: 'Retreat',
  to: 'to',
  noLoss: 'no loss',
  enemyGains: 'enemy',
  layTiles: 'you lay the tiles in',
  dies: 'destroyed: no way',
  secondWound: 'destroyed',
  stays: 'stays',
  off: 'off the field',
  queue: 'To act',
  cost: 'cost',
  none: 'none',
  favourable: 'behind the ditch',
  secret: 'hidden',
  reconstructed: 'Reconstructed',
  derived: 'Derived',
  rulebook: 'From the rulebook',
  reconstructedWhy: 'The rulebook does not print these values; they are our design.',
  attested: 'Attested in the rulebook',
  units: 'Units',
};
export type Words = Record<keyof typeof en, string>;

const it: Words = {
  map: 'Campo di battaglia',
  french: 'Francesi',
  league: 'Lega',
  orders: 'Ordini',
  place: 'Colloca',
  initiative: 'Iniziativa',
  moral: 'Morale',
  turn: 'Turno',
  phase: 'Fase',
  chief: 'In capo',
  priority: 'Priorità',
  river: 'Ronco',
  strategy: 'Strategia',
  held: 'in mano',
  played: 'giocata',
  used: 'usate',
  faceDown: 'coperta',
  issued: 'Dato',
  newOrder: 'Nuovo Ordine',
  accepted: 'accettato',
  rejected: 'rifiutato',
  instead: 'Iniziativa Personale',
  unissued: 'Carte Ordine',
  spent: 'Iniziative usate',
  shoot: 'Tiro',
  melee: 'Mischia',
  advance: 'Avanzata',
  turning: 'Rotazione',
  defense: 'Difesa',
  personality: 'Personalità',
  wounded: 'ferita',
  destroyed: 'distrutta',
  marked: 'segnalino Esecuzione',
  maintains: 'segnalino Mantenere',
  steadfast: 'senza lati deboli in questo turno',
  covered: 'ripiega senza perdite in questo turno',
  engages: 'ingaggia',
  facing: 'fronte a',
  against: 'contro',
  next: 'Avanti',
  skip: 'Salta',
  close: 'Chiudi',
  range: 'distanza',
  overFriends: 'sopra i suoi',
  die: 'dado',
  hit: 'A segno',
  missed: 'A vuoto',
  result: 'Risultato',
  loseMoral: 'Perdi Morale',
  wound: 'Ferita',
  withdraw: 'Ripiega',
  retreat: 'Ritirati',
  to: 'in',
  noLoss: 'nessuna perdita',
  enemyGains: 'nemico',
  layTiles: 'disponi tu le tessere in',
  dies: 'distrutta: via sbarrata',
  secondWound: 'distrutta',
  stays: 'resta',
  off: 'fuori dal campo',
  queue: 'Tocca a',
  cost: 'costo',
  none: 'nessuno',
  favourable: 'dietro il fosso',
  secret: 'coperto',
  reconstructed: 'Ricostruita',
  derived: 'Dedotta',
  rulebook: 'Dal regolamento',
  reconstructedWhy: 'Il regolamento non riporta questi valori: li abbiamo progettati noi.',
  attested: 'Attestati nel regolamento',
  units: 'Unità',
};

const WORDS: Readonly<Record<Language, Words>> = { en, it };
export const wordsIn = (language: Language): Words => WORDS[language];

type Pair = readonly [english: string, italian: string];
const pick = (pair: Pair, language: Language): string => pair[language === 'en' ? 0 : 1];

const TYPES: Readonly<Record<UnitType, Pair>> = {
  infantry: ['Infantry', 'Fanteria'],
  cavalry: ['Cavalry', 'Cavalleria'],
  artillery: ['Artillery', 'Artiglieria'],
};
export const typeName = (type: UnitType, language: Language): string => pick(TYPES[type], language);

/** Short enough for a card: the game's messages have the full name. */
const ORDERS: Readonly<Record<Order, Pair>> = {
  P: ['Maintain', 'Mantenere'],
  A: ['Attack', 'Attacco'],
  M: ['Move', 'Movimento'],
  W: ['Wait', 'Attesa'],
};
export const orderWord = (order: Order, language: Language): string => pick(ORDERS[order], language);

const DIRECTIONS: readonly Pair[] = [
  ['north', 'nord'],
  ['east', 'est'],
  ['south', 'sud'],
  ['west', 'ovest'],
];
export const directionWord = (direction: number, language: Language): string =>
  pick(DIRECTIONS[direction] ?? ['', ''], language);

const PHASES: readonly Pair[] = [
  ['Set-up', 'Preparazione'],
  ['Orders', 'Ordini'],
  ['Execution', 'Esecuzione'],
  ['Maintain', 'Mantenere'],
  ['Shoot', 'Tiro'],
  ['Attack', 'Attacco'],
  ['Movement', 'Movimento'],
  ['Wait', 'Attesa'],
];
export const PHASE_COUNT = PHASES.length - 1;
export const phaseWord = (phase: number, language: Language): string => pick(PHASES[phase] ?? ['', ''], language);

const FIELDS: Readonly<Record<string, Pair>> = {
  name: ['name', 'nome'],
  type: ['type', 'tipo'],
  commander: ['Commander', 'Comandante'],
  defense: ['Defense', 'Difesa'],
  advancing: ['advance', 'avanzata'],
  personality: ['Personality', 'Personalità'],
  phase: ['phase', 'fase'],
  cost: ['cost', 'costo'],
};
/** Which values of a card the rulebook gives away. */
export const attestedWords = (fields: readonly string[], language: Language): string =>
  fields.map((field) => pick(FIELDS[field] ?? [field, field], language)).join(', ');
