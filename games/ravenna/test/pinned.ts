/**
 * The components the rule tests were written for. The lab tunes the built-in ones; what a rule does with given values must
 * not depend on that.
 */

import { BUILT_IN, type Components, loadEdition } from '../components/index.ts';
import pinned from './pinned.json' with { type: 'json' };

function load(): Components {
  const edition = loadEdition(pinned, BUILT_IN);
  if (!edition.ok) throw new Error(edition.problems.join('\n'));
  return edition.components;
}

export const PINNED = load();
