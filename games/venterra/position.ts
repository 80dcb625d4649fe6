/**
 * The game as a document that a person can write: for tests, scenarios and the editor. Whatever is left out has a
 * sensible default; `describe` writes a document that gives the very same world back.
 *
 * Territories are written "q,r". Favor cards are named by number, key ("spear": the first copy not used yet) or English
 * name, quests and upgrades by number or English name. Without `map` the pre-built one is on the table. Cards that are
 * nowhere in the document lie in their decks; units that are not on the map are in their supplies.
 */

import { type Arranged, at, list, problemsOf, type Result, range, type WorldOf } from '@condotta/kernel';
import {
  ACTIONS,
  type ActionCard,
  COMBAT_CARDS,
  type Components,
  FACTIONS,
  LAYOUT,
  TOKENS,
  UNITS,
} from './components/index.ts';
import { invariants } from './invariants.ts';
import { layBoard, qOf, rOf, sideOf } from './map.ts';
import { readFlow } from './position-flow.ts';
import { LAST_TILE, Reader } from './position-reader.ts';
import { tokensFor } from './rules/starting-structures.ts';
import { kajerOf, kindOfTile, startingTile, tilesOf, turnedOver } from './rules/structures.ts';
import { addUnits, countOn, kindOf } from './rules/territories.ts';
import { setup } from './set-up.ts';
import {
  KINDS,
  pendingShape,
  SPENT_SHIP,
  type State,
  type Venterra,
  type VenterraFrame,
  type VenterraTable,
} from './state.ts';

const FIELDS = [
  'options',
  'round',
  'order',
  'players',
  'map',
  'units',
  'structures',
  'tokens',
  'tokenPile',
  'display',
  'startingQuests',
  'questDeck',
  'favorDeck',
  'favorTop',
  'favorDiscard',
  'favorKnown',
  'battleTokens',
  'victoryTokens',
  'pending',
  'turn',
  'flow',
  'over',
] as const;
const PLAYER_FIELDS = [
  'faction',
  'wealth',
  'supply',
  'combat',
  'favors',
  'upgrades',
  'forge',
  'reserved',
  'completed',
  'battleTokens',
  'victoryTokens',
  'stones',
  'declared',
  'resolved',
] as const;
const OPTIONS = ['prebuilt', 'dealt', 'noHoles', 'openHands', 'wealthDecides'] as const;

// ---- writing ----------------------------------------------------------------------------------------------------------

export function describe(t: VenterraTable, world: WorldOf<Venterra>): unknown {
  const { s, components } = t;
  const hexText = (hex: number): string => `${qOf(at(s.places, hex))},${rOf(at(s.places, hex))}`;
  const all = [...s.places.keys()];
  const words = (mask: number): ActionCard[] => ACTIONS.filter((_, card) => (mask & (1 << card)) !== 0);
  return {
    options: { ...s.options },
    round: s.round,
    order: [...s.order],
    players: s.players.map((player) => ({
      faction: FACTIONS[player.faction] ?? null,
      wealth: player.wealth,
      supply: Object.fromEntries(UNITS.map((unit, kind) => [unit, at(player.supply, kind)])),
      combat: Object.fromEntries(COMBAT_CARDS.map((card, kind) => [card, at(player.combat, kind)])),
      favors: [...player.favors],
      upgrades: [...player.upgrades],
      forge: player.forge,
      reserved: [...player.reserved],
      completed: [...player.completed],
      battleTokens: player.battleTokens,
      victoryTokens: player.victoryTokens,
      stones: player.stones,
      declared: words(player.declared),
      resolved: words(player.resolved),
    })),
    map: s.boards.map(({ side, turn, q, r }) => ({ side: sideOf(components, side).key, turn, at: `${q},${r}` })),
    units: all
      .filter((hex) => countOn(s, hex) > 0)
      .map((hex) => ({
        at: hexText(hex),
        seat: at(s.holders, hex),
        ...Object.fromEntries(UNITS.map((unit, kind) => [unit, at(s.units, hex * KINDS + kind)])),
        spentShip: at(s.units, hex * KINDS + SPENT_SHIP),
      })),
    structures: all
      .filter((hex) => at(s.structures, hex) > 0)
      .map((hex) => ({ at: hexText(hex), tile: at(s.structures, hex), built: at(s.builtIn, hex) })),
    tokens: all.filter((hex) => at(s.tokens, hex)).map(hexText),
    tokenPile: s.tokenPile.map((kind) => at(TOKENS, kind)),
    display: [...s.display],
    startingQuests: [...s.startingQuests],
    questDeck: [...s.questDeck],
    favorDeck: [...s.favorDeck],
    favorTop: [...s.favorTop],
    favorDiscard: [...s.favorDiscard],
    favorKnown: [...s.favorKnown],
    battleTokens: s.battleTokens,
    victoryTokens: s.victoryTokens,
    pending: s.pending.map((one) => ({ ...one })),
    flow: { stack: world.stack.map((frame) => ({ ...frame })), waiting: [...world.waiting], sealed: world.sealed },
    over: world.over && { ...world.over },
  };
}

