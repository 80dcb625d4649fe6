import { flow, jsonOption, quietOption, running, type Syntax } from './common.ts';

export const benchSyntax: Syntax = (program) =>
  program
    .command('bench')
    .summary('how fast it is, measured beside peers')
    .description(
      flow(`Measures random decisions, state copies and snapshots on one core, and moves and tree search of one small game beside the npm
package boardgame.io in the same run. With "web": how much the page weighs, how soon it answers on a throttled phone,
how smoothly it moves, in a real browser.`),
    )
    .argument('[what]', 'web: the page; left out: the engine')
    .option('--quick', 'a short run, with coarser figures', false)
    .option('--only <names>', 'only the figures whose names begin so: ventura,boardgameio')
    .option('--write [file]', 'keep the results in bench/results.md, or in this file')
    .addOption(quietOption())
    .addOption(jsonOption())
    .action(running(async (what, options) => (await import('../commands/bench.ts')).benchCommand(what, options)));
