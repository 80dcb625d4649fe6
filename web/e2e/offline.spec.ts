import { boardIsThere, expect, test } from './page.ts';

test.use({ serviceWorkers: 'allow' });

test('after the first visit the page needs no network: reload, a new table, lessons, rules', async ({
  page,
  context,
}) => {
  await page.goto('/');
  await page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    if (active?.state !== 'activated')
      await new Promise((done) => active?.addEventListener('statechange', done, { once: true }));
  });
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  await context.setOffline(true);
  await page.reload();
  await expect(page.locator('.feature').first()).toBeVisible();
  await page.goto('/#/new/ventura/computer');
  await page.getByRole('button', { name: 'Begin', exact: true }).click();
  await page.waitForURL(/#\/table\//);
  await boardIsThere(page);
  for (let n = 1; n <= 3; n++)
    await expect(async () => {
      const glowing = page.locator('.board-place [data-thing][data-standing=legal]').first();
      await glowing.focus({ timeout: 1000 });
      await page.keyboard.press('Enter');
      await expect
        .poll(() => page.evaluate(() => window.watch.acts.length), { timeout: 1000 })
        .toBeGreaterThanOrEqual(n);
    }).toPass();
  await page.reload();
  await boardIsThere(page);
  await page.goto('/#/rules/ventura');
  await expect(page.locator('.rules-rule').first()).toBeVisible();
  await page.goto('/#/learn/ventura/raid');
  await boardIsThere(page);
});
