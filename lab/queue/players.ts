/** Processes that play one game at a time for the queue. The one that talks to the database stays out of it, and alive. */

import type { GameResult } from '../play.ts';
import { DEATHS_PER_GAME, type FromWorker, type ToWorker } from '../pool.ts';
import { WorkerProcess } from '../process.ts';

/** One process, bound to one setting. */
class Player {
  readonly setting: string;
  private readonly worker: WorkerProcess<ToWorker, FromWorker>;
  private waiting: { readonly done: (result: GameResult) => void; readonly died: (error: Error) => void } | null = null;
  private why: Error | null = null;

  constructor(file: URL, setting: string) {
    this.setting = setting;
    this.worker = new WorkerProcess(file, {
      onMessage: (message) => {
        if (message.kind !== 'result') return;
        this.waiting?.done(message.result);
        this.waiting = null;
      },
      onExit: (why) => {
        this.why ??= new Error(why);
        this.waiting?.died(this.why);
        this.waiting = null;
      },
    });
    this.worker.send({ kind: 'setting', setting: JSON.parse(setting) });
  }

  get isDead(): boolean {
    return this.why !== null;
  }

  /** Rejects if the process dies over it. */
  play(game: number): Promise<GameResult> {
    return new Promise((done, died) => {
      if (this.why) return died(this.why);
      this.waiting = { done, died };
      this.worker.send({ kind: 'games', games: [game] });
    });
  }

  end(): Promise<void> {
    this.why ??= new Error('it was stopped');
    return this.worker.end();
  }
}

/** The workers of one machine, kept between two batches: to start one takes longer than many a game. */
export class WorkerPool {
  private readonly file: URL;
  private readonly idle: Player[] = [];
  private readonly busy = new Set<Player>();
  private ended = false;

  constructor(file: URL) {
    this.file = file;
  }

  /** Plays a game of the setting (as JSON); null if the pool was cleared meanwhile. */
  async play(setting: string, game: number, onDeath: (why: string) => void): Promise<GameResult | null> {
    for (let deaths = 0; ; ) {
      if (this.ended) return null;
      const player = this.take(setting);
      this.busy.add(player);
      try {
        const result = await player.play(game);
        if (!this.ended) this.idle.push(player);
        return result;
      } catch (error) {
        if (this.ended) return null;
        const why = error instanceof Error ? error.message : String(error);
        onDeath(why);
        if (++deaths >= DEATHS_PER_GAME) return { game, failed: `its worker died ${deaths} times: ${why}` };
      } finally {
        this.busy.delete(player);
      }
    }
  }

  private take(setting: string): Player {
    const at = this.idle.findIndex((player) => player.setting === setting && !player.isDead);
    const [found] = at < 0 ? [] : this.idle.splice(at, 1);
    if (found) return found;
    // One of another run makes room.
    void this.idle.shift()?.end();
    return new Player(this.file, setting);
  }

  /** Ends all players; games in progress are dropped. */
  clear(): void {
    this.ended = true;
    for (const player of [...this.idle, ...this.busy]) void player.end();
  }
}
