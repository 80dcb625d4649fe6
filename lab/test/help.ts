import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'vitest';
import type { FinishedGame } from '../play.ts';
import type { SimulationReport } from '../report.ts';
import type { SimulationRequest } from '../request.ts';
import { type Running, simulate } from '../simulate.ts';

export const small: SimulationRequest = { game: 'ventura', minds: ['random'], games: 6, seed: 'test', workers: 2 };

export const temporary = (name: string): string => join(mkdtempSync(join(tmpdir(), 'condotta-lab-')), name);

/** A run that must succeed. */
export async function report(request: SimulationRequest, running: Running = {}): Promise<SimulationReport> {
  const result = await simulate(request, running);
  if (!result.ok) expect.fail(JSON.stringify(result.problems));
  return result.value;
}

/** Everything of a report that must not depend on the machine, on the number of workers or on interruptions. */
export function lasting(of: SimulationReport): unknown {
  const minds = of.minds.map(({ milliseconds: _, ...rest }) => rest);
  return { ...of, minds, notes: [], seconds: 0 };
}

/** The games in a resume file, in the order in which they were written. */
export function gamesIn(file: string): FinishedGame[] {
  const [, ...lines] = readFileSync(file, 'utf8').trimEnd().split('\n');
  return lines.map((line) => JSON.parse(line) as FinishedGame);
}
