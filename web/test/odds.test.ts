import { ventura } from '@condotta/games/ventura';
import { anyEngineOf } from '@condotta/kernel';
import { expect, test } from 'vitest';
import { game, house, look, people } from '../../keeper/test/house.ts';
import { oddsOf } from '../src/host/odds.ts';

test('odds come before a fight, with losses, and from imagined worlds only', async () => {
  const engine = anyEngineOf(ventura);
  const h = house({ odds: async (_game, world, seat, decision) => oddsOf(engine, world, seat, decision) });
  const { table } = await h.keeper.start(
    game(people('Anna', 'Berto'), {
      position: {
        map: { Bologna: '0,0', Viterbo: '1,0', Mantua: '1,-1', Ferrara: '0,1', 'Plain of Lodi': '2,-1' },
        players: [
          { family: 'este', domain: ['Ferrara'] },
          { family: 'gonzaga', domain: ['Mantua'], hand: [60] },
        ],
        troops: [
          { seat: 0, area: 2, at: 'Viterbo', captain: 'Colleoni', companies: [25, 26, 27] },
          { seat: 1, area: 2, at: 'Plain of Lodi', companies: [41] },
        ],
        turn: { step: 'troop', seat: 0 },
      },
    }),
  );
  const { seq } = await look(h, table, 0);
  await h.keeper.act({ table, seat: 0, verb: 'march', arg: 'troop:0.2', seq });
  const { choices } = await look(h, table, 0);
  const ask = (label: string) => {
    const choice = choices.find((one) => one.label === label);
    return h.keeper.odds({ table, seat: 0, verb: choice?.verb ?? '', arg: choice?.arg ?? null });
  };
  const odds = await ask('Attack Gonzaga at Plain of Lodi for 1: a battle');
  const sum = odds?.outcomes.reduce((all, { chance }) => all + chance, 0) ?? 0;
  expect(sum).toBeCloseTo(1);
  expect(odds?.outcomes[0]).toMatchObject({ label: 'won', losses: [expect.any(Number), 1] });
  expect(odds?.outcomes[0]?.chance).toBeGreaterThan(0.9);
  expect(await ask('Enter Bologna for 1')).toBeNull();
  expect(await ask('Halt at Viterbo')).toBeNull();
  expect(await h.keeper.odds({ table, seat: 1, verb: 'enter', arg: 'tile:1' })).toBeNull();
});
