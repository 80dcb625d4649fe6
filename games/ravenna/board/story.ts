/** What came to pass between two pictures, as a row of beats: shots, fights, what they did, cards turned up. */

import type { MessageArgs } from '@condotta/kernel';
import { numberIn } from '../things.ts';
import type { RavennaView } from './view-form.ts';

/** What matters here of a happening. */
export interface Told {
  readonly key: string;
  readonly args: MessageArgs;
  readonly text: string;
}

export type Beat = {
  /** Who acts or suffers, or -1. */
  readonly unit: number;
  /** The sentences of the log it shows. */
  readonly texts: readonly string[];
  /** Which picture lies under it: before anything moved or fell, or after. */
  readonly under: 'before' | 'after';
} & (
  | { readonly at: 'aim'; readonly area: number; readonly range: number }
  | {
      readonly at: 'shot';
      readonly area: number;
      readonly victim: number;
      readonly die: number;
      readonly total: number;
      readonly hit: boolean;
    }
  | { readonly at: 'clash'; readonly foe: number; readonly die: number }
  | {
      readonly at: 'fight';
      readonly foe: number;
      readonly dice: readonly [attacker: number | null, defender: number];
      readonly totals: readonly [attacker: number, defender: number];
    }
  | { readonly at: 'effect'; readonly what: 'moral' | 'wound' | 'withdraw' | 'retreat' | 'destroyed' }
  | { readonly at: 'cards' }
);

const unitOf = (thing: unknown): number => (typeof thing === 'string' ? numberIn('unit', thing) : -1);
const numberOf = (value: unknown): number => (typeof value === 'number' ? value : 0);

/** Cards turned up, and what they cost. */
const CARDS = [
  'reveal.order',
  'reveal.initiative',
  'reveal.new-order-cost',
  'reveal.initiative-cost',
  'execution.reject',
  'wait.strategy',
  'wait.wrong-orders',
];
const EFFECTS: Readonly<Record<string, 'moral' | 'wound' | 'withdraw' | 'retreat' | 'destroyed'>> = {
  'effect.moral': 'moral',
  'effect.wound': 'wound',
  'effect.withdraw': 'withdraw',
  'effect.retreat': 'retreat',
  destroyed: 'destroyed',
};
/** What belongs to the beat before it. */
const AFTERMATH = ['effect.cost', 'effect.no-way', 'shoot.over-friends', 'moral.personality', 'attack.failed'];
const CHANGES = ['march.', 'arrange.', 'effect.withdraw', 'effect.retreat', 'destroyed'];

/** The attacker's last die, if it fell in an earlier picture. */
function earlierDie(before: RavennaView, unit: number): number | null {
  const attack = before.flow.find((frame) => frame.proc === 'attack');
  return attack?.proc === 'attack' && attack.unit === unit && attack.at === 'keep' ? attack.die : null;
}

export function story(happened: readonly Told[], before: RavennaView): readonly Beat[] {
  const beats: Beat[] = [];
  let under: Beat['under'] = 'before';
  let [area, attackDie, defenceDie] = [before.flow.find(isShooting)?.target ?? -1, null as number | null, 0];
  const last = (): Beat | undefined => beats.at(-1);
  const more = (text: string): void => {
    const beat = beats.pop();
    if (beat) beats.push({ ...beat, texts: [...beat.texts, text] });
  };
  for (const { key, args, text } of happened) {
    const unit = unitOf(args['unit']);
    const common = { unit, texts: [text], under };
    const what = EFFECTS[key];
    if (key === 'shoot') {
      area = typeof args['area'] === 'string' ? numberIn('area', args['area']) : -1;
      beats.push({ ...common, at: 'aim', area, range: numberOf(args['range']) });
    } else if (key === 'shoot.hit' || key === 'shoot.miss') {
      const [victim, die, total] = [unitOf(args['victim']), numberOf(args['die']), numberOf(args['total'])];
      beats.push({ ...common, at: 'shot', area, victim, die, total, hit: key === 'shoot.hit' });
    } else if (key === 'attack') {
      attackDie = null;
      beats.push({ ...common, at: 'clash', foe: unitOf(args['foe']), die: 0 });
    } else if (key === 'attack.roll' || key === 'attack.again') {
      attackDie = numberOf(args['die']);
      const beat = last();
      if (beat?.at === 'clash') {
        beats.pop();
        beats.push({ ...beat, die: attackDie, texts: [...beat.texts, text] });
      }
    } else if (key === 'attack.defence') defenceDie = numberOf(args['die']);
    else if (key === 'attack.won' || key === 'attack.lost' || key === 'attack.tie') {
      const totals = [numberOf(args['attacker']), numberOf(args['defender'])] as const;
      const dice = [attackDie ?? earlierDie(before, unit), defenceDie] as const;
      beats.push({ ...common, at: 'fight', foe: unitOf(args['foe']), dice, totals });
    } else if (what && last()?.at === 'effect' && last()?.unit === unit) {
      more(text);
      const beat = last();
      if (beat?.at === 'effect' && what === 'destroyed') beats.splice(-1, 1, { ...beat, what });
    } else if (what) beats.push({ ...common, at: 'effect', what });
    else if (AFTERMATH.includes(key) && last()) more(text);
    else if (CARDS.includes(key)) {
      if (last()?.at === 'cards') more(text);
      else beats.push({ ...common, unit: -1, at: 'cards' });
    }
    if (CHANGES.some((change) => key.startsWith(change))) under = 'after';
  }
  return beats;
}

const isShooting = (frame: RavennaView['flow'][number]): frame is Extract<typeof frame, { readonly proc: 'shoot' }> =>
  frame.proc === 'shoot';

const HOLD: Readonly<Record<Beat['at'], number>> = {
  aim: 900,
  shot: 1500,
  clash: 1100,
  fight: 1900,
  effect: 1100,
  cards: 1500,
};
/** The table waits for a story, but not for ever. */
const LONGEST = 11_000;

/** How long each beat is shown, in milliseconds: a long story is told faster. */
export function paceOf(beats: readonly Beat[], motion: 1 | 2): readonly number[] {
  const holds = beats.map(({ at, texts }) => (HOLD[at] + Math.max(0, texts.length - 1) * 350) / motion);
  const total = holds.reduce((sum, hold) => sum + hold, 0);
  return holds.map((hold) => hold * Math.min(1, LONGEST / total));
}

/** A tile on its way is not overtaken by what comes next. */
const JOURNEY = 420;
export const holdOf = (happened: readonly Told[]): number =>
  happened.some(({ key }) => key.startsWith('march.')) ? JOURNEY : 0;
