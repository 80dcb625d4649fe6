/** The menu before a match: which game and scenario, who plays, which optional rules. */

import {
  type AnyGame,
  at,
  type Language,
  type OptionValue,
  optionsOf,
  range,
  type ScenarioSpec,
  scenarioOf,
  seatsOf,
} from '@condotta/kernel';
import { type Canvas, clip, line, putLines, type Style, span } from '@condotta/kit/terminal';
import { LEVELS, type Level } from '../opponents.ts';
import { Leave, nextKey, titled } from './dialogue.ts';
import { type Screen, sheet } from './screen.ts';
import type { Holder } from './session.ts';
import { say } from './words.ts';

/** What the menu decides. */
export interface Wish {
  readonly game: AnyGame;
  /** Null in a game without scenarios. */
  readonly scenario: string | null;
  readonly seats: number;
  readonly holders: readonly Holder[];
  readonly options: Readonly<Record<string, OptionValue>>;
  readonly language: Language;
}

interface Menu {
  readonly games: readonly AnyGame[];
  game: number;
  scenario: string | null;
  seats: number;
  /** For as many seats as any game can have. */
  readonly holders: (Level | 'person')[];
  readonly names: string[];
  options: Record<string, OptionValue>;
  language: Language;
  row: number;
}

/** A line of the menu: what it says, and what its keys do. */
interface Row {
  readonly label: string;
  readonly value: string;
  readonly note?: string;
  change?(by: 1 | -1): void;
  /** A letter, or null: the last one goes. */
  type?(letter: string | null): void;
}

const LANGUAGES: readonly (readonly [Language, string])[] = [
  ['en', 'English'],
  ['it', 'Italiano'],
];
const HOLDERS: readonly (Level | 'person')[] = ['person', ...LEVELS];
const NAME_ROOM = 16;

export async function askForMatch(screen: Screen, games: readonly AnyGame[], language: Language): Promise<Wish> {
  const first = at(games, 0);
  const most = Math.max(...games.map((game) => game.seats.max));
  const menu: Menu = {
    games,
    game: 0,
    scenario: defaultScenario(first),
    seats: first.seats.min,
    holders: range(most).map((seat) => (seat === 0 ? 'person' : 'sergeant')),
    names: range(most).map(() => ''),
    options: {},
    language,
    row: 0,
  };
  for (;;) {
    const rows = rowsOf(menu);
    menu.row = Math.max(0, Math.min(menu.row, rows.length));
    screen.show(drawMenu(sheet(screen), menu, rows));
    const key = await nextKey(screen);
    const row = rows[menu.row];
    if (key === 'up') menu.row--;
    else if (key === 'down' || key === 'tab') menu.row++;
    else if (key === 'left') row?.change?.(-1);
    else if (key === 'right') row?.change?.(1);
    else if (key === 'return') return wishOf(menu);
    else if (key === 'escape' || (key === 'q' && !row?.type)) throw new Leave();
    else if (key === 'backspace') row?.type?.(null);
    else if (key === 'space') row?.type ? row.type(' ') : row?.change?.(1);
    else if ([...key].length === 1) row?.type?.(key);
  }
}

const defaultScenario = (game: AnyGame): string | null => game.scenarios[0]?.id ?? null;

const turned = <T>(list: readonly T[], now: T, by: 1 | -1): T =>
  at(list, (list.indexOf(now) + by + list.length) % list.length);

