/** Monferrato at telling moments, for those who draw its board. */

import type { World } from '@condotta/kernel';
import type { Gallery } from '@condotta/kit';
import { BATTLE, SIEGE } from './lessons/ground.ts';
import type { MonferratoFrame, State } from './state.ts';

type W = World<State, MonferratoFrame>;

const two = { seats: 2 };
const later =
  (turn: number) =>
  ({ state }: W): boolean =>
    state.turn >= turn;

/** A Command is drawn, and decisions follow: "act", "zone:casale" (activate it), "march unit:G2". */
const onto = (position: object, drawn: string, ...decisions: readonly string[]) => ({
  position: { ...position, cup: [drawn] },
  decisions: decisions.map((text) => {
    const [verb = '', arg = null] = text.startsWith('zone:') ? ['zone', text] : text.split(' ');
    return { verb, arg };
  }),
});

const ATTACK = [
  'act',
  'zone:rosignano',
  'march unit:M1',
  ...['M2', 'M3', 'M4', 'M5', 'M6', 'M8'].map((unit) => `join unit:${unit}`),
  'step zone:pontestura',
];

const TWO_MINES = { ...SIEGE, mines: { 'casale-rosignano': 2, 'casale-frassineto': 1 } };

export const gallery: Gallery<State, MonferratoFrame> = {
  scenes: [
    { name: 'set-up', from: two, moment: 'setUp.zone', fits: (_w, seat) => seat === 1 },
    { name: 'take', from: two, moment: 'setUp.unit' },
    { name: 'declare', from: two, moment: 'activation.declare', fits: later(2) },
    { name: 'choose', from: two, moment: 'activation.choose', fits: later(3) },
    { name: 'zone', from: two, moment: 'zone.act', fits: later(2) },
    {
      name: 'march',
      from: two,
      moment: 'march.on',
      fits: ({ state, stack }) => {
        const top = stack.at(-1);
        return state.turn >= 2 && top?.proc === 'march' && top.units.length > 1;
      },
    },
    { name: 'recall', from: two, moment: 'battle.recall' },
    { name: 'losses', from: two, moment: 'losses.choose' },
    { name: 'press', from: onto(BATTLE, 'M', ...ATTACK), moment: 'battle.press' },
    { name: 'retreat', from: two, moment: 'retreat.choose' },
    { name: 'guns', from: two, moment: 'bombardment.guns' },
    { name: 'siege', from: onto(SIEGE, 'M', 'act', 'zone:rosignano'), moment: 'zone.act' },
    {
      name: 'mine',
      from: onto(TWO_MINES, 'G', 'act', 'zone:casale', 'countermine unit:G12'),
      moment: 'engineers.side',
    },
    { name: 'response', from: two, moment: 'response.dice' },
    { name: 'discard', from: two, moment: 'activation.discard' },
    { name: 'spies', from: two, moment: 'spies.choose' },
    { name: 'replacements', from: two, moment: 'replacements.unit' },
    { name: 'late', from: two, moment: 'activation.choose', fits: later(22) },
    { name: 'over', from: two, moment: '' },
  ],
};
