/** Edition files: what an owner may change, and what is refused. */

import { at, range } from '@condotta/kernel';
import { expect, test } from 'vitest';
import {
  BUILT_IN,
  type Components,
  EDITION_FORMAT,
  editionTemplate,
  type LoadedEdition,
  loadEdition,
} from '../components/index.ts';

const load = (change: object): LoadedEdition =>
  loadEdition({ format: EDITION_FORMAT, name: 'Mine', ...change }, BUILT_IN);
const problems = (change: object): string[] => {
  const loaded = load(change);
  return loaded.ok ? [] : loaded.problems;
};
const components = (change: object): Components => {
  const loaded = load(change);
  if (!loaded.ok) throw new Error(loaded.problems.join('\n'));
  return loaded.components;
};

test('the template is an edition that changes nothing', () => {
  const document: unknown = JSON.parse(JSON.stringify(editionTemplate(BUILT_IN)));
  expect(loadEdition(document, BUILT_IN)).toEqual({ ok: true, components: BUILT_IN });
});

test('an entry changes its own component only, and is the rulebook’s from then on', () => {
  const { units, initiatives, strategies, commanders } = components({
    units: [{ id: 'L1', melee: 5 }],
    initiatives: [{ id: 'L3', cost: 2 }],
    strategies: [{ id: 'F2', name: { en: 'Storm', it: 'Assalto' } }],
    commanders: [{ id: 'L1', confirmed: true }],
  });
  expect(units[12]).toEqual({
    ...BUILT_IN.units[12],
    melee: 5,
    source: 'rulebook',
    attested: expect.arrayContaining(['melee']),
  });
  expect(units.filter((unit, i) => unit !== BUILT_IN.units[i])).toHaveLength(1);
  expect([initiatives[1][2]?.cost, initiatives[1][2]?.source]).toEqual([2, 'rulebook']);
  expect([strategies[0][1]?.name.it, strategies[0][1]?.source]).toEqual(['Assalto', 'rulebook']);
  expect([commanders[3]?.source, commanders[0]?.source]).toEqual(['rulebook', 'derived']);
});

test('what has no number is given whole', () => {
  expect(components({ die: [1, 2, 3, 4] }).die).toEqual([1, 2, 3, 4]);
  // Six or seven Order cards: the rulebook says both. One list is for both sides.
  const seven = ['P', 'A', 'A', 'M', 'M', 'W', 'P'];
  expect(components({ orderDeck: seven }).orderDecks).toEqual([seven, seven]);
  const own = [seven, at(BUILT_IN.orderDecks, 1)];
  expect(components({ orderDecks: own }).orderDecks).toEqual(own);
  const sideLine = [
    ['B5', 'B6'],
    ['C5', 'C6'],
  ];
  expect(components({ sideLine }).sideLine).toEqual(sideLine);
});

test.each([
  ['nothing', null, 'document: found null; allowed: an object'],
  ['another format', { format: 'x' }, `format: found "x"; allowed: "${EDITION_FORMAT}"`],
  ['no name', { name: ' ' }, 'name: found " "; allowed: a text of 1 to 80 characters other than "built-in"'],
  ['an unknown part', { cards: [] }, 'cards: unknown field; allowed: format, name, commanders'],
  ['a part that is no list', { units: {} }, 'units: found {}; allowed: a list of at most 24 entries, each with an id'],
  ['an entry that is none', { units: [3] }, 'units[0]: found 3; allowed: an object with an id'],
  ['an unknown id', { units: [{ id: 'F13' }] }, 'units[0].id: found "F13"; allowed: F1 to L12'],
  ['an id twice', { units: [{ id: 'F1' }, { id: 'F1' }] }, 'units[1].id: F1 has an entry already'],
  ['an unknown field', { units: [{ id: 'F1', speed: 1 }] }, 'units[0] (F1).speed: unknown field; allowed: name, type'],
  ['the source', { units: [{ id: 'F1', source: 'rulebook' }] }, 'units[0] (F1).source: unknown field'],
  ['a wrong confirmation', { units: [{ id: 'F1', confirmed: 1 }] }, 'units[0] (F1).confirmed: found 1; allowed: true'],
  ['a wrong value', { units: [{ id: 'F1', melee: 2.5 }] }, 'units[0] (F1).melee: found 2.5; allowed: a whole number'],
  ['a wrong Area', { units: [{ id: 'F1', start: 'G1' }] }, 'units[0] (F1).start: found "G1"; allowed: an Area'],
  [
    'a wrong effect',
    { initiatives: [{ id: 'F1', effect: { kind: 'fly' } }] },
    'initiatives[0] (F1).effect: found {"kind"',
  ],
  ['two Orders', { strategies: [{ id: 'F1', orders: ['W', 'M'] }] }, 'strategies[0] (F1).orders: found ["W","M"]'],
  ['a die of five faces', { die: [0, 1, 2, 3, 4] }, 'die: found [0,1,2,3,4]; allowed: a list of 4'],
])('%s is refused with the reason', (_, change, text) => {
  const loaded = change === null ? loadEdition(null, BUILT_IN) : load(change);
  expect(loaded.ok).toBe(false);
  if (!loaded.ok) expect(loaded.problems).toEqual([expect.stringContaining(text)]);
});

