/**
 * A game that begins in round 3 with armies of all players in contact, purses full and favor cards in every hand. From their
 * starting structures random players seldom meet. Everything else is as usual.
 */

import { at, range } from '@condotta/kernel';
import { FACTIONS } from '../components/index.ts';
import { type VenterraGame, venterra } from '../index.ts';
import { frames } from '../state.ts';
import type { PositionDoc, StructureDoc, UnitsDoc } from './table.ts';

/** Where each seat has its home, a foothold in the middle, another territory beside it, and ships. */
const CAMPS = [
  { home: '2,-2', hold: '1,-1', foot: '2,-1', sea: '4,-4' },
  { home: '-1,3', hold: '0,2', foot: '-1,2', sea: '-2,4' },
  { home: '4,-1', hold: '3,0', foot: '2,0', sea: '3,-1' },
  { home: '1,-2', hold: '0,-1', foot: '0,-2', sea: '1,-3' },
  { home: '-3,2', hold: '-1,1', foot: '-2,1', sea: '-4,4' },
] as const;
const MIDDLE = ['0,0', '0,1', '1,0'];
const HANDS = [
  ['spear', 'mercy', 'wind'],
  ['spear', 'whisper', 'mirror'],
  ['spear', 'waters', 'cancel'],
  ['mercy', 'wind', 'hammer'],
  ['horn', 'oath', 'harvest'],
];

function startOf(seats: number): PositionDoc {
  const camp = (seat: number) => at(CAMPS, seat);
  const units: UnitsDoc[] = range(seats).flatMap((seat) => [
    { at: camp(seat).home, seat, soldier: 1, siege: 1 },
    { at: camp(seat).hold, seat, soldier: 2, scout: 1 },
    { at: camp(seat).foot, seat, soldier: 1, knight: 1 },
    { at: camp(seat).sea, seat, ship: 2 },
    ...(seat < MIDDLE.length ? [{ at: at(MIDDLE, seat), seat, scout: 1, knight: 1 }] : []),
  ]);
  const structures: StructureDoc[] = range(seats).flatMap((seat) => [
    { at: camp(seat).home, seat, kind: FACTIONS[seat] === 'pack' ? 'eldapriest' : 'fortress' },
    { at: camp(seat).hold, seat, kind: seat % 2 === 0 ? 'outpost' : 'shrine' },
  ]);
  return {
    round: 3,
    players: range(seats).map((seat) => ({
      faction: FACTIONS[seat] ?? null,
      wealth: 6,
      combat: { mercenary: 2, soldier: 1, knight: seat % 2 },
      favors: [...at(HANDS, seat)],
      forge: seat === 0,
    })),
    units,
    structures,
    tokens: 'all',
    display: [1, 2, 3, 4],
  };
}

export const brawl: VenterraGame = {
  ...venterra,
  scenarios: venterra.scenarios.slice(1),
  setup({ seats, options }, components) {
    const flags = { openHands: options['openHands'] === true, wealthDecides: options['wealthDecides'] === true };
    const arranged = venterra.arrange({ ...startOf(seats), options: flags }, components);
    if (!arranged.ok) throw new Error(arranged.problems.map(({ path, text }) => `${path}: ${text}`).join('\n'));
    return { state: { ...arranged.value.state, round: 2 }, frame: frames.game({ at: 'round' }) };
  },
};
