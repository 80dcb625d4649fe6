import { amount, editionOption, flow, jsonOption, quietOption, running, type Syntax, whole } from './common.ts';

export const simulateSyntax: Syntax = (program) =>
  program
    .command('simulate')
    .summary('let minds play each other, and count')
    .description(
      flow(`Plays many games between computer players and reports who won, with 95 % intervals: by mind, by seat and by side,
how long the games were and what decided them. The same seed gives the same games. Seats rotate, so no mind profits
from its chair.`),
    )
    .argument('<game>', 'which game')
    .requiredOption(
      '--minds <list>',
      'who plays: general,random; laid over the seats, or over the sides where seats share one',
    )
    .option('--games <n>', 'how many games', whole(1), 100)
    .option('--seats <n>', 'how many seats; left out: one a mind, as far as the game allows', whole(1))
    .option('--seed <text>', 'the same seed gives the same games', '1')
    .option('--options <list>', 'optional rules: toArms,mixedFortunes')
    .option('--scenario <name>', 'which scenario, in games that have some')
    .option('--workers <n>', 'how many cores to use; left out: all', whole(1))
    .option('--resume <file>', 'keep the finished games in this file, and go on from it')
    .option('--sure <points>', 'stop when every interval reaches at most so many points to either side', amount)
    .option('--components', 'count also what happened, and which cards and tiles the winners used', false)
    .option('--svg <file>', 'draw the report into this file')
    .option('--report <file>', 'write the report into this file: .html, .svg, .json or .txt')
    .option(
      '--luck',
      'meet each chance in every seating also between equal minds: how far do place and luck decide?',
      false,
    )
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
  condotta simulate ventura --minds marshal,marshal@d3b58b9 --games 40   (against the marshal of that commit)
  condotta simulate ventura --minds general:4,general --games 60         (four times the work against one)
  condotta simulate ventura --minds captain --seats 3 --games 2000 --seed 7 --json
  condotta simulate ventura --minds captain,sergeant --sure 3 --resume run.jsonl --svg run.svg`,
    )
    .action(running(async (game, options) => (await import('../commands/simulate.ts')).simulateCommand(game, options)));
