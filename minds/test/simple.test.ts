/** Beginners err as people do: never by what anybody would see. */

import { type AnyKit, at, rngOf } from '@condotta/kernel';
import { expect, test } from 'vitest';
import { army, turn } from '../../games/ventura/test/blunder.ts';
import { position, table } from '../../games/ventura/test/table.ts';
import { kitOf, mindOf, questionFor } from '../index.ts';

function theKit(): AnyKit {
  const found = kitOf('ventura');
  if (!found) throw new Error('no kit');
  return found;
}

test('a recruit never marches against walls it cannot climb, however often it is asked', () => {
  const { engine, world } = table(
    turn('troop', { troops: [army(0, 2, 'Plain of Lodi', 'Konrad of Landau', 'rural-levy')] }),
  ).match;
  const end = { verb: 'end', arg: null };
  const storm = [
    { verb: 'march', arg: 'troop:0.2' },
    { verb: 'enter', arg: 'tile:4' },
  ];
  /** Two plans come to mind; the first one loses the Army, which counts for so much. */
  const marches = (loss: number): number => {
    const kit: AnyKit = {
      ...theKit(),
      scripts: { still: () => [end] },
      candidates: () => [storm, [end]].map((decisions) => ({ decisions, prior: 1 })),
      evaluate({ s }) {
        const lives = s.troops.some((own: { seat: number; area: number }) => own.seat === 0 && own.area === 2);
        return lives ? [0.5, 0.5] : [0.5 - loss, 0.5 + loss];
      },
    };
    const recruit = mindOf('ventura', 'recruit', kit);
    return Array.from({ length: 80 }, (_, n) =>
      recruit?.decide(questionFor(engine, world, 0, rngOf(`walls${n}`), { work: 1, until: null })),
    ).filter((decision) => decision?.verb === 'march').length;
  };
  expect(marches(0)).toBeGreaterThan(3);
  expect(marches(0.3)).toBe(0);
});

test('a recruit errs now and then, but only by what comes to mind', () => {
  const { engine, world } = table(
    position({ round: 3, players: [{ florins: 18 }], turn: { step: 'prestige', seat: 0 } }),
  ).match;
  const done = Array.from({ length: 60 }, (_, n) =>
    at(
      [mindOf('ventura', 'recruit')?.decide(questionFor(engine, world, 0, rngOf(`err${n}`), { work: 1, until: null }))],
      0,
    ),
  );
  expect(done.filter((one) => one?.arg === 5).length).toBeGreaterThan(30);
  // Four Florins for five points, with eighteen in the chest, come to nobody's mind.
  expect(done.some((one) => one?.arg === 4)).toBe(false);
});
