/** Figures in words: what a total is made of, what is lost and gained, the phases. Their things carry the figure: "part:charge:1". */

import type { Language } from '@condotta/kernel';
import type { Name } from '../components/index.ts';
import type { PartName } from '../parts.ts';

const PART_WORDS: Readonly<Record<PartName, Name>> = {
  die: { en: 'die', it: 'dado' },
  shoot: { en: 'Shoot', it: 'Tiro' },
  range: { en: 'range', it: 'distanza' },
  melee: { en: 'Melee', it: 'Mischia' },
  wound: { en: 'wounded', it: 'ferita' },
  ability: { en: 'ability', it: 'abilità' },
  charge: { en: 'charge', it: 'carica' },
  ditch: { en: 'ditch', it: 'fosso' },
  maintain: { en: 'Maintain', it: 'Mantenere' },
  initiative: { en: 'Initiative', it: 'Iniziativa' },
  result: { en: 'result', it: 'risultato' },
  weak: { en: 'weak side', it: 'lato debole' },
  defense: { en: 'Defense', it: 'Difesa' },
  withdrawal: { en: 'withdrawal', it: 'ripiegamento' },
  retreat: { en: 'retreat', it: 'ritirata' },
};
/** These have a value of their own; the others are added to it. */
const OWN_VALUES: ReadonlySet<PartName> = new Set<PartName>(['die', 'shoot', 'melee', 'result']);

const PHASE_NAMES: readonly Name[] = [
  { en: 'Set-up', it: 'Preparazione' },
  { en: '1. Orders', it: '1. Ordini' },
  { en: '2. Execution', it: '2. Esecuzione' },
  { en: '3. Maintain the Position', it: '3. Mantenere la Posizione' },
  { en: '4. Shoot', it: '4. Tiro' },
  { en: '5. Attack', it: '5. Attacco' },
  { en: '6. Movement', it: '6. Movimento' },
  { en: '7. Wait', it: '7. Attesa' },
];

const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);
const isPart = (name: string): name is PartName => Object.hasOwn(PART_WORDS, name);

function partWords(name: string, value: number, language: Language): string | null {
  if (!isPart(name)) return null;
  const word = PART_WORDS[name][language];
  return OWN_VALUES.has(name) ? `${word} ${value}` : `${word} ${signed(value)}`;
}

function lossWords(points: number, language: Language): string {
  if (points === 0) return language === 'en' ? 'no loss' : 'senza costo';
  return language === 'en' ? `−${points} Moral` : `−${points} Morale`;
}

const gainWords = (points: number, language: Language): string =>
  language === 'en' ? `enemy +${points}` : `nemico +${points}`;

/** What the figure says, or null if it is none. */
export function figureWords(thing: string, language: Language): string | null {
  const [kind, first = '', second = ''] = thing.split(':');
  const number = Number(second === '' ? first : second);
  if (!Number.isInteger(number)) return null;
  if (kind === 'part') return partWords(first, number, language);
  if (kind === 'loss') return lossWords(number, language);
  if (kind === 'gain') return gainWords(number, language);
  return kind === 'phase' ? (PHASE_NAMES[number]?.[language] ?? null) : null;
}
