/** Ventura's players, hands and boards as lines. */

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
  wrap,
} from '@condotta/kit/terminal';
import { specialText } from '../components/index.ts';
import { badgeOf } from './map.ts';
import {
  cardName,
  cardOf,
  type PlayerView,
  type TroopView,
  tileName,
  tileOf,
  troopsOf,
  viewOf,
  woundsOf,
} from './view.ts';
import { cardText, phrase, TYPES, valueText } from './words.ts';

const HEAD: Style = { bold: true, fg: 180 };

export const heading = (text: string): Line => line(text, HEAD);

/** The players in brief. If there is no room for every Troop, those of the others go first. */
export function playersPanel(scene: Scene, { width, height }: Region): Line[] {
  const { players } = viewOf(scene);
  const blocks = players.map((player) => ({
    seat: player.seat,
    head: playerLines(scene, player, width),
    troops: player.living ? troopsOf(viewOf(scene), player.seat).map((troop) => troopLine(scene, troop, width)) : [],
  }));
  let room = height - blocks.reduce((n, block) => n + block.head.length, 0);
  const inOrder = [...blocks].sort((a, b) => Number(b.seat === scene.seat) - Number(a.seat === scene.seat));
  const shown = new Map<number, Line[]>();
  for (const [i, { seat, troops }] of inOrder.entries()) {
    const rest = inOrder.slice(i + 1).filter((block) => block.troops.length > 0).length;
    const own = Math.max(0, Math.min(troops.length, room - rest));
    const lines = own < troops.length ? condensed(scene, seat, troops.slice(0, Math.max(0, own - 1)), width) : troops;
    const fit = lines.slice(0, Math.max(0, room));
    shown.set(seat, fit);
    room -= fit.length;
  }
  return blocks.flatMap(({ seat, head, troops }) => [...head, ...(shown.get(seat) ?? troops)]).slice(0, height);
}

function condensed(scene: Scene, seat: number, shown: readonly Line[], width: number): Line[] {
  const rest = troopsOf(viewOf(scene), seat).slice(shown.length);
  const texts = rest.map((troop) => `${troop.army ? 'A' : 'C'}${troop.area} ${tileName(scene, troop.at)}`);
  return [...shown, line(`  ${clip(texts.join(', '), width - 2)}`, DIM)];
}

function playerLines(scene: Scene, player: PlayerView, width: number): Line[] {
  const { language } = scene;
  const badge = badgeOf(scene, player.seat);
  const asked = scene.asked.includes(player.seat);
  const name = scene.nameOf(`seat:${player.seat}`);
  const holder = scene.holders[player.seat] ?? '';
  const you = player.seat === scene.seat;
  const first = viewOf(scene).first === player.seat ? ' ¹' : '';
  const points = `${player.points} ${phrase('points', language)}`;
  const left = clip(`${name}${holder === '' ? '' : ` (${holder})`}${first}`, width - points.length - 5);
  const head: Span[] = [
    span(asked ? '▸' : ' ', { fg: 226, bold: true }),
    span(` ${badge.letter} `, badge.style),
    span(` ${left}`, { bold: true, ...(you ? { underline: true } : {}) }),
    span(padLeft(points, width - 5 - [...left].length), { bold: true }),
  ];
  if (!player.living) return [head, line(`     ${phrase('out', language)}`, DIM)];
  const narrow = width < 32;
  const change = `+${player.income} −${player.maintenance}`;
  const balance = `ƒ${player.florins} ${narrow ? change.replace(' ', '') : `(${change})`}`;
  const cards = `${player.handVentura + player.handConscription} ${phrase('cards', language)}`;
  const tiles = `${player.reserveCount} ${phrase('tiles', language)}`;
  return [head, line(narrow ? `  ${balance} ${cards} ${tiles}` : `     ${balance}  ${cards}  ${tiles}`)];
}

/** "A1 Bologna: Acuto; Pikemen 1/5, Bowmen" */
function troopLine(scene: Scene, troop: TroopView, width: number): Line {
  const badge = badgeOf(scene, troop.seat);
  const lit = scene.lit.has(troop.id) || (troop.seat === scene.seat && scene.lit.has(`area:${troop.area}`));
  const wounds = woundsOf(troop);
  const captain = troop.captain === null ? '' : `${cardName(scene, troop.captain)} + `;
  const count = troop.companies.length;
  const first = troop.companies[0];
  const who = count === 1 && first ? cardName(scene, first.card) : `${count}`;
  const hurt = wounds > 0 ? ` ✚${wounds}` : '';
  const text = `${tileName(scene, troop.at)}: ${captain}${who}${hurt}`;
  return [
    span('  '),
    span(`${troop.army ? 'A' : 'C'}${troop.area}`, badge.style),
    span(` ${clip(text, width - 6)}`, lit ? { inverse: true } : troop.moved ? DIM : {}),
  ];
}

