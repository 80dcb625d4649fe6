/** Ravenna's sides, Orders, cards and Units as lines. */

import {
  clip,
  DIM,
  type Line,
  line,
  pad,
  padLeft,
  type Region,
  type Scene,
  type Span,
  type Style,
  span,
  widthOf,
  wrap,
} from '@condotta/kit/terminal';
import { affairText, cardsText, orderStatus, stateText } from './text.ts';
import {
  areaId,
  type CommanderView,
  commanderName,
  commandersOf,
  frameIn,
  leads,
  ownSide,
  type SideView,
  seatsOf,
  shortCommander,
  sideOfCommander,
  strategyOf,
  type UnitView,
  unitData,
  unitName,
  unitThing,
  viewOf,
} from './view.ts';
import { LINES, marksOf, phrase, signOf, strategyText, unitText, valueHeads } from './words.ts';

const HEAD: Style = { bold: true, fg: 180 };
const ASKED: Style = { fg: 226, bold: true };

const heading = (text: string): Line => line(text, HEAD);

/** Both sides with their Moral, and their Commanders with what is known of their Orders. */
export function sidesPanel(scene: Scene, { width, height }: Region): Line[] {
  return viewOf(scene)
    .sides.flatMap((side, number) => [
      sideLine(scene, number, side, width),
      ...commandersOf(scene, number).map((commander) => commanderLine(scene, commander, width)),
    ])
    .slice(0, height);
}

function sideLine(scene: Scene, side: number, { moral }: SideView, width: number): Line {
  const seats = seatsOf(scene, side);
  const [only] = seats;
  // One who leads the whole side is named with it, several each with his Commanders.
  const holder = seats.length === 1 && only !== undefined ? ` (${scene.holders[only] ?? ''})` : '';
  const asked = seats.length === 1 && only !== undefined && scene.asked.includes(only);
  const points = `${phrase('moral', scene.language)} ${moral}`;
  const name = scene.nameOf(`side:${side === 0 ? 'F' : 'L'}`);
  const left = clip(`${name}${holder}`, width - widthOf(points) - 3);
  const own = ownSide(scene) === side;
  return [
    span(asked ? '▸' : ' ', ASKED),
    span(left, { ...LINES[side * 3], bold: true, underline: own }),
    span(padLeft(points, width - 1 - widthOf(left)), { bold: true }),
  ];
}

function commanderLine(scene: Scene, commander: CommanderView, width: number): Line {
  const { commander: number, seat, shown } = commander;
  const acting = frameIn(scene, 'execution')?.commander;
  const asked = isShared(scene, number) && scene.asked.includes(seat) && (acting ?? number) === number;
  const names = viewOf(scene).commanders.map((each) => widthOf(calledFor(scene, each)));
  const room = Math.min(Math.max(...names), Math.floor(width * 0.45));
  const left = width - room - 4;
  const status = orderStatus(scene, commander);
  return [
    span(asked ? '▸' : ' ', ASKED),
    span(' ', LINES[number]),
    span(` ${pad(calledFor(scene, commander), room)} `, acting === number ? { bold: true, underline: true } : {}),
    span(widthOf(status) <= left ? status : orderStatus(scene, commander, true), shown ? { bold: true } : DIM),
  ];
}

/** Several people lead the side of this Commander. */
const isShared = (scene: Scene, commander: number): boolean => seatsOf(scene, sideOfCommander(commander)).length > 1;

/** "Foix", with his player if there are several. */
const calledFor = (scene: Scene, { commander, seat }: CommanderView): string =>
  `${shortCommander(scene, commander)}${isShared(scene, commander) ? ` (${scene.holders[seat] ?? ''})` : ''}`;

/** The affair that is going on, the reader's Strategy cards, and his Units. */
export function handPanel(scene: Scene, { width, height }: Region): Line[] {
  const [title, ...rest] = affairText(scene);
  const affair = title === undefined ? [] : [heading(title), ...rest.map((text) => line(`  ${text}`))];
  const lines = [...affair, ...strategyLines(scene, width), ...unitLines(scene, width)];
  return lines.length <= height ? lines : [...lines.slice(0, Math.max(0, height - 1)), line('  …', DIM)];
}

