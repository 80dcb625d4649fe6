/** V6.7 to V6.12 Starting Domains. */

import { at } from '@condotta/kernel';
import { expect } from 'vitest';
import { chosen, claiming, drive } from './maps.ts';
import { ventura } from './pinned.ts';
import { test } from './seating.ts';
import { MAP, newGame, position, type TestTable, table } from './table.ts';

function claim(t: TestTable, seat: number, ...tiles: string[]): void {
  for (const tile of tiles) t.act(seat, 'claim', t.tileArg(tile));
}

const domain = (t: TestTable, seat: number): string[] =>
  t.s.owners.flatMap((owner, tile) => (owner === seat ? [at(t.rules.components.tiles, tile - 1).name.en] : [])).sort();

test('V6.7 a starting Domain is the City and exactly three others, in one connected group', () => {
  const t = table(claiming(MAP));
  expect(t.args(0, 'claim')).toEqual(['Lomellina', 'Chianti'].map(t.tileArg));
  expect(t.refusal(0, 'claim', t.tileArg('Bologna')).rule).toBe('V6.7');
  expect(t.refusal(0, 'claim', t.tileArg('Ferrara')).rule).toBe('V6.7');
  expect(t.refusal(0, 'claim', t.tileArg('Pandino')).code).toBe('unknown');
  claim(t, 0, 'Lomellina', 'Anghiari');
  // Vignola and Camaldoli hang together, but a second group of two does not do.
  expect(t.refusal(0, 'claim', t.tileArg('Vignola')).rule).toBe('V6.7');
  expect(t.asked).toEqual([0]);
  claim(t, 0, 'Camaldoli');
  expect(t.asked).toEqual([1]);
  expect(domain(t, 0)).toEqual(['Anghiari', 'Camaldoli', 'Ferrara', 'Lomellina']);
});

test('V6.7 he must take three others: there is no way to stop before', () => {
  const t = table(claiming(MAP));
  claim(t, 0, 'Lomellina', 'Chianti');
  expect(t.offers(0).every((offer) => offer.startsWith('claim '))).toBe(true);
  expect(domain(t, 0)).toEqual([]);
});

test('V6.7 in turn order, and not only from the tiles he laid himself', () => {
  // Seat 1 is First Player; the tiles of both lie where the first legal cell was.
  const t = chosen(2, 1);
  const own = new Set(t.player(1).reserve);
  drive(t, () => t.frame.proc === 'domains');
  expect(t.asked).toEqual([1]);
  const foreign = t.args(1, 'claim').filter((arg) => !own.has(Number(String(arg).slice(5))));
  expect(foreign.length).toBeGreaterThan(0);
  t.act(1, 'claim', at(foreign, 0));
  drive(t, () => t.asked[0] !== 1);
  expect([t.asked, t.frame.proc]).toEqual([[0], 'domains']);
  expect(domain(t, 1)).toHaveLength(4);
});

test('V6.8 a Territory of another Domain cannot be taken, nor a City of somebody who has yet to choose', () => {
  // Mantua beside Lomellina and Anghiari.
  const t = table(claiming({ ...MAP, Mantua: '-1,-1' }));
  claim(t, 0, 'Lomellina');
  expect(t.refusal(0, 'claim', t.tileArg('Mantua'))).toMatchObject({ rule: 'V6.8', key: 'domain.city' });
  claim(t, 0, 'Bologna', 'Chianti');
  expect(t.asked).toEqual([1]);
  expect(t.refusal(1, 'claim', t.tileArg('Lomellina'))).toMatchObject({ rule: 'V6.8', key: 'domain.taken' });
  claim(t, 1, 'Anghiari');
  expect(t.refusal(1, 'claim', t.tileArg('Bologna'))).toMatchObject({ rule: 'V6.8', key: 'domain.taken' });
  claim(t, 1, 'Camaldoli', 'Viterbo');
  expect(domain(t, 1)).toEqual(['Anghiari', 'Camaldoli', 'Mantua', 'Viterbo']);
});

test('V6.9 a Papal Territory may be in a starting Domain, unless the table forbids it', () => {
  const free = table(claiming(MAP));
  claim(free, 0, 'Chianti', 'Bologna', 'Viterbo');
  expect(domain(free, 0)).toEqual(['Bologna', 'Chianti', 'Ferrara', 'Viterbo']);
  const strict = table(claiming(MAP, { papalStart: false }));
  claim(strict, 0, 'Chianti');
  expect(strict.refusal(0, 'claim', strict.tileArg('Bologna')).rule).toBe('V6.9');
  expect(strict.args(0, 'claim')).toEqual(['Lomellina', 'Cascina'].map(strict.tileArg));
});

test('V6.9 Papal Territories are allowed by default, in a new game, in a position and among the options alike', () => {
  const option = ventura.options.find(({ id }) => id === 'papalStart');
  expect(option?.values[0]).toBe(true);
  expect(newGame(2).s.options.papalStart).toBe(true);
  expect(table(position()).s.options.papalStart).toBe(true);
});

