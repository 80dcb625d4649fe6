import type { RavennaView } from '@condotta/games/ravenna';
import type { Components } from '@condotta/games/ravenna/components';
import { at, last, type Seat } from '@condotta/kernel';
import { act } from '@condotta/kernel/host';
import { type Canvas, textOf, textOfLine } from '@condotta/kit/terminal';
import { expect, test } from 'vitest';
import { offersFor, openThings, promptFor, type Session, sceneFor } from '../terminal/session.ts';
import { drawScreen } from '../terminal/turn-screen.ts';
import { asked, screensOf, shown, terminalOf } from './drawing.ts';

const { game: ravenna, sessionAfter, sessionWhere } = await terminalOf('ravenna');

const sessionAt = (proc: string, step: string): Session =>
  sessionWhere(({ match }) => last(match.world.stack).proc === proc && last(match.world.stack).at === step);

const viewOf = (session: Session, seat: Seat | null): RavennaView => sceneFor(session, seat, {}).view as RavennaView;
const fieldOf = (session: Session, width: number, height: number): string[] =>
  textOf(session.drawing.map(sceneFor(session, asked(session), {}), { width, height }));

test('a whole screen fits its size and shows the field, both sides, offers and log', () => {
  for (const [seats, decisions] of [
    [2, 0],
    [2, 60],
    [3, 40],
    [6, 130],
  ] as const) {
    const session = sessionAfter(seats, decisions);
    for (const { width, rows } of screensOf(session)) {
      if (width < 80 || session.match.world.over) continue;
      const text = rows.join('\n');
      expect(text).toContain('▸ 1 ');
      expect(text).toContain('What happened');
      for (const name of ['French', 'Holy League', 'Foix', 'Este', 'Gonzaga', 'Cardona', 'Colonna', 'Navarro'])
        expect(text).toContain(name);
      expect([...text.matchAll(/Moral \d/g)].length).toBeGreaterThanOrEqual(2);
    }
  }
});

test('the field at the start, as small as it gets: tiles on their cells, the ditch, letters and numbers', () => {
  expect(fieldOf(sessionAfter(2, 0), 50, 15)).toEqual([
    '    A       B       C       D        E       F',
    '1·       ·       ·       ·        ·       ·',
    ' ▼c  cav         ▼d  cav          ▼h  art ▼k  cav',
    '2·       ·       ·       ·        ·       ·',
    '         ▼e  ▼f  ▼g  art ▼a  ▼b   ▼i  ▼j  ▼l  cav',
    '3·       ·       ·       ·        ·       ·',
    '4·       ·       ·       ·        ·       ·',
    '         ════════════════════════',
    '5·       △h  art △i  △j  △k  △l  ║·       ·',
    '                                 ║',
    '6△f  cav △g      △a  △b  ·       ║·       ·',
    '                                 ║',
    '7△d  cav ·       △c  cav ·        △e  cav ·',
    '',
    '',
  ]);
});

test('in every size each living Unit is on the field, and none that is destroyed', () => {
  const session = sessionWhere((each) => viewOf(each, null).units.some(({ area }) => area === null));
  const { units } = viewOf(session, asked(session));
  const signs = (side: number): string => (side === 0 ? '▲▶▼◀' : '△▷▽◁');
  for (const [width, height] of [
    [50, 22],
    [80, 30],
    [120, 50],
  ] as const) {
    const text = fieldOf(session, width, height).join('\n');
    for (const { unit, area, facing } of units) {
      const sign = `${[...signs(unit < 12 ? 0 : 1)][facing]}${'abcdefghijkl'[unit % 12]}`;
      expect({ unit, shown: text.includes(sign) }).toEqual({ unit, shown: area !== null });
    }
  }
});

test('a field that does not fit keeps what is chosen in sight, and says where it goes on', () => {
  const session = sessionAfter(2, 0);
  const scene = (thing: string) => sceneFor(session, 0, { lit: [thing] });
  const draw = (thing: string): string =>
    textOf(session.drawing.map(scene(thing), { width: 50, height: 8 })).join('\n');
  expect(draw('unit:F3')).toMatch(/1[\s\S]*▼c[\s\S]*↓/);
  expect(draw('unit:F3')).not.toContain('△d');
  expect(draw('unit:L4')).toMatch(/A {7}B[\s\S]*↑[\s\S]*△d/);
});

