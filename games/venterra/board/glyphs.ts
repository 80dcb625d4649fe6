/** Small figures in one ink, around their middle: units, structures, signs of the gods. */

/** `f`: filled, with holes where outlines cross; `o`: drawn with a pen. */
export interface Glyph {
  readonly f: string;
  readonly o: string;
}

export const UNIT_GLYPHS = {
  soldier: {
    f: 'M-6 -4Q-6 -11 0 -11Q6 -11 6 -4V-2H-6ZM-7.5 10Q-8 0-1 0Q6 0 5.5 10Z',
    o: 'M9.5 -12V10',
  },
  ship: {
    f: 'M-12 3H12L8 10H-8ZM1 -12Q12 -6 9 1H1ZM-1.5 -9Q-10 -4-9 1H-1.5Z',
    o: '',
  },
  scout: {
    f: 'M0 -12Q8 -7 7 0L10 10H-10L-7 0Q-8 -7 0 -12ZM0 -6.5Q-3.8 -4.5-3.6 0Q0 3.4 3.6 0Q3.8 -4.5 0 -6.5Z',
    o: '',
  },
  siege: {
    f: 'M-10.1 7A3.6 3.6 0 1 0 -2.9 7A3.6 3.6 0 1 0 -10.1 7ZM2.9 7A3.6 3.6 0 1 0 10.1 7A3.6 3.6 0 1 0 2.9 7ZM4 -8.5A4 4 0 1 0 12 -8.5A4 4 0 1 0 4 -8.5Z',
    o: 'M-10 2.5H10M-7 2L8 -8M1 2L0 -3',
  },
  knight: {
    f: 'M-7 10H8Q9.5 -2 4 -8L4.6 -12.4L.4 -9.4Q-7.6 -7.6-10 0L-7.6 3.6L-2.6 1Q-1.4 4-7 10Z',
    o: '',
  },
} as const;

/** Ka’jer has a figure of its own. */
export const STRUCTURE_GLYPHS = {
  fortress: {
    f: 'M-19 16V-9H-15.5V-6H-12.5V-9H-9V0H-6.5V-13H-3V-10H0V-13H3V-10H6.5V0H9V-9H12.5V-6H15.5V-9H19V16H4V9Q0 4-4 9V16Z',
    o: 'M0 -12V-22L9 -19L1 -16',
  },
  eldapriest: {
    f: 'M-2 -11Q5 -9 5 -2L9 15H-11L-7 -3Q-7 -9-2 -11ZM-2 -6Q-5 -5-4 -1Q-2 1 1 -1Q1 -5-2 -6Z',
    o: 'M13 15V-8M13 -8Q7 -11 7 -17M13 -8Q19 -11 19 -17M9 -12L13 -15M17 -12L15 -18',
  },
  outpost: {
    f: 'M-13 13V1L-10.5 -3L-8 1L-5.5 -3L-3 1L-.5 -3L2 1L4.5 -3L7 1L9.5 -3L12 1V13ZM-4 -2V-12H5V-2M-7 -12H8L.5 -17Z',
    o: '',
  },
  tower: {
    f: 'M-7 14L-6 -7H-9V-15H-5.5V-12H-2V-15H2V-12H5.5V-15H9V-7H6L7 14H3V7Q0 3-3 7V14Z',
    o: '',
  },
  forge: {
    f: 'M-14 -3H12Q12 4 4 5V8Q8 9 9 13H-9Q-8 9-4 8V5Q-12 4-14 -3ZM0 -17Q7 -11 4 -6H-4Q-8 -10-2 -12Q-1 -14 0 -17Z',
    o: '',
  },
  shrine: {
    f: 'M-11 13V-2Q-11 -14 0 -14Q11 -14 11 -2V13H6V-1Q6 -9 0 -9Q-6 -9-6 -1V13ZM0 -3L1.7 1.3L6 3L1.7 4.7L0 9L-1.7 4.7L-6 3L-1.7 1.3Z',
    o: '',
  },
  temple: {
    f: 'M-15 -6L0 -16L15 -6V-3H-15ZM-13 -1H-9V9H-13ZM-5.5 -1H-1.5V9H-5.5ZM2 -1H6V9H2ZM9.5 -1H13.5V9H9.5ZM-15 10.5H15V14H-15Z',
    o: '',
  },
} as const;

export const GODS = {
  orvane: {
    f: '',
    o: 'M-9 9L10 -10M9 9L-10 -10M-11 4L-4 11M11 4L4 11',
  },
  ishael: {
    f: '',
    o: 'M-11.5 0A7 7 0 1 0 2.5 0A7 7 0 1 0 -11.5 0ZM-2.5 0A7 7 0 1 0 11.5 0A7 7 0 1 0 -2.5 0Z',
  },
  tamrek: {
    f: '',
    o: 'M-12 -2H5A4.5 4.5 0 1 0 1 -7M-12 3H8A4 4 0 1 1 4 8M-12 8H-3',
  },
  belloth: {
    f: '',
    o: 'M0 13V-4M0 8Q-8 7-8 0Q-1 1 0 8Q1 1 8 0Q8 7 0 8M0 0Q-7 -1-7 -7Q-1 -6 0 0Q1 -6 7 -7Q7 -1 0 0M0 -6Q-4 -9 0 -14Q4 -9 0 -6',
  },
  kurdun: {
    f: '',
    o: 'M-10 -11H6L11 -7L6 -3H-10ZM-2 -3V13',
  },
  nymuel: {
    f: '',
    o: 'M5 -12A9 9 0 1 0 9 1A8 8 0 0 1 5 -12ZM-12 10q4 -5 8 0t8 0t8 0',
  },
  sathe: {
    f: '',
    o: 'M-11 -10Q0 -14 11 -10Q12 4 0 13Q-12 4-11 -10ZM-7 -4L-2 -1M7 -4L2 -1M-4 5Q0 3 4 5',
  },
} as const;
