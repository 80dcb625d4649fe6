/** F13 Reinforce: recruit one unit, develop one structure, build one. */

import { ask, call, step } from '@condotta/kernel';
import { hexAt } from '../map.ts';
import { type FrameOf, frames, type VenterraPlay, type VenterraProcedure, type VenterraVerb } from '../state.ts';
import { placeIn, tileThings } from '../things.ts';
import {
  buildRefusal,
  canBuild,
  checkDevelop,
  developRefusal,
  startBuilding,
  structureNames,
  tileNames,
} from './development.ts';
import { playerOf } from './players.ts';
import { checkRecruit, recruit, recruitKind, recruitRefusal, UNIT_NAMES } from './recruiting.ts';
import { play, skipTo } from './steps.ts';
import { structuresOf } from './territories.ts';

type Action = FrameOf<'action'>;

export const canRecruit = (p: VenterraPlay, seat: number): boolean =>
  UNIT_NAMES.some((_, kind) => !recruitRefusal(p, seat, kind, false));

/** F13.1: one unit, paid; then the action goes on at `then`. */
export const recruitVerb = (then: Action['at']): VenterraVerb<Action> => ({
  things: () => UNIT_NAMES,
  check: (t, _f, seat, arg) => checkRecruit(t, seat, arg, false),
  apply: (p, _f, seat, arg) => recruit(p, seat, recruitKind(arg), false, then),
});

const holdsFavor = (p: VenterraPlay, seat: number): boolean => playerOf(p.s, seat).favors.length > 0;

export const reinforce: Pick<VenterraProcedure<'action'>, 'recruit' | 'develop' | 'build'> = {
  recruit: {
    run: (p, f) => (holdsFavor(p, f.seat) || canRecruit(p, f.seat) ? ask(f.seat) : step('develop')),
    verbs: { recruit: recruitVerb('develop'), play, skip: skipTo('develop') },
  },

  develop: {
    run(p, f) {
      const any = structuresOf(p.s, f.seat).some((hex) => !developRefusal(p, f.seat, hex, false));
      return any || holdsFavor(p, f.seat) ? ask(f.seat) : step('build');
    },
    verbs: {
      develop: {
        things: (t, f) => structureNames(t, f.seat),
        check: (t, _f, seat, arg) => checkDevelop(t, seat, arg, false),
        apply: (p, _f, seat, arg) =>
          call(frames.development({ at: 'into', seat, hex: hexAt(p.s, placeIn(arg)) }), 'build'),
      },
      play,
      skip: skipTo('build'),
    },
  },

  build: {
    run(p, f) {
      return canBuild(p, f.seat) || holdsFavor(p, f.seat) ? ask(f.seat) : step('after');
    },
    verbs: {
      build: {
        things: (t, f) => tileNames(t, f.seat),
        check: (t, _f, seat, arg) => buildRefusal(t, seat, arg),
        apply: (_p, _f, seat, arg) => startBuilding(seat, tileThings.number(arg), 'after'),
      },
      play,
      skip: skipTo('after'),
    },
  },
};
