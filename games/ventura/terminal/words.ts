/** Ventura's values in words: what stands on tiles and cards. */

import type { Language } from '@condotta/kernel';
import type { Style } from '@condotta/kit/terminal';
import {
  type Card,
  type Colour,
  type Family,
  specialText,
  type Tile,
  type TileType,
  TYPE_NAMES,
  type Value,
} from '../components/index.ts';

type Words = Readonly<Record<Language, string>>;
const w = (en: string, it: string): Words => ({ en, it });

export const TYPES: Readonly<Record<TileType, Words & { readonly glyph: string }>> = {
  village: { ...TYPE_NAMES.village, glyph: '⌂' },
  castle: { ...TYPE_NAMES.castle, glyph: '♜' },
  city: { ...TYPE_NAMES.city, glyph: '★' },
  river: { ...TYPE_NAMES.river, glyph: '~' },
  lake: { ...TYPE_NAMES.lake, glyph: '≈' },
  hill: { ...TYPE_NAMES.hill, glyph: '∩' },
  mountain: { ...TYPE_NAMES.mountain, glyph: '▲' },
  field: { ...TYPE_NAMES.field, glyph: '≡' },
  wood: { ...TYPE_NAMES.wood, glyph: '♣' },
  papal: { ...TYPE_NAMES.papal, glyph: '†' },
};

const COLOURS: Readonly<Record<Colour, Words>> = {
  gray: w('gray', 'grigio'),
  blue: w('blue', 'azzurro'),
  green: w('green', 'verde'),
  yellow: w('yellow', 'giallo'),
  brown: w('brown', 'bruno'),
};

/** How the ground is shaded. */
export const GROUND: Readonly<Record<Colour | 'papal', Style>> = {
  gray: { fg: 255, bg: 240 },
  blue: { fg: 255, bg: 25 },
  green: { fg: 255, bg: 22 },
  yellow: { fg: 255, bg: 136 },
  brown: { fg: 255, bg: 94 },
  papal: { fg: 255, bg: 90 },
};

/** The families' own colours: Este red, Gonzaga black, Medici yellow, Visconti blue. */
export const FAMILY: Readonly<Record<Family, { readonly letter: string; readonly style: Style }>> = {
  este: { letter: 'E', style: { fg: 231, bg: 160, bold: true } },
  gonzaga: { letter: 'G', style: { fg: 231, bg: 16, bold: true } },
  medici: { letter: 'M', style: { fg: 16, bg: 226, bold: true } },
  visconti: { letter: 'V', style: { fg: 231, bg: 27, bold: true } },
};

export const NOBODY: { readonly letter: string; readonly style: Style } = { letter: '?', style: { bold: true } };

export const STEPS: Readonly<Record<string, Words>> = {
  families: w('families', 'famiglie'),
  building: w('the map', 'la mappa'),
  domains: w('starting Domains', 'Domini iniziali'),
  prestige: w('Prestige', 'Prestigio'),
  fortune: w('Fortune', 'Fortuna'),
  recruit: w('Recruit', 'Reclutamento'),
  recovery: w('Recovery', 'Recupero'),
  annex: w('Annexation', 'Annessione'),
  upkeep: w('Upkeep', 'Mantenimento'),
  expansion: w('Expansion', 'Espansione'),
  conscription: w('Conscription', 'Leva'),
  deploy: w('Deploy', 'Schieramento'),
  regroup: w('Regroup', 'Riordino'),
  troop: w('Troop Phase', 'Fase Truppe'),
  battle: w('Battle', 'Battaglia'),
};

const PHRASES = {
  setup: w('Set-up', 'Preparazione'),
  round: w('Round', 'Turno'),
  hand: w('Your hand', 'La tua mano'),
  empty: w('empty', 'vuota'),
  reserve: w('Your tiles', 'Le tue tessere'),
  display: w('On display', 'Scoperte'),
  seen: w('You look at', 'Stai guardando'),
  beside: w('beside', 'accanto a'),
  place: w('the place', 'il posto'),
  neutral: w('neutral', 'neutrale'),
  owner: w('held by', 'di'),
  troops: w('Troops', 'Truppe'),
  florins: w('Florins', 'Fiorini'),
  points: w('points', 'punti'),
  income: w('income', 'rendita'),
  upkeep: w('upkeep', 'mantenimento'),
  cards: w('cards', 'carte'),
  tiles: w('tiles', 'tessere'),
  out: w('out of the game', 'eliminato'),
  first: w('First Player', 'Primo Giocatore'),
  wounds: w('wounds', 'ferite'),
  moved: w('has moved', 'ha già mosso'),
  area: w('area', 'area'),
  army: w('Army', 'Armata'),
  company: w('Company', 'Compagnia'),
  map: w('The map', 'La mappa'),
  decks: w('Decks', 'Mazzi'),
  stockpile: w('stockpile', 'riserva'),
  battle: w('The battle', 'La battaglia'),
  attacker: w('attacker', 'attaccante'),
  defender: w('defender', 'difensore'),
  yours: w('yours', 'tua'),
} as const;
export const phrase = (key: keyof typeof PHRASES, language: Language): string => PHRASES[key][language];

