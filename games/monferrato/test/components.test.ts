/** M2, D1 to D33: the box. */

import { at, range } from '@condotta/kernel';
import { describe, expect, test } from 'vitest';
import { BUILT_IN, type Chit, problemsOf, type Unit } from '../components/index.ts';
import { lookupOf } from '../lookup.ts';
import { boxOf } from '../set-up.ts';

const { armies, commands, units, camps, zones, borders, boxes, chits } = BUILT_IN;
const lookup = lookupOf(BUILT_IN);
const zone = (id: string) => at(zones, lookup.zones.get(id) ?? -1);
const of = (letter: string): Unit[] => units.filter(({ id }) => id.startsWith(letter));
const chit = (number: number): Chit => at(chits, number - 1);
const numbers = (fits: (one: Chit) => boolean): number[] => chits.flatMap((one, i) => (fits(one) ? [i + 1] : []));
const reinforces = (one: Chit): boolean => one.effects[0]?.kind === 'reinforce';

test('the built-in box has no problems', () => {
  expect(problemsOf(BUILT_IN)).toEqual([]);
});

test('M2.1-1 M2.1-2 M2.1-4 M2.1-5 five armies, eight Commands, units of six types with their values', () => {
  expect(armies.map(({ name, faction }) => `${name.en} ${faction}`)).toEqual([
    'France 0',
    'Gonzaga 0',
    'Venice 0',
    'Spain 1',
    'Savoy 1',
  ]);
  expect(commands.map(({ name, army }) => `${name.en}: ${at(armies, army).name.en}`)).toEqual([
    'Gonzaga: Gonzaga',
    'Milan: Spain',
    'Savoy: Savoy',
    'French 1: France',
    'French 2: France',
    'Venice: Venice',
    'Spinola: Spain',
    'Landsknechts: Spain',
  ]);
  expect(new Set(units.map(({ type }) => type)).size).toBe(6);
  for (const { id, front } of units)
    expect([id, front.attack >= 1 && front.defence >= front.attack]).toEqual([id, true]);
});

test('M2.1-6 D9 D10 D12 which counters have a back, and with which values', () => {
  for (const { id, type, front, back } of units) {
    if (type === 'garrison') expect([id, front, back]).toEqual([id, { attack: 1, defence: 2 }, null]);
    if (type === 'artillery' || type === 'guastatori') expect([id, back]).toEqual([id, front]);
    if (type === 'infantry' || type === 'cavalry')
      expect([id, back]).toEqual([
        id,
        { attack: Math.max(1, front.attack - 1), defence: Math.max(1, front.defence - 1) },
      ]);
  }
  const commanders = units.filter(({ type }) => type === 'commander');
  expect(
    commanders.map(
      ({ name, front, backName, back }) => `${name.en} ${front.attack} ${backName?.en ?? '-'} ${back?.attack ?? ''}`,
    ),
  ).toEqual([
    'Carlo Nevers 2 - ',
    'Cordoba 2 Serbelloni 1',
    'Carlo Emanuele 3 Vittorio Amedeo 2',
    'Uxelles 2 Créquy 2',
    'Toiras 2 - ',
    'Richelieu 3 La Force 2',
    'Sagredo 1 Candale 2',
    'Ambrogio Spinola 4 Santa Cruz 2',
    'Collalto 2 Aldringen 3',
  ]);
  expect(units.filter(({ major }) => major).map(({ id, front }) => `${id} ${front.attack}`)).toEqual([
    'R2 4',
    'A2 4',
    'L2 4',
  ]);
});

test('D8 D30 110 counters, counted by Command', () => {
  expect(['G', 'M', 'S', 'F', 'R', 'V', 'A', 'L'].map((letter) => of(letter).length)).toEqual([
    17, 17, 12, 15, 15, 7, 12, 15,
  ]);
  const line = (letter: string): string =>
    of(letter)
      .map(
        ({ type, front }) =>
          `${type.charAt(0)}${type.charAt(1)}${front.attack === front.defence ? front.attack : `${front.attack}/${front.defence}`}`,
      )
      .join(' ');
  expect(line('G')).toBe('co2 in3/4 in3/4 in3/4 in3/4 in3/4 in2/3 ca2 ar3 ar4 ar4 gu3 gu4 ga1/2 ga1/2 ga1/2 ga1/2');
  expect(line('M')).toBe('co2 in3 in2 in2 in2 in3 in3 ca2 ar3 ar3 gu3 gu3 ga1/2 ga1/2 ga1/2 ga1/2 ga1/2');
  expect(line('S')).toBe('co3 in3/4 in3/4 in2/3 ca3 ca2 ar4 gu3 ga1/2 ga1/2 ga1/2 ga1/2');
  expect(line('F')).toBe('co2 co2 in2 in2 in2 in2 in2 in3 in3 in3 ca2 ar3 ar4 gu3 gu3');
  expect(line('R')).toBe('co3 in4 in3 in3 in3 in3 in3 in3 in3 ca3 ca3 ca3 ar4 ar4 gu4');
  expect(line('V')).toBe('co1 in2 in2 ga1/2 ga1/2 ca2 ar3');
  expect(line('A')).toBe('co4 in4 in3 in3 in3 in3 ca3 ca3 ar4 ar4 gu4 gu4');
  expect(line('L')).toBe('co2 in4 in3 in3 in3 in3 in3 in3 in3 ca3 ca3 ca2 ar3 ar3 gu3');
});

