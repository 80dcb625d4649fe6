import { expect, test } from 'vitest';
import { condotta, fileWith } from './run.ts';

test('what cannot be measured is told before anything is', async () => {
  for (const [args, said] of [
    [['--write', '--quick'], '--write keeps a whole run'],
    [['turns', '--write', '--only', 'turn.ventura'], '--write keeps a whole run'],
    [
      ['turns', '--only', 'ventura.copies'],
      'no figure begins with "ventura.copies"; there are: turn.ventura.recruit.node.p50',
    ],
    [['web', '--quick'], 'bench web knows neither'],
    [['minds'], 'there are: keeper, turns, web'],
    [['--write', `${fileWith('a file')}/results.md`], 'cannot be written (part of its path is no folder)'],
  ] as const) {
    const { code, out, err } = await condotta(['bench', ...args]);
    expect({ args, code, out }).toEqual({ args, code: 2, out: '' });
    expect(err).toContain(said);
  }
});

test('the turns of minds, as one document', async () => {
  const { code, out } = await condotta(['bench', 'turns', '--quick', '--only', 'turn.ravenna.recruit.node', '--json']);
  expect(code).toBe(0);
  expect(JSON.parse(out)).toEqual({
    results: {
      'turn.ravenna.recruit.node.p50': expect.any(Number),
      'turn.ravenna.recruit.node.p99': expect.any(Number),
      'turn.ravenna.recruit.node.max': expect.any(Number),
    },
    spread: {},
    targets: [{ id: 'turn.ravenna.recruit.node.p99', most: 500, met: expect.any(Boolean) }],
  });
});
