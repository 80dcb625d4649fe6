/** M5, M16: hands, the container, and what may be played or discarded. */

import { at, type Eyes, eyesOf, type Refusal, remove } from '@condotta/kernel';
import type { Claim } from '../claims.ts';
import type { Chit } from '../components/types.ts';
import { lookupOf } from '../lookup.ts';
import { boxOf } from '../set-up.ts';
import { type FrameOf, frames, type MonferratoPlay, type MonferratoTable, NONE, refuse } from '../state.ts';
import { chitName, factionName } from '../things.ts';
import { armyOf, factionOf } from '../units.ts';

export const chitOf = (t: MonferratoTable, chit: number): Chit => at(t.components.chits, chit);
export const handOf = (t: MonferratoTable, seat: number): readonly number[] => at(t.s.hands, seat);

/** M5-10 */
export const HAND_LIMIT = 4;

const ascending = (list: number[]): number[] => list.sort((a, b) => a - b);

/** M5.1-4: the container, refilled from the discard pile if it is empty. */
function filledBag(p: MonferratoPlay): number[] {
  if (p.s.bag.length === 0) {
    p.s.bag = ascending(p.s.discard);
    p.s.discard = [];
    p.log('chits.reshuffled', {}, 'M5.1-4');
  }
  return p.s.bag;
}

export const canDraw = (t: MonferratoTable): boolean => t.s.bag.length + t.s.discard.length > 0;

export function drawChit(p: MonferratoPlay, seat: number, rule: Claim): void {
  const chit = p.draw(filledBag(p));
  at(p.s.hands, seat).push(chit);
  ascending(at(p.s.hands, seat));
  const eyes: Eyes = eyesOf(seat);
  p.whisper(eyes, 'draw.own', { chit: chitName(p, chit) }, rule);
  p.logBut(eyes, 'draw', { faction: factionName(p, seat) }, rule);
}

/** Takes a chit out of the hand; nobody need remember it any more. */
function takeFromHand(p: MonferratoPlay, seat: number, chit: number): void {
  remove(at(p.s.hands, seat), chit);
  for (const seen of p.s.seen) remove(seen, chit);
}

export function discardChit(p: MonferratoPlay, seat: number, chit: number, rule: Claim): void {
  takeFromHand(p, seat, chit);
  p.s.discard.push(chit);
  p.log('discard', { faction: factionName(p, seat), chit: chitName(p, chit) }, rule);
}

/** M5.1-1, M16.4-1 */
function spendChit(p: MonferratoPlay, seat: number, chit: number): void {
  takeFromHand(p, seat, chit);
  (chitOf(p, chit).removed ? p.s.removed : p.s.discard).push(chit);
  p.log('play', { faction: factionName(p, seat), chit: chitName(p, chit) }, 'M5.1-1');
}

/** M5.1-1: shown to both, carried out, then on the pile or out of the game. */
export function playChit(p: MonferratoPlay, seat: number, chit: number): FrameOf<'chit'> {
  const met = p.frame('activation')?.met.includes(chit) === true || chitOf(p, chit).condition === null;
  spendChit(p, seat, chit);
  return frames.chit({ chit, seat, met });
}

export const isReinforcement = ({ effects }: Chit): boolean => effects[0]?.kind === 'reinforce';

/** M16.2-1 */
export const dateHasCome = (t: MonferratoTable, { date }: Chit): boolean =>
  !date || t.s.turn >= boxOf(t.components, date);

/** M16.1-2, M16.1-7, M16.3-2 */
export const mayBeDiscarded = (chit: Chit): boolean =>
  !chit.mandatory && chit.condition === null && !isReinforcement(chit);

/** Null if a chit may be discarded, by its holder or by an effect. */
export function discardTrouble(t: MonferratoTable, chit: number): Refusal | null {
  const data = chitOf(t, chit);
  if (mayBeDiscarded(data)) return null;
  const rule = data.mandatory ? 'M16.1-2' : data.condition !== null ? 'M16.1-7' : 'M16.3-2';
  return refuse(rule, 'chit.not-discarded', { chit: chitName(t, chit) });
}

/** M16.1-7 */
export function conditionHolds(t: MonferratoTable, { condition }: Chit): boolean {
  if (!condition) return true;
  const { faction, army, zones } = condition;
  const wanted = zones.map((id) => lookupOf(t.components).zones.get(id));
  return t.s.places.some(
    (zone, unit) =>
      wanted.includes(zone) && factionOf(t, unit) === faction && (army === null || armyOf(t, unit) === army),
  );
}

/** M16.1-1, M16.1-7, M16.3-3: it has to be played in this activation. */
export function isDue(t: MonferratoTable, f: FrameOf<'activation'>, chit: number): boolean {
  const data = chitOf(t, chit);
  if (!dateHasCome(t, data)) return false;
  return data.mandatory || isReinforcement(data) || f.met.includes(chit);
}

/** M16.1-4: it is the first thing; whoever has begun otherwise, or only draws (M16.1-3), had none. */
export const dutyIsOver = (f: FrameOf<'activation'>): boolean =>
  f.duty || f.option === 2 || f.chits > 0 || f.chosen.length > 0;

/** M16.1-5: a chit that must be played before anything else, or NONE. */
export const dutyOf = (t: MonferratoTable, f: FrameOf<'activation'>, seat: number): number =>
  dutyIsOver(f) ? NONE : (handOf(t, seat).find((chit) => isDue(t, f, chit)) ?? NONE);
