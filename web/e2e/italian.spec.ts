import type { Page } from '@playwright/test';
import { ventura } from '@condotta/ventura';
import { learn } from '../src/words/learn.ts';
import { rules } from '../src/words/rules.ts';
import { shell } from '../src/words/shell.ts';
import { tableWords } from '../src/words/table.ts';
import { expect, test } from './page.ts';
import { PLAIN, TABLES } from './screens.ts';

test.use({ locale: 'it-IT' });

const DICTIONARIES = [shell, tableWords, learn, rules, { en: ventura.messages.en, it: ventura.messages.it }];
const KEYS = new Set(DICTIONARIES.flatMap(({ en }) => Object.keys(en)).filter((key) => /[.-]/.test(key)));

/** English sentences and words (without blanks to fill) that Italian says otherwise, nowhere in Italian. */
const ENGLISH = (() => {
  const italian = DICTIONARIES.map(({ it }) => Object.values(it).join('\n')).join('\n');
  const names = [...ventura.parts.cards, ...ventura.parts.tiles].map(({ name }) => name.it).join('\n');
  return [
    ...new Set(
      DICTIONARIES.flatMap(({ en }) => Object.values(en)).filter(
        (text) => !text.includes('{') && text.length > 3 && !italian.includes(text) && !names.includes(text),
      ),
    ),
  ];
})();

/** What is read or heard on the page, a line each; rules are written in English and say so. */
const words = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const lines: string[] = [document.title];
    const walk = (node: Node): void => {
      if (node instanceof Element) {
        if (node.matches('[lang=en], script, style, pre')) return;
        for (const name of ['aria-label', 'title', 'placeholder', 'aria-valuetext', 'alt'])
          lines.push(node.getAttribute(name) ?? '');
      }
      if (node.nodeType === Node.TEXT_NODE) lines.push(node.textContent ?? '');
      for (const child of node.childNodes) walk(child);
    };
    walk(document.body);
    return [...new Set(lines.map((line) => line.trim()).filter(Boolean))];
  });

function wrong(line: string): string[] {
  const raw = (line.match(/\b[a-z]+(?:[.-][a-z]+)+\b/gi) ?? []).filter((word) => KEYS.has(word));
  const blanks = line.match(/\{\w+[}#]/g) ?? [];
  const english = ENGLISH.filter((text) => line === text || (text.includes(' ') && line.includes(text)));
  return [...raw.map((key) => `key ${key}`), ...blanks.map((blank) => `blank ${blank}`), ...english];
}

for (const [group, screens] of [
  ['the pages', PLAIN],
  ['the tables', TABLES],
] as const)
  test(`Italian throughout: ${group}`, async ({ page }) => {
    test.setTimeout(240_000);
    const found: string[] = [];
    for (const screen of screens) {
      await page.goto('about:blank');
      await page.goto('/');
      await page.evaluate(() => localStorage.clear());
      await screen.open(page);
      await expect(page.locator('html')).toHaveAttribute('lang', 'it');
      for (const line of await words(page))
        found.push(...wrong(line).map((what) => `${screen.name}: “${what}” in: ${line.slice(0, 120)}`));
    }
    expect([...new Set(found)]).toEqual([]);
  });
