/** The thread of one probe: see measure.ts. */

import { parentPort, workerData } from 'node:worker_threads';
import { type Assignment, type FromProbe, type Probe, rateOf, type ToProbe } from './measure.ts';

/** Loads only what the probe needs. */
async function probeOf({ id, worlds }: Assignment): Promise<Probe> {
  if (id === 'boardgameio.moves') return (await import('./peers.ts')).boardgameIoProbe();
  if (id === 'tictactoe.moves') return (await import('./peers.ts')).ticTacToeProbe();
  if (id === 'boardgameio.iterations') return (await import('./search.ts')).boardgameIoSearchProbe();
  if (id === 'tictactoe.iterations') return (await import('./search.ts')).ticTacToeSearchProbe();
  return (await import('./games.ts')).gameProbe(id, worlds);
}

const probe = probeOf(workerData as Assignment);

parentPort?.on('message', (ms: ToProbe) => {
  void probe.then((ready) => {
    const rate: FromProbe = rateOf(ready, ms);
    parentPort?.postMessage(rate);
  });
});
