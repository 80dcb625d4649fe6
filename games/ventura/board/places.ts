/** The things a cursor can go to, and the position in words: the board for those who play without seeing it. */

import type { BoardProps } from '@condotta/pieces';
import { type Components, cardOf, tileOf } from '../components/index.ts';
import { centreOf, placed } from './map-layers.tsx';
import { troopPlaces } from './Troops.tsx';
import { nameOfSeat, troopsHere } from './troop-words.ts';
import { frameIn, type MapTile, readView, seenIn, type TroopView, type VenturaView } from './view-form.ts';
import { cardsIn, cardValues, markersIn, tileValues, typeName, wordsIn } from './words.ts';

interface Place {
  readonly thing: string;
  readonly x: number;
  readonly y: number;
  readonly text: string;
}

function troopWords({ language, components: given }: BoardProps, view: VenturaView, troop: TroopView): string {
  const words = wordsIn(language);
  const components = given as Components;
  const cards = troop.companies.map(
    ({ card, wounds }) =>
      `${cardOf(components, card).name[language]}${wounds > 0 ? ` (${wounds} ${words.wounds})` : ''}`,
  );
  const captain = troop.captain === null ? '' : `${cardOf(components, troop.captain).name[language]}: `;
  const moved = troop.moved ? `, ${words.moved}` : '';
  return `${troop.army ? words.army : words.company} ${troop.area}, ${nameOfSeat(view, troop.seat)}, ${tileOf(components, troop.at).name[language]}${moved}. ${captain}${cards.join(', ')}`;
}

/** "Viterbo, Papal, neutral. Army 2, Gonzaga. Income 1; Movement cost 1; ..." */
function tileWords(
  { language, components: given }: BoardProps,
  view: VenturaView,
  { tile, owner, markers }: MapTile,
): string {
  const words = wordsIn(language);
  const printed = tileOf(given as Components, tile);
  const whose = owner === null ? words.neutral : `${nameOfSeat(view, owner)}, ${markersIn(markers, language)}`;
  return [
    `${printed.name[language]}, ${typeName(printed.type, language)}, ${whose}`,
    ...troopsHere(view, tile, language),
    tileValues(printed, language),
  ].join('. ');
}

const heldTileWords = ({ language, components: given }: BoardProps, id: number): string => {
  const printed = tileOf(given as Components, id);
  return `${printed.name[language]}, ${typeName(printed.type, language)}. ${tileValues(printed, language)}`;
};

const cardWords = ({ language, components: given }: BoardProps, id: number): string => {
  const card = cardOf(given as Components, id);
  return `${card.name[language]}: ${cardValues(card, language)}`;
};

/** Map first, row by row; below it the own areas, the hand, the display. */
export function places(props: BoardProps): readonly Place[] {
  const { language, seat, choices } = props;
  const view = readView(props.view);
  const tiles = placed(view.map);
  const found: Place[] = tiles.map((place) => ({
    thing: `tile:${place.tile}`,
    x: place.x,
    y: place.y,
    text: tileWords(props, view, place),
  }));
  for (const [thing, list] of choices)
    if (thing.startsWith('cell:')) found.push({ thing, ...centreOf(thing), text: list[0]?.label ?? '' });
  for (const { id, x, y } of troopPlaces(view.troops, tiles)) {
    const troop = view.troops.find((other) => other.id === id);
    if (troop) found.push({ thing: id, x, y, text: troopWords(props, view, troop) });
  }
  found.sort((a, b) => a.y - b.y || a.x - b.x);
  let y = Math.max(0, ...found.map((place) => place.y)) + 200;
  const row = (things: readonly { readonly thing: string; readonly text: string }[]): void => {
    for (const [i, { thing, text }] of things.entries())
      if (!found.some((place) => place.thing === thing)) found.push({ thing, text, x: i * 120, y });
    if (things.length > 0) y += 160;
  };
  const card = (id: number) => ({ thing: `card:${id}`, text: cardWords(props, id) });
  const tile = (id: number) => ({ thing: `tile:${id}`, text: heldTileWords(props, id) });
  const own = view.players[seat ?? -1];
  const { cards, tiles: seen } = seenIn(view);
  row([...cards.map(card), ...seen.map(tile)]);
  if (own) {
    row([1, 2, 3, 4, 5].map((area) => ({ thing: `area:${area}`, text: `${wordsIn(language).area} ${area}` })));
    row(
      view.troops
        .filter((troop) => troop.seat === own.seat)
        .flatMap((troop) => [
          ...(troop.captain === null ? [] : [card(troop.captain)]),
          ...troop.companies.map((company) => card(company.card)),
        ]),
    );
    row([...(own.reserve ?? []).map(tile), ...(own.hand ?? []).map(card)]);
  }
  row(view.display.map(card));
  // Whatever else can be chosen: families, seats.
  row(
    [...choices]
      .filter(([thing]) => thing.includes(':'))
      .map(([thing, list]) => ({ thing, text: list[0]?.label ?? '' })),
  );
  return found;
}

export function describe(
  props: BoardProps,
): readonly { readonly heading: string; readonly lines: readonly string[] }[] {
  const { language, seat } = props;
  const words = wordsIn(language);
  const view = readView(props.view);
  const components = props.components as Components;
  const name = (id: number): string => cardOf(components, id).name[language];
  const card = (id: number): string => cardWords(props, id);
  const battle = frameIn(view, 'battle');
  return [
    {
      heading: `${words.houses}, ${words.round} ${view.round}`,
      lines: view.players.map((player) => {
        const first = view.first === player.seat ? `, ${words.first}` : '';
        const state = player.living
          ? `${words.florins} ${player.florins}, ${words.income} ${player.income}, ${words.upkeep} ${player.maintenance}, ${cardsIn(player.handVentura + player.handConscription, language)}, ${words.tiles} ${player.reserveCount}`
          : words.out;
        return `${nameOfSeat(view, player.seat)}${first}: ${words.score} ${player.points}; ${state}`;
      }),
    },
    {
      heading: words.map,
      lines: [...placed(view.map)]
        .sort((a, b) => a.y - b.y || a.x - b.x)
        .map((place) => `${place.cell.slice(5)} ${tileWords(props, view, place)}`),
    },
    { heading: `${words.army} · ${words.company}`, lines: view.troops.map((troop) => troopWords(props, view, troop)) },
    ...(battle
      ? [
          {
            heading: `${words.battle}: ${tileOf(components, battle.tile).name[language]}`,
            lines: [0, 1].map(
              (side) =>
                `${nameOfSeat(view, side === 0 ? battle.seat : battle.foe)} (${side === 0 ? words.attacker : words.defender}): ${(battle.ranks[side] ?? []).map(name).join(', ') || (battle.drafts[side] ?? []).map(name).join(', ') || words.secret}`,
            ),
          },
        ]
      : []),
    {
      heading: words.hand,
      lines: [
        ...(view.players[seat ?? -1]?.hand ?? []).map(card),
        ...(view.players[seat ?? -1]?.reserve ?? []).map((id) => heldTileWords(props, id)),
      ],
    },
    {
      heading: words.market,
      lines: [
        ...(view.display.length === 0 ? [`${words.display}: ${words.none}`] : view.display.map(card)),
        `${words.ventura} ${view.ventura.deck}`,
        `${words.conscription} ${view.conscription.deck}`,
        `${words.stockpile} ${view.stockpile}`,
      ],
    },
  ];
}