test('M14.5-1 D11 D31 M2.1.1-1 the Camps of the armies, and three Forts a side', () => {
  expect(camps.map(({ army }) => at(armies, army).name.en)).toEqual(['Gonzaga', 'Spain', 'Savoy', 'France', 'Spain']);
  expect(BUILT_IN.forts).toEqual([3, 3]);
});

test('M2.3-1 D1 47 zones in three sections, among them all that the rulebook names', () => {
  expect(zones.length).toBe(47);
  expect(
    zones
      .filter(({ attested }) => attested.includes('name'))
      .map(({ id }) => id)
      .sort(),
  ).toEqual(
    [
      'guillestre',
      'monginevro',
      'susa',
      'san_pietro',
      'torino',
      'ivrea',
      'col_asti',
      'mencucco',
      'moncalvo',
      'trino',
      'casale',
      'nizza',
      'alba',
      'alessandria',
      'lomellina',
      'novara',
      'milano',
      'valtellina',
      'cremona',
      'mantova',
      'bresciano',
      'monte_chiaro',
      'veronese',
    ].sort(),
  );
  expect(zones.filter(({ section }) => section === 'valtellina').map(({ id }) => id)).toEqual(['valtellina']);
});

test('M2.3-2 D2 every zone has one owner, or none', () => {
  const lands = (land: string): number => zones.filter((one) => one.land === land).length;
  expect(['france', 'savoy', 'monferrato', 'milan', 'mantua', 'venice', 'none'].map(lands)).toEqual([
    1, 12, 10, 8, 12, 3, 1,
  ]);
  for (const id of ['milano', 'cremona', 'novara', 'alessandria', 'lomellina']) expect(zone(id).land).toBe('milan');
  for (const id of ['susa', 'monginevro', 'san_pietro', 'torino']) expect(zone(id).land).toBe('savoy');
  for (const id of ['casale', 'trino', 'moncalvo', 'nizza', 'alba']) expect(zone(id).land).toBe('monferrato');
  expect(zone('valtellina').land).toBe('none');
});

test('M2.3-3 M2.3-4 D3 two Fortresses; villages on open and on difficult ground', () => {
  expect(zones.filter(({ ground }) => ground === 'fortress').map(({ id }) => id)).toEqual(['casale', 'mantova']);
  for (const id of ['trino', 'moncalvo', 'nizza', 'alba']) expect(zone(id).village).toBe(true);
  expect([zone('nizza').ground, zone('trino').ground]).toEqual(['difficult', 'open']);
});

test('M2.3-6 D4 D32 100 borders, each of one kind', () => {
  const count = (kind: string): number => borders.filter((border) => border.kind === kind).length;
  expect(['land', 'bridge', 'river', 'impassable', 'link', 'boxlink'].map(count)).toEqual([54, 26, 16, 1, 1, 2]);
  expect(borders.filter(({ kind }) => kind === 'boxlink').map(({ a, b }) => `${a} ${b}`)).toEqual([
    'milano valtellina',
    'milano cremona',
  ]);
  expect(lookup.ways[lookup.zones.get('valtellina') ?? -1]).toHaveLength(1);
});

test('M2.3-7 D5 each border of a Fortress is a wall side with its Level, and no other is', () => {
  const sides = lookup.sides.map(
    ({ fortress, outside, level, kind }) => `${at(zones, fortress).id} ${at(zones, outside).id} ${level} ${kind}`,
  );
  expect(sides.sort()).toEqual([
    'casale frassineto 2 land',
    'casale lomellina 2 river',
    'casale pontestura 4 land',
    'casale rosignano 5 land',
    'casale trino 3 bridge',
    'mantova cerese 2 land',
    'mantova curtatone 2 land',
    'mantova porto 5 bridge',
    'mantova san_giorgio 4 bridge',
  ]);
});

test('D6 D7 with no unit on the map every source reaches every zone that is no river’s prisoner', () => {
  const reach = (from: string, avoid: readonly string[]): Set<string> => {
    const found = new Set([from]);
    for (const id of found)
      for (const { zone: to, kind } of lookup.ways[lookup.zones.get(id) ?? -1] ?? [])
        if (kind !== 'river' && kind !== 'impassable' && !avoid.includes(at(zones, to).land))
          found.add(at(zones, to).id);
    return found;
  };
  for (const { sources } of commands) for (const source of sources) expect(reach(source, []).size).toBe(47);
  expect(reach('guillestre', ['milan', 'venice']).has('casale')).toBe(true);
  for (const id of ['curtatone', 'cerese', 'porto', 'san_giorgio'])
    expect(reach('milano', ['venice']).has(id)).toBe(true);
});

