// A program that has a worker; it prints the worker's process and then waits to be killed.
import { WorkerProcess } from '../process.ts';
import type { Order } from './obeying-worker.ts';

const worker = new WorkerProcess<{ readonly order: Order }, { readonly pid: number }>(
  new URL('./obeying-worker.ts', import.meta.url),
  { onMessage: ({ pid }) => console.log(pid), onExit: () => undefined },
);
worker.send({ order: process.argv[2] as Order });
