/** R16.4, R16.5: what the eyes may see, built from an allow-list, and the figures a board shows with it. */

import type { Eyes, World } from '@condotta/kernel';
import { stepFrom, touchesEdge } from './field.ts';
import { initiativesSeen, isChief, knowsInitiative, knowsIssued, knowsNewOrder, ordersSeen } from './knowledge.ts';
import { shotsOf } from './lines-of-fire.ts';
import { facesEnemy, offeredPacking } from './packing.ts';
import { wayOut } from './rules/effect.ts';
import { actsIn } from './rules/reveal.ts';
import { mayShoot } from './rules/shoot.ts';
import { type FrameOf, NONE, type RavennaFrame, type RavennaTable, type State } from './state.ts';
import { attackStrength, defenceStrength, effectCosts, shotStrength } from './strength.ts';
import { commanderAt, engagedArea, prioritiesOf, sideAt, unitAt, unitsIn } from './units.ts';
import type {
  AttackView,
  CommanderView,
  EffectView,
  FrameView,
  MarchView,
  OrdersView,
  RavennaView,
  ShootView,
  SideView,
  UnitView,
} from './view-form.ts';

type RavennaWorld = World<State, RavennaFrame>;

export function view(t: RavennaTable, world: RavennaWorld, eyes: Eyes): RavennaView {
  const { s } = t;
  return {
    turn: s.turn,
    phase: s.phase,
    units: s.units.map((_, unit) => unitView(t, unit)),
    commanders: s.commanders.map((_, commander) => commanderView(t, world, commander, eyes)),
    sides: s.sides.map((_, side) => sideView(t, side, eyes)),
    queue: queueOf(t, world),
    flow: world.stack.map((frame) => frameView(t, world, frame, eyes)),
  };
}

const orNull = (thing: number): number | null => (thing === NONE ? null : thing);

/** R2.4, R16.4: everything about a tile is open. */
function unitView(t: RavennaTable, unit: number): UnitView {
  const { area, cells, facing, wounded, marked, maintains, steadfast, covered } = unitAt(t.s, unit);
  const engages = orNull(engagedArea(t, unit));
  return { unit, area: orNull(area), cells, facing, wounded, marked, maintains, steadfast, covered, engages };
}

function commanderView(t: RavennaTable, world: RavennaWorld, commander: number, eyes: Eyes): CommanderView {
  const { seat, answer, issued, order, initiative, bearer, shown } = commanderAt(t.s, commander);
  return {
    commander,
    seat,
    answer,
    issued: knowsIssued(t, world, eyes, commander) ? orNull(issued) : null,
    order: knowsNewOrder(t, eyes, commander) ? orNull(order) : null,
    initiative: knowsInitiative(t, eyes, commander) ? orNull(initiative) : null,
    // R8.4: the declaration and the Unit are public.
    bearer: orNull(bearer),
    shown,
  };
}

function sideView(t: RavennaTable, side: number, eyes: Eyes): SideView {
  const { moral, deck, hand, played, used, orders, initiatives, spent } = sideAt(t.s, side);
  // R5.6: not his team-mates.
  const own = isChief(t.s, side, eyes);
  return {
    // R15.1
    moral,
    deck: deck.length,
    handCount: hand.length,
    hand: own ? [...hand] : null,
    hasPlayed: played !== NONE,
    played: own ? orNull(played) : null,
    // R5.7
    used: [...used],
    orderCount: orders.length,
    orders: ordersSeen(t, eyes, side),
    initiativeCount: initiatives.length,
    initiatives: initiativesSeen(t, eyes, side),
    spent: [...spent],
  };
}

function queueOf(t: RavennaTable, world: RavennaWorld): number[] {
  const { units, commanders } = prioritiesOf(t.components);
  for (const frame of world.stack) {
    if (frame.proc === 'execution') return commanders.slice(Math.max(0, frame.turn - 1));
    if (frame.proc === 'shoot')
      return units.slice(frame.next).filter((unit) => mayShoot(t, unit) || actsIn(t, t.s.phase, unit));
    if (frame.proc === 'attack' || frame.proc === 'movement')
      return units.slice(frame.next).filter((unit) => actsIn(t, t.s.phase, unit));
  }
  return [];
}

