/** Venterra's position in words, for those who read lines instead of a screen. */

import type { Language } from '@condotta/kernel';
import type { Scene } from '@condotta/kit/terminal';
import { COMBAT_CARDS, ROUNDS, STRUCTURES, TOKENS, UNITS } from '../components/index.ts';
import { favorWords, questNeeds, rewardWords, timeWords, upgradeWords } from '../messages/cards.ts';
import {
  componentsOf,
  factionName,
  frameIn,
  idIn,
  inOrder,
  labelOf,
  ownPlayer,
  type PlayerView,
  placeIn,
  pointsOf,
  type TerritoryView,
  territoryAt,
  unitsIn,
  viewOf,
} from './view.ts';
import { ACTION_WORDS, GROUND, phrase, SHEET_WORDS } from './words.ts';

export function titleText(scene: Scene): string {
  const { round } = viewOf(scene);
  const { language } = scene;
  const p = (key: Parameters<typeof phrase>[0]): string => phrase(key, language);
  if (round === 0) {
    const step = (['building', 'structures', 'factions'] as const).find((proc) => frameIn(scene, proc));
    return step ? `${p('setup')} · ${p(step)}` : p('setup');
  }
  const when = `${p('round')} ${round} ${p('of')} ${ROUNDS}`;
  const action = frameIn(scene, 'action');
  const at = frameIn(scene, 'round')?.at;
  if (action && action.card !== 'extra') return `${when} · ${ACTION_WORDS[action.card][language]}`;
  if (frameIn(scene, 'bidding')) return `${when} · ${p('bidding')}`;
  return at === 'declare' || at === 'first' || at === 'second' || at === 'army' ? `${when} · ${p(at)}` : when;
}

/** The fight that is going on. */
export function fightText(scene: Scene): string[] {
  const fight = frameIn(scene, 'fight');
  if (!fight) return [];
  const { language } = scene;
  const where = viewOf(scene).territories[fight.hex];
  const who = (seat: number): string => (seat < 0 ? phrase('wilderness', language) : scene.nameOf(`seat:${seat}`));
  return [
    `${phrase('fight', language)} ${where ? scene.nameOf(where.id) : ''}`,
    `  ${who(fight.seat)}: ${phrase('attack', language)} ${fight.attack}`,
    `  ${who(fight.foe)}: ${phrase('defense', language)} ${fight.defense}`,
  ];
}

export function questText(scene: Scene, id: number): string {
  const components = componentsOf(scene);
  const quest = components.quests[id - 1];
  if (!quest) return '';
  const { language } = scene;
  const reward = rewardWords(components, quest.reward, language);
  return `${questNeeds(components, quest, language)} → ${quest.points} ${phrase('vp', language)}, ${reward}`;
}

export function favorText(scene: Scene, id: number): string {
  const favor = componentsOf(scene).favors[id - 1];
  return favor ? `${timeWords(favor.time, scene.language)}: ${favorWords(favor, scene.language)}` : '';
}

function upgradeText(scene: Scene, id: number): string {
  const components = componentsOf(scene);
  const upgrade = components.upgrades[id - 1];
  if (!upgrade) return '';
  const { language } = scene;
  const price = `${phrase('cost', language)} ${upgrade.cost}, ${upgrade.points} ${phrase('vp', language)}`;
  return `${price}. ${upgradeWords(components, upgrade, language)}`;
}

function unitText(scene: Scene, thing: string): string {
  const unit = componentsOf(scene).units.find(({ key }) => thing.endsWith(`:${key}`) || thing.endsWith(`.${key}`));
  if (!unit) return '';
  const p = (key: Parameters<typeof phrase>[0]): string => phrase(key, scene.language);
  const siege = unit.siege > unit.attack ? ` (${unit.siege} ${p('against')} ${p('walls')})` : '';
  return `${p('cost')} ${unit.cost}, ${p('attack')} ${unit.attack}${siege}, ${p('defense')} ${unit.defense}, ${p('movement')} ${unit.movement}`;
}

/** "field, ★1, wilderness 1, unexplored" or "The Order: 2 Soldier, Outpost; defense 3, ★2" */
function territoryText(scene: Scene, territory: TerritoryView): string {
  const { language } = scene;
  const p = (key: Parameters<typeof phrase>[0]): string => phrase(key, language);
  const { terrain, points, controller, structure, defense, token, ruin } = territory;
  const components = componentsOf(scene);
  const units = unitsIn(territory).map(
    ([kind, count]) => `${count} ${components.units[UNITS.indexOf(kind)]?.name[language] ?? kind}`,
  );
  const built = structure ? [components.structures[STRUCTURES.indexOf(structure.kind)]?.name[language] ?? ''] : [];
  const holder = controller === null ? p('wilderness') : scene.nameOf(`seat:${controller}`);
  const held = [...built, ...units].join(', ');
  return [
    GROUND[terrain ?? 'hidden'][language] + (ruin ? ` (${p('ruin')})` : ''),
    held === '' ? holder : `${holder}: ${held}`,
    `${p('defense')} ${defense}`,
    `${points} ${p('vp')}`,
    ...(token ? [p('token')] : []),
  ].join('; ');
}

