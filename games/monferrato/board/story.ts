/** What came to pass between two pictures, as a row of beats: battles, sieges, raids, chits, sicknesses of the war. */

import type { MessageArgs } from '@condotta/kernel';
import type { MonferratoView } from './view-form.ts';

/** What matters here of a happening. */
export interface Told {
  readonly key: string;
  readonly args: MessageArgs;
  readonly text: string;
}

export interface Volley {
  readonly faction: number;
  readonly dice: readonly number[];
  readonly hits: number;
}

export interface Beat {
  readonly sign: 'swords' | 'gun' | 'mine' | 'fire' | 'chit' | 'drum';
  /** Where, or -1. */
  readonly zone: number;
  readonly volleys: readonly Volley[];
  /** The sentences of the log it shows. */
  readonly texts: readonly string[];
  /** Which picture lies under it: before anything moved or fell, or after. */
  readonly under: 'before' | 'after';
}

/** What begins a beat of its own. */
const BEGINS: Readonly<Record<string, Beat['sign']>> = {
  battle: 'swords',
  'raid.succeeds': 'fire',
  'raid.misses': 'fire',
  'raid.fails': 'fire',
  walls: 'gun',
  breach: 'gun',
  'mine.laid': 'mine',
  'mine.fails': 'mine',
  'mine.explodes': 'mine',
  'mine.lost': 'mine',
  'mine.silent': 'mine',
  'countermine.works': 'mine',
  'countermine.fails': 'mine',
  'repair.works': 'mine',
  'repair.fails': 'mine',
  'plague.strikes': 'fire',
  'desertion.hits': 'drum',
  'desertion.fails': 'drum',
  'betrayal.fails': 'drum',
  'group.arrives': 'drum',
  reinforcements: 'drum',
  'fortress.taken': 'swords',
  'end-marker.moves': 'chit',
  'command.drawn': 'drum',
};

/** What belongs to the beat before it. */
const FOLLOWS = new Set([
  'battle.major',
  'battle.minor',
  'battle.sheltered',
  'battle.cancelled',
  'gun.bursts',
  'disrupted',
  'eliminated',
  'commander.hit',
  'commander.unhurt',
  'commander.replaced',
  'retreat',
  'retreat.holds',
  'village.burned',
  'camp.lost',
  'fort.destroyed',
  'fort.converted',
  'morale',
  'points',
  'caution',
  'spies.seen',
  'mines.gone',
  'command.inactive',
  'recall',
]);

const CHANGES = new Set([
  'moves',
  'eliminated',
  'disrupted',
  'retreat',
  'breach',
  'walls',
  'reinforcements',
  'set-up.unit',
]);

const zoneIn = (args: MessageArgs, zones: ReadonlyMap<string, number>): number => {
  const named = args['zone'] ?? args['side'];
  if (typeof named !== 'string') return -1;
  const id = named.startsWith('side:') ? `zone:${named.slice('side:'.length).split('-')[0]}` : named;
  return zones.get(id) ?? -1;
};

const volleyOf = ({ faction, dice, hits }: MessageArgs): Volley => ({
  faction: faction === 'faction:spain' ? 1 : 0,
  dice: String(dice ?? '')
    .split(' ')
    .filter(Boolean)
    .map(Number),
  hits: typeof hits === 'number' ? hits : 0,
});

/** `zones`: numbers by thing ("zone:casale"). A drawn Command is told only to those who did not see it coming. */
export function story(
  happened: readonly Told[],
  _before: MonferratoView,
  zones: ReadonlyMap<string, number>,
): readonly Beat[] {
  const beats: Beat[] = [];
  let under: Beat['under'] = 'before';
  let pending: Volley[] = [];
  // What the dice brought is told with them, although the log sums the round up afterwards.
  let brought: string[] = [];
  let fought = -1;
  const more = (change: (beat: Beat) => Beat): void => {
    const beat = beats.pop();
    if (beat) beats.push(change(beat));
  };
  for (const { key, args, text } of happened) {
    const sign = BEGINS[key];
    const zone = zoneIn(args, zones);
    if (key === 'battle') fought = zone;
    if (key === 'fire') pending.push(volleyOf(args));
    else if (key === 'battle.round') {
      beats.push({
        sign: 'swords',
        zone: zone >= 0 ? zone : fought,
        volleys: pending,
        texts: [text, ...brought],
        under: 'before',
      });
      [pending, brought] = [[], []];
    } else if (key === 'battle.won') {
      beats.push({ sign: 'swords', zone: zone >= 0 ? zone : fought, volleys: [], texts: [text], under });
    } else if (sign) {
      beats.push({ sign, zone, volleys: pending, texts: [text, ...brought], under });
      [pending, brought] = [[], []];
    } else if (FOLLOWS.has(key) && pending.length > 0) brought.push(text);
    else if (FOLLOWS.has(key) && beats.length > 0) more((beat) => ({ ...beat, texts: [...beat.texts, text] }));
    if (CHANGES.has(key)) under = 'after';
  }
  if (pending.length > 0) beats.push({ sign: 'gun', zone: fought, volleys: pending, texts: brought, under });
  // A drawn marker alone is no story: the panel shows it.
  return beats.length === 1 &&
    beats[0]?.sign === 'drum' &&
    happened.every(({ key }) => key === 'command.drawn' || key === 'turn')
    ? []
    : beats;
}

const HOLD: Readonly<Record<Beat['sign'], number>> = {
  swords: 1500,
  gun: 1300,
  mine: 1200,
  fire: 1100,
  chit: 1700,
  drum: 900,
};
/** The table waits for a story, but not for ever. */
const LONGEST = 9000;

/** How long each beat is shown, in milliseconds: a long story is told faster. */
export function paceOf(beats: readonly Beat[], motion: 1 | 2): readonly number[] {
  const holds = beats.map(({ sign, texts }) => (HOLD[sign] + Math.max(0, texts.length - 1) * 300) / motion);
  const total = holds.reduce((sum, hold) => sum + hold, 0);
  return holds.map((hold) => hold * Math.min(1, LONGEST / total));
}

/** Counters on their way are not overtaken by what comes next. */
const JOURNEY = 380;
export const holdOf = (happened: readonly Told[]): number =>
  happened.some(({ key }) => key === 'moves' || key === 'retreat') ? JOURNEY : 0;