function rowsOf(menu: Menu): Row[] {
  const { language } = menu;
  const game = at(menu.games, menu.game);
  const scenario = scenarioOf(game, menu.scenario);
  const { min, max } = seatsOf(game, scenario);
  menu.seats = Math.max(min, Math.min(max, menu.seats));
  const seats = range(max - min + 1).map((n) => n + min);
  return [
    {
      label: say(language, 'menu.language'),
      value: LANGUAGES.find(([id]) => id === language)?.[1] ?? language,
      change: (by) => {
        menu.language = turned(
          LANGUAGES.map(([id]) => id),
          language,
          by,
        );
      },
    },
    {
      label: say(language, 'menu.game'),
      value: game.title,
      change: (by) => {
        menu.game = turned(range(menu.games.length), menu.game, by);
        menu.scenario = defaultScenario(at(menu.games, menu.game));
        menu.options = {};
      },
    },
    ...(scenario ? [scenarioRow(menu, game, scenario)] : []),
    {
      label: say(language, 'menu.seats'),
      value: String(menu.seats),
      change: (by) => {
        menu.seats = turned(seats, menu.seats, by);
      },
    },
    ...range(menu.seats).map((seat) => seatRow(menu, scenario, seat)),
    ...offeredBy(game, scenario).map((option): Row => {
      const now = menu.options[option.id] ?? at(option.values, 0);
      return {
        label: option.title[language],
        value:
          typeof now === 'boolean'
            ? say(language, now ? 'menu.yes' : 'menu.no')
            : (option.names?.[now]?.[language] ?? now),
        note: option.rule,
        change: (by) => {
          menu.options = { ...menu.options, [option.id]: turned(option.values, now, by) };
        },
      };
    }),
  ];
}

/** What a scenario has not been given cannot be chosen in it. */
const offeredBy = (game: AnyGame, scenario: ScenarioSpec | null) =>
  optionsOf(game, scenario).filter(({ values }) => values.length > 1);

function scenarioRow(menu: Menu, game: AnyGame, { id, title, rule }: ScenarioSpec): Row {
  return {
    label: say(menu.language, 'menu.scenario'),
    value: title[menu.language],
    note: rule,
    change: (by) => {
      menu.scenario = turned(
        game.scenarios.map((one) => one.id),
        id,
        by,
      );
      menu.options = {};
    },
  };
}

function seatRow(menu: Menu, scenario: ScenarioSpec | null, seat: number): Row {
  const { language, names } = menu;
  const holder = at(menu.holders, seat);
  const label = scenario?.sides?.[seat]?.[language] ?? say(language, 'menu.seat', { number: seat + 1 });
  const change = (by: 1 | -1): void => {
    menu.holders[seat] = turned(HOLDERS, holder, by);
  };
  if (holder !== 'person') return { label, value: holder, change };
  const name = at(names, seat);
  return {
    label,
    value: say(language, 'person'),
    note:
      name === '' ? `(${say(language, 'menu.name')}: ${say(language, 'default.name', { number: seat + 1 })})` : name,
    change,
    type: (letter) => {
      const chars = [...name];
      names[seat] = (letter === null ? chars.slice(0, -1) : [...chars, letter]).slice(0, NAME_ROOM).join('');
    },
  };
}

const CHOSEN: Style = { inverse: true, bold: true };

function drawMenu(canvas: Canvas, menu: Menu, rows: readonly Row[]): Canvas {
  const { language } = menu;
  titled(canvas, `Condotta · ${say(language, 'menu.title')}`, say(language, 'menu.keys'));
  const label = Math.min(40, Math.max(...rows.map((row) => [...row.label].length)) + 3);
  const lines = [
    ...rows.map((row, i) => [
      span(i === menu.row ? ' ▸ ' : '   ', { fg: 226, bold: true }),
      span(clip(row.label, label).padEnd(label)),
      span(`‹ ${row.value} ›`.padEnd(16), i === menu.row ? CHOSEN : { bold: true }),
      span(row.note === undefined ? '' : `  ${row.note}`, { fg: 245 }),
    ]),
    line(''),
    [
      span(menu.row === rows.length ? ' ▸ ' : '   ', { fg: 226, bold: true }),
      span(` ${say(language, 'menu.start')} `, menu.row === rows.length ? CHOSEN : { bold: true, fg: 229 }),
    ],
  ];
  const room = canvas.height - 3;
  const from = Math.max(0, Math.min(menu.row - Math.floor(room / 2), lines.length - room));
  putLines(canvas, 1, 2, lines.slice(from, from + room), canvas.width - 2);
  return canvas;
}

function wishOf(menu: Menu): Wish {
  const { scenario, seats, options, language } = menu;
  const holders = range(seats).map((seat): Holder => {
    const holder = at(menu.holders, seat);
    const name = at(menu.names, seat).trim() || say(language, 'default.name', { number: seat + 1 });
    return holder === 'person' ? { kind: 'person', name } : { kind: 'mind', level: holder };
  });
  return { game: at(menu.games, menu.game), scenario, seats, holders, options, language };
}
