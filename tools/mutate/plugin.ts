/**
 * What Stryker lacks. A "checker" that lets only a sample of the mutants through, the same at each run, and none that an
 * interrupted run has tested already; a reporter that writes each result down at once.
 */

import { createHash } from 'node:crypto';
import { appendFileSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { journalOf, nameOf, type Tested } from './score.ts';

/** What mutate.ts tells this file, which Stryker loads into several processes. */
export interface Errand {
  readonly sample: number;
  /** A result a line. */
  readonly journal: string;
}

export const ERRAND = 'CONDOTTA_MUTATE';

const errand = (): Errand => JSON.parse(process.env[ERRAND] ?? '{}') as Errand;

/** As much of Stryker's mutants as is needed here. */
interface Mutant {
  readonly id: string;
  readonly fileName: string;
  readonly location: { readonly start: Place; readonly end: Place };
  readonly replacement: string;
  readonly status?: string;
}

interface Place {
  readonly line: number;
  readonly column: number;
}

/** Lines and columns count from 1 in reports and from 0 in checkers. */
function testedOf({ fileName, location: { start, end }, replacement, status }: Mutant, base: 0 | 1): Tested {
  const lines = readFileSync(fileName, 'utf8')
    .split('\n')
    .slice(start.line - base, end.line - base + 1);
  const [first = '', ...rest] = lines;
  const last = rest.at(-1) ?? first;
  const head = rest.length === 0 ? '' : [first.slice(start.column - base), ...rest.slice(0, -1)].join('\n');
  const tail = last.slice(rest.length === 0 ? start.column - base : 0, end.column - base);
  const was = rest.length === 0 ? tail : `${head}\n${tail}`;
  return {
    file: relative(process.cwd(), fileName),
    line: start.line + 1 - base,
    was,
    is: replacement,
    status: status ?? '',
  };
}

const rank = (name: string): string => createHash('sha256').update(name).digest('hex');

class Sampler {
  private chosen = new Set<string>();

  async init(): Promise<void> {}

  /** Is told of all mutants at once. */
  async group(mutants: Mutant[]): Promise<string[][]> {
    const { sample, journal } = errand();
    const done = new Set(journalOf(journal).map(nameOf));
    const names = mutants.map((mutant) => ({ id: mutant.id, name: nameOf(testedOf(mutant, 0)) }));
    const ranked = names.toSorted((a, b) => (rank(a.name) < rank(b.name) ? -1 : 1)).slice(0, sample);
    this.chosen = new Set(ranked.filter(({ name }) => !done.has(name)).map(({ id }) => id));
    return [mutants.map(({ id }) => id)];
  }

  async check(mutants: Mutant[]): Promise<Record<string, object>> {
    const left = { status: 'compileError', reason: 'not in the sample' };
    return Object.fromEntries(mutants.map(({ id }) => [id, this.chosen.has(id) ? { status: 'passed' } : left]));
  }
}

class Journal {
  private stopped = false;

  constructor() {
    // What is cut short has found nothing.
    for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => (this.stopped = true));
  }

  onMutantTested(mutant: Mutant): void {
    if (this.stopped || mutant.status === 'CompileError' || mutant.status === 'Ignored') return;
    const tested = testedOf(mutant, 1);
    appendFileSync(errand().journal, `${JSON.stringify(tested)}\n`);
    if (tested.status === 'Killed') process.stderr.write('.');
    else process.stderr.write(`\n${tested.status} ${nameOf(tested)}\n`);
  }
}

export const strykerPlugins = [
  { kind: 'Checker', name: 'sample', injectableClass: Sampler },
  { kind: 'Reporter', name: 'journal', injectableClass: Journal },
];
