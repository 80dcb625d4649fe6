/** Ravenna's position in words: the moment, a thing, an affair, and everything for those who read lines instead of a screen. */

import type { Scene } from '@condotta/kit/terminal';
import {
  actingUnit,
  areaId,
  areaIn,
  type CommanderView,
  cardIn,
  commanderName,
  commandersOf,
  componentsOf,
  frameIn,
  initiativeOf,
  isFavourable,
  numberIn,
  ownSide,
  type SideView,
  seatsOf,
  sideOfCommander,
  strategyOf,
  type UnitView,
  unitData,
  unitName,
  viewOf,
} from './view.ts';
import {
  directionWord,
  initiativeText,
  orderText,
  orderWord,
  phaseWord,
  phrase,
  signOf,
  strategyText,
  unitText,
} from './words.ts';

type Phrase = Parameters<typeof phrase>[0];

export function titleText(scene: Scene): string {
  const { turn, phase } = viewOf(scene);
  const { language } = scene;
  return turn === 0 ? phaseWord(0, language) : `${phrase('turn', language)} ${turn} · ${phaseWord(phase, language)}`;
}

/** Whom the question is about: the Unit that acts, the Commander who answers or is issued to. */
export function momentText(scene: Scene): string {
  const { language } = scene;
  const orders = frameIn(scene, 'orders');
  if (orders) {
    const side = ownSide(scene) ?? 0;
    const next = side * 3 + (orders.issues[side]?.length ?? 0);
    const playing = orders.strategies[side] === null || sideOfCommander(next) !== side;
    return playing ? '' : `${phrase('to', language)} ${commanderName(scene, next)}`;
  }
  const unit = actingUnit(scene);
  if (unit >= 0) return `${unitName(scene, unit)} (${signOf(unit, viewOf(scene).units[unit]?.facing ?? 0)})`;
  const execution = frameIn(scene, 'execution');
  if (execution && execution.commander >= 0) {
    const commander = viewOf(scene).commanders[execution.commander];
    return `${commanderName(scene, execution.commander)}${commander ? ` (${orderStatus(scene, commander)})` : ''}`;
  }
  const arranged = frameIn(scene, 'arrange') ?? frameIn(scene, 'deployment');
  return arranged && arranged.area >= 0 ? areaId(arranged.area) : '';
}

/** "Attack ✓", "Attack ✗ → ?", in brief "✗ → ?"; empty before anything is issued. */
export function orderStatus(scene: Scene, commander: CommanderView, brief = false): string {
  const { language } = scene;
  const side = sideOfCommander(commander.commander);
  const word = (order: number | null): string => (order === null ? '?' : orderWord(order, language));
  const draft = frameIn(scene, 'orders')?.issues[side]?.[commander.commander % 3];
  if (draft !== undefined) return `${word(draft)} …`;
  switch (commander.answer) {
    case 'none':
      return viewOf(scene).phase < 2 ? '' : word(commander.issued);
    case 'accepted':
      return `${word(commander.issued)} ✓`;
    case 'rejected':
      return `${brief ? '' : `${word(commander.issued)} `}✗ → ${word(commander.order)}`;
    case 'undecided':
      return `${brief ? '' : `${word(commander.issued)} `}✗`;
    case 'initiative': {
      const card = commander.initiative === null ? undefined : initiativeOf(scene, side, commander.initiative);
      const bearer = commander.bearer === null ? '' : `${signOf(commander.bearer, facingOf(scene, commander.bearer))} `;
      return `✗ → ${bearer}${card?.name[language] ?? `${phrase('initiative', language)} ?`}`;
    }
  }
}

const facingOf = (scene: Scene, unit: number): number => viewOf(scene).units[unit]?.facing ?? 0;

