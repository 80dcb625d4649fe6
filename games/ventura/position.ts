/**
 * The game as a document that a person can write: for tests, scenarios and the editor. Whatever is left out has a
 * sensible default; `describe` writes a document that gives the very same world back.
 *
 * Cards are named by number, by type ("crossbowmen": the first copy not used yet) or by name ("Acuto"); tiles by number
 * or by name ("Ferrara"). Cards and tiles that are nowhere in the document lie in their decks and in the stockpile.
 */

import { type Arranged, at, isObject, list, problemsOf, type Result, tableOf, type World } from '@condotta/kernel';
import { type Components, FAMILIES, type Family } from './components/index.ts';
import { invariants } from './invariants.ts';
import { cellIn, putTile, qOf, rOf, tilesOnMap } from './map.ts';
import { Reader, type Sort } from './position-reader.ts';
import { cityOf, garrisonOf } from './rules/lookup.ts';
import { turnStack } from './rules/round.ts';
import { setup } from './set-up.ts';
import {
  frameShape,
  ROUND_STEPS,
  type RoundStep,
  type State,
  type VenturaFrame,
  type VenturaTable,
  type VenturaTypes,
} from './state.ts';

const CAPTAIN: Sort = { text: 'a Captain', fits: (card) => card.kind === 'captain' };
const COMPANY: Sort = { text: 'a Company', fits: (card) => card.kind === 'company' };
const DEALT: Sort = { text: 'no Garrison', fits: (card) => card.deck !== 'garrison' };
const VENTURA: Sort = { text: 'a Ventura card', fits: (card) => card.deck === 'ventura' };
const CONSCRIPTION: Sort = { text: 'a Conscription card', fits: (card) => card.deck === 'conscription' };

const FIELDS = [
  'options',
  'round',
  'first',
  'players',
  'map',
  'troops',
  'wounds',
  'display',
  'venturaDiscard',
  'conscriptionDiscard',
  'removed',
  'under',
  'underKnown',
  'tilesBuried',
  'turn',
  'flow',
  'over',
] as const;
const PLAYER_FIELDS = ['family', 'florins', 'points', 'living', 'hand', 'reserve', 'domain'] as const;
const TROOP_FIELDS = ['seat', 'area', 'at', 'captain', 'companies', 'moved', 'spur'] as const;
const OPTIONS = ['equalDomains', 'mixedFortunes', 'toArms', 'familialExpertise', 'papalStart'] as const;

export function describe({ s }: VenturaTable, world: World<State, VenturaFrame>): unknown {
  const wounds = Object.fromEntries([...s.wounds.entries()].filter(([, n]) => n > 0));
  return {
    options: { ...s.options },
    round: s.round,
    first: s.first,
    players: s.players.map((player, seat) => ({
      family: FAMILIES[player.family] ?? null,
      florins: player.florins,
      points: player.points,
      living: player.living,
      hand: [...player.hand],
      reserve: [...player.reserve],
      domain: [...s.owners.entries()].filter(([, owner]) => owner === seat).map(([tile]) => tile),
    })),
    map: Object.fromEntries(tilesOnMap(s).map((tile) => [tile, cellText(at(s.cells, tile))])),
    troops: s.troops.map((troop) => ({ ...troop, captain: troop.captain || null, companies: [...troop.companies] })),
    wounds,
    display: [...s.display],
    venturaDiscard: [...s.venturaDiscard],
    conscriptionDiscard: [...s.conscriptionDiscard],
    removed: [...s.removed],
    under: [...s.under],
    underKnown: [...s.underKnown],
    tilesBuried: [...s.tilesBuried],
    flow: { stack: world.stack.map((frame) => ({ ...frame })), waiting: [...world.waiting], sealed: world.sealed },
    over: world.over && { ...world.over },
  };
}

const cellText = (cell: number): string => `${qOf(cell)},${rOf(cell)}`;