test('an Area that can be decided about carries the number of its offer, and lights up when it is chosen', () => {
  const session = sessionAt('march', 'go');
  const seat = asked(session);
  const offers = offersFor(session, seat);
  const advance = offers.find(({ decision, refusal }) => decision.verb === 'advance' && !refusal);
  if (!advance) throw new Error('nowhere to go');
  const size = { width: 69, height: 22 };
  const map = (lit: readonly string[]): Canvas =>
    session.drawing.map(sceneFor(session, seat, { lit, open: openThings(offers) }), size);
  const plain = textOf(session.drawing.map(sceneFor(session, seat, {}), size)).join('\n');
  expect(textOf(map([])).join('\n')).not.toBe(plain);
  expect(textOf(map([])).join('\n')).toMatch(new RegExp(`\\s${advance.number}\\s`));
  const inverse = ({ styles }: Canvas): number => styles.filter((style) => style.inverse).length;
  expect(inverse(map([]))).toBe(0);
  expect(inverse(map([String(advance.decision.arg)]))).toBeGreaterThan(5);
});

test('a turn that is chosen shows the front where it would be', () => {
  const session = sessionAt('march', 'go');
  const seat = asked(session);
  const turn = offersFor(session, seat).find(({ decision, refusal }) => decision.verb === 'turn' && !refusal);
  const map = (lit: readonly string[]): string =>
    textOf(session.drawing.map(sceneFor(session, seat, { lit }), { width: 69, height: 22 })).join('\n');
  expect(map([String(turn?.decision.arg)])).not.toBe(map([]));
});

test('the question says whom it is about', () => {
  const march = sessionAt('march', 'go');
  const frame = viewOf(march, asked(march)).flow.at(-1);
  const unit = frame?.proc === 'march' ? frame.unit : -1;
  const name = (ravenna.components as Components).units[unit]?.name.en ?? '?';
  expect(promptFor(march, asked(march))).toMatch(new RegExp(`^${name} \\(..\\): `));
  const orders = sessionAt('orders', 'choose');
  const play = offersFor(orders, 0).find(({ decision, refusal }) => decision.verb === 'play' && !refusal);
  if (play) act(orders.match, 0, play.decision);
  expect(promptFor(orders, 0)).toMatch(/^To Gaston de Foix: /);
});

test('who is hit reads what each way out costs', () => {
  const session = sessionAt('effect', 'choose');
  const seat = asked(session);
  const frame = viewOf(session, seat).flow.at(-1);
  if (frame?.proc !== 'effect' || !frame.choices) throw new Error('no choices');
  const { drawing } = session;
  const hand = drawing
    .hand(sceneFor(session, seat, {}), { width: 40, height: 9 })
    .map(textOfLine)
    .join('\n');
  expect(hand).toContain(`Stand: −${frame.choices.costs.moral} Moral`);
  expect(hand).toMatch(/Withdraw → ([A-F]\d|destroyed)/);
});

test('nobody reads a hidden Strategy or Order of another in any drawing', () => {
  const session = sessionAt('execution', 'answer');
  const { drawing } = session;
  const size = { width: 60, height: 99 };
  const components = ravenna.components as Components;
  for (const seat of [0, 1, null]) {
    const scene = sceneFor(session, seat, {});
    const all = [...drawing.hand(scene, size), ...drawing.players(scene, size), ...drawing.boards(scene, 60)];
    const text = [...all.map(textOfLine), ...drawing.text(scene)].join('\n');
    const played = (session.match.world.state as { sides: { played: number }[] }).sides.map((side) => side.played);
    for (const side of [0, 1] as const) {
      const name = at(components.strategies[side], at(played, side)).name.en;
      const also = components.strategies[side === 0 ? 1 : 0].some((other) => other.name.en === name);
      if (!also) expect({ seat, side, read: text.includes(name) }).toEqual({ seat, side, read: seat === side });
    }
    const league = textOfLine(at(drawing.players(scene, size), 5));
    expect(league).toMatch(seat === 1 ? /Cardona (Maintain|Attack|Movement|Wait)/ : /Cardona \?/);
  }
});

test('Italian has its own words on every part of the screen', () => {
  const session: Session = { ...sessionAfter(2, 40), language: 'it' };
  const text = textOf(drawScreen(session, shown(session, asked(session)), 120, 40)).join('\n');
  for (const word of ['Che cosa è successo', 'Morale', 'Turno', 'Lega Santa', 'Le tue Unità'])
    expect(text).toContain(word);
  expect(text).not.toMatch(/Turn |Moral |League|Your/);
});
