import { spawn } from 'node:child_process';
import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { readRequest } from '../request.ts';
import { openResumeFile } from '../resume.ts';
import { simulate } from '../simulate.ts';
import { gamesIn, lasting, report, small, temporary } from './help.ts';

/** The sources may change under a test while people work on them. */
const same = { code: 'test' } as const;
const dyingWorker = new URL('./dying-worker.ts', import.meta.url);

describe('a resume file', () => {
  test('loses nothing when the run is killed', async () => {
    const resumeFile = temporary('run.jsonl');
    const games = 60;
    const child = spawn(process.execPath, [
      fileURLToPath(new URL('./run.ts', import.meta.url)),
      resumeFile,
      String(games),
    ]);
    const exited = new Promise((resolve) => child.on('exit', resolve));
    const lines = (): number => (existsSync(resumeFile) ? readFileSync(resumeFile, 'utf8').split('\n').length : 0);
    while (lines() < 12 && child.exitCode === null) await setTimeout(5);
    child.kill('SIGKILL');
    await exited;
    const kept = gamesIn(resumeFile).length;
    expect(kept).toBeGreaterThanOrEqual(9);
    expect(kept).toBeLessThan(games);
    // As if it had been killed in the middle of a line.
    appendFileSync(resumeFile, '{"game":59,"minds":["ran');

    const resumed = await report({ ...small, games, resumeFile }, same);
    expect(resumed.notes.join()).toContain(`${kept} games were there`);
    expect(lasting(resumed)).toEqual(lasting(await report({ ...small, games })));
    const written = gamesIn(resumeFile).map(({ game }) => game);
    expect([...written].sort((a, b) => a - b)).toEqual(Array.from({ length: games }, (_, i) => i));
  });

  test('lets a finished run be extended, and gives a shorter one for nothing', async () => {
    const resumeFile = temporary('run.jsonl');
    await report({ ...small, games: 4, resumeFile });
    const longer = await report({ ...small, games: 7, resumeFile });
    expect(lasting(longer)).toEqual(lasting(await report({ ...small, games: 7 })));
    const shorter = await report({ ...small, games: 3, resumeFile });
    expect(lasting(shorter)).toEqual(lasting(await report({ ...small, games: 3 })));
    expect(gamesIn(resumeFile)).toHaveLength(7);
  });

  test('of another run is refused and stays as it is', async () => {
    const resumeFile = temporary('run.jsonl');
    await report({ ...small, games: 2, resumeFile });
    const before = readFileSync(resumeFile, 'utf8');
    const result = await simulate({ ...small, seed: 'other', seats: 3, resumeFile });
    expect(result).toMatchObject({ ok: false, problems: [{ path: 'resumeFile' }] });
    expect(JSON.stringify(result)).toContain('another run');
    expect(readFileSync(resumeFile, 'utf8')).toBe(before);
  });

  test('of other sources is refused: the same seed would be another game', async () => {
    const resumeFile = temporary('run.jsonl');
    await report({ ...small, games: 2, resumeFile }, same);
    const before = readFileSync(resumeFile, 'utf8');
    const result = await simulate({ ...small, resumeFile }, { code: 'newer' });
    expect(JSON.stringify(result)).toContain('was played by other sources');
    expect(readFileSync(resumeFile, 'utf8')).toBe(before);
  });

  test('that two runs write at once holds whole games, and is good for a third', async () => {
    const resumeFile = temporary('run.jsonl');
    await report({ ...small, games: 1, resumeFile }, same);
    const plan = readRequest({ ...small, games: 1 });
    if (!plan.ok) expect.fail('the request is sound');
    const [one, two] = [1, 2].map(() => openResumeFile(resumeFile, plan.value.setting, same.code));
    const [game] = gamesIn(resumeFile);
    if (!one?.ok || !two?.ok || !game) expect.fail('both can go on from it');
    one.value.append({ ...game, game: 1 });
    two.value.append({ ...game, game: 1, rule: 'another and longer' });
    one.value.append({ ...game, game: 2 });
    for (const { value } of [one, two]) value.close();
    expect(gamesIn(resumeFile).map((each) => each.game)).toEqual([0, 1, 1, 2]);
    expect(await report({ ...small, games: 3, resumeFile }, same)).toMatchObject({ games: 3 });
  });

  test('with a line that is no game says which, and how to keep the others', async () => {
    const resumeFile = temporary('run.jsonl');
    await report({ ...small, games: 2, resumeFile }, same);
    const [head = '', ...games] = readFileSync(resumeFile, 'utf8').split('\n');
    writeFileSync(resumeFile, [head, '{"game":', ...games].join('\n'));
    expect(JSON.stringify(await simulate({ ...small, resumeFile }, same))).toMatch(/line 2 .*take that line out/);
  });

  test.each(['hello', 'hello\n', '{"form":"condotta-record-1"}\n', '[1,2]\n'])(
    'that holds %j is refused',
    async (text) => {
      const resumeFile = temporary('other.txt');
      writeFileSync(resumeFile, text);
      expect(await simulate({ ...small, resumeFile })).toMatchObject({ ok: false, problems: [{ path: 'resumeFile' }] });
      expect(readFileSync(resumeFile, 'utf8')).toBe(text);
    },
  );
});

describe('a worker that dies', () => {
  test('is replaced, and its games are played again', async () => {
    const seed = `once:${temporary('died')}`;
    const found = await report({ ...small, games: 20, seed }, { workerFile: dyingWorker });
    expect(found.notes.join()).toContain('A worker died and was replaced');
    expect(lasting(found)).toEqual(lasting(await report({ ...small, games: 20, seed })));
  });

  test('again and again over one game does not keep the others from being played', async () => {
    const found = await report({ ...small, games: 8, seed: 'always:3' }, { workerFile: dyingWorker });
    expect(found.games).toBe(7);
    expect(found.failures).toMatchObject([{ game: 3 }]);
  });

  test('before it can play ends the run with a reason', async () => {
    const result = await simulate({ ...small, seed: 'never' }, { workerFile: dyingWorker });
    expect(result).toMatchObject({ ok: false, problems: [{ path: 'workers' }] });
  });
});