/** "C4, facing south, wounded" */
export function stateText(scene: Scene, unit: UnitView): string {
  const { language } = scene;
  if (unit.area === null) return phrase('destroyed', language);
  const flags: readonly Phrase[] = ['wounded', 'maintains', 'marked', 'steadfast', 'covered'];
  const has = (flag: Phrase): boolean => Object.entries(unit).some(([key, value]) => key === flag && value === true);
  return [
    areaId(unit.area),
    `${phrase('facing', language)} ${directionWord(unit.facing, language)}`,
    ...flags.filter(has).map((flag) => phrase(flag, language)),
    ...(unit.engages === null ? [] : [`${phrase('engages', language)} ${areaId(unit.engages)}`]),
  ].join(', ');
}

export function detailText(scene: Scene, thing: string): string {
  const { language } = scene;
  const unit = viewOf(scene).units[numberIn('unit', thing)];
  const data = unit && unitData(scene, unit.unit);
  if (unit && data) return `${signOf(unit.unit, unit.facing)} ${stateText(scene, unit)}. ${unitText(data, language)}`;
  const strategy = cardIn('strategy', thing);
  if (strategy) {
    const card = strategyOf(scene, strategy.side, strategy.card);
    return card ? strategyText(card, language) : '';
  }
  const initiative = cardIn('initiative', thing);
  if (initiative) {
    const card = initiativeOf(scene, initiative.side, initiative.card);
    return card ? initiativeText(card, language) : '';
  }
  const order = ['order:P', 'order:A', 'order:M', 'order:W'].indexOf(thing);
  if (order >= 0) return orderText(order, language);
  const area = areaIn(thing);
  return area < 0 ? '' : areaText(scene, area);
}

/** Who stands there, and what a shot there would be worth. */
function areaText(scene: Scene, area: number): string {
  const { language } = scene;
  const there = viewOf(scene).units.filter((unit) => unit.area === area);
  const names = there.map(({ unit, facing }) => `${signOf(unit, facing)} ${unitName(scene, unit)}`);
  return [
    ...shotText(scene, area),
    names.length > 0 ? names.join(', ') : phrase('nobody', language),
    ...(isFavourable(scene, area) ? [phrase('behind', language)] : []),
  ].join('; ');
}

function shotText(scene: Scene, area: number): string[] {
  const { language } = scene;
  const shoot = frameIn(scene, 'shoot');
  const shot = shoot?.at === 'aim' ? shoot.targets.find(({ target }) => target === area) : undefined;
  if (!shot) return [];
  const { die } = componentsOf(scene);
  const hits = die.filter((face) => face + shot.strength > 0).length;
  return [
    `${phrase('range', language)} ${shot.range}`,
    `${phrase('hits', language)} ${hits} ${phrase('of', language)} ${die.length}`,
    ...(shot.overFriends ? [phrase('overFriends', language)] : []),
  ];
}

const signed = (n: number): string => (n >= 0 ? `+${n}` : `−${-n}`);

/** The shot, the march or the fight that is going on, with the figures that decide it; the first line is its title. */
export function affairText(scene: Scene): string[] {
  const { language } = scene;
  const p = (key: Phrase): string => phrase(key, language);
  const effect = frameIn(scene, 'effect');
  if (effect?.choices) {
    const { costs, withdraw, retreat } = effect.choices;
    const cost = (points: number): string => (points === 0 ? '' : ` ${signed(-points)} ${p('moral')}`);
    const where = (area: number | null): string => (area === null ? p('destroyed') : areaId(area));
    return [
      `${p('hit')} ${effect.result}: ${unitName(scene, effect.unit)}`,
      `${p('stay')}:${cost(costs.moral) || ' 0'}`,
      `${p('wound')}:${cost(costs.wound) || ' 0'}`,
      `${p('withdraw')} → ${where(withdraw)}${cost(costs.withdraw)}`,
      `${p('retreat')} → ${where(retreat)}${cost(costs.retreat)}`,
    ];
  }
  const march = frameIn(scene, 'march');
  const steps = march ? [`${p('advances')} ${march.advances}, ${p('turns')} ${march.turns}`] : [];
  const attack = frameIn(scene, 'attack');
  const fight = (attack?.foes ?? []).map(
    ({ unit, attack: plus, defence }) =>
      `${signed(plus)} ${p('against')} ${signed(defence)} ${signOf(unit, facingOf(scene, unit))} ${unitName(scene, unit)}`,
  );
  const shoot = frameIn(scene, 'shoot');
  const shots =
    shoot?.at === 'aim'
      ? shoot.targets.map(({ target }) => `${areaId(target)}: ${shotText(scene, target).join(', ')}`)
      : [];
  const unit = actingUnit(scene);
  const lines = [...steps, ...fight, ...shots];
  return unit < 0 || lines.length === 0
    ? []
    : [`${signOf(unit, facingOf(scene, unit))} ${unitName(scene, unit)}`, ...lines];
}

