import { jsonOption, langOption, running, type Syntax } from './common.ts';

export const rulesSyntax: Syntax = (program) =>
  program
    .command('rules')
    .summary('look up a rule by its number or by words')
    .description('Without a number: the chapters. With a chapter (V15), a number (V15.2) or words: what they say.')
    .argument('[game and question...]', 'ventura V15.2')
    .addOption(langOption())
    .addOption(jsonOption())
    .action(running(async (args, options) => (await import('../commands/rules.ts')).rules(args, options)));
