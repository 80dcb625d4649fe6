/** What the reader has chosen for this device. Everything has a sensible default and is kept in the browser. */

import type { Language } from '@condotta/kernel';
import type { Level } from '@condotta/minds/contract';
import { effect, signal } from '@preact/signals';

/** 0 still, 1 normal, 2 fast, 3 at leisure: as normal, but however long it takes. */
export type Motion = 0 | 1 | 2 | 3;

/** How pieces move: those who have time see them move as usual. */
export const boardMotion = (motion: Motion): 0 | 1 | 2 => (motion === 3 ? 1 : motion);

export interface Settings {
  readonly language: Language;
  readonly theme: 'system' | 'light' | 'dark';
  readonly motion: Motion;
  /** The colours of the sides: as each game paints them, such that all eyes can tell apart, or one's own. */
  readonly palette: 'painted' | 'safe' | 'own';
  /** One's own, by the side's place: "#rrggbb". */
  readonly colours: readonly string[];
  readonly sound: boolean;
  /** A note of the system when it is one's turn and the page is out of sight. */
  readonly call: boolean;
  /** Ask before a click that cannot be undone. */
  readonly confirmFinal: boolean;
  /** What need not be asked all the same: a game and one of its verbs. */
  readonly unasked: readonly string[];
  /** The table as text instead of a drawing. */
  readonly textMode: boolean;
  /** What has one answer is not asked. */
  readonly spare: boolean;
  /** The width of the chronicle, in pixels. */
  readonly logWidth: number;
  /** Show what a piece could do when it is pointed at. */
  readonly sights: boolean;
  /** Which mind is asked for hints. */
  readonly adviser: Exclude<Level, 'random'>;
}

const KEY = 'condotta.settings';

const browserLanguage = (): Language =>
  navigator.languages.some((l) => l.startsWith('it')) && !navigator.languages[0]?.startsWith('en') ? 'it' : 'en';

const DEFAULTS: Settings = {
  language: browserLanguage(),
  theme: 'system',
  motion: matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : 1,
  palette: 'painted',
  colours: [],
  sound: false,
  call: false,
  confirmFinal: false,
  unasked: [],
  textMode: false,
  spare: true,
  logWidth: 320,
  sights: true,
  adviser: 'general',
};

function kept(): Settings {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return typeof found === 'object' ? { ...DEFAULTS, ...found } : DEFAULTS;
  } catch {
    return DEFAULTS;
  }
}

export const settings = signal<Settings>(kept());

export function change(changes: Partial<Settings>): void {
  settings.value = { ...settings.value, ...changes };
  try {
    localStorage.setItem(KEY, JSON.stringify(settings.value));
  } catch {
    // A full storage loses nothing but the choice itself.
  }
}

const dark = matchMedia('(prefers-color-scheme: dark)');
const wantsDark = signal(dark.matches);
dark.addEventListener('change', ({ matches }) => {
  wantsDark.value = matches;
});

effect(() => {
  const { theme, language } = settings.value;
  const isDark = theme === 'dark' || (theme === 'system' && wantsDark.value);
  document.documentElement.dataset['theme'] = isDark ? 'dark' : 'light';
  document.documentElement.lang = language;
});
