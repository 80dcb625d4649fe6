/** A person in a hurry against the computer: he does the first thing that glows, of those he likes most. */

import type { Page } from '@playwright/test';
import { boardIsThere, test } from './page.ts';
import { carryOut, type Hand } from './play.ts';

interface Haste {
  /** The verbs he likes, the dearest first; what is not named here comes last. */
  readonly likes: readonly string[];
  /** What he never chooses. */
  readonly shuns?: readonly string[];
  /** Until the game is over, or this turn or round of it. */
  readonly turns: number;
  /** Before each click. */
  between?(): Promise<void>;
  readonly most?: number;
}

/** Decides with such a hand until it is over; returns how many clicks it took. */
export async function inHaste(
  page: Page,
  hand: Hand,
  { likes, shuns = [], turns, between, most = 600 }: Haste,
): Promise<number> {
  let clicks = 0;
  for (let seen = -1; clicks < most; clicks++) {
    const found = await page.waitForFunction(
      ([last, liked, shunned, end]) => {
        const { look } = window.watch;
        const view = look?.view as { readonly turn?: number; readonly round?: number } | undefined;
        if (look?.over || (view?.turn ?? view?.round ?? 0) > end) return 'over';
        const mine = document.querySelector('.ask[data-mine] .ask-prompt')?.textContent;
        if (!look || mine !== look.prompt || look.seq === last) return null;
        const legal = look.choices.filter(({ refusal }) => refusal === null);
        const rank = (verb: string): number => (liked.includes(verb) ? liked.indexOf(verb) : liked.length);
        const [first] = legal
          .filter(({ arg }) => !shunned.includes(String(arg)))
          .sort((x, y) => rank(x.verb) - rank(y.verb));
        const isOneOfMany = legal.filter(({ arg }) => arg === first?.arg).length > 1;
        return first ? { seq: look.seq, decision: { verb: first.verb, arg: first.arg }, isOneOfMany } : null;
      },
      [seen, likes, shuns, turns] as const,
    );
    const wanted = await found.jsonValue();
    if (wanted === 'over' || wanted === null) break;
    seen = wanted.seq;
    await hand.skipNews(page);
    await between?.();
    await carryOut(page, wanted.decision, wanted.isOneOfMany, hand);
  }
  test.info().annotations.push({ type: 'game', description: `${clicks} clicks` });
  return clicks;
}

/** A table against recruits, by the form. */
export async function againstRecruits(page: Page, game: string, seed: string, seats = 2): Promise<void> {
  await page.goto(`/#/new/${game}/computer`);
  await page.locator('.new-begin').waitFor();
  // A game for two asks nobody how many play.
  const count = page.locator('.new-seats label', { hasText: String(seats) });
  if ((await count.count()) > 0) await count.click();
  await page.locator('.new-line .new-level select').selectOption('recruit');
  await page.getByText('Advanced', { exact: true }).click();
  await page.getByLabel('Seed of the dice').fill(seed);
  await page.getByRole('button', { name: 'Begin', exact: true }).click();
  await page.waitForURL(/#\/table\//);
  await boardIsThere(page);
}
