/** What a game brings to the house, and what is asked of all games alike. */

export * from './facts.ts';
export * from './flow.ts';
export * from './gallery.ts';
export * from './member.ts';
export * from './memory.ts';
export * from './odds.ts';
export * from './overlays.ts';
export * from './plans.ts';
export * from './stray.ts';
