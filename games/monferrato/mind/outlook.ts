/** How the war looks to a faction: what its armies are drawn to, what the enemy could fall upon. */

import { at, listingOf } from '@condotta/kernel';
import { memories } from '@condotta/kit';
import { commandArmy, commandSeat } from '../commands.ts';
import { lookupOf } from '../lookup.ts';
import { ELIMINATED, type MonferratoTable, type MonferratoWorld, NONE, type Types } from '../state.ts';
import { suppliedZones } from '../trace.ts';
import { campArmy, campZones, isRaider, otherSeat, shelter, typeOf } from '../units.ts';
import { DAY, isSiegeOn, objectOf } from './campaign.ts';
import type { Deed, Programme } from './deed.ts';
import { distances } from './ground.ts';
import { type Column, columnsOf, type Forces, type Muster, mainOf, musterOf } from './muster.ts';
import { positionOf } from './position.ts';
import type { Reached } from './reach.ts';
import { siegeOdds } from './siege.ts';

/** How somebody plays: what battles, sieges and caution weigh. */
export interface Stance {
  readonly daring: number;
  readonly siege: number;
  readonly caution: number;
}

export const STEADY: Stance = { daring: 1, siege: 1, caution: 1 };
export const BOLD: Stance = { daring: 1.6, siege: 1.1, caution: 0.5 };
export const PATIENT: Stance = { daring: 0.6, siege: 1.3, caution: 1.4 };

export interface Outlook {
  readonly t: MonferratoTable;
  readonly seat: number;
  readonly command: number;
  readonly stance: Stance;
  readonly far: readonly (readonly number[])[];
  readonly muster: Muster;
  readonly mine: Forces;
  readonly theirs: Forces;
  /** By zone: how hard own units there defend, and enemies there attack and defend. */
  readonly own: readonly number[];
  readonly foe: readonly number[];
  readonly foeDefence: readonly number[];
  /** By zone: how hard enemies could attack there before long. */
  readonly menace: readonly number[];
  /** By zone: how likely enemies rove there before long, who would take what stands alone. */
  readonly hunters: readonly number[];
  /** Zones that have been asked about, see lines.ts. */
  readonly vital: Map<number, boolean>;
  /** By zone of a Camp: the zones that it serves, as far as that has been asked; see camp.ts. */
  readonly serves: Map<number, readonly boolean[]>;
  /** Where groups get to, as far as that has been asked; see reach.ts. */
  readonly reach: Map<number, readonly Reached[]>;
  /** The zones of the Camps of the Command's army. */
  readonly camps: readonly number[];
  /** By the zones from which and to which a Camp goes: how much better it serves there, as far as that has been asked; see camp.ts. */
  readonly service: Map<number, number>;
  /** By zone: what its units could do, and do, as far as that has been asked; see deeds.ts. */
  readonly deeds: Map<number, readonly Deed[]>;
  readonly programmes: Map<number, readonly Programme[]>;
  /** The Fortress that the Command is sent against, or NONE; see campaign.ts. */
  readonly object: number;
  /** By zone: how much an army of the Command wants to be there. */
  readonly pull: readonly number[];
  readonly supplied: readonly boolean[];
  /** By Fortress zone: how a siege of it stands for the besiegers, whoever holds it; 0 for other zones and if nobody does. */
  readonly odds: readonly number[];
  /** Hits of a storm of all the Command. */
  readonly strength: number;
  /** Where most of the Command is, without Garrisons; NONE if nobody is. */
  readonly main: number;
  /** By zone: Infantry and Cavalry of the Command. */
  readonly raiders: readonly number[];
  /** What soldiers count for beside points: less and less towards the end. */
  readonly blood: number;
}

const NEAR = 3;
const NEXT = 6;
const LATER = 0.35;
/** A goal a movement point farther pulls so much less: every day's march towards it is worth as much as the next. */
const FARTHER = 0.3;
const FARTHEST = 99;

const bit = (faction: number): number => 1 << faction;

export const isFoes = ({ muster, seat }: Outlook, zone: number): boolean =>
  (at(muster.held, zone) & bit(otherSeat(seat))) !== 0;
export const isOwn = ({ muster, seat }: Outlook, zone: number): boolean => (at(muster.held, zone) & bit(seat)) !== 0;

export const turnsLeft = ({ s }: Pick<MonferratoTable, 's'>): number => Math.max(0, s.end - s.turn + 1);

