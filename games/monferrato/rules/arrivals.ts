/** M16.3-5 to M16.3-7: the groups on the Timeline, each with its die. */

import { call, done } from '@condotta/kernel';
import { frames, type GroupState, type MonferratoPlay, type MonferratoProcedure } from '../state.ts';
import { chitName } from '../things.ts';
import { reinforcementSeat } from './reinforcement.ts';

/** M16.3-6: the one place where the two readings differ. */
function arrives(p: MonferratoPlay, { due }: GroupState, die: number): boolean {
  const elapsed = p.s.turn - due;
  return p.s.arrivals === 'printed' ? die - 1 >= elapsed : die - 1 <= elapsed;
}

const byTurnThenChit = (a: GroupState, b: GroupState): number => a.due - b.due || a.chit - b.chit;

export const arrivals: MonferratoProcedure<'arrivals'> = {
  next: {
    run(p, f) {
      const group = p.s.groups
        .filter(({ chit, due }) => due <= p.s.turn && !f.done.includes(chit))
        .sort(byTurnThenChit)[0];
      if (!group) return done();
      f.done.push(group.chit);
      if (!group.sure) {
        const die = p.roll(6);
        const here = arrives(p, group, die);
        p.log(here ? 'group.arrives' : 'group.waits', { chit: chitName(p, group.chit), die }, 'M16.3-6');
        if (!here) return { kind: 'again' };
      }
      p.s.groups = p.s.groups.filter(({ chit }) => chit !== group.chit);
      const seat = reinforcementSeat(p, group.chit);
      return call(frames.reinforcement({ chit: group.chit, seat, quiet: true }), 'next');
    },
  },
};