/** A strip, west to east: Pandino, Cusago, Chianti, Ferrara, Lomellina, Camaldoli, Vignola, Mantua. */
const STRIP = {
  Pandino: '-3,0',
  Cusago: '-2,0',
  Chianti: '-1,0',
  Ferrara: '0,0',
  Lomellina: '1,0',
  Camaldoli: '2,0',
  Vignola: '3,0',
  Mantua: '4,0',
};

test('V6.10 a choice that leaves a later player without a full choice is illegal while there is another', () => {
  const t = table(claiming(STRIP));
  expect(t.refusal(0, 'claim', t.tileArg('Lomellina'))).toMatchObject({ rule: 'V6.10', blame: ['tile:4'] });
  claim(t, 0, 'Chianti');
  expect(t.refusal(0, 'claim', t.tileArg('Lomellina')).rule).toBe('V6.10');
  claim(t, 0, 'Cusago', 'Pandino');
  claim(t, 1, 'Vignola', 'Camaldoli', 'Lomellina');
  expect(domain(t, 1)).toEqual(['Camaldoli', 'Lomellina', 'Mantua', 'Vignola']);
});

test('V6.10 without another choice the one that blocks is legal; V6.11 the later player takes what is connected', () => {
  const { Pandino: _, ...short } = STRIP;
  const t = table(claiming(short));
  expect(t.args(0, 'claim')).toEqual(['Lomellina', 'Chianti'].map(t.tileArg));
  claim(t, 0, 'Chianti', 'Cusago', 'Lomellina');
  expect(domain(t, 0)).toHaveLength(4);
  // He is not asked: City and two others are all there is, and nothing makes up for the fourth.
  expect(domain(t, 1)).toEqual(['Camaldoli', 'Mantua', 'Vignola']);
  expect([t.s.round, t.frame.proc]).toEqual([1, 'prestige']);
  expect([t.player(1).florins, t.player(1).points]).toEqual([1, 0]);
});

test('V6.10 not only the next player counts: also one who chooses after him must keep a full choice', () => {
  // Florence in the place of Mantua; Mantua with three tiles of its own far away.
  const { Mantua: east, ...rest } = STRIP;
  const map = { ...rest, Florence: east, Mantua: '0,5', Soave: '1,5', Persiceto: '2,5', Montferrat: '3,5' };
  const t = table({
    ...claiming(map),
    players: [{ family: 'este' }, { family: 'gonzaga' }, { family: 'medici' }],
    removed: [108, 109],
  });
  expect(t.refusal(0, 'claim', t.tileArg('Lomellina'))).toMatchObject({ rule: 'V6.10', blame: ['tile:4', 'tile:5'] });
  claim(t, 0, 'Chianti', 'Cusago', 'Pandino');
  expect(t.asked).toEqual([1]);
});

test('V6.10 the last player may choose freely', () => {
  const t = table(claiming(STRIP));
  claim(t, 0, 'Chianti', 'Cusago', 'Pandino');
  expect(t.args(1, 'claim')).toEqual([t.tileArg('Vignola')]);
});

test('V6.11 the largest group holds the own City: a bigger one that it does not touch does not count', () => {
  // Mantua touches Vignola alone; four neutral tiles lie west of Ferrara's Domain.
  const map = { ...STRIP, Ferrara: '2,0', Lomellina: '0,0', Camaldoli: '1,0', 'Lake Garda': '-4,0' };
  const t = table(claiming(map));
  claim(t, 0, 'Camaldoli', 'Lomellina', 'Chianti');
  expect(domain(t, 1)).toEqual(['Mantua', 'Vignola']);
});

test('V6.12 E3 each Territory of a starting Domain gets markers equal to its Income, the rest of the map none', () => {
  const t = table(claiming(MAP));
  claim(t, 0, 'Lomellina', 'Chianti', 'Cascina');
  claim(t, 1, 'Vignola', 'Camaldoli', 'Anghiari');
  const markers = (...tiles: string[]): number[] => tiles.map(t.markers);
  // Lomellina has Income 2, the others 1; Cascina counts yellow, but does not touch Lomellina.
  expect(markers('Ferrara', 'Lomellina', 'Chianti', 'Cascina')).toEqual([1, 2, 1, 1]);
  // Anghiari: 1 and 1 for the green of Camaldoli in the same new Domain.
  expect(markers('Mantua', 'Vignola', 'Camaldoli', 'Anghiari')).toEqual([1, 1, 1, 2]);
  expect(markers('Bologna', 'Viterbo', 'Plain of Lodi', 'Lake Garda')).toEqual([0, 0, 0, 0]);
  expect(t.s.players.map(({ points }) => points)).toEqual([0, 0]);
});

test('V6.12 the bonus counts the whole new Domain, in whatever order it was named', () => {
  const t = table(claiming(MAP));
  claim(t, 0, 'Lomellina', 'Anghiari', 'Camaldoli');
  expect(t.markers('Anghiari')).toBe(2);
  const gains = t.log(null).filter(({ key }) => key === 'domain.gain');
  expect(gains.find(({ args }) => args['tile'] === t.tileArg('Anghiari'))?.args['markers']).toBe(2);
});