/** What is known of a side's cards beside its Orders: "2 Strategies, played: ?". */
export function cardsText(scene: Scene, side: number, cards: SideView): string[] {
  const { language } = scene;
  const p = (key: Phrase): string => phrase(key, language);
  const names = (list: readonly number[]): string =>
    list.map((card) => strategyOf(scene, side, card)?.name[language] ?? '?').join(', ');
  const played = cards.played === null ? p('faceDown') : (strategyOf(scene, side, cards.played)?.name[language] ?? '?');
  return [
    ...(cards.hasPlayed ? [`${p('strategy')}, ${p('played')}: ${played}`] : []),
    ...(cards.used.length > 0 ? [`${p('strategy')}, ${p('used')}: ${names(cards.used)}`] : []),
    ...(cards.orders && viewOf(scene).phase > 1
      ? [`${p('stock')}: ${cards.orders.map((order) => orderWord(order, language)).join(', ') || '—'}`]
      : []),
    `${p('initiatives')}: ${cards.initiativeCount} ${p('left')}`,
  ];
}

/** The whole position as these eyes may know it. */
export function positionText(scene: Scene): string[] {
  const view = viewOf(scene);
  const { language } = scene;
  return [
    titleText(scene),
    ...view.sides.flatMap((side, number) => sideText(scene, number, side)),
    ...handText(scene),
    ...affairText(scene).map((text, i) => (i === 0 ? text : `  ${text}`)),
    `${phrase('ditch', language)}: ${[...componentsOf(scene).frontLine, ...componentsOf(scene).sideLine].map((edge) => edge.join('/')).join(', ')}`,
  ];
}

function sideText(scene: Scene, side: number, cards: SideView): string[] {
  const { language } = scene;
  const holders = seatsOf(scene, side).map((seat) => scene.holders[seat] ?? '');
  return [
    `${scene.nameOf(`side:${side === 0 ? 'F' : 'L'}`)} (${holders.join(', ')}): ${phrase('moral', language)} ${cards.moral}`,
    ...cardsText(scene, side, cards).map((text) => `  ${text}`),
    ...commandersOf(scene, side).flatMap((commander) => {
      const status = orderStatus(scene, commander);
      const units = viewOf(scene).units.filter(({ unit }) => unitData(scene, unit)?.commander === commander.commander);
      return [
        `  ${commanderName(scene, commander.commander)}${status === '' ? '' : `: ${status}`}`,
        ...units.map(
          (unit) => `    ${signOf(unit.unit, unit.facing)} ${unitName(scene, unit.unit)}: ${stateText(scene, unit)}`,
        ),
      ];
    }),
  ];
}

function handText(scene: Scene): string[] {
  const { language } = scene;
  const side = ownSide(scene);
  const hand = side === null ? null : viewOf(scene).sides[side]?.hand;
  if (side === null || !hand) return [];
  const cards = hand.map((card) => {
    const strategy = strategyOf(scene, side, card);
    return strategy ? `  ${strategy.name[language]}: ${strategyText(strategy, language)}` : '';
  });
  return [phrase('strategies', language), ...cards];
}
