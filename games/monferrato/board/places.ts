/** The things a cursor can go to, and the position in words: the board for those who play without seeing it. */

import { at } from '@condotta/kernel';
import type { BoardProps } from '@condotta/pieces';
import type { Components } from '../components/types.ts';
import { namesOf } from '../things.ts';
import { turnWord } from './Course.tsx';
import { SHEET } from './geometry.ts';
import { placeOf } from './MapSheet.tsx';
import { chitMarks, sideWords, unitName, unitWords, zoneWords } from './unit-words.ts';
import { holdersOf, type MonferratoView, pointsNow, readView, unitsAt } from './view-form.ts';
import { factionWord, sectionWord, wordsIn } from './words.ts';

interface Place {
  readonly thing: string;
  readonly x: number;
  readonly y: number;
  readonly text: string;
}

/** The map row by row, then what lies beside it. */
export function places({ view: seen, components: given, language, choices, seat }: BoardProps): readonly Place[] {
  const view = readView(seen);
  const components = given as Components;
  const names = namesOf(components);
  const found: Place[] = [];
  const add = (thing: string, text: string, dx = 0, dy = 0): void => {
    const place = placeOf(thing, view, components);
    if (place) found.push({ thing, x: place.x + dx, y: place.y + dy, text });
  };
  for (const [zone, thing] of names.zone.entries()) {
    add(thing, zoneWords(view, components, zone, language));
    for (const [i, unit] of unitsAt(view, components, zone).entries())
      add(at(names.unit, unit.unit), unitWords(unit, components, language), 6 * (i + 1), 1 + i * 0.1);
  }
  for (const [side, thing] of names.side.entries()) {
    const state = at(view.sides, side);
    add(thing, `${sideWords(components, side, language)}: ${wordsIn(language).level} ${state.level}`);
  }
  found.sort((a, b) => a.y - b.y || a.x - b.x);
  const beside = [
    ...(seat === null ? [] : (view.hands[seat]?.chits ?? [])).map((chit) => at(names.chit, chit)),
    ...[...choices.keys()].filter((thing) => /^(chit|command|unit):/.test(thing)),
  ];
  const known = new Set(found.map(({ thing }) => thing));
  for (const thing of beside) {
    if (known.has(thing)) continue;
    known.add(thing);
    const i = known.size;
    found.push({
      thing,
      x: SHEET.width + 120,
      y: (i % 12) * 120,
      text: choices.get(thing)?.[0]?.label ?? textOf(thing, view, components, language),
    });
  }
  return found;
}

function textOf(thing: string, view: MonferratoView, components: Components, language: BoardProps['language']): string {
  const number = namesOf(components).numbers.get(thing) ?? 0;
  if (thing.startsWith('chit:')) return at(components.chits, number).name[language];
  if (thing.startsWith('unit:')) return unitWords(at(view.units, number), components, language);
  return at(components.commands, number).name[language];
}

export function describe(
  props: BoardProps,
): readonly { readonly heading: string; readonly lines: readonly string[] }[] {
  const { language, seat } = props;
  const words = wordsIn(language);
  const view = readView(props.view);
  const components = props.components as Components;
  const letters = (list: readonly number[]): string =>
    list.map((command) => at(components.commands, command).name[language]).join(', ') || words.empty;
  const chitLine = (chit: number): string => {
    const data = at(components.chits, chit);
    return [`${chit + 1} ${data.name[language]}`, data.text[language], ...chitMarks(data, components, language)].join(
      '. ',
    );
  };
  const now = pointsNow(view, components);
  const sections = [...new Set(components.zones.map(({ section }) => section))];
  return [
    {
      heading: `${words.turn} ${view.turn + 1} ${words.of} ${view.end + 1}: ${turnWord(components, view.turn, language)}`,
      lines: [
        ...[0, 1].map(
          (faction) =>
            `${factionWord(faction, language)}: ${at(view.points, faction)} ${words.points1}, ${at(now, faction)} ${words.ifEnded}`,
        ),
        ...components.zones.flatMap(({ name, points }, zone) => {
          const [france, spain] = holdersOf(view, components, zone);
          const holder = france === spain ? words.nobody : factionWord(france ? 0 : 1, language);
          return points > 0 ? [`${name[language]}, ${points} ${words.points1}: ${words.held} ${holder}`] : [];
        }),
        words.howToWin,
        ...(view.truce ? [words.truce] : []),
      ],
    },
    {
      heading: words.cup,
      lines: [
        `${words.cup}: ${letters(view.cup)}`,
        `${words.box}: ${letters(view.box)}`,
        ...(view.drawn === null ? [] : [`${words.drawn}: ${letters([view.drawn])}`]),
        ...(view.resting.length > 0 ? [`${words.resting}: ${letters(view.resting)}`] : []),
      ],
    },
    {
      heading: words.morale,
      lines: components.armies.map(
        ({ name }, army) => `${name[language]}: ${at(view.morale, army) || words.notInPlay}`,
      ),
    },
    {
      heading: words.chits,
      lines: [
        ...view.hands.flatMap(({ count, chits }, owner) => [
          `${factionWord(owner, language)}: ${count}${owner === seat ? '' : `, ${words.hidden} ${count - chits.length}`}`,
          ...chits.map(chitLine),
        ]),
        `${words.bag}: ${view.bag}`,
        `${words.discard}: ${view.discard.map((chit) => at(components.chits, chit).name[language]).join(', ') || '–'}`,
        `${words.removed}: ${view.removed.map((chit) => at(components.chits, chit).name[language]).join(', ') || '–'}`,
        ...view.groups.map(
          ({ chit, due }) =>
            `${words.onTheWay}: ${at(components.chits, chit).name[language]}, ${turnWord(components, due, language)}`,
        ),
      ],
    },
    {
      heading: words.walls,
      lines: view.sides.map(
        ({ level, mines }, side) =>
          `${sideWords(components, side, language)}: ${level > 0 ? `${words.level} ${level}` : words.breach}${mines > 0 ? `, ${words.mines} ${mines}` : ''}`,
      ),
    },
    ...sections.map((section) => ({
      heading: sectionWord(section, language),
      lines: components.zones.flatMap((zone, i) =>
        zone.section === section ? [zoneWords(view, components, i, language)] : [],
      ),
    })),
    {
      heading: words.forces,
      lines: view.units
        .filter(({ zone, off }) => zone !== null || off === 'eliminated' || off === 'waiting')
        .map((unit) =>
          unit.zone === null
            ? `${unitName(unit, components, language)}: ${unit.off === 'waiting' ? words.onTheWay : words.eliminated}`
            : `${unitWords(unit, components, language)}: ${at(components.zones, unit.zone).name[language]}`,
        ),
    },
  ];
}
