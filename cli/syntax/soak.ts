import { amount, editionOption, flow, jsonOption, quietOption, running, type Syntax, whole } from './common.ts';

export const soakSyntax: Syntax = (program) =>
  program
    .command('soak')
    .summary('the long random games: the suite every game passes, at full size')
    .description(
      flow(`Plays random games in every seat count and option and tries what must never happen: exceptions, dead ends, broken
invariants, decisions by wrong hands, hidden things that show, replays that differ, undo that goes too far, lines that
bring the referee down. A failing game is shrunk and written into .cache/failures as a record that condotta play --record opens.`),
    )
    .argument('[game]', 'which game; left out: all')
    .option('--only <names>', 'only these properties: random-games,undo')
    .option('--scale <share>', 'a share of the full figures: 0.01', amount, 1)
    .option('--seed <text>', 'other seeds, other games', 'soak')
    .option('--workers <n>', 'how many cores to use', whole(1, 64), 2)
    .addOption(editionOption())
    .addOption(quietOption())
    .addOption(jsonOption())
    .action(running(async (game, options) => (await import('../commands/soak.ts')).soak(game, options)));