/** What there is to know about a thing, in a line. */
export function detailText(scene: Scene, thing: string): string {
  const { language } = scene;
  const components = componentsOf(scene);
  if (thing.startsWith('quest:')) return questText(scene, idIn('quest', thing));
  if (thing.startsWith('favor:')) return favorText(scene, idIn('favor', thing));
  if (thing.startsWith('upgrade:')) return upgradeText(scene, idIn('upgrade', thing));
  if (thing.startsWith('unit:') || thing.startsWith('stack:')) return unitText(scene, thing);
  if (thing.startsWith('combat:')) {
    const card = components.combatCards[COMBAT_CARDS.findIndex((key) => thing === `combat:${key}`)];
    return card ? `+${card.value}; ${phrase('cost', language)} ${card.cost}` : '';
  }
  const place = placeIn(thing);
  const territory = place ? territoryAt(scene, place) : undefined;
  return territory ? `${labelOf(territory)}: ${territoryText(scene, territory)}` : '';
}

/** What a player has, in a line. */
export function playerText(scene: Scene, player: PlayerView): string {
  const p = (key: Parameters<typeof phrase>[0]): string => phrase(key, scene.language);
  const cards = player.declared.map(
    (card) => `${ACTION_WORDS[card][scene.language]}${player.resolved.includes(card) ? '✓' : ''}`,
  );
  return [
    `${pointsOf(player)} ${p('points')}`,
    `${p('wealth')} ${player.wealth} (+${player.income})`,
    `${p('favors')} ${player.favorCount}`,
    `${p('cards')} ${player.combatCount}`,
    `${p('battles')} ${player.battleTokens}`,
    ...(player.forge ? [p('forge')] : []),
    ...(cards.length > 0 ? [cards.join(' + ')] : []),
  ].join(', ');
}

export function sheetText(scene: Scene, { sheet }: PlayerView): string {
  const parts = (Object.keys(SHEET_WORDS) as (keyof typeof SHEET_WORDS)[])
    .filter((key) => sheet[key] !== 0)
    .map((key) => `${SHEET_WORDS[key][scene.language]} ${sheet[key]}`);
  return parts.join(', ');
}

/** What the reader holds. */
function handText(scene: Scene): string[] {
  const own = ownPlayer(scene);
  if (!own) return [];
  const components = componentsOf(scene);
  const combat = (own.combat ?? []).flatMap((count, kind) =>
    count > 0
      ? [
          `${count} × ${components.combatCards[kind]?.name[scene.language] ?? ''} (+${components.combatCards[kind]?.value ?? 0})`,
        ]
      : [],
  );
  return [
    ...(combat.length > 0 ? [combat.join(', ')] : []),
    ...(own.favors ?? []).map((card) => `${scene.nameOf(`favor:${card}`)}: ${favorText(scene, card)}`),
  ];
}

const tokensText = (scene: Scene, language: Language): string =>
  viewOf(scene)
    .tokens.map((count, kind) => `${count} ${componentsOf(scene).tokens[kind]?.name[language] ?? TOKENS[kind]}`)
    .join(', ');

/** The whole position as these eyes may know it. */
export function positionText(scene: Scene): string[] {
  const view = viewOf(scene);
  const { language } = scene;
  const p = (key: Parameters<typeof phrase>[0]): string => phrase(key, language);
  const hand = handText(scene);
  return [
    titleText(scene),
    ...inOrder(scene).flatMap((player) => [
      `${factionName(scene, player)} (${scene.holders[player.seat] ?? ''}): ${playerText(scene, player)}`,
      ...(view.round > 0 ? [`  ${sheetText(scene, player)}`] : []),
      ...player.reserved.map(
        (quest) => `  ${p('reserved')}: ${scene.nameOf(`quest:${quest}`)} (${questText(scene, quest)})`,
      ),
    ]),
    ...(view.territories.length > 0 ? [p('map')] : []),
    ...view.territories.map(
      (one) => `  ${scene.nameOf(one.id)} (${labelOf(one)}, ${one.q},${one.r}): ${territoryText(scene, one)}`,
    ),
    ...(view.display.length > 0 ? [p('quests')] : []),
    ...view.display.map((quest) => `  ${scene.nameOf(`quest:${quest}`)}: ${questText(scene, quest)}`),
    ...(view.round > 0 ? [`${p('tokensLeft')}: ${tokensText(scene, language)}`] : []),
    `${p('deck')} ${view.favors.deck}, ${p('questsLeft')} ${view.questsLeft}`,
    ...(hand.length > 0 ? [p('hand'), ...hand.map((text) => `  ${text}`)] : []),
    ...fightText(scene),
  ];
}
