/** What each question is about: which Command, zone or unit, and how much is left. Only what the asked seat knows. */

import { at, type Decision, type MessageArgs, type Question, type Seat, type Wording } from '@condotta/kernel';
import { activation, leadersOf, zoneLimit } from './rules/activation.ts';
import { allowanceOf } from './rules/allowance.ts';
import { dateHasCome, dutyOf, isReinforcement } from './rules/hand.ts';
import { march } from './rules/march.ts';
import { raid } from './rules/raid.ts';
import { chitLimit, readyUnits } from './rules/ready.ts';
import { boxOf } from './set-up.ts';
import {
  type FrameOf,
  type MonferratoFrame,
  type MonferratoTable,
  type MonferratoVerb,
  NONE,
  type Types,
} from './state.ts';
import { chitName, nameIn, numberIn, unitName, zoneName } from './things.ts';
import { countIn, isFiring, otherSeat } from './units.ts';

type Asked = Question<Types['key']>;

/** How many answers with this verb are legal now: a question names only what can be done. */
function waysTo<F extends MonferratoFrame>(
  t: MonferratoTable,
  f: F,
  seat: Seat,
  verb: MonferratoVerb<F> | undefined,
): number {
  if (!verb) return 0;
  return (verb.things?.(t, f, seat) ?? [null]).filter((arg) => verb.check(t, f, seat, arg) === null).length;
}

const place = (t: MonferratoTable, zone: number, more: MessageArgs = {}): Asked => ({
  args: { zone: zoneName(t, zone), ...more },
  about: [zoneName(t, zone)],
});

export function question(t: MonferratoTable, frame: MonferratoFrame, seat: Seat): Asked {
  switch (frame.proc) {
    case 'setUp':
      return setUpQuestion(t, frame);
    case 'activation':
      return activationQuestion(t, frame, seat);
    case 'march':
      return marchQuestion(t, frame, seat);
    case 'response':
      return responseQuestion(t, frame);
    case 'zone':
      return { args: { zone: zoneName(t, frame.zone) } };
    case 'betrayal':
    case 'battle':
    case 'retreat':
    case 'occupy':
      return place(t, frame.zone);
    case 'raid':
      return raidQuestion(t, frame, seat);
    case 'recalled':
      return place(t, frame.target, { unit: unitName(t, frame.unit) });
    case 'losses':
      return place(t, frame.zone, { hits: frame.hits });
    case 'survival':
      return { args: { unit: unitName(t, frame.unit) } };
    case 'bombardment':
      return { ...place(t, frame.target), ...(frame.walls ? { key: 'ask.bombardment.guns.walls' } : {}) };
    case 'engineers':
      return { args: { unit: unitName(t, frame.unit), die: frame.die } };
    case 'sortie':
      return place(t, frame.zone, { most: frame.most });
    case 'stacking':
      return place(t, frame.zone, { count: frame.excess });
    case 'naming':
      return frame.what === 'train' ? { key: 'ask.naming.choose.train' } : { args: { points: frame.points } };
    case 'replacements':
      return replacementsQuestion(t, frame);
    case 'withdrawal':
      return { args: { command: nameIn(t, 'command', frame.command), left: frame.left } };
    case 'reinforcement':
      return { args: { chit: chitName(t, frame.chit) } };
    default:
      return {};
  }
}

/** MS-1: a unit, a Camp or a Fort. */
function setUpQuestion(t: MonferratoTable, f: FrameOf<'setUp'>): Asked {
  const { piece, zones } = at(t.components.setUp, f.step);
  // Where they start is shown: the units themselves lie beside the map.
  if (f.at === 'unit')
    return {
      args: { left: piece.kind === 'units' ? piece.count - f.done : 0 },
      about: zones.map((id) => `zone:${id}`),
    };
  if (piece.kind === 'fort') return { key: 'ask.setUp.zone.fort' };
  return piece.kind === 'camp'
    ? { key: 'ask.setUp.zone.camp', args: { camp: nameIn(t, 'camp', piece.camp) } }
    : { args: { unit: unitName(t, f.unit) } };
}

/** M5: what the drawn Command may still do. */
function activationQuestion(t: MonferratoTable, f: FrameOf<'activation'>, seat: Seat): Asked {
  const command = nameIn(t, 'command', f.command);
  if (f.at === 'declare' && leadersOf(t, f).length > 0)
    return { key: 'ask.activation.declare.leader', args: { command } };
  if (f.at !== 'choose') return { args: { command } };
  if (dutyOf(t, f, seat) !== NONE) return { key: 'ask.activation.choose.duty', args: { command } };
  const { zone, play, restore } = activation.choose.verbs ?? {};
  const zones = waysTo(t, f, seat, zone) > 0 ? zoneLimit(t, f) - f.chosen.length : 0;
  const chits = Math.min(waysTo(t, f, seat, play), chitLimit(t, f) - f.chits);
  const args = { command, zones, chits };
  if (zones > 0) return chits > 0 ? { args } : { key: 'ask.activation.choose.zones', args };
  if (chits > 0) return { key: 'ask.activation.choose.chits', args };
  return waysTo(t, f, seat, restore) > 0
    ? { key: 'ask.activation.choose.camp', args }
    : { key: 'ask.activation.choose.end', args };
}