/** The reader's cards and tiles as tables, and the open display. */
export function handPanel(scene: Scene, { width, height }: Region): Line[] {
  const view = viewOf(scene);
  const own = scene.seat === null ? undefined : view.players[scene.seat];
  const lines: Line[] = [];
  const seen = view.flow.flatMap((frame) => ('seen' in frame ? (frame.seen ?? []) : []));
  const top = view.flow.at(-1);
  if (own?.hand) {
    lines.push(titled(phrase('hand', scene.language), own.hand.length, width, CARD_COLUMNS));
    lines.push(...own.hand.map((card) => cardLine(scene, card, width)));
  }
  if (own?.reserve && own.reserve.length > 0) {
    lines.push(titled(phrase('reserve', scene.language), own.reserve.length, width, TILE_COLUMNS));
    lines.push(...own.reserve.map((tile) => tileLine(scene, tile, width)));
  }
  if (seen.length > 0) {
    const tiles = top?.proc === 'fortune';
    lines.push(titled(phrase('seen', scene.language), seen.length, width, tiles ? TILE_COLUMNS : CARD_COLUMNS));
    lines.push(...seen.map((id) => (tiles ? tileLine(scene, id, width) : cardLine(scene, id, width))));
  }
  if (view.display.length > 0) {
    lines.push(titled(phrase('display', scene.language), view.display.length, width, own?.hand ? '' : CARD_COLUMNS));
    lines.push(...view.display.map((card) => cardLine(scene, card, width)));
  }
  return lines.length <= height ? lines : [...lines.slice(0, height - 1), line('  …', DIM)];
}

/** How wide the columns of cards are: cost, upkeep, movement, ranged, melee, resistance. */
const CARD_WIDTHS = [2, 2, 3, 3, 3, 3];
const inColumns = (cells: readonly string[]): string =>
  cells.map((cell, i) => padLeft(cell, CARD_WIDTHS[i] ?? 3)).join('');
const CARD_COLUMNS = inColumns(['ƒ', 'k', '→', 'R', 'M', 'H']);
/** Income, cost to enter. */
const TILE_COLUMNS = 'ƒ  →';

function titled(text: string, count: number, width: number, columns: string): Line {
  const title = `${text}${count === 0 ? ' —' : ''}`;
  return [span(pad(title, width - columns.length), HEAD), span(columns, DIM)];
}

function cardLine(scene: Scene, id: number, width: number): Line {
  const card = cardOf(scene, id);
  if (!card) return line(`  card ${id}`);
  const lit = scene.lit.has(`card:${id}`);
  const style: Style = lit ? { inverse: true } : scene.open.has(`card:${id}`) ? { fg: 226 } : {};
  const values =
    card.kind === 'event'
      ? `${specialText(card, scene.language)}`
      : inColumns(
          [card.deploy, card.upkeep, card.movement, card.ranged, card.melee, card.resistance].map((n, i) =>
            card.kind === 'captain' && i > 1 && n > 0 ? `+${n}` : String(n),
          ),
        );
  const name = card.name[scene.language];
  const room = card.kind === 'event' ? Math.max(12, Math.min([...name].length + 2, width - 12)) : width - values.length;
  return [span(pad(`  ${name}`, room), style), span(clip(values, width - room), card.kind === 'event' ? DIM : {})];
}

function tileLine(scene: Scene, id: number, width: number): Line {
  const tile = tileOf(scene, id);
  if (!tile) return line(`  tile ${id}`);
  const lit = scene.lit.has(`tile:${id}`);
  const style: Style = lit ? { inverse: true } : scene.open.has(`tile:${id}`) ? { fg: 226 } : {};
  const income = valueText(tile.income, scene.language).replace(/ .*/, '+');
  const type = TYPES[tile.type];
  const values = `${pad(income, 3)}${tile.cost}`;
  return [span(pad(`  ${tile.name[scene.language]}, ${type[scene.language]}`, width - 4), style), span(values)];
}

/** Every board with every card in play. */
export function boardLines(scene: Scene, width: number): Line[] {
  const view = viewOf(scene);
  return view.players.flatMap((player) => [
    ...playerLines(scene, player, Math.min(width, 60)),
    ...troopsOf(view, player.seat).flatMap((troop) => troopLines(scene, troop, width)),
    line(''),
  ]);
}

function troopLines(scene: Scene, troop: TroopView, width: number): Line[] {
  const { language } = scene;
  const badge = badgeOf(scene, troop.seat);
  const moved = troop.moved ? `, ${phrase('moved', language)}` : '';
  const kind = phrase(troop.army ? 'army' : 'company', language);
  const cards = [...(troop.captain === null ? [] : [{ card: troop.captain, wounds: 0 }]), ...troop.companies];
  return [
    [
      span('  '),
      span(`${troop.army ? 'A' : 'C'}${troop.area}`, badge.style),
      span(` ${kind}, ${tileName(scene, troop.at)}, → ${troop.movement}${moved}`, { bold: true }),
    ],
    ...cards.flatMap(({ card, wounds }) => {
      const hurt = wounds > 0 ? ` (${wounds} ${phrase('wounds', language)})` : '';
      const found = cardOf(scene, card);
      const text = `${cardName(scene, card)}${hurt} · ${found ? cardText(found, language) : ''}`;
      return wrap(text, width - 5, 2).map((row) => line(`     ${row}`));
    }),
  ];
}
