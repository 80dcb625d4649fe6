/**
 * Ventura with the components the rule tests were written for. The lab tunes the built-in ones; what a rule does with
 * given values must not depend on that.
 */

import { ventura as builtIn, type Ventura } from '../index.ts';
import pinned from './pinned.json' with { type: 'json' };

function load(): Ventura {
  const game = builtIn.withEdition(pinned);
  if (!game.ok) throw new Error(game.problems.map(({ text }) => text).join('\n'));
  return game.value;
}

export const ventura = load();
