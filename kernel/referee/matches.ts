/** Requests about games and matches as a whole: which there are, how they begin, how they are kept. */

import { arrangeWorld } from '../arranged.ts';
import type { AnyGame, Problem } from '../contract.ts';
import { agreeDice } from '../fair.ts';
import { range } from '../list.ts';
import { hashOf, type Match, type Start } from '../match.ts';
import { loadRecord, saveRecord } from '../record.ts';
import { recordSchema } from '../record-form.ts';
import { readSetup } from '../setup.ts';
import {
  absent,
  checkNonce,
  type Desk,
  diceFor,
  editionOf,
  gameOf,
  keep,
  makeRoom,
  matchOf,
  nextName,
  offerFor,
  opened,
} from './desk.ts';
import { Fault, type FaultCode, faultOf } from './fault.ts';
import {
  documentField,
  flagField,
  type Given,
  objectField,
  optional,
  seedField,
  textField,
  textsField,
  wholeField,
  wholesField,
} from './fields.ts';
import { type Reply, type Request, request } from './request.ts';

const match = textField;
const dice = { seed: optional(seedField), nonces: optional(textsField), dice: optional(wholesField) };
const wanted = {
  game: textField,
  seats: optional(wholeField),
  scenario: optional(textField),
  options: optional(objectField),
  edition: optional(documentField),
};

export const matchRequests: Readonly<Record<string, Request>> = {
  games: request('Which games there are.', {}, (desk, _, language) => {
    const newest = desk.games.filter((game, i, all) => all.findIndex((g) => g.id === game.id) === i);
    return {
      games: newest.map(({ id, title, version, seats, scenarios, options }) => ({
        id,
        title,
        version,
        seats,
        scenarios: scenarios.map((scenario) => ({
          ...scenario,
          title: scenario.title[language],
          about: scenario.about[language],
          ...(scenario.sides ? { sides: scenario.sides.map((side) => side[language]) } : {}),
        })),
        options: options.map((option) => ({ ...option, title: option.title[language] })),
      })),
    };
  }),

  new: request(
    'Begins a match. The same seed gives the same dice; `dice` scripts the first outcomes. Without `nonces` the dice are ' +
      "the referee's alone; with `offer` and `join` each seat sees the commitment before it gives its own.",
    { ...wanted, ...dice },
    (desk, given) => {
      const [game, start] = startOf(desk, given);
      return begun(desk, opened(game, start, diceFor(desk, game, start.setup.seats, given), given.dice));
    },
  ),

  offer: request(
    'Offers a match: its dice are committed to, and it opens when every seat has given its nonce by `join`.',
    { ...wanted, seed: optional(seedField) },
    (desk, given) => {
      const [game, start] = startOf(desk, given);
      const offer = offerFor(desk, game, given.seed);
      const seats = range(start.setup.seats);
      const name = nextName(desk);
      desk.waiting.set(name, { game, start, dice: offer, nonces: seats.map(() => null) });
      return { match: name, commitment: offer.commitment, waiting: seats };
    },
  ),

  join: request(
    'A seat gives its nonce: text that nobody can guess. The last one opens the match.',
    { match, seat: wholeField, nonce: textField },
    (desk, given) => {
      const offered = desk.waiting.get(given.match);
      if (!offered) {
        matchOf(desk, given.match);
        throw new Fault('bad-nonces', `match ${given.match} is open: all nonces are in`);
      }
      const { game, start, dice: offer, nonces } = offered;
      if (!absent(offered).includes(given.seat))
        throw new Fault('bad-seat', `nonces are missing of the seats ${absent(offered).join(', ')} only`);
      checkNonce(given.nonce);
      const all = nonces.with(given.seat, given.nonce);
      if (!all.includes(null)) {
        const m = opened(game, start, agreeDice(offer, all), null);
        desk.waiting.delete(given.match);
        desk.matches.set(given.match, m);
      }
      nonces[given.seat] = given.nonce;
      return { commitment: offer.commitment, waiting: absent(offered) };
    },
  ),

  arrange: request(
    'Begins a match in a position that somebody wrote.',
    { game: textField, position: documentField, edition: optional(documentField), ...dice },
    (desk, given) => {
      makeRoom(desk);
      const game = editionOf(gameOf(desk, given.game), given.edition);
      const arranged = arrangeWorld(game, given.position);
      if (!arranged.ok) throw faultOf('bad-position', arranged.problems);
      const { setup } = arranged.value;
      const start = { setup, position: given.position, edition: given.edition };
      const fair = diceFor(desk, game, setup.seats, given);
      return begun(
        desk,
        goingOn(game, () => opened(game, start, fair, given.dice)),
      );
    },
  ),

  save: request(
    'The record of a match, with the secret of its dice unless `disclose` is false.',
    { match, disclose: optional(flagField) },
    (desk, given) => ({ record: saveRecord(matchOf(desk, given.match), { disclose: given.disclose ?? true }) }),
  ),

  load: request('Plays a record again and carries the match on.', { record: documentField }, (desk, given) => {
    makeRoom(desk);
    const loaded = loadRecord(given.record, desk.games);
    if (!loaded.ok) throw faultOf('bad-record', loaded.problems);
    return begun(desk, loaded.value);
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
    if (desk.waiting.delete(given.match)) return {};
    matchOf(desk, given.match);
    desk.matches.delete(given.match);
    return {};
  }),

  schema: request('The JSON Schema of records.', {}, () => ({ schema: recordSchema })),
};

/** How a match begins that is not written by hand. */
function startOf(desk: Desk, given: Given<typeof wanted>): [AnyGame, Start] {
  makeRoom(desk);
  const game = editionOf(gameOf(desk, given.game), given.edition);
  const setup = readSetup(game, given);
  if (!setup.ok) throw setupFault(setup.problems);
  return [game, { setup: setup.value, position: null, edition: given.edition }];
}

const begun = (desk: Desk, m: Match): Reply => ({ match: keep(desk, m), commitment: m.dice.commitment });

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