// ---- reading ----------------------------------------------------------------------------------------------------------

type Doc = Record<string, unknown>;
type Box = { readonly s: State; readonly components: Components };

export function arrange(doc: unknown, components: Components): Result<Arranged<State, VenterraFrame>> {
  const r = new Reader(components);
  const d = r.object(doc, '', FIELDS);
  const players = r.listOf(d['players'], 'players');
  if (players.length < 2 || players.length > 5) r.wrong('players', 'there are 2 to 5 players');
  if (r.problems.length > 0) return { ok: false, problems: r.problems };

  const given = r.object(d['options'] ?? {}, 'options', OPTIONS);
  const flags = OPTIONS.map((id) => r.flag(given[id], `options.${id}`, id === 'prebuilt'));
  const [prebuilt = true, dealt = false, noHoles = false, openHands = false, wealthDecides = false] = flags;
  const start = {
    seats: players.length,
    scenario: prebuilt ? 'pre-built' : 'free',
    options: { factions: dealt ? 'dealt' : 'chosen', noHoles, openHands, wealthDecides },
  };
  const { state: s } = setup(start, components);
  const box: Box = { s, components };
  s.round = r.int(d['round'], 'round', 1, 10);
  if (d['order'] !== undefined) s.order = r.seats(d['order'], 'order', players.length);
  if (new Set(s.order).size !== players.length) r.wrong('order', 'every seat once');
  readMap(r, box, d);
  if (r.problems.length > 0) return { ok: false, problems: r.problems };
  readPlayers(r, box, players);
  readStructures(r, box, d);
  readUnits(r, box, d);
  readPending(r, box, d);
  readSupplies(r, box, players);
  readTokens(r, box, d);
  readQuests(r, box, d);
  const flow = readFlow(r, box, d);
  readFavors(r, box, d, flow.stack);
  if (r.problems.length > 0) return { ok: false, problems: r.problems };

  const world: WorldOf<Venterra> = {
    state: s,
    stack: flow.stack,
    waiting: flow.waiting ?? [],
    sealed: flow.sealed,
    apart: [],
    over: flow.over,
  };
  const t: VenterraTable = { ...box, frame: () => null, once: (work, ...args) => work(t, ...args) };
  for (const { rule, broken } of invariants) {
    const text = broken(t, world);
    if (text) r.wrong(rule, text);
  }
  return r.problems.length > 0
    ? { ok: false, problems: r.problems }
    : { ok: true, value: { setup: start, state: s, ...flow } };
}

function readMap(r: Reader, { s, components }: Box, d: Doc): void {
  const boards =
    d['map'] === undefined
      ? LAYOUT.slice(0, s.players.length + 1)
      : r.listOf(d['map'], 'map').map((one, i) => r.placement(one, `map[${i}]`));
  if (r.problems.length > 0) return;
  for (const [i, board] of boards.entries()) {
    const size = at(components.sides, board.side - 1).cells.length;
    if ((i === 0) !== (size === 4)) {
      r.wrong(`map[${i}]`, 'the 4-hex board comes first, then 8-hex boards');
      continue;
    }
    const first = s.places.length;
    layBoard(s, board);
    const touches = s.near.slice(first * 6).some((hex) => hex >= 0 && hex < first);
    if (i > 0 && !touches) r.wrong(`map[${i}]`, 'it touches no board before it');
  }
  if (new Set(s.places).size !== s.places.length) r.wrong('map', 'boards overlap');
  s.units = range(s.places.length * KINDS).map(() => 0);
  s.holders = s.places.map(() => -1);
  s.structures = s.places.map(() => 0);
  s.builtIn = s.places.map(() => 0);
  s.tokens = s.places.map(() => false);
}

