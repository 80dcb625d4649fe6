#!/usr/bin/env node
/** The `condotta` command: what there is, and how it is asked for. Each command is loaded when it is called. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Command, CommanderError, InvalidArgumentError, Option } from 'commander';
import { ROOT } from './files.ts';
import { complain } from './out.ts';
import { EXIT, messageOf, UsageError, wholeIn } from './usage.ts';

const INTRO = `Historical board games with the rules enforced: play them here, or from a program.

A match is a record: one decision after another, with every outcome of the dice. It can be saved at any click,
played on, replayed and verified. Seats are counted from 0.`;

const EXAMPLES = `
Begin here:
  condotta play                                    a menu, then a game at this terminal
  condotta play --seats 2 --minds 1:sergeant       at once, against the computer
  condotta rules ventura V24.2                     what a rule says
  echo '{"do":"help"}' | condotta referee          everything a program can ask

Each command explains itself: condotta help play

Exit codes: 0 all is well; 1 the answer is no (a claim without a test, a record that does not verify);
            2 something is wrong with the command or with a file, and the line on stderr says what; 70 a bug of ours.`;

/** One paragraph, to be broken by the width of the terminal. */
const flow = (text: string): string => text.replaceAll(/\s*\n\s*/g, ' ');

const whole =
  (least: number, most?: number) =>
  (text: string): number => {
    try {
      return wholeIn(text, 'this', least, most);
    } catch (e) {
      throw new InvalidArgumentError(messageOf(e).replace('this: ', ''));
    }
  };

const langOption = () =>
  new Option('--lang <language>', 'language of the game: en or it').choices(['en', 'it']).default('en');
const jsonOption = () => new Option('--json', 'print one JSON document for programs').default(false);
const editionOption = () =>
  new Option('--edition <file>', 'play with the components in this file: see condotta edition');
const quietOption = () => new Option('--quiet', 'no progress bar').default(false);

type Run = (...args: never[]) => number | Promise<number>;

/** Commander gives an action its arguments, its options and itself; the exit code is what the command returns. */
const running =
  (run: Run) =>
  async (...args: unknown[]): Promise<void> => {
    process.exitCode = await (run as (...all: unknown[]) => number | Promise<number>)(...args.slice(0, -1));
  };

