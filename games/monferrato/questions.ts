/** What each question is about: which Command, zone or unit, and how much is left. Only what the asked seat knows. */

import { at, type Decision, type MessageArgs, type Question, type Seat, type Wording } from '@condotta/kernel';
import { leadersOf, zoneLimit } from './rules/activation.ts';
import { allowanceOf } from './rules/allowance.ts';
import { handOf } from './rules/hand.ts';
import { chitLimit, readyUnits, readyZones } from './rules/ready.ts';
import { type FrameOf, type MonferratoFrame, type MonferratoTable, NONE, type Types } from './state.ts';
import { chitName, nameIn, unitName, zoneName } from './things.ts';

type Asked = Question<Types['key']>;

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
      return marchQuestion(t, frame);
    case 'response':
      return frame.zone === NONE ? {} : place(t, frame.zone);
    case 'zone':
      return { args: { zone: zoneName(t, frame.zone) } };
    case 'betrayal':
    case 'battle':
    case 'retreat':
    case 'occupy':
      return place(t, frame.zone);
    case 'raid': {
      const count = frame.raiders.length;
      return { ...place(t, frame.zone, { count }), ...(count > 0 ? { key: 'ask.raid.raiders.more' } : {}) };
    }
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
  const { piece } = at(t.components.setUp, f.step);
  if (f.at === 'unit') return { args: { left: piece.kind === 'units' ? piece.count - f.done : 0 } };
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
  const fresh = readyZones(t, f.command).some((zone) => !f.chosen.includes(zone));
  const zones = f.closed || !fresh ? 0 : zoneLimit(t, f) - f.chosen.length;
  const chits = Math.min(handOf(t, seat).length, chitLimit(t, f) - f.chits);
  const args = { command, zones, chits };
  if (zones > 0) return chits > 0 ? { args } : { key: 'ask.activation.choose.zones', args };
  return chits > 0 ? { key: 'ask.activation.choose.chits', args } : { key: 'ask.activation.choose.end', args };
}

function marchQuestion(t: MonferratoTable, f: FrameOf<'march'>): Asked {
  const zone = zoneName(t, f.zone);
  if (f.at !== 'on') return { args: { zone }, about: [zone] };
  const args = { zone, left: f.points - f.spent, count: f.units.length };
  return f.moved ? { key: 'ask.march.on.moved', args } : { args };
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

/** M6-5: whoever joins sets the pace, the slowest of all. */
export function label(
  t: MonferratoTable,
  frame: MonferratoFrame,
  _seat: Seat,
  { verb }: Decision,
): Wording<Types['key']> {
  if (verb !== 'all' || frame.proc !== 'march') return {};
  const others = readyUnits(t, t.frame('activation')?.command ?? NONE, frame.zone);
  const points = Math.min(frame.points, ...others.map((unit) => allowanceOf(t, unit, true)));
  return { args: { count: others.length, points } };
}
