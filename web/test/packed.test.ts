import { expect, test } from 'vitest';
import { packed, unpacked } from '../src/table/packed.ts';

test('19: a text goes into an address that needs no escape, and comes out as it was', async () => {
  const text = JSON.stringify({
    who: 'Élena “la Volpe” 🦊',
    line: Array.from({ length: 400 }, (_, i) => `tile:${i % 7}`),
  });
  const part = await packed(text);
  expect(part).toBe(encodeURIComponent(part));
  expect(part.length).toBeLessThan(text.length / 4);
  expect(await unpacked(part)).toBe(text);
});

test('19: what was cut or changed on its way is told from what is whole', async () => {
  const part = await packed('a game of a thousand moves'.repeat(40));
  for (const torn of [part.slice(0, -6), part.slice(6), `${part.slice(0, 10)}!${part.slice(11)}`, ''])
    await expect(unpacked(torn)).rejects.toThrow();
});

test('19: what would unfold without end is not unfolded', async () => {
  const bomb = await packed('0'.repeat(31_000_000));
  expect(bomb.length).toBeLessThan(100_000);
  await expect(unpacked(bomb)).rejects.toThrow('too large');
});
