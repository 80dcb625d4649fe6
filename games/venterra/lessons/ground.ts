/** Where the lessons take place: the pre-built map for two, the Order in the north, the Watchers in the south. */

/** The two Fortresses. */
export const FORTRESSES = [
  { at: '2,-2', seat: 0, kind: 'fortress' },
  { at: '-1,3', seat: 1, kind: 'fortress' },
];
