/** Options of a game as people write them on the command line. */

import type { AnyGame, OptionValue } from '@condotta/kernel';
import { UsageError } from './usage.ts';

/** "toArms,papalStart=false": a name alone switches it to the value that is not the default. */
export function optionsFrom(game: AnyGame, text: string | undefined): Record<string, OptionValue> {
  const chosen: Record<string, OptionValue> = {};
  for (const part of (text ?? '').split(',').filter((each) => each.trim() !== '')) {
    const [id = '', given] = part.split('=').map((each) => each.trim());
    const option = game.options.find((each) => each.id.toLowerCase() === id.toLowerCase());
    if (!option) {
      const known = game.options.map((each) => each.id).join(', ');
      throw new UsageError(`${game.title} has no option "${id}"; there are: ${known || 'none'}`);
    }
    const value = given === undefined ? option.values[1] : option.values.find((each) => String(each) === given);
    if (value === undefined)
      throw new UsageError(`option ${option.id}: expected one of ${option.values.join(', ')}, found "${given ?? ''}"`);
    chosen[option.id] = value;
  }
  return chosen;
}
