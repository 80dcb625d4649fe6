import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { condotta, fileWith, started } from './run.ts';

const simulate = ['simulate', 'ventura', '--minds', 'random', '--seats', '2', '--workers', '1'];

test('what is wrong is told at the option as the person wrote it', async () => {
  for (const [args, said] of [
    [['--sure', '70'], '--sure: expected points'],
    [['--sure', 'x'], 'expected a number above 0'],
    [['--resume', fileWith('no run of ours')], '--resume: '],
    [['--report', 'run.pdf'], '--report: run.pdf should end in'],
    [['--options', 'flying'], 'no option "flying"'],
  ] as const) {
    const { code, out, err } = await condotta([...simulate, '--games', '2', ...args]);
    expect({ args, code, out }).toEqual({ args, code: 2, out: '' });
    expect(err).toContain(said);
  }
});

test('a run that is stopped reports what it has, also if the signal comes twice at once', async () => {
  const kept = `${fileWith('')}.jsonl`;
  const run = started([...simulate, '--games', '100000', '--resume', kept]);
  let out = '';
  run.stdout.setEncoding('utf8').on('data', (text: string) => {
    out += text;
  });
  const ended = once(run, 'close');
  const games = (): number => (existsSync(kept) ? readFileSync(kept, 'utf8').split('\n').length - 2 : 0);
  while (games() < 3) await setTimeout(20);
  run.kill('SIGINT');
  run.kill('SIGINT');
  await setTimeout(5);
  run.kill('SIGINT');
  expect(await ended).toEqual([0, null]);
  expect(out).toContain('stopped before the end');
});

test('a report that cannot be written is told in one line before the games, and what is there stays as it is', async () => {
  const folder = `${fileWith('')}.folder`;
  mkdirSync(folder);
  for (const [args, why] of [
    [['--report', `${fileWith('a file')}/run.html`], 'part of its path is no folder'],
    [['--svg', folder], 'it is a folder'],
  ] as const) {
    const { code, out, err } = await condotta([...simulate, '--games', '1000000', ...args]);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toMatch(new RegExp(`^condotta: .*cannot be written \\(${why}\\)\\n$`));
  }
  const kept = `${fileWith('')}.svg`;
  writeFileSync(kept, 'old');
  const { code, out } = await condotta([...simulate, '--games', '1', '--svg', kept]);
  expect(code).toBe(0);
  expect(out).toContain('ventura: 1 games');
  expect(readFileSync(kept, 'utf8')).toContain('<svg');
});
