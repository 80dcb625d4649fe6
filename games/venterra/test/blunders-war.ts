/** Moves and fights in which nobody sound goes wrong. */

import { did, holds, type Idea, mine } from './blunder.ts';

const CHARGE = { phase: 'second', card: 'charge' };
const MANEUVER = { phase: 'second', card: 'maneuver' };

export const WAR: readonly Idea[] = [
  {
    name: 'a field beside an idle army is taken',
    setting: { mine: { '2,-2': { soldier: 3 } }, turn: CHARGE },
    well: (after) => ['1,-1', '2,-1', '3,-2', '3,-3'].some((hex) => holds(after, hex)),
  },
  {
    name: 'one Soldier does not throw himself at the wilderness',
    setting: { mine: { '2,-2': { soldier: 1 } }, turn: CHARGE },
    well: ({ t, me }) => t.units('2,-2') === `${me}: 1 soldier`,
  },
  {
    name: 'a Maneuver takes two territories at once',
    setting: { mine: { '2,-2': { soldier: 5 } }, turn: MANEUVER, me: { wealth: 0 } },
    well: (after) => ['1,-1', '2,-1', '3,-2', '3,-3'].filter((hex) => holds(after, hex)).length === 2,
  },
  {
    name: 'a Mercenary in the last action makes the difference against a field',
    setting: {
      round: 10,
      last: true,
      mine: { '2,-2': { soldier: 1 } },
      me: { combat: { mercenary: 1 } },
      tokens: ['1,-1'],
      turn: CHARGE,
    },
    well: (after) => holds(after, '1,-1'),
  },
  {
    name: 'the least card that wins is played',
    setting: {
      mine: { '2,-2': { soldier: 1 } },
      me: { combat: { mercenary: 1, knight: 1 } },
      turn: CHARGE,
      before(t, me) {
        t.charge(me, '1,-1', 'soldier@2,-2');
      },
    },
    well: (after) => holds(after, '1,-1') && mine(after).combat[2] === 1,
  },
  {
    name: 'no card is wasted on a combat that is won',
    setting: {
      mine: { '2,-2': { soldier: 3 } },
      me: { combat: { soldier: 1 } },
      turn: CHARGE,
      before(t, me) {
        t.charge(me, '1,-1', 'soldier@2,-2', 'soldier@2,-2', 'soldier@2,-2');
      },
    },
    well: (after) => holds(after, '1,-1') && mine(after).combat[1] === 1,
  },
  {
    name: 'no card is wasted on a combat that is lost anyway',
    setting: {
      mine: { '1,-1': { soldier: 1 }, '2,-2': { soldier: 1 } },
      me: { combat: { mercenary: 1 } },
      turn: CHARGE,
      before(t, me) {
        t.charge(me, '1,0', 'soldier@1,-1');
      },
    },
    well: (after) => mine(after).combat[0] === 1,
  },
  {
    name: 'in the last action a spare Soldier earns a battle token',
    setting: {
      round: 10,
      mine: { '0,2': { soldier: 3 } },
      theirs: { '-1,3': { soldier: 3 } },
      turn: CHARGE,
      last: true,
    },
    well: (after) => mine(after).battleTokens === 1 && holds(after, '0,2'),
  },
  {
    name: 'a mountain is worth more than a battle token',
    setting: {
      round: 10,
      mine: { '0,2': { soldier: 1 } },
      theirs: { '-1,3': { soldier: 3 } },
      turn: CHARGE,
      last: true,
    },
    well: (after) => holds(after, '0,2'),
  },
  {
    name: 'an open Shrine is taken before an empty field',
    setting: {
      round: 9,
      mine: { '0,2': { soldier: 2 }, '2,-2': { soldier: 2 } },
      theirBuilt: { '-1,2': 'shrine' },
      turn: CHARGE,
      last: true,
    },
    well: (after) => holds(after, '-1,2'),
  },
  {
    name: 'a conquered Shrine becomes an own one',
    setting: {
      mine: { '0,2': { soldier: 2 } },
      theirBuilt: { '-1,2': 'shrine' },
      turn: CHARGE,
      before(t, me) {
        t.charge(me, '-1,2', 'soldier@0,2', 'soldier@0,2');
        t.fightOn();
      },
    },
    well: ({ t, me }) => t.structure('-1,2') === `${me} shrine`,
  },
  {
    name: 'a Ship supports where one point decides',
    setting: {
      mine: { '0,2': { soldier: 3 }, '1,1': { ship: 1 } },
      me: { wealth: 3 },
      turn: CHARGE,
      before(t, me) {
        t.charge(me, '0,1', 'soldier@0,2', 'soldier@0,2', 'soldier@0,2');
      },
    },
    well: (after) => holds(after, '0,1') && mine(after).wealth >= 2,
  },
  {
    name: 'no wealth is spent on Ships where the combat is won',
    setting: {
      mine: { '0,2': { soldier: 5 }, '1,1': { ship: 1 } },
      me: { wealth: 3 },
      turn: CHARGE,
      before(t, me) {
        t.charge(me, '0,1', ...Array<string>(5).fill('soldier@0,2'));
      },
    },
    well: (after) => !did(after, 'support') && holds(after, '0,1'),
  },
  {
    name: 'a tie is broken by the card that is left',
    setting: {
      mine: { '0,2': { soldier: 3 } },
      theirs: { '-1,2': { soldier: 3 } },
      me: { combat: { mercenary: 1 } },
      turn: CHARGE,
      before(t, me) {
        t.charge(me, '-1,2', 'soldier@0,2', 'soldier@0,2', 'soldier@0,2');
      },
    },
    well: (after) => holds(after, '-1,2'),
  },
  {
    name: 'no card is laid where nothing can be lost',
    setting: {
      mine: { '0,2': { soldier: 4 } },
      theirs: { '-1,2': { soldier: 1 } },
      me: { combat: { soldier: 1 } },
      turn: CHARGE,
      before(t, me) {
        t.charge(me, '-1,2', ...Array<string>(4).fill('soldier@0,2'));
      },
    },
    well: (after) => mine(after).combat[1] === 1 && holds(after, '-1,2'),
  },
  {
    name: 'no card is laid where nothing can be won',
    setting: {
      mine: { '0,2': { soldier: 2 } },
      theirs: { '-1,3': { soldier: 3 } },
      me: { combat: { mercenary: 1 } },
      turn: CHARGE,
      before(t, me) {
        t.charge(me, '-1,3', 'soldier@0,2');
      },
    },
    well: (after) => mine(after).combat[0] === 1,
  },
  {
    name: 'the defender lays the card that holds his Temple',
    setting: {
      built: { '1,-1': 'temple' },
      mine: { '1,-1': { soldier: 1 } },
      theirs: { '0,0': { soldier: 3 } },
      me: { combat: { soldier: 1 } },
      turn: { ...CHARGE, theirs: true },
      before(t, _me, foe) {
        t.charge(foe, '1,-1', 'soldier@0,0', 'soldier@0,0', 'soldier@0,0');
      },
    },
    well: (after) => holds(after, '1,-1'),
  },
  {
    name: 'the defender lays nothing for what cannot be held',
    setting: {
      mine: { '1,-1': { soldier: 1 } },
      theirs: { '0,0': { soldier: 5 } },
      me: { combat: { mercenary: 1 } },
      turn: { ...CHARGE, theirs: true },
      before(t, _me, foe) {
        t.charge(foe, '1,-1', ...Array<string>(5).fill('soldier@0,0'));
      },
    },
    well: (after) => mine(after).combat[0] === 1,
  },
  {
    name: 'a Soldier is given up before a Knight',
    setting: {
      round: 4,
      mine: { '0,2': { soldier: 2, knight: 1 } },
      theirs: { '-1,3': { soldier: 4 } },
      turn: CHARGE,
      before(t, me) {
        t.charge(me, '-1,3', 'soldier@0,2', 'knight@0,2');
      },
    },
    well: ({ t, me }) => t.player(me).supply[4] === 3,
  },
  {
    name: 'who must retreat goes among his own, not into a mountain that kills him',
    setting: {
      mine: { '1,-1': { soldier: 2 }, '2,-1': { scout: 1 } },
      theirs: { '0,0': { soldier: 5 } },
      turn: { ...CHARGE, theirs: true },
      before(t, _me, foe) {
        t.charge(foe, '1,-1', ...Array<string>(5).fill('soldier@0,0'));
      },
    },
    well: ({ t, me }) => t.player(me).supply[0] === 5,
  },
  {
    name: 'Cancel saves a Temple from the Spear',
    setting: {
      built: { '1,-1': 'temple' },
      mine: { '1,-1': { soldier: 3 } },
      theirs: { '0,0': { soldier: 3 } },
      me: { favors: ['cancel'] },
      foe: { favors: ['spear'] },
      turn: { ...CHARGE, theirs: true },
      before(t, me, foe) {
        t.charge(foe, '1,-1', 'soldier@0,0', 'soldier@0,0', 'soldier@0,0');
        while (t.moment.startsWith('window.start')) t.act(t.asked[0] ?? me, 'pass');
        t.act(foe, 'play', 'favor:1');
      },
    },
    well: (after) => did(after, 'cancel') && holds(after, '1,-1'),
  },
  {
    name: 'two camps together take a mountain, and neither is left empty',
    setting: {
      mine: { '1,-1': { soldier: 3 }, '2,-1': { soldier: 3 } },
      turn: CHARGE,
      tokens: ['1,0'],
    },
    well: (after) => holds(after, '1,-1') && holds(after, '2,-1') && (holds(after, '1,0') || holds(after, '0,0')),
  },
];