// ---- values ---------------------------------------------------------------------------------------------------------

export const valueText = ({ base, per }: Value, language: Language): string => {
  if (per === null) return String(base);
  const colour = COLOURS[per][language];
  return language === 'en' ? `${base} +1 per ${colour}` : `${base} +1 per ogni ${colour}`;
};

/** "Hill, brown: income 1, 2 to enter, ranged +1, melee 0, resistance 1" */
export function tileText(tile: Tile, language: Language): string {
  const en = language === 'en';
  const type = TYPES[tile.type][language];
  const colour = tile.colour === null ? '' : `, ${COLOURS[tile.colour][language]}`;
  const values = [
    `${phrase('income', language)} ${valueText(tile.income, language)}`,
    en ? `${tile.cost} to enter` : `${tile.cost} per entrare`,
    ...(isZero(tile.ranged) ? [] : [`${en ? 'ranged' : 'tiro'} ${valueText(tile.ranged, language)}`]),
    ...(tile.melee === 0 ? [] : [`${en ? 'melee' : 'mischia'} ${tile.melee}`]),
    ...(isZero(tile.resistance) ? [] : [`${en ? 'resistance' : 'resistenza'} ${valueText(tile.resistance, language)}`]),
  ];
  return `${type}${colour}: ${values.join(', ')}`;
}

const isZero = ({ base, per }: Value): boolean => base === 0 && per === null;

export function cardText(card: Card, language: Language): string {
  const en = language === 'en';
  switch (card.kind) {
    case 'event':
      return `${en ? 'Event' : 'Evento'}${card.cost > 0 ? `, ${card.cost} ${phrase('florins', language)}` : ''}: ${specialText(card, language)}`;
    case 'captain':
      return `${en ? 'Captain' : 'Capitano'}: ${costText(card.deploy, card.upkeep, language)}, ${modifierText(card, language)}${told(card, language)}`;
    case 'company': {
      const values = en
        ? `moves ${card.movement}, ranged ${card.ranged}, melee ${card.melee}, resistance ${card.resistance}`
        : `muove ${card.movement}, tiro ${card.ranged}, mischia ${card.melee}, resistenza ${card.resistance}`;
      return `${phrase('company', language)}: ${costText(card.deploy, card.upkeep, language)}, ${values}${told(card, language)}`;
    }
  }
}

/** What else stands on a card. */
function told(card: Card, language: Language): string {
  const special = specialText(card, language);
  return special === '' ? '' : `; ${special}`;
}

const costText = (deploy: number, upkeep: number, language: Language): string =>
  language === 'en' ? `costs ${deploy}, upkeep ${upkeep}` : `costa ${deploy}, mantenimento ${upkeep}`;

const signed = (n: number): string => (n >= 0 ? `+${n}` : String(n));

function modifierText(card: Extract<Card, { kind: 'captain' }>, language: Language): string {
  const names = language === 'en' ? ['moves', 'ranged', 'melee'] : ['muove', 'tiro', 'mischia'];
  const values = [card.movement, card.ranged, card.melee];
  const shown = values.flatMap((n, i) => (n === 0 ? [] : [`${names[i]} ${signed(n)}`]));
  const saved = language === 'en' ? `saves ${card.resistance} wounds` : `evita ${card.resistance} ferite`;
  return [...shown, ...(card.resistance > 0 ? [saved] : [])].join(', ') || '—';
}

/** What the signs mean. */
export function legendText(language: Language): string[] {
  const grounds = Object.values(TYPES).map((type) => `${type.glyph} ${type[language]}`);
  return language === 'en'
    ? [
        'The map',
        `  ${grounds.slice(0, 5).join('   ')}`,
        `  ${grounds.slice(5).join('   ')}`,
        '  E3            in the Domain of Este, with 3 markers; E Este, G Gonzaga, M Medici, V Visconti',
        '  A1 C2         the Army of area 1, the Company of area 2, in the colour of their family',
        '  ƒ2+ →1        income 2 and more with neighbours of a colour; 1 movement point to enter',
        '  ¹             First Player        ▸ must decide now',
        '',
        'Cards',
        '  ƒ k → R M H   cost, upkeep, movement, ranged, melee, resistance; +1 of a Captain is for his Army',
        '  ✚2            two wounds',
      ]
    : [
        'La mappa',
        `  ${grounds.slice(0, 5).join('   ')}`,
        `  ${grounds.slice(5).join('   ')}`,
        '  E3            nel Dominio degli Este, con 3 segnalini; E Este, G Gonzaga, M Medici, V Visconti',
        '  A1 C2         l’Armata dell’area 1, la Compagnia dell’area 2, nel colore della famiglia',
        '  ƒ2+ →1        rendita 2, di più con vicini di un colore; 1 punto movimento per entrare',
        '  ¹             Primo Giocatore        ▸ deve decidere ora',
        '',
        'Le carte',
        '  ƒ k → R M H   costo, mantenimento, movimento, tiro, mischia, resistenza; +1 di un Capitano vale per l’Armata',
        '  ✚2            due ferite',
      ];
}
