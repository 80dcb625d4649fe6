/**
 * The game as a document that a person can write: for tests, scenarios and the editor. Whatever is left out has a sensible
 * default; `describe` writes a document that gives the very same world back.
 *
 *   { turn: "Apr 1628", units: { G2: "casale", M2: { at: "frassineto", back: true, outOfSupply: true, activated: true } },
 *     camps: ["mantova", "valenza"], forts: { france: ["trino"], spain: [] }, morale: { spain: 5 },
 *     levels: { "casale-trino": 0 }, mines: { "casale-rosignano": 1 }, hands: [[5], []], cup: ["M"] }
 *
 * Units that are not named are beside the map. Armies with units are in play; Commands with units are in the container unless
 * `box` names them. Chits in nobody's hand are in the container, of the colour of the time.
 */

import { type Arranged, at, type Result, range } from '@condotta/kernel';
import { hasUnits } from './commands.ts';
import type { Components } from './components/types.ts';
import { invariants } from './invariants.ts';
import { lookupOf } from './lookup.ts';
import { readFlow } from './position-flow.ts';
import { Reader } from './position-reader.ts';
import { boxOf, setup } from './set-up.ts';
import {
  ACTIVATED,
  BACK,
  ELIMINATED,
  type MonferratoFrame,
  type MonferratoTable,
  type MonferratoWorld,
  NONE,
  OUT_OF_SUPPLY,
  REMOVED,
  RESERVE,
  type State,
  WAITING,
} from './state.ts';
import { namesOf } from './things.ts';
import { isMarked } from './units.ts';

const FACTIONS = ['france', 'spain'] as const;
const OFF: ReadonlyMap<number, string> = new Map([
  [RESERVE, 'reserve'],
  [WAITING, 'waiting'],
  [ELIMINATED, 'eliminated'],
  [REMOVED, 'removed'],
]);
const FIELDS = [
  'options',
  'turn',
  'end',
  'units',
  'camps',
  'forts',
  'fortsLeft',
  'ruins',
  'raided',
  'levels',
  'mines',
  'morale',
  'entering',
  'cup',
  'box',
  'drawn',
  'resting',
  'hands',
  'seen',
  'bag',
  'discard',
  'removed',
  'changed',
  'groups',
  'points',
  'cautioned',
  'open',
  'truce',
  'flow',
  'over',
] as const;
const MARKS = { back: BACK, outOfSupply: OUT_OF_SUPPLY, activated: ACTIVATED } as const;
const UNIT_FIELDS = ['at', ...Object.keys(MARKS)];

const bare = (name: string): string => name.slice(name.indexOf(':') + 1);

// ---- writing -------------------------------------------------------------------------------------------------------

const placeText = ({ zones }: Components, place: number): string =>
  place >= 0 ? at(zones, place).id : (OFF.get(place) ?? 'reserve');

export function describe({ s, components }: MonferratoTable, world: MonferratoWorld): unknown {
  const { side } = namesOf(components);
  const zoneIds = (zones: readonly number[]): string[] => zones.map((zone) => at(components.zones, zone).id);
  const letters = (list: readonly number[]): string[] => list.map((command) => at(components.commands, command).letter);
  const numbers = (chits: readonly number[]): number[] => chits.map((chit) => chit + 1);
  return {
    options: { arrivals: s.arrivals, holding: s.holding },
    turn: s.turn + 1,
    end: s.end + 1,
    units: Object.fromEntries(
      s.places.flatMap((place, unit) =>
        place === RESERVE && at(s.marks, unit) === 0
          ? []
          : [[at(components.units, unit).id, describeUnit(s, components, unit)]],
      ),
    ),
    camps: s.camps.map(({ zone, moved }) => ({ at: placeText(components, zone), moved })),
    forts: Object.fromEntries(FACTIONS.map((id, faction) => [id, zoneIds(at(s.forts, faction))])),
    fortsLeft: Object.fromEntries(FACTIONS.map((id, faction) => [id, at(s.fortsLeft, faction)])),
    ruins: zoneIds(s.ruins),
    raided: zoneIds(s.raided),
    levels: Object.fromEntries(s.levels.map((level, i) => [bare(at(side, i)), level])),
    mines: Object.fromEntries(
      s.mines.flatMap((count, i) =>
        count > 0 ? [[bare(at(side, i)), { count, of: at(FACTIONS, at(s.miners, i)) }]] : [],
      ),
    ),
    morale: Object.fromEntries(s.morale.map((value, army) => [bare(at(namesOf(components).army, army)), value])),
    entering: Object.fromEntries(s.entering.map((value, army) => [bare(at(namesOf(components).army, army)), value])),
    cup: letters(s.cup),
    box: letters(s.box),
    drawn: s.drawn === NONE ? null : at(components.commands, s.drawn).letter,
    resting: letters(s.resting),
    hands: s.hands.map(numbers),
    seen: s.seen.map(numbers),
    bag: numbers(s.bag),
    discard: numbers(s.discard),
    removed: numbers(s.removed),
    changed: s.changed,
    groups: s.groups.map(({ chit, due, sure }) => ({ chit: chit + 1, due: due + 1, sure })),
    points: [...s.points],
    cautioned: [...s.cautioned],
    open: s.open,
    truce: s.truce,
    flow: { stack: world.stack.map((frame) => ({ ...frame })), waiting: [...world.waiting] },
    over: world.over && { ...world.over },
  };
}

