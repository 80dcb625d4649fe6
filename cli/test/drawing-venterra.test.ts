import type { VenterraView } from '@condotta/games/venterra';
import { at, last, type Seat } from '@condotta/kernel';
import { textOf, textOfLine } from '@condotta/kit/terminal';
import { expect, test } from 'vitest';
import { offersFor, openThings, type Session, sceneFor } from '../terminal/session.ts';
import { drawScreen } from '../terminal/turn-screen.ts';
import { asked, screensOf, shown, terminalOf } from './drawing.ts';

const { drawing, sessionAfter, sessionWhere } = await terminalOf('venterra');

const viewOf = (session: Session, seat: Seat | null): VenterraView => sceneFor(session, seat, {}).view as VenterraView;
const mapOf = (session: Session, width: number, height: number, open = new Map<string, string>()): string =>
  textOf(session.drawing.map(sceneFor(session, asked(session), { open }), { width, height })).join('\n');

test('a whole screen fits its size and shows map, players, offers and log', () => {
  for (const [seats, decisions] of [
    [2, 0],
    [2, 60],
    [3, 200],
    [5, 400],
  ] as const) {
    const session = sessionAfter(seats, decisions);
    for (const { width, rows } of screensOf(session)) {
      expect(rows[0]).toContain(width < 80 ? 'Fate of' : 'Fate of Venterra');
      if (width < 120 || session.match.world.over) continue;
      const text = rows.join('\n');
      expect(text).toContain('▸ 1 ');
      expect(text).toContain('What happened');
      for (const { seat } of viewOf(session, asked(session)).players) expect(text).toContain(`(P${seat}`);
    }
  }
});

test('the map shows every territory with its defense and points, and what stands there', () => {
  const session = sessionAfter(3, 260);
  const { territories } = viewOf(session, 0);
  const text = mapOf(session, 200, 90);
  expect(territories.length).toBe(28);
  for (const { side, cell, army } of territories) {
    expect(text).toMatch(new RegExp(`\\b${side}${cell + 1} [≡▲∴≈▣]`));
    if (army && army.units.knight > 0) expect(text).toContain(`${army.units.knight}K`);
  }
  const values = territories.map(({ defense, points }) => `D${defense} ★${points}`);
  for (const value of new Set(values))
    expect(text.split(value).length - 1).toBe(values.filter((one) => one === value).length);
  expect(text.match(/★\d \?/g)?.length).toBe(territories.filter(({ token }) => token).length);
  expect(text.match(/[OWLBP]♜/g)?.length).toBe(
    territories.filter(({ structure }) => structure?.kind === 'fortress').length,
  );
});

test('a small map still has every territory', () => {
  const session = sessionAfter(3, 260);
  const text = mapOf(session, 90, 40);
  for (const { side, cell } of viewOf(session, 0).territories) expect(text).toContain(`${side}${cell + 1}`);
});

test('places for a board carry the numbers of their offers, and the one that is lit is drawn as large as the board', () => {
  const session = sessionWhere(({ match }) => {
    const { proc, at: step } = last(match.world.stack);
    return proc === 'building' && step === 'place';
  });
  const offers = offersFor(session, asked(session));
  const open = openThings(offers);
  expect([...open.keys()].every((thing) => thing.startsWith('place:'))).toBe(true);
  const text = mapOf(session, 160, 90, open);
  for (const number of open.values()) expect(text).toMatch(new RegExp(`\\W${number}\\W`));
  const [first = ''] = open.keys();
  const scene = sceneFor(session, asked(session), { lit: [first] });
  const canvas = session.drawing.map(scene, { width: 160, height: 90 });
  const bare = session.drawing.map(sceneFor(session, asked(session), {}), { width: 160, height: 90 });
  const inked = ({ styles }: typeof canvas): number => styles.filter(({ bg }) => bg === 231).length;
  expect(inked(bare)).toBe(0);
  // Eight hexagons are lit, not one.
  expect(inked(canvas)).toBeGreaterThan(8 * 20);
});

test('a fight is told with both totals', () => {
  const session = sessionWhere(({ match }) => match.world.stack.some(({ proc }) => proc === 'fight'));
  const scene = sceneFor(session, asked(session), {});
  const fight = viewOf(session, 0).flow.find((frame) => frame.proc === 'fight');
  const text = session.drawing.hand(scene, { width: 60, height: 40 }).map(textOfLine).join('\n');
  expect(text).toContain('Fight at');
  if (fight?.proc === 'fight') expect(text).toContain(`attack ${fight.attack}`);
});

test('nobody sees the cards of another in any drawing', () => {
  const session = sessionWhere(({ match }) =>
    (match.world.state as { players: { favors: number[] }[] }).players.every(({ favors }) => favors.length > 0),
  );
  const size = { width: 90, height: 99 };
  for (const seat of [0, 1, null]) {
    const scene = sceneFor(session, seat, {});
    const held = (session.match.world.state as { players: { favors: number[] }[] }).players.map(({ favors }) => favors);
    const all = [
      ...drawing.hand(scene, size).map(textOfLine),
      ...drawing.players(scene, size).map(textOfLine),
      ...drawing.boards(scene, 90).map(textOfLine),
      ...drawing.text(scene),
    ].join('\n');
    for (const [other, cards] of held.entries())
      for (const card of cards) {
        const name = scene.nameOf(`favor:${card}`);
        const alsoOwn = seat !== null && at(held, seat).some((one) => scene.nameOf(`favor:${one}`) === name);
        if (other === seat || !alsoOwn) expect(all.includes(name)).toBe(other === seat);
      }
  }
});

test('what a thing is can be read in a line, and the whole position in words', () => {
  const scene = sceneFor(sessionAfter(3, 260), 0, {});
  expect(drawing.detail(scene, 'quest:22')).toBe('8 territories → 5 VP, 2 wealth');
  expect(drawing.detail(scene, 'favor:1')).toBe('Before a fight is resolved: +2 to your total.');
  expect(drawing.detail(scene, 'unit:siege')).toBe('cost 2, attack 1 (2 against structures), defense 0, movement 1');
  expect(drawing.detail(scene, 'combat:knight')).toBe('+3; cost 3');
  const { territories } = scene.view as VenterraView;
  const text = drawing.text(scene).join('\n');
  for (const { id } of territories) {
    expect(text).toContain(`  ${scene.nameOf(id)} (`);
    expect(drawing.detail(scene, id)).toMatch(/defense \d+; \d+ VP/);
  }
});

test('Italian has its own words on every part of the screen', () => {
  const english = sessionAfter(2, 120);
  const session: Session = { ...english, language: 'it' };
  const scene = sceneFor(session, 0, {});
  const text = [
    ...textOf(drawScreen(session, shown(session, asked(session)), 140, 50)),
    ...drawing.boards(scene, 80).map(textOfLine),
    ...drawing.text(scene),
    ...drawing.legend('it'),
  ].join('\n');
  expect(text).toContain('Missioni aperte a tutti');
  for (const word of ['wealth', 'points', 'quests', 'defense', 'Soldier,']) expect(text).not.toContain(word);
});
