/** Things in words. */

import type { Language } from '@condotta/kernel';
import { FAMILIES, type Name } from '../components/index.ts';
import { cardOf, familyOf, tileOf } from '../rules/parts.ts';
import type { VenturaTable } from '../state.ts';
import { numberIn, troopIn } from '../things.ts';

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

function seatWords(t: VenturaTable, seat: number, language: Language): string {
  const family = familyOf(t.s, seat);
  if (family) return FAMILY_NAMES[family][language];
  return language === 'en' ? `player ${seat + 1}` : `il giocatore ${seat + 1}`;
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
      const troop = troopIn(thing);
      if (!troop) return thing;
      const army = t.s.troops.some((own) => own.seat === troop.seat && own.area === troop.area && own.captain > 0);
      const word = army ? (language === 'en' ? 'Army' : 'Armata') : language === 'en' ? 'Company' : 'Compagnia';
      const of = language === 'en' ? 'of' : 'di';
      return `${word} ${troop.area} ${of} ${seatWords(t, troop.seat, language)}`;
    }
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
