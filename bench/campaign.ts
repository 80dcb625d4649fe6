/**
 * A campaign of the size of the biggest game to come, and nothing but its size: 2,080 hexes, 60 captains, 200 units, zones of
 * control, paths to trace, and orders in secret each turn. It shows what shared work is worth (Table.once), and what a
 * table costs that has thousands of decisions behind it.
 */

import {
  type Arg,
  ask,
  askSealed,
  at,
  call,
  constructorsOf,
  done,
  flag,
  type Game,
  type GameTypes,
  int,
  list,
  more,
  type Of,
  type Procedures,
  range,
  ready,
  record,
  refuser,
  type Seat,
  sees,
  step,
  type Table,
  unknownThing,
  variants,
  word,
} from '@condotta/kernel';

const WIDTH = 40;
const HEIGHT = 52;
const HEXES = WIDTH * HEIGHT;
const CAPTAINS = 60;
const UNITS = 200;
const TURNS = 25;

/** Numbers that look random and are always the same: the map is part of the game. */
function numbers(seed: number): (count: number) => number {
  let x = seed;
  return (count) => {
    x = (Math.imul(x, 1664525) + 1013904223) >>> 0;
    return (x >>> 8) % count;
  };
}

interface Components {
  /** By hex: what it costs to enter, and the hexes beside it. */
  readonly cost: readonly number[];
  readonly near: readonly (readonly number[])[];
}