function menaceOf(t: MonferratoTable, foe: readonly number[]): number[] {
  const armies: { readonly row: readonly number[]; readonly force: number }[] = [];
  const far = distances(t);
  for (let zone = 0; zone < foe.length; zone++) {
    const force = foe[zone] ?? 0;
    // The ways of an army go both ways.
    if (force > 0) armies.push({ row: at(far, zone), force });
  }
  return foe.map((_, zone) => {
    let total = 0;
    for (const { row, force } of armies) {
      const way = row[zone] ?? FARTHEST;
      if (way <= NEAR) total += force;
      else if (way <= NEXT) total += force * LATER;
    }
    return total;
  });
}

/** How far horse and foot rove in a turn and in two, and how likely one of them comes. */
const ROVING = {
  cavalry: [
    { points: 5, chance: 0.45 },
    { points: 10, chance: 0.15 },
  ],
  infantry: [
    { points: 3, chance: 0.25 },
    { points: 6, chance: 0.08 },
  ],
} as const;
const LIKELIEST = 0.85;

/** By zone: where somebody roves from there, and how likely. */
type Rovings = readonly (readonly { readonly zone: number; readonly chance: number }[])[];
interface Rovers {
  readonly cavalry: Rovings;
  readonly infantry: Rovings;
}

const rovers = new WeakMap<Outlook['far'], Rovers>();

function roversOf(far: Outlook['far']): Rovers {
  const known = rovers.get(far);
  if (known) return known;
  const rovings = (bands: (typeof ROVING)['cavalry' | 'infantry']): Rovings =>
    far.map((row) =>
      row.flatMap((way, zone) => {
        const band = bands.find(({ points }) => way <= points);
        return band ? [{ zone, chance: band.chance }] : [];
      }),
    );
  const made = { cavalry: rovings(ROVING.cavalry), infantry: rovings(ROVING.infantry) };
  rovers.set(far, made);
  return made;
}

function huntersOf(t: MonferratoTable, seat: number): number[] {
  const { type, faction } = lookupOf(t.components);
  const roving = roversOf(distances(t));
  const found: number[] = new Array(t.components.zones.length).fill(0);
  for (let unit = 0; unit < t.s.places.length; unit++) {
    const from = t.s.places[unit] ?? NONE;
    const its = at(type, unit);
    if (from < 0 || faction[unit] !== seat || !(its === 'cavalry' || its === 'infantry')) continue;
    for (const { zone, chance } of at(roving[its], from))
      found[zone] = Math.min(LIKELIEST, (found[zone] ?? 0) + chance);
  }
  return found;
}

const memoryOf = memories<Stance, Outlook>(256);

/** `world`: whose table `t` is; work that the rules share is done once for the whole outlook. */
export function outlookOf(
  t: MonferratoTable,
  world: MonferratoWorld,
  seat: number,
  command: number,
  stance: Stance,
): Outlook {
  const shared = listingOf<Types>(t.s, t.components, world.stack);
  const known = memoryOf(stance).recall(t.components, positionOf(t, seat, command), () =>
    look(shared, seat, command, stance),
  );
  return known.t === shared ? known : { ...known, t: shared };
}

function look(t: MonferratoTable, seat: number, command: number, stance: Stance): Outlook {
  const muster = musterOf(t);
  const [mine, theirs] = seat === 0 ? muster.of : [muster.of[1], muster.of[0]];
  const outlook = {
    t,
    seat,
    command,
    stance,
    far: distances(t),
    muster,
    mine,
    theirs,
    own: mine.defence,
    foe: theirs.attack,
    foeDefence: theirs.defence,
    menace: menaceOf(t, theirs.attack),
    hunters: huntersOf(t, otherSeat(seat)),
    vital: new Map<number, boolean>(),
    serves: new Map<number, readonly boolean[]>(),
    service: new Map<number, number>(),
    reach: new Map<number, readonly Reached[]>(),
    camps: campZones(t, commandArmy(t, command)),
    deeds: new Map<number, readonly Deed[]>(),
    programmes: new Map<number, readonly Programme[]>(),
    object: objectOf(t, muster, seat === 0 ? 0 : 1, command),
    supplied: t.once(suppliedZones, command),
    odds: oddsOf(t, muster, seat, columnsOf(t, command)),
    strength: columnsOf(t, command).reduce((sum, { storm }) => sum + storm, 0),
    main: mainOf(t, command),
    raiders: raidersOf(t, command),
    blood: Math.min(1, 0.25 + turnsLeft(t) / 12),
    pull: [] as readonly number[],
  };
  outlook.pull = pullsOf(outlook);
  return outlook;
}

function raidersOf({ s, components }: MonferratoTable, command: number): number[] {
  const found: number[] = new Array(components.zones.length).fill(0);
  const { unitsOf, type } = lookupOf(components);
  for (const unit of at(unitsOf, command)) {
    const zone = at(s.places, unit);
    if (zone >= 0 && isRaider(at(type, unit))) found[zone] = (found[zone] ?? 0) + 1;
  }
  return found;
}