function describeUnit(s: State, components: Components, unit: number): unknown {
  const marks = Object.entries(MARKS).flatMap(([name, bit]) => (isMarked(s, unit, bit) ? [[name, true]] : []));
  const place = placeText(components, at(s.places, unit));
  return marks.length > 0 ? { at: place, ...Object.fromEntries(marks) } : place;
}

// ---- reading -------------------------------------------------------------------------------------------------------

export function arrange(doc: unknown, components: Components): Result<Arranged<State, MonferratoFrame>> {
  const r = new Reader(components);
  const d = r.object(doc, '', FIELDS);
  const o = r.object(d['options'] ?? {}, 'options', ['arrivals', 'holding']);
  const wanted = {
    seats: 2,
    scenario: 'mantua',
    options: {
      arrivals: r.word(o['arrivals'], 'options.arrivals', 'waiting', ['waiting', 'printed']),
      holding: r.word(o['holding'], 'options.holding', 'free', ['free', 'printed']),
    },
  };
  const { state: s } = setup(wanted, components);
  const t = tableOf(s, components);
  readTime(r, d, s, components);
  readUnits(r, d, s);
  readMap(r, d, s, components);
  readCommands(r, d, t);
  readChits(r, d, s, components);
  const over = d['over'] ?? null;
  const flow = readFlow(r, d, components);
  if (r.problems.length > 0) return { ok: false, problems: r.problems };
  const outcome = over === null ? null : r.outcome(over, 'over', 2);
  const world: MonferratoWorld = {
    state: s,
    stack: flow.stack,
    waiting: flow.waiting ?? [],
    sealed: false,
    apart: [],
    over: outcome,
  };
  for (const { rule, broken } of invariants) {
    const text = broken(t, world);
    if (text) r.wrong(rule, text);
  }
  if (r.problems.length > 0) return { ok: false, problems: r.problems };
  return { ok: true, value: { setup: wanted, state: s, ...flow, sealed: false, over: outcome } };
}

/** A table over a state that is being read: no procedure is in progress. */
const tableOf = (s: State, components: Components): MonferratoTable => {
  const t: MonferratoTable = { s, components, frame: () => null, once: (work, ...args) => work(t, ...args) };
  return t;
};

function readTime(r: Reader, d: Record<string, unknown>, s: State, components: Components): void {
  s.turn = r.box(d['turn'], 'turn', 0);
  s.end = r.box(d['end'], 'end', s.end);
  s.changed = r.flag(d['changed'], 'changed', s.turn >= boxOf(components, components.change));
  s.points = r.ints(d['points'], 'points', s.points);
  s.cautioned = r.flags(d['cautioned'], 'cautioned', s.cautioned);
  s.truce = r.flag(d['truce'], 'truce', false);
}

function readUnits(r: Reader, d: Record<string, unknown>, s: State): void {
  for (const [id, given] of Object.entries(r.object(d['units'] ?? {}, 'units'))) {
    const path = `units.${id}`;
    const unit = r.unit(id, path);
    if (unit === NONE) continue;
    const entry = typeof given === 'string' ? { at: given } : r.object(given, path, UNIT_FIELDS);
    s.places[unit] = r.place(entry['at'], path);
    s.marks[unit] = Object.entries(MARKS).reduce(
      (bits, [name, bit]) => (r.flag(entry[name], `${path}.${name}`, false) ? bits | bit : bits),
      0,
    );
  }
  const camps = r.listOf(d['camps'] ?? [], 'camps');
  for (const [i, given] of camps.entries()) {
    const entry = typeof given === 'string' ? { at: given } : r.object(given, `camps[${i}]`, ['at', 'moved']);
    if (i >= s.camps.length) r.wrong(`camps[${i}]`, 'there are not so many Camps');
    else
      s.camps[i] = {
        zone: r.place(entry['at'], `camps[${i}]`),
        moved: r.flag(entry['moved'], `camps[${i}].moved`, false),
      };
  }
}

