/** Things in words. */

import { at, type Language, range } from '@condotta/kernel';
import type { Name, Order } from '../components/index.ts';
import { DIRECTIONS, ORDERS } from '../components/index.ts';
import { areaId } from '../field.ts';
import { COMMANDER_COUNT, NONE, type RavennaTable } from '../state.ts';
import { type Kind, numberIn, placingIn } from '../things.ts';
import { commanderAt, sideOfCommander } from '../units.ts';
import { figureWords } from './figures.ts';

export const SIDE_NAMES: readonly [Name, Name] = [
  { en: 'French', it: 'Francesi' },
  { en: 'Holy League', it: 'Lega Santa' },
];

const ORDER_NAMES: Readonly<Record<Order, Name>> = {
  P: { en: 'Maintain the Position', it: 'Mantenere la Posizione' },
  A: { en: 'Attack', it: 'Attacco' },
  M: { en: 'Movement', it: 'Movimento' },
  W: { en: 'Wait', it: 'Attesa' },
};

const DIRECTION_NAMES: Readonly<Record<string, Name>> = {
  N: { en: 'north', it: 'nord' },
  E: { en: 'east', it: 'est' },
  S: { en: 'south', it: 'sud' },
  W: { en: 'west', it: 'ovest' },
  NW: { en: 'north-west', it: 'nord-ovest' },
  NE: { en: 'north-east', it: 'nord-est' },
  SW: { en: 'south-west', it: 'sud-ovest' },
  SE: { en: 'south-east', it: 'sud-est' },
};

/** Things without a number. */
const PLAIN: Readonly<Record<string, Name>> = {
  off: { en: 'ground off the field', it: 'terra fuori dal campo' },
  withdraw: { en: 'Withdraw', it: 'Ripiega' },
  retreat: { en: 'Retreat', it: 'Ritirati' },
};

/** Whoever leads a whole side is called by it, anybody else by his Commanders. */
function seatWords(t: RavennaTable, seat: number, language: Language): string {
  const led = range(COMMANDER_COUNT).filter((commander) => commanderAt(t.s, commander).seat === seat);
  const [first] = led;
  if (first === undefined) return language === 'en' ? `player ${seat + 1}` : `il giocatore ${seat + 1}`;
  if (led.length === 3) return at(SIDE_NAMES, sideOfCommander(first))[language];
  return led
    .map((commander) => at(t.components.commanders, commander).name[language])
    .join(language === 'en' ? ' and ' : ' e ');
}

function placeWords(t: RavennaTable, thing: string, language: Language): string {
  const placing = placingIn(thing);
  if (!placing) return thing;
  const unit = at(t.components.units, placing.unit).name[language];
  const cells = DIRECTION_NAMES[thing.split('/')[1] ?? '']?.[language] ?? '';
  const facing = DIRECTION_NAMES[at(DIRECTIONS, placing.facing)]?.[language] ?? '';
  return language === 'en' ? `${unit}: ${cells}, facing ${facing}` : `${unit}: a ${cells}, fronte a ${facing}`;
}

/** What an Initiative does: "text:F3". */
function cardWords(t: RavennaTable, thing: string, language: Language): string {
  const card = numberIn('initiative', thing.replace('text:', 'initiative:'));
  return card === NONE ? thing : at(t.components.initiatives.flat(), card).text[language];
}

const NAMERS: Readonly<Record<Kind, (t: RavennaTable, number: number, language: Language) => string>> = {
  unit: (t, unit, language) => at(t.components.units, unit).name[language],
  commander: (t, commander, language) => at(t.components.commanders, commander).name[language],
  strategy: (t, card, language) => at(t.components.strategies.flat(), card).name[language],
  initiative: (t, card, language) => at(t.components.initiatives.flat(), card).name[language],
  area: (_, area) => areaId(area),
  order: (_, order, language) => ORDER_NAMES[at(ORDERS, order)][language],
  face: (_, direction, language) => DIRECTION_NAMES[at(DIRECTIONS, direction)]?.[language] ?? '',
  side: (_, side, language) => at(SIDE_NAMES, side)[language],
  seat: seatWords,
};

const isKind = (kind: string): kind is Kind => Object.hasOwn(NAMERS, kind);

export function nameOf(t: RavennaTable, thing: string, language: Language): string {
  const kind = thing.slice(0, Math.max(0, thing.indexOf(':')));
  if (kind === 'place') return placeWords(t, thing, language);
  if (kind === 'text') return cardWords(t, thing, language);
  const figure = figureWords(thing, language);
  if (figure !== null) return figure;
  const number = isKind(kind) ? numberIn(kind, thing) : NONE;
  if (isKind(kind) && number !== NONE) return NAMERS[kind](t, number, language);
  return (Object.hasOwn(PLAIN, thing) ? PLAIN[thing]?.[language] : undefined) ?? thing;
}
