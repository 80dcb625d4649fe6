/** Cards of the command: Orders, Strategies, Personal Initiatives, face up or face down. */

import type { Language } from '@condotta/kernel';
import { type Marks, marksOf } from '@condotta/pieces';
import { type Initiative, ORDERS, type Order, type Strategy } from '../components/index.ts';
import type { Marked } from './Tiles.tsx';
import { orderWord, phaseWord, wordsIn } from './words.ts';

/** In a square of 20: a palisade, crossed blades, a boot on the way, an hourglass. */
const SIGNS: Readonly<Record<Order, string>> = {
  P: 'M3 17V7l2-3 2 3v10M8 17V7l2-3 2 3v10M13 17V7l2-3 2 3v10M1.500 11h17',
  A: 'M3 3l12 12M3 3v3M3 3h3M12 17l5-5M15 15l2.500 2.500M17 3 5 15M17 3v3M17 3h-3M8 17l-5-5M5 15l-2.500 2.500',
  M: 'M2 10h14M11 4l6 6-6 6M2 5h5M2 15h5',
  W: 'M5 2h10M5 18h10M6 2c0 5 8 6 8 8s-8 3-8 8M14 2c0 5-8 6-8 8s8 3 8 8',
};

const OrderSign = ({ order }: { readonly order: Order }) => (
  <svg class="r-order-sign" viewBox="0 0 20 20" aria-hidden="true" data-order={order}>
    <path d={SIGNS[order]} />
  </svg>
);

/** The button lies over the print, and its label says it all; the card shows how the button stands. */
const statesOf = ({ 'data-standing': standing, 'data-lit': lit, 'data-cursor': cursor }: Marks) => ({
  'data-standing': standing,
  'data-lit': lit,
  'data-cursor': cursor,
});

/** `order` null: face down. */
export function OrderCard({
  order,
  language,
  state,
  label,
  marked,
  thing,
  count,
}: {
  readonly order: number | null;
  readonly language: Language;
  readonly state?: 'rejected' | 'draft' | undefined;
  readonly label: string;
  readonly marked?: Marked;
  readonly thing?: string;
  /** How many of them there are. */
  readonly count?: number;
}) {
  const type = order === null ? undefined : ORDERS[order];
  const word = type ? orderWord(type, language) : wordsIn(language).faceDown;
  const marks =
    marked && thing ? marksOf(marked, thing, `${label} ${word}${count === undefined ? '' : `: ${count}`}`) : null;
  return (
    <span
      class="r-order"
      data-back={type ? undefined : true}
      data-state={state}
      {...(marks ? statesOf(marks) : { role: 'img', 'aria-label': `${label}: ${word}` })}
    >
      {type && (
        <span class="r-print" aria-hidden={marks ? true : undefined}>
          <OrderSign order={type} />
          <span class="r-order-word">{word}</span>
          {count !== undefined && count > 1 && <span class="r-order-count">{`×${count}`}</span>}
        </span>
      )}
      {marks && <span class="r-card-hit" {...marks} />}
    </span>
  );
}

/** `strategy` null: face down. */
export function StrategyCard({
  strategy,
  language,
  label,
  note,
  marked,
  thing,
}: {
  readonly strategy: Strategy | null;
  readonly language: Language;
  readonly label: string;
  /** "held", "played". */
  readonly note?: string;
  readonly marked?: Marked;
  readonly thing?: string;
}) {
  const words = strategy
    ? `${strategy.name[language]}: ${strategy.orders.map((order) => orderWord(order, language)).join(', ')}`
    : wordsIn(language).faceDown;
  const marks = marked && thing ? marksOf(marked, thing, `${label} ${words}`) : null;
  return (
    <span
      class="r-strategy"
      data-back={strategy ? undefined : true}
      {...(marks ? statesOf(marks) : { role: 'img', 'aria-label': `${label} ${note ?? ''}: ${words}` })}
    >
      <span class="r-print" aria-hidden={marks ? true : undefined}>
        {strategy && <span class="r-strategy-name">{strategy.name[language]}</span>}
        {strategy && (
          <span class="r-strategy-orders">
            {strategy.orders.map((order, i) => (
              <OrderSign key={`${order}${i}`} order={order} />
            ))}
          </span>
        )}
        {note && <span class="r-note">{note}</span>}
      </span>
      {marks && <span class="r-card-hit" {...marks} />}
    </span>
  );
}

export function InitiativeCard({
  card,
  language,
  marked,
  thing,
}: {
  readonly card: Initiative;
  readonly language: Language;
  readonly marked: Marked;
  readonly thing: string;
}) {
  const words = wordsIn(language);
  const figures = `${phaseWord(card.phase, language)} · ${words.cost} ${card.cost}`;
  const marks = marksOf(marked, thing, `${card.name[language]}, ${figures}. ${card.text[language]}`);
  return (
    <span class="r-initiative" {...statesOf(marks)}>
      <span class="r-print" aria-hidden={marks ? true : undefined}>
        <b>{card.name[language]}</b>
        <small>{figures}</small>
        <span>{card.text[language]}</span>
      </span>
      <span class="r-card-hit" {...marks} />
    </span>
  );
}
