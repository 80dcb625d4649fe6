/** What is worth thinking about: macro-moves with priors, from what they seem to be worth. */

import { type Decision, last, type Macro, type Seat, sum } from '@condotta/kernel';
import { plansAmong } from '@condotta/kit';
import { mayRoam } from '../morale.ts';
import type { FrameOf, MonferratoFrame, MonferratoTable, MonferratoWorld } from '../state.ts';
import { chitName, unitName, zoneName } from '../things.ts';
import { radiusOf } from '../trace.ts';
import { leadership } from '../units.ts';
import { drawWorth } from './chits.ts';
import { type Deed, decision } from './deed.ts';
import { deedsIn, programmesIn } from './deeds.ts';
import { onTheMarch } from './march.ts';
import { BOLD, type Outlook, PATIENT, STEADY } from './outlook.ts';
import { HILLS } from './place.ts';
import { fits, responseWorth } from './responses.ts';
import { chitsOf, course, leadersOf, scriptOf, viewOf, zonesOf } from './script.ts';

const SCRIPTS = [STEADY, BOLD, PATIENT].map((stance) => scriptOf({ stance, opening: HILLS }));

/** So many victory points apart, a plan is looked at e times less gladly. */
const WARMTH = 0.35;
/** So many zones, deeds and others are weighed. */
const MOST = 5;
/**
 * The other courses of a zone are only for who has the time (see Macro): however good they seem, their prior is below what everybody looks
 * at. There are so many of them.
 */
const ASIDE = 0.015;
const OTHERS = 4;

interface Plan extends Deed {
  readonly aside?: boolean;
}

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
  for (const { decisions, worth, aside } of plans) {
    const prior = Math.exp((worth - best) / WARMTH);
    kept.add(decisions, aside ? Math.min(prior, ASIDE) : prior, aside);
  }
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

function plansFor(t: MonferratoTable, world: MonferratoWorld, frame: MonferratoFrame, seat: Seat): Plan[] {
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

/** So many zones are looked at in more than one way, and in so many. */
const CLOSELY = 2;
const WAYS = 3;

function activations(o: Outlook, f: FrameOf<'activation'>): Plan[] {
  const { t, seat } = o;
  const zones = zonesOf(o, f).slice(0, MOST);
  const chits = chitsOf(t, f.at === 'declare' ? { ...f, option: 1 } : f, seat);
  const courses = zones.flatMap(({ zone }, i) =>
    programmesIn(o, zone).map(({ worth, deeds }, rank) => ({
      zone,
      worth,
      aside: rank >= (i < CLOSELY ? WAYS : 1),
      decisions: [decision('zone', zoneName(t, zone)), ...course(deeds)],
    })),
  );
  const acts = [
    ...courses.filter(({ aside }) => !aside),
    ...courses
      .filter(({ aside }) => aside)
      .sort((a, b) => b.worth - a.worth)
      .slice(0, OTHERS),
  ];
  const plays = chits.map(({ chit, worth }) => ({ worth, decisions: [decision('play', chitName(t, chit))] }));
  if (f.at === 'choose') return [...acts, ...plays, { worth: 0, decisions: [decision('end')] }];
  const declared = (option: Decision, plans: readonly Plan[]): Plan[] =>
    plans.map((plan) => ({ ...plan, decisions: [option, ...plan.decisions] }));
  return [
    ...declared(decision('act'), [...acts, ...plays]),
    ...leadersOf(o).flatMap((leader) => {
      // M5-5, M5-7: with one zone to act in nobody needs a Commander for it.
      const within = mayRoam(t, o.command) ? radiusOf(t, leader) : [];
      const his = zones.filter(({ zone }) => within.includes(zone));
      if (his.length < 2) return [];
      const after = (first: number): number =>
        sum(
          his
            .filter(({ zone }) => zone !== first)
            .slice(0, leadership(t, leader) - 1)
            .map(({ worth }) => worth),
        );
      const plans = acts.filter(({ zone }) => within.includes(zone));
      return declared(
        decision('command', unitName(t, leader)),
        plans.map((plan) => ({ ...plan, worth: plan.worth + after(plan.zone) })),
      );
    }),
    { worth: 0, decisions: [decision('act')] },
    { worth: drawWorth(t, seat), decisions: [decision('draw')] },
  ];
}
