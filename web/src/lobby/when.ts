/** How long ago, in words. */

import type { Language } from '@condotta/kernel';

const STEPS = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

export function agoText(time: number, language: Language, now = Date.now()): string {
  const format = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
  const gone = now - time;
  if (gone > 30 * 86_400_000) return new Intl.DateTimeFormat(language, { dateStyle: 'long' }).format(time);
  for (const [unit, length] of STEPS) {
    if (gone >= length) return format.format(-Math.floor(gone / length), unit);
  }
  return format.format(0, 'second');
}
