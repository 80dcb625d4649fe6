/** Writes what the bench has measured, with versions, date and machine, so that figures can be compared later. */

import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { cpus, totalmem, type } from 'node:os';
import type { Result } from '@condotta/kernel';
import type { BenchReport } from './index.ts';

export interface Machine {
  readonly processor: string;
  readonly cores: number;
  readonly memory: string;
  readonly system: string;
  readonly versions: Readonly<Record<string, string>>;
}

export function machine(): Machine {
  return {
    processor: (cpus()[0]?.model ?? 'unknown').trim(),
    cores: cpus().length,
    memory: `${Math.round(totalmem() / 2 ** 30)} GB`,
    system: `${type()} ${process.arch}`,
    versions: {
      node: process.versions.node,
      v8: process.versions.v8,
      'boardgame.io': packageVersion('boardgame.io'),
    },
  };
}

function packageVersion(name: string): string {
  try {
    const file = createRequire(import.meta.url).resolve(`${name}/package.json`);
    return (JSON.parse(readFileSync(file, 'utf8')) as { readonly version: string }).version;
  } catch {
    return 'unknown';
  }
}

const MEANINGS: Readonly<Record<string, string>> = {
  'ventura.decisions': 'random decisions a second, the legal ones listed; 2 to 4 seats, all options mixed',
  'ventura.copies': 'copies a second of worlds in the middle of a game',
  'ventura.snapshot': 'bytes of the largest world met in random games, as JSON',
  'ventura.views': 'views of one seat a second',
  'ventura.reimagines': 'worlds a second, copied and mixed anew as a seat could imagine them',
  'structuredClone.copies': 'the same worlds copied by structuredClone',
  'tictactoe.moves': 'tic-tac-toe by our engine and the same driver: choose a free cell, have it judged, carry it out',
  'boardgameio.moves': 'tic-tac-toe by boardgame.io: headless client, production, random legal moves',
  'boardgameio.moves.ratio': 'ours to theirs',
};

export function resultsText(report: BenchReport, on: Machine, date: Date): string {
  const number = (x: number): string => x.toLocaleString('en');
  const rows = Object.entries(report.results).map(([id, figure]) => {
    const spread = report.spread[id];
    const range = spread ? `${number(spread.low)} to ${number(spread.high)}` : '';
    const target = report.targets.find((each) => each.id === id);
    const bound = !target
      ? ''
      : target.least
        ? `at least ${number(target.least)}`
        : `at most ${number(target.most ?? 0)}`;
    const judged = target ? `${bound}: ${target.met ? 'met' : '**missed**'}` : '';
    return `| \`${id}\` | ${number(figure)} | ${range} | ${judged} | ${MEANINGS[id] ?? ''} |`;
  });
  const versions = Object.entries(on.versions).map(([name, version]) => `${name} ${version}`);
  return [
    '# Measured',
    '',
    'Written by `condotta bench`; do not edit. One core: rates are taken by the processor time of the process. All probes run',
    'in turn in every round of one run; each figure is the median of its rounds, the spread their extremes.',
    '',
    `- ${date.toISOString().slice(0, 10)}, ${on.processor}, ${on.cores} cores, ${on.memory}, ${on.system}`,
    `- ${versions.join(', ')}`,
    '',
    '| figure | median | spread | target | what |',
    '|---|---|---|---|---|',
    ...rows,
    '',
  ].join('\n');
}

/** Writes bench/results.md, or another file; gives back where it is. */
export function writeResults(
  report: BenchReport,
  file = new URL('./results.md', import.meta.url),
  date = new Date(),
): Result<string> {
  try {
    writeFileSync(file, resultsText(report, machine(), date));
    return { ok: true, value: file.pathname };
  } catch (error) {
    return { ok: false, problems: [{ path: 'results', text: error instanceof Error ? error.message : String(error) }] };
  }
}
