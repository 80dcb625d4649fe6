/** Marches and attacks of a zone's units: who goes together, how far, and what it is worth to be there. */

import { at, type Decision } from '@condotta/kernel';
import { movableCamp } from '../rules/camps.ts';
import { readyUnits } from '../rules/ready.ts';
import { type FrameOf, NONE } from '../state.ts';
import { unitName, zoneName } from '../things.ts';
import { campsIn, fortsIn, isCombat, isDisrupted, isLine, isRaider, typeOf, unitsIn } from '../units.ts';
import { attackWorth, danger, prize } from './attack.ts';
import { baggage } from './camp.ts';
import { byWorth, type Deed, decision } from './deed.ts';
import { isVital } from './lines.ts';
import { powerOf } from './muster.ts';
import { cautionAt, isFoes, isOwn, mobile, type Outlook, ROOM, threat } from './outlook.ts';
import { type Party, partyOf, pathTo, pointsOf, type Reached, reachOf } from './reach.ts';

/** So many of the best marches, and attacks, are thought of in a zone. */
const MOST = 4;

/** Who stays: one to hold a place that counts, and enough behind walls that are in danger. `ready`: who could go. */
function stayersOf(o: Outlook, zone: number, ready: readonly number[], others: readonly number[]): ReadonlySet<number> {
  const { t } = o;
  const { points } = at(t.components.zones, zone);
  const line = weakestFirst(o, ready);
  const stay = new Set<number>();
  if (points > 1) {
    // A fifth more than could come, and never nobody.
    let needed = Math.max(1.5, at(o.menace, zone) * 1.2, threat(o, zone));
    for (const unit of others) needed -= powerOf(t, unit, false);
    for (const unit of [...line].reverse()) {
      if (needed <= 0) break;
      needed -= powerOf(t, unit, false);
      stay.add(unit);
    }
    // Guns and engineers are what walls are held with.
    for (const unit of ready) if (['artillery', 'guastatori'].includes(typeOf(t, unit))) stay.add(unit);
  } else if (others.length === 0 && line.length > 1 && (points === 1 || leavesCamp(o, zone) || isVital(o, zone)))
    stay.add(at(line, 0));
  else if (points === 1 && others.length === 0 && line[0] !== undefined) stay.add(line[0]);
  return stay;
}

const othersIn = ({ t, seat }: Outlook, zone: number, ready: readonly number[]): number[] =>
  unitsIn(t, zone, seat).filter((unit) => !ready.includes(unit) && isCombat(typeOf(t, unit)));

/** Who may leave the zone. */
export function freeIn(o: Outlook, zone: number, ready: readonly number[]): number[] {
  const stay = stayersOf(o, zone, ready, othersIn(o, zone, ready));
  return ready.filter((unit) => !stay.has(unit));
}

function groupsOf(o: Outlook, zone: number, ready: readonly number[]): readonly (readonly number[])[] {
  const { t } = o;
  const others = othersIn(o, zone, ready);
  const stay = stayersOf(o, zone, ready, others);
  const all = ready.filter((unit) => !stay.has(unit));
  const swift = all.filter((unit) => isRaider(typeOf(t, unit)) || typeOf(t, unit) === 'commander');
  const horse = all.filter((unit) => typeOf(t, unit) === 'cavalry');
  // Shaken regiments may stay behind and recover.
  const hale = all.filter((unit) => typeOf(t, unit) === 'commander' || !isDisrupted(t.s, unit));
  return [
    all,
    ...guarded(o, zone, all, others.length + stay.size),
    hale,
    swift,
    horse,
    ...excess(o, zone, swift),
  ].filter((group, i, list) => group.length > 0 && list.findIndex((other) => other.length === group.length) === i);
}

/** A Camp stands there that cannot come along. */
const leavesCamp = ({ t, seat, command }: Outlook, zone: number): boolean =>
  campsIn(t, zone, seat).length > 0 && movableCamp(t, command, zone) < 0;

/** All but one, who stays with the Camp. */
function guarded(o: Outlook, zone: number, all: readonly number[], stay: number): readonly (readonly number[])[] {
  const line = weakestFirst(o, all);
  if (stay > 0 || line.length < 3 || campsIn(o.t, zone, o.seat).length === 0) return [];
  return [all.filter((unit) => unit !== line[0])];
}

/** M12-1: whoever is too many here goes somewhere else. */
function excess(o: Outlook, zone: number, swift: readonly number[]): readonly (readonly number[])[] {
  const many = at(o.mine.crowd, zone) - ROOM;
  const foot = swift.filter((unit) => isRaider(typeOf(o.t, unit)));
  return many > 0 && many < foot.length ? [foot.slice(-many)] : [];
}

const weakestFirst = ({ t }: Outlook, units: readonly number[]): number[] =>
  units.filter((unit) => isLine(typeOf(t, unit))).sort((a, b) => powerOf(t, a, false) - powerOf(t, b, false));

