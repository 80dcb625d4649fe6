import { amount, flow, jsonOption, quietOption, running, type Syntax, whole } from './common.ts';

export const workSyntax: Syntax = (program) =>
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
    .option('--idle <seconds>', 'end when there was nothing to do for so long; left out: wait for more', amount)
    .addOption(quietOption())
    .addOption(jsonOption())
    .action(running(async (options) => (await import('../commands/work.ts')).workCommand(options)));
