import { at, last, type Seat } from '@condotta/kernel';
import { expect, test } from 'vitest';
import { ansiRows } from '../terminal/ansi.ts';
import { canvasOf, clip, line, put, textOf, textOfLine, wrap } from '../terminal/canvas.ts';
import { drawFrame, type Shown } from '../terminal/frame.ts';
import { drawHexes, type Hex } from '../terminal/hexes.ts';
import { offersFor, openThings, type Session, sceneFor, sessionOf } from '../terminal/session.ts';
import { shortName } from '../terminal/ventura-map.ts';
import { fileWith, randomMatch } from './run.ts';

const hex = (q: number, r: number, text: string): Hex => ({
  q,
  r,
  border: {},
  fill: {},
  rank: 0,
  rows: () => [line(text)],
});

test('hexagons share their edges', () => {
  const map = drawHexes([hex(0, 0, 'one'), hex(1, 0, 'two'), hex(0, 1, 'three')], { width: 17, height: 6 }, null);
  expect(textOf(map.canvas)).toEqual([
    '  ______',
    ' / one  \\______',
    ' \\______/ two  \\',
    ' /three \\      /',
    ' \\      /',
    '',
  ]);
  const large = drawHexes([hex(0, 0, 'one'), hex(1, -1, 'two')], { width: 24, height: 8 }, null);
  expect(textOf(large.canvas)).toEqual(LARGE);
});

const LARGE = [
  '             ________',
  '            /  two   \\',
  '   ________/          \\',
  '  /  one   \\          /',
  ' /          \\        /',
  ' \\          /',
  '  \\        /',
  '',
];

test('a map that does not fit is cut around its focus, and says where it goes on', () => {
  const hexes = Array.from({ length: 12 }, (_, q) => hex(q, -Math.floor(q / 2), `h${q}`));
  const { canvas, hidden } = drawHexes(hexes, { width: 20, height: 5 }, at(hexes, 6));
  expect(textOf(canvas).join('\n')).toContain('h6');
  expect(textOf(canvas).join('\n')).not.toContain('h1 ');
  expect(hidden).toMatchObject({ left: true, right: true, up: false, down: false });
});

test('nothing in a name steers the terminal', () => {
  const canvas = canvasOf(20, 1);
  put(canvas, 0, 0, 'A\x1b[2J\r\nB\u202eC');
  expect(textOf(canvas)).toEqual(['A [2J  B C']);
  expect(ansiRows(canvas, true)).toEqual([expect.stringMatching(/^A \[2J {2}B C +.\[0m$/)]);
});

test('long texts are clipped and wrapped', () => {
  expect(clip('Legnago on the Adige', 8)).toBe('Legnago…');
  expect(wrap('one two three', 8, 2)).toEqual(['one two', '  three']);
  expect(shortName('', 'Lake Garda', 6)).toBe('Garda');
  expect(shortName('', 'Plain of Lodi', 8)).toBe('Lodi');
  expect(shortName('3·', 'Cassano on the Adda', 8)).toBe('3·Cassan');
});

function sessionAfter(seats: number, decisions: number): Session {
  const holders = Array.from({ length: seats }, (_, i) => ({ kind: 'person' as const, name: `P${i}` }));
  return sessionOf(randomMatch(seats, decisions), { holders, language: 'en', file: fileWith(''), ms: 1, flags: '' });
}

const shown = (session: Session, seat: Seat): Shown => ({
  seat,
  offers: offersFor(session, seat),
  chosen: 0,
  greyed: true,
  prompt: null,
  footer: 'keys',
  since: 0,
  blamed: [],
});

test('a whole screen fits its size and shows map, players, offers and log', () => {
  for (const [seats, decisions] of [
    [2, 0],
    [2, 60],
    [3, 200],
    [4, 400],
  ] as const) {
    const session = sessionAfter(seats, decisions);
    const seat = session.match.world.waiting[0] ?? 0;
    for (const [width, height] of [
      [80, 24],
      [120, 40],
      [200, 60],
      [40, 12],
    ] as const) {
      const rows = textOf(drawFrame(session, shown(session, seat), width, height));
      expect(rows).toHaveLength(height);
      for (const row of rows) expect([...row].length).toBeLessThanOrEqual(width);
      expect(rows[0]).toContain('Ventura');
      expect(last(rows)).toContain('keys');
      if (width < 80 || session.match.world.over) continue;
      const text = rows.join('\n');
      expect(text).toContain('▸ 1 ');
      expect(text).toContain('What happened');
      for (const { seat: other } of (sceneFor(session, seat, {}).view as { players: { seat: number }[] }).players)
        expect(text).toContain(`(P${other}`);
    }
  }
});

test('the map shows every tile with its owner, and the Troops where they stand', () => {
  const session = sessionAfter(3, 200);
  const scene = sceneFor(session, 0, {});
  const view = scene.view as {
    map: { tile: number; owner: number | null; markers: number }[];
    troops: { id: string }[];
  };
  const text = textOf(session.drawing.map(scene, { width: 200, height: 80 })).join('\n');
  for (const { tile } of view.map) {
    const word = scene.nameOf(`tile:${tile}`).slice(0, 4);
    expect(text).toContain(word);
  }
  const letters = ['E', 'G', 'M', 'V'];
  const owned = view.map.filter((place) => place.owner !== null);
  expect([...text.matchAll(/[EGMV]\d/g)].length).toBeGreaterThanOrEqual(owned.length);
  expect(letters.some((letter) => text.includes(`${letter}1`))).toBe(true);
});

test('the places for a new tile carry the numbers of their offers', () => {
  let session = sessionAfter(2, 0);
  for (let n = 1; n < 30; n++) {
    session = sessionAfter(2, n);
    if (last(session.match.world.stack).at === 'cell') break;
  }
  const seat = at(session.match.world.waiting, 0);
  const offers = offersFor(session, seat);
  const open = openThings(offers);
  expect([...open.keys()].every((thing) => thing.startsWith('cell:'))).toBe(true);
  const text = textOf(session.drawing.map(sceneFor(session, seat, { open }), { width: 100, height: 60 })).join('\n');
  for (const number of open.values()) expect(text).toMatch(new RegExp(`\\W${number}\\W`));
  expect(at(offers, 0).label).toMatch(/^Lay it on the place beside \w+/);
});

test('nobody sees the cards of another in any drawing', () => {
  const session = sessionAfter(2, 150);
  const { drawing } = session;
  const size = { width: 60, height: 99 };
  for (const seat of [0, 1, null]) {
    const scene = sceneFor(session, seat, {});
    const hands = (scene.view as { players: { hand: unknown }[] }).players.map((player) => player.hand);
    expect(hands.map((hand) => hand !== null)).toEqual([seat === 0, seat === 1]);
    const all = [...drawing.hand(scene, size), ...drawing.players(scene, size), ...drawing.boards(scene, 60)];
    expect(all.map(textOfLine).join('\n').includes('Your hand')).toBe(seat !== null);
  }
});

test('Italian has its own words on every part of the screen', () => {
  const english = sessionAfter(2, 90);
  const session: Session = { ...english, language: 'it' };
  const text = textOf(drawFrame(session, shown(session, session.match.world.waiting[0] ?? 0), 120, 40)).join('\n');
  expect(text).toContain('Che cosa è successo');
  expect(text).toContain('punti');
  expect(text).not.toContain('points');
});
