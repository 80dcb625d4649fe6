import { gameById } from '@condotta/games';
import { BUILT_IN } from '@condotta/games/ventura/components';
import { range } from '@condotta/kernel';
import { describe, expect, test } from 'vitest';
import { addHappened, type Happened } from '../happenings.ts';
import { reportHtml } from '../html.ts';
import type { FinishedGame } from '../play.ts';
import { ticks } from '../plot.ts';
import { reportOf, type SimulationReport } from '../report.ts';
import { reportWriter } from '../report-file.ts';
import type { Setting } from '../request.ts';
import { reportSvg } from '../svg.ts';
import { endingWords, reportText } from '../text.ts';

const DEFAULTS = Object.fromEntries(
  (gameById('ventura')?.options ?? []).map(({ id, values }) => [id, values[0] ?? false]),
);

const setting: Setting = {
  game: 'ventura',
  version: '1',
  seats: 4,
  scenario: null,
  // All as they are by default, but one.
  options: { ...DEFAULTS, toArms: true },
  edition: null,
  seed: '7',
  minds: ['general', 'captain', 'captain', 'captain'],
  components: false,
  paired: false,
  weights: null,
  sampleFor: null,
  styles: 0,
};

const game = (index: number, winner: number, more: Partial<FinishedGame> = {}): FinishedGame => ({
  game: index,
  minds: [0, 1, 2, 3].map((seat) => setting.minds[(seat + index) % 4] ?? ''),
  winners: [winner],
  rule: 'V31.1',
  key: 'over.points',
  sides: ['este', 'gonzaga', 'medici', 'visconti'],
  length: 10 + index,
  unit: 'rounds',
  decisions: [10, 20, 30, 40],
  scores: [
    [0, 0, 0, 0, 0],
    [10 + index, 30, 20, 10, 0],
  ],
  times: [{ 80: 10 }, { 80: 20 }, { 80: 30 }, { 80: 40 }],
  things: null,
  ...more,
});

const findings = (results: readonly FinishedGame[]): SimulationReport =>
  reportOf({
    setting,
    rotations: 4,
    results,
    failures: [],
    stopped: 'played',
    notes: ['All went <well>.'],
    seconds: 1,
  });

/** The ids of some card's copies. */
function cardsOfOneName(): number[] {
  const [twin] = BUILT_IN.cards.filter((card, i) => BUILT_IN.cards.findIndex((other) => sameName(card, other)) < i);
  return BUILT_IN.cards.filter((card) => twin && sameName(card, twin)).map(({ id }) => id);
}

const sameName = (a: { name: { en: string } }, b: { name: { en: string } }): boolean => a.name.en === b.name.en;

