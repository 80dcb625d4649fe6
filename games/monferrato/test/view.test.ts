/** MH-1 to MH-3, M2.1-8: what lies open is in everybody's view as it lies, and nothing else. */

import { at, eyesOf } from '@condotta/kernel';
import { viewFor } from '@condotta/kernel/host';
import { expect } from 'vitest';
import { BUILT_IN } from '../components/index.ts';
import { lookupOf } from '../lookup.ts';
import { frames } from '../state.ts';
import { namesOf } from '../things.ts';
import type { MonferratoView } from '../view-form.ts';
import { newGame, table, test } from './table.ts';

const zone = (id: string): number => lookupOf(BUILT_IN).zones.get(id) ?? -1;
const unit = (id: string): number => lookupOf(BUILT_IN).units.get(id) ?? -1;
const side = (id: string): number => namesOf(BUILT_IN).numbers.get(`side:${id}`) ?? -1;
const command = (letter: string): number => BUILT_IN.commands.findIndex((one) => one.letter === letter);

/** The zone with the number 0: a zone like any other. */
const FIRST = at(BUILT_IN.zones, 0).id;
const RELIEF = BUILT_IN.chits.findIndex(({ effects }) => effects[0]?.kind === 'reinforce');
const [relief] = at(BUILT_IN.chits, RELIEF).effects;
const COMING = relief?.kind === 'reinforce' ? at(relief.units, 0) : '';

const TABLE = {
  turn: 'May 1628',
  end: 29,
  units: {
    G2: { at: 'casale', back: true },
    G3: FIRST,
    M13: { at: 'milano', activated: true },
    M2: { at: 'frassineto', outOfSupply: true },
    M3: 'eliminated',
    M4: 'removed',
    S12: 'torino',
    [COMING]: 'waiting',
  },
  camps: ['mantova', { at: 'milano', moved: true }, 'torino', 'reserve', 'eliminated'],
  forts: { france: ['trino', 'alba'], spain: ['susa'] },
  fortsLeft: { france: 1, spain: 0 },
  ruins: ['moncalvo', 'nizza'],
  raided: ['acqui'],
  levels: { 'casale-trino': 1 },
  mines: { 'casale-frassineto': { count: 2, of: 'spain' as const } },
  morale: { spain: 4 },
  cup: ['S', 'G'],
  box: [],
  drawn: 'M',
  resting: ['S'],
  hands: { france: [2, 11], spain: [3] },
  seen: [[], [11], []],
  discard: [7],
  removed: [8, 9],
  groups: [{ chit: RELIEF + 1, due: 'Jul 1628', sure: true }],
  points: [3, 5],
  cautioned: [false, true],
  open: false,
  truce: true,
};

const NONE_LAID = lookupOf(BUILT_IN).sides.map(() => 0);
const ACTIVATION = frames.activation({
  at: 'declare',
  command: command('M'),
  leader: -1,
  march: -1,
  train: -1,
  laid: NONE_LAID,
  tried: NONE_LAID,
});
const opened = (more: object = {}) =>
  table({ ...TABLE, ...more, flow: { stack: [frames.game({ at: 'turn' }), frames.turn(), ACTIVATION] } });
const seen = (eyes: number): MonferratoView => viewFor(opened().match, eyes) as MonferratoView;

test.asWritten('M2.1-8 every counter lies open: where it is, its back, its supply, whether it has acted', () => {
  for (const eyes of [0, eyesOf(0), eyesOf(1)]) {
    const { units } = seen(eyes);
    const shown = (id: string): unknown => units[unit(id)];
    const bare = { back: false, outOfSupply: false, activated: false };
    expect(units.map((one) => one.unit)).toEqual(units.map((_, i) => i));
    expect(shown('G2')).toEqual({ ...bare, unit: unit('G2'), zone: zone('casale'), off: null, back: true });
    expect(shown('G3')).toEqual({ ...bare, unit: unit('G3'), zone: 0, off: null });
    expect(shown('M13')).toEqual({ ...bare, unit: unit('M13'), zone: zone('milano'), off: null, activated: true });
    expect(shown('M2')).toEqual({ ...bare, unit: unit('M2'), zone: zone('frassineto'), off: null, outOfSupply: true });
    expect(shown('M3')).toEqual({ ...bare, unit: unit('M3'), zone: null, off: 'eliminated' });
    expect(shown('M4')).toEqual({ ...bare, unit: unit('M4'), zone: null, off: 'removed' });
    expect(shown(COMING)).toEqual({ ...bare, unit: unit(COMING), zone: null, off: 'waiting' });
    expect(shown('G4')).toEqual({ ...bare, unit: unit('G4'), zone: null, off: 'reserve' });
  }
});

