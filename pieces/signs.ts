/** The signs that somebody may put on things for himself. */
export const OWN_SIGNS = ['cross', 'ring', 'flag', 'question'] as const;
export type OwnSign = (typeof OWN_SIGNS)[number];
