import { expect, test } from 'vitest';
import { shortName } from '../terminal/map.ts';

test('a long name is cut to what tells most', () => {
  expect(shortName('', 'Lake Garda', 6)).toBe('Garda');
  expect(shortName('', 'Plain of Lodi', 8)).toBe('Lodi');
  expect(shortName('3·', 'Cassano on the Adda', 8)).toBe('3·Cassan');
});
