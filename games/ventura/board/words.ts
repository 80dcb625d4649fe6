/** The words on the board itself. */

import type { Language } from '@condotta/kernel';
import type { Ability, Arm, Card, Colour, EventCard, EventWindow, TileType, Value } from '../components/index.ts';

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
  cost: 'Movement cost',
  wounds: 'wounds',
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
  cost: 'Costo di movimento',
  wounds: 'ferite',
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

const TYPES: Readonly<Record<TileType, readonly [string, string]>> = {
  village: ['Village', 'Villaggio'],
  castle: ['Castle', 'Castello'],
  city: ['City', 'Città'],
  river: ['River', 'Fiume'],
  lake: ['Lake', 'Lago'],
  hill: ['Hill', 'Collina'],
  mountain: ['Mountain', 'Montagna'],
  field: ['Field', 'Campo'],
  wood: ['Wood', 'Bosco'],
  papal: ['Papal', 'Papale'],
};
const COLOURS: Readonly<Record<Colour, readonly [string, string]>> = {
  gray: ['Inhabited (grey)', 'abitato (grigio)'],
  blue: ['water (blue)', 'acqua (azzurro)'],
  green: ['Wood (green)', 'Bosco (verde)'],
  yellow: ['Field (yellow)', 'Campo (giallo)'],
  brown: ['height (brown)', 'altura (bruno)'],
};
const ARMS: Readonly<Record<Arm, readonly [string, string]>> = {
  foot: ['foot', 'fanti'],
  shot: ['shot', 'tiratori'],
  horse: ['horse', 'cavalieri'],
  cavalry: ['Cavalry', 'Cavalleria'],
  train: ['train', 'salmerie'],
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
  battle: ['the start of a battle', 'l’inizio di una battaglia'],
  aftermath: ['the end of a battle', 'la fine di una battaglia'],
};
/** "1 marker", "3 markers". */
export const markersIn = (count: number, language: Language): string =>
  `${count} ${count === 1 ? wordsIn(language).marker : wordsIn(language).markers}`;

const pick = (pair: readonly [string, string], language: Language): string => pair[language === 'en' ? 0 : 1];

export const typeName = (type: TileType, language: Language): string => pick(TYPES[type], language);
export const colourName = (colour: Colour, language: Language): string => pick(COLOURS[colour], language);
export const windowName = (window: EventWindow, language: Language): string => pick(WINDOWS[window], language);

/** "1, +1 per Wood (green) beside it". */
export function valueWords({ base, per }: Value, language: Language): string {
  if (!per) return String(base);
  return language === 'en'
    ? `${base}, +1 per own ${colourName(per, language)} beside it`
    : `${base}, +1 per ogni proprio ${colourName(per, language)} accanto`;
}

const plus = (ranged: number, melee: number, language: Language): string => {
  const words = wordsIn(language);
  return [ranged ? `+${ranged} ${words.ranged}` : '', melee ? `+${melee} ${words.melee}` : '']
    .filter(Boolean)
    .join(', ');
};

function abilityWords(ability: Ability, language: Language): string {
  const english = language === 'en';
  switch (ability.kind) {
    case 'carts':
      return english ? `+${ability.movement} Movement to its Army.` : `+${ability.movement} Movimento alla sua Armata.`;
    case 'against':
      return `${plus(ability.ranged, ability.melee, language)} ${english ? 'while facing' : 'contro'} ${pick(ARMS[ability.arm], language)}.`;
    case 'ground':
      return `${plus(ability.ranged, ability.melee, language)}: ${ability.types.map((type) => typeName(type, language)).join(', ')}.`;
    case 'front':
      return `${plus(ability.ranged, ability.melee, language)} ${english ? 'in space I.' : 'nello spazio I.'}`;
  }
}

function effectWords({ effect }: EventCard, language: Language): string {
  const english = language === 'en';
  switch (effect.kind) {
    case 'surgeon':
      return english
        ? `Removes ${effect.wounds} wound from each Company of an Army that has fought.`
        : `Toglie ${effect.wounds} ferita a ogni Compagnia di un’Armata che ha combattuto.`;
    case 'deal':
      return english ? `Draw ${effect.cards} Ventura cards.` : `Pesca ${effect.cards} carte Ventura.`;
    case 'florins':
      return english ? `Gain ${effect.amount} Florins.` : `Ricevi ${effect.amount} Fiorini.`;
    case 'prestige':
      return english ? `Score ${effect.points} points.` : `Guadagni ${effect.points} punti.`;
    case 'survey':
      return english ? 'Draw a tile.' : 'Pesca una tessera.';
    case 'march':
      return english ? `One Troop moves ${effect.movement} further.` : `Una Truppa muove di ${effect.movement} in più.`;
    case 'hospice':
      return english
        ? `Removes up to ${effect.wounds} wounds from one Troop.`
        : `Toglie fino a ${effect.wounds} ferite a una Truppa.`;
    case 'ruse':
      return `${plus(effect.ranged, effect.melee, language)} ${english ? 'in the first such assault.' : 'nel primo assalto di quel tipo.'}`;
    case 'fever':
      return english
        ? `${effect.wounds} wound on each Company of an opponent’s Troop, but never its last.`
        : `${effect.wounds} ferita a ogni Compagnia di una Truppa avversaria, mai l’ultima.`;
    case 'levy':
      return english ? `One opponent loses ${effect.amount} Florins.` : `Un avversario perde ${effect.amount} Fiorini.`;
    case 'disgrace':
      return english ? `One opponent loses ${effect.points} points.` : `Un avversario perde ${effect.points} punti.`;
  }
}

/** The special text of a card, or nothing. */
export function specialWords(card: Card, language: Language): string {
  if (card.kind === 'event') return effectWords(card, language);
  if (card.kind === 'captain') return '';
  const parts = card.ability ? [abilityWords(card.ability, language)] : [];
  if (card.mobilization.length > 0)
    parts.push(`${wordsIn(language).only}: ${card.mobilization.map((type) => typeName(type, language)).join(', ')}.`);
  return parts.join(' ');
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