/** In phase 1, when they are chosen, all of the Chief's; later the one that lies on the board. */
function strategyLines(scene: Scene, width: number): Line[] {
  const { language } = scene;
  const number = ownSide(scene);
  const side = number === null ? undefined : viewOf(scene).sides[number];
  if (number === null || !side?.hand) return [];
  const draft = frameIn(scene, 'orders')?.strategies[number] ?? null;
  const card = (id: number, isPlayed: boolean): Line => {
    const strategy = strategyOf(scene, number, id);
    if (!strategy) return [];
    const thing = `strategy:${number === 0 ? 'F' : 'L'}${id + 1}`;
    const style: Style = scene.lit.has(thing) ? { inverse: true } : scene.open.has(thing) ? { fg: 226 } : {};
    const orders = strategy.orders.join(' ');
    const mark = isPlayed ? '▪ ' : '  ';
    return [span(pad(`${mark}${strategy.name[language]}`, width - orders.length), style), span(orders, DIM)];
  };
  if (side.played !== null) return [card(side.played, true)];
  return [heading(phrase('strategies', language)), ...side.hand.map((id) => card(id, id === draft))];
}

const VALUE_WIDTH = 2;

function unitLines(scene: Scene, width: number): Line[] {
  const { language, seat } = scene;
  const own = viewOf(scene).units.filter(({ unit }) => leads(scene, unit));
  if (seat === null || own.length === 0) return [];
  // The line of whoever answers comes first: it is what he decides about.
  const acting = frameIn(scene, 'execution')?.commander;
  const first = (unit: UnitView): number => (unitData(scene, unit.unit)?.commander === acting ? 0 : 1);
  const sorted = [...own].sort((a, b) => first(a) - first(b));
  const heads =
    width >= 40
      ? valueHeads(language)
          .map((head) => padLeft(head, VALUE_WIDTH))
          .join('')
      : '';
  return [
    [span(pad(phrase('units', language), width - heads.length), HEAD), span(heads, DIM)],
    ...sorted.map((unit) => unitLine(scene, unit, width)),
  ];
}

/** "▼e German Landsknecht Pikemen   B2 ✚ •" */
function unitLine(scene: Scene, unit: UnitView, width: number): Line {
  const data = unitData(scene, unit.unit);
  if (!data) return [];
  const thing = unitThing(unit.unit);
  const style: Style = scene.lit.has(thing)
    ? { inverse: true }
    : unit.area === null
      ? DIM
      : scene.open.has(thing)
        ? { fg: 226 }
        : {};
  const where = unit.area === null ? '†' : areaId(unit.area);
  const tail = pad(` ${where} ${marksOf(unit, 3)}`, 7);
  const values =
    width >= 40
      ? [data.shoot ?? '–', data.melee, data.advancing, data.turning, data.defense]
          .map((value) => padLeft(String(value), VALUE_WIDTH))
          .join('')
      : '';
  const sign: Span = span(signOf(unit.unit, unit.facing), LINES[data.commander] ?? {});
  return [
    sign,
    span(` ${pad(data.name[scene.language], width - 3 - widthOf(tail) - values.length)}`, style),
    span(tail),
    span(values, DIM),
  ];
}

/** Everything that is open about both sides. */
export function boardLines(scene: Scene, width: number): Line[] {
  const { language } = scene;
  return viewOf(scene).sides.flatMap((side, number) => [
    sideLine(scene, number, side, Math.min(width, 60)),
    ...cardsText(scene, number, side).flatMap((text) => wrap(text, width - 3, 2).map((row) => line(`   ${row}`))),
    ...(side.hand ?? []).flatMap((id) => {
      const strategy = strategyOf(scene, number, id);
      return strategy ? [line(`   ${strategy.name[language]}: ${strategyText(strategy, language)}`)] : [];
    }),
    ...commandersOf(scene, number).flatMap((commander) => [
      line(''),
      line(`   ${commanderName(scene, commander.commander)}  ${orderStatus(scene, commander)}`, { bold: true }),
      ...viewOf(scene)
        .units.filter(({ unit }) => unitData(scene, unit)?.commander === commander.commander)
        .flatMap((unit) => wholeUnit(scene, unit, width)),
    ]),
    line(''),
  ]);
}

function wholeUnit(scene: Scene, unit: UnitView, width: number): Line[] {
  const data = unitData(scene, unit.unit);
  if (!data) return [];
  const text = `${unitName(scene, unit.unit)} (${stateText(scene, unit)}) · ${unitText(data, scene.language)}`;
  return wrap(text, width - 8, 2).map((row, i) =>
    i === 0
      ? [span('   '), span(signOf(unit.unit, unit.facing), LINES[data.commander] ?? {}), span(` ${row}`)]
      : line(`      ${row}`),
  );
}
