import { Command } from 'commander';
import { expect, test } from 'vitest';
import { lineReader } from '../lines.ts';
import { optionsFrom } from '../options.ts';
import { tableText } from '../out.ts';
import { barText, progressOn } from '../progress.ts';
import { findRules, paragraphsOf } from '../rules-text.ts';
import { allGames } from '../shelf.ts';
import { linesOf, planOf } from '../soak/plan.ts';
import { playSyntax } from '../syntax/play.ts';
import { condotta, fileWith, ventura } from './run.ts';

test('lines: pieces, limits, the last one', () => {
  const reader = lineReader(5);
  const bytes = (text: string): Buffer => Buffer.from(text);
  expect(reader.push(bytes('ab'))).toEqual([]);
  expect(reader.push(bytes('c\r\n\nlong line\nok'))).toEqual([{ text: 'abc' }, { text: '' }, { tooLong: 9 }]);
  expect(reader.end()).toEqual([{ text: 'ok' }]);
  expect(reader.end()).toEqual([]);
});

test('options by name and value', () => {
  const game = ventura();
  expect(optionsFrom(game, 'toArms, papalStart=false')).toEqual({ toArms: true, papalStart: false });
  expect(optionsFrom(game, undefined)).toEqual({});
  expect(() => optionsFrom(game, 'toArms=perhaps')).toThrow('expected one of false, true');
});

test('the progress bar is for people only', () => {
  const written: string[] = [];
  const out = { isTTY: true, columns: 60, write: (text: string) => written.push(text) };
  const bar = progressOn(out, false, () => 1_000_000);
  bar.update(1, 2, 'half');
  bar.close();
  expect(written[0]).toContain(' 50%');
  for (const silent of [progressOn(out, true), progressOn({ ...out, isTTY: false }, false)]) silent.update(1, 1);
  expect(written).toHaveLength(2);
  expect(barText(1, 4, 10, 'x')).toContain('30 s left');
});

test('tables put numbers to the right', () => {
  expect(
    tableText([
      ['a', 'n'],
      ['long', 1234],
    ]),
  ).toEqual(['a         n', 'long  1,234']);
});

test('rules are found by number, chapter and words', () => {
  const rules = paragraphsOf(
    '# Rules\n## V1 Start\n\n- **V1.1** One *thing*\n  goes on.\n- **V1.10** Ten.\n\nloose words\n\n**V2.1** Two `x`.\n',
  );
  expect(rules).toEqual([
    { id: 'V1.1', chapter: 'V1 Start', text: 'One thing goes on.' },
    { id: 'V1.10', chapter: 'V1 Start', text: 'Ten.' },
    { id: 'V2.1', chapter: 'V1 Start', text: 'Two x.' },
  ]);
  expect(findRules(rules, 'v1.1').map((rule) => rule.id)).toEqual(['V1.1']);
  expect(findRules(rules, 'V1').map((rule) => rule.id)).toEqual(['V1.1', 'V1.10']);
  expect(findRules(rules, 'goes thing').map((rule) => rule.id)).toEqual(['V1.1']);
  expect(findRules(rules, 'nothing of this')).toEqual([]);
  const dashed = paragraphsOf('- **M7-1** A.\n- **M7.2-1** B.\n- **M7.2.3-2** C.\n- **MS-4** D.\n');
  expect(findRules(dashed, 'm7.2').map((rule) => rule.id)).toEqual(['M7.2-1', 'M7.2.3-2']);
  expect(findRules(dashed, 'M7.2-1').map((rule) => rule.id)).toEqual(['M7.2-1']);
  expect(findRules(dashed, 'ms').map((rule) => rule.id)).toEqual(['MS-4']);
  const [city] = paragraphsOf('- **V6.4** La Città di un’altra.\n');
  expect(findRules(city ? [city] : [], "citta un'altra")).toEqual([city]);
});

