/**
 * Combat cards (F7.1) and explore tokens (F3.27). Numbers of copies and the table of tokens are the rulebook's, costs and
 * values are ours. One wealth buys one point for one fight; a unit gives it for the whole game, but needs a slot and a place.
 */

import type { CombatCard, CombatCardKind, Token, TokenKind } from './types.ts';
import { COMBAT_CARDS, TOKENS } from './types.ts';
import { type Words, words } from './words.ts';

const CARDS: Readonly<Record<CombatCardKind, readonly [copies: number, cost: number, words: Words]>> = {
  mercenary: [3, 1, words('Mercenary', 'Mercenario', 'A sword for a day.', 'Una spada per un giorno.')],
  soldier: [2, 2, words('Soldier', 'Soldato', 'A trained reserve.', 'Una riserva addestrata.')],
  knight: [1, 3, words('Knight', 'Cavaliere', 'The one whom songs are about.', 'Quello di cui parlano i canti.')],
};

export const combatCards: readonly CombatCard[] = COMBAT_CARDS.map((key, i) => {
  const [copies, cost, { name, reason }] = CARDS[key];
  return {
    id: i + 1,
    key,
    name,
    copies,
    cost,
    value: cost,
    source: 'reconstructed',
    attested: ['name', 'copies'],
    reason,
  };
});

type TokenRow = readonly [counts: Token['counts'], value: number, words: Words];

const ROWS: Readonly<Record<TokenKind, TokenRow>> = {
  scout: [
    [2, 4, 6, 7],
    1,
    words('Stragglers', 'Sbandati', 'Stragglers join who finds them.', 'Gli sbandati seguono chi li trova.'),
  ],
  favor: [
    [3, 4, 6, 7],
    1,
    words('Burning altar', 'Altare acceso', 'An altar that still burns.', 'Un altare che ancora arde.'),
  ],
  wealth: [
    [3, 4, 6, 7],
    2,
    words('Buried chest', 'Forziere sepolto', 'A chest under the ruins.', 'Un forziere sotto le rovine.'),
  ],
  points: [
    [4, 5, 6, 7],
    1,
    words('Border stone', 'Cippo di confine', 'A carved stone gives a claim.', 'Una pietra scolpita dà un diritto.'),
  ],
  combat: [
    [6, 8, 8, 10],
    1,
    words('Sellsword', 'Soldato di ventura', 'A stranded sellsword.', 'Un mercenario rimasto a terra.'),
  ],
};

/** All alike within a kind, so that only the mix is hidden. Which column is which kind is our reading of the table. */
export const tokens: readonly Token[] = TOKENS.map((key, i) => {
  const [counts, value, { name, reason }] = ROWS[key];
  return { id: i + 1, key, name, value, counts, source: 'reconstructed', attested: ['counts'], reason };
});
