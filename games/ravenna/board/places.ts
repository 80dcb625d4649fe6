/** The things a cursor can go to, and the position in words: the board for those who play without seeing it. */

import { at, range } from '@condotta/kernel';
import type { BoardProps } from '@condotta/pieces';
import { type Components, ORDERS } from '../components/index.ts';
import { AREA_COUNT, areaId, isFavourable } from '../field.ts';
import { SIDE_NAMES } from '../messages/names.ts';
import { areaName, placingIn, unitName } from '../things.ts';
import { centreOf, HEIGHT } from './geometry.ts';
import { laidOut } from './Tiles.tsx';
import { unitWords, valueWords } from './unit-words.ts';
import { type CommanderView, frameIn, hasCard, type RavennaView, readView } from './view-form.ts';
import { costWords, waysOut } from './ways-out.ts';
import { orderWord, phaseWord, wordsIn } from './words.ts';

interface Place {
  readonly thing: string;
  readonly x: number;
  readonly y: number;
  readonly text: string;
}

/** What is also a button of the strip: the steps of a march are quicker pressed there. */
const inStrip = (thing: string, choices: BoardProps['choices']): boolean =>
  choices.get(thing)?.some(({ verb }) => verb === 'advance') === true;

/** The field row by row, then what lies beside it. */
export function places({ view: seen, components: given, language, choices }: BoardProps): readonly Place[] {
  const view = readView(seen);
  const components = given as Components;
  const words = wordsIn(language);
  const found: Place[] = range(AREA_COUNT)
    .filter((area) => !inStrip(areaName(area), choices))
    .map((area) => ({
      thing: areaName(area),
      ...centreOf(area),
      text: `${areaId(area)}${isFavourable(components, area) ? `, ${words.favourable}` : ''}`,
    }));
  for (const { unit, x, y } of laidOut(view)) {
    const data = at(components.units, unit.unit);
    found.push({ thing: unitName(unit.unit), x, y: y + 1, text: unitWords(data, unit, language) });
  }
  found.sort((a, b) => a.y - b.y || a.x - b.x);
  const beside = [...choices].filter(
    ([thing]) => /^(strategy|order|initiative):/.test(thing) || placingIn(thing) !== null,
  );
  for (const [i, [thing, list]] of beside.entries())
    found.push({ thing, x: (i % 8) * 120, y: HEIGHT + 200 + Math.floor(i / 8) * 100, text: list[0]?.label ?? thing });
  return found;
}

function commanderWords(
  view: RavennaView,
  { commander, answer, issued, order, initiative, bearer }: CommanderView,
  props: BoardProps,
): string {
  const { language, holders } = props;
  const components = props.components as Components;
  const words = wordsIn(language);
  const side = commander < 3 ? 0 : 1;
  const card = (number: number | null): string => {
    const type = number === null ? undefined : ORDERS[number];
    return type ? orderWord(type, language) : words.secret;
  };
  const state = [
    `${words.priority} ${at(components.commanders, commander).priority}`,
    holders[at(view.commanders, commander).seat]?.name ?? '',
    ...(hasCard(view, at(view.commanders, commander)) ? [`${words.issued} ${card(issued)}`] : []),
    ...(answer === 'accepted' ? [words.accepted] : []),
    ...(answer === 'rejected' ? [words.rejected, `${words.newOrder} ${card(order)}`] : []),
    ...(answer === 'initiative'
      ? [
          `${words.instead} ${initiative === null ? words.secret : at(components.initiatives[side], initiative).name[language]}`,
          bearer === null ? '' : at(components.units, bearer).name[language],
        ]
      : []),
  ];
  return `${at(components.commanders, commander).name[language]}: ${state.filter(Boolean).join(', ')}`;
}

export function describe(
  props: BoardProps,
): readonly { readonly heading: string; readonly lines: readonly string[] }[] {
  const { language } = props;
  const words = wordsIn(language);
  const view = readView(props.view);
  const components = props.components as Components;
  const shoot = frameIn(view, 'shoot');
  const effect = frameIn(view, 'effect');
  const ways = effect?.choices;
  const strategy = (side: number, card: number): string => {
    const { name, orders } = at(at(components.strategies, side), card);
    return `${name[language]} (${orders.map((order) => orderWord(order, language)).join(', ')})`;
  };
  return [
    {
      heading: `${words.turn} ${view.turn} / ${components.turns}, ${words.phase} ${view.phase}: ${phaseWord(view.phase, language)}`,
      lines: view.sides.map(({ moral }, side) => `${at(SIDE_NAMES, side)[language]}: ${words.moral} ${moral}`),
    },
    ...[0, 1].map((side) => ({
      heading: `${at(SIDE_NAMES, side)[language]}: ${words.orders}`,
      lines: [
        ...view.commanders.slice(side * 3, side * 3 + 3).map((commander) => commanderWords(view, commander, props)),
        ...strategyLines(view, side, words, strategy),
      ],
    })),
    ...[0, 1].map((side) => ({
      heading: `${at(SIDE_NAMES, side)[language]}: ${words.units}`,
      lines: view.units
        .filter(({ unit }) => unit < 12 === (side === 0))
        .map((unit) => {
          const data = at(components.units, unit.unit);
          return `${unitWords(data, unit, language)}; ${valueWords(data, language)}`;
        }),
    })),
    ...(shoot && shoot.targets.length > 0
      ? [
          {
            heading: `${words.shoot}: ${at(components.units, shoot.unit).name[language]}`,
            lines: shoot.targets.map(
              ({ target, range: far, strength, overFriends }) =>
                `${areaId(target)}: ${words.range} ${far}, ${words.die} ${strength < 0 ? '−' : '+'} ${Math.abs(strength)}${overFriends ? `, ${words.overFriends}` : ''}`,
            ),
          },
        ]
      : []),
    ...(effect && ways
      ? [
          {
            heading: `${words.hit}: ${at(components.units, effect.unit).name[language]}, ${words.result} ${effect.result}`,
            lines: waysOut(effect, ways, view, components, language).map(
              ({ name, cost, what }) => `${name}: ${costWords(cost, language)}, ${what}`,
            ),
          },
        ]
      : []),
  ];
}

function strategyLines(
  view: RavennaView,
  side: number,
  words: ReturnType<typeof wordsIn>,
  strategy: (side: number, card: number) => string,
): string[] {
  const { hand, handCount, played, hasPlayed, used } = at(view.sides, side);
  const held = hand ? hand.map((card) => strategy(side, card)).join('; ') : `${handCount} ${words.secret}`;
  return [
    `${words.strategy}, ${words.held}: ${held || words.none}`,
    ...(hasPlayed
      ? [`${words.strategy}, ${words.played}: ${played === null ? words.secret : strategy(side, played)}`]
      : []),
    ...(used.length > 0 ? [`${words.used}: ${used.map((card) => strategy(side, card)).join('; ')}`] : []),
  ];
}
