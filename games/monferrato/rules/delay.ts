/** Chit 19: a group of an army on the Timeline waits one box more, or its Morale falls. */

import { ask, done, unknownThing } from '@condotta/kernel';
import { changeMorale } from '../morale.ts';
import {
  type GroupState,
  type MonferratoPlay,
  type MonferratoProcedure,
  type MonferratoTable,
  refuse,
} from '../state.ts';
import { chitName, nameIn, numberIn } from '../things.ts';
import { groupArmy } from './reinforcement.ts';

export const frenchGroups = (t: MonferratoTable, army: number): readonly GroupState[] =>
  t.s.groups.filter(({ chit }) => groupArmy(t, chit) === army);

function postpone(p: MonferratoPlay, chit: number): void {
  const group = p.s.groups.find((one) => one.chit === chit);
  if (!group) return;
  group.due = Math.min(p.components.boxes.length - 1, group.due + 1);
  p.log('group.delayed', { chit: chitName(p, chit), box: nameIn(p, 'box', group.due) }, 'M16-1');
}

export const delay: MonferratoProcedure<'delay'> = {
  choose: {
    run(p, f) {
      const [only, ...others] = frenchGroups(p, f.army);
      if (others.length > 0) return ask(f.seat);
      if (only) postpone(p, only.chit);
      else changeMorale(p, f.army, -1);
      return done();
    },
    verbs: {
      delay: {
        things: (t, f) => frenchGroups(t, f.army).map(({ chit }) => chitName(t, chit)),
        check(t, f, _seat, arg) {
          const chit = numberIn(t, 'chit', arg);
          if (chit < 0) return unknownThing(arg);
          if (frenchGroups(t, f.army).some((group) => group.chit === chit)) return null;
          return refuse('M16-4', 'group.none', { chit: chitName(t, chit) });
        },
        apply(p, _f, _seat, arg) {
          postpone(p, numberIn(p, 'chit', arg));
          return done();
        },
      },
    },
  },
};
