/**
 * A program of ours in a process of its own, spoken to by messages. Processes and not threads: threads share one engine,
 * so that the first that runs out of memory, or meets a fault of the engine, ends the whole run. A process dies alone.
 */

import { type ChildProcess, fork } from 'node:child_process';
import { flushCompileCache } from 'node:module';

export interface Hearing<From> {
  onMessage(message: From): void;
  /** It is gone, also when `end` was called; `why` is for people. Told once, and last. */
  onExit(why: string): void;
}

/** So much of what it has said last on its standard error is looked through for a reason. */
const LAST_WORDS = 4096;

export class WorkerProcess<To extends object, From> {
  private readonly child: ChildProcess;
  private readonly gone: Promise<void>;

  /** What is sent before the program listens waits for it. */
  constructor(file: URL, hearing: Hearing<From>) {
    // Flags of ours (a debugger's port, a test runner's loader) are not for it.
    this.child = fork(file, [], { execArgv: [], stdio: ['ignore', 'ignore', 'pipe', 'ipc'] });
    this.child.on('message', (message) => hearing.onMessage(message as From));
    let words = '';
    this.child.stderr?.on('data', (bytes: Buffer) => {
      words = (words + bytes.toString()).slice(-LAST_WORDS);
    });
    this.gone = new Promise((resolve) => {
      const exit = (why: string): void => {
        resolve();
        hearing.onExit(why);
      };
      let failure: Error | null = null;
      this.child.on('error', (error) => {
        failure = error;
        // It has never run, so it will not close either.
        if (this.child.pid === undefined) exit(error.message);
      });
      this.child.on('close', (code, signal) =>
        exit(thrown(words) ?? failure?.message ?? (signal ? `${signal} ended it` : `it exited with code ${code}`)),
      );
    });
  }

  /** To somebody who is gone it says nothing: `onExit` tells that. */
  send(message: To): void {
    if (this.child.connected) this.child.send(message);
  }

  /** At once, whatever it is doing. */
  end(): Promise<void> {
    this.child.kill('SIGKILL');
    return this.gone;
  }
}

/** The error that Node, or its engine, has printed over a program it broke down with. */
const thrown = (words: string): string | null =>
  /^(?:FATAL ERROR|(?:Uncaught )?\w*Error(?: \[\w+\])?): (.+)$/m.exec(words)?.[1] ?? null;

/** The other end, in the process itself: obeys orders until whoever gives them is gone. */
export function serveOrders<To, From extends object>(
  obey: (order: To, say: (message: From) => Promise<void>) => Promise<void>,
): void {
  const tell = process.send?.bind(process);
  if (!tell) throw new Error('this program is started by another one, which gives it orders');
  // It will be ended at once one day: what was compiled, if it is to be kept (NODE_COMPILE_CACHE), is kept now.
  flushCompileCache();
  const master = process.ppid;
  // Waits until it is written: who plays one game after the other would else keep all results back to the end.
  const say = (message: From): Promise<void> => {
    // Long work does not hear that the channel has been closed; who only waits ends by itself then.
    if (!process.connected || process.ppid !== master) process.exit();
    return new Promise((resolve) => tell(message, undefined, {}, () => resolve()));
  };
  // Ctrl-C reaches every process of a terminal; what it means is for the one who gives the orders.
  process.on('SIGINT', () => undefined);
  process.on('message', (order: To) => void obey(order, say));
}
