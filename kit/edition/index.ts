/** What the edition files of all games have in common: fields that know what they may hold, and entries laid over a base. */

export * from './fields.ts';
export * from './reading.ts';
export * from './words.ts';
