/** Replays: a match, with all that was taken back in it, is saved, and its record leads to the same hash again. */

import { type AnyGame, SPECTATOR } from '../contract.ts';
import { range } from '../list.ts';
import { hashOf, knownLength, logFor, type Match, undo, undoable } from '../match.ts';
import { loadRecord, saveRecord } from '../record.ts';
import { answerTakeback, offerTakeback } from '../takeback.ts';
import {
  attempt,
  count,
  type Property,
  type Report,
  type Run,
  type Size,
  sampled,
  type Trouble,
  trouble,
} from './common.ts';
import { type MatchVisitor, walkMatch } from './matches.ts';
import { difference } from './random-games.ts';

export const replaysProperty: Property = {
  name: 'replays',
  unit: 'replays',
  /** Here: the share of decisions after which somebody takes something back. */
  rate: 0.03,
  trial(run) {
    const visitor: MatchVisitor = {
      step(match) {
        // A script is replayed as it is: what was taken back is no longer in it.
        if (!run.driver.scripted && sampled(run)) takeSomethingBack(run, match);
        return run.driver.scripted ? replayTrouble(run, match) : null;
      },
      end: (match) => replayTrouble(run, match),
    };
    return walkMatch(run, visitor, true);
  },
};

export const replays = (game: AnyGame, size: Size): Report => attempt(replaysProperty, game, size);

const BACK = 8;

/** `made` follows the line of the match, so that a failing game has what stood. */
function takeSomethingBack(run: Run, match: Match): void {
  const { rng, setup, made } = run;
  if (match.world.over) return;
  const seat = rng(setup.seats);
  const index = undoable(match, seat);
  if (index >= 0) {
    undo(match, seat);
    made.splice(index, 1);
    count(run, 'undos');
    return;
  }
  const known = knownLength(match);
  if (known === 0) return;
  const to = Math.max(0, known - 1 - rng(BACK));
  const accepted = rng(2) === 0;
  offerTakeback(match, seat, to);
  for (const other of range(setup.seats)) if (other !== seat) answerTakeback(match, other, accepted);
  count(run, accepted ? 'take-backs' : 'take-backs declined');
  if (accepted) made.length = to;
}

function replayTrouble(run: Run, match: Match): Trouble | null {
  const { engine } = run;
  const text = JSON.stringify(saveRecord(match, { disclose: true }));
  const loaded = loadRecord(JSON.parse(text), [engine.game]);
  count(run, 'replays');
  if (!loaded.ok)
    return trouble(
      'a record does not lead to where it was made',
      `after ${match.line.length} decisions: ${JSON.stringify(loaded.problems)}`,
    );
  const again = loaded.value;
  if (hashOf(engine, again.world) !== hashOf(engine, match.world))
    return trouble('a replay leads elsewhere', difference(JSON.stringify(match.world), again.world));
  const [mine, theirs] = [match, again].map((m) => JSON.stringify(logFor(m, SPECTATOR)));
  if (mine !== theirs) return trouble('a replay tells another story', difference(mine ?? '', theirs ?? ''));
  const rewritten = JSON.stringify(saveRecord(again, { disclose: true }));
  return rewritten === text ? null : trouble('a loaded record is saved differently', difference(text, rewritten));
}
