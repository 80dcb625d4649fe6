/** Simulations spread over machines: a queue in PostgreSQL. */

export {
  type Collecting,
  collect,
  enqueue,
  type Queue,
  type Queued,
  type QueueProgress,
  simulateQueued,
} from './collect.ts';
export { type Work, type Working, type WorkReport, work } from './work.ts';
