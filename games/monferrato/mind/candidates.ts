/** What is worth thinking about: macro-moves with priors, from what they seem to be worth. */

import { type Decision, last, type Macro, type Seat } from '@condotta/kernel';
import { plansAmong } from '@condotta/kit';
import type { FrameOf, MonferratoFrame, MonferratoTable, MonferratoWorld } from '../state.ts';
import { chitName, zoneName } from '../things.ts';
import { drawWorth } from './chits.ts';
import { type Deed, decision } from './deed.ts';
import { deedsIn } from './deeds.ts';
import { onTheMarch } from './march.ts';
import { BOLD, type Outlook, PATIENT, STEADY } from './outlook.ts';
import { HILLS } from './place.ts';
import { fits, responseWorth } from './responses.ts';
import { chitsOf, scriptOf, viewOf, zonesOf } from './script.ts';

const SCRIPTS = [STEADY, BOLD, PATIENT].map((stance) => scriptOf({ stance, opening: HILLS }));

/** So many victory points apart, a plan is looked at e times less gladly. */
const WARMTH = 0.35;
/** So many zones, deeds and others are weighed. */
const MOST = 5;

export function candidates(
  t: MonferratoTable,
  world: MonferratoWorld,
  seat: Seat,
  legal: readonly Decision[],
): readonly Macro[] {
  const kept = plansAmong(legal);
  const frame = last(world.stack);
  const plans = plansFor(t, world, frame, seat);
  const best = Math.max(0, ...plans.map(({ worth }) => worth));
  for (const { decisions, worth } of plans) kept.add(decisions, Math.exp((worth - best) / WARMTH));
  for (const [i, script] of SCRIPTS.entries()) {
    if (i > 0 && kept.size > 0 && !isLarge(frame)) break;
    kept.add(script(t, world, seat), i === 0 ? 1.3 : 0.4);
  }
  // Small questions: every answer is looked at, if there are not too many.
  if (!isLarge(frame) || kept.size === 0) for (const one of legal.slice(0, MOST)) kept.add([one], 0.15);
  return kept.sorted();
}

/** Questions on which the styles differ, and which have answers without end. */
const isLarge = ({ proc }: MonferratoFrame): boolean => proc === 'activation' || proc === 'zone' || proc === 'setUp';

function plansFor(t: MonferratoTable, world: MonferratoWorld, frame: MonferratoFrame, seat: Seat): Deed[] {
  switch (frame.proc) {
    case 'activation':
      return frame.at === 'declare' || frame.at === 'choose' ? activations(viewOf(t, world, seat, STEADY), frame) : [];
    case 'zone':
      return [
        ...deedsIn(viewOf(t, world, seat, STEADY), frame.zone, frame.armed).slice(0, MOST + 2),
        { worth: 0, decisions: [decision('finish')] },
      ];
    case 'march':
      return frame.at === 'on'
        ? onTheMarch(viewOf(t, world, seat, STEADY), frame, t.frame('zone')?.armed ?? []).slice(0, MOST)
        : [];
    case 'response': {
      if (!fits(t, seat, frame)) return [{ worth: 0, decisions: [decision('pass')] }];
      const o = viewOf(t, world, seat, STEADY);
      const answers = (t.s.hands[seat] ?? []).map((chit) => ({
        worth: responseWorth(o, frame, chit) - 0.2,
        decisions: [decision('respond', chitName(t, chit))],
      }));
      return [...answers, { worth: 0, decisions: [decision('pass')] }];
    }
    default:
      return [];
  }
}

function activations(o: Outlook, f: FrameOf<'activation'>): Deed[] {
  const { t, seat } = o;
  const zones = zonesOf(o, f).slice(0, MOST);
  const chits = chitsOf(t, f.at === 'declare' ? { ...f, option: 1 } : f, seat);
  const acts = zones.map(({ zone, worth, deeds }) => ({
    worth,
    decisions: [decision('zone', zoneName(t, zone)), ...deeds.flatMap(({ decisions }) => decisions)],
  }));
  const plays = chits.map(({ chit, worth }) => ({ worth, decisions: [decision('play', chitName(t, chit))] }));
  if (f.at === 'choose') return [...acts, ...plays, { worth: 0, decisions: [decision('end')] }];
  const declared = (option: Decision): Deed[] =>
    [...acts, ...plays].map(({ worth, decisions }) => ({ worth, decisions: [option, ...decisions] }));
  const leaders = scriptLeaders(o);
  return [
    ...declared(decision('act')),
    ...leaders.flatMap((leader) => declared(leader)),
    { worth: 0, decisions: [decision('act')] },
    { worth: drawWorth(t, seat), decisions: [decision('draw')] },
  ];
}

/** Whoever may command. */
const scriptLeaders = ({ t, command }: Outlook): Decision[] =>
  t.components.units.flatMap(({ id, type, command: its }, unit) =>
    type === 'commander' && its === command && (t.s.places[unit] ?? -1) >= 0 ? [decision('command', `unit:${id}`)] : [],
  );
