/** What holds at every decision: pieces are conserved, limits are kept. */

import { at, type Invariant, range, sum, type WorldOf } from '@condotta/kernel';
import { BATTLE_TOKENS, UNITS, VICTORY_TOKENS } from './components/index.ts';
import { besides, hexAt } from './map.ts';
import { combatCardOf } from './rules/combat-cards.ts';
import { DISPLAY, MOST_RESERVED } from './rules/quests.ts';
import { retreatingUnits } from './rules/retreat.ts';
import { countOn, hexName, isGroundFor, ownerOfTile, pieceKind, unitsOf } from './rules/territories.ts';
import { KINDS, SPENT_SHIP, type State, type Venterra, type VenterraTable } from './state.ts';

type World = WorldOf<Venterra>;

/** Units of a seat that are neither in its supply nor settled on the map. */
function underWay(s: State, world: World, seat: number, kind: number): number {
  let count = 0;
  for (const one of s.pending) if (one.seat === seat) count += at(one.units, kind);
  for (const frame of world.stack) {
    if (frame.proc === 'fight' && frame.seat === seat) count += at(frame.units, kind);
    if (frame.proc === 'retreat' && frame.seat === seat) count += retreatingUnits(frame, kind);
  }
  return count;
}

/** F1.11 */
function unitsConserved({ s, components }: VenterraTable, world: World): string | null {
  for (const [seat, player] of s.players.entries()) {
    // Before its set-up card a player has no pieces.
    if (player.faction < 0 || sum(player.supply) + s.holders.filter((holder) => holder === seat).length === 0) continue;
    for (const [piece, unit] of UNITS.entries()) {
      let found = at(player.supply, piece);
      for (const kind of range(KINDS).filter((one) => pieceKind(one) === piece)) {
        found += underWay(s, world, seat, kind);
        for (let hex = 0; hex < s.places.length; hex++) if (s.holders[hex] === seat) found += unitsOf(s, hex, kind);
      }
      const owned = at(components.factions, player.faction).pieces[unit];
      if (found !== owned || at(player.supply, piece) < 0) return `seat ${seat} has ${found} of ${owned} ${unit}`;
    }
  }
  return null;
}

/** F4.5, F4.7, F6.2 */
function unitsStand(t: VenterraTable): string | null {
  const { s } = t;
  for (let hex = 0; hex < s.places.length; hex++) {
    if (range(KINDS).some((kind) => unitsOf(s, hex, kind) < 0)) return `fewer than no units at ${hexName(s, hex)}`;
    if (countOn(s, hex) > 0 !== at(s.holders, hex) >= 0) return `${hexName(s, hex)} is held by ${s.holders[hex]}`;
    for (let kind = 0; kind < KINDS; kind++)
      if (unitsOf(s, hex, kind) > 0 && !isGroundFor(t, kind, hex)) return `kind ${kind} stands at ${hexName(s, hex)}`;
  }
  return null;
}

/** Everything once, nothing twice. */
function census(found: readonly number[], count: number): string | null {
  const seen = range(count + 1).map(() => 0);
  for (const id of found) seen[id] = (seen[id] ?? 0) + 1;
  const wrong = range(count).find((n) => seen[n + 1] !== 1);
  return wrong === undefined ? null : `${wrong + 1} is in ${seen[wrong + 1]} places`;
}

/** F1.5 */
function favorsConserved({ s, components }: VenterraTable, world: World): string | null {
  const inFlow = world.stack.flatMap((frame) => (frame.proc === 'favor' ? [frame.card, ...frame.seen] : []));
  const found = [
    ...s.favorDeck,
    ...s.favorTop,
    ...s.favorDiscard,
    ...s.players.flatMap(({ favors }) => favors),
    ...inFlow,
  ];
  return census(found, components.favors.length);
}

/** F1.4, F8.3, F8.9 */
function questsConserved({ s, components }: VenterraTable): string | null {
  if (s.display.length > DISPLAY) return `${s.display.length} quests on display`;
  const full = s.players.findIndex(({ reserved }) => reserved.length > MOST_RESERVED);
  if (full >= 0) return `seat ${full} has reserved too many quests`;
  const held = s.players.flatMap(({ reserved, completed }) => [...reserved, ...completed]);
  return census([...s.startingQuests, ...s.questDeck, ...s.display, ...held], components.quests.length);
}

/** F1.13, F1.9 */
function purses(t: VenterraTable): string | null {
  for (const [seat, { wealth, combat }] of t.s.players.entries()) {
    if (wealth < 0) return `seat ${seat} owes wealth`;
    const wrong = combat.findIndex((count, kind) => count < 0 || count > combatCardOf(t, kind).copies);
    if (wrong >= 0) return `seat ${seat} holds ${combat[wrong]} combat cards of kind ${wrong}`;
  }
  return null;
}

/** F1.7, F1.6 */
function tokens({ s }: VenterraTable): string | null {
  const battle = s.battleTokens + sum(s.players.map(({ battleTokens }) => battleTokens));
  if (battle !== BATTLE_TOKENS || s.battleTokens < 0) return `${battle} battle tokens`;
  const victory = s.victoryTokens + sum(s.players.map(({ victoryTokens }) => victoryTokens));
  if (victory !== VICTORY_TOKENS || s.victoryTokens < 0) return `${victory} victory tokens`;
  const laid = s.tokens.filter((token) => token).length;
  return laid <= s.tokenPile.length ? null : `${laid} explore tokens lie, ${s.tokenPile.length} are left`;
}

/** F5.5, F1.12 */
function structures({ s }: VenterraTable): string | null {
  const tiles = s.structures.filter((tile) => tile > 0);
  if (new Set(tiles.map((tile) => tile >> 1)).size !== tiles.length) return 'a tile is on the map twice';
  return tiles.every((tile) => ownerOfTile(s, tile) >= 0) ? null : 'a tile of a faction that does not play';
}

/** F3.2 */
function mapConsistent({ s }: VenterraTable): string | null {
  for (let hex = 0; hex < s.places.length; hex++) {
    if (hexAt(s, at(s.places, hex)) !== hex) return `territory ${hex} lies on another`;
    if (besides(s, hex).some((other) => !besides(s, other).includes(hex))) return `neighbours of territory ${hex}`;
  }
  const sizes = [s.holders, s.structures, s.builtIn, s.tokens].map(({ length }) => length);
  return sizes.every((size) => size === s.places.length) && s.units.length === s.places.length * KINDS ? null : 'sizes';
}

/** F16.3, F6.4: fights wait only during a movement, Ships are spent only during an action. */
function settled({ s }: VenterraTable, world: World): string | null {
  if (s.pending.length > 0 && !world.stack.some(({ proc }) => proc === 'movement')) return 'a fight waits for nobody';
  const isSpent = s.units.some((count, i) => count > 0 && i % KINDS === SPENT_SHIP);
  return isSpent && !world.stack.some(({ proc }) => proc === 'action') ? 'a Ship is spent outside an action' : null;
}

export const invariants: readonly Invariant<Venterra>[] = [
  { rule: 'F1.11', broken: unitsConserved },
  { rule: 'F4.7', broken: unitsStand },
  { rule: 'F1.5', broken: favorsConserved },
  { rule: 'F1.4', broken: questsConserved },
  { rule: 'F1.9', broken: purses },
  { rule: 'F1.7', broken: tokens },
  { rule: 'F5.5', broken: structures },
  { rule: 'F3.2', broken: mapConsistent },
  { rule: 'F16.3', broken: settled },
];
