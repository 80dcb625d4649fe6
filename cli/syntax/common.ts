/** What the commands share in how they are asked for. */

import { type Command, InvalidArgumentError, Option } from 'commander';
import { messageOf, wholeIn } from '../usage.ts';

/** Tells the program how one command is asked for: its words, its options, its help. What it does is loaded when it runs. */
export type Syntax = (program: Command) => Command;

/** One paragraph, to be broken by the width of the terminal. */
export const flow = (text: string): string => text.replaceAll(/\s*\n\s*/g, ' ');

export const whole =
  (least: number, most?: number) =>
  (text: string): number => {
    try {
      return wholeIn(text, 'this', least, most);
    } catch (e) {
      throw new InvalidArgumentError(messageOf(e).replace('this: ', ''));
    }
  };

/** A number above 0. */
export const amount = (text: string): number => {
  const n = Number(text);
  if (text.trim() !== '' && n > 0 && n < Number.POSITIVE_INFINITY) return n;
  throw new InvalidArgumentError(`expected a number above 0, found ${JSON.stringify(text)}`);
};

export const langOption = () =>
  new Option('--lang <language>', 'language of the game: en or it').choices(['en', 'it']).default('en');
export const jsonOption = () => new Option('--json', 'print one JSON document for programs').default(false);
export const editionOption = () =>
  new Option('--edition <file>', 'play with the components in this file: see condotta edition');
export const quietOption = () => new Option('--quiet', 'no progress bar').default(false);

type Run = (...args: never[]) => number | Promise<number>;

/** Commander gives an action its arguments, its options and itself; the exit code is what the command returns. */
export const running =
  (run: Run) =>
  async (...args: unknown[]): Promise<void> => {
    process.exitCode = await (run as (...all: unknown[]) => number | Promise<number>)(...args.slice(0, -1));
  };
