/** Venterra at telling moments, for those who draw its board. */

import type { World } from '@condotta/kernel';
import type { Gallery } from '@condotta/kit';
import type { FrameOf, State, VenterraFrame } from './state.ts';

type W = World<State, VenterraFrame>;

const frameOf = <Proc extends VenterraFrame['proc']>({ stack }: W, proc: Proc): FrameOf<Proc> | undefined =>
  stack.findLast((frame): frame is FrameOf<Proc> => frame.proc === proc);

const late =
  (round: number) =>
  (w: W): boolean =>
    w.state.round >= round;
const two = { seats: 2 };
const four = { seats: 4 };
const five = { seats: 5 };

export const gallery: Gallery<State, VenterraFrame> = {
  scenes: [
    { name: 'factions', from: four, moment: 'factions.choose' },
    { name: 'middle', from: four, moment: 'building.middle' },
    { name: 'board', from: four, moment: 'building.board', fits: (w) => w.state.boards.length === 3 },
    { name: 'side', from: four, moment: 'building.side', fits: (w) => w.state.boards.length === 2 },
    { name: 'turn', from: four, moment: 'building.turn', fits: (w) => w.state.boards.length === 3 },
    { name: 'place', from: five, moment: 'building.place', fits: (w) => w.state.boards.length === 4 },
    { name: 'found', from: five, moment: 'structures.start', fits: (w) => (frameOf(w, 'structures')?.turn ?? 0) === 2 },
    { name: 'kajer', from: five, moment: 'structures.kajer' },
    { name: 'declare', from: five, moment: 'round.declare', fits: late(1) },
    { name: 'late', from: five, moment: 'round.declare', fits: late(8) },
    { name: 'pair', from: two, moment: 'round.declare', fits: late(6) },
    { name: 'first', from: five, moment: 'round.first', fits: late(4) },
    { name: 'quest', from: five, moment: 'action.quest', fits: late(5) },
    { name: 'recruit', from: five, moment: 'action.recruit', fits: late(5) },
    { name: 'build', from: five, moment: 'action.build', fits: late(3) },
    { name: 'second', from: five, moment: 'action.second', fits: late(3) },
    { name: 'cards', from: five, moment: 'action.cards', fits: late(3) },
    {
      name: 'maneuver',
      from: five,
      moment: 'movement.draft',
      fits: (w) => frameOf(w, 'movement')?.kind === 'maneuver' && w.state.round > 3,
    },
    {
      name: 'legs',
      from: five,
      moment: 'movement.draft',
      fits: (w) => frameOf(w, 'movement')?.kind === 'maneuver' && (frameOf(w, 'movement')?.legs.length ?? 0) >= 6,
    },
    {
      name: 'target',
      from: five,
      moment: 'movement.draft',
      fits: (w) => frameOf(w, 'movement')?.kind === 'charge' && w.state.round > 3,
    },
    { name: 'to', from: five, moment: 'movement.to', fits: late(3) },
    { name: 'support', from: five, moment: 'fight.support', fits: late(2) },
    { name: 'card', from: five, moment: 'fight.card', fits: late(2) },
    { name: 'sealed', from: five, moment: 'fight.sealed', fits: late(3) },
    { name: 'losses', from: five, moment: 'fight.losses', fits: late(3) },
    { name: 'conquest', from: five, moment: 'fight.structure' },
    { name: 'retreat', from: five, moment: 'retreat.choose' },
    { name: 'window', from: five, moment: 'window.before' },
    { name: 'bid', from: five, moment: 'bidding.bid' },
    { name: 'tie', from: five, moment: 'bidding.order' },
    { name: 'army', from: five, moment: 'army.pay' },
    { name: 'over', from: five, moment: '' },
  ],
};
