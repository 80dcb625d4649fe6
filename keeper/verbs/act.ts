import { act as actIn } from '@condotta/kernel/host';
import { deed } from '../deed.ts';
import type { Verb } from '../desk.ts';

/** A seat decides. */
export const act: Verb<'act'> = (desk, viewer, take) => {
  const { seat, verb, arg, seq } = take;
  return deed(desk, viewer, take, ({ playing }) => actIn(playing.match, seat, { verb, arg }, seq));
};
