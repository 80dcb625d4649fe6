/**
 * `npm run mutate [ROOM...] [-- --sample N]`: changes the sources in many small ways, one at a time, and counts how many
 * changes the tests notice. It takes minutes to hours; stopped with Ctrl-C it reports what it has, and goes on from there when
 * it is started again, unless sources or tests have changed.
 */

import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { Stryker } from '@stryker-mutator/core';
import { ERRAND } from './plugin.ts';
import { ROOMS, type Room } from './rooms.ts';
import { journalOf, reportOf, scoreOf } from './score.ts';

const ROOT = join(import.meta.dirname, '..', '..');
const CACHE = join(ROOT, '.cache', 'mutate');
const SAMPLE = 60;

/** Begins with a mark of everything that a result depends on: another mark makes it worthless. */
function openJournal(name: string, { mutate, tests }: Room): string {
  const file = join(CACHE, `${name}.jsonl`);
  const hash = createHash('sha256');
  const sources = [
    ...mutate,
    ...tests.flatMap((glob) => [glob, join(dirname(glob.replace('/**', '')), '*.{ts,json}')]),
  ];
  for (const path of globSync(sources, { cwd: ROOT }).sort()) hash.update(path).update(readFileSync(join(ROOT, path)));
  const mark = hash.digest('hex');
  mkdirSync(CACHE, { recursive: true });
  if (!existsSync(file) || !readFileSync(file, 'utf8').startsWith(mark)) writeFileSync(file, `${mark}\n`);
  return file;
}

async function mutate(name: string, room: Room, sample: number): Promise<void> {
  const journal = openJournal(name, room);
  process.env[ERRAND] = JSON.stringify({ sample, journal });
  process.env['CONDOTTA_ROOM'] = name;
  const stryker = new Stryker({
    configFile: join(import.meta.dirname, 'stryker.json'),
    mutate: [...room.mutate],
    plugins: ['@stryker-mutator/vitest-runner', join(import.meta.dirname, 'plugin.ts')],
  });
  await stryker.runMutationTest();
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  strict: false,
  options: { sample: { type: 'string', default: String(SAMPLE) } },
});
const rooms = positionals.length > 0 ? positionals : Object.keys(ROOMS);
const unknown = rooms.find((name) => !ROOMS[name]);
const sample = Number(values.sample);
const strange = Object.keys(values).some((flag) => flag !== 'sample');
if (strange || unknown !== undefined || !Number.isInteger(sample) || sample < 1) {
  console.error(`mutate [ROOM...] [--sample N]; the rooms: ${Object.keys(ROOMS).join(', ')}`);
  process.exit(2);
}
const begun: string[] = [];
process.on('exit', () => {
  const scores = begun.map((name) => scoreOf(name, journalOf(join(CACHE, `${name}.jsonl`))));
  if (scores.length > 0) console.log(`\n${reportOf(scores)}`);
});
for (const name of rooms) {
  const room = ROOMS[name];
  if (!room) continue;
  console.error(`\n--- ${name}`);
  openJournal(name, room);
  begun.push(name);
  await mutate(name, room, sample);
}