const STARTS = ['F3', 'F4', 'F11'].map((id) => ({ id, start: 'A1' }));

test.each([
  ['R1.2', { units: [{ id: 'F1', type: 'cavalry' }] }, 'R1.2 cavalry: found 9; needed: 8'],
  ['R1.3', { units: [{ id: 'F1', commander: 1 }] }, 'R1.3 Units of Commander 0: found 3; needed: 4'],
  [
    'R1.3',
    {
      units: [
        { id: 'F1', commander: 3 },
        { id: 'L1', commander: 0 },
      ],
    },
    'Commander 3 is of the other side',
  ],
  ['R1.13', { units: [{ id: 'F1', priority: 1 }] }, 'R1.13 Units: Priority 1 occurs more than once'],
  ['R1.13', { commanders: [{ id: 'F1', priority: 1 }] }, 'R1.13 Commanders: Priority 1 occurs more than once'],
  ['D6', { units: [{ id: 'F7', shoot: null }] }, 'D6 F7 (Cannons): artillery needs a Shoot value'],
  ['R3.5', { units: [{ id: 'F1', start: 'C5' }] }, 'R3.5 both sides start in C5'],
  ['R3.9', { units: STARTS }, 'R3.9 the Units that start in A1 need 6 cells of 4'],
  [
    'R3.10',
    { units: [{ id: 'F3', start: 'C1', facing: 'E' }] },
    'R3.10 the rectangles that start in C1 do not lie parallel',
  ],
  ['D14', { orderDeck: ['P', 'A', 'A', 'A', 'M', 'W'] }, 'D14 the League, Order cards M: found 1; needed: 2 or more'],
  ['D15', { strategies: [{ id: 'F1', orders: ['M', 'A', 'A'] }] }, 'D15 the French: two Strategy cards show AAM'],
  [
    'D15',
    { strategies: [{ id: 'L1', orders: ['A', 'A', 'W'] }] },
    'D15 the League, Preparation: the Order cards cannot pay AAW',
  ],
  [
    'R1.6',
    { initiatives: [{ id: 'F2', name: { en: 'Break Asunder', it: 'Fare a pezzi' } }] },
    'R1.6 the French: two Initiatives are called Break Asunder',
  ],
  ['D16', { initiatives: [{ id: 'F1', phase: 6 }] }, 'D16 the French, Break Asunder: attack in phase 6; allowed: 5'],
  ['D16', { initiatives: [{ id: 'F6', phase: 7 }] }, 'in phase 7 a stand can only give a Maintain token'],
  ['D17', { die: [2, 2, 2, 2] }, 'D17 the faces of the die are all equal'],
  [
    'R3.18',
    {
      frontLine: [
        ['B4', 'C4'],
        ['C4', 'C5'],
        ['D4', 'D5'],
      ],
    },
    'R3.18 front line B4|C4: the second Area is not south of the first',
  ],
  [
    'R3.19',
    {
      sideLine: [
        ['D5', 'F5'],
        ['D6', 'E6'],
      ],
    },
    'R3.19 side line D5|F5: the second Area is not east or south of the first',
  ],
])('%s an edition that breaks it is refused', (_, change, text) => {
  expect(problems(change)).toEqual(expect.arrayContaining([expect.stringContaining(text)]));
});

test('D2 an edition without French guns is refused', () => {
  const units = [
    { id: 'F7', type: 'cavalry' },
    { id: 'F8', type: 'cavalry' },
    { id: 'L3', type: 'artillery', shoot: 3 },
    { id: 'L4', type: 'artillery', shoot: 3 },
  ];
  expect(problems({ units })).toEqual(['D2 the French have no artillery']);
});

test('every field of every entry is checked', () => {
  const template = editionTemplate(BUILT_IN);
  for (const part of ['commanders', 'units', 'strategies', 'initiatives'] as const)
    for (const entry of template[part])
      for (const key of Object.keys(entry).filter((one) => one !== 'id'))
        expect([part, entry.id, key, problems({ [part]: [{ id: entry.id, [key]: { odd: range(3) } }] })[0]]).toEqual([
          part,
          entry.id,
          key,
          expect.stringContaining(`${part}[0] (${entry.id}).${key}: found `),
        ]);
  expect(template.units).toHaveLength(24);
});
