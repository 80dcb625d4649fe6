/** Whose work is in the pieces besides our own. The page shows this list. */

export interface Credit {
  readonly what: string;
  readonly who: string;
  readonly licence: string;
  readonly url: string;
}

export const CREDITS: readonly Credit[] = [
  {
    // Their collection names no author per icon in the form we take it from; these are all who gave to it.
    what: 'Figures on cards and counters (pieces/icons.ts)',
    who: 'Lorc, Delapouite and contributors of game-icons.net',
    licence: 'CC BY 3.0',
    url: 'https://game-icons.net',
  },
  {
    what: 'EB Garamond',
    who: 'Georg Duffner, Octavio Pardo',
    licence: 'SIL OFL 1.1',
    url: 'https://github.com/octaviopardo/EBGaramond12',
  },
  { what: 'IM Fell English SC', who: 'Igino Marini', licence: 'SIL OFL 1.1', url: 'https://iginomarini.com/fell' },
];
