/** What a position is to a seat: what it has found out about one is taken up again where all of this is the same. */

import { at, type Seat } from '@condotta/kernel';
import { Numbers } from '@condotta/kit';
import { KINDS, type Player, type VenterraTable } from '../state.ts';
import { roundsLeft } from './worth.ts';

const now = new Numbers();

/** All that a survey depends on. */
export function positionOf(t: VenterraTable, seat: Seat): Numbers {
  const { s } = t;
  now.clear();
  now.write(seat);
  now.write(s.round);
  now.write(2 * roundsLeft(t, seat));
  now.write(s.battleTokens);
  for (const { side, turn, q, r } of s.boards) {
    now.write(side * 8 + turn);
    now.write(q);
    now.write(r);
  }
  for (let hex = 0; hex < s.holders.length; hex++) {
    let units = 0;
    // A faction has 20 pieces.
    for (let kind = 0; kind < KINDS; kind++) units = units * 32 + at(s.units, hex * KINDS + kind);
    const held = (at(s.holders, hex) + 1) * 2 + (s.tokens[hex] ? 1 : 0);
    now.write(units);
    now.write((at(s.structures, hex) * 16 + at(s.builtIn, hex)) * 16 + held);
  }
  for (const player of s.players) writeArms(player);
  const { wealth, supply, reserved, battleTokens } = at(s.players, seat);
  now.write(wealth);
  now.write(battleTokens);
  now.writeList(supply);
  now.writeList(s.tokenPile);
  now.writeList(s.display);
  now.writeList(reserved);
  return now;
}

/** What others must know of a player's hand and board. */
function writeArms({ faction, forge, upgrades, combat }: Player): void {
  let active = forge ? 1 : 0;
  for (const upgrade of upgrades) active = active * 2 + (upgrade ? 1 : 0);
  now.write(faction);
  now.write(active);
  now.writeList(combat);
}
