/** Quests, structures, wealth and cards: what nobody sound gets wrong. */

import { did, holds, type Idea, mine, points } from './blunder.ts';

const PLAN = { phase: 'second', card: 'plan' };
const REINFORCE = { phase: 'second', card: 'reinforce' };
const CHARGE = { phase: 'second', card: 'charge' };

export const PEACE: readonly Idea[] = [
  {
    name: 'a quest that is done is completed',
    setting: {
      mine: { '1,-1': { soldier: 1 }, '2,-1': { soldier: 1 }, '0,0': { soldier: 1 } },
      display: ['First Furrow', 'Crown of Stone'],
      turn: PLAN,
    },
    well: (after) => mine(after).completed.length === 1,
  },
  {
    name: 'of two quests the greater one',
    setting: {
      round: 10,
      mine: {
        '1,-1': { soldier: 1 },
        '2,-1': { soldier: 1 },
        '0,0': { soldier: 1 },
        '3,-2': { soldier: 1 },
        '3,-3': { scout: 1 },
        '4,-3': { scout: 1 },
        '1,0': { soldier: 1 },
      },
      display: ['First Furrow', 'Wide Dominion'],
      turn: PLAN,
      last: true,
    },
    well: (after) => mine(after).completed.includes(22),
  },
  {
    name: 'the wealth of a Plan is not left lying',
    setting: { turn: PLAN, display: ['Crown of Stone'] },
    well: (after) => mine(after).wealth === 2,
  },
  {
    name: 'nothing is reserved in the last round',
    setting: { round: 10, turn: PLAN, display: ['Crown of Stone', 'Wide Dominion'], last: true },
    well: (after) => mine(after).reserved.length === 0,
  },
  {
    name: 'the last Plan pays a debt before it earns less',
    setting: {
      round: 10,
      // With the other one it would only be a tie.
      me: { reserved: ['First Furrow'] },
      foe: { stones: 10 },
      mine: { '1,-1': { soldier: 1 }, '2,-1': { soldier: 1 }, '0,0': { soldier: 1 }, '1,0': { soldier: 1 } },
      display: ['Heart of Venterra'],
      turn: PLAN,
      last: true,
    },
    well: (after) => mine(after).reserved.length === 0,
  },
  {
    name: 'three wealth become a structure early on',
    setting: { round: 2, me: { wealth: 3 }, mine: { '1,-1': { soldier: 1 } }, turn: REINFORCE },
    well: (after) => after.t.structure('1,-1') !== '',
  },
  {
    name: 'in the last action three wealth are worth less than a Shrine',
    setting: { round: 10, me: { wealth: 3 }, mine: { '1,-1': { soldier: 1 } }, turn: REINFORCE, last: true },
    well: (after) => after.t.structure('1,-1') === `${after.me} shrine`,
  },
  {
    name: 'a Shrine is developed early on',
    setting: { round: 3, me: { wealth: 2 }, built: { '1,-1': 'shrine' }, turn: REINFORCE },
    well: (after) => after.t.structure('1,-1') === `${after.me} temple`,
  },
  {
    name: 'a Shrine is developed even in the last action',
    setting: { round: 10, me: { wealth: 2 }, built: { '1,-1': 'shrine' }, turn: REINFORCE, last: true },
    well: (after) => after.t.structure('1,-1') === `${after.me} temple`,
  },
  {
    name: 'nobody is recruited for a game that is over',
    setting: { round: 10, me: { wealth: 3 }, turn: REINFORCE, last: true },
    well: (after) => mine(after).wealth === 3,
  },
  {
    name: 'the last Charge fills the purse up to a point',
    setting: { round: 10, me: { wealth: 1 }, mine: { '2,-2': { soldier: 1 } }, turn: CHARGE, last: true },
    well: (after) => mine(after).wealth === 3,
  },
  {
    name: 'a large army is not paid when nothing comes any more',
    setting: { round: 10, me: { wealth: 3 }, mine: { '2,-2': { soldier: 5 } }, turn: { phase: 'army' } },
    well: (after) => mine(after).wealth === 3,
  },
  {
    name: 'of a large army the weakest goes',
    setting: { round: 4, mine: { '2,-2': { soldier: 1, scout: 1, knight: 2 } }, turn: { phase: 'army' } },
    well: (after) => mine(after).supply[4] === 2,
  },
  {
    name: 'the Purse is opened in the last action',
    setting: { round: 10, me: { favors: ['purse'] }, turn: PLAN, last: true },
    well: (after) => mine(after).wealth >= 5,
  },
  {
    name: 'the Harvest is brought in',
    setting: {
      round: 6,
      me: { favors: ['harvest'] },
      built: { '1,-1': 'shrine', '2,-1': 'shrine' },
      turn: { phase: 'income' },
    },
    well: (after) => did(after, 'play'),
  },
  {
    name: 'the Hammer makes a Temple in the last action',
    setting: { round: 10, me: { favors: ['hammer'] }, built: { '1,-1': 'shrine' }, turn: PLAN, last: true },
    well: (after) => after.t.structure('1,-1') === `${after.me} temple`,
  },
  {
    name: 'the Oath completes a quest in the last action',
    setting: {
      round: 10,
      me: { favors: ['oath'] },
      built: { '1,-1': 'temple' },
      display: ['House of Incense'],
      turn: REINFORCE,
      last: true,
    },
    well: (after) => mine(after).completed.length === 1,
  },
  {
    name: 'the best combat card is taken when any may be',
    setting: { round: 4, built: { '1,-1': 'forge' }, display: ['First Iron'], turn: PLAN },
    well: (after) => mine(after).combat[2] === 1,
  },
  {
    name: 'who needs no favor does not bid his purse',
    setting: { round: 9, me: { wealth: 9 }, foe: { wealth: 9 }, turn: { phase: 'bidding' } },
    well: (after) => after.done.every((one) => !/^bid ([3-9])$/.test(one)),
  },
  {
    name: 'a Plan is declared for a quest that ends the game well',
    setting: {
      round: 10,
      mine: {
        '1,-1': { soldier: 1 },
        '2,-1': { soldier: 1 },
        '0,0': { soldier: 1 },
        '3,-2': { soldier: 1 },
        '3,-3': { scout: 1 },
        '4,-3': { scout: 1 },
        '1,0': { soldier: 1 },
      },
      display: ['Wide Dominion'],
      turn: { phase: 'declare' },
    },
    well: (after) => did(after, 'declare action:plan'),
  },
  {
    name: 'who stands before an open Temple declares a move',
    setting: {
      round: 10,
      mine: { '0,2': { soldier: 3 } },
      theirBuilt: { '-1,2': 'temple' },
      turn: { phase: 'declare' },
    },
    well: (after) => did(after, 'declare action:charge') || did(after, 'declare action:maneuver'),
  },
  {
    name: 'an upgrade is worth more than its price in the last action',
    setting: { round: 10, me: { wealth: 4 }, turn: { phase: 'second', card: 'maneuver' }, last: true },
    well: (after) => points(after) >= 4 && mine(after).upgrades.some((active) => active),
  },
  {
    name: 'the Horn calls a Knight',
    setting: {
      round: 3,
      me: { favors: ['horn'] },
      mine: { '2,-2': { soldier: 1 } },
      turn: REINFORCE,
      before(t, me) {
        const [card] = t.player(me).favors;
        t.act(me, 'play', `favor:${card}`);
      },
    },
    well: (after) => mine(after).supply[4] === 3 && holds(after, '2,-2'),
  },
];