test.asWritten('MH-1 the map, the tracks and the piles lie open, the container of Commands without its order', () => {
  const t = opened();
  for (const eyes of [0, eyesOf(0), eyesOf(1)]) {
    const { units: _, hands: __, flow, sides, ...rest } = viewFor(t.match, eyes) as MonferratoView;
    expect(rest).toEqual({
      turn: BUILT_IN.boxes.findIndex(({ name }) => name.en === 'May 1628'),
      end: 28,
      camps: [
        { zone: zone('mantova'), moved: false },
        { zone: zone('milano'), moved: true },
        { zone: zone('torino'), moved: false },
        { zone: -1, moved: false },
        { zone: -3, moved: false },
      ],
      forts: [[zone('trino'), zone('alba')].sort((a, b) => a - b), [zone('susa')]],
      fortsLeft: [1, 0],
      ruins: [zone('moncalvo'), zone('nizza')].sort((a, b) => a - b),
      raided: [zone('acqui')],
      morale: BUILT_IN.armies.map((_army, army) => at(t.s.morale, army)),
      cup: [command('G'), command('S')].sort((a, b) => a - b),
      box: [],
      drawn: command('M'),
      resting: [command('S')],
      bag: t.s.bag.length,
      discard: [6],
      removed: [7, 8],
      changed: false,
      groups: [{ chit: RELIEF, due: BUILT_IN.boxes.findIndex(({ name }) => name.en === 'Jul 1628'), sure: true }],
      points: [3, 5],
      cautioned: [false, true],
      open: false,
      truce: true,
    });
    expect(sides[side('casale-trino')]).toEqual({ level: 1, mines: 0 });
    expect(sides[side('casale-frassineto')]).toEqual({ level: 2, mines: 2 });
    expect(flow).toEqual(t.match.world.stack);
  }
});

test.asWritten('MH-2 a hand is its own seat’s; of another hand one sees what one knows of it', () => {
  const hands = (eyes: number) => seen(eyes).hands;
  expect(hands(eyesOf(0))).toEqual([
    { count: 2, chits: [1, 10] },
    { count: 1, chits: [] },
  ]);
  expect(hands(eyesOf(1))).toEqual([
    { count: 2, chits: [10] },
    { count: 1, chits: [2] },
  ]);
  expect(hands(0)).toEqual([
    { count: 2, chits: [] },
    { count: 1, chits: [] },
  ]);
  expect(hands(eyesOf(0) | eyesOf(1))).toEqual([
    { count: 2, chits: [1, 10] },
    { count: 1, chits: [2] },
  ]);
  const everybody = opened({ seen: [[], [], [3]] });
  for (const eyes of [0, eyesOf(0)])
    expect((viewFor(everybody.match, eyes) as MonferratoView).hands[1]).toEqual({ count: 1, chits: [2] });
});

test.asWritten('M4-5 between two activations no Command is drawn, and those that have acted lie in the box', () => {
  const t = table({ turn: 'May 1628', cup: ['M'], box: ['G'], units: { M13: 'milano', G2: 'casale' } }, 0);
  expect(t.view(null)['drawn']).toBe(command('M'));
  expect(t.view(null)['box']).toEqual([command('G')]);
  const begun = newGame();
  expect(begun.view(null)['drawn']).toBe(null);
});