/** What is going on, without what is still secret in it. */
function frameView(t: RavennaTable, world: RavennaWorld, frame: RavennaFrame, eyes: Eyes): FrameView {
  switch (frame.proc) {
    case 'orders':
      return ordersView(t, frame, eyes);
    case 'shoot':
      return shootView(t, frame);
    case 'attack':
      return attackView(t, world, frame);
    case 'march':
      return marchView(t, world, frame);
    case 'effect':
      return effectView(t, world, frame);
    case 'game':
    case 'deployment':
    case 'turn':
    case 'execution':
    case 'maintain':
    case 'wait':
    case 'movement':
    case 'arrange':
      return { ...frame };
  }
}

/** R6.7: neither Chief sees anything of the other's choice. */
function ordersView(t: RavennaTable, frame: FrameOf<'orders'>, eyes: Eyes): OrdersView {
  const { proc, at: step, strategies, issues } = frame;
  const own = (side: number): boolean => isChief(t.s, side, eyes);
  return {
    proc,
    at: step,
    strategies: strategies.map((card, side) => (own(side) ? orNull(card) : null)),
    issues: issues.map((orders, side) => (own(side) ? [...orders] : null)),
  };
}

function shootView(t: RavennaTable, frame: FrameOf<'shoot'>): ShootView {
  const aims = frame.at === 'aim' || frame.at === 'suffer';
  const shots = aims ? shotsOf(t, frame.unit) : [];
  return {
    ...frame,
    targets: shots.map((shot) => ({ ...shot, strength: shotStrength(t, frame.unit, shot, frame.bonus) })),
  };
}

/** The figures of a step are for whoever is asked there. */
const isAsked = (world: RavennaWorld, frame: RavennaFrame): boolean => !world.over && world.stack.at(-1) === frame;

function attackView(t: RavennaTable, world: RavennaWorld, frame: FrameOf<'attack'>): AttackView {
  const top = world.stack.at(-1);
  const marching = top?.proc === 'march' && !world.over ? top : null;
  const areas = marching ? marching.advanced : frame.areas;
  const foes = marching ? foesIn(t, haltOf(t, marching).engages) : foesOf(t, frame);
  return {
    ...frame,
    foes: foes.map((unit) => ({
      unit,
      attack: attackStrength(t, frame.unit, unit, { areas, bonus: frame.bonus }),
      defence: defenceStrength(t, frame.unit, unit),
    })),
  };
}

function foesOf(t: RavennaTable, frame: FrameOf<'attack'>): readonly number[] {
  if (frame.at === 'keep') return [frame.defender];
  if (frame.at !== 'defender' && frame.at !== 'fought') return [];
  return foesIn(t, orNull(engagedArea(t, frame.unit)));
}

const foesIn = (t: RavennaTable, area: number | null): readonly number[] => (area === null ? [] : unitsIn(t.s, area));

/** What comes of it if the Unit halts where it is. */
function haltOf(t: RavennaTable, frame: FrameOf<'march'>): Pick<MarchView, 'packing' | 'engages'> {
  const { area, facing } = unitAt(t.s, frame.unit);
  const packing = offeredPacking(t, frame.unit, frame.attack, frame.advanced + frame.turned === 0);
  const touches = packing.some(({ unit, cells }) => unit === frame.unit && touchesEdge(cells, facing));
  return {
    packing: packing.map((placing) => ({ ...placing })),
    engages: touches && facesEnemy(t, frame.unit) ? stepFrom(area, facing) : null,
  };
}

const marchView = (t: RavennaTable, world: RavennaWorld, frame: FrameOf<'march'>): MarchView => ({
  ...frame,
  ...(isAsked(world, frame) ? haltOf(t, frame) : { packing: [], engages: null }),
});

function effectView(t: RavennaTable, world: RavennaWorld, frame: FrameOf<'effect'>): EffectView {
  if (!isAsked(world, frame)) return { ...frame, choices: null };
  const way = (flight: 'withdraw' | 'retreat'): number | null => orNull(wayOut(t, frame.unit, frame.direction, flight));
  return { ...frame, choices: { costs: effectCosts(t, frame), withdraw: way('withdraw'), retreat: way('retreat') } };
}