function clicks(o: Outlook, group: readonly number[], path: readonly number[], camp: boolean): Decision[] {
  const { t } = o;
  const [first, ...others] = group;
  if (first === undefined) return [];
  return [
    decision('march', unitName(t, first)),
    ...others.map((unit) => decision('join', unitName(t, unit))),
    ...(camp ? [decision('take-camp')] : []),
    ...steps(o, group, path, camp),
  ];
}

/** On the way somebody stays in each village that counts and that nobody holds, and with the Camp, which goes one step. */
function steps(o: Outlook, group: readonly number[], path: readonly number[], camp = false): Decision[] {
  const { t } = o;
  const line = weakestFirst(o, group);
  return path.flatMap((zone, i) => {
    const step = decision('step', zoneName(t, zone));
    const needed = isPrize(o, zone) || (!isOwn(o, zone) && ((camp && i === 0) || isVital(o, zone)));
    const stays = i < path.length - 1 && needed && line.length > 1 ? line.shift() : undefined;
    return stays === undefined ? [step] : [step, decision('drop', unitName(t, stays))];
  });
}

/** A village that counts, for whoever leaves a regiment there. */
const isPrize = (o: Outlook, zone: number): boolean =>
  at(o.t.components.zones, zone).points === 1 && !isOwn(o, zone) && !isFoes(o, zone);

/** What the enemy loses with a Camp. */
const CAMP = 1.6;
/** M12-1: what one too many costs. */
const CROWDED = 0.35;

/** What each hit of an army is worth less without supply. */
const HUNGER = 0.3;
const isFed = (o: Outlook, zone: number): boolean =>
  at(o.supplied, zone) || at(o.t.components.zones, zone).feeds === o.seat;

/** What each of a detachment gains with a point nearer to the main body: a Command acts in one zone, or few (M5-2, M5-4). */
const JOIN = 0.08;
/** What it costs to leave each other behind. */
const APART = 0.2;

const crowded = (count: number): number => Math.max(0, count - ROOM);

export function marchWorth(o: Outlook, party: Party, from: number, { zone, before }: Reached): number {
  const { t } = o;
  const [there, here] = [at(o.mine.crowd, zone), at(o.mine.crowd, from)];
  // Whoever finds no room is of no use there.
  const fit = party.raiders === 0 ? 1 : Math.max(0, Math.min(1, (ROOM - there) / party.raiders));
  const force = (party.attack + 0.15 * party.units.length) * (0.5 + 0.5 * fit);
  let worth = 0.32 * (at(o.pull, zone) - at(o.pull, from)) * Math.min(5, force);
  worth -= danger(o, zone, party.defence + at(o.own, zone)) - danger(o, from, at(o.own, from));
  worth += HUNGER * force * ((isFed(o, zone) ? 1 : 0) - (isFed(o, from) ? 1 : 0));
  if (!isOwn(o, zone)) worth += prize(o, zone) * 0.8;
  if (party.units.length > 1)
    for (let passed = before; passed?.before; passed = passed.before)
      if (isPrize(o, passed.zone)) worth += prize(o, passed.zone) * 0.8;
  worth -= cautionAt(o, zone);
  if (from !== o.main && o.main !== NONE)
    worth += JOIN * party.units.length * (at(at(o.far, from), o.main) - at(at(o.far, zone), o.main));
  // What stands there of the enemy without soldiers is lost to him.
  worth += CAMP * o.blood * campsIn(t, zone, 1 - o.seat).length + 0.2 * fortsIn(t.s, zone, 1 - o.seat);
  const coming = party.raiders;
  return worth - CROWDED * (crowded(there + coming) - crowded(there) + crowded(here - coming) - crowded(here));
}

/** The marches and attacks of a zone, best first. */
export function marchesFrom(o: Outlook, zone: number, armed: readonly number[]): Deed[] {
  const ready = mobile(o.t, readyUnits(o.t, o.command, zone));
  return ready.length === 0 ? [] : marchesOf(o, zone, groupsOf(o, zone, ready), armed);
}

interface Plan {
  readonly worth: number;
  readonly party: Party;
  readonly reached: Reached;
}

const best = (plans: Plan[]): Plan[] => plans.sort((a, b) => b.worth - a.worth).slice(0, MOST);

