import type { Language } from '@condotta/kernel';

/** What a component is called, and why it is as it is. */
export interface Words {
  readonly name: Readonly<Record<Language, string>>;
  readonly reason: Readonly<Record<Language, string>>;
}

/** English name, Italian name, the reason in English, the reason in Italian. */
export const words = (en: string, it: string, why: string, perche: string): Words => ({
  name: { en, it },
  reason: { en: why, it: perche },
});
