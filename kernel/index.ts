/**
 * The kernel for games, minds and boards: the contract, the engine, and small tools. Nothing here holds a match, so
 * nobody who has only this sees a true state; whoever keeps matches uses @condotta/kernel/host.
 */

export * from './arranged.ts';
export * from './chance.ts';
export * from './claim-id.ts';
export * from './contract.ts';
export * from './document.ts';
export * from './engine.ts';
export * from './lesson.ts';
export * from './limits.ts';
export * from './list.ts';
export * from './mind-kit.ts';
export * from './next.ts';
export * from './setup.ts';
export * from './sha256.ts';
export * from './shape.ts';
export * from './table.ts';
export * from './text.ts';
