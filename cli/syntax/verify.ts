import { flow, jsonOption, running, type Syntax } from './common.ts';

export const verifySyntax: Syntax = (program) =>
  program
    .command('verify')
    .summary('were the dice of a record fair, and was every step legal?')
    .description(
      flow(`Before a match the dice are fixed by a secret of which only a fingerprint, the commitment, is shown; then the
seats give their nonces. A finished record discloses the secret; this recomputes every outcome from it, also of what was
taken back, plays the whole match again under the rules, and says what remains to be doubted.`),
    )
    .argument('<record>', 'a saved match; - reads it from the standard input')
    .addOption(jsonOption())
    .addHelpText(
      'after',
      `
Exit codes; of several doubts the first one in this list counts, and all are told:
   0  fair         every outcome recomputed, every step legal, nothing left to be doubted
   1  broken       an outcome is not that of the dice, a step is not legal, or the end is another
   2               this is no record, or it cannot be read
  10  unchecked    it was played under rules that are not here: the dice were checked, the steps could not be
  11  scripted     somebody chose outcomes by hand
  12  undisclosed  the secret is not in the record: the steps were checked, the dice could not be
  13  nonces       nonces are missing, could be guessed, are all the host's, or the host could suit the dice to them (older dice)
  14  seeded       the secret was made from a seed that somebody knew beforehand
  15  arranged     the match began in a position that somebody wrote
  16  edition      it was played with other components than those of the game
  17  rules        it was played under another version of the rules than it was checked with
  18  consents     it has take-backs, to which no signature consents
  19  unfinished   the match is not over: what followed may have been cut off

No record proves who sat at the seats: nothing in it is signed. Compare the commitment with the one you were shown
before the first step, and the nonce of your seat with the one you gave.`,
    )
    .action(running(async (file, options) => (await import('../commands/verify.ts')).verify(file, options)));
