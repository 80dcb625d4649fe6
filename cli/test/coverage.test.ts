import { games } from '@condotta/games';
import { claimIdsIn } from '@condotta/kernel';
import { expect, test } from 'vitest';
import { CHECKLISTS, idsOfChecklist } from '../../kernel/test/checklists.ts';
import { titlesIn } from '../claims/scan.ts';
import { coverageOf } from '../commands/coverage.ts';
import { condotta } from './run.ts';

test.each(Object.keys(CHECKLISTS))('every id of the checklist of %s counts when a title cites it', (game) => {
  const claims = idsOfChecklist(game);
  const titles = titlesIn(claims.map((id) => `test('${id} holds', () => {});`).join('\n'));
  const tests = new Set(titles.flatMap(claimIdsIn));
  expect(coverageOf(game, claims, { tests, code: tests })).toMatchObject({ missing: [], uncited: [], unknown: [] });
});

test('titles are the first arguments of tests that run, and nothing else', () => {
  const source = `
    // test('V1.1 in a comment', () => {});
    /* it('V1.2 in a comment') */
    const text = "test('V1.3 in a string', f)";
    const regex = /test\\('V1.4 in a regex'/;
    test('V2.1 single', () => expect('V9.9').toBe(1));
    it("V2.2 double", () => {});
    test(\`V2.3 template \${x} V2.4 after\`, () => {});
    test('V2.5 a' + ' sum V2.6', () => {});
    test.each([['V9.8']])('V2.7 each %s', () => {});
    test.each\`a | b\`('V2.8 tagged', () => {});
    it.concurrent('V2.9 at once', () => {});
    describe('V9.7 a group', () => { test('V3.1 inside', () => {}); });
    test.skip('V4.1 asleep', () => {});
    test.todo('V4.2 planned');
    it.fails('V4.3 fails', () => {});
    describe.skip('asleep', () => { test('V4.4 inside', () => {}); });
    other('V4.5 no test', () => {});
    helper.test('V4.6 no test', () => {});
    test(title, () => {});
  `;
  expect(titlesIn(source).flatMap(claimIdsIn)).toEqual([
    'V2.1',
    'V2.2',
    'V2.3',
    'V2.4',
    'V2.5',
    'V2.6',
    'V2.7',
    'V2.8',
    'V2.9',
    'V3.1',
  ]);
});

test('claims without a test are missing, in their order; strangers are told', () => {
  const tests = new Set(['V1.1', 'V1.10', 'V7.7', 'R2.1']);
  const found = coverageOf('ventura', ['V1.1', 'V1.2', 'V1.10'], { tests, code: new Set(['V1.2']) });
  expect(found).toEqual({
    game: 'ventura',
    claims: 3,
    tested: 2,
    missing: ['V1.2'],
    cited: 1,
    uncited: ['V1.1', 'V1.10'],
    unknown: ['V7.7'],
  });
});

test('ids with a dash: neither a chapter nor a neighbour stands for a claim', () => {
  const claims = ['M5-1', 'M5-2', 'M5-10', 'M5.1-1', 'MS-4'];
  const tests = new Set(claimIdsIn('M5 M5-1 MS-4 MS-5 M5-11 M5.2-1 E6'));
  expect(coverageOf('monferrato', claims, { tests, code: new Set() })).toMatchObject({
    missing: ['M5-2', 'M5-10', 'M5.1-1'],
    unknown: ['M5-11', 'M5.2-1', 'MS-5'],
  });
});

test('coverage ventura --json counts 241 claims', async () => {
  const { code, out } = await condotta(['coverage', 'ventura', '--json']);
  expect(code).toBe(0);
  const { games } = JSON.parse(out);
  expect(games).toMatchObject([{ game: 'ventura', claims: 241 }]);
  expect(games[0].tested + games[0].missing.length).toBe(241);
});

test('coverage of an unknown game is a wrong command', async () => {
  expect(await condotta(['coverage', 'chess'])).toEqual({
    code: 2,
    out: '',
    err: `condotta: there is no game "chess"; there are: ${games.map(({ id }) => id).join(', ')}\n`,
  });
});