export function arrange(doc: unknown, components: Components): Result<Arranged<State, VenturaFrame>> {
  const r = new Reader(components);
  const d = r.object(doc, '', FIELDS);
  const players = r.listOf(d['players'], 'players');
  if (players.length < 2 || players.length > 4) r.wrong('players', 'there are 2 to 4 players');
  if (r.problems.length > 0) return { ok: false, problems: r.problems };

  const given = r.object(d['options'] ?? {}, 'options', OPTIONS);
  const options = Object.fromEntries(
    OPTIONS.map((id) => [id, r.flag(given[id], `options.${id}`, id === 'papalStart')]),
  );
  const { state: s } = setup({ seats: players.length, scenario: null, options }, components);
  const t: VenturaTable = tableOf<VenturaTypes>(s, components);
  s.round = r.int(d['round'], 'round', 1);
  s.first = r.int(d['first'], 'first', 0, players.length - 1);
  readPlayers(r, t, players);
  readMap(r, t, d, players);
  readTroops(r, t, d);
  readPiles(r, t, d);
  const flow = readFlow(r, t, d);
  readWounds(r, t, d, flow.stack);
  if (r.problems.length > 0) return { ok: false, problems: r.problems };

  const world: World<State, VenturaFrame> = {
    state: s,
    stack: flow.stack,
    waiting: flow.waiting ?? [],
    sealed: flow.sealed,
    apart: [],
    over: flow.over,
  };
  for (const { rule, broken } of invariants) {
    const text = broken(t, world);
    if (text) r.wrong(rule, text);
  }
  if (r.problems.length > 0) return { ok: false, problems: r.problems };
  return { ok: true, value: { setup: { seats: players.length, scenario: null, options }, state: s, ...flow } };
}

function readPlayers(r: Reader, { s }: VenturaTable, players: readonly unknown[]): void {
  for (const [seat, value] of players.entries()) {
    const path = `players[${seat}]`;
    const d = r.object(value, path, PLAYER_FIELDS);
    const player = at(s.players, seat);
    const family = d['family'] === undefined ? FAMILIES[seat] : d['family'];
    player.family = family === null ? -1 : FAMILIES.indexOf(family as Family);
    if (family !== null && player.family < 0) r.wrong(`${path}.family`, `one of ${FAMILIES.join(', ')}, or null`);
    if (family === null && s.round > 0) r.wrong(`${path}.family`, 'families are chosen before the first round');
    if (family !== null && s.players.slice(0, seat).some((other) => other.family === player.family))
      r.wrong(`${path}.family`, 'another player has it');
    player.florins = r.int(d['florins'], `${path}.florins`, 0);
    player.points = r.int(d['points'], `${path}.points`, 0);
    player.living = r.flag(d['living'], `${path}.living`, true);
    player.hand = r.cards(d['hand'], `${path}.hand`, DEALT);
    player.reserve = r.tiles(d['reserve'], `${path}.reserve`);
  }
}

function readMap(r: Reader, t: VenturaTable, d: Record<string, unknown>, players: readonly unknown[]): void {
  const { s } = t;
  for (const [name, cell] of Object.entries(r.object(d['map'] ?? {}, 'map'))) {
    const path = `map.${name}`;
    const tile = r.tile(/^\d+$/.test(name) ? Number(name) : name, path);
    const place = typeof cell === 'string' ? cellIn(`cell:${cell}`) : -1;
    if (tile === 0) continue;
    if (place < 0) r.wrong(path, 'a cell is written "q,r"');
    else if (s.cells.includes(place)) r.wrong(path, 'another tile lies there');
    else putTile(s, tile, place);
  }
  for (const [seat, value] of players.entries()) {
    const path = `players[${seat}].domain`;
    for (const tile of r.places(isObject(value) ? value['domain'] : [], path)) {
      if (s.owners[tile] !== -1) r.wrong(path, `tile ${tile} is in two Domains`);
      s.owners[tile] = seat;
    }
  }
}