function readPlayers(r: Reader, { s, components }: Box, players: readonly unknown[]): void {
  for (const [seat, value] of players.entries()) {
    const path = `players[${seat}]`;
    const d = r.object(value, path, PLAYER_FIELDS);
    const player = at(s.players, seat);
    player.faction = r.faction(d['faction'] === undefined ? FACTIONS[seat] : d['faction'], `${path}.faction`);
    if (player.faction < 0 && s.round > 0) r.wrong(`${path}.faction`, 'factions are chosen before the first round');
    if (player.faction >= 0 && s.players.slice(0, seat).some(({ faction }) => faction === player.faction))
      r.wrong(`${path}.faction`, 'another player has it');
    player.wealth = r.int(d['wealth'], `${path}.wealth`, 0);
    player.combat = r.counts(COMBAT_CARDS, d['combat'], `${path}.combat`);
    player.favors = r.favors(d['favors'], `${path}.favors`);
    player.upgrades = readUpgrades(r, components, player.faction, d['upgrades'], `${path}.upgrades`);
    player.forge = r.flag(d['forge'], `${path}.forge`, false);
    player.reserved = r.numbers(components.quests, d['reserved'], `${path}.reserved`);
    player.completed = r.numbers(components.quests, d['completed'], `${path}.completed`);
    player.battleTokens = r.int(d['battleTokens'], `${path}.battleTokens`, 0, s.battleTokens);
    player.victoryTokens = r.int(d['victoryTokens'], `${path}.victoryTokens`, 0, s.victoryTokens);
    s.battleTokens -= player.battleTokens;
    s.victoryTokens -= player.victoryTokens;
    player.stones = r.int(d['stones'], `${path}.stones`, 0);
    // Whoever is to act needs two cards.
    player.declared = r.actions(d['declared'], `${path}.declared`, 0);
    player.resolved = r.actions(d['resolved'], `${path}.resolved`, 0);
  }
}

/** Four flags, or names of the active ones. */
function readUpgrades(r: Reader, { upgrades }: Components, faction: number, x: unknown, path: string): boolean[] {
  const given = r.listOf(x ?? [], path);
  if (given.length === 4 && given.every((one) => typeof one === 'boolean')) return given.map((one) => one === true);
  const ids = r.numbers(upgrades, given, path);
  const own = upgrades.filter((one) => one.faction === FACTIONS[faction]);
  if (ids.some((id) => !own.some((one) => one.id === id))) r.wrong(path, 'upgrades of the own faction');
  return own.length === 4 ? own.map(({ id }) => ids.includes(id)) : [false, false, false, false];
}

/** { "at": "1,0", "seat": 0, "kind": "outpost" }, or with the number of a tile instead of seat and kind. */
function readStructures(r: Reader, box: Box, d: Doc): void {
  const { s } = box;
  for (const [i, value] of r.listOf(d['structures'] ?? [], 'structures').entries()) {
    const path = `structures[${i}]`;
    const one = r.object(value, path, ['at', 'tile', 'seat', 'kind', 'built']);
    const hex = r.hex(s, one['at'], `${path}.at`);
    if (hex < 0) continue;
    s.builtIn[hex] = r.int(one['built'], `${path}.built`, 0, 10);
    if (one['tile'] !== undefined) {
      s.structures[hex] = r.int(one['tile'], `${path}.tile`, 2, LAST_TILE, 2);
      continue;
    }
    const { faction } = at(s.players, r.int(one['seat'], `${path}.seat`, 0, s.players.length - 1));
    const tile = faction < 0 ? 0 : tileFor(box, faction, r.structure(one['kind'], `${path}.kind`));
    if (tile === 0) r.wrong(path, 'no such tile is left');
    s.structures[hex] = tile;
  }
}

/** A tile of a faction that shows this kind and is not on the map, or 0. */
function tileFor(box: Box, faction: number, kind: string): number {
  const isFree = (tile: number): boolean => !box.s.structures.some((there) => there >> 1 === tile >> 1);
  const kajer = kajerOf(box, faction);
  const own = [...tilesOf(faction), ...tilesOf(faction).map(turnedOver)];
  const special = [startingTile(faction), kajer, turnedOver(kajer)].find(
    (tile) => tile > 1 && own.includes(tile) && kindOfTile(box, tile) === kind && isFree(tile),
  );
  return special ?? own.find((tile) => kindOfTile(box, tile) === kind && isFree(tile)) ?? 0;
}

/** { "at": "1,0", "seat": 0, "soldier": 2, "knight": 1 } */
function readUnits(r: Reader, { s }: Box, d: Doc): void {
  for (const [i, value] of r.listOf(d['units'] ?? [], 'units').entries()) {
    const path = `units[${i}]`;
    const one = r.object(value, path, ['at', 'seat', ...UNITS, 'spentShip']);
    const hex = r.hex(s, one['at'], `${path}.at`);
    if (hex < 0) continue;
    const seat = r.int(one['seat'], `${path}.seat`, 0, s.players.length - 1);
    if (at(s.holders, hex) >= 0) r.wrong(path, 'units are there already');
    for (const unit of UNITS) addUnits(s, hex, seat, kindOf(unit), r.int(one[unit], `${path}.${unit}`, 0, 20));
    addUnits(s, hex, seat, SPENT_SHIP, r.int(one['spentShip'], `${path}.spentShip`, 0, 20));
  }
}

