import type { Name } from './types.ts';

/** What a component is called, and why it is as it is. */
export interface Words {
  readonly name: Name;
  readonly reason: Name;
}

/** English name, Italian name, the reason in English, the reason in Italian. */
export const words = (en: string, it: string, why: string, perche: string): Words => ({
  name: { en, it },
  reason: { en: why, it: perche },
});
