/** What a button of the strip would bring now. */

import type { Language } from '@condotta/kernel';
import type { BoardProps, Choice } from '@condotta/pieces';
import { frameIn, readView, unitsIn } from './view-form.ts';

const GAIN: Readonly<Record<Language, (amount: number) => string>> = {
  en: (amount) => `+${amount} wealth`,
  it: (amount) => `+${amount} ricchezze`,
};
const UNITS_GO: Readonly<Record<Language, (count: number) => string>> = {
  en: (count) => (count === 0 ? 'all stay' : `${count} go`),
  it: (count) => (count === 0 ? 'restano tutte' : `ne vanno ${count}`),
};

/** F21.3: each unit beyond the third costs one. */
const FREE_UNITS = 3;

export function noteOf({ view: seen, language, seat }: BoardProps, { verb, arg }: Choice): string {
  const view = readView(seen);
  const army = frameIn(view, 'army');
  const land = army ? view.territories[army.hex] : undefined;
  if (verb === 'pay' && typeof arg === 'number' && land)
    return UNITS_GO[language](Math.max(0, unitsIn(land) - FREE_UNITS - arg));
  const isPlan = frameIn(view, 'action')?.at === 'cards';
  if (verb === 'gain' && isPlan && seat !== null) return GAIN[language](2);
  return '';
}
