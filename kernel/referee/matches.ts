/** Requests about games and matches as a whole: which there are, how they begin, how they are kept. */

import type { AnyGame, Problem } from '../contract.ts';
import { hashOf } from '../match.ts';
import { loadRecord, saveRecord } from '../record.ts';
import { recordSchema } from '../record-form.ts';
import { readSetup } from '../setup.ts';
import { diceFor, editionOf, gameOf, keep, matchOf, openOn } from './desk.ts';
import { Fault, type FaultCode, faultOf } from './fault.ts';
import {
  documentField,
  flagField,
  objectField,
  optional,
  seedField,
  textField,
  textsField,
  wholeField,
  wholesField,
} from './fields.ts';
import { type Request, request } from './request.ts';

const match = textField;
const dice = { seed: optional(seedField), nonces: optional(textsField), dice: optional(wholesField) };

export const matchRequests: Readonly<Record<string, Request>> = {
  games: request('Which games there are.', {}, (desk, _, language) => {
    const newest = desk.games.filter((game, i, all) => all.findIndex((g) => g.id === game.id) === i);
    return {
      games: newest.map(({ id, title, version, seats, scenarios, options }) => ({
        id,
        title,
        version,
        seats,
        scenarios,
        options: options.map((option) => ({ ...option, title: option.title[language] })),
      })),
    };
  }),

  new: request(
    'Begins a match. The same seed gives the same dice; `dice` scripts the first outcomes.',
    {
      game: textField,
      seats: optional(wholeField),
      scenario: optional(textField),
      options: optional(objectField),
      edition: optional(documentField),
      ...dice,
    },
    (desk, given) => {
      const game = editionOf(gameOf(desk, given.game), given.edition);
      const setup = readSetup(game, given);
      if (!setup.ok) throw setupFault(setup.problems);
      const start = { setup: setup.value, position: null, edition: given.edition };
      return { match: openOn(desk, game, start, diceFor(desk, game, setup.value.seats, given), given.dice) };
    },
  ),

  arrange: request(
    'Begins a match in a position that somebody wrote.',
    { game: textField, position: documentField, edition: optional(documentField), ...dice },
    (desk, given) => {
      const game = editionOf(gameOf(desk, given.game), given.edition);
      const arranged = game.arrange(given.position, game.parts);
      if (!arranged.ok) throw faultOf('bad-position', arranged.problems);
      const { setup } = arranged.value;
      const start = { setup, position: given.position, edition: given.edition };
      const fair = diceFor(desk, game, setup.seats, given);
      return { match: goingOn(game, () => openOn(desk, game, start, fair, given.dice)) };
    },
  ),

  save: request(
    'The record of a match, with the secret of its dice unless `disclose` is false.',
    { match, disclose: optional(flagField) },
    (desk, given) => ({ record: saveRecord(matchOf(desk, given.match), { disclose: given.disclose ?? true }) }),
  ),

  load: request('Plays a record again and carries the match on.', { record: documentField }, (desk, given) => {
    const loaded = loadRecord(given.record, desk.games);
    if (!loaded.ok) throw faultOf('bad-record', loaded.problems);
    return { match: keep(desk, loaded.value) };
  }),

  position: request('The whole position as a document, hidden things included.', { match }, (desk, given) => {
    const { engine, world } = matchOf(desk, given.match);
    return { position: engine.game.describe(engine.table(world), world) };
  }),

  hash: request(
    'The hash of the position: equal positions, and only they, have equal ones.',
    { match },
    (desk, given) => {
      const { engine, world } = matchOf(desk, given.match);
      return { hash: hashOf(engine, world) };
    },
  ),

  dice: request(
    'Scripts the next outcomes: faces of dice, cards of a pile, else indices from 0. Replaces what was scripted before.',
    { match, next: wholesField },
    (desk, given) => {
      matchOf(desk, given.match).script = [...given.next];
      return { next: given.next };
    },
  ),

  close: request('Forgets a match.', { match }, (desk, given) => {
    matchOf(desk, given.match);
    desk.matches.delete(given.match);
    return {};
  }),

  schema: request('The JSON Schema of records.', {}, () => ({ schema: recordSchema })),
};

const SETUP_FAULTS: readonly (readonly [string, FaultCode])[] = [
  ['seats', 'bad-seats'],
  ['scenario', 'bad-scenario'],
  ['options', 'bad-options'],
];

function setupFault(problems: readonly Problem[]): Fault {
  const path = problems[0]?.path ?? '';
  const code = SETUP_FAULTS.find(([start]) => path.startsWith(start))?.[1];
  return faultOf(code ?? 'bad-request', problems);
}

/** A position can be well written and yet lead nowhere; that is the writer's fault, not the referee's. */
function goingOn<T>(game: AnyGame, work: () => T): T {
  try {
    return work();
  } catch (e) {
    if (e instanceof Fault || !(e instanceof Error)) throw e;
    throw new Fault('bad-position', `${game.title} cannot go on from this position: ${e.message}`);
  }
}
