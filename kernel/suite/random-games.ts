/** Random games to the end, in every set-up: nothing breaks, everybody who is asked can answer, every game ends. */

import { chanceOf } from '../chance.ts';
import type { AnyGame, Decision, Frame, GameEvent, Refusal, Seat } from '../contract.ts';
import { last, range } from '../list.ts';
import { endIn, labelIn, questionIn } from '../text.ts';
import {
  type AnyWorld,
  attempt,
  count,
  type Offer,
  offersOf,
  type Property,
  pickOf,
  type Report,
  type Run,
  type Size,
  sampled,
  type Trouble,
  trouble,
  walk,
} from './common.ts';
import { eventTrouble, messageTrouble, refusalTrouble, textTrouble } from './messages.ts';

/** At every position: the questions and the invariants; at the sampled ones: the judge, copies, texts. */
export const randomGamesProperty: Property = {
  name: 'random games',
  unit: 'decisions',
  rate: 0.1,
  trial(run) {
    const { game } = run.engine;
    return walk(
      run,
      {
        position(world, offers) {
          const basic = questionTrouble(run, world, offers) ?? invariantTrouble(run, world);
          if (basic || !sampled(run)) return basic;
          count(run, 'positions examined');
          return judgeTrouble(run, world, offers) ?? copyTrouble(run, world) ?? figuresTrouble(run, world);
        },
        step: (world, _, events) => logTrouble(run, world, events),
        end: (world) => endTrouble(run, world) ?? invariantTrouble(run, world) ?? figuresTrouble(run, world),
      },
      (events) => firstOf(events, (event) => eventTrouble(game, event)),
    );
  },
};

export const randomGames = (game: AnyGame, size: Size): Report => attempt(randomGamesProperty, game, size);

function firstOf<T>(list: readonly T[], judge: (x: T) => Trouble | null): Trouble | null {
  for (const x of list) {
    const found = judge(x);
    if (found) return found;
  }
  return null;
}

/** Who is asked, and can they answer? */
function questionTrouble({ engine, setup }: Run, world: AnyWorld, offers: readonly Offer[]): Trouble | null {
  const { waiting } = world;
  const here = `in ${momentOf(last(world.stack))}`;
  if (waiting.length === 0) return trouble('nobody is asked', here);
  for (const [i, seat] of waiting.entries())
    if (!Number.isInteger(seat) || seat < 0 || seat >= setup.seats || (i > 0 && seat <= (waiting[i - 1] ?? -1)))
      return trouble('wrong seats are asked', `${here}: ${waiting.join(', ')}`);
  for (const { seat, legal } of offers)
    if (legal.length === 0)
      return trouble('dead end', `seat ${seat} has nothing to decide in ${momentOf(engine.frameOf(world, seat))}`);
  const table = engine.table(world);
  return firstOf(waiting, (seat) => {
    const { key, args } = questionIn(engine.game, table, engine.frameOf(world, seat), seat);
    return messageTrouble(engine.game, key, args);
  });
}

/** Which step of which procedure: "turn.met". */
const momentOf = ({ proc, at }: Frame): string => `${proc}.${at}`;

export function invariantTrouble({ engine }: Pick<Run, 'engine'>, world: AnyWorld): Trouble | null {
  const table = engine.table(world);
  for (const invariant of engine.game.invariants) {
    const broken = invariant.broken(table, world);
    if (broken !== null) return trouble(`invariant ${invariant.rule} is broken`, broken);
  }
  return null;
}

/** The question, a decision and, where it is refused, the reason can be read. */
function wordsTrouble(
  { engine }: Run,
  world: AnyWorld,
  seat: Seat,
  { decision, refusal }: { readonly decision: Decision; readonly refusal: Refusal | null },
): Trouble | null {
  const [table, frame] = [engine.table(world), engine.frameOf(world, seat)];
  const said = [questionIn(engine.game, table, frame, seat), labelIn(engine.game, table, frame, seat, decision)];
  return firstOf([...said, ...(refusal ? [refusal] : [])], (message) => textTrouble(engine.game, table, message));
}

