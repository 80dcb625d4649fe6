/** Things in words. */

import type { Language } from '@condotta/kernel';
import { FAMILIES, type Name, specialText } from '../components/index.ts';
import { cellIn, directionFrom } from '../map.ts';
import { cardOf, familyOf, tileOf } from '../rules/lookup.ts';
import type { VenturaTable } from '../state.ts';
import { numberIn, toldIn, troopIn } from '../things.ts';

const FAMILY_NAMES: Readonly<Record<(typeof FAMILIES)[number], Name>> = {
  este: { en: 'Este', it: 'Este' },
  gonzaga: { en: 'Gonzaga', it: 'Gonzaga' },
  medici: { en: 'Medici', it: 'Medici' },
  visconti: { en: 'Visconti', it: 'Visconti' },
};

const WINDOW_NAMES: Readonly<Record<string, Name>> = {
  prestige: { en: 'the Prestige Step', it: 'la Fase Prestigio' },
  fortune: { en: 'the Fortune Step', it: 'la Fase Fortuna' },
  recruit: { en: 'the Recruit Step', it: 'la Fase Reclutamento' },
  upkeep: { en: 'the Upkeep Step', it: 'la Fase Mantenimento' },
  expansion: { en: 'the Expansion Phase', it: 'la Fase Espansione' },
  conscription: { en: 'the Conscription Phase', it: 'la Fase Leva' },
  deploy: { en: 'the Deploy Step', it: 'la Fase Schieramento' },
  regroup: { en: 'the Regroup Step', it: 'la Fase Riordino' },
  troop: { en: 'the Troop Phase', it: 'la Fase Truppe' },
  battle: { en: 'the start of a battle', it: 'l’inizio di una battaglia' },
  aftermath: { en: 'the end of a battle', it: 'la fine di una battaglia' },
};

/** Where a cell lies from a tile, in the order of the map's six directions: its rows run from west to east. */
const DIRECTION_NAMES: readonly Name[] = [
  { en: 'east of', it: 'a est di' },
  { en: 'north-east of', it: 'a nord-est di' },
  { en: 'north-west of', it: 'a nord-ovest di' },
  { en: 'west of', it: 'a ovest di' },
  { en: 'south-west of', it: 'a sud-ovest di' },
  { en: 'south-east of', it: 'a sud-est di' },
];

/** Two places may touch the same tiles, so one neighbour and the direction from it: no two places share that. Null: it touches none. */
function cellWords(t: VenturaTable, cell: number, language: Language): string | null {
  const place = language === 'en' ? 'the place' : 'il posto';
  const from = directionFrom(t.s, cell);
  if (!from) return null;
  return `${place} ${DIRECTION_NAMES[from.direction]?.[language]} ${tileOf(t, from.tile).name[language]}`;
}

function seatWords(t: VenturaTable, seat: number, language: Language): string {
  const family = familyOf(t.s, seat);
  if (family) return FAMILY_NAMES[family][language];
  return language === 'en' ? `player ${seat + 1}` : `il giocatore ${seat + 1}`;
}

function priceWords(florins: number, language: Language): string {
  if (florins === 0) return language === 'en' ? 'for nothing' : 'gratis';
  return language === 'en'
    ? `for ${florins} ${florins === 1 ? 'Florin' : 'Florins'}`
    : `per ${florins} ${florins === 1 ? 'Fiorino' : 'Fiorini'}`;
}

const SUM_PARTS: readonly Name[] = [
  { en: 'ground', it: 'terreno' },
  { en: 'Captain', it: 'Capitano' },
  { en: 'Events', it: 'Eventi' },
];

/** "7 (4, ground +1, Captain +2)": what a side deals, and how it comes to that if not by its Companies alone. */
function sumWords([total = 0, companies = 0, ...more]: readonly number[], language: Language): string {
  const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);
  const parts = more.flatMap((n, i) => (n === 0 ? [] : [`${SUM_PARTS[i]?.[language]} ${signed(n)}`]));
  return parts.length === 0 ? String(total) : `${total} (${[companies, ...parts].join(', ')})`;
}

export function nameOf(t: VenturaTable, thing: string, language: Language): string {
  const [kind, rest = ''] = thing.split(':');
  switch (kind) {
    case 'tile':
      return numberIn('tile', thing) > 0 ? tileOf(t, numberIn('tile', thing)).name[language] : thing;
    case 'card':
      return numberIn('card', thing) > 0 ? cardOf(t, numberIn('card', thing)).name[language] : thing;
    case 'seat':
      return t.s.players[numberIn('seat', thing)] ? seatWords(t, numberIn('seat', thing), language) : thing;
    case 'troop': {
      const told = toldIn(thing);
      const troop = troopIn(told.troop);
      if (!troop) return thing;
      const army =
        told.army ?? t.s.troops.some((own) => own.seat === troop.seat && own.area === troop.area && own.captain > 0);
      const word = army ? (language === 'en' ? 'Army' : 'Armata') : language === 'en' ? 'Company' : 'Compagnia';
      const of = language === 'en' ? 'of' : 'di';
      return `${word} ${troop.area} ${of} ${seatWords(t, troop.seat, language)}`;
    }
    case 'price':
      return priceWords(Number(rest), language);
    case 'sum':
      return sumWords(rest.split('.').map(Number), language);
    case 'text':
      return t.components.cards[Number(rest) - 1] ? specialText(cardOf(t, Number(rest)), language) : thing;
    case 'cell':
      return (cellIn(thing) >= 0 && cellWords(t, cellIn(thing), language)) || thing;
    case 'area':
      return `area ${rest}`;
    case 'family':
      return FAMILIES.includes(rest as (typeof FAMILIES)[number])
        ? FAMILY_NAMES[rest as (typeof FAMILIES)[number]][language]
        : thing;
    case 'window':
      return WINDOW_NAMES[rest]?.[language] ?? thing;
    default:
      return thing;
  }
}