test('D13 D14 D15 M3-1 the Timeline: 30 turns of one or two months, two boxes beyond, Morale lost in winter', () => {
  expect(boxes.length).toBe(32);
  expect(boxes.slice(0, 10).map(({ months }) => months.length)).toEqual([2, 1, 1, 1, 1, 1, 1, 1, 1, 2]);
  expect(boxes.flatMap(({ moraleLoss }, i) => (moraleLoss ? [i + 1] : []))).toEqual([11, 21, 31]);
  expect([boxOf(BUILT_IN, BUILT_IN.end), boxOf(BUILT_IN, BUILT_IN.change)]).toEqual([29, 11]);
});

test('D17 D18 the bands of Morale: High from 6, Medium from 3', () => {
  expect([BUILT_IN.bands, BUILT_IN.morale]).toEqual([
    { medium: 3, high: 6 },
    { start: 7, least: 1, most: 9 },
  ]);
});

test('M2.2-1 D20 D26 49 chits with number, name, colour, date and marks', () => {
  expect([chits.length, numbers(({ colour }) => colour === 'blue')]).toEqual([49, range(25).map((i) => i + 1)]);
  expect(numbers(reinforces)).toEqual([5, 6, 7, 8, 26, 28, 29, 32, 33, 37, 38, 44]);
  expect(numbers(({ mandatory }) => mandatory)).toEqual([11, 15, 16, 17, 31, 34, 35, 41, 42, 43]);
  expect(numbers(({ condition }) => condition !== null)).toEqual([27, 36, 40, 46]);
  expect(numbers(({ window }) => window !== null)).toEqual([4, 14, 23, 24, 47]);
  expect(chit(5).name.en).toBe('Uxelles');
  expect(numbers(({ who }) => who === 0)).toEqual([18, 20, 24, 30, 48]);
  expect(numbers(({ who }) => who === 1)).toEqual([9, 10, 19, 21, 22, 39, 49]);
  expect(numbers(({ removed }) => !removed)).toEqual([1, 2, 3, 4, 12, 13, 14, 20, 21, 22, 23, 24, 25, 34, 48, 49]);
});

test('D24 blue chits are dated before March 1629, red ones from then on', () => {
  for (const { colour, date, name } of chits)
    if (date) expect([name.en, date.year * 100 + date.month < 162903]).toEqual([name.en, colour === 'blue']);
});

test('D16 the date of each chit', () => {
  const dates = chits.map(({ date }) => (date ? `${date.year % 100}/${date.month}` : '-')).join(' ');
  expect(dates).toBe(
    '- - - - 28/8 28/3 28/5 28/3 28/3 28/3 28/4 - - - 28/9 28/11 28/10 28/11 - - - - - - - ' +
      '29/3 29/3 29/4 29/6 29/7 29/8 29/9 29/6 29/10 30/4 30/3 30/3 30/5 30/7 30/7 30/7 30/7 30/9 30/7 30/9 30/10 30/10 - -',
  );
});

test('D21 D27 each late Command has one chit with its first Commander; every late counter comes with exactly one chit', () => {
  const brought = chits.flatMap(({ effects }) =>
    effects.flatMap((effect) => (effect.kind === 'reinforce' ? effect.units : [])),
  );
  const placed = BUILT_IN.setUp.flatMap(({ piece }) => (piece.kind === 'units' ? piece.ids : []));
  expect([...brought, ...new Set(placed)].sort()).toEqual(units.map(({ id }) => id).sort());
  expect(numbers((one) => one.effects.some((effect) => effect.kind === 'reinforce' && effect.opens !== null))).toEqual([
    28,
  ]);
});

test('D29 every datum says where it comes from, and why if it is reconstructed', () => {
  for (const one of [...armies, ...commands, ...units, ...camps, ...zones, ...borders, ...boxes, ...chits])
    expect(['rulebook', 'derived', 'reconstructed']).toContain(one.source);
  for (const { reason } of [...units, ...chits])
    expect(Math.min(reason.en.length, reason.it.length)).toBeGreaterThan(5);
});

describe('a box that cannot be played is refused with the reason', () => {
  test.each([
    [
      'D5',
      {
        ...BUILT_IN,
        zones: zones.map((one) => ({ ...one, ground: one.id === 'casale' ? ('open' as const) : one.ground })),
      },
    ],
    ['D32', { ...BUILT_IN, borders: borders.map((one) => ({ ...one, wall: 0 })) }],
    ['D6', { ...BUILT_IN, borders: borders.filter(({ b }) => b !== 'valtellina') }],
    ['D10', { ...BUILT_IN, units: units.map((one) => ({ ...one, back: null })) }],
    ['D20', { ...BUILT_IN, firstChit: 1 }],
    ['D22', { ...BUILT_IN, chits: chits.map((one) => ({ ...one, who: 0 as const })) }],
    ['D16', { ...BUILT_IN, boxes: boxes.slice(0, 20) }],
    ['D17', { ...BUILT_IN, bands: { medium: 7, high: 3 } }],
    ['D33', { ...BUILT_IN, units: units.slice(0, 30) }],
    ['D9', { ...BUILT_IN, units: units.filter(({ type }) => type !== 'commander') }],
  ])('%s', (constraint, box) => {
    expect(problemsOf(box).some((text) => text.startsWith(constraint))).toBe(true);
  });
});
