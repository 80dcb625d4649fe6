import { editionOption, flow, langOption, running, type Syntax } from './common.ts';

export const refereeSyntax: Syntax = (program) =>
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
  > {"do":"new","game":"ventura","seats":2,"seed":"s1"}        < {"ok":true,"match":"m1","commitment":".."}
  > {"do":"look","match":"m1","seat":0}                        < {"ok":true,"view":{..},"asked":[0],"offers":{..},..}
  > {"do":"act","match":"m1","seat":0,"verb":"family","arg":"family:este","seq":0}
  > {"do":"why","match":"m1","seat":0,"verb":"spend","arg":6}  < {"ok":true,"legal":false,"rule":"V9.2",..}
  > {"do":"save","match":"m1"}                                 < {"ok":true,"record":{..}}`,
    )
    .action(
      running(async ({ lang, edition }) =>
        (await import('../commands/referee.ts')).referee({ language: lang, edition }),
      ),
    );