function programOf(): Command {
  const { version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  const program = new Command('condotta')
    .description(INTRO)
    .version(version, '--version', 'print the version')
    .helpOption('-h, --help', 'explain the command')
    .helpCommand('help [command]', 'explain a command')
    .showSuggestionAfterError()
    .addHelpText('after', EXAMPLES)
    .configureHelp({ helpWidth: Math.min(process.stdout.columns ?? 110, 110) });

  program
    .command('play')
    .summary('play at this terminal, with people in turn or against minds')
    .description(
      flow(`Opens a game at this terminal: the map, your hand, the log, and everything you may do now. Arrow keys and Enter do
it; ? on something greyed says why not, with the rule. People who share the terminal see a curtain between their turns.
Without a terminal, or with --plain, it prints the position as text and reads numbers, a line each.`),
    )
    .argument('[game]', 'which game', 'ventura')
    .option('--seats <n>', 'how many seats', whole(1))
    .option('--minds <list>', 'seats of the computer: 1:sergeant,2:captain; or levels for the seats from 1 on')
    .option('--names <list>', 'names of the people, seat by seat: Anna,Bea')
    .option('--seed <text>', 'the same seed gives the same dice; left out: unguessable ones')
    .option('--options <list>', 'optional rules: toArms,mixedFortunes or papalStart=false')
    .option('--scenario <name>', 'which scenario, in games that have some')
    .option('--record <file>', 'go on with a saved match; - reads it from the standard input')
    .option('--ms <n>', 'how long a mind may think about one decision, in milliseconds', whole(1, 600_000), 400)
    .option('--plain', 'lines of text instead of the full screen (screen readers, scripts)', false)
    .addOption(editionOption())
    .addOption(langOption())
    .addHelpText(
      'after',
      `
Examples:
  condotta play                                              choose in a menu
  condotta play --seats 3 --minds 1:captain,2:recruit        you against two minds
  condotta play --seats 2 --names Anna,Bea --options toArms  two people, one terminal
  condotta play --record .cache/saves/ventura-1.json         go on where you left off

Every decision is saved as you play; when you leave, it says how to resume.`,
    )
    .action(running(async (game, options) => (await import('./commands/play.ts')).play(game, options)));

  program
    .command('serve')
    .summary('the page: play in the browser, on this machine')
    .description(
      `Serves the built page on 127.0.0.1 and prints its address. Nothing leaves this machine: tables are kept in the
browser. npm start builds the page first, if anything has changed.`,
    )
    .option('--port <n>', 'this port; left out: 4710, or the next free one', whole(0, 65_535))
    .action(running(async (options) => (await import('./commands/serve.ts')).serve(options)));

  program
    .command('referee')
    .summary('the rules for programs: JSON lines on standard input and output')
    .description(
      flow(`Reads one request a line and writes one reply a line, in order. Errors are values and change nothing. It is to
these games what UCI is to chess: {"do":"help"} lists all requests with their fields.`),
    )
    .addOption(langOption())
    .addOption(editionOption())
    .addHelpText(
      'after',
      `
A conversation:
  > {"do":"new","game":"ventura","seats":2,"seed":"s1"}        < {"ok":true,"match":"m1"}
  > {"do":"look","match":"m1","seat":0}                        < {"ok":true,"view":{..},"asked":[0],"offers":{..},..}
  > {"do":"act","match":"m1","seat":0,"verb":"family","arg":"family:este","seq":0}
  > {"do":"why","match":"m1","seat":0,"verb":"spend","arg":6}  < {"ok":true,"legal":false,"rule":"V9.2",..}
  > {"do":"save","match":"m1"}                                 < {"ok":true,"record":{..}}`,
    )
    .action(
      running(async ({ lang, edition }) =>
        (await import('./commands/referee.ts')).referee({ language: lang, edition }),
      ),
    );

  program
    .command('simulate')
    .summary('let minds play each other, and count')
    .description(
      flow(`Plays many games between computer players and reports who won, with 95 % intervals: by mind, by seat and by side,
how long the games were and what decided them. The same seed gives the same games. Seats rotate, so no mind profits
from its chair.`),
    )
    .argument('<game>', 'which game')
    .requiredOption('--minds <list>', 'who plays: general,random')
    .option('--games <n>', 'how many games', whole(1), 100)
    .option('--seats <n>', 'how many seats; left out: one a mind, as far as the game allows', whole(1))
    .option('--seed <text>', 'the same seed gives the same games', '1')
    .option('--options <list>', 'optional rules: toArms,mixedFortunes')
    .option('--scenario <name>', 'which scenario, in games that have some')
    .option('--workers <n>', 'how many cores to use; left out: all', whole(1))
    .option('--resume <file>', 'keep the finished games in this file, and go on from it')
    .option('--sure <points>', 'stop when every interval reaches at most so many points to either side', Number)
    .option('--components', 'count also which cards and tiles the winners used', false)
    .option('--svg <file>', 'draw the report into this file')
    .option('--report <file>', 'write the report into this file: .html, .svg, .json or .txt')
    .option('--luck', 'meet each chance in every seating also between equal minds: how far does luck decide?', false)
    .option('--weights <file>', 'weights on trial for minds like captain+tuned: see condotta tune')
    .option('--queue <address>', 'let workers on any machines play: postgres://user:password@host/database')
    .addOption(editionOption())
    .addOption(quietOption())
    .addOption(jsonOption())
    .addHelpText(
      'after',
      `
Examples:
  condotta simulate ventura --minds sergeant,random --games 200
  condotta simulate ventura --minds general,captain --games 400 --queue postgres://lab@host/lab --report run.html
  condotta simulate ventura --minds captain --seats 3 --games 2000 --seed 7 --json
  condotta simulate ventura --minds captain,sergeant --sure 3 --resume run.jsonl --svg run.svg`,
    )
    .action(running(async (game, options) => (await import('./commands/simulate.ts')).simulateCommand(game, options)));

  program
    .command('work')
    .summary('play games for simulations that are spread over machines')
    .description(
      flow(`Takes games out of the queue that condotta simulate --queue has filled, plays them and keeps the results in the
database. Start as many as you like, on any machine with the same sources. One that is killed is noticed within seconds,
and its games are played by the others; one that is stopped hands them back.`),
    )
    .requiredOption('--queue <address>', 'the database: postgres://user:password@host/database')
    .option('--workers <n>', 'how many cores to use; left out: all', whole(1, 256))
    .option('--idle <seconds>', 'end when there was nothing to do for so long; left out: wait for more', Number)
    .addOption(quietOption())
    .addOption(jsonOption())
    .action(running(async (options) => (await import('./commands/work.ts')).workCommand(options)));

  program
    .command('tune')
    .summary('propose weights for the minds, or values for the components')
    .description(
      flow(`weights: minds play themselves, and a regression asks which weights of the game's evaluation would have foretold
the winners best. components: searches values of an edition file that bring every side and seat within so many points
of its share, and the length between two bounds. Nothing of the game is changed: both write a proposal.`),
    )
    .argument('<game>', 'which game')
    .addOption(new Option('--what <thing>', 'what to tune').choices(['weights', 'components']).makeOptionMandatory())
    .option('--minds <list>', 'who plays', 'sergeant')
    .option('--games <n>', 'how many games; for components: for each candidate', whole(1), 400)
    .option('--seats <n>', 'how many seats', whole(1))
    .option('--seed <text>', 'the same seed gives the same games', '1')
    .option('--options <list>', 'optional rules: toArms,mixedFortunes')
    .option('--workers <n>', 'how many cores to use; left out: all', whole(1))
    .option('--out <file>', 'write the proposal into this file')
    .option('--trial <n>', 'weights: games of a mind with the proposal against itself without', whole(0), 0)
    .option('--trial-mind <level>', 'weights: which mind', 'captain')
    .option('--knobs <file>', 'components: a JSON list of {"name","at":["tiles.7.income.base"],"from","to"}')
    .option('--within <points>', 'components: how far a side or seat may be from its share', Number, 5)
    .option('--length <a..b>', 'components: the median length wanted')
    .option('--budget <n>', 'components: how many candidates are measured at most', whole(1), 30)
    .option('--resume <file>', 'components: keep what was measured in this file, and go on from it')
    .addOption(editionOption())
    .addOption(quietOption())
    .addOption(jsonOption())
    .action(running(async (game, options) => (await import('./commands/tune.ts')).tune(game, options)));

  program
    .command('coverage')
    .summary('which claims of the rules have a test')
    .description(
      flow(`A game is done when every numbered claim of its checklist (games/<id>/claims.json) is cited by the title of a test
that fails when the claim is broken. Prints the claims, how many are tested, and which are not; also which the code does
not cite, and whether rules.md and rules.it.md, which the players read, have the same numbers.`),
    )
    .argument('[game]', 'which game; left out: all')
    .option('--check', 'exit with 1 if a claim has no test', false)
    .addOption(jsonOption())
    .action(running(async (game, options) => (await import('./commands/coverage.ts')).coverage(game, options)));

  program
    .command('verify')
    .summary('were the dice of a record fair, and was every step legal?')
    .description(
      flow(`Before a match the dice are fixed by a secret of which only a fingerprint is shown. A finished record discloses
the secret; this recomputes every outcome from it, also of what was taken back, and plays the whole match again under
the rules. It exits with 1 and says where, if anything does not match.`),
    )
    .argument('<record>', 'a saved match; - reads it from the standard input')
    .addOption(jsonOption())
    .action(running(async (file, options) => (await import('./commands/verify.ts')).verify(file, options)));

  program
    .command('bench')
    .summary('how fast it is, measured beside peers')
    .description(
      flow(`Measures random decisions, state copies and snapshots on one core, and the moves of one small game against the npm
package boardgame.io in the same run. With "web": how much the page weighs, how soon it answers on a throttled phone,
how smoothly it moves, in a real browser.`),
    )
    .argument('[what]', 'web: the page; left out: the engine')
    .option('--quick', 'a short run, with coarser figures', false)
    .option('--only <names>', 'only the figures whose names begin so: ventura,boardgameio')
    .option('--write [file]', 'keep the results in bench/results.md, or in this file')
    .addOption(quietOption())
    .addOption(jsonOption())
    .action(running(async (what, options) => (await import('./commands/bench.ts')).benchCommand(what, options)));

  program
    .command('soak')
    .summary('the long random games: the suite every game passes, at full size')
    .description(
      flow(`Plays random games in every seat count and option and tries what must never happen: exceptions, dead ends, broken
invariants, decisions by wrong hands, hidden things that show, replays that differ, undo that goes too far. A failing
game is shrunk and written into .cache/failures as a record that condotta play --record opens.`),
    )
    .argument('[game]', 'which game; left out: all')
    .option('--only <names>', 'only these properties: random-games,undo')
    .option('--scale <share>', 'a share of the full figures: 0.01', Number, 1)
    .option('--seed <text>', 'other seeds, other games', 'soak')
    .option('--workers <n>', 'how many cores to use', whole(1, 64), 2)
    .addOption(editionOption())
    .addOption(quietOption())
    .addOption(jsonOption())
    .action(running(async (game, options) => (await import('./commands/soak.ts')).soak(game, options)));

  program
    .command('rules')
    .summary('look up a rule by its number or by words')
    .description('Without a number: the chapters. With a chapter (V15), a number (V15.2) or words: what they say.')
    .argument('[game and question...]', 'ventura V15.2')
    .addOption(langOption())
    .addOption(jsonOption())
    .action(running(async (args, options) => (await import('./commands/rules.ts')).rules(args, options)));

  program
    .command('schema')
    .summary('the JSON Schema of records')
    .action(running(async () => (await import('./commands/documents.ts')).schema()));

  program
    .command('edition')
    .summary('a file for the components of your own copy of a game')
    .description(
      flow(`Prints all tiles and cards as they are here. The rulebooks print few of them, so many are our own reconstruction:
an owner of the printed game corrects the values, saves the file, and plays with --edition FILE.`),
    )
    .argument('<game>', 'which game')
    .action(running(async (game) => (await import('./commands/documents.ts')).edition(game)));

  // After all commands are there: it goes down to each of them.
  for (const command of [program, ...program.commands]) command.exitOverride().configureOutput({ outputError });
  return program;
}

function outputError(text: string, write: (text: string) => void): void {
  write(
    `condotta: ${text
      .replace(/^error: /, '')
      .trim()
      .replaceAll('\n', ' ')}\n`,
  );
}

/** Runs the command line; returns through process.exitCode, so that what was printed gets out. */
async function main(args: readonly string[]): Promise<void> {
  try {
    const program = programOf();
    if (args.length === 0) program.outputHelp();
    else await program.parseAsync(args, { from: 'user' });
  } catch (e) {
    if (e instanceof CommanderError) {
      // Help and version end like this as well, with 0.
      process.exitCode = e.exitCode === 0 ? EXIT.ok : EXIT.usage;
    } else if (e instanceof UsageError) {
      complain(e.message);
      process.exitCode = EXIT.usage;
    } else {
      complain(`something is wrong inside: ${e instanceof Error ? (e.stack ?? e.message) : String(e)}`);
      process.exitCode = EXIT.bug;
    }
  }
}

// Nobody reads any more (`condotta rules | head`): there is nobody to tell either.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit();
});

await main(process.argv.slice(2));
