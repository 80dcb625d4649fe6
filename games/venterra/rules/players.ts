import { at, type Seat } from '@condotta/kernel';
import type { Player, State } from '../state.ts';

export const playerOf = (s: State, seat: Seat): Player => at(s.players, seat);