function marchesOf(o: Outlook, zone: number, groups: readonly (readonly number[])[], armed: readonly number[]): Deed[] {
  const { t } = o;
  const moves: Plan[] = [];
  const attacks: Plan[] = [];
  const camp = movableCamp(t, o.command, zone) >= 0;
  const along = ({ wet, first }: Reached): boolean => camp && !wet && !isFoes(o, first);
  const assail = (units: readonly number[]): void => {
    if (units.length === 0 || attacks.some(({ party }) => party.units.length === units.length)) return;
    const party = partyOf(o, units, armed);
    for (const reached of reachOf(o, party, zone, pointsOf(o, units)))
      if (isFoes(o, reached.zone)) {
        // The Camp stays behind.
        const left = baggage(o, party, zone, reached.zone, zone, camp);
        attacks.push({ worth: attackWorth(o, party, zone, reached) + left, party, reached });
      }
  };
  const whole = Math.max(0, ...groups.map(({ length }) => length));
  for (const group of groups) {
    const party = partyOf(o, group, []);
    // Whoever marches marches together; for an attack the slow may stay behind.
    const split = group.length < whole - 1 ? APART * Math.min(group.length, whole - group.length) : 0;
    for (const reached of reachOf(o, party, zone, pointsOf(o, group))) {
      const to = along(reached) ? reached.first : zone;
      const worth = marchWorth(o, party, zone, reached) + baggage(o, party, zone, reached.zone, to, camp) - split;
      moves.push({ worth, party, reached });
    }
    const fighters = group.filter((unit) => !isCombat(typeOf(t, unit)) || armed.includes(unit));
    assail(fighters);
    assail(fighters.filter((unit) => !['artillery', 'guastatori'].includes(typeOf(t, unit))));
  }
  return [
    ...best(moves).map(({ worth, party: { units }, reached }) => {
      const way = clicks(o, units, pathTo(reached), along(reached));
      return { worth, decisions: [...way, ...ending(o, reached)] };
    }),
    ...best(attacks).map(({ worth, party: { units }, reached }) => ({
      worth,
      decisions: [...clicks(o, units, pathTo(reached), false), decision('face')],
    })),
  ];
}

/** Who goes on from where somebody is needed (a village that counts, the Camp, a line of supply) leaves one, if nobody else is there. */
function holdsHere(o: Outlook, f: FrameOf<'march'>): Decision[] {
  const { t } = o;
  const needed =
    at(t.components.zones, f.zone).points === 1 || campsIn(t, f.zone, o.seat).length > 0 || isVital(o, f.zone);
  if (!needed || f.units.length < 2) return [];
  if (unitsIn(t, f.zone, o.seat).some((unit) => !f.units.includes(unit))) return [];
  const [weakest] = weakestFirst(o, f.units);
  return weakest === undefined ? [] : [decision('drop', unitName(t, weakest))];
}

/** A march with points left is ended; where something of the enemy waits, that comes first. */
function ending({ t, seat }: Outlook, { zone, left }: Reached): Decision[] {
  if (campsIn(t, zone, 1 - seat).length > 0 || fortsIn(t.s, zone, 1 - seat) > 0) return [decision('face')];
  return left > 0 ? [decision('stop')] : [];
}

/** What is left of plans when a group is being called together: of those that all who have been called take part in. */
export function goingOn({ t }: Outlook, f: FrameOf<'march'>, plans: readonly Deed[]): Deed[] {
  const called = f.units.map((unit) => unitName(t, unit));
  const isDone = ({ verb, arg }: Decision): boolean =>
    verb === 'march' || (verb === 'join' && called.includes(`${arg}`)) || (verb === 'take-camp' && f.camp >= 0);
  return plans
    .filter(({ decisions }) => called.every((unit) => decisions.some(({ verb, arg }) => isCall(verb) && arg === unit)))
    .map(({ worth, decisions }) => ({ worth, decisions: decisions.filter((one) => !isDone(one)) }));
}
const isCall = (verb: string): boolean => verb === 'march' || verb === 'join';

/** Nobody has gone anywhere yet. */
export const isGathering = ({ moved, spent }: FrameOf<'march'>): boolean => !moved && spent === 0;

/** Who could be called together with those who are. */
export const callable = ({ t, command }: Outlook, f: FrameOf<'march'>): number[] => [
  ...f.units,
  ...mobile(t, readyUnits(t, command, f.zone)),
];

/** What a group that has been called together, or is on its way, does next: plans, best first. */
export function onTheMarch(o: Outlook, f: FrameOf<'march'>, armed: readonly number[]): Deed[] {
  if (isGathering(f)) {
    const ready = callable(o, f);
    const groups = groupsOf(o, f.zone, ready).filter((group) => f.units.every((unit) => group.includes(unit)));
    return goingOn(o, f, marchesOf(o, f.zone, groups.length > 0 ? groups : [f.units], armed)).sort(byWorth);
  }
  const left = holdsHere(o, f);
  const party = partyOf(o, f.units, armed);
  const on = reachOf(o, party, f.zone, f.points - f.spent, f.spent === 0).map((reached): Deed => {
    const way = steps(o, f.units, pathTo(reached));
    return isFoes(o, reached.zone)
      ? { worth: attackWorth(o, party, f.zone, reached), decisions: [...left, ...way, decision('face')] }
      : { worth: marchWorth(o, party, f.zone, reached), decisions: [...left, ...way, ...ending(o, reached)] };
  });
  return [...on, { worth: 0, decisions: [decision('stop')] }].sort(byWorth);
}
