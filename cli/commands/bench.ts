/** `condotta bench`: how fast the engine, the keeper of tables, the page and the minds are. */

import { pathToFileURL } from 'node:url';
import {
  type BenchReport,
  type BenchRequest,
  bench,
  benchKeeper,
  benchTurns,
  FIGURES,
  KEEPER_FIGURES,
  NotReady,
  type Section,
  TURN_FIGURES,
  writeResults,
} from '@condotta/bench';
import { ensureWritable } from '../files.ts';
import { complain, grouped, print, printJson, tableText } from '../out.ts';
import { progressOn } from '../progress.ts';
import { EXIT, UsageError } from '../usage.ts';

export interface BenchHow {
  readonly quick: boolean;
  readonly only?: string;
  /** True: bench/results.md. */
  readonly write?: string | true;
  readonly quiet: boolean;
  readonly json: boolean;
}

interface WebBench {
  benchWeb(request: Pick<BenchRequest, 'onProgress'>): Promise<BenchReport>;
}

export async function benchCommand(what: string | undefined, how: BenchHow): Promise<number> {
  // Known before minutes of measuring, not after them.
  if (typeof how.write === 'string') ensureWritable(how.write);
  switch (what) {
    case undefined:
      return benchFigures('engine', FIGURES, bench, how);
    case 'keeper':
      return benchFigures('keeper', KEEPER_FIGURES, benchKeeper, how);
    case 'turns':
      return benchFigures('minds', TURN_FIGURES, benchTurns, how);
    case 'web':
      return benchPage(how);
    default:
      throw new UsageError(`nothing is called "${what}"; there are: keeper, turns, web`);
  }
}

async function benchFigures(
  section: Section,
  figures: readonly string[],
  run: (request: BenchRequest) => Promise<BenchReport>,
  how: BenchHow,
): Promise<number> {
  const only = (how.only ?? '').split(',').filter((name) => name !== '');
  for (const name of only)
    if (!figures.some((id) => id.startsWith(name)))
      throw new UsageError(`no figure begins with "${name}"; there are: ${figures.join(', ')}`);
  if (how.write !== undefined && (how.quick || only.length > 0))
    throw new UsageError('--write keeps a whole run: leave --quick and --only out');
  const report = await measured(how, (onProgress) => run({ quick: how.quick, only, onProgress }));
  const code = told(section, report, how);
  // A quick run shows that it works, not how fast it is: its figures prove nothing.
  return how.quick ? EXIT.ok : code;
}

async function benchPage(how: BenchHow): Promise<number> {
  if (how.only !== undefined || how.quick) throw new UsageError('bench web knows neither --only nor --quick');
  // By an address, not by a name: it speaks of a browser's world, which the types of this one do not know.
  const { benchWeb } = (await import(new URL('../../bench/web.ts', import.meta.url).href)) as WebBench;
  return told('page', await measured(how, (onProgress) => benchWeb({ onProgress })), how);
}

type OnProgress = NonNullable<BenchRequest['onProgress']>;

async function measured(how: BenchHow, run: (onProgress: OnProgress) => Promise<BenchReport>): Promise<BenchReport> {
  const progress = progressOn(process.stderr, how.quiet || how.json);
  try {
    return await run(({ done, total }) => progress.update(done, total, 'measuring'));
  } catch (e) {
    throw e instanceof NotReady ? new UsageError(e.message) : e;
  } finally {
    progress.close();
  }
}

/** Prints a report, keeps it if that is wanted, and says by its exit code whether every target was met. */
function told(section: Section, report: BenchReport, { write, json }: BenchHow): number {
  if (json) printJson(report);
  else print(...lines(report));
  if (write !== undefined) {
    const written = writeResults(section, report, write === true ? undefined : pathToFileURL(write));
    if (!written.ok) throw new UsageError(written.problems.map(({ text }) => text).join('; '));
    complain(`written to ${written.value}`);
  }
  return report.targets.some((target) => !target.met) ? EXIT.negative : EXIT.ok;
}

function lines({ results, spread, targets }: BenchReport): string[] {
  const rows = Object.entries(results).map(([id, figure]) => {
    const target = targets.find((each) => each.id === id);
    const bound = target
      ? target.least !== undefined
        ? `at least ${grouped(target.least)}`
        : `at most ${grouped(target.most ?? 0)}`
      : '';
    const range = spread[id];
    return [
      id,
      figure % 1 === 0 ? grouped(figure) : String(figure),
      range ? `${grouped(range.low)} to ${grouped(range.high)}` : '',
      target ? `${bound}: ${target.met ? 'met' : 'MISSED'}` : '',
    ];
  });
  return tableText([['figure', 'measured', 'spread', 'target'], ...rows]);
}
