/** English. A template's arguments are explained in the kernel's text.ts; `ask.` prompts, `verb.` labels of decisions, `end.` results. */

import { en as command } from './command.ts';
import { en as field } from './field.ts';
import { en as reasons } from './reasons.ts';

export const en = {
  ...command,
  ...field,
  ...reasons,
  goal: 'have more victory points than the opponent when the war ends: Casale and Mantua count ten each.',
};
