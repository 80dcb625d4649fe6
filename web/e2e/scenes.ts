/** Tables at telling moments, made in the test's own process and brought in as files. */

import { type Decision, range } from '@condotta/kernel';
import { act, type Match } from '@condotta/kernel/host';
import { BATTLE } from '../../games/ventura/gallery.ts';
import { mirrorOf, momentOf, playOn } from './mirror.ts';

/** Seat 0 may attack: its Army stands beside the other one. */
export const beforeTheFight = (): Match => mirrorOf('war', 2, BATTLE);

/** Seat 0 is on the march, the enemy a step away. */
export const onTheMarch = (): Match => after(beforeTheFight(), { verb: 'march', arg: 'troop:0.2' });

/** The two Armies have met: seat 0 makes its order of battle, two Companies are placed. */
export function ordersOfBattle(): Match {
  const match = after(onTheMarch(), { verb: 'enter', arg: 'tile:2' });
  for (let n = 0; n < 2; n++) {
    const first = match.engine.legal(match.world, 0)[0];
    if (first) after(match, first);
  }
  return match;
}

/** In the middle of a battle: an assault has been fought, somebody may retreat. */
export function afterAnAssault(): Match {
  const match = after(onTheMarch(), { verb: 'enter', arg: 'tile:2' });
  for (let n = 0; n < 60 && momentOf(match) !== 'battle.attackerRetreat'; n++) {
    const seat = match.world.waiting[0] ?? 0;
    const first = match.engine.legal(match.world, seat)[0];
    if (first) after(match, first, seat);
  }
  return match;
}

/** A click before that assault: both sides have ordered, seat 1 may still play an Event. */
export function beforeTheAssault(): Match {
  const match = beforeTheFight();
  for (const { seat, decision } of afterAnAssault().line.slice(0, -1)) after(match, decision, seat);
  return match;
}

/** A click away from the end: whoever spends five Florins for Prestige has thirty points. */
export const beforeTheEnd = (points = 28): Match =>
  mirrorOf('end', 2, {
    ...BATTLE,
    players: [
      { ...BATTLE.players[0], points, florins: 5 },
      { ...BATTLE.players[1], points: 20 },
    ],
    troops: BATTLE.troops.filter(({ area }) => area === 1),
    wounds: {},
    turn: { step: 'prestige', seat: 0 },
  });

/** A whole game, over. */
export const over = (): Match => playOn(mirrorOf('e2e-62'), 'e2e-62', () => false);

/** A game of four in its fourth round: a house with several Troops may march. */
export function fourHouses(): Match {
  const match = playOn(mirrorOf('four-15', 4), 'four-15', ({ engine, world }) => {
    const marches = engine.legal(world, world.waiting[0] ?? 0).filter(({ verb }) => verb === 'march');
    return engine.game.length(world.state).count >= 4 && marches.length >= 2;
  });
  if (match.world.over) throw new Error('the game was over before two Troops could march: take another seed');
  return match;
}

function after(match: Match, decision: Decision, seat = 0): Match {
  const answer = act(match, seat, decision);
  if (!answer.ok) throw new Error(`${decision.verb} ${decision.arg}: ${answer.refusal.key}`);
  return match;
}

/** A battle of Ravenna in its third turn or later, at this question. */
export const ravennaAt = (moment: string, seed = 'easter', turn = 3): Match =>
  playOn(mirrorOf(seed, 2, null, 'ravenna'), seed, (match) => {
    const { engine, world } = match;
    return engine.game.length(world.state).count >= turn && momentOf(match) === moment;
  });

/** Ravenna in the midst of its fourth turn: the cannons of Ferrara may choose among four targets. */
export const linesOfFire = (): Match =>
  mirrorOf(
    'fire',
    2,
    {
      turn: 4,
      phase: 4,
      acting: 'F7',
      units: {
        F1: { at: 'C3/SW/S', marked: true },
        F2: 'C3/NW/S',
        F3: { at: 'A4/S/S', marked: true },
        F4: { at: 'D2/S/S', marked: true },
        F5: { at: 'C3/SE/S', marked: true },
        F6: { at: 'B3/SE/S', wounded: true },
        F7: 'E2/S/S',
        F8: 'B2/S/S',
        F9: 'E2/NE/S',
        F10: 'D2/NW/S',
        F11: { at: 'F2/S/S', marked: true },
        F12: 'F1/S/S',
        L1: 'C5/NW/N',
        L2: 'C5/NE/N',
        L3: { at: 'E7/N/N', marked: true },
        L4: { at: 'A5/N/N', wounded: true },
        L5: { at: 'F4/N/N', marked: true },
        L6: 'B6/N/N',
        L7: { at: 'D5/NE/N', maintains: true },
        L8: { at: 'B5/N/N', maintains: true },
        L9: { at: 'C4/NW/N', marked: true },
        L10: 'C4/NE/N',
        L11: { at: 'D4/NW/N', wounded: true },
        L12: 'D5/NW/N',
      },
      commanders: {
        F1: { issued: 'A' },
        F2: { issued: 'A' },
        F3: { issued: 'M' },
        L1: { issued: 'A' },
        L2: { issued: 'P' },
      },
      sides: {
        F: { moral: 17, played: 'F4', used: ['F1', 'F2', 'F3'] },
        L: { moral: 14, played: 'L4', used: ['L1', 'L2', 'L3'] },
      },
    },
    'ravenna',
  );

/** Ravenna, the French with their last points of Moral: a hit of 4 is survived with a wound or by a retreat, and by nothing else. */
export const lastMoral = (): Match => {
  const nobody = ['F', 'L'].flatMap((side) => range(12).map((n) => [`${side}${n + 1}`, null] as const));
  return mirrorOf(
    'moral',
    2,
    {
      turn: 4,
      phase: 4,
      units: { ...Object.fromEntries(nobody), F2: 'B3/SW/S', F3: 'A1/S/S', L8: 'B5/N/N', L3: 'A7/N/N' },
      sides: { F: { moral: 3 }, L: { moral: 20 } },
      flow: {
        stack: [
          { proc: 'game', at: 'turn' },
          { proc: 'turn', at: 'attack' },
          { proc: 'shoot', at: 'aim', next: 0, unit: 19, shots: 0, bonus: 0, target: 13, victim: 1 },
          { proc: 'effect', at: 'choose', unit: 1, result: 4, direction: 0, ditch: false },
        ],
      },
    },
    'ravenna',
  );
};

/** A whole battle of Ravenna, over. */
export const ravennaOver = (): Match => playOn(mirrorOf('easter', 2, null, 'ravenna'), 'easter', () => false, 2000);
