/** The signs that somebody may put on things for himself. */
export const OWN_SIGNS = ['cross', 'ring', 'flag', 'question'] as const;
/** What somebody plans: from one thing to another. */
export type OwnArrow = readonly [from: string, to: string];
export type OwnSign = (typeof OWN_SIGNS)[number];