function oddsOf(t: MonferratoTable, muster: Muster, seat: number, army: readonly Column[]): number[] {
  const odds: number[] = new Array(muster.held.length).fill(0);
  for (const zone of lookupOf(t.components).fortresses) {
    const held = at(muster.held, zone);
    const attacker = held === 1 ? 1 : 0;
    if (held !== 0) odds[zone] = siegeOdds(t, muster, zone, attacker, attacker === seat ? army : []);
  }
  return odds;
}

interface Goal {
  readonly zone: number;
  readonly weight: number;
}

function pullsOf(o: Outlook): number[] {
  const goals = goalsOf(o);
  if (goals.length === 0) return o.far.map(() => 0);
  return o.far.map((row) => {
    let best = Number.NEGATIVE_INFINITY;
    for (const { zone, weight } of goals) {
      const pull = weight - FARTHER * (row[zone] ?? FARTHEST);
      if (pull > best) best = pull;
    }
    return best;
  });
}

/** MS-27, MS-28: what it costs if units of this Command enter the zone for the first time. */
export function cautionAt({ t, command }: Outlook, zone: number): number {
  const { army } = at(t.components.commands, command);
  const { land } = at(t.components.zones, zone);
  let cost = 0;
  for (const [i, caution] of t.components.cautions.entries())
    if (caution.army === army && caution.land === land && !t.s.cautioned[i]) cost += caution.points;
  return cost;
}

/** An army without a Camp on the map or to come never attacks (M13.2-5). */
const canAttack = ({ t, command }: Outlook): boolean => {
  const { army } = at(t.components.commands, command);
  return t.components.camps.some((camp) => camp.army === army);
};

/** In the last turns the villages decide. */
const LAST = 5;

/** To be inside a Fortress that may be besieged, and to hold a village: the more, the weaker who is there already. */
const guardWorth = (o: Outlook, zone: number, fortress: boolean): number => {
  const menace = at(o.menace, zone);
  if (!fortress) return turnsLeft(o.t) <= LAST ? Math.min(2.5, 0.6 * menace) : Math.min(1, 0.3 * menace);
  const need = Math.max(0, Math.max(menace, threat(o, zone)) - at(o.own, zone) + 1);
  const breach = at(lookupOf(o.t.components).sidesOf, zone).some((side) => at(o.t.s.levels, side) === 0);
  return Math.min(4, 0.6 + 0.9 * need) * (breach ? 1 : Math.min(1, 0.35 + 0.65 * at(o.odds, zone)));
};

/** A Fortress is guarded against all that could come in two or three turns. */
const SOON = 9;
const COMES = 0.6;
export function threat(o: Outlook, zone: number): number {
  const row = at(o.far, zone);
  let total = 0;
  for (let from = 0; from < row.length; from++) if ((row[from] ?? FARTHEST) <= SOON) total += o.theirs.storm[from] ?? 0;
  return COMES * total;
}

/** What lies in another part of the map than the Fortress it is sent against hardly calls a Command away. */
const ASIDE = 0.3;
const isAside = ({ t, object }: Outlook, zone: number): boolean =>
  object !== NONE && at(t.components.zones, zone).section !== at(t.components.zones, object).section;

/** Can the main body still be there before the end? */
const isInTime = ({ t, far, main }: Outlook, zone: number): boolean =>
  main === NONE || at(at(far, main), zone) <= DAY * turnsLeft(t) + 2;

