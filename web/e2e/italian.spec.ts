import { ventura } from '@condotta/games/ventura';
import type { Page } from '@playwright/test';
import { expect, test } from './page.ts';
import { fresh, PLAIN, TABLES } from './screens.ts';

test.use({ locale: 'it-IT' });

interface Words {
  readonly en: Readonly<Record<string, string>>;
  readonly it: Readonly<Record<string, string>>;
}

let keys: ReadonlySet<string> = new Set();
/** English sentences and words (without blanks to fill) that Italian says otherwise, and nowhere says so. */
let english: readonly string[] = [];

test.beforeAll(async () => {
  // The dictionaries belong to the page: they look for a browser's settings when they are loaded.
  const media = { matches: false, addEventListener() {} };
  Object.assign(globalThis, { matchMedia: () => media, document: { documentElement: { dataset: {} } } });
  const { shell } = await import('../src/words/shell.ts');
  const { tableWords } = await import('../src/words/table.ts');
  const { learn } = await import('../src/words/learn.ts');
  const { rules } = await import('../src/words/rules.ts');
  Reflect.deleteProperty(globalThis, 'document');
  const dictionaries: readonly Words[] = [shell, tableWords, learn, rules, ventura.messages];
  keys = new Set(dictionaries.flatMap(({ en }) => Object.keys(en)).filter((key) => /[.-]/.test(key)));
  const names = [...ventura.components.cards, ...ventura.components.tiles].map(({ name }) => name.it);
  const italian = [...dictionaries.flatMap(({ it }) => Object.values(it)), ...names].join('\n');
  const texts = dictionaries.flatMap(({ en }) => Object.values(en));
  english = [...new Set(texts)].filter(
    (text) => !text.includes('{') && text.length > 3 && text !== 'Italiano' && !italian.includes(text),
  );
});

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
  const raw = (line.match(/\b[a-z]+(?:[.-][a-z]+)+\b/gi) ?? []).filter((word) => keys.has(word));
  const blanks = line.match(/\{\w+[}#]/g) ?? [];
  const foreign = english.filter((text) => line === text || (text.includes(' ') && line.includes(text)));
  return [...raw.map((key) => `key ${key}`), ...blanks.map((blank) => `blank ${blank}`), ...foreign];
}

for (const [group, screens] of [
  ['the pages', PLAIN],
  ['the tables', TABLES],
] as const)
  test(`29: Italian throughout: ${group}`, async ({ page }) => {
    test.setTimeout(240_000);
    const found: string[] = [];
    for (const screen of screens) {
      await fresh(page);
      await screen.open(page);
      await expect(page.locator('html')).toHaveAttribute('lang', 'it');
      for (const line of await words(page))
        found.push(...wrong(line).map((what) => `${screen.name}: “${what}” in: ${line.slice(0, 120)}`));
    }
    expect([...new Set(found)]).toEqual([]);
  });
