/** F20 Conquered structures: destroyed, converted or kept. */

import { ask, at, step, unknownThing } from '@condotta/kernel';
import { type FrameOf, type Position, refuse, type VenterraPlay, type VenterraProcedure } from '../state.ts';
import { seatName, tileThings } from '../things.ts';
import { raised } from './development.ts';
import { playerOf } from './players.ts';
import { isKajer, isStarting, kindOfTile, suppliedWith } from './structures.ts';
import { hexName, ownerOfTile } from './territories.ts';

type Fight = FrameOf<'fight'>;

/** F20.3, F20.6, F20.7: own tiles with the same face. */
export function conversionsOf(t: Position, f: Readonly<Fight>): number[] {
  const tile = at(t.s.structures, f.hex);
  if (isStarting(tile) || isKajer(t, tile)) return [];
  return suppliedWith(t, playerOf(t.s, f.seat).faction, kindOfTile(t, tile));
}

/** F20.1: with a single legal option it is applied by itself. F20.8: an own structure is just back. */
export const structureStep: VenterraProcedure<'fight'>['structure'] = {
  run(p, f) {
    const tile = at(p.s.structures, f.hex);
    if (tile === 0 || ownerOfTile(p.s, tile) === f.seat) return step('pursuit');
    if (!isStarting(tile)) return ask(f.seat);
    keep(p, f);
    return step('pursuit');
  },
  verbs: {
    destroy: {
      check: () => null,
      apply(p, f) {
        p.log('structure.destroyed', about(p, f), 'F20.2');
        p.s.structures[f.hex] = 0;
        p.s.builtIn[f.hex] = 0;
        return step('pursuit');
      },
    },
    convert: {
      things: (t, f) => conversionsOf(t, f).map(tileThings.name),
      check(t, f, _seat, arg) {
        const tile = tileThings.number(arg);
        if (tile < 2) return unknownThing(arg);
        if (isKajer(t, at(t.s.structures, f.hex))) return refuse('F20.7', 'structure.kajer', {});
        return conversionsOf(t, f).includes(tile)
          ? null
          : refuse('F20.3', 'structure.no-tile', { tile: tileThings.name(tile) });
      },
      apply(p, f, seat, arg) {
        const tile = tileThings.number(arg);
        p.s.structures[f.hex] = tile;
        p.s.builtIn[f.hex] = 0;
        p.log('structure.converted', about(p, f), 'F20.3');
        raised(p, seat, tile);
        return step('pursuit');
      },
    },
    keep: {
      check: (t, f) => (conversionsOf(t, f).length > 0 ? refuse('F20.4', 'structure.must-convert', {}) : null),
      apply(p, f) {
        keep(p, f);
        return step('pursuit');
      },
    },
  },
};

const about = (p: VenterraPlay, f: Fight) => ({
  seat: seatName(f.seat),
  tile: tileThings.name(at(p.s.structures, f.hex)),
  hex: hexName(p.s, f.hex),
});

function keep(p: VenterraPlay, f: Fight): void {
  p.log('structure.kept', about(p, f), 'F20.4');
}
