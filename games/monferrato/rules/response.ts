/**
 * M5.1-5 to M5.1-8: Response windows. A window opens on public grounds only: the opponent holds a chit, has Responses left, and
 * some Response that could be in a hand (it is in play and lies nowhere open) fits the moment.
 */

import { ask, at, call, done, type Next, type Refusal, step, unknownThing } from '@condotta/kernel';
import { commandSeat } from '../commands.ts';
import type { Effect } from '../components/types.ts';
import { lookupOf, wayBetween } from '../lookup.ts';
import {
  type FrameOf,
  frames,
  type MonferratoPlay,
  type MonferratoProcedure,
  type MonferratoTable,
  type MonferratoVerb,
  NONE,
  refuse,
} from '../state.ts';
import { chitName, numberIn } from '../things.ts';
import { countIn, isHeldBy, isRaider, otherSeat } from '../units.ts';
import { chitOf, dateHasCome, handOf, playChit } from './hand.ts';

type Response = FrameOf<'response'>;
type Moment = Pick<Response, 'at' | 'about' | 'zone' | 'from'>;

const MOST = 2;

/** What a Response may answer: its effect against what goes on. */
function answers(t: MonferratoTable, effect: Effect, f: Moment, seat: number): boolean {
  const activation = t.frame('activation');
  switch (effect.kind) {
    case 'hesitation':
      return activation?.command === effect.command && activation.option === 3;
    case 'rain':
      return true;
    case 'peasants':
      return f.about === 'raid';
    case 'sortie':
      // Only against a Fortress of his, with somebody to go out.
      return (
        (f.about === 'bombardment' || f.about === 'mine' || f.about === 'detonation') &&
        at(lookupOf(t.components).fortress, f.zone) &&
        countIn(t, f.zone, seat, isRaider) > 0
      );
    case 'peace': {
      const lookup = lookupOf(t.components);
      const place = lookup.zones.get(effect.zone) ?? NONE;
      const near = f.zone === place || wayBetween(lookup, place, f.zone) !== null;
      // Somewhere to go back to: not for units placed by a chit, nor for raiders who rode on from among enemies.
      const origins = t.frame('battle')?.origins ?? [NONE];
      const open = origins.every((zone) => zone !== NONE && !isHeldBy(t, zone, seat));
      return f.about === 'battle' && near && open;
    }
    default:
      return true;
  }
}

/** M5.1-3, M5.1-6: null, or why this chit is no Response here. */
function misfit(t: MonferratoTable, chit: number, f: Moment, seat: number): Refusal | null {
  const data = chitOf(t, chit);
  const args = { chit: chitName(t, chit) };
  const [effect] = data.effects;
  if (data.window !== f.at || !effect) return refuse('M5.1-6', 'response.wrong-window', args);
  if (data.who !== null && data.who !== seat) return refuse('M16-2', 'chit.not-yours', args);
  if (!dateHasCome(t, data)) return refuse('M16.2-1', 'chit.too-early', args);
  return answers(t, effect, f, seat) ? null : refuse('M5.1-3', 'response.does-not-fit', args);
}

/** M5.1-8: the chit could be in a hand, for all that lies open. */
const mayBeHeld = ({ s, components }: MonferratoTable, chit: number): boolean =>
  !s.discard.includes(chit) && !s.removed.includes(chit) && (s.changed || at(components.chits, chit).colour === 'blue');

function isOpen(t: MonferratoTable, f: Moment): boolean {
  const activation = t.frame('activation');
  if (!activation) return false;
  const seat = otherSeat(commandSeat(t, activation.command));
  if (activation.responses >= MOST || handOf(t, seat).length === 0) return false;
  const { chits } = t.components;
  for (let chit = 0; chit < chits.length; chit++)
    if (at(chits, chit).window === f.at && mayBeHeld(t, chit) && !misfit(t, chit, f, seat)) return true;
  return false;
}

/** Goes on at `then`, through the window if it opens. */
export function openWindow<At extends string>(p: MonferratoPlay, moment: Moment, then: At): Next<At> {
  const activation = p.frame('activation');
  if (!activation || !isOpen(p, moment)) return step(then);
  return call(frames.response({ ...moment, seat: otherSeat(commandSeat(p, activation.command)) }), then);
}

const respond: MonferratoVerb<Response> = {
  things: (t, _f, seat) => handOf(t, seat).map((chit) => chitName(t, chit)),
  check(t, f, seat, arg) {
    const chit = numberIn(t, 'chit', arg);
    if (chit < 0) return unknownThing(arg);
    if (!handOf(t, seat).includes(chit)) return refuse('M5.1-1', 'chit.not-held', { chit: chitName(t, chit) });
    return misfit(t, chit, f, seat);
  },
  apply(p, f, seat, arg) {
    const activation = p.frame('activation');
    if (activation) activation.responses++;
    return call(playChit(p, seat, numberIn(p, 'chit', arg)), f.at);
  },
};

const pass: MonferratoVerb<Response> = { check: () => null, apply: () => done() };

/** Asked again after a Response, as long as another one may follow. */
const asking: MonferratoProcedure<'response'>['dice'] = {
  run: (p, f) => (isOpen(p, f) && !isSettled(p, f) ? ask(f.seat) : done()),
  verbs: { respond, pass },
};

/** What was to be answered does not take place any more. */
const isSettled = (p: MonferratoPlay, f: Response): boolean =>
  f.about === 'battle' && f.at === 'dice' && p.frame('battle')?.cancelled === true;

export const response: MonferratoProcedure<'response'> = {
  declared: asking,
  zone: asking,
  dice: asking,
  finished: asking,
  closing: asking,
};
