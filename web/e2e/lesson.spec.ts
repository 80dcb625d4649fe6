import { lessons } from '@condotta/games/ventura/lessons';
import { boardIsThere, expect, test } from './page.ts';

const raid = lessons.find(({ id }) => id === 'raid');

test('17: a lesson from its first step to its last, with a wrong turn and a refresh on the way', async ({ page }) => {
  if (!raid) throw new Error('the lesson is gone');
  await page.goto('/#/learn/ventura');
  await page.locator('a[href="#/learn/ventura/raid"]').click();
  await boardIsThere(page);
  const say = page.locator('.coach-text');
  await expect(say).toContainText(raid.steps[0]?.say.en ?? '?');

  // Something else than wanted: the coach says so, and takes it back.
  await page.locator('.board-place [data-thing="troop:0.3"][data-standing=legal]').first().focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('.coach-strayed')).toBeVisible();
  await page.locator('.coach-ways .main').click();
  await expect(say).toContainText(raid.steps[0]?.say.en ?? '?');
  await page.reload();
  await boardIsThere(page);
  await expect(say).toContainText(raid.steps[0]?.say.en ?? '?');

  for (const [i, step] of raid.steps.entries()) {
    await expect(page.locator('.coach-progress small')).toHaveText(`Step ${i + 1} of ${raid.steps.length}`);
    const { wait } = step;
    if (wait.kind === 'decide') {
      const [arg = null] = wait.args;
      const verb = page.locator(`.verb[data-choice^="${wait.verb} ${arg ?? ''}"][aria-disabled=false]`).first();
      const thing = page.locator(
        typeof arg === 'string'
          ? `.board-place [data-thing="${arg}"][data-standing=legal]`
          : '.board-place [data-thing][data-standing=legal]',
      );
      await expect(verb.or(thing.first()).first()).toBeVisible();
      // The coach shows what is meant.
      const shown = page.locator('.verb[data-proposed], .board-place [data-thing][data-lit]');
      await expect(shown.first()).toBeAttached();
      if (await verb.isVisible()) await verb.click();
      else {
        await thing.first().focus();
        await page.keyboard.press('Enter');
      }
    }
    if (wait.kind === 'free') await page.locator('.verb[data-choice="stop "]').click();
    const last = i === raid.steps.length - 1;
    if (!last && (step.done || wait.kind === 'read')) await page.locator('.coach-ways button.main').click();
    if (last && wait.kind === 'read') await page.locator('.coach-ways button.main').click();
  }
  await expect(page.locator('.coach-done').first()).toHaveText('Well done.');
  await page.locator('.coach-leave').click();
  await expect(page.locator('a[href="#/learn/ventura/raid"] i')).toContainText('done');
});
