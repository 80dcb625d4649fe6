import { running, type Syntax, whole } from './common.ts';

export const serveSyntax: Syntax = (program) =>
  program
    .command('serve')
    .summary('the page: play in the browser, on this machine')
    .description(
      `Serves the built page on 127.0.0.1 and prints its address. Nothing leaves this machine: tables are kept in the
browser. npm start builds the page first, if anything has changed.`,
    )
    .option('--port <n>', 'this port; left out: 4710, or the next free one', whole(0, 65_535))
    .action(running(async (options) => (await import('../commands/serve.ts')).serve(options)));
