import type { Match } from '@condotta/kernel';
import { mouse } from './hands.ts';
import { boardIsThere, expect, newTable, skipNews, test } from './page.ts';
import { playToTheEnd } from './play.ts';

/** What a person in a hurry would do, the first that glows; what is not named here comes last. */
const HASTE = ['ready', 'play', 'issue', 'accept', 'done', 'mark', 'fire', 'advance', 'halt', 'keep', 'moral'];

test('a whole battle against the computer, by clicking what glows', async ({ page }) => {
  test.setTimeout(120_000);
  await page.goto('/#/new/ravenna/computer');
  await page.locator('.new-level select').selectOption('recruit');
  await page.getByText('Advanced', { exact: true }).click();
  await page.getByLabel('Seed of the dice').fill('ravenna-1');
  await page.getByRole('button', { name: 'Begin', exact: true }).click();
  await page.waitForURL(/#\/table\//);
  await boardIsThere(page);
  let clicks = 0;
  for (let seen = -1; clicks < 600; clicks++) {
    const found = await page.waitForFunction(
      ([last, haste]) => {
        const { look, acts } = window.watch;
        if (look?.over) return 'over';
        const mine = document.querySelector('.ask[data-mine] .ask-prompt')?.textContent;
        if (!look || mine !== look.prompt || look.seq === last) return null;
        const legal = look.choices.filter(({ refusal }) => refusal === null);
        const rank = (verb: string): number => (haste.includes(verb) ? haste.indexOf(verb) : haste.length);
        // Nobody marches off the field.
        const [first] = legal.filter(({ arg }) => arg !== 'off').sort((x, y) => rank(x.verb) - rank(y.verb));
        return first ? { verb: first.verb, arg: first.arg, seq: look.seq, acts: acts.length } : null;
      },
      [seen, HASTE] as const,
    );
    const wanted = await found.jsonValue();
    if (wanted === 'over' || wanted === null) break;
    const { verb, arg, seq, acts } = wanted;
    seen = seq;
    await skipNews(page);
    const button = page.locator(`.verb[data-choice="${verb} ${arg ?? ''}"]`);
    if ((await button.count()) > 0) await button.click();
    else await mouse.pick(page, String(arg));
    await expect
      .poll(() => page.evaluate(() => window.watch.acts.length), { message: `${verb} ${arg}`, intervals: [10, 20, 40] })
      .toBe(acts + 1);
  }
  test.info().annotations.push({ type: 'game', description: `${clicks} clicks` });
  await expect(page.locator('.ending')).toBeVisible();
});

test('two Chiefs at one screen: nobody sees what is not his, and what glows is what the rules allow', async ({
  page,
}) => {
  test.setTimeout(120_000);
  const names = ['Anna', 'Berto'];
  await newTable(page, 'hotseat', 'ravenna-2', names, 'ravenna');
  const turnOf = ({ engine, world }: Match): number => engine.game.length(world.state).count;
  const { passes, secrets } = await playToTheEnd(page, {
    game: 'ravenna',
    seed: 'ravenna-2',
    names,
    hand: mouse,
    wide: true,
    most: 300,
    enough: (match) => turnOf(match) > 2,
  });
  expect(passes).toBeGreaterThan(5);
  expect(secrets).toBeGreaterThan(300);
});
