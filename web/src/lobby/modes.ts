/** The ways to hold the seats of a table. */

export const MODES = ['computer', 'hotseat', 'solo', 'watch'] as const;
export type Mode = (typeof MODES)[number];

export const isMode = (text: string): text is Mode => MODES.some((mode) => mode === text);
