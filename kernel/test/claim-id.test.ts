/** Every id of the five checklists is read whole, found in a text, and put in its place. */

import { expect, test } from 'vitest';
import { claimAtStart, claimIdsIn, compareClaimIds, isWithin, parseClaimId, splitAtClaimIds } from '../claim-id.ts';
import { CHECKLISTS, idsOfChecklist } from './checklists.ts';

test.each([
  ['ventura', 297],
  ['venterra', 323],
  ['ravenna', 280],
  ['monferrato', 410],
  ['honour', 1003],
])('all ids of the checklist of %s are found whole', (game, count) => {
  const ids = idsOfChecklist(game);
  expect(ids).toHaveLength(count);
  expect(ids.filter((id) => parseClaimId(id) === null)).toEqual([]);
  expect(ids.filter((id) => claimIdsIn(id).join() !== id)).toEqual([]);
  expect(claimIdsIn(`See ${ids.join(', ')}.`)).toEqual(ids);
  expect(claimIdsIn(ids.map((id) => `(${id})`).join('/'))).toEqual(ids);
  expect(ids.filter((id) => claimAtStart(`- **${id}** Text.`)?.id !== id)).toEqual([]);
});

test.each(Object.keys(CHECKLISTS))(
  'the ids of %s have a natural order: that of its checklist, kind by kind',
  (game) => {
    const ids = idsOfChecklist(game);
    const kinds = Map.groupBy(ids, (id) => parseClaimId(id)?.kind ?? '');
    for (const own of kinds.values()) {
      const shuffled = [...own].sort().reverse();
      expect(shuffled.sort(compareClaimIds)).toEqual(own);
    }
  },
);

test('ids are whole words', () => {
  expect(claimIdsIn('V1.1 holds')).toEqual(['V1.1']);
  expect(claimIdsIn('V1.10, V2.3: both; (V4.5)')).toEqual(['V1.10', 'V2.3', 'V4.5']);
  expect(claimIdsIn('xV1.1 V1.1_5 V1 1.1 v1.1 V1.1.')).toEqual(['V1', 'V1.1']);
  expect(claimIdsIn('H7.8.1-2 and M5-1, not H7.8.1-2a, M5-1-3, V1.1b, SHA-256 or UTF-8')).toEqual(['H7.8.1-2', 'M5-1']);
  expect(claimIdsIn('M9.1-M9.3, MS-4.')).toEqual(['M9.1', 'M9.3', 'MS-4']);
});

test('an id has a kind, a path and perhaps an item', () => {
  expect(parseClaimId('H11.4.1-10')).toEqual({ kind: 'H', path: [11, 4, 1], item: 10 });
  expect(parseClaimId('ms-4')).toEqual({ kind: 'MS', path: [], item: 4 });
  expect(parseClaimId('MS')).toEqual({ kind: 'MS', path: [], item: null });
  for (const text of ['', 'V', 'V1.', 'V1.1b', '1.1', 'ABC1', 'V1-', 'V.1', 'V1 '])
    expect(parseClaimId(text)).toBeNull();
});

test('an id is within its chapter, and within itself', () => {
  const within: [string, string][] = [
    ['V15.2', 'v15'],
    ['V15.2', 'V15.2'],
    ['M7.2.3-2', 'M7.2'],
    ['M7-1', 'M7'],
    ['MS-4', 'MS'],
    ['HS3-6', 'HS3'],
  ];
  for (const [id, chapter] of within) expect([id, chapter, isWithin(id, chapter)]).toEqual([id, chapter, true]);
  const apart: [string, string][] = [
    ['V15.2', 'V1'],
    ['V15', 'V15.2'],
    ['M7.2-1', 'M7-1'],
    ['M7-1', 'M7-2'],
    ['MS-4', 'M'],
    ['MS-4', 'MH'],
    ['HS3-6', 'H3'],
    ['V15.2', 'fifteen'],
  ];
  for (const [id, chapter] of apart) expect([id, chapter, isWithin(id, chapter)]).toEqual([id, chapter, false]);
});

test('what is no id comes before all that are', () => {
  expect(['V2.10', 'M7.1-1', '', 'V2.9', 'M7-3', 'x'].sort(compareClaimIds)).toEqual([
    '',
    'x',
    'M7-3',
    'M7.1-1',
    'V2.9',
    'V2.10',
  ]);
});

test('a text is cut at its ids, and nothing of it is lost', () => {
  expect(splitAtClaimIds('By V15.2 and (MS-4).')).toEqual(['By ', 'V15.2', ' and (', 'MS-4', ').']);
  expect(splitAtClaimIds('Nothing here')).toEqual(['Nothing here']);
});

test('a paragraph begins with its id in bold', () => {
  expect(claimAtStart('- **M7.2.3-2** They march.')).toEqual({ id: 'M7.2.3-2', text: 'They march.' });
  expect(claimAtStart('**V1.1.** One')).toEqual({ id: 'V1.1', text: 'One' });
  expect(claimAtStart('- **E1 to E3** Three at once.')).toEqual({ id: 'E1 to E3', text: 'Three at once.' });
  for (const line of ['V1.1 plain', '- **Words.** V1.1', 'see **V1.1** there']) expect(claimAtStart(line)).toBeNull();
});
