/** `condotta play`: a match at this terminal. */

import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { type AnyGame, type Language, readSetup, scenarioOf, seatsOf } from '@condotta/kernel';
import { loadRecord, type Match } from '@condotta/kernel/host';
import { CACHE, fromHere, readJson } from '../files.ts';
import { levelNamed } from '../opponents.ts';
import { optionsFrom } from '../options.ts';
import { print } from '../out.ts';
import { allGames, editionFrom, gameNamed } from '../shelf.ts';
import { playOnScreen } from '../terminal/app.ts';
import { Leave } from '../terminal/dialogue.ts';
import { openInLines, openOnScreen } from '../terminal/dice.ts';
import { drawingOf } from '../terminal/drawing.ts';
import { askForMatch } from '../terminal/menu.ts';
import { playInLines, type Talk } from '../terminal/plain.ts';
import { openScreen, type Screen } from '../terminal/screen.ts';
import {
  type Holder,
  isUntouched,
  type Prospect,
  prospectOf,
  quoted,
  resumeCommand,
  type Session,
  sessionOf,
} from '../terminal/session.ts';
import { say } from '../terminal/words.ts';
import { EXIT, UsageError } from '../usage.ts';

export interface PlayHow {
  readonly seats?: number;
  readonly minds?: string;
  readonly names?: string;
  readonly seed?: string;
  readonly nonces: boolean;
  readonly options?: string;
  readonly scenario?: string;
  readonly record?: string;
  readonly ms: number;
  readonly plain: boolean;
  readonly edition?: string;
  readonly lang: Language;
}

export async function play(id: string, how: PlayHow): Promise<number> {
  const screenful = !how.plain && process.stdin.isTTY && process.stdout.isTTY && process.env['TERM'] !== 'dumb';
  return screenful ? onScreen(id, how) : inLines(id, how);
}

const isDecided = ({ seats, minds, names, seed, options, scenario, record }: PlayHow): boolean =>
  [seats, minds, names, seed, options, scenario, record].some((given) => given !== undefined);

async function onScreen(id: string, how: PlayHow): Promise<number> {
  // Whatever is wrong with the flags is told before the screen changes.
  const decided = isDecided(how) ? preparedFrom(id, how) : null;
  gameNamed(id);
  const screen = openScreen(process.stdin, process.stdout);
  let played: Session | null = null;
  try {
    const { match, holders, language } = decided ?? (await fromMenu(screen, id, how));
    const begun = 'engine' in match ? match : await openOnScreen(match, holders, screen, language, how.nonces);
    played = await seated(begun, holders, language, how);
    await playOnScreen(played, screen);
  } catch (e) {
    // Leaving from the menu: there is no match to speak of.
    if (!(e instanceof Leave)) throw e;
  } finally {
    screen.close();
  }
  if (played) farewell(played);
  return EXIT.ok;
}

/** A match that goes on, or one that begins when its dice have their nonces; and who plays. */
interface Prepared {
  readonly match: Match | Prospect;
  readonly holders: readonly Holder[];
  readonly language: Language;
}

async function fromMenu(screen: Screen, id: string, how: PlayHow): Promise<Prepared> {
  const first = gameNamed(id);
  const wish = await askForMatch(screen, [first, ...allGames.filter((game) => game !== first)], how.lang);
  const edition = editionFrom(wish.game, how.edition);
  const setup = readSetup(edition.game, { seats: wish.seats, scenario: wish.scenario, options: wish.options });
  if (!setup.ok) throw new UsageError(setup.problems.map(({ text }) => text).join('; '));
  const { holders, language } = wish;
  return { match: prospectOf(edition.game, setup.value, edition.document, null), holders, language };
}

async function inLines(id: string, how: PlayHow): Promise<number> {
  if (how.record === '-') throw new UsageError('--record -: the standard input is needed for playing; name a file');
  const { match, holders, language } = preparedFrom(id, how);
  const lines = createInterface({ input: process.stdin });
  const iterator = lines[Symbol.asyncIterator]();
  const { stdout } = process;
  const talk: Talk = {
    async read(prompt) {
      stdout.write(prompt.endsWith(' ') ? prompt : `${prompt}\n`);
      const next = await iterator.next();
      if (!process.stdin.isTTY) stdout.write('\n');
      return next.done ? null : next.value;
    },
    write: (text) => {
      stdout.write(`${text}\n`);
    },
    clear: () => {
      if (stdout.isTTY) stdout.write('\x1b[2J\x1b[3J\x1b[H');
    },
  };
  const stop = (): void => lines.close();
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
  const begun = 'engine' in match ? match : await openInLines(match, holders, talk, language, how.nonces);
  const session = await seated(begun, holders, language, how);
  await playInLines(session, talk);
  lines.close();
  farewell(session);
  return EXIT.ok;
}