function readMap(r: Reader, d: Record<string, unknown>, s: State, components: Components): void {
  const forts = r.object(d['forts'] ?? {}, 'forts', FACTIONS);
  const left = r.object(d['fortsLeft'] ?? {}, 'fortsLeft', FACTIONS);
  for (const [faction, id] of FACTIONS.entries()) {
    const zones = r.zones(forts[id] ?? [], `forts.${id}`);
    s.forts[faction] = zones;
    s.fortsLeft[faction] = r.int(left[id], `fortsLeft.${id}`, at(components.forts, faction) - zones.length);
  }
  s.ruins = r.zones(d['ruins'] ?? [], 'ruins');
  s.raided = r.zones(d['raided'] ?? [], 'raided');
  for (const [id, level] of Object.entries(r.object(d['levels'] ?? {}, 'levels'))) {
    const side = r.side(id, `levels.${id}`);
    if (side !== NONE) s.levels[side] = r.int(level, `levels.${id}`, 0, 9);
  }
  for (const [id, given] of Object.entries(r.object(d['mines'] ?? {}, 'mines'))) {
    const side = r.side(id, `mines.${id}`);
    const entry = typeof given === 'number' ? { count: given } : r.object(given, `mines.${id}`, ['count', 'of']);
    if (side === NONE) continue;
    s.mines[side] = r.int(entry['count'], `mines.${id}.count`, 1);
    s.miners[side] = FACTIONS.indexOf(r.word(entry['of'], `mines.${id}.of`, 'spain', FACTIONS));
  }
  s.open = r.flag(
    d['open'],
    'open',
    s.places.some((zone) => zone >= 0 && at(lookupOf(components).closable, zone)),
  );
}

function readCommands(r: Reader, d: Record<string, unknown>, t: MonferratoTable): void {
  const { s, components } = t;
  const inPlay = range(components.commands.length).filter((command) => hasUnits(t, command));
  s.drawn = d['drawn'] === undefined || d['drawn'] === null ? NONE : r.command(d['drawn'], 'drawn');
  s.box = r.commands(d['box'] ?? [], 'box').sort((a, b) => a - b);
  const rest = inPlay.filter((command) => !s.box.includes(command) && command !== s.drawn);
  s.cup = d['cup'] === undefined ? rest : r.commands(d['cup'], 'cup');
  // Whoever is named nowhere has been activated.
  if (d['box'] === undefined) s.box = rest.filter((command) => !s.cup.includes(command));
  s.resting = r.commands(d['resting'] ?? [], 'resting');
  const armies = new Set(inPlay.map((command) => at(components.commands, command).army));
  const names = namesOf(components).army.map(bare);
  const morale = r.object(d['morale'] ?? {}, 'morale', names);
  const entering = r.object(d['entering'] ?? {}, 'entering', names);
  for (const [army, name] of names.entries()) {
    const start = armies.has(army) ? components.morale.start : at(s.morale, army);
    s.morale[army] = r.int(morale[name], `morale.${name}`, start, components.morale.most);
    s.entering[army] = r.int(entering[name], `entering.${name}`, components.morale.start, components.morale.most);
  }
}

function readChits(r: Reader, d: Record<string, unknown>, s: State, components: Components): void {
  const ascending = (chits: number[]): number[] => chits.sort((a, b) => a - b);
  const hands = r.listOf(d['hands'] ?? [[], []], 'hands', 2);
  const seen = r.listOf(d['seen'] ?? [[], [], []], 'seen', 3);
  s.hands = [0, 1].map((seat) => ascending(r.chits(hands[seat] ?? [], `hands[${seat}]`)));
  s.seen = [0, 1, 2].map((seat) => r.chits(seen[seat] ?? [], `seen[${seat}]`));
  s.discard = r.chits(d['discard'] ?? [], 'discard');
  s.removed = r.chits(d['removed'] ?? [], 'removed');
  const lying = new Set([...s.hands.flat(), ...s.discard, ...s.removed]);
  const inBag = components.chits.flatMap(({ colour }, chit) =>
    (s.changed || colour === 'blue') && !lying.has(chit) ? [chit] : [],
  );
  s.bag = d['bag'] === undefined ? inBag : r.chits(d['bag'], 'bag');
  s.groups = r.listOf(d['groups'] ?? [], 'groups').map((given, i) => {
    const entry = r.object(given, `groups[${i}]`, ['chit', 'due', 'sure']);
    return {
      chit: r.int(entry['chit'], `groups[${i}].chit`, 1, components.chits.length, 1) - 1,
      due: r.box(entry['due'], `groups[${i}].due`, s.turn),
      sure: r.flag(entry['sure'], `groups[${i}].sure`, false),
    };
  });
}
