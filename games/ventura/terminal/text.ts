/** Ventura's position in words, for those who read lines instead of a screen. */

import type { Scene } from '@condotta/kit/terminal';
import { tilesBeside } from './map.ts';
import { cardName, cardOf, idIn, type TroopView, tileName, tileOf, troopsOf, viewOf } from './view.ts';
import { cardText, phrase, STEPS, TYPES, tileText } from './words.ts';

export function titleText(scene: Scene): string {
  const { round, flow } = viewOf(scene);
  const { language } = scene;
  const proc = flow.findLast((frame) => STEPS[frame.proc] !== undefined)?.proc ?? '';
  const step = STEPS[proc]?.[language] ?? '';
  const when = round === 0 ? phrase('setup', language) : `${phrase('round', language)} ${round}`;
  return step === '' ? when : `${when} · ${step}`;
}

export function thingText(scene: Scene, thing: string): string | null {
  if (!thing.startsWith('cell:')) return null;
  const beside = tilesBeside(scene, thing).map((tile) => tileName(scene, tile));
  return `${phrase('place', scene.language)} ${phrase('beside', scene.language)} ${beside.join(', ')}`;
}

export function detailText(scene: Scene, thing: string): string {
  const { language } = scene;
  const card = cardOf(scene, idIn('card', thing));
  if (card) {
    const troop = viewOf(scene).troops.find(({ companies }) => companies.some((each) => each.card === card.id));
    const wounds = troop?.companies.find((each) => each.card === card.id)?.wounds ?? 0;
    const hurt = wounds > 0 ? `, ${wounds} ${phrase('wounds', language)}` : '';
    const where = troop ? ` [${phrase('area', language)} ${troop.area}, ${tileName(scene, troop.at)}${hurt}]` : '';
    return `${cardText(card, language)}${where}`;
  }
  const tile = tileOf(scene, idIn('tile', thing));
  if (tile) return tileText(tile, language);
  const troop = viewOf(scene).troops.find((each) => each.id === thing);
  if (troop) return troopText(scene, troop);
  const area = idIn('area', thing);
  const own =
    area > 0 ? viewOf(scene).troops.find((each) => each.seat === scene.seat && each.area === area) : undefined;
  if (own) return troopText(scene, own);
  return area > 0 ? phrase('empty', language) : '';
}

function troopText(scene: Scene, troop: TroopView): string {
  const { language } = scene;
  const captain = troop.captain === null ? [] : [cardName(scene, troop.captain)];
  const companies = troop.companies.map(({ card, wounds }) => {
    const hurt = wounds > 0 ? ` (${wounds} ${phrase('wounds', language)})` : '';
    return `${cardName(scene, card)}${hurt}`;
  });
  const moved = troop.moved ? `, ${phrase('moved', language)}` : '';
  return `${tileName(scene, troop.at)}: ${[...captain, ...companies].join(', ')}; → ${troop.movement}${moved}`;
}

/** The whole position as these eyes may know it. */
export function positionText(scene: Scene): string[] {
  const view = viewOf(scene);
  const { language } = scene;
  const p = (key: Parameters<typeof phrase>[0]): string => phrase(key, language);
  const who = (seat: number): string => scene.nameOf(`seat:${seat}`);
  const own = scene.seat === null ? undefined : view.players[scene.seat];
  return [
    titleText(scene),
    ...view.players.flatMap((player) => [
      `${who(player.seat)} (${scene.holders[player.seat] ?? ''})${view.first === player.seat ? `, ${p('first')}` : ''}: ` +
        (player.living
          ? `${player.points} ${p('points')}, ${player.florins} ${p('florins')}, ${p('income')} ${player.income}, ` +
            `${p('upkeep')} ${player.maintenance}, ${player.handVentura + player.handConscription} ${p('cards')}, ` +
            `${player.reserveCount} ${p('tiles')}`
          : p('out')),
      ...troopsOf(view, player.seat).map(
        (troop) => `  ${p(troop.army ? 'army' : 'company')} ${troop.area}, ${troopText(scene, troop)}`,
      ),
    ]),
    ...(view.map.length > 0 ? [p('map')] : []),
    ...view.map.map((place) => {
      const tile = tileOf(scene, place.tile);
      const owner = place.owner === null ? p('neutral') : `${who(place.owner)} ${place.markers}`;
      const beside = tilesBeside(scene, place.cell).map((other) => tileName(scene, other));
      const type = tile ? TYPES[tile.type][language] : '';
      return `  ${tileName(scene, place.tile)} (${type}), ${owner}; ${p('beside')} ${beside.join(', ')}`;
    }),
    ...(view.display.length > 0
      ? [`${p('display')}: ${view.display.map((card) => cardName(scene, card)).join(', ')}`]
      : []),
    `${p('decks')}: Ventura ${view.ventura.deck}, Conscription ${view.conscription.deck}, ${p('stockpile')} ${view.stockpile}`,
    ...handText(scene, own?.hand ?? null, own?.reserve ?? null),
    ...battleText(scene),
  ];
}

function handText(scene: Scene, hand: readonly number[] | null, reserve: readonly number[] | null): string[] {
  const { language } = scene;
  const cards = (hand ?? []).map((id) => {
    const card = cardOf(scene, id);
    return `  ${cardName(scene, id)}: ${card ? cardText(card, language) : ''}`;
  });
  const tiles = (reserve ?? []).map((id) => {
    const tile = tileOf(scene, id);
    return `  ${tileName(scene, id)}: ${tile ? tileText(tile, language) : ''}`;
  });
  return [
    ...(hand
      ? [`${phrase('hand', language)}${hand.length === 0 ? `: ${phrase('empty', language)}` : ''}`, ...cards]
      : []),
    ...(tiles.length > 0 ? [phrase('reserve', language), ...tiles] : []),
  ];
}

const SPACES = ['I', 'II', 'III', 'IV', 'V'];

/** The orders of battle, as far as they are open. */
export function battleText(scene: Scene): string[] {
  const battle = viewOf(scene).flow.find((frame) => frame.proc === 'battle');
  if (!battle || battle.seat === undefined || battle.foe === undefined) return [];
  const { language } = scene;
  const seats = [battle.seat, battle.foe];
  return [
    `${phrase('battle', language)}: ${typeof battle.tile === 'number' ? tileName(scene, battle.tile) : ''}`,
    ...seats.flatMap((seat, side) => {
      const rank = battle.ranks?.[side] ?? [];
      const draft = battle.drafts?.[side] ?? [];
      const cards = rank.length > 0 ? rank : draft;
      const role = phrase(side === 0 ? 'attacker' : 'defender', language);
      const spaces = cards.map((card, i) => `${SPACES[i] ?? ''} ${rankText(scene, card)}`);
      return [`  ${scene.nameOf(`seat:${seat}`)} (${role}): ${spaces.join(', ') || '—'}`];
    }),
  ];
}

function rankText(scene: Scene, id: number): string {
  const wounds = viewOf(scene)
    .troops.flatMap((troop) => troop.companies)
    .find((company) => company.card === id)?.wounds;
  const card = cardOf(scene, id);
  const most = card?.kind === 'company' ? card.resistance : 0;
  return `${cardName(scene, id)}${wounds ? ` ✚${wounds}/${most}` : ''}`;
}
