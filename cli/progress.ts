/** A progress bar on stderr: only where a person looks on and nobody asked for silence. */

export interface Progress {
  update(done: number, total: number, what?: string): void;
  /** Takes the bar away. */
  close(): void;
}

interface Out {
  readonly isTTY?: boolean;
  readonly columns?: number;
  write(text: string): unknown;
}

const SILENT: Progress = { update: () => undefined, close: () => undefined };
const WIDTH = 30;
/** More often is only work for the terminal. */
const EVERY_MS = 80;

export function progressOn(out: Out, quiet: boolean, now: () => number = Date.now): Progress {
  if (quiet || !out.isTTY) return SILENT;
  const began = now();
  let drawn = 0;
  return {
    update(done, total, what = '') {
      const time = now();
      if (time - drawn < EVERY_MS && done < total) return;
      drawn = time;
      const line = barText(done, total, (time - began) / 1000, what);
      out.write(`\r\x1b[K${line.slice(0, (out.columns ?? 80) - 1)}`);
    },
    close() {
      if (drawn > 0) out.write('\r\x1b[K');
    },
  };
}

export function barText(done: number, total: number, seconds: number, what: string): string {
  const share = total > 0 ? Math.min(1, done / total) : 0;
  const full = Math.round(share * WIDTH);
  const bar = `${'█'.repeat(full)}${'░'.repeat(WIDTH - full)}`;
  const left = share > 0.01 && share < 1 ? `, ${timeText((seconds / share) * (1 - share))} left` : '';
  return `${bar} ${String(Math.floor(share * 100)).padStart(3)}%  ${timeText(seconds)}${left}  ${what}`.trimEnd();
}

export function timeText(seconds: number): string {
  const s = Math.round(seconds);
  return s < 60 ? `${s} s` : `${Math.floor(s / 60)} min ${String(s % 60).padStart(2, '0')} s`;
}
