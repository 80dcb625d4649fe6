#!/usr/bin/env node
/** The `condotta` command. How each is asked for stands in syntax/; what it does, in commands/, is loaded when it is called. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Command, CommanderError } from 'commander';
import { ROOT } from './files.ts';
import { complain } from './out.ts';
import { COMMANDS } from './syntax/index.ts';
import { EXIT, UsageError } from './usage.ts';

const INTRO = `Historical board games with the rules enforced: play them here, or from a program.

A match is a record: one decision after another, with every outcome of the dice. It can be saved at any click,
played on, replayed and verified. Seats are counted from 0.`;

const EXAMPLES = `
Begin here:
  condotta play                                    a menu, then a game at this terminal
  condotta play --seats 2 --minds 1:sergeant       at once, against the computer
  condotta rules ventura V24.2                     what a rule says
  echo '{"do":"help"}' | condotta referee          everything a program can ask

Each command explains itself: condotta help play

Exit codes: 0 all is well; 1 the answer is no (a claim without a test, a record that does not verify);
            2 something is wrong with the command or with a file, and the line on stderr says what; 70 a bug of ours.`;

function programOf(): Command {
  const { version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  const program = new Command('condotta')
    .description(INTRO)
    .version(version, '--version', 'print the version')
    .helpOption('-h, --help', 'explain the command')
    .helpCommand('help [command]', 'explain a command')
    .showSuggestionAfterError()
    .addHelpText('after', EXAMPLES)
    .configureHelp({ helpWidth: Math.min(process.stdout.columns ?? 110, 110) });

  for (const declare of COMMANDS) declare(program);
  // After all commands are there: it goes down to each of them.
  for (const command of [program, ...program.commands]) command.exitOverride().configureOutput({ outputError });
  return program;
}

function outputError(text: string, write: (text: string) => void): void {
  write(
    `condotta: ${text
      .replace(/^error: /, '')
      .trim()
      .replaceAll('\n', ' ')}\n`,
  );
}

/** Runs the command line; returns through process.exitCode, so that what was printed gets out. */
async function main(args: readonly string[]): Promise<void> {
  try {
    const program = programOf();
    if (args.length === 0) program.outputHelp();
    else await program.parseAsync(args, { from: 'user' });
  } catch (e) {
    if (e instanceof CommanderError) {
      // Help and version end like this as well, with 0.
      process.exitCode = e.exitCode === 0 ? EXIT.ok : EXIT.usage;
    } else if (e instanceof UsageError) {
      complain(e.message);
      process.exitCode = EXIT.usage;
    } else {
      complain(`something is wrong inside: ${e instanceof Error ? (e.stack ?? e.message) : String(e)}`);
      process.exitCode = EXIT.bug;
    }
  }
}

// Nobody reads any more (`condotta rules | head`): there is nobody to tell either.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit();
});

await main(process.argv.slice(2));
