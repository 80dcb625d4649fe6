/** What the soak asks of computer players: that they propose nothing illegal, and that they cannot cheat. */

import { type AnyGame, eyesOf, rngOf } from '@condotta/kernel';
import { type AnyWorld, count, type Property, pickOf, type Run, sampled, trouble, walk } from '@condotta/kernel/suite';
import { kitOf, type Level, mindOf, questionFor } from '@condotta/minds';

/** The quick ones often, the slow ones seldom: so many times in a thousand, each with so much work for a decision. */
interface Turn {
  readonly level: Level;
  readonly often: number;
  readonly work: number;
}

const LAWFUL: readonly Turn[] = [
  { level: 'recruit', often: 500, work: 1 },
  { level: 'sergeant', often: 480, work: 1 },
  { level: 'captain', often: 10, work: 12 },
  { level: 'general', often: 5, work: 24 },
  { level: 'marshal', often: 5, work: 24 },
];

const HONEST: readonly Turn[] = [
  { level: 'recruit', often: 300, work: 1 },
  { level: 'sergeant', often: 300, work: 1 },
  { level: 'captain', often: 200, work: 12 },
  { level: 'general', often: 100, work: 24 },
  { level: 'marshal', often: 100, work: 24 },
];

/** At each position of random games some mind proposes something for somebody who is asked; the judge allows it. */
const lawfulMinds: Property = {
  name: 'lawful minds',
  unit: 'proposals',
  rate: 1,
  trial: (run) =>
    walk(run, {
      position(world) {
        const turn = turnOf(run, LAWFUL);
        const seat = pickOf(world.waiting, run.rng);
        const decision = proposal(run, turn, world, seat, `${run.rng(2 ** 30)}`);
        count(run, 'proposals');
        count(run, `proposals of ${turn.level}s`);
        const refusal = run.engine.check(world, seat, decision);
        if (!refusal) return null;
        return trouble(`a ${turn.level} proposes what is illegal`, `${JSON.stringify(decision)}: ${refusal.key}`);
      },
    }),
};

/** Two worlds that differ only in what the seat cannot see, the same dice of the mind: the same choice. */
const honestMinds: Property = {
  name: 'honest minds',
  unit: 'pairs',
  rate: 0.1,
  trial: (run) =>
    walk(run, {
      position(world) {
        if (!sampled(run)) return null;
        const turn = turnOf(run, HONEST);
        const seat = pickOf(world.waiting, run.rng);
        const other = run.engine.copy(world);
        run.engine.game.reimagine(run.engine.table(other), other, eyesOf(seat), run.rng);
        if (JSON.stringify(other) === JSON.stringify(world)) return null;
        count(run, 'pairs');
        count(run, `pairs for ${turn.level}s`);
        const seed = `${run.rng(2 ** 30)}`;
        const [mine, theirs] = [world, other].map((each) => JSON.stringify(proposal(run, turn, each, seat, seed)));
        if (mine === theirs) return null;
        return trouble(`the choice of a ${turn.level} shows what is hidden`, `seat ${seat}: ${mine}, ${theirs}`);
      },
    }),
};

/** With how many of their units each is tried at full size; nothing for a game without computer players. */
export const mindProperties = (game: AnyGame): readonly (readonly [Property, number])[] =>
  kitOf(game.id)
    ? [
        [lawfulMinds, 1_000_000],
        [honestMinds, 10_000],
      ]
    : [];

function turnOf(run: Run, turns: readonly Turn[]): Turn {
  let left = run.rng(1000);
  const found = turns.find(({ often }) => {
    left -= often;
    return left < 0;
  });
  if (!found) throw new Error('the turns do not make a thousand');
  return found;
}

function proposal({ engine }: Run, { level, work }: Turn, world: AnyWorld, seat: number, seed: string) {
  const mind = mindOf(engine.game.id, level);
  if (!mind) throw new Error(`${engine.game.id} has no ${level}`);
  return mind.decide(questionFor(engine, world, seat, rngOf(seed), { work, until: null }));
}
