/** A territory and what stands on it, in words. */

import { at, type Language } from '@condotta/kernel';
import type { Components } from '../components/index.ts';
import { terrainWord } from '../messages/cards.ts';
import { sideNumber } from './geometry.ts';
import {
  type PlayerView,
  ranksIn,
  structureOf,
  type TerritoryView,
  UNIT_KEYS,
  type UnitKey,
  type VenterraView,
  worthOf,
} from './view-form.ts';
import { escortWord, pieceOf, wordsIn } from './words.ts';

/** As the rules call it: its board side and its number on it. */
export const landName = (components: Components, { side, cell }: TerritoryView, language: Language): string =>
  `${at(components.sides, sideNumber(components.sides, side) - 1).name[language]} ${cell + 1}`;

export function factionName(components: Components, player: PlayerView | undefined, language: Language): string {
  const found = components.factions.find(({ key }) => key === player?.faction);
  return found?.name[language] ?? `${(player?.seat ?? 0) + 1}`;
}

export function unitWord(components: Components, unit: UnitKey, forge: boolean, language: Language): string {
  if (unit === 'escort') return escortWord(language);
  const found = components.units.find(({ key }) => key === pieceOf(unit));
  const name = (forge ? found?.forgeName : found?.name)?.[language] ?? '';
  return unit === 'spent-ship' ? `${name} (${wordsIn(language).spent})` : name;
}

/** "3 Soldier, 1 Knight". */
export function ranksWords(
  components: Components,
  ranks: readonly number[],
  forge: boolean,
  language: Language,
): string {
  return UNIT_KEYS.flatMap((unit, kind) => {
    const count = ranks[kind] ?? 0;
    return count > 0 ? [`${count} × ${unitWord(components, unit, forge, language)}`] : [];
  }).join(', ');
}

/** All that is to be known of a territory. */
export function landWords(view: VenterraView, components: Components, land: TerritoryView, language: Language): string {
  const words = wordsIn(language);
  const player = land.controller === null ? undefined : view.players[land.controller];
  const { structure } = land;
  const owner = structure && structure.owner !== land.controller ? view.players[structure.owner] : undefined;
  return [
    landName(components, land, language),
    land.terrain === null ? words.hidden : terrainWord(land.terrain, language),
    ...(land.ruin ? [words.ruin] : []),
    `${words.points} ${worthOf(components, land)}`,
    `${words.defense} ${land.defense}`,
    player ? factionName(components, player, language) : words.unowned,
    ...(structure
      ? [
          `${structureOf(components, structure.kind).name[language]}${structure.isNew ? ` (${words.isNew})` : ''}${owner ? ` (${factionName(components, owner, language)})` : ''}`,
        ]
      : []),
    ranksWords(components, ranksIn(land), player?.forge ?? false, language),
    ...(land.token ? [words.token] : []),
  ]
    .filter(Boolean)
    .join(', ');
}
