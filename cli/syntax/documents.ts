import { flow, running, type Syntax } from './common.ts';

export const schemaSyntax: Syntax = (program) =>
  program
    .command('schema')
    .summary('the JSON Schema of records')
    .action(running(async () => (await import('../commands/documents.ts')).schema()));

export const editionSyntax: Syntax = (program) =>
  program
    .command('edition')
    .summary('a file for the components of your own copy of a game')
    .description(
      flow(`Prints all tiles and cards as they are here. The rulebooks print few of them, so many are our own reconstruction:
an owner of the printed game corrects the values, saves the file, and plays with --edition FILE.`),
    )
    .argument('<game>', 'which game')
    .action(running(async (game) => (await import('../commands/documents.ts')).edition(game)));
