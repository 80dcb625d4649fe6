/** What the strip leaves out: choices that no turn of this game could ever allow, and to forget what nobody has said. */

import type { BoardProps, Choice } from '@condotta/pieces';
import type { Family } from '../components/index.ts';
import { readView } from './view-form.ts';

/** Whose talent it is to draw three, by the rule that refuses it to the others (V32.7). */
const TALENTS: Readonly<Record<string, Family>> = { 'V32.9': 'gonzaga', 'V32.11': 'visconti' };

export function noteOf(props: BoardProps, { verb, refusal }: Choice): string | null {
  if (verb === 'leave' && refusal) return null;
  if (verb !== 'three' || !refusal) return '';
  const { options, players } = readView(props.view);
  if (refusal.rule === 'V32.5') return options.toArms ? '' : null;
  const talent = TALENTS[refusal.rule];
  if (!talent) return '';
  return options.familialExpertise && players[props.seat ?? -1]?.family === talent ? '' : null;
}