function readTroops(r: Reader, t: VenturaTable, d: Record<string, unknown>): void {
  const { s } = t;
  for (const [i, value] of r.listOf(d['troops'] ?? [], 'troops').entries()) {
    const path = `troops[${i}]`;
    const troop = r.object(value, path, TROOP_FIELDS);
    const place = r.place(troop['at'], `${path}.at`);
    // Garrisons are set up before the Cities are laid.
    if (place > 0 && s.round > 0 && at(s.cells, place) < 0) r.wrong(`${path}.at`, `tile ${place} is not on the map`);
    const captain = troop['captain'] ?? null;
    s.troops.push({
      seat: r.int(troop['seat'], `${path}.seat`, 0, s.players.length - 1),
      area: r.int(troop['area'], `${path}.area`, 1, 5, 1),
      at: place,
      captain: captain === null ? 0 : r.card(captain, `${path}.captain`, CAPTAIN),
      companies: r.cards(troop['companies'], `${path}.companies`, COMPANY),
      moved: r.flag(troop['moved'], `${path}.moved`, false),
      spur: r.int(troop['spur'], `${path}.spur`, 0),
    });
  }
}

/** Wounds lie on Companies in play, those included that have lost their Captain and are on their way (V4.13). */
function readWounds(r: Reader, { s }: VenturaTable, d: Record<string, unknown>, stack: readonly VenturaFrame[]): void {
  const inPlay = [
    ...s.troops.flatMap((troop) => troop.companies),
    ...stack.flatMap((frame) => (frame.proc === 'leaderless' ? [...frame.cards, frame.card] : [])),
  ];
  for (const [card, wounds] of Object.entries(r.object(d['wounds'] ?? {}, 'wounds'))) {
    const id = r.among(inPlay, /^\d+$/.test(card) ? Number(card) : card, `wounds.${card}`);
    if (id > 0) s.wounds[id] = r.int(wounds, `wounds.${card}`, 0);
  }
}

function readPiles(r: Reader, t: VenturaTable, d: Record<string, unknown>): void {
  const { s } = t;
  s.display = r.cards(d['display'], 'display', VENTURA);
  s.venturaDiscard = r.cards(d['venturaDiscard'], 'venturaDiscard', VENTURA);
  s.conscriptionDiscard = r.cards(d['conscriptionDiscard'], 'conscriptionDiscard', CONSCRIPTION);
  s.removed = r.cards(d['removed'], 'removed');
  s.under = r.tiles(d['under'], 'under');
  s.underKnown = r.places(d['underKnown'], 'underKnown');
  s.tilesBuried = r.tiles(d['tilesBuried'], 'tilesBuried');
  placeGarrisons(r, t);
}

/** A Garrison that the document does not mention stands in its City, or is out of the game where area 1 is taken. */
function placeGarrisons(r: Reader, t: VenturaTable): void {
  const { s } = t;
  for (const family of FAMILIES) {
    const garrison = garrisonOf(t, family);
    if (r.used(garrison)) continue;
    const seat = s.players.findIndex((player) => player.family === FAMILIES.indexOf(family));
    const city = seat < 0 ? 0 : cityOf(t, seat);
    const fits = seat >= 0 && at(s.players, seat).living && at(s.cells, city) >= 0;
    if (s.round === 0) continue;
    r.use(garrison);
    if (fits && !s.troops.some((troop) => troop.seat === seat && troop.area === 1))
      s.troops.push({ seat, area: 1, at: city, captain: 0, companies: [garrison], moved: false, spur: 0 });
    else s.removed.push(garrison);
  }
}

type Flow = Pick<Arranged<State, VenturaFrame>, 'stack' | 'waiting' | 'sealed' | 'over'>;

