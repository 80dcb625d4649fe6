/** What a position is to the script: two that are alike in all of this are thought about once. */

import { Numbers } from '@condotta/kit';
import type { MonferratoTable } from '../state.ts';

const now = new Numbers();

/** All that an outlook and the deeds in it depend on. Hands are no part of it. */
export function positionOf(t: MonferratoTable, seat: number, command: number): Numbers {
  const { s } = t;
  now.clear();
  now.write(seat);
  now.write(command);
  now.write(s.turn);
  now.write(s.end);
  now.write(s.open ? 1 : 0);
  now.writeList(s.places);
  now.writeList(s.marks);
  for (const { zone, moved } of s.camps) now.write(2 * zone + (moved ? 1 : 0));
  for (const list of s.forts) now.writeList(list);
  now.writeList(s.fortsLeft);
  now.writeList(s.ruins);
  now.writeList(s.raided);
  now.writeList(s.levels);
  now.writeList(s.mines);
  now.writeList(s.morale);
  for (const paid of s.cautioned) now.write(paid ? 1 : 0);
  writeActivation(t);
  return now;
}

function writeActivation(t: MonferratoTable): void {
  const activation = t.frame('activation');
  if (activation) {
    now.write(activation.command);
    now.write(activation.march);
    now.write(activation.marchBonus);
    now.write(activation.train);
    now.write(activation.hesitates ? 1 : 0);
    now.writeList(activation.forts);
  }
  const zone = t.frame('zone');
  if (zone) {
    now.write(zone.zone);
    now.write(zone.rain ? 1 : 0);
    now.writeList(zone.armed);
  }
}
