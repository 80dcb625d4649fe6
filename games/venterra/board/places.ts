/** The things a cursor can go to, and the position in words: the board for those who play without seeing it. */

import { at } from '@condotta/kernel';
import type { BoardProps } from '@condotta/pieces';
import type { Components } from '../components/index.ts';
import { favorWords, questNeeds, rewardWords, timeWords, upgradeWords } from '../messages/cards.ts';
import { favorThings, questThings, seatName, upgradeThings } from '../things.ts';
import { pilePlaces } from './Armies.tsx';
import { trayThings } from './called.ts';
import { bidWords } from './Factions.tsx';
import { handlesOf, inHand } from './Ghosts.tsx';
import { boxOf } from './geometry.ts';
import { layOut } from './laid.ts';
import { factionName, landWords, ranksWords, unitWord } from './land-words.ts';
import { upgradeIds } from './Own.tsx';
import { categoriesIn } from './Score.tsx';
import { turnOf } from './turn.ts';
import {
  frameIn,
  homeOf,
  type PlayerView,
  readView,
  territoryOf,
  totalOf,
  UNIT_KEYS,
  type UnitKey,
  type VenterraView,
} from './view-form.ts';
import { actionWords, wordsIn } from './words.ts';

interface Place {
  readonly thing: string;
  readonly x: number;
  readonly y: number;
  readonly text: string;
}

/** The map row by row, then what lies beside it: the tray, quests, cards, factions. */
export function places(props: BoardProps): readonly Place[] {
  const { language, choices, moment, seat, asked } = props;
  const view = readView(props.view);
  const components = props.components as Components;
  const turn = turnOf(view);
  const laid = layOut(view, components, turn);
  const hand = inHand(view);
  const onMap: Place[] = hand
    ? handlesOf(hand, choices, turn).map((handle) => ({ ...handle, text: choices.get(handle.thing)?.[0]?.label ?? '' }))
    : laid.map(({ thing, x, y, land }) => ({ thing, x, y, text: landWords(view, components, land, language) }));
  if (!hand)
    for (const { thing, x, y } of pilePlaces(view, laid, (one) => choices.has(one))) {
      const unit = thing.slice(thing.indexOf('.') + 1) as UnitKey;
      const land = territoryOf(view, thing);
      const player = view.players[land?.army?.seat ?? -1];
      onMap.push({ thing, x, y, text: unitWord(components, unit, player?.forge ?? false, language) });
    }
  onMap.sort((a, b) => a.y - b.y || a.x - b.x);
  const bottom = onMap.length > 0 ? boxOf(onMap).bottom : 0;
  const own = view.players[homeOf(view, seat, asked)];
  const beside = [
    ...trayThings(choices, moment),
    ...view.display.map(questThings.name),
    ...(own?.reserved ?? []).map(questThings.name),
    ...(own?.favors ?? []).map(favorThings.name),
    ...(own ? upgradeIds(components, own).map(upgradeThings.name) : []),
    ...view.players.map((player) => seatName(player.seat)),
  ];
  return [
    ...onMap,
    ...[...new Set(beside)].map((thing, i) => ({
      thing,
      x: (i % 6) * 160,
      y: bottom + 200 + Math.floor(i / 6) * 120,
      text: choices.get(thing)?.[0]?.label ?? nameOf(view, components, thing, language),
    })),
  ];
}

function nameOf(view: VenterraView, components: Components, thing: string, language: BoardProps['language']): string {
  const number = Number(thing.slice(thing.indexOf(':') + 1));
  if (thing.startsWith('quest:')) return at(components.quests, number - 1).name[language];
  if (thing.startsWith('favor:')) return at(components.favors, number - 1).name[language];
  if (thing.startsWith('upgrade:')) return at(components.upgrades, number - 1).name[language];
  return thing.startsWith('seat:') ? factionName(components, view.players[number], language) : thing;
}

