/** Expectation 10: what lies on one place can be told apart, read in full and added up, also where it is covered. */

import { mirrorOf } from './mirror.ts';
import { boardIsThere, expect, newTable, openFile, test } from './page.ts';
import { ravennaAt } from './scenes.ts';

const ALL = [
  { name: 'Anna', mind: null },
  { name: 'Anna', mind: null },
];

/** Three Troops of the Visconti in Bologna, one of them an Army, and it is the turn of the Gonzaga. */
const camp = () =>
  mirrorOf('camp', 2, {
    round: 6,
    first: 1,
    players: [
      { family: 'visconti', florins: 4, points: 13, hand: [], domain: ['Milan', 'Bologna'] },
      { family: 'gonzaga', florins: 4, points: 10, hand: [], domain: ['Mantua', 'Viterbo'] },
    ],
    map: { Milan: '0,0', Bologna: '1,0', Viterbo: '2,0', Mantua: '3,0' },
    troops: [
      { seat: 0, area: 1, at: 'Milan', companies: [109] },
      { seat: 0, area: 2, at: 'Bologna', captain: 'Acuto', companies: ['crossbowmen', 'light-cavalry'] },
      { seat: 0, area: 3, at: 'Bologna', companies: ['swordsmen'] },
      { seat: 0, area: 4, at: 'Bologna', companies: ['spearmen'] },
      { seat: 1, area: 1, at: 'Mantua', companies: [107] },
      { seat: 1, area: 2, at: 'Viterbo', companies: ['brigands'] },
    ],
    turn: { step: 'troop', seat: 1 },
  });

test('10: a stack of Ventura opens under the hand and under the cursor, and tells what it comes to', async ({
  page,
}) => {
  await openFile(page, camp(), ALL);
  await boardIsThere(page);
  const stack = page.locator('.p-stack[data-crowded]');
  const apart = (): Promise<number> =>
    stack.locator('.v-troop').evaluateAll(([first, second]) => {
      const [a, b] = [first?.getBoundingClientRect(), second?.getBoundingClientRect()];
      return a && b ? (b.left - a.left) / a.width : 0;
    });
  const shut = await apart();
  await stack.locator('.v-troop').nth(1).hover({ force: true });
  await expect.poll(apart).toBeGreaterThan(shut * 1.2);
  await page.mouse.move(5, 5);
  await expect.poll(apart).toBeLessThan(shut * 1.05);
  // By keyboard: the counter is found by its name, the stack opens, and Enter shows its sheet.
  const army = page.locator('.v-troop[data-thing="troop:0.2"]');
  await army.focus();
  await expect.poll(apart).toBeGreaterThan(shut * 1.2);
  await army.dispatchEvent('click');
  const sheet = page.locator('.v-inspector');
  await expect(sheet.locator('caption')).toContainText('Army 2, Visconti');
  await expect(sheet.locator('tbody tr')).toHaveCount(3);
  const figures = async (row: string): Promise<number[]> =>
    (await sheet.locator(`${row} td`).allTextContents()).map(Number);
  const whole = await figures('tfoot');
  const [crossbows, horse] = [await figures('tbody tr:nth-child(2)'), await figures('tbody tr:nth-child(3)')];
  expect(whole).toEqual(crossbows.map((value, i) => value + (horse[i] ?? 0)));
  // The Territory tells of all that stand on it.
  const bologna = await page
    .locator('.v-spot')
    .evaluateAll((spots) =>
      spots.find((spot) => spot.getAttribute('aria-label')?.startsWith('Bologna'))?.getAttribute('data-thing'),
    );
  await page.locator(`.v-spot[data-thing="${bologna}"]`).dispatchEvent('click');
  await expect(sheet.locator('caption')).toHaveCount(3);
});

test('10: nothing on the field of Ravenna covers anything, and each Unit has its sheet', async ({ page }) => {
  await openFile(page, ravennaAt('march.go'), ALL);
  await boardIsThere(page);
  const overlaps = await page.locator('.r-unit:not([data-ghost]) .r-unit-hit').evaluateAll((units) => {
    const boxes = units.map((unit) => unit.getBoundingClientRect()).filter(({ width }) => width > 0);
    return boxes.flatMap((a, i) =>
      boxes.slice(i + 1).filter((b) => {
        const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
        const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
        return across > 4 && down > 4;
      }),
    ).length;
  });
  expect(overlaps).toBe(0);
  await page.locator('.r-unit-hit[data-standing=idle]').first().dispatchEvent('click');
  await expect(page.locator('.r-inspector dl > div')).not.toHaveCount(0);
});

test('10: a crowded zone of Monferrato is opened, and every counter in it can be read', async ({ page }) => {
  await newTable(page, 'computer', 'stacks', [], 'monferrato');
  await boardIsThere(page);
  const crowd = page.locator('.mo-stack:has(.mo-unit:nth-of-type(2)) .mo-stack-ground[data-standing=idle]').first();
  await crowd.dispatchEvent('click');
  await expect(page.locator('.mo-fan .mo-unit').first()).toBeVisible();
  await page.locator('.mo-inspector .mo-close').click();
  await expect(page.locator('.mo-fan')).toHaveCount(0);
  // Counters cover their zone: whoever wants to read one has pointed at it.
  await page.setViewportSize({ width: 1280, height: 720 });
  const counter = page.locator('.mo-stack:has(.mo-unit:nth-of-type(2)) .mo-unit[data-standing=idle]').first();
  const thing = await counter.getAttribute('data-thing');
  await counter.dispatchEvent('click');
  await expect(page.locator(`.mo-fan .mo-unit[data-thing="${thing}"]`)).toBeVisible();
  await expect(page.locator('.mo-inspector h3')).toBeVisible();
  for (const one of await page.locator('.mo-fan .mo-unit').all())
    await expect.poll(async () => (await one.boundingBox())?.width ?? 0).toBeGreaterThan(30);
});