describe('counting', () => {
  test('a mind at three of four seats counts three times, and its fair share is that of a seat', () => {
    // The general sits at 0, 3, 2, 1 and wins the first two.
    const found = findings([game(0, 0), game(1, 3), game(2, 0), game(3, 0)]);
    expect(found.minds).toMatchObject([
      { mind: 'general', games: 4, wins: 2, rate: 0.5, fair: 0.25, deviation: 25 },
      { mind: 'captain', games: 12, wins: 2, fair: 0.25 },
    ]);
    expect(found.seats.map(({ wins }) => wins)).toEqual([3, 0, 0, 1]);
    expect(found.sides).toMatchObject([{ side: 'este', games: 4, wins: 3 }, {}, {}, { side: 'visconti', wins: 1 }]);
    expect(found.length).toMatchObject({ median: 11.5, min: 10, max: 13 });
    expect(found.decisions.median).toBe(100);
  });

  test('a side of two seats counts once a game, and shares of teams are fair at one half', () => {
    const sides = ['france', 'spain', 'france', 'spain'];
    const found = findings([game(0, 0, { sides, winners: [0, 2] }), game(1, 0, { sides, winners: [1, 3] })]);
    expect(found.sides).toMatchObject([
      { side: 'france', games: 2, wins: 1, fair: 0.5 },
      { side: 'spain', games: 2, wins: 1, fair: 0.5 },
    ]);
    expect(found.seats.every(({ wins, fair }) => wins === 1 && fair === 0.5)).toBe(true);
  });

  test('score curves hold the last score of games that are over', () => {
    const short = game(0, 0, {
      length: 1,
      scores: [
        [0, 1, 1, 1, 1],
        [1, 30, 1, 1, 1],
      ],
    });
    const long = game(1, 0, {
      length: 3,
      scores: [
        [0, 1, 1, 1, 1],
        [1, 10, 1, 1, 1],
        [2, 20, 1, 1, 1],
        [3, 30, 1, 1, 1],
      ],
    });
    const { at, curves } = findings([short, long]).scores;
    expect(at).toEqual([0, 1, 2, 3]);
    expect(curves.find(({ name }) => name === 'winners')?.means).toEqual([1, 20, 25, 30]);
  });

  test('what happened is told a game, with the points that came of it', () => {
    const battle = { 'V20.1 battle': { times: 3, sums: {} } };
    const won = { 'V25.2 points': { times: 1, sums: { points: 5, total: 12 } }, ...battle };
    const report = findings([game(0, 0, { happened: battle }), game(1, 0, { happened: won })]);
    expect(report.happenings).toEqual([
      { rule: 'V20.1', key: 'battle', times: 3, sums: {} },
      { rule: 'V25.2', key: 'points', times: 0.5, sums: { points: 2.5, total: 6 } },
    ]);
    expect(reportText(report)).toContain(
      '  0.50  V25.2: The seat scores the points points and has the total. (2.5 points)',
    );
    expect(endingWords('venterra', 'F11.5', 'action')).toBe('F11.5: The seat resolves the card.');
  });

  test('the log is counted line by line, but for what only one seat is told', () => {
    const line = { key: 'points', args: { seat: 'seat:1', points: 5 }, rule: 'V25.2', only: null, but: 0 };
    const happened: Happened = {};
    addHappened(happened, [line, { ...line, only: 2 }, line]);
    expect(happened).toEqual({ 'V25.2 points': { times: 2, sums: { points: 10 } } });
  });

  test('things that were decided about are tallied against the fair share', () => {
    const things = [['enter tile:7'], ['enter tile:7', 'enter tile:20'], [], []];
    const other = [['enter tile:20'], [], [], []];
    const results = range(80).map((i) => game(i, i % 2, { things: i < 40 ? things : other }));
    expect(findings(results).components).toMatchObject([
      { verb: 'enter', kind: 'tile', things: ['tile:20'], games: 80, wins: 40, rate: 0.5, deviation: 25 },
      { verb: 'enter', kind: 'tile', things: ['tile:7'], games: 80, wins: 40 },
    ]);
  });

  test('the copies of a card count as one, once for a seat and game', () => {
    const twins = cardsOfOneName();
    const things = [twins.map((card) => `deploy card:${card}`), [`deploy card:${twins[1]}`], [], []];
    const [found, ...more] = findings(range(20).map((i) => game(i, 0, { things }))).components;
    expect(found).toMatchObject({ verb: 'deploy', kind: 'card', games: 40, wins: 20 });
    expect(found?.things).toHaveLength(twins.length);
    expect(more).toEqual([]);
  });

  test('what only one seat decides about is left out, for it tells of the seat', () => {
    const things = [['march troop:0.1'], [], [], []];
    expect(findings(range(40).map((i) => game(i, 0, { things }))).components).toEqual([]);
  });
});

test('a report holds as many games as may be asked for', () => {
  const one = game(0, 0);
  const many = range(200_000).map((i) => ({ ...one, game: i }));
  expect(findings(many).scores.at[0]).toBe(0);
});

