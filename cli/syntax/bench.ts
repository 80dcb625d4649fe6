import { flow, jsonOption, quietOption, running, type Syntax } from './common.ts';

export const benchSyntax: Syntax = (program) =>
  program
    .command('bench')
    .summary('how fast it is: the engine beside peers, the keeper of tables, the minds, the page')
    .description(
      flow(`Measures random decisions, state copies and snapshots on one core, and moves and tree search of one small game beside the npm
package boardgame.io in the same run. With "keeper": what a click costs at a table, in time, bytes and memory, as its match grows. With "web": how much the page weighs, how soon it answers on a throttled phone,
how smoothly it moves, in a real browser. With "turns": how long computer players of each level think about a turn of each
game, in Node and in the page's worker (some minutes; build the page first: node tools/run.mjs build). The exit code is 1 if a target is missed.`),
    )
    .argument('[what]', 'keeper: the tables; turns: the minds; web: the page; left out: the engine')
    .option('--quick', 'a short run, with coarser figures', false)
    .option('--only <names>', 'only the figures whose names begin so: ventura,boardgameio or turn.ravenna')
    .option('--write [file]', 'keep the results in bench/results.md, or in this file')
    .addOption(quietOption())
    .addOption(jsonOption())
    .action(running(async (what, options) => (await import('../commands/bench.ts')).benchCommand(what, options)));
