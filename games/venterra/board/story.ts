/** What came to pass between two pictures, as a short row of stills: each fight, first the totals, then what came of it. */

import type { MessageArgs } from '@condotta/kernel';
import { frameIn, thingOf, type VenterraView } from './view-form.ts';

/** What matters here of a happening. */
export interface Told {
  readonly key: string;
  readonly args: MessageArgs;
  readonly text: string;
}

/** A combat or a battle, as far as it is told. */
export interface Still {
  readonly at: 'clash' | 'end';
  /** The seats; no foe: the wilderness. */
  readonly seat: number;
  readonly foe: number;
  /** The totals, the cards in them. */
  readonly totals: readonly [attack: number, defense: number];
  /** What combat cards have added. */
  readonly cards: readonly [attacker: number, defender: number];
  readonly end: 'won' | 'tie' | 'lost';
  /** What followed: sentences of the log. */
  readonly texts: readonly string[];
  /** Where it is fought. */
  readonly things: readonly string[];
  /** Which picture lies under it: before anything moved or fell, or after. */
  readonly under: 'before' | 'after';
}

interface Fought {
  seat: number;
  foe: number;
  thing: string;
  cards: [number, number];
}

const seatIn = (thing: unknown): number =>
  typeof thing === 'string' && thing.startsWith('seat:') ? Number(thing.slice(5)) : -1;
const numberOf = (value: unknown): number => (typeof value === 'number' ? value : 0);

/** A fight that had begun before. */
function begunIn(before: VenterraView): Fought {
  const fight = frameIn(before, 'fight');
  const land = fight ? before.territories[fight.hex] : undefined;
  return { seat: fight?.seat ?? -1, foe: fight?.foe ?? -1, thing: land ? thingOf(land) : '', cards: [0, 0] };
}

const ENDS: Readonly<Record<string, Still['end']>> = { 'fight.won': 'won', 'fight.tie': 'tie', 'fight.lost': 'lost' };
const AFTERMATH = [
  'lost',
  'retreat',
  'perish',
  'conquered',
  'structure.destroyed',
  'structure.converted',
  'structure.kept',
];

export function story(happened: readonly Told[], before: VenterraView): readonly Still[] {
  const stills: Still[] = [];
  let fight = begunIn(before);
  for (const { key, args, text } of happened) {
    const end = ENDS[key];
    if (key === 'combat' || key === 'battle')
      fight = {
        seat: seatIn(args['seat']),
        foe: key === 'battle' ? seatIn(args['foe']) : -1,
        thing: String(args['hex']),
        cards: [0, 0],
      };
    else if (key === 'card') fight.cards[seatIn(args['seat']) === fight.seat ? 0 : 1] = numberOf(args['value']);
    else if (end !== undefined) {
      const common = {
        seat: fight.seat,
        foe: fight.foe,
        totals: [numberOf(args['attack']), numberOf(args['defense'])] as const,
        cards: [...fight.cards] as const,
        end,
        things: [fight.thing],
      };
      stills.push(
        { ...common, at: 'clash', texts: [], under: 'before' },
        { ...common, at: 'end', texts: [], under: 'after' },
      );
    } else if (AFTERMATH.includes(key)) {
      const last = stills.pop();
      if (last) stills.push({ ...last, texts: [...last.texts, text] });
    }
  }
  return stills;
}

const HOLD: Readonly<Record<Still['at'], number>> = { clash: 1100, end: 1500 };

/** How long each is shown, in milliseconds. */
export const paceOf = (stills: readonly Still[], motion: 1 | 2): readonly number[] =>
  stills.map(({ at, texts }) => (HOLD[at] + texts.length * 300) / motion);

/** Units on their way, a card or a structure that appears are not overtaken by what comes next. */
const JOURNEY = 450;
export const holdOf = (happened: readonly Told[]): number =>
  happened.some(({ key }) => ['move', 'build', 'develop', 'units', 'board.laid', 'start'].includes(key)) ? JOURNEY : 0;
