/** What is cried out over the board: whose action begins, cards that turn their face up, what is taken or destroyed. */

import type { BoardProps, Flow, Happening, Herald } from '@condotta/pieces';
import { wordsIn } from './words.ts';

const seatIn = (thing: unknown): number | null =>
  typeof thing === 'string' && thing.startsWith('seat:') ? Number(thing.slice(5)) : null;

/** Which argument of a message names the card. */
const CARDS: Readonly<Record<string, string>> = {
  'favor.played': 'card',
  'quest.completed': 'quest',
  upgrade: 'upgrade',
};

function flowsOf({ key, args }: Happening, points: string): readonly Flow[] {
  const seat = seatIn(args['seat']);
  if (seat === null || key !== 'quest.completed' || typeof args['points'] !== 'number') return [];
  return [{ seat, icon: 'laurels', name: points, by: args['points'] }];
}

/** Structures that change hands or fall are deeds against their owner, favors and quests news for all. */
const DEEDS = [
  'favor.played',
  'favor.cancelled',
  'quest.completed',
  'upgrade',
  'forge',
  'structure.destroyed',
  'structure.converted',
];

export function heralds({ happened, language, seat: own }: BoardProps): readonly Herald[] {
  const { points } = wordsIn(language);
  return happened.flatMap((one): readonly Herald[] => {
    const seat = seatIn(one.args['seat']);
    if (one.key === 'action') return [{ kind: 'turn', seat, text: one.text, card: null, flows: [] }];
    if (one.key === 'round') return [{ kind: 'turn', seat: null, text: one.text, card: null, flows: [] }];
    if (!DEEDS.includes(one.key) || seat === own) return [];
    const card = one.args[CARDS[one.key] ?? ''];
    return [
      {
        kind: 'deed',
        seat,
        text: one.text,
        card: typeof card === 'string' ? card : null,
        flows: flowsOf(one, points),
      },
    ];
  });
}