describe('for people', () => {
  const found = findings([game(0, 0), game(1, 3), game(2, 0), game(3, 0)]);

  test('the text names minds, seats, sides, rules and notes', () => {
    const text = reportText(found);
    for (const part of [
      'general',
      'seat 4',
      'visconti',
      'V31.1: The winner has n points',
      'toArms',
      'median 11.5 rounds',
      'Note: All went',
    ])
      expect(text).toContain(part);
    for (const id of Object.keys(DEFAULTS)) expect(text.includes(id)).toBe(id === 'toArms');
    expect(text.split('\n').every((line) => line.length < 160)).toBe(true);
  });

  test('the drawing is well-formed and stands alone', () => {
    const svg = reportSvg(found);
    const open: string[] = [];
    for (const [, end, name = '', own] of svg.matchAll(/<(\/?)([a-z]+)[^>]*?(\/?)>/g)) {
      if (end) expect(open.pop()).toBe(name);
      else if (!own) open.push(name);
    }
    expect(open).toEqual([]);
    expect(svg).not.toMatch(/NaN|undefined|Infinity|href/);
    for (const part of ['general', 'seat 4', 'visconti', 'Length in rounds', 'Mean score', 'What luck leaves'])
      expect(svg).toContain(part);
  });

  test('each form says with which options it was played, and that it was stopped', () => {
    const sure: SimulationReport = { ...found, stopped: 'sure', setting: { ...found.setting, edition: true } };
    for (const said of [reportText(sure), reportHtml(sure), reportSvg(sure)])
      for (const part of ['stopped early', 'ith an edition', 'options toArms']) expect(said).toContain(part);
  });

  test('a run without a finished game can be told and drawn', () => {
    const empty = findings([]);
    expect(reportText(empty)).toContain('no game was finished');
    expect(reportSvg(empty)).not.toMatch(/NaN|Infinity/);
    expect(reportHtml(empty)).not.toMatch(/NaN|Infinity/);
  });

  test('which cards win is told for each kind of thing, and drawn', () => {
    const each = ['deploy card:17', 'enter tile:7', 'lay cell:1,1'];
    const full = findings(range(40).map((i) => game(i, 0, { things: [each, each, [], []] })));
    for (const said of [reportText(full), reportSvg(full)]) {
      expect(said).toContain('Every card: what goes');
      expect(said).toMatch(/deploy .*\(card:17\)/);
      expect(said).toContain('Every tile');
      expect(said).not.toContain('cell:1,1');
    }
  });

  test('the page holds the drawing and the tables, and is well-formed', () => {
    const page = reportHtml(found);
    for (const part of ['<!doctype html>', '<svg', 'By mind', 'What decided', 'Luck:', 'All went &lt;well&gt;.'])
      expect(page).toContain(part);
    const open: string[] = [];
    for (const [, end, name = '', own] of page.replace(/<meta[^>]*>/g, '').matchAll(/<(\/?)([a-z0-9]+)[^>]*?(\/?)>/g)) {
      if (end) expect(open.pop()).toBe(name);
      else if (!own) open.push(name);
    }
    expect(open).toEqual([]);
    expect(page).not.toMatch(/NaN|undefined|Infinity|https?:\/\/(?!www\.w3\.org)/);
  });

  test('the ending of a file says which form the report gets', () => {
    const form = (name: string): string => {
      const writer = reportWriter(name);
      return writer.ok ? writer.value(found).slice(0, 9) : JSON.stringify(writer.problems);
    };
    expect(form('run.HTML')).toBe('<!doctype');
    expect(form('run.svg')).toBe('<svg xmln');
    expect(form('run.json')).toBe('{\n  "game');
    expect(form('run.txt')).toBe('ventura: ');
    for (const name of ['run', 'run.pdf', 'html']) expect(form(name)).toContain('should end in');
  });

  test('axes are marked at round numbers', () => {
    expect(ticks(0, 1, 5)).toEqual([0, 0.2, 0.4, 0.6, 0.8, 1]);
    expect(ticks(3, 27, 6)).toEqual([5, 10, 15, 20, 25]);
    expect(ticks(4, 4, 6)).toEqual([4]);
  });
});
