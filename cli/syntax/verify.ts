import { flow, jsonOption, running, type Syntax } from './common.ts';

export const verifySyntax: Syntax = (program) =>
  program
    .command('verify')
    .summary('were the dice of a record fair, and was every step legal?')
    .description(
      flow(`Before a match the dice are fixed by a secret of which only a fingerprint is shown. A finished record discloses
the secret; this recomputes every outcome from it, also of what was taken back, and plays the whole match again under
the rules. It exits with 1 and says where, if anything does not match.`),
    )
    .argument('<record>', 'a saved match; - reads it from the standard input')
    .addOption(jsonOption())
    .action(running(async (file, options) => (await import('../commands/verify.ts')).verify(file, options)));
