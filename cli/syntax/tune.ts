import { Option } from 'commander';
import { amount, flow, jsonOption, quietOption, running, type Syntax, whole } from './common.ts';

export const tuneSyntax: Syntax = (program) =>
  program
    .command('tune')
    .summary('propose weights for the minds, or values for the components')
    .description(
      flow(`weights: minds play themselves, and a regression asks which weights of the game's evaluation would have foretold
the winners best. components: searches values of an edition file that bring every side and seat within so many points
of its share, and the length between two bounds. Nothing of the game is changed: both write a proposal. One for weights
is tried in play before it is written; if it plays worse, it is refused (exit code 1).`),
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
    .option('--trial <n>', 'weights: games of a mind with the proposal against itself without; 0: none', whole(0), 200)
    .option(
      '--trial-mind <level>',
      'weights: which mind, at whose horizons positions are noted: captain, general, ..',
      'captain',
    )
    .option('--styles <x>', 'weights: how much those who play differ in what they weigh, by lot; 0: not at all', amount)
    .option('--knobs <file>', 'components: a JSON list of {"name","at":["tiles.7.income.base"],"from","to"}')
    .option('--within <points>', 'components: how far a side or seat may be from its share', amount, 5)
    .option('--length <a..b>', 'components: the median length wanted')
    .option('--budget <n>', 'components: how many candidates are measured at most', whole(1), 30)
    .option('--resume <file>', 'components: keep what was measured in this file, and go on from it')
    .option('--edition <file>', 'components: begin with those in this file: see condotta edition')
    .addOption(quietOption())
    .addOption(jsonOption())
    .action(running(async (game, options) => (await import('../commands/tune.ts')).tune(game, options)));