function playerLines(player: PlayerView, components: Components, language: BoardProps['language']): readonly string[] {
  const words = wordsIn(language);
  const quest = (id: number): string => {
    const one = at(components.quests, id - 1);
    return `${one.name[language]} (${questNeeds(components, one, language)}; ${rewardWords(components, one.reward, language)}; ${words.points} ${one.points})`;
  };
  const combat = player.combat?.flatMap((count, kind) =>
    count > 0
      ? [`${count} × ${at(components.combatCards, kind).name[language]} +${at(components.combatCards, kind).value}`]
      : [],
  );
  const favors = (player.favors ?? player.favorsKnown).map((id) => {
    const favor = at(components.favors, id - 1);
    return `${favor.name[language]} (${timeWords(favor.time, language)}: ${favorWords(favor, language)})`;
  });
  return [
    `${words.wealth} ${player.wealth}, ${words.income} ${player.income}`,
    `${words.points} ${totalOf(player)}: ${categoriesIn(words)
      .map(([category, name]) => `${name} ${player.sheet[category]}`)
      .join(', ')}`,
    ...(player.declared.length > 0
      ? [`${words.declared}: ${player.declared.map((card) => actionWords(card, language).name).join(', ')}`]
      : []),
    `${words.combatCards}: ${player.combatCount}${combat ? ` (${combat.join(', ')})` : ''}`,
    `${words.favorCards}: ${player.favorCount}${favors.length > 0 ? ` (${favors.join('; ')})` : ''}`,
    ...(player.reserved.length > 0 ? [`${words.reserved}: ${player.reserved.map(quest).join('; ')}`] : []),
    `${words.completed}: ${player.completed.map((id) => at(components.quests, id - 1).name[language]).join(', ') || words.none}`,
    `${words.upgrades}: ${upgradeIds(components, player)
      .map((id, n) => {
        const one = at(components.upgrades, id - 1);
        const state = player.upgrades[n] ? words.active : `${words.cost} ${one.cost}`;
        return `${one.name[language]} (${state}; ${words.points} ${one.points}; ${upgradeWords(components, one, language)})`;
      })
      .join('; ')}`,
    `${words.supply}: ${UNIT_KEYS.slice(0, 5)
      .map((unit) => {
        const piece = unit === 'spent-ship' ? 'ship' : unit;
        return `${player.supply[piece]} × ${unitWord(components, unit, player.forge, language)}`;
      })
      .join(', ')}`,
    ...(player.forge ? [words.forge] : []),
  ];
}

export function describe(
  props: BoardProps,
): readonly { readonly heading: string; readonly lines: readonly string[] }[] {
  const { language, holders } = props;
  const view = readView(props.view);
  const components = props.components as Components;
  const words = wordsIn(language);
  const fight = frameIn(view, 'fight');
  const battlefield = fight ? view.territories[fight.hex] : undefined;
  return [
    {
      heading: `${words.round} ${view.round}`,
      lines: [
        `${words.newTurn}: ${view.order.map((seat) => factionName(components, view.players[seat], language)).join(', ')}`,
        `${words.tokensLeft}: ${view.tokens.map((count, kind) => `${components.tokens[kind]?.name[language]} ${count}`).join(', ')}`,
      ],
    },
    ...(fight && battlefield
      ? [
          {
            heading: `${words.battle}: ${landWords(view, components, battlefield, language)}`,
            lines: [
              `${words.attacker}: ${factionName(components, view.players[fight.seat], language)}, ${ranksWords(components, fight.units, view.players[fight.seat]?.forge ?? false, language)}, ${words.total} ${fight.attack}`,
              `${words.defender}: ${fight.foe < 0 ? words.wilderness : factionName(components, view.players[fight.foe], language)}, ${words.total} ${fight.defense}`,
            ],
          },
        ]
      : []),
    ...view.players.map((player) => ({
      heading: `${factionName(components, player, language)} (${holders[player.seat]?.name ?? ''})`,
      lines: player.faction
        ? [...[bidWords(view, player.seat, language)].filter(Boolean), ...playerLines(player, components, language)]
        : [],
    })),
    {
      heading: words.open,
      lines: view.display.map((id) => {
        const quest = at(components.quests, id - 1);
        return `${quest.name[language]}: ${words.needs} ${questNeeds(components, quest, language)}. ${words.reward}: ${rewardWords(components, quest.reward, language)}. ${words.points} ${quest.points}`;
      }),
    },
    {
      heading: words.map,
      lines: view.territories.map((land) => landWords(view, components, land, language)),
    },
  ];
}