/** The legal list is what the judge allows, each once, and nobody else has any. */
function judgeTrouble(run: Run, world: AnyWorld, offers: readonly Offer[]): Trouble | null {
  const { engine, setup } = run;
  for (const { seat, legal } of offers) {
    const candidates = engine.candidates(world, seat);
    const allowed = candidates.filter((c) => c.refusal === null).map((c) => c.decision);
    if (JSON.stringify(allowed) !== JSON.stringify(legal))
      return trouble('the legal list is not what the judge allows', `seat ${seat}: ${JSON.stringify(legal)}`);
    const names = new Set(legal.map(({ verb, arg }) => `${verb} ${typeof arg} ${arg}`));
    if (names.size < legal.length) return trouble('the legal list repeats itself', JSON.stringify(legal));
    for (const { decision, refusal } of candidates) {
      if (JSON.stringify(engine.check(world, seat, decision)) !== JSON.stringify(refusal))
        return trouble('the judge contradicts itself', `seat ${seat}: ${JSON.stringify(decision)}`);
      const bad = refusal && refusalTrouble(engine.game, refusal);
      if (bad) return bad;
    }
    const one = candidates[run.rng(candidates.length)];
    const unreadable = one && wordsTrouble(run, world, seat, one);
    if (unreadable) return unreadable;
  }
  for (const seat of range(setup.seats))
    if (!world.waiting.includes(seat) && engine.candidates(world, seat).length + engine.legal(world, seat).length > 0)
      return trouble('a seat that is not asked has offers', `seat ${seat}`);
  return null;
}

const COPY_STEPS = 5;

/** A copy equals its original, and playing on it leaves the original alone. */
function copyTrouble(run: Run, world: AnyWorld): Trouble | null {
  const { engine } = run;
  const original = JSON.stringify(world);
  const copy = engine.copy(world);
  if (JSON.stringify(copy) !== original) return trouble('a copy differs from its original', difference(original, copy));
  playOn(run, copy);
  if (JSON.stringify(world) === original) return null;
  return trouble('playing on a copy changes the original', difference(original, world));
}

function playOn({ engine, rng }: Run, copy: AnyWorld): void {
  try {
    for (let n = 0; n < COPY_STEPS && !copy.over; n++) {
      const { seat, legal } = pickOf(offersOf(engine, copy), rng);
      engine.play(copy, seat, pickOf(legal, rng), chanceOf(rng), null);
    }
  } catch {
    // What breaks here breaks in a game as well, where it can be told by which decision.
  }
}

/** Where two worlds begin to differ. */
export function difference(expected: string, found: unknown): string {
  const text = typeof found === 'string' ? found : JSON.stringify(found);
  let i = 0;
  while (i < expected.length && expected[i] === text[i]) i++;
  const around = (s: string): string => s.slice(Math.max(0, i - 60), i + 60);
  return `at ${i}: ...${around(expected)}... became ...${around(text)}...`;
}

/** What the lobby and the lab ask of every position. */
function figuresTrouble({ engine, setup }: Run, world: AnyWorld): Trouble | null {
  const { game } = engine;
  const scores = game.scores(world.state);
  if (scores.length !== setup.seats || !scores.every(Number.isFinite))
    return trouble('the scores are not a number a seat', JSON.stringify(scores));
  const { count: length, unit } = game.length(world.state);
  if (!Number.isFinite(length) || unit === '') return trouble('the length is no number', `${length} ${unit}`);
  return null;
}

function logTrouble(run: Run, world: AnyWorld, events: readonly GameEvent[]): Trouble | null {
  const { game } = run.engine;
  const wrong = firstOf(events, (event) => eventTrouble(game, event));
  if (wrong || events.length === 0 || !sampled(run)) return wrong;
  const table = run.engine.table(world);
  return firstOf(events, (event) => textTrouble(game, table, event));
}

function endTrouble({ engine, setup }: Run, world: AnyWorld): Trouble | null {
  const { over, waiting, sealed } = world;
  if (!over || waiting.length > 0 || sealed) return trouble('somebody is asked after the end', waiting.join(', '));
  if (
    over.winners.some((seat) => !(seat >= 0 && seat < setup.seats)) ||
    new Set(over.winners).size < over.winners.length
  )
    return trouble('the winners are not seats', over.winners.join(', '));
  const { key, args } = endIn(engine.game, world.state, over);
  return eventTrouble(engine.game, { key, args, rule: over.rule, only: null, but: 0 });
}
