/**
 * A game is listed once for all that plays it, and nothing else knows its name. Here Duel is on that list with the least that a
 * game must bring; web/e2e/one-more-game.spec.ts does the same for the page.
 */

import { agreeDice, createReferee, offerDice, openMatch } from '@condotta/kernel/host';
import { duel } from '@condotta/kernel/suite';
import { membersOf } from '@condotta/kit';
import { expect, test, vi } from 'vitest';
import { FIGURES } from '../../bench/index.ts';
import { readRequest } from '../../lab/request.ts';
import { coverage } from '../commands/coverage.ts';
import { LEVELS, mindForReferee } from '../opponents.ts';
import { allGames, gameNamed, templateOf } from '../shelf.ts';
import { planOf } from '../soak/plan.ts';
import { drawingOf } from '../terminal/drawing.ts';
import { playInLines } from '../terminal/plain.ts';
import { sessionOf } from '../terminal/session.ts';
import { fileWith } from './run.ts';

vi.mock('@condotta/games', async (original) => {
  const { members } = await original<typeof import('@condotta/games')>();
  return membersOf([...members, { game: duel }]);
});

const SETUP = { seats: 2, scenario: 'short', options: { dice: true } };

test('the terminal plays it to its end, drawn as the bare view, against chance', async () => {
  const dice = agreeDice(offerDice('duel', 'secret'), ['one', 'two']);
  const match = openMatch(gameNamed('duel'), { setup: SETUP, position: null, edition: null }, dice);
  const holders = [
    { kind: 'person', name: 'Anna' },
    { kind: 'mind', level: 'random' },
  ] as const;
  const drawing = await drawingOf(match.engine.game);
  const session = sessionOf(match, { holders, language: 'en', drawing, file: fileWith(''), ms: 1, flags: '' });
  const written: string[] = [];
  let n = 0;
  await playInLines(session, {
    // Any number in turn: those that are not offered are asked for again.
    read: async () => (match.world.over || n > 3000 ? null : String(1 + (n++ % 7))),
    write: (text) => written.push(text),
    clear: () => undefined,
  });
  expect(match.world.over).not.toBeNull();
  expect(written.join('\n')).toContain('"scores"');
});

test('the referee judges it, and chance decides for whoever asks', () => {
  const referee = createReferee({
    games: allGames,
    mind: mindForReferee,
    levels: LEVELS,
    language: 'en',
    entropy: () => 'entropy',
  });
  const said = (request: object) => JSON.parse(referee.handle(JSON.stringify(request)));
  const { match } = said({ do: 'new', game: 'duel', seats: 2, seed: 's' });
  expect(said({ do: 'look', match, seat: 0 })).toMatchObject({ ok: true });
  expect(said({ do: 'mind', match, seat: 0, level: 'random' })).toMatchObject({ ok: true });
});

test('the lab, the bench and the soak take it', () => {
  expect(readRequest({ game: 'duel', minds: ['random'], games: 2 })).toMatchObject({ ok: true });
  expect(FIGURES).toEqual(expect.arrayContaining(['duel.decisions', 'duel.copies', 'duel.snapshot']));
  const plan = planOf(gameNamed('duel'), null, { scale: 0.001, seed: 's', only: [] });
  expect(plan.length).toBeGreaterThan(5);
});

test('the checklist is asked for, and what it does not bring is told', async () => {
  await expect(coverage('duel', { json: true, check: true })).rejects.toThrow(/duel.claims\.ts is missing/);
  expect(() => templateOf(gameNamed('duel'))).toThrow('Duel has no editions');
});
