/** What the tests of several games ask alike. Each function declares its tests; only tests import this. */

export * from './damage.ts';
export * from './lessons.ts';
export * from './messages.ts';
export * from './mind.ts';
export * from './odds.ts';
export * from './overlays.ts';
export * from './rules-reference.ts';
export * from './suite.ts';
export * from './table.ts';
export * from './versions.ts';
