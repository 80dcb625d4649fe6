/** Monferrato's signs and words on the screen. */

import type { Language } from '@condotta/kernel';
import type { Style } from '@condotta/kit/terminal';
import type { Ground, UnitType } from '../components/types.ts';

type Words = Readonly<Record<Language, string>>;
const w = (en: string, it: string): Words => ({ en, it });

const PHRASES = {
  camp: w('Camp', 'Campo'),
  chits: w('Your chits', 'I tuoi chit'),
  container: w('in the container', 'nel contenitore'),
  cup: w('to be drawn', 'da estrarre'),
  activated: w('activated', 'attivati'),
  drawn: w('drawn', 'estratto'),
  dead: w('eliminated', 'eliminati'),
  disrupted: w('Disrupted', 'disorganizzata'),
  fort: w('Fort', 'Forte'),
  hand: w('chits in hand', 'chit in mano'),
  level: w('walls', 'mura'),
  mines: w('mines', 'mine'),
  morale: w('Morale', 'Morale'),
  none: w('none', 'nessuno'),
  outOfSupply: w('Out of Supply', 'fuori rifornimento'),
  point: w('point', 'punto'),
  points: w('points', 'punti'),
  raided: w('raided', 'saccheggiata'),
  replaced: w('replaced', 'sostituito'),
  ruin: w('village destroyed', 'borgo distrutto'),
  setUp: w('Set-up', 'Preparazione'),
  village: w('fortified village', 'borgo fortificato'),
  waiting: w('on their way', 'in arrivo'),
} as const satisfies Record<string, Words>;

export const phrase = (key: keyof typeof PHRASES, language: Language): string => PHRASES[key][language];

export const pointsText = (count: number, language: Language): string =>
  `${count} ${phrase(count === 1 ? 'point' : 'points', language)}`;

export const GROUNDS: Readonly<Record<Ground, Words & { readonly sign: string }>> = {
  open: { ...w('open ground', 'terreno aperto'), sign: ' ' },
  difficult: { ...w('difficult ground', 'terreno difficile'), sign: '▲' },
  fortress: { ...w('Fortress', 'Fortezza'), sign: '♜' },
};

/** Counters by a letter. */
export const LETTERS: Readonly<Record<UnitType, Words>> = {
  commander: w('C', 'C'),
  garrison: w('G', 'P'),
  infantry: w('I', 'F'),
  cavalry: w('H', 'H'),
  artillery: w('A', 'A'),
  guastatori: w('E', 'G'),
};

/** Pro-France, Pro-Spain: a sign beside the colour. */
export const SIDES: readonly { readonly sign: string; readonly style: Style }[] = [
  { sign: '⚜', style: { fg: 231, bg: 25, bold: true } },
  { sign: '✚', style: { fg: 231, bg: 124, bold: true } },
];

const LEGEND: Readonly<Record<Language, readonly string[]>> = {
  en: [
    '⚜ Pro-France  ✚ Pro-Spain; behind it how many counters of which kind stand there',
    'C Commander, I Infantry, H Horse, A Artillery, E Guastatori, G Garrison; a small letter: Disrupted',
    '▲ difficult ground  ♜ Fortress  ⌂ fortified village  ■ Fort  △ Camp  ! Out of Supply',
    'Under a Fortress stand the Levels of its walls',
  ],
  it: [
    '⚜ filofrancesi  ✚ filospagnoli; dietro, quanti segnalini di che tipo vi stanno',
    'C Comandante, F Fanteria, H Cavalleria, A Artiglieria, G Guastatori, P Presidio; minuscola: disorganizzata',
    '▲ terreno difficile  ♜ Fortezza  ⌂ borgo fortificato  ■ Forte  △ Campo  ! fuori rifornimento',
    'Sotto una Fortezza stanno i Livelli delle sue mura',
  ],
};

export const legendText = (language: Language): readonly string[] => LEGEND[language];
