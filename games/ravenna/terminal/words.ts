/** Ravenna's values in words: what stands on tiles and cards, and how they are signed. */

import type { Language } from '@condotta/kernel';
import { type Style, widthOf } from '@condotta/kit/terminal';
import { type Initiative, ORDERS, type Strategy, type Unit, type UnitType } from '../components/index.ts';
import { sideOf, type UnitView } from './view.ts';

type Words = Readonly<Record<Language, string>>;
const w = (en: string, it: string): Words => ({ en, it });

const TYPES: Readonly<Record<UnitType, Words>> = {
  infantry: w('Infantry', 'Fanteria'),
  cavalry: w('Cavalry', 'Cavalleria'),
  artillery: w('Artillery', 'Artiglieria'),
};

/** What stands on a tile of two cells; the same in both languages. Foot is what lies on one cell. */
export const TYPE_SIGNS: Readonly<Record<UnitType, string>> = { infantry: '', cavalry: 'cav', artillery: 'art' };

/** The six lines: blues for the French, reds for the League. */
export const LINES: readonly Style[] = [25, 30, 61, 124, 89, 130].map((bg) => ({ fg: 231, bg }));

/** Full ones are French, hollow ones of the League: told apart without colours too. */
const ARROWS = ['▲▶▼◀', '△▷▽◁'].map((arrows) => [...arrows]);

/** "▼e": where it faces, and its letter on its side. */
export const signOf = (unit: number, facing: number): string =>
  `${ARROWS[sideOf(unit)]?.[facing] ?? '?'}${LETTERS_OF_UNITS[unit % 12] ?? '?'}`;
const LETTERS_OF_UNITS = [...'abcdefghijkl'];

/** A wound, a Maintain token, an Execution token; in two characters if there is no room for three. */
export function marksOf({ wounded, maintains, marked }: UnitView, room: number): string {
  const marks = `${wounded ? '✚' : ''}${maintains ? '=' : ''}${marked ? '•' : ''}`;
  return widthOf(marks) <= room ? marks : marks.replace('✚=', '‡');
}

const ORDER_WORDS: Readonly<Record<string, Words>> = {
  P: w('Maintain', 'Mantenere'),
  A: w('Attack', 'Attacco'),
  M: w('Movement', 'Movimento'),
  W: w('Wait', 'Attesa'),
};
/** By the number of the Order. */
export const orderWord = (order: number, language: Language): string =>
  ORDER_WORDS[ORDERS[order] ?? '']?.[language] ?? '?';
const ORDER_PHASES = [3, 5, 6, 7];

const PHASES: readonly Words[] = [
  w('Set-up', 'Preparazione'),
  w('1 Orders', '1 Ordini'),
  w('2 Execution', '2 Esecuzione'),
  w('3 Maintain', '3 Mantenere'),
  w('4 Shoot', '4 Tiro'),
  w('5 Attack', '5 Attacco'),
  w('6 Movement', '6 Movimento'),
  w('7 Wait', '7 Attesa'),
];
export const phaseWord = (phase: number, language: Language): string => PHASES[phase]?.[language] ?? '';

const DIRECTION_WORDS: readonly Words[] = [w('north', 'nord'), w('east', 'est'), w('south', 'sud'), w('west', 'ovest')];
export const directionWord = (direction: number, language: Language): string =>
  DIRECTION_WORDS[direction]?.[language] ?? '';

const PHRASES = {
  turn: w('Turn', 'Turno'),
  phase: w('phase', 'fase'),
  moral: w('Moral', 'Morale'),
  units: w('Your Units', 'Le tue Unità'),
  strategies: w('Your Strategies', 'Le tue Strategie'),
  strategy: w('Strategy', 'Strategia'),
  played: w('played', 'giocata'),
  faceDown: w('face down', 'coperta'),
  used: w('used', 'usate'),
  stock: w('Orders left', 'Ordini rimasti'),
  initiatives: w('Initiatives', 'Iniziative'),
  initiative: w('Initiative', 'Iniziativa'),
  left: w('left', 'rimaste'),
  cost: w('costs', 'costa'),
  destroyed: w('destroyed', 'distrutta'),
  wounded: w('wounded', 'ferita'),
  marked: w('Execution token', 'segnalino Esecuzione'),
  maintains: w('Maintain token', 'segnalino Mantenere'),
  steadfast: w('no weak sides', 'senza lati deboli'),
  covered: w('withdraws freely', 'ripiega senza perdite'),
  facing: w('facing', 'fronte a'),
  engages: w('engages', 'ingaggia'),
  behind: w('behind the ditch', 'dietro il fosso'),
  nobody: w('nobody', 'nessuno'),
  range: w('range', 'distanza'),
  hits: w('hits', 'a segno'),
  of: w('of', 'su'),
  overFriends: w('over friends', 'sopra i suoi'),
  against: w('against', 'contro'),
  advances: w('advances', 'avanzate'),
  turns: w('turns', 'rotazioni'),
  hit: w('Hit', 'Colpo'),
  wound: w('A wound', 'Una ferita'),
  stay: w('Stand', 'Resta'),
  withdraw: w('Withdraw', 'Ripiega'),
  retreat: w('Retreat', 'Ritirata'),
  ditch: w('the ditch', 'il fosso'),
  to: w('To', 'A'),
} as const;
export const phrase = (key: keyof typeof PHRASES, language: Language): string => PHRASES[key][language];

