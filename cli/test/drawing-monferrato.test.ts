import type { MonferratoView } from '@condotta/games/monferrato';
import { at, type Seat } from '@condotta/kernel';
import { textOf, textOfLine } from '@condotta/kit/terminal';
import { expect, test } from 'vitest';
import { type Session, sceneFor } from '../terminal/session.ts';
import { screensOf, terminalOf } from './drawing.ts';

const { game: monferrato, drawing, sessionAfter } = await terminalOf('monferrato');

const viewOf = (session: Session, seat: Seat | null): MonferratoView =>
  sceneFor(session, seat, {}).view as MonferratoView;

interface Border {
  readonly a: string;
  readonly b: string;
  readonly wall: number;
}

test('a whole screen fits its size and shows map, factions, offers and log', () => {
  for (const decisions of [0, 40, 200])
    for (const { width, rows } of screensOf(sessionAfter(2, decisions))) {
      if (width < 120) continue;
      expect(rows.join('\n')).toContain('(P0');
      expect(rows.join('\n')).toContain('Casale');
    }
});

test('every zone has its place, and shows who stands there', () => {
  const session = sessionAfter(2, 60);
  const scene = sceneFor(session, 0, {});
  const text = textOf(drawing.map(scene, { width: 260, height: 40 })).join('\n');
  for (const { id } of monferrato.components.zones) expect(text).toContain(scene.nameOf(`zone:${id}`).slice(0, 8));
  expect(text).toContain('⚜');
  expect(text).toContain('✚');
  // The walls of both Fortresses as they stand.
  const { sides } = viewOf(session, 0);
  const walls: readonly Border[] = monferrato.components.borders.filter(({ wall }: Border) => wall > 0);
  for (const { id, ground } of monferrato.components.zones) {
    if (ground !== 'fortress') continue;
    const levels = walls.flatMap(({ a, b }, side) => (a === id || b === id ? [sides[side]?.level] : []));
    expect(levels.length).toBeGreaterThan(3);
    expect(text).toContain(levels.join(' '));
  }
});

test('where both sides stand each is counted under its own sign', () => {
  const scene = sceneFor(sessionAfter(2, 60), 0, {});
  const view = scene.view as MonferratoView;
  const ids: readonly string[] = monferrato.components.units.map(({ id }: { readonly id: string }) => id);
  const casale = monferrato.components.zones.findIndex(({ id }: { readonly id: string }) => id === 'casale');
  const there = ['G1', 'G2', 'M1', 'M2', 'M3'];
  const units = view.units.map((unit) => ({ ...unit, zone: there.includes(at(ids, unit.unit)) ? casale : null }));
  const text = textOf(drawing.map({ ...scene, view: { ...view, units } }, { width: 260, height: 40 })).join('\n');
  expect(text).toMatch(/⚜ 2!? +✚ 3/);
});

test('one reads one’s own chits with what they do, and the other’s hand as a number', () => {
  const session = sessionAfter(2, 60);
  const seat: Seat = viewOf(session, 0).hands[0]?.count ? 0 : 1;
  const own = viewOf(session, seat).hands[seat]?.chits ?? [];
  expect(own.length).toBeGreaterThan(0);
  const scene = sceneFor(session, seat, {});
  const lines = drawing.hand(scene, { width: 100, height: 20 }).map(textOfLine).join('\n');
  for (const chit of own) expect(lines).toContain(scene.nameOf(`chit:${chit + 1}`));
  const other = sceneFor(session, seat === 0 ? 1 : 0, {});
  const theirs = drawing.hand(other, { width: 100, height: 20 }).map(textOfLine).join('\n');
  const hidden = own.filter((chit) => !viewOf(session, seat === 0 ? 1 : 0).hands[seat]?.chits.includes(chit));
  for (const chit of hidden) expect(theirs).not.toContain(scene.nameOf(`chit:${chit + 1}`));
});

test('the position in words names zones, counters with their values, walls and Morale', () => {
  const session = sessionAfter(2, 60);
  const scene = sceneFor(session, null, {});
  const text = drawing.text(scene).join('\n');
  expect(text).toMatch(/Casale \(Pro-France\): Fortress; 10 points; walls: /);
  expect(text).toContain('Morale: Gonzaga 7, Spain 7, Savoy 7');
  expect(drawing.detail(scene, 'unit:G3')).toContain('3/4');
  expect(drawing.detail(scene, 'chit:5')).toContain('Guillestre');
  expect(drawing.boards(scene, 80).map(textOfLine).join('\n')).toContain('Gonzaga');
});