function goalsOf(o: Outlook): Goal[] {
  const { t, seat, command } = o;
  const { sidesOf, sides, sources, raids } = lookupOf(t.components);
  const goals: Goal[] = [];
  const add = (zone: number, weight: number): void => {
    if (weight > 0 && cautionAt(o, zone) === 0 && isInTime(o, zone))
      goals.push({ zone, weight: weight * (isAside(o, zone) ? ASIDE : 1) });
  };
  const attacks = canAttack(o);
  for (let zone = 0; zone < t.components.zones.length; zone++) {
    const { points } = at(t.components.zones, zone);
    if (points === 0) continue;
    const walls = at(sidesOf, zone);
    if (isOwn(o, zone)) {
      // To be inside, if it is in danger; and to drive away who lies before it.
      add(zone, guardWorth(o, zone, walls.length > 0));
      if (attacks) for (const side of walls) add(at(sides, side).outside, relief(o, at(sides, side).outside));
    } else if (!attacks) continue;
    else if (walls.length > 0 && isFoes(o, zone))
      for (const side of walls) add(at(sides, side).outside, siegeWorth(o, side));
    else add(zone, walls.length > 0 ? 2.6 * points : isFoes(o, zone) ? villageWorth(o, zone) : 5);
  }
  const need = raidNeed(o);
  if (need > 0)
    for (const [zone, open] of at(raids, command).entries())
      if (open && !isFoes(o, zone) && !t.s.raided.includes(zone)) add(zone, need);
  if (isBereft(o)) for (const zone of at(sources, command)) add(zone, isFoes(o, zone) ? 0 : HOME);
  for (let other = 0; other < sources.length; other++) {
    const friend = commandSeat(t, other) === seat;
    for (const zone of at(sources, other)) {
      if (friend && isOwn(o, zone) && at(o.menace, zone) > at(o.own, zone)) add(zone, other === command ? 2.4 : 1);
      if (friend && isFoes(o, zone) && other === command) add(zone, 3.5);
      // Their source taken, a whole Command starves.
      if (!friend && attacks && at(t.components.zones, zone).points === 0) add(zone, 0.8);
    }
  }
  return goals;
}

/** What land to raid is worth to an army that may not attack any more, and to one that soon may not (M15-5, M11-7). */
const DISHEARTENED = 4.5;
const UNEASY = 3;

function raidNeed({ t, command }: Outlook): number {
  const morale = at(t.s.morale, commandArmy(t, command));
  const { medium, high } = t.components.bands;
  return morale < medium ? DISHEARTENED : morale < high ? UNEASY : 0;
}

/** What it is worth to be at a source when the army's Camp is lost and nobody is there for whom it could come back (M14.5-9). */
const HOME = 5;

function isBereft(o: Outlook): boolean {
  const { army } = at(o.t.components.commands, o.command);
  if (!o.t.s.camps.some(({ zone }, camp) => zone === ELIMINATED && campArmy(o.t, camp) === army)) return false;
  return !holdsSource(o, army);
}

/** Does anybody stand at a source of one of the army's Commands? */
export const holdsSource = (o: Outlook, army: number): boolean =>
  o.t.components.commands.some(
    (command, i) => command.army === army && at(lookupOf(o.t.components).sources, i).some((zone) => isOwn(o, zone)),
  );

/** A village that the enemy holds: less behind Forts than this Command breaks into. */
const villageWorth = (o: Outlook, zone: number): number => {
  const hits = o.strength - shelter(o.t, zone, otherSeat(o.seat)) - 0.5 * at(o.foeDefence, zone);
  return 4.5 * Math.max(0.1, Math.min(1, 0.4 + 0.4 * hits));
};

const relief = (o: Outlook, zone: number): number => (isFoes(o, zone) ? 1.5 + 0.5 * Math.min(4, at(o.foe, zone)) : 0);

/** M12-1: so many of foot and horse lie before one wall without falling sick. */
export const ROOM = 6;

/** What a Fortress counts for whom it is the object of, and for others. */
const SENT = 2.2;
const ELSEWHERE = 0.4;
/** How good a siege seems at least, to who was sent for it and to others. */
const DUTY = 0.6;
const HOPELESS = 0.1;

/** What a wall is worth where others lie already as close as they can. */
const FULL = 0.15;

/** How good it is to lie before this wall: a low one, on dry ground, where friends lie already, but not too many. */
function siegeWorth(o: Outlook, side: number): number {
  const { outside, kind, fortress } = at(lookupOf(o.t.components).sides, side);
  const level = at(o.t.s.levels, side);
  const ease = kind === 'river' ? 0.2 : kind === 'bridge' ? 0.75 - 0.1 * level : 1 - 0.1 * level;
  const mined = at(o.t.s.mines, side) > 0 ? 0.6 : 0;
  const { points } = at(o.t.components.zones, fortress);
  const others = at(o.mine.crowd, outside) - at(o.raiders, outside);
  const full = others >= ROOM;
  const sent = fortress === o.object ? SENT : ELSEWHERE;
  const prospect = Math.max(
    fortress === o.object && isSiegeOn(o.t, o.seat) ? DUTY : HOPELESS,
    Math.min(1.5, 1.6 * at(o.odds, fortress) - 0.5),
  );
  const friends = full ? 0 : 0.12 * Math.min(3, at(o.own, outside));
  return sent * o.stance.siege * 0.4 * points * prospect * (ease + mined + friends) * (full ? FULL : 1);
}

/** The units of the Command that march and work: Garrisons stay where they are. */
export const mobile = (t: MonferratoTable, units: readonly number[]): number[] =>
  units.filter((unit) => typeOf(t, unit) !== 'garrison');
