import { flow, jsonOption, running, type Syntax } from './common.ts';

export const coverageSyntax: Syntax = (program) =>
  program
    .command('coverage')
    .summary('which claims of the rules have a test')
    .description(
      flow(`A game is done when every numbered claim of its checklist (games/<id>/claims.ts) is cited by the title of a test
that fails when the claim is broken. Prints the claims, how many are tested, and which are not; also which the code does
not cite, and whether rules.md and rules.it.md, which the players read, have the same numbers.`),
    )
    .argument('[game]', 'which game; left out: all')
    .option('--check', 'exit with 1 if a claim has no test', false)
    .addOption(jsonOption())
    .action(running(async (game, options) => (await import('../commands/coverage.ts')).coverage(game, options)));
