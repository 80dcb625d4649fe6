import { at, last } from '@condotta/kernel';
import { canvasOf, put, textOf, textOfLine } from '@condotta/kit/terminal';
import { expect, test } from 'vitest';
import { ansiRows } from '../terminal/ansi.ts';
import { offersFor, openThings, type Session, sceneFor } from '../terminal/session.ts';
import { drawScreen } from '../terminal/turn-screen.ts';
import { asked, screensOf, shown, terminalOf } from './drawing.ts';

test('nothing in a name steers the terminal', () => {
  const canvas = canvasOf(20, 1);
  put(canvas, 0, 0, 'A\x1b[2J\r\nB\u202eC');
  expect(textOf(canvas)).toEqual(['A [2J  B C']);
  expect(ansiRows(canvas, true)).toEqual([expect.stringMatching(/^A \[2J {2}B C +.\[0m$/)]);
});

const { sessionAfter, sessionWhere } = await terminalOf('ventura');

test('a whole screen fits its size and shows map, players, offers and log', () => {
  for (const [seats, decisions] of [
    [2, 0],
    [2, 60],
    [3, 200],
    [4, 400],
  ] as const) {
    const session = sessionAfter(seats, decisions);
    for (const { width, rows } of screensOf(session)) {
      expect(rows[0]).toContain('Ventura');
      if (width < 80 || session.match.world.over) continue;
      const text = rows.join('\n');
      expect(text).toContain('▸ 1 ');
      expect(text).toContain('What happened');
      for (let seat = 0; seat < seats; seat++) expect(text).toContain(`(P${seat}`);
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
    // A long name is told by its own word: "Lodi" of "Plain of Lodi".
    const words = scene.nameOf(`tile:${tile}`).split(' ');
    expect(words.some((word) => word.length > 3 && text.includes(word.slice(0, 4)))).toBe(true);
  }
  const letters = ['E', 'G', 'M', 'V'];
  const owned = view.map.filter((place) => place.owner !== null);
  expect([...text.matchAll(/[EGMV]\d/g)].length).toBeGreaterThanOrEqual(owned.length);
  expect(letters.some((letter) => text.includes(`${letter}1`))).toBe(true);
});

test('the places for a new tile carry the numbers of their offers', () => {
  const session = sessionWhere(({ match }) => last(match.world.stack).at === 'cell');
  const seat = asked(session);
  const offers = offersFor(session, seat);
  const open = openThings(offers);
  expect([...open.keys()].every((thing) => thing.startsWith('cell:'))).toBe(true);
  const text = textOf(session.drawing.map(sceneFor(session, seat, { open }), { width: 100, height: 60 })).join('\n');
  for (const number of open.values()) expect(text).toMatch(new RegExp(`\\W${number}\\W`));
  expect(at(offers, 0).label).toMatch(/^Lay .+ on the place beside \w+/);
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
  const text = textOf(drawScreen(session, shown(session, asked(session)), 120, 40)).join('\n');
  expect(text).toContain('Che cosa è successo');
  expect(text).toContain('punti');
  expect(text).not.toContain('points');
});