function readPending(r: Reader, { s }: Box, d: Doc): void {
  const problems = problemsOf(list(pendingShape), d['pending'] ?? [], 'pending');
  r.problems.push(...problems);
  if (problems.length > 0) return;
  s.pending = JSON.parse(JSON.stringify(d['pending'] ?? [])) as State['pending'];
  for (const [i, { hex, seat, units, from, closed }] of s.pending.entries()) {
    if (!s.players[seat]) r.wrong(`pending[${i}].seat`, 'there is no such seat');
    if ([hex, ...from, ...closed].some((one) => s.places[one] === undefined))
      r.wrong(`pending[${i}]`, 'there is no such territory');
    if (units.length !== KINDS) r.wrong(`pending[${i}].units`, `${KINDS} numbers`);
  }
}

/** What is not on the map is in the supply, unless the document says otherwise. */
function readSupplies(r: Reader, { s, components }: Box, players: readonly unknown[]): void {
  for (const [seat, player] of s.players.entries()) {
    const given = r.object(players[seat], `players[${seat}]`)['supply'];
    if (given !== undefined) {
      player.supply = r.counts(UNITS, given, `players[${seat}].supply`);
      continue;
    }
    if (player.faction < 0) continue;
    const { pieces } = at(components.factions, player.faction);
    player.supply = UNITS.map((unit, kind) => {
      let left = pieces[unit];
      for (const [hex, holder] of s.holders.entries())
        if (holder === seat)
          left -= at(s.units, hex * KINDS + kind) + (unit === 'ship' ? at(s.units, hex * KINDS + SPENT_SHIP) : 0);
      return left;
    });
  }
}

/** "all": on every territory without unit and structure. */
function readTokens(r: Reader, box: Box, d: Doc): void {
  const { s } = box;
  const given = d['tokens'] ?? [];
  if (given === 'all') s.tokens = s.places.map((_, hex) => countOn(s, hex) === 0 && at(s.structures, hex) === 0);
  else {
    const hexes = r.listOf(given, 'tokens').map((one, i) => r.hex(s, one, `tokens[${i}]`));
    s.tokens = s.tokens.map((token, hex) => token || hexes.includes(hex));
  }
  s.tokenPile =
    d['tokenPile'] === undefined
      ? tokensFor(box, s.players.length)
      : r.listOf(d['tokenPile'], 'tokenPile').map((one, i) => r.word(TOKENS, one, `tokenPile[${i}]`));
}

function readQuests(r: Reader, { s, components }: Box, d: Doc): void {
  s.display = r.numbers(components.quests, d['display'], 'display');
  const held = [...s.display, ...s.players.flatMap(({ reserved, completed }) => [...reserved, ...completed])];
  const left = (pile: readonly number[]): number[] => pile.filter((quest) => !held.includes(quest));
  s.startingQuests =
    d['startingQuests'] === undefined
      ? left(s.startingQuests)
      : r.numbers(components.quests, d['startingQuests'], 'startingQuests');
  s.questDeck =
    d['questDeck'] === undefined ? left(s.questDeck) : r.numbers(components.quests, d['questDeck'], 'questDeck');
}

function readFavors(r: Reader, { s }: Box, d: Doc, stack: readonly VenterraFrame[]): void {
  for (const frame of stack)
    if (frame.proc === 'favor') for (const card of [frame.card, ...frame.seen]) r.useFavor(card);
  s.favorTop = r.favors(d['favorTop'], 'favorTop');
  s.favorDiscard = r.favors(d['favorDiscard'], 'favorDiscard');
  s.favorDeck =
    d['favorDeck'] === undefined
      ? s.favorDeck.filter((card) => !r.isFavorUsed(card))
      : r.favors(d['favorDeck'], 'favorDeck');
  const known = d['favorKnown'];
  if (known === undefined) return;
  const masks = r.listOf(known, 'favorKnown').map((mask, i) => r.int(mask, `favorKnown[${i}]`, 0, 31));
  if (masks.length === s.favorKnown.length) s.favorKnown = masks;
  else r.wrong('favorKnown', `${s.favorKnown.length} numbers`);
}
