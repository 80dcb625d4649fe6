/**
 * Writes what the bench has measured, with versions, date and machine, so that figures can be compared later. The file
 * has a section for each kind of run, and a run replaces only its own.
 */

import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { cpus, totalmem, type } from 'node:os';
import { fileURLToPath } from 'node:url';
import { games } from '@condotta/games';
import type { AnyGame, Result } from '@condotta/kernel';
import { KEEPER_MEANINGS } from './keeper.ts';
import type { BenchReport, Bound } from './report.ts';
import { TURN_MEANINGS } from './turn-figures.ts';

interface Machine {
  readonly processor: string;
  readonly cores: number;
  readonly memory: string;
  readonly system: string;
  readonly versions: Readonly<Record<string, string>>;
}

function machine(): Machine {
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

const seatsIn = ({ min, max }: AnyGame['seats']): string => (min === max ? `${min}` : `${min} to ${max}`);

const meaningsOf = ({ id, seats }: AnyGame): (readonly [string, string])[] => [
  [`${id}.decisions`, `random decisions a second, the legal ones listed; ${seatsIn(seats)} seats, all options mixed`],
  [`${id}.copies`, 'copies a second of worlds in the middle of a game'],
  [`${id}.snapshot`, 'bytes of the largest world met in random games, as JSON'],
  [`${id}.views`, 'views of one seat a second'],
  [`${id}.reimagines`, 'worlds a second, copied and mixed anew as a seat could imagine them'],
];

const MEANINGS: Readonly<Record<string, string>> = {
  ...Object.fromEntries(games.flatMap(meaningsOf)),
  'campaign.decisions':
    'random decisions a second in a game of 2,080 hexes, 60 captains and 200 units: a path is traced once a listing',
  'campaign.copies': 'copies a second of its worlds',
  'campaign.snapshot': 'bytes of the largest of them, as JSON',
  'traced.decisions': 'the same game, with every check tracing its own path',
  'campaign.shared.ratio': 'what sharing work is worth',
  'structuredClone.copies': `worlds of ${games[0]?.title} copied by structuredClone`,
  'tictactoe.iterations':
    'tic-tac-toe by our engine: iterations a second of a plain tree search, 1,000 from the empty board',
  'boardgameio.iterations': 'the same search by the MCTS bot of boardgame.io',
  'boardgameio.iterations.ratio': 'ours to theirs',
  'tictactoe.moves': 'tic-tac-toe by our engine and the same driver: choose a free cell, have it judged, carry it out',
  'boardgameio.moves': 'tic-tac-toe by boardgame.io: headless client, production, random legal moves',
  'boardgameio.moves.ratio': 'ours to theirs',
  'web.script': 'bytes of script, packed, for the lobby and a table: without the game and the workers',
  'web.script.game': "bytes of the game's own script, packed",
  'web.script.workers': 'bytes of script of the workers, packed',
  'web.interactive':
    'ms to a lobby that answers: a phone four times slower than this machine, 1.6 Mbit/s, nothing cached',
  'web.table': 'ms from "Begin" to a map on which something glows, on the same phone',
  'web.pan': 'frames a second while a map with 400 counters is dragged',
  'web.pan.worst': 'ms of the longest frame of that',
  'web.highlight': 'ms from a click to what can be chosen next',
  'web.highlight.worst': 'ms of the longest of those',
  ...KEEPER_MEANINGS,
  ...TURN_MEANINGS,
};

/** What was measured: each has a section of its own, in this order. */
const SECTIONS = {
  engine: { heading: '## The engine', command: 'condotta bench --write' },
  keeper: { heading: '## The keeper', command: 'condotta bench keeper --write' },
  page: { heading: '## The page', command: 'condotta bench web --write' },
  minds: { heading: '## The minds', command: 'condotta bench turns --write' },
} as const;

export type Section = keyof typeof SECTIONS;

const ORDER: readonly Section[] = ['engine', 'keeper', 'page', 'minds'];

const INTRO = `# Measured

Written by \`condotta bench --write\`, \`condotta bench keeper --write\`, \`condotta bench web --write\` and
\`condotta bench turns --write\`, each its section; do not edit. Rates of the engine are those of one core, by the processor time of
the process. All probes run in turn in every round of one run; a figure with a spread is the median of its rounds, the spread their
extremes. What a click costs a keeper is taken by the clock on the wall, in whole random matches without a browser and without a
disk. A turn of a mind is all that a seat decides in one round, on the same clock, in games of all seat counts and options in turn;
in Node no clock stops it, and in the page's worker the first turn of a game includes the start of the worker.
`;

const number = (x: number): string => x.toLocaleString('en');

const boundText = ({ least, most }: Bound): string =>
  least === undefined ? `at most ${number(most ?? 0)}` : `at least ${number(least)}`;

function sectionText(section: Section, report: BenchReport, on: Machine, date: Date): string {
  const rows = Object.entries(report.results).map(([id, figure]) => {
    const spread = report.spread[id];
    const range = spread ? `${number(spread.low)} to ${number(spread.high)}` : '';
    const target = report.targets.find((each) => each.id === id);
    const verdict = target ? `${boundText(target)}: ${target.met ? 'met' : '**missed**'}` : '';
    return `| \`${id}\` | ${number(figure)} | ${range} | ${verdict} | ${MEANINGS[id] ?? ''} |`;
  });
  const versions = Object.entries(on.versions).map(([name, version]) => `${name} ${version}`);
  return [
    SECTIONS[section].heading,
    '',
    `- \`${SECTIONS[section].command}\`, ${date.toISOString().slice(0, 10)}`,
    `- ${on.processor}, ${on.cores} cores, ${on.memory}, ${on.system}`,
    `- ${versions.join(', ')}`,
    '',
    '| figure | measured | spread | target | what |',
    '|---|---|---|---|---|',
    ...rows,
    '',
  ].join('\n');
}

/** The sections that a file has, as they stand in it. */
function sectionsOf(text: string): Map<Section, string> {
  const parts = text.split(/^(?=## )/m);
  return new Map(
    ORDER.flatMap((section) => {
      const part = parts.find((each) => each.startsWith(SECTIONS[section].heading));
      return part ? [[section, `${part.trimEnd()}\n`] as const] : [];
    }),
  );
}

/** Writes its section of bench/results.md, or of another file, and leaves the others as they are; says where. */
export function writeResults(
  section: Section,
  report: BenchReport,
  file = new URL('./results.md', import.meta.url),
  date = new Date(),
): Result<string> {
  try {
    const sections = sectionsOf(existsSync(file) ? readFileSync(file, 'utf8') : '');
    sections.set(section, sectionText(section, report, machine(), date));
    const texts = ORDER.flatMap((each) => sections.get(each) ?? []);
    writeFileSync(file, [INTRO, ...texts].join('\n'));
    return { ok: true, value: fileURLToPath(file) };
  } catch (error) {
    return { ok: false, problems: [{ path: 'results', text: error instanceof Error ? error.message : String(error) }] };
  }
}
