import { editionOption, flow, langOption, running, type Syntax, whole } from './common.ts';

/** The first game of the house. It is named here, for help would otherwise load all of them first. */
const FIRST = 'ventura';

export const playSyntax: Syntax = (program) =>
  program
    .command('play')
    .summary('play at this terminal, with people in turn or against minds')
    .description(
      flow(`Opens a game at this terminal: the map, your hand, the log, and everything you may do now. Arrow keys and Enter do
it; ? on something greyed says why not, with the rule. People who share the terminal see a curtain between their turns.
Without a terminal, or with --plain, it prints the position as text and reads numbers, a line each.`),
    )
    .argument('[game]', 'which game', FIRST)
    .option('--seats <n>', 'how many seats', whole(1))
    .option('--minds <list>', 'seats of the computer: 1:sergeant,2:captain; or levels for the seats from 1 on')
    .option('--names <list>', 'names of the people, seat by seat: Anna,Bea')
    .option('--seed <text>', 'the same seed gives the same dice; left out: unguessable ones')
    .option('--nonces', 'ask each person for a nonce, once the commitment of the dice is shown', false)
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
    .action(running(async (game, options) => (await import('../commands/play.ts')).play(game, options)));
