/** Ravenna at telling moments, for those who draw its board. */

import type { World } from '@condotta/kernel';
import type { Gallery } from '@condotta/kit';
import type { RavennaFrame, State } from './state.ts';

type W = World<State, RavennaFrame>;

const given = ({ stack }: W): number => {
  const top = stack.at(-1);
  return top?.proc === 'orders' ? (top.issues[0]?.length ?? 0) : 0;
};
const marching = ({ stack }: W) => {
  const top = stack.at(-1);
  return top?.proc === 'march' ? top : null;
};
const two = { seats: 2 };

export const gallery: Gallery<State, RavennaFrame> = {
  scenes: [
    { name: 'deployment', from: two, moment: 'deployment.choose' },
    { name: 'orders', from: two, moment: 'orders.choose', fits: (w) => w.state.turn === 1 },
    { name: 'issue', from: two, moment: 'orders.choose', fits: (w) => w.state.turn >= 3 && given(w) === 1 },
    { name: 'answer', from: two, moment: 'execution.answer', fits: (w) => w.state.turn >= 3 },
    { name: 'instead', from: two, moment: 'execution.instead' },
    { name: 'card', from: two, moment: 'execution.card' },
    { name: 'mark', from: two, moment: 'execution.mark', fits: (w) => w.state.turn >= 2 },
    { name: 'aim', from: two, moment: 'shoot.aim', fits: (w) => w.state.turn >= 3 },
    { name: 'suffer', from: two, moment: 'shoot.suffer' },
    { name: 'march', from: two, moment: 'march.go', fits: (w) => w.state.turn >= 2 && marching(w)?.attack === false },
    {
      name: 'charge',
      from: two,
      moment: 'march.go',
      fits: (w) => w.state.turn >= 3 && (marching(w)?.advanced ?? 0) > 0 && marching(w)?.attack === true,
    },
    { name: 'arrange', from: two, moment: 'arrange.place', fits: (w) => w.state.turn >= 1 },
    { name: 'defender', from: two, moment: 'attack.defender' },
    { name: 'keep', from: two, moment: 'attack.keep', fits: (w) => w.state.turn >= 3 },
    { name: 'hit', from: two, moment: 'effect.choose', fits: (w) => w.state.turn >= 3 },
    { name: 'over', from: two, moment: '' },
  ],
};
