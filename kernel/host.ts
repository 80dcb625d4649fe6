/** For those who keep matches, and so the true state: the keeper of tables, the terminal, the referee, the suite, tests. */

export * from './fair.ts';
export * from './match.ts';
export * from './past.ts';
export * from './record.ts';
export * from './record-form.ts';
export * from './referee/index.ts';
export * from './takeback.ts';
export * from './verify.ts';
