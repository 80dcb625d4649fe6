/**
 * Measuring side by side: each probe lives in a thread of its own, so that none warms up or spoils the compiled code of
 * another. In every round each works alone for a short while, one after another, and each figure is the median of its
 * rounds. So all probes meet the same machine, and a disturbance spoils one round and not one figure.
 */

import { Worker } from 'node:worker_threads';

/** One thing that is measured. */
export interface Probe {
  /** Works for a short moment and returns how many operations that were. */
  work(): number;
}

export interface Rounds {
  readonly rounds: number;
  /** Processor time that a probe gets in a round. */
  readonly ms: number;
  /** Uncounted rounds before the first, at most: they end when the code is compiled and gets no faster. */
  readonly warmUp: number;
  /** Positions of a game that a probe goes through again and again. */
  readonly worlds: number;
}

/** What a probe's thread begins with. */
export interface Assignment {
  readonly id: string;
  readonly worlds: number;
}

/** What a probe's thread is told (how long to work), and its answer (operations a second). */
export type ToProbe = number;
export type FromProbe = number;

/** Operations a second by probe, one figure a round. */
export async function measure(
  ids: readonly string[],
  rounds: Rounds,
  onStep: () => void,
): Promise<Map<string, number[]>> {
  const file = new URL('./worker.ts', import.meta.url);
  // A peer is measured as its users run it.
  const env = { ...process.env, NODE_ENV: 'production' };
  const probes = ids.map((id) => {
    const workerData: Assignment = { id, worlds: rounds.worlds };
    return { id, worker: new Worker(file, { workerData, env, execArgv: [] }) };
  });
  const rates = new Map<string, number[]>(ids.map((id) => [id, []]));
  try {
    for (const { worker } of probes) {
      await warmUp(worker, rounds);
      onStep();
    }
    for (let round = 0; round < rounds.rounds; round++)
      for (const { id, worker } of probes) {
        rates.get(id)?.push(await answer(worker, rounds.ms));
        onStep();
      }
  } finally {
    await Promise.all(probes.map(({ worker }) => worker.terminate()));
  }
  return rates;
}

/** So many rounds without getting faster by more than a few percent, and a probe is warm. */
const STEADY = 3;
const FASTER = 1.03;

async function warmUp(worker: Worker, rounds: Rounds): Promise<void> {
  let best = 0;
  let steady = 0;
  for (let n = 0; n < rounds.warmUp && steady < STEADY; n++) {
    const rate = await answer(worker, rounds.ms);
    steady = rate > best * FASTER ? 0 : steady + 1;
    best = Math.max(best, rate);
  }
}

function answer(worker: Worker, ms: ToProbe): Promise<FromProbe> {
  return new Promise((resolve, reject) => {
    const settle = (act: () => void): void => {
      worker.off('message', onMessage);
      worker.off('error', onError);
      act();
    };
    const onMessage = (rate: FromProbe): void => settle(() => resolve(rate));
    const onError = (error: Error): void => settle(() => reject(error));
    worker.on('message', onMessage);
    worker.on('error', onError);
    worker.postMessage(ms);
  });
}

/**
 * Operations a second of processor time of the whole process, its collector and compiler threads included: what one core
 * would give if it did nothing else, whoever else is at work on this machine.
 */
export function rateOf(probe: Probe, ms: number): number {
  const before = process.cpuUsage();
  let operations = 0;
  let seconds = 0;
  do {
    operations += probe.work();
    const { user, system } = process.cpuUsage(before);
    seconds = (user + system) / 1e6;
  } while (seconds < ms / 1000);
  return operations / seconds;
}