/** A new match, or one that goes on, by the flags alone. */
function preparedFrom(id: string, how: PlayHow): Prepared {
  if (how.record === undefined) {
    const prospect = prospectFrom(gameNamed(id), how);
    return { match: prospect, holders: holdersFrom(prospect.setup.seats, how), language: how.lang };
  }
  const match = resumed(how.record, how);
  return { match, holders: holdersFrom(match.start.setup.seats, how), language: how.lang };
}

function prospectFrom(bare: AnyGame, how: PlayHow): Prospect {
  const { game, document } = editionFrom(bare, how.edition);
  const scenario = how.scenario ?? null;
  const setup = readSetup(game, {
    seats: how.seats ?? seatsOf(game, scenarioOf(game, scenario)).min,
    scenario,
    options: optionsFrom(game, how.options),
  });
  if (!setup.ok) throw new UsageError(setup.problems.map(({ path, text }) => `--${path}: ${text}`).join('; '));
  return prospectOf(game, setup.value, document, how.seed ?? null);
}

function resumed(file: string, how: PlayHow): Match {
  const { seats, seed, options, scenario, edition } = how;
  if (how.nonces) throw new UsageError('--nonces: the match of --record has its own');
  for (const [flag, given] of Object.entries({ seats, seed, options, scenario, edition }))
    if (given !== undefined) throw new UsageError(`--${flag} cannot be changed: the match of --record has its own`);
  const loaded = loadRecord(readJson(file), allGames);
  if (loaded.ok) return loaded.value;
  const [first] = loaded.problems;
  const more = loaded.problems.length > 1 ? ` (and ${loaded.problems.length - 1} more)` : '';
  throw new UsageError(`${file}: ${first?.path}: ${first?.text}${more}`);
}

/** "1:sergeant,2:captain", or levels alone for the seats from 1 on. */
export function holdersFrom(
  seats: number,
  { minds, names, lang }: Pick<PlayHow, 'minds' | 'names' | 'lang'>,
): Holder[] {
  const given = (names ?? '').split(',').map((name) => name.trim());
  if (given.length > seats) throw new UsageError(`--names: ${given.length} names for ${seats} seats`);
  const holders = Array.from({ length: seats }, (_, seat): Holder => {
    const name = given[seat] || say(lang, 'default.name', { number: seat + 1 });
    return { kind: 'person', name };
  });
  let next = 1;
  for (const part of (minds ?? '').split(',').filter((each) => each.trim() !== '')) {
    const [, seat, level = ''] = /^(?:(\d+):)?(.*)$/.exec(part.trim()) ?? [];
    const number = seat === undefined ? next : Number(seat);
    if (number >= seats) throw new UsageError(`--minds: there is no seat ${number}; the seats are 0 to ${seats - 1}`);
    holders[number] = { kind: 'mind', level: levelNamed(level) };
    next = number + 1;
  }
  return holders;
}

async function seated(match: Match, holders: readonly Holder[], language: Language, how: PlayHow): Promise<Session> {
  const stamp = new Date().toISOString().slice(0, 19).replace('T', '-').replaceAll(':', '');
  const game = match.engine.game.id;
  // A match that goes on is saved where it came from only if it was ours.
  const own = how.record?.includes(join('.cache', 'saves')) ? how.record : null;
  const file = own ?? join(CACHE, 'saves', `${game}-${stamp}-${process.pid}.json`);
  const drawing = await drawingOf(match.engine.game);
  return sessionOf(match, { holders, language, drawing, file, ms: how.ms, flags: flagsOf(holders, language) });
}

/** What a resuming command must say again. */
function flagsOf(holders: readonly Holder[], language: Language): string {
  const minds = holders.flatMap((holder, seat) => (holder.kind === 'mind' ? [`${seat}:${holder.level}`] : []));
  const names = holders.map((holder, seat) => {
    const usual = say(language, 'default.name', { number: seat + 1 });
    return holder.kind === 'person' && holder.name !== usual ? holder.name.replaceAll(',', ' ') : '';
  });
  return [
    minds.length > 0 ? ` --minds ${minds.join(',')}` : '',
    names.some((name) => name !== '') ? ` --names ${quoted(names.join(','))}` : '',
    language === 'en' ? '' : ` --lang ${language}`,
  ].join('');
}

function farewell(session: Session): void {
  const { language, match, unsaved, file } = session;
  if (isUntouched(session)) return;
  if (unsaved !== null) {
    print(say(language, 'quit.unsaved', { why: unsaved }));
  } else if (match.world.over) {
    print(`${say(language, 'save.done', { file: fromHere(file) })} condotta verify ${quoted(fromHere(file))}`);
  } else {
    print(say(language, 'quit.saved'), `  ${resumeCommand(session)}`);
  }
}
