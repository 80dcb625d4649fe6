import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { mindNamed } from '../names.ts';
import { simulate } from '../simulate.ts';
import { report, small } from './help.ts';

const HOUSE = fileURLToPath(new URL('../..', import.meta.url));
/** A folder of sources that was unpacked from an archive has no history. */
const hasHistory = existsSync(`${HOUSE}.git`);

const problemsWith = async (mind: string, game = 'ventura'): Promise<string> => {
  const result = await simulate({ ...small, game, minds: [mind, 'random'], games: 2 });
  return result.ok ? '' : result.problems.map(({ text }) => text).join();
};

test('names of minds say the level, its work, its day and its weights', () => {
  const plain = { kind: 'level', level: 'captain', times: 1, commit: null, tuned: false };
  expect(mindNamed('captain')).toEqual(plain);
  expect(mindNamed('captain:4')).toEqual({ ...plain, times: 4 });
  expect(mindNamed('captain:0.5@d3b58b9')).toEqual({ ...plain, times: 0.5, commit: 'd3b58b9' });
  expect(mindNamed('captain+tuned')).toEqual({ ...plain, tuned: true });
  expect(mindNamed('hoard')).toEqual({ kind: 'exploiter', exploiter: 'hoard' });
  for (const wrong of ['', 'captain:', 'captain:0', 'captain:x', 'captain@', 'hoard:2', 'hoard@d3b58b9', 'Captain'])
    expect(mindNamed(wrong), wrong).toBeNull();
});

test('who asks for a mind that is not there is told which there are', async () => {
  expect(await problemsWith('nobody')).toContain('there are: random, recruit');
  expect(await problemsWith('captain@d3b58b9+tuned')).toContain('weights of its day');
});

test.runIf(hasHistory)(
  'a mind of another commit plays today, and one that cannot is refused with the reason',
  async () => {
    const head = execFileSync('git', ['-C', HOUSE, 'rev-parse', 'HEAD'], { encoding: 'utf8' }).trim();
    const minds = [`sergeant@${head}`, 'sergeant'];
    const found = await report({ ...small, minds, games: 2, workers: 1 });
    expect(found.failures).toEqual([]);
    expect(found.minds.map(({ mind }) => mind).sort()).toEqual([...minds].sort());
    expect(await problemsWith('sergeant@0000000')).toContain('no such commit');
  },
);

test.runIf(hasHistory)('a state of another shape is never handed to an older mind', async () => {
  const [first] = execFileSync('git', ['-C', HOUSE, 'rev-list', '--max-parents=0', 'HEAD'], { encoding: 'utf8' }).split(
    '\n',
  );
  expect(await problemsWith(`sergeant@${first}`)).toMatch(/cannot play ventura|Cannot find|ENOENT/);
});
