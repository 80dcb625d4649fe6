/** The keeper of tables, for whoever hosts one: a worker of the page, a server, a test. */

export { withEdition } from './editions.ts';
export { type Beginning, journalOf, type Row } from './journal.ts';
export { type Connection, createKeeper, type Keeper } from './keeper.ts';
export { failureOf, KeeperError } from './protocol.ts';
export type { StopSignal } from './stop.ts';
export type { EditionStorage, StoredEdition, StoredTable, Summary, TableStorage } from './storage.ts';
export type { Bus, GameEdition, Proposal, Surroundings, Thought } from './surroundings.ts';
