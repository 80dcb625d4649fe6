/** What the covers of the games are engraved with. */

export * from './geometry.ts';
export * from './plate.tsx';
