/** D29: an owner's edition in the place of the built-in box. */

import { at } from '@condotta/kernel';
import { describe, expect, test } from 'vitest';
import { BUILT_IN, EDITION_FORMAT, editionTemplate, loadEdition } from '../components/index.ts';
import { monferrato } from '../index.ts';

const edition = (more: object) => loadEdition({ format: EDITION_FORMAT, name: 'My copy', ...more }, BUILT_IN);

test('D29 the template changes nothing', () => {
  const loaded = loadEdition(JSON.parse(JSON.stringify(editionTemplate(BUILT_IN))), BUILT_IN);
  expect(loaded).toEqual({ ok: true, components: BUILT_IN });
});

test('D29 what an owner writes is taken, and marked as told by the rulebook', () => {
  const loaded = edition({
    units: [{ id: 'R2', front: { attack: 5, defence: 5 } }],
    chits: [{ id: '12', date: { year: 1628, month: 6 }, effects: [{ kind: 'morale', army: 3, by: -2, enters: null }] }],
    zones: [{ id: 'susa', village: false }],
    bands: { medium: 4, high: 7 },
    boxes: BUILT_IN.boxes.map(({ source: _, ...box }, i) => ({ ...box, moraleLoss: i === 3 || i === 5 })),
  });
  if (!loaded.ok) throw new Error(loaded.problems.join());
  const { units, chits, zones, bands, boxes } = loaded.components;
  const richelieu = units.find(({ id }) => id === 'R2');
  expect([richelieu?.front.attack, richelieu?.source, richelieu?.attested]).toEqual([5, 'rulebook', ['front']]);
  expect([at(chits, 11).date?.month, at(chits, 11).effects.length, at(chits, 0)]).toEqual([
    6,
    1,
    at(BUILT_IN.chits, 0),
  ]);
  expect([zones.find(({ id }) => id === 'susa')?.village, bands.high]).toEqual([false, 7]);
  expect([at(boxes, 3).source, at(boxes, 2).source, at(boxes, 5).source]).toEqual(['rulebook', 'rulebook', 'rulebook']);
  expect(monferrato.withEdition({ format: EDITION_FORMAT, name: 'x' }).ok).toBe(true);
});

describe('an edition that does not fit is refused with the reason', () => {
  test.each([
    ['format', { format: 'other' }],
    ['name', { name: '' }],
    ['colour', { colour: 'red' }],
    ['units[0]', { units: [{ id: 'X1' }] }],
    ['units[0]: there is no {"toString":1}', { units: [{ id: { toString: 1 } }] }],
    ['units[0]: there is no nothing', { units: [0] }],
    ['chits[0]: there is no "50"', { chits: [{ id: 50 }] }],
    ['units[1]', { units: [{ id: 'G1' }, { id: 'G1' }] }],
    ['units G2.front', { units: [{ id: 'G2', front: 3 }] }],
    ['units G2.speed', { units: [{ id: 'G2', speed: 3 }] }],
    ['chits 3.effects[0]', { chits: [{ id: '3', effects: [{ kind: 'magic' }] }] }],
    ['borders[0]', { borders: [{ a: 'susa' }] }],
    ['zones', { zones: {} }],
    ['D20', { chits: [{ id: '5', colour: 'red' }] }],
  ])('%s', (start, more) => {
    const loaded = edition(more);
    expect(loaded.ok ? [] : loaded.problems.filter((text) => text.startsWith(start))).not.toEqual([]);
  });

  test('and so is what is no document', () => {
    expect(loadEdition(null, BUILT_IN).ok).toBe(false);
    expect(monferrato.withEdition('x').ok).toBe(false);
  });
});
