import { mouse } from './hands.ts';
import { expect, newTable, test } from './page.ts';
import { playToTheEnd } from './play.ts';

test('1, 28: a whole game at one screen, by clicking what glows; nobody sees what is not his', async ({ page }) => {
  test.setTimeout(240_000);
  const names = ['Anna', 'Berto'];
  await newTable(page, 'hotseat', 'e2e-291', names);
  const { passes, secrets, decisions } = await playToTheEnd(page, {
    seed: 'e2e-291',
    names,
    hand: mouse,
    wide: true,
    most: 500,
  });
  test.info().annotations.push({ type: 'game', description: `${decisions} decisions, ${passes} times passed on` });
  expect(passes).toBeGreaterThan(20);
  expect(secrets).toBeGreaterThan(1000);
  await page.getByRole('button', { name: 'Review' }).click();
  await expect(page.locator('.chart-line')).toHaveCount(2);
});
