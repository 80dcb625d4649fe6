import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from './page.ts';
import { fresh, PLAIN, type Screen, TABLES } from './screens.ts';

/** At night nothing changes but the colours. */
async function findings(page: Page, theme: 'light' | 'dark', where: string): Promise<string[]> {
  // On a board of a thousand pieces it takes longest to describe all that is well.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  const { violations } = await (theme === 'dark' ? axe.withRules(['color-contrast']) : axe).analyze();
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) =>
      nodes.slice(0, 4).map(({ target, failureSummary }) => {
        const why = failureSummary?.split('\n')[1]?.trim() ?? '';
        return `${where}: ${id} at ${target.join(' ')}: ${why}`;
      }),
    );
}

const groups: readonly (readonly [string, readonly Screen[]])[] = [
  // A rule's own page is the rules' page, scrolled; it is by far the longest.
  ['the pages', PLAIN.filter(({ name }) => name !== 'a rule')],
  ['the tables, first half', TABLES.filter((_, i) => i % 2 === 0)],
  ['the tables, second half', TABLES.filter((_, i) => i % 2 === 1)],
];

for (const [group, screens] of groups)
  test(`22, 24: axe finds nothing serious or critical on ${group}, light and dark`, async ({ page, calm }) => {
    test.setTimeout(240_000);
    calm.expected.push(/no such table/i);
    const found: string[] = [];
    for (const screen of screens) {
      await fresh(page);
      await screen.open(page);
      for (const theme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme: theme });
        await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
        found.push(...(await findings(page, theme, `${screen.name}, ${theme}`)));
      }
    }
    expect(found).toEqual([]);
  });