test('rules are told in the language that is asked for', async () => {
  const [english, italian, contents] = await Promise.all([
    condotta(['rules', 'ventura', 'V15.1']),
    condotta(['rules', 'ventura', 'V15.1', '--lang', 'it']),
    condotta(['rules', '--lang', 'it']),
  ]);
  expect(english.out).toMatch(/^V15 Expansion Phase\nV15\.1 The active player/);
  expect(italian.out).toMatch(/^V15 Fase Espansione\nV15\.1 Il giocatore attivo/);
  expect(contents.out).toContain('Ventura: 241 rules');
  expect(contents.out).toContain('V9 Fase Ventura: Fase Prestigio  (V9.1 to V9.4)');
});

test('the soak is cut into pieces that make the whole', () => {
  const pieces = planOf(ventura(), null, { scale: 0.01, seed: 's', only: [] });
  const lines = linesOf(pieces, []);
  expect(lines.find((line) => line.unit === 'decisions')?.wanted).toBe(10_000);
  expect(lines.find((line) => line.unit === 'probes')?.wanted).toBe(1_000);
  expect(new Set(pieces.map((piece) => piece.seed)).size).toBe(pieces.length);
  expect(new Set(pieces.map((piece) => JSON.stringify(piece.setups[0]))).size).toBeGreaterThan(10);
});

test('a small soak runs on workers', async () => {
  const { code, out } = await condotta('soak ventura --scale 0.0002 --only random-games,undo --json'.split(' '));
  const json = JSON.parse(out);
  expect(code).toBe(0);
  expect(json).toMatchObject({ ok: true, failures: [], results: [{ unit: 'decisions' }, { unit: 'undos' }] });
  for (const { count, wanted } of json.results) expect(count).toBeGreaterThanOrEqual(wanted);
});

test('a small soak tries the minds of every level that is quick, and says how often', async () => {
  const { code, out } = await condotta('soak ventura --scale 0.0005 --only lawful-minds,honest-minds'.split(' '));
  expect(code).toBe(0);
  for (const level of ['recruits', 'sergeants', 'captains'])
    expect(out).toMatch(new RegExp(`\\d proposals of ${level}`));
  expect(out).toMatch(/pairs for sergeants/);
});

test('simulate --json has the form that programs rely on', async () => {
  const { code, out, err } = await condotta(
    'simulate ventura --minds random,recruit --games 4 --seed 7 --workers 1 --json'.split(' '),
  );
  expect({ code, err }).toEqual({ code: 0, err: '' });
  expect(JSON.parse(out)).toMatchObject({
    game: 'ventura',
    games: 4,
    minds: [{ mind: expect.any(String), games: 4, wins: expect.any(Number), rate: expect.any(Number) }, {}],
    seats: [{ seat: 0 }, { seat: 1 }],
    length: { median: expect.any(Number), unit: 'rounds' },
  });
});

test('documents: schema and edition, which can be played with', async () => {
  const schema = await condotta(['schema']);
  expect(JSON.parse(schema.out)).toMatchObject({ title: 'condotta-record/1' });
  const edition = await condotta(['edition', 'ventura']);
  expect(JSON.parse(edition.out).tiles).toHaveLength(40);
  const play = ['play', '--plain', '--seats', '2', '--seed', 'e', '--edition', fileWith(edition.out)];
  expect((await condotta(play, 'quit\n')).code).toBe(0);
});

test('play without a game is the first one of the house', () => {
  expect(playSyntax(new Command()).registeredArguments[0]?.defaultValue).toBe(allGames[0]?.id);
});

test('help teaches, and wrong commands are told in a line', async () => {
  const help = await condotta(['--help']);
  expect(help.code).toBe(0);
  expect(help.out).toContain('Begin here:');
  for (const command of ['play', 'referee', 'simulate', 'coverage', 'verify', 'bench', 'soak', 'rules']) {
    const own = await condotta([command, '--help']);
    expect(own.code).toBe(0);
    expect(own.out).toContain(`condotta ${command}`);
  }
  for (const args of [
    ['fly'],
    ['verify'],
    ['simulate', 'ventura'],
    ['soak', '--scale', '0'],
    ['soak', '--only', 'x'],
  ]) {
    const { code, out, err } = await condotta(args);
    expect({ args, code, out }).toEqual({ args, code: 2, out: '' });
    expect(err).toMatch(/^condotta: [^\n]+\n$/);
  }
});
