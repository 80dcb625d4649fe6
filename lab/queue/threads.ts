/** Threads that play one game at a time for the queue. The process itself only talks to the database, so it stays alive. */

import { Worker } from 'node:worker_threads';
import type { GameResult } from '../play.ts';
import type { FromWorker, ToWorker } from '../pool.ts';

/** One thread, bound to one setting. */
class PlayerThread {
  readonly setting: string;
  private readonly worker: Worker;
  private waiting: { readonly done: (result: GameResult) => void; readonly died: (error: Error) => void } | null = null;
  private why: Error | null = null;

  constructor(file: URL, setting: string) {
    this.setting = setting;
    this.worker = new Worker(file, { workerData: JSON.parse(setting), execArgv: [] });
    this.worker.on('message', (message: FromWorker) => {
      if (message.kind !== 'result') return;
      this.waiting?.done(message.result);
      this.waiting = null;
    });
    this.worker.on('error', (error: Error) => {
      this.why = error;
    });
    this.worker.on('exit', (code) => {
      this.why ??= new Error(`it exited with code ${code}`);
      this.waiting?.died(this.why);
      this.waiting = null;
    });
  }

  get isDead(): boolean {
    return this.why !== null;
  }

  /** Rejects if the thread dies over it. */
  play(game: number): Promise<GameResult> {
    return new Promise((done, died) => {
      if (this.why) return died(this.why);
      this.waiting = { done, died };
      const order: ToWorker = { games: [game] };
      this.worker.postMessage(order);
    });
  }

  end(): void {
    this.why ??= new Error('it was stopped');
    void this.worker.terminate();
  }
}

/** A game is given up after it has killed this many threads. */
const DEATHS_PER_GAME = 3;

/** Threads wait here between two batches: to start one takes longer than many a game. */
export class Bench {
  private readonly file: URL;
  private readonly idle: PlayerThread[] = [];
  private readonly busy = new Set<PlayerThread>();
  private ended = false;

  constructor(file: URL) {
    this.file = file;
  }

  /** Plays a game of the setting (as JSON); null if the bench was cleared meanwhile. */
  async play(setting: string, game: number, onDeath: (why: string) => void): Promise<GameResult | null> {
    for (let deaths = 0; ; ) {
      if (this.ended) return null;
      const thread = this.take(setting);
      this.busy.add(thread);
      try {
        const result = await thread.play(game);
        if (!this.ended) this.idle.push(thread);
        return result;
      } catch (error) {
        if (this.ended) return null;
        const why = error instanceof Error ? error.message : String(error);
        onDeath(why);
        if (++deaths >= DEATHS_PER_GAME) return { game, failed: `its worker died ${deaths} times: ${why}` };
      } finally {
        this.busy.delete(thread);
      }
    }
  }

  private take(setting: string): PlayerThread {
    const at = this.idle.findIndex((thread) => thread.setting === setting && !thread.isDead);
    const [found] = at < 0 ? [] : this.idle.splice(at, 1);
    if (found) return found;
    // One of another run makes room.
    this.idle.shift()?.end();
    return new PlayerThread(this.file, setting);
  }

  /** Ends all threads; games in progress are dropped. */
  clear(): void {
    this.ended = true;
    for (const thread of [...this.idle, ...this.busy]) thread.end();
  }
}