/** What is rolled for: it was declared openly. */
const ROLLED: Partial<Record<FrameOf<'response'>['about'], Types['key']>> = {
  battle: 'ask.response.dice.battle',
  raid: 'ask.response.dice.raid',
  bombardment: 'ask.response.dice.bombardment',
  mine: 'ask.response.dice.mine',
  detonation: 'ask.response.dice.detonation',
};

function responseQuestion(t: MonferratoTable, { at: moment, about, zone }: FrameOf<'response'>): Asked {
  if (zone === NONE) return {};
  const key = moment === 'dice' ? ROLLED[about] : undefined;
  return key ? { ...place(t, zone), key } : place(t, zone);
}

function marchQuestion(t: MonferratoTable, f: FrameOf<'march'>, seat: Seat): Asked {
  const zone = zoneName(t, f.zone);
  if (f.at === 'entered') return { ...place(t, f.zone), ...(meetsFire(t, f) ? {} : { key: 'ask.march.entered.free' }) };
  const { join, raid: raiding, step } = march[f.at].verbs ?? {};
  const [mayGo, mayRaid] = [waysTo(t, f, seat, step) > 0, waysTo(t, f, seat, raiding) > 0];
  if (f.at === 'hostile') {
    if (mayRaid) return { ...place(t, f.zone), ...(mayGo ? {} : { key: 'ask.march.hostile.raid' }) };
    return { ...place(t, f.zone), key: mayGo ? 'ask.march.hostile.go' : 'ask.march.hostile.fight' };
  }
  const args = { zone, left: f.points - f.spent, count: f.units.length };
  if (!f.moved) return waysTo(t, f, seat, join) > 0 ? { args } : { key: 'ask.march.on.alone', args };
  if (mayRaid) return mayGo ? { key: 'ask.march.on.moved', args } : { key: 'ask.march.on.raid', args };
  return mayGo ? { key: 'ask.march.on.go', args } : { key: 'ask.march.on.stop', args };
}

/** M6-11: whoever does not raid first has to fight; against helpless enemies, Forts and Camps there is no battle. */
const meetsFire = (t: MonferratoTable, f: FrameOf<'march'>): boolean =>
  countIn(t, f.zone, otherSeat(f.seat), isFiring) > 0;

function raidQuestion(t: MonferratoTable, f: FrameOf<'raid'>, seat: Seat): Asked {
  const count = f.raiders.length;
  const asked = place(t, f.zone, { count });
  if (count === 0) return asked;
  const more = waysTo(t, f, seat, raid.raiders.verbs?.['with']) > 0;
  return { ...asked, key: more ? 'ask.raid.raiders.more' : 'ask.raid.raiders.roll' };
}

function replacementsQuestion(t: MonferratoTable, f: FrameOf<'replacements'>): Asked {
  return {
    args: {
      left: f.left,
      ...(f.command === NONE ? {} : { command: nameIn(t, 'command', f.command) }),
      ...(f.unit === NONE ? {} : { unit: unitName(t, f.unit) }),
    },
  };
}

export function label(
  t: MonferratoTable,
  frame: MonferratoFrame,
  _seat: Seat,
  { verb, arg }: Decision,
): Wording<Types['key']> {
  if (verb === 'play') return playLabel(t, numberIn(t, 'chit', arg));
  if (frame.proc !== 'march') return {};
  if (verb === 'all') return allLabel(t, frame);
  return verb === 'face' && meetsFire(t, frame) ? { key: 'verb.face.fight' } : {};
}

/** M16.3-4: reinforcements that are played before their date wait for it on the Timeline. */
function playLabel(t: MonferratoTable, chit: number): Wording<Types['key']> {
  const data = t.components.chits[chit];
  if (!data?.date || !isReinforcement(data) || dateHasCome(t, data)) return {};
  return { key: 'verb.play.early', args: { box: nameIn(t, 'box', boxOf(t.components, data.date)) } };
}

/** M6-5: whoever joins sets the pace, the slowest of all. Where no two could, it is listed with its refusal only: no count, no pace. */
function allLabel(t: MonferratoTable, f: FrameOf<'march'>): Wording<Types['key']> {
  const others = readyUnits(t, t.frame('activation')?.command ?? NONE, f.zone);
  if (others.length < 2) return { key: 'verb.all.nobody' };
  const points = Math.min(f.points, ...others.map((unit) => allowanceOf(t, unit, true)));
  return { args: { count: others.length, points } };
}
