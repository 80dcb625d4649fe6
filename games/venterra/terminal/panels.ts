/** Venterra's players, hands, quests and score sheets as lines. */

import {
  clip,
  DIM,
  type Line,
  line,
  pad,
  padLeft,
  type Region,
  type Scene,
  type Style,
  span,
  widthOf,
  wrap,
} from '@condotta/kit/terminal';
import { upgradeWords } from '../messages/cards.ts';
import { favorText, fightText, playerText, questText, sheetText } from './text.ts';
import {
  componentsOf,
  factionName,
  inOrder,
  ownPlayer,
  type PlayerView,
  pointsOf,
  upgradesOf,
  viewOf,
} from './view.ts';
import { ACTION_WORDS, badgeOf, phrase } from './words.ts';

const HEAD: Style = { bold: true, fg: 180 };
const ASKED: Style = { fg: 226, bold: true };

const heading = (text: string): Line => line(text, HEAD);

/** The players in turn order: points, purse, cards in hand, and what they have declared. */
export const playersPanel = (scene: Scene, { width, height }: Region): Line[] =>
  inOrder(scene)
    .flatMap((player) => playerLines(scene, player, width))
    .slice(0, height);

function playerLines(scene: Scene, player: PlayerView, width: number): Line[] {
  const { language } = scene;
  const badge = badgeOf(player.faction);
  const points = `${pointsOf(player)} ${phrase('vp', language)}`;
  const holder = scene.holders[player.seat] ?? '';
  const name = clip(`${factionName(scene, player)}${holder === '' ? '' : ` (${holder})`}`, width - widthOf(points) - 6);
  const own = player.seat === scene.seat;
  const purse = `ƒ${player.wealth}+${player.income}`;
  const cards = `✉${player.favorCount} ♠${player.combatCount} ⚔${player.battleTokens}`;
  const declared = player.declared.map((card) => {
    const word = ACTION_WORDS[card][language];
    return player.resolved.includes(card) ? `${word}✓` : word;
  });
  return [
    [
      span(scene.asked.includes(player.seat) ? '▸' : ' ', ASKED),
      span(` ${badge.letter[language]} `, badge.style),
      span(` ${name}`, { bold: true, underline: own }),
      span(padLeft(points, width - 5 - widthOf(name)), { bold: true }),
    ],
    line(clip(`     ${purse}  ${cards}  ${declared.join(' + ')}`, width)),
  ];
}

/** The fight that is going on, the reader's cards, and the quests open to all. */
export function handPanel(scene: Scene, { width, height }: Region): Line[] {
  const [title, ...sides] = fightText(scene);
  const fight = title === undefined ? [] : [heading(title), ...sides.map((text) => line(text))];
  const lines = [...fight, ...ownLines(scene, width), ...questLines(scene, width)];
  return lines.length <= height ? lines : [...lines.slice(0, Math.max(0, height - 1)), line('  …', DIM)];
}

const styleFor = (scene: Scene, thing: string): Style =>
  scene.lit.has(thing) ? { inverse: true } : scene.open.has(thing) ? { fg: 226 } : {};

function ownLines(scene: Scene, width: number): Line[] {
  const own = ownPlayer(scene);
  if (!own?.favors) return [];
  const { language } = scene;
  const combat = (own.combat ?? []).flatMap((count, kind) => {
    const card = componentsOf(scene).combatCards[kind];
    return card && count > 0 ? [`${count}× ${card.name[language]} +${card.value}`] : [];
  });
  return [
    heading(phrase('hand', language)),
    line(clip(`  ${combat.length > 0 ? combat.join(', ') : phrase('none', language)}`, width)),
    ...own.favors.map((card) => entry(scene, `favor:${card}`, favorText(scene, card), width)),
  ];
}

const questLines = (scene: Scene, width: number): Line[] => {
  const own = ownPlayer(scene);
  const { display } = viewOf(scene);
  const { language } = scene;
  const reserved = own?.reserved ?? [];
  return [
    ...(display.length > 0 ? [heading(phrase('quests', language))] : []),
    ...display.map((quest) => entry(scene, `quest:${quest}`, questText(scene, quest), width)),
    ...(reserved.length > 0 ? [heading(phrase('reserved', language))] : []),
    ...reserved.map((quest) => entry(scene, `quest:${quest}`, questText(scene, quest), width)),
  ];
};

/** A card's name, and what it says as far as there is room. */
function entry(scene: Scene, thing: string, text: string, width: number): Line {
  const room = Math.min(Math.max(12, Math.floor(width * 0.36)), 24);
  return [
    span(pad(`  ${scene.nameOf(thing)}`, room), styleFor(scene, thing)),
    span(` ${clip(text, width - room - 1)}`, DIM),
  ];
}

/** Everything that is open about the players. */
export const boardLines = (scene: Scene, width: number): Line[] =>
  inOrder(scene).flatMap((player) => [
    ...playerLines(scene, player, Math.min(width, 64)),
    ...wrapped(playerText(scene, player), width),
    ...(viewOf(scene).round > 0 ? wrapped(sheetText(scene, player), width) : []),
    ...player.reserved.flatMap((quest) =>
      wrapped(
        `${phrase('reserved', scene.language)}: ${scene.nameOf(`quest:${quest}`)}: ${questText(scene, quest)}`,
        width,
      ),
    ),
    ...upgradesOf(scene, player).flatMap((upgrade, n) => {
      const state = player.upgrades[n]
        ? phrase('active', scene.language)
        : `${phrase('cost', scene.language)} ${upgrade.cost}`;
      const text = upgradeWords(componentsOf(scene), upgrade, scene.language);
      return wrapped(
        `${upgrade.name[scene.language]} (${state}, ${upgrade.points} ${phrase('vp', scene.language)}): ${text}`,
        width,
      );
    }),
    line(''),
  ]);

const wrapped = (text: string, width: number): Line[] => wrap(text, width - 5, 2).map((row) => line(`     ${row}`));
