import { it as command } from './command.ts';
import type { en } from './en.ts';
import { it as field } from './field.ts';
import { it as reasons } from './reasons.ts';

/** Italian: exactly the keys of English. */
export const it: Readonly<Record<keyof typeof en, string>> = {
  ...command,
  ...field,
  ...reasons,
  goal: 'avere più punti vittoria dell’avversario a fine guerra: Casale e Mantova ne valgono dieci l’una.',
};