const VALUES = {
  shoot: w('Shoot', 'Tiro'),
  melee: w('Melee', 'Mischia'),
  advancing: w('Advance', 'Avanzata'),
  turning: w('Turn', 'Rotazione'),
  defense: w('Defense', 'Difesa'),
  personality: w('Personality', 'Personalità'),
} as const;

/** "Infantry, Melee 4, Advance 1, Turn 2, Defense 3, +1 against Cavalry, Personality Jacob Empser 2" */
export function unitText(unit: Unit, language: Language): string {
  const value = (key: keyof typeof VALUES, number: number): string => `${VALUES[key][language]} ${number}`;
  const { ability, personality } = unit;
  return [
    TYPES[unit.type][language],
    ...(unit.shoot === null ? [] : [value('shoot', unit.shoot)]),
    value('melee', unit.melee),
    value('advancing', unit.advancing),
    value('turning', unit.turning),
    value('defense', unit.defense),
    ...(ability ? [`+${ability.melee} ${phrase('against', language)} ${TYPES[ability.against][language]}`] : []),
    ...(personality ? [`${VALUES.personality[language]} ${personality.person[language]} ${personality.value}`] : []),
  ].join(', ');
}

export const strategyText = (strategy: Strategy, language: Language): string =>
  strategy.orders.map((order) => ORDER_WORDS[order]?.[language] ?? order).join(', ');

export const initiativeText = ({ phase, cost, text }: Initiative, language: Language): string =>
  `${phrase('phase', language)} ${phase}, ${phrase('cost', language)} ${cost}: ${text[language]}`;

export const orderText = (order: number, language: Language): string =>
  `${phrase('phase', language)} ${phaseWord(ORDER_PHASES[order] ?? 0, language)}`;

/** What the signs mean. */
export function legendText(language: Language): string[] {
  return language === 'en'
    ? [
        'The field',
        '  ▼e △c         French and League Units with their letters; the arrow is the front',
        '  cav art       Cavalry and Artillery, on two cells; Infantry lies on one',
        '  ✚ = •         wounded, Maintain token, Execution token; ‡ wounded with a Maintain token',
        '  ═ ║           the ditch: horse and guns do not cross it',
        '',
        'Orders',
        '  Attack ✓      accepted          Attack ✗ → Wait   rejected for another',
        '  ?             hidden from you   ▸                 must decide now',
        '  ▪ … P A M     your Strategy of this turn: Maintain, Attack, Movement; W is Wait',
        '',
        'Your Units',
        '  S M A T D     Shoot, Melee, Advance, Turn, Defense',
      ]
    : [
        'Il campo',
        '  ▼e △c         Unità francesi e della Lega con la loro lettera; la freccia è il fronte',
        '  cav art       Cavalleria e Artiglieria, su due caselle; la Fanteria sta su una',
        '  ✚ = •         ferita, segnalino Mantenere, segnalino Esecuzione; ‡ ferita con Mantenere',
        '  ═ ║           il fosso: cavalli e cannoni non lo varcano',
        '',
        'Gli Ordini',
        '  Attacco ✓     accettato         Attacco ✗ → Attesa   rifiutato per un altro',
        '  ?             coperto per te    ▸                    deve decidere ora',
        '  ▪ … P A M     la tua Strategia del turno: Mantenere, Attacco, Movimento; W è Attesa',
        '',
        'Le tue Unità',
        '  T M A R D     Tiro, Mischia, Avanzata, Rotazione, Difesa',
      ];
}

/** The heads of the columns of values, as in the legend. */
export const valueHeads = (language: Language): readonly string[] => [...(language === 'en' ? 'SMATD' : 'TMARD')];