const ODD = [
  [0, -1],
  [1, 0],
  [1, 1],
  [0, 1],
  [-1, 1],
  [-1, 0],
] as const;
const EVEN = [
  [0, -1],
  [1, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
  [-1, -1],
] as const;

function beside(hex: number): number[] {
  const [column, row] = [hex % WIDTH, Math.floor(hex / WIDTH)];
  return (column % 2 === 1 ? ODD : EVEN).flatMap(([dx, dy]) => {
    const [x, y] = [column + dx, row + dy];
    return x >= 0 && x < WIDTH && y >= 0 && y < HEIGHT ? [y * WIDTH + x] : [];
  });
}

const ground = numbers(12345);
const components: Components = {
  cost: range(HEXES).map(() => at([1, 1, 1, 2, 2, 3], ground(6))),
  near: range(HEXES).map(beside),
};

/** What there are many of lies in lists of numbers, one a field: half the snapshot, and quicker to copy. */
const stateShape = record({
  turn: int,
  active: int,
  where: list(int),
  reach: list(int),
  moved: list(flag),
  ordered: list(flag),
  kind: list(int),
  strength: list(int),
  most: list(int),
  demoralised: list(flag),
  captain: list(int),
  markers: list(int),
});
type State = Of<typeof stateShape>;

const frameShape = variants('proc', {
  game: { at: word('next', 'orders'), drafts: list(list(int)) },
  march: { at: word('choose', 'go'), seat: int, captain: int, points: int },
});
type Frame = Of<typeof frameShape>;

interface Types extends GameTypes {
  readonly state: State;
  readonly frame: Frame;
  readonly components: Components;
}

const frames = constructorsOf(frameShape);
const refuse = refuser<Types>();
const SEATS = [0, 1];
const sideOf = (captain: number): Seat => captain % 2;

const hexNames = range(HEXES).map((hex) => `hex:${hex}`);
const captainNames = range(CAPTAINS).map((captain) => `captain:${captain}`);
const numberIn = (kind: string, count: number, arg: Arg | null): number => {
  if (typeof arg !== 'string' || !arg.startsWith(kind)) return -1;
  const n = Number(arg.slice(kind.length));
  return Number.isInteger(n) && n >= 0 && n < count ? n : -1;
};

/** 2 where an enemy stands, 1 beside him. */
function zonesOf({ s, components: { near } }: Table<Types>, seat: Seat): Uint8Array {
  const zones = new Uint8Array(HEXES);
  s.where.forEach((hex, captain) => {
    if (sideOf(captain) === seat) return;
    zones[hex] = 2;
    for (const other of at(near, hex)) if (zones[other] === 0) zones[other] = 1;
  });
  return zones;
}

/** By hex: what it costs a captain to come there, -1 where he cannot: the cheapest path, one zone at most. */
function reachOf(t: Table<Types>, captain: number, points: number): Int16Array {
  const { cost, near } = t.components;
  const zones = zonesOf(t, sideOf(captain));
  const best = new Int16Array(HEXES).fill(-1);
  const from = at(t.s.where, captain);
  const ways: number[][] = range(points + 1).map(() => []);
  best[from] = 0;
  at(ways, 0).push(from);
  for (const [spent, hexes] of ways.entries())
    for (const hex of hexes) {
      if (best[hex] !== spent || (hex !== from && zones[hex] !== 0)) continue;
      for (const next of at(near, hex)) {
        const total = spent + at(cost, next);
        const known = best[next] ?? -1;
        if (zones[next] === 2 || (zones[hex] !== 0 && zones[next] !== 0) || total > points) continue;
        if (known >= 0 && known <= total) continue;
        best[next] = total;
        at(ways, total).push(next);
      }
    }
  return best;
}

/** With `shared` the path is traced once a listing, else by every check. */
function procedures(shared: boolean): Procedures<Types> {
  const reach = (
    t: Table<Types>,
    { captain, points }: Of<typeof frameShape> & { readonly proc: 'march' },
  ): Int16Array => (shared ? t.once(reachOf, captain, points) : reachOf(t, captain, points));
  const left = (s: State, seat: Seat): boolean => s.moved.some((moved, captain) => sideOf(captain) === seat && !moved);

  return {
    game: {
      next: {
        run(p, f) {
          const { s } = p;
          if (left(s, s.active)) return call(frames.march({ seat: s.active }), 'next');
          if (left(s, 1 - s.active)) {
            s.active = 1 - s.active;
            return call(frames.march({ seat: s.active }), 'next');
          }
          if (++s.turn >= TURNS) p.end({ winners: [p.pick(2)], rule: 'C1', key: 'over' });
          s.moved.fill(false);
          s.active = 0;
          f.drafts = [[], []];
          return step('orders');
        },
      },
      orders: {
        run: () => askSealed(SEATS),
        verbs: {
          order: {
            things: (_, f, seat) =>
              captainNames.filter((_name, i) => sideOf(i) === seat && !at(f.drafts, seat).includes(i)),
            check(_, f, seat, arg) {
              const captain = numberIn('captain:', CAPTAINS, arg);
              if (captain < 0 || sideOf(captain) !== seat) return unknownThing(arg);
              return at(f.drafts, seat).includes(captain) ? refuse('C2', 'ordered', {}, [String(arg)]) : null;
            },
            apply(_, f, seat, arg) {
              at(f.drafts, seat).push(numberIn('captain:', CAPTAINS, arg));
              return more;
            },
          },
          ready: { check: () => null, apply: () => ready },
        },
        opened(p, f) {
          for (const captain of f.drafts.flat()) p.s.ordered[captain] = true;
          return step('next');
        },
      },
    },
    march: {
      choose: {
        run: (_, f) => ask(f.seat),
        verbs: {
          activate: {
            things: (_, f) => captainNames.filter((_name, i) => sideOf(i) === f.seat),
            check({ s }, f, _, arg) {
              const captain = numberIn('captain:', CAPTAINS, arg);
              if (captain < 0 || sideOf(captain) !== f.seat) return unknownThing(arg);
              return at(s.moved, captain) ? refuse('C3', 'moved', {}, [String(arg)]) : null;
            },
            apply(p, f, _, arg) {
              f.captain = numberIn('captain:', CAPTAINS, arg);
              p.s.moved[f.captain] = true;
              f.points = at(p.s.reach, f.captain) + (p.roll(6) % 2);
              return step('go');
            },
          },
        },
      },
      go: {
        run: (_, f) => (f.points > 0 ? ask(f.seat) : done()),
        verbs: {
          march: {
            things(t, f) {
              const costs = reach(t, f);
              return hexNames.filter((_, hex) => (costs[hex] ?? -1) > 0);
            },
            check(t, f, _, arg) {
              const hex = numberIn('hex:', HEXES, arg);
              if (hex < 0) return unknownThing(arg);
              return (reach(t, f)[hex] ?? -1) > 0 ? null : refuse('C4', 'far', {}, [String(arg)]);
            },
            apply(p, f, _, arg) {
              const hex = numberIn('hex:', HEXES, arg);
              p.s.where[f.captain] = hex;
              f.points = 0;
              p.log('march', { captain: at(captainNames, f.captain), hex: at(hexNames, hex) }, 'C4');
              return done();
            },
          },
          halt: { check: () => null, apply: () => done() },
        },
      },
    },
  };
}

const en = {
  'ask.game.orders': 'Give orders in secret.',
  'ask.march.choose': 'Activate a captain.',
  'ask.march.go': 'March, or halt.',
  march: '{captain} marches to {hex}.',
  ordered: 'This captain has orders.',
  moved: 'This captain has moved.',
  far: 'That is too far.',
  over: 'The campaign is over.',
  'verb.order': 'Order {arg}',
  'verb.ready': 'Ready',
  'verb.activate': 'Activate {arg}',
  'verb.march': 'March to {arg}',
  'verb.halt': 'Halt',
};

function setup(): { readonly state: State; readonly frame: Frame } {
  const random = numbers(99);
  const units = range(UNITS);
  const state = {
    turn: 0,
    active: 0,
    where: range(CAPTAINS).map(() => random(HEXES)),
    reach: range(CAPTAINS).map(() => 6 + random(4)),
    moved: range(CAPTAINS).map(() => false),
    ordered: range(CAPTAINS).map(() => false),
    kind: units.map(() => random(6)),
    strength: units.map(() => 1 + random(6)),
    most: units.map(() => 6),
    demoralised: units.map(() => false),
    captain: units.map((unit) => unit % CAPTAINS),
    markers: range(150).map(() => random(HEXES)),
  };
  return { state, frame: frames.game({ drafts: [[], []] }) };
}

const NO_DOCUMENTS = {
  ok: false,
  problems: [{ path: '(whole)', text: 'a campaign of the bench is not written down' }],
};

function campaignOf(id: string, shared: boolean): Game<Types> {
  return {
    id,
    title: 'Campaign',
    version: '1',
    seats: { min: 2, max: 2 },
    scenarios: [],
    options: [],
    components,
    shape: stateShape,
    frames: frameShape,
    procedures: procedures(shared),
    invariants: [],
    messages: { en, it: en },
    setup,
    /** Units are seen by their own side alone. */
    view({ s }, world, eyes) {
      const { turn, active, where, moved, ordered, markers } = s;
      const seen = s.captain.map((captain, unit) =>
        sees(eyes, sideOf(captain)) ? [captain, at(s.kind, unit), at(s.strength, unit), at(s.most, unit)] : null,
      );
      const flow = world.stack.map(({ proc, at: moment }) => ({ proc, at: moment }));
      return {
        turn,
        active,
        where: [...where],
        moved: [...moved],
        ordered: [...ordered],
        markers: [...markers],
        seen,
        flow,
      };
    },
    /** The units that the eyes do not see go to other captains of their side. */
    reimagine({ s }, world, eyes, rng) {
      for (const side of SEATS) {
        if (sees(eyes, side)) continue;
        const hidden = range(UNITS).filter((unit) => sideOf(at(s.captain, unit)) === side);
        const captains = hidden.map((unit) => at(s.captain, unit)).sort((a, b) => a - b);
        for (const unit of hidden) s.captain[unit] = captains.splice(rng(captains.length), 1)[0] ?? 0;
        for (const frame of world.stack) if (frame.proc === 'game') frame.drafts[side] = [];
      }
    },
    arrange: () => ({ ...NO_DOCUMENTS, ok: false }),
    describe: () => null,
    nameOf: (_, thing) => thing,
    side: (_, seat) => `side ${seat + 1}`,
    scores: () => [0, 0],
    length: (s) => ({ count: s.turn, unit: 'turns' }),
    withEdition: () => ({ ...NO_DOCUMENTS, ok: false }),
  };
}

export const campaign = campaignOf('campaign', true);
/** The same, with every check tracing its own path: what shared work saves. */
export const traced = campaignOf('traced', false);