/** Where the game stands: `turn` ({"step": "troop", "seat": 1}), or `flow` with the procedures in progress. */
function readFlow(r: Reader, t: VenturaTable, d: Record<string, unknown>): Flow {
  const flow = d['flow'] === undefined ? null : r.object(d['flow'], 'flow', ['stack', 'waiting', 'sealed']);
  const stack = flow ? readStack(r, t, flow) : readTurn(r, t, d);
  // What lies in a procedure in progress is not in its pile.
  const looked = stack.flatMap((frame) => ('seen' in frame ? frame.seen : []));
  const tileFrame = stack.some((frame) => frame.proc === 'fortune');
  for (const id of looked) tileFrame ? r.useTile(id) : r.use(id);
  for (const frame of stack) {
    if (frame.proc === 'deploy' && frame.card > 0) r.use(frame.card);
    if (frame.proc === 'leaderless') for (const id of [...frame.cards, frame.card]) r.use(id);
    if ((frame.proc === 'building' || frame.proc === 'expansion') && frame.tile > 0) r.useTile(frame.tile);
  }
  t.s.venturaDeck = t.s.venturaDeck.filter((card) => !r.used(card));
  t.s.conscriptionDeck = t.s.conscriptionDeck.filter((card) => !r.used(card));
  t.s.stock = t.s.stock.filter((tile) => !r.usedTile(tile));
  t.s.tilesOut = t.s.tilesOut.filter((tile) => !r.usedTile(tile));
  const over = d['over'] ?? null;
  return {
    stack,
    waiting:
      flow && flow['waiting'] !== undefined ? r.seats(flow['waiting'], 'flow.waiting', t.s.players.length) : null,
    sealed: flow ? r.flag(flow['sealed'], 'flow.sealed', false) : false,
    over: over === null ? null : r.outcome(over, 'over', t.s.players.length),
  };
}

function readStack(r: Reader, t: VenturaTable, flow: Record<string, unknown>): VenturaFrame[] {
  const problems = problemsOf(list(frameShape), flow['stack'], 'flow.stack');
  r.problems.push(...problems);
  if (problems.length > 0) return [];
  const stack = structuredStack(flow['stack'] as VenturaFrame[]);
  if (stack.length === 0) r.wrong('flow.stack', 'there is no procedure in progress');
  for (const [i, frame] of stack.entries()) {
    const text = strangerIn(t, frame);
    if (text) r.wrong(`flow.stack[${i}]`, text);
  }
  return r.problems.length > 0 ? [] : stack;
}

/** What a procedure in progress speaks of must be on the table; else what is not. */
function strangerIn({ s, components }: VenturaTable, frame: VenturaFrame): string | null {
  const seats = [...('seat' in frame ? [frame.seat] : []), ...('foe' in frame ? [frame.foe] : [])];
  if (seats.some((seat) => !s.players[seat])) return 'there is no such seat';
  if ('turn' in frame && (frame.turn < 0 || frame.turn > s.players.length)) return 'there is no such turn';
  const tiles = [
    ...('tile' in frame ? [frame.tile] : []),
    ...('from' in frame ? [frame.from] : []),
    ...('tiles' in frame ? frame.tiles : []),
    ...('claimed' in frame ? frame.claimed : []),
    ...(frame.proc === 'fortune' ? frame.seen : []),
  ];
  if (tiles.some((tile) => tile !== 0 && !components.tiles[tile - 1])) return 'there is no such tile';
  const cards = [
    ...('card' in frame ? [frame.card] : []),
    ...('cards' in frame ? frame.cards : []),
    ...(frame.proc === 'recruit' || frame.proc === 'conscription' ? frame.seen : []),
    ...(frame.proc === 'battle' ? [...frame.ranks.flat(), ...frame.drafts.flat()] : []),
  ];
  if (cards.some((card) => card !== 0 && !components.cards[card - 1])) return 'there is no such card';
  return null;
}

/** A private copy: frames change as the game goes on. */
const structuredStack = (stack: readonly VenturaFrame[]): VenturaFrame[] =>
  JSON.parse(JSON.stringify(stack)) as VenturaFrame[];

function readTurn(r: Reader, t: VenturaTable, d: Record<string, unknown>): VenturaFrame[] {
  const turn = r.object(d['turn'] ?? {}, 'turn', ['step', 'seat']);
  const name = turn['step'] ?? 'initiative';
  if (name === 'initiative') return turnStack(t.s, null, 0);
  if (!ROUND_STEPS.includes(name as RoundStep)) r.wrong('turn.step', `initiative, or one of ${ROUND_STEPS.join(', ')}`);
  const seat = r.int(turn['seat'], 'turn.seat', t.s.first, t.s.players.length - 1);
  return r.problems.length > 0 ? [] : turnStack(t.s, name as RoundStep, seat);
}
