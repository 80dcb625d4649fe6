import { fileOf } from './mirror.ts';
import { boardIsThere, expect, importText, openFile, take, test } from './page.ts';
import { beforeTheFight } from './scenes.ts';

const rows = '.shelf-rows .row';

test('a broken file and one of another version get a plain answer, and the shelf stays as it was', async ({ page }) => {
  const good = fileOf(beforeTheFight());
  await importText(page, good);
  await expect(page.locator(rows)).toHaveCount(1);
  const record = JSON.parse(good);
  const unknown = { entries: [{ kind: 'act', seat: 0, verb: 'fly', arg: 'tile:2' }] };
  const bad: readonly [string, string, RegExp][] = [
    ['no JSON', 'hello', /not a table that Condotta can read. Nothing was changed/],
    ['cut short', good.slice(0, -300), /not a table that Condotta can read/],
    ['another form', '[1, 2]', /not a table that Condotta can read/],
    ['an empty file', '', /not a table that Condotta can read/],
    [
      'a decision that was never allowed',
      JSON.stringify({ ...record, ...unknown }),
      /not a table that Condotta can read/,
    ],
    // What still plays under our rules is welcome; what does not was played under others.
    ['other rules', JSON.stringify({ ...record, ...unknown, rules: '99' }), /saved under other rules/],
    ['another format', JSON.stringify({ ...record, format: 'condotta-record/99' }), /saved under other rules/],
  ];
  for (const [name, text, answer] of bad) {
    await test.step(name, async () => {
      await page.reload();
      await importText(page, text);
      await expect(page.locator('[role=alert] .memo')).toHaveText(answer);
      await expect(page.locator(rows)).toHaveCount(1);
    });
  }
});

test('a full storage: the game goes on, says so, and can be saved to a file', async ({ page }) => {
  await page.addInitScript(() => {
    // The worker is made of a text that breaks its storage first, then of the true one.
    const Real = window.Worker;
    const broken = `
      const put = IDBObjectStore.prototype.put;
      self.addEventListener('message', ({ data }) => {
        if (data !== 'storage is full') return;
        IDBObjectStore.prototype.put = function () {
          const request = put.apply(this, arguments);
          const { transaction } = this;
          if (transaction.full) return request;
          transaction.full = true;
          Object.defineProperty(transaction, 'error', { get: () => new DOMException('full', 'QuotaExceededError') });
          queueMicrotask(() => transaction.abort());
          return request;
        };
      });`;
    window.Worker = class extends Real {
      constructor(url: string | URL, options?: WorkerOptions) {
        super(url, options);
        Object.assign(window, { keeper: this });
      }
    };
    Object.assign(window, { broken });
  });
  await page.route(/\/assets\/worker-[\w-]+\.js/, async (route) => {
    const answer = await route.fetch();
    const broken = await page.evaluate(() => (window as unknown as { broken: string }).broken);
    await route.fulfill({ response: answer, body: `${broken}\n${await answer.text()}` });
  });
  await openFile(page, beforeTheFight());
  await take(page, 'Anna');
  await page.evaluate(() => (window as unknown as { keeper: Worker }).keeper.postMessage('storage is full'));
  const before = await page.evaluate(() => window.watch.look?.steps ?? 0);
  await page.locator('[data-thing="troop:0.2"][data-standing=legal]').first().focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('.notice[data-code=storage-full]')).toContainText('The game goes on, but it is not saved');
  await expect.poll(() => page.evaluate(() => window.watch.look?.steps)).toBe(before + 1);
  await page.locator('.notice button').click();
  await page.locator('.more > button').click();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save to a file' }).click();
  const text = await (await download).createReadStream();
  const chunks: Buffer[] = [];
  for await (const chunk of text) chunks.push(Buffer.from(chunk));
  const saved = JSON.parse(Buffer.concat(chunks).toString());
  expect(saved.entries).toHaveLength(1);

  // What was on the shelf before is still there, and a new table can be played, in memory.
  await page.goto('/#/new/ventura/solo');
  await page.locator('button[type=submit]').click();
  await expect(page.locator('.notice[data-code=storage-full]')).toContainText('not saved');
  await boardIsThere(page);
  await page.reload();
  await page.goto('/#/');
  await expect(page.locator(rows)).toHaveCount(1);
});

test('an address without a table, and a page that is not there', async ({ page }) => {
  await page.goto('/#/table/nowhere');
  await expect(page.locator('.notice')).toContainText('not on the shelf');
  await page.getByRole('link', { name: 'All games' }).click();
  await expect(page.locator('.feature').first()).toBeVisible();
  await page.goto('/#/nowhere');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('There is no such page.');
  await page.goto('/#/%E0%A4%A');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('what is kept of a table cannot be read: said plainly, and the others are not touched', async ({ page }) => {
  await openFile(page, beforeTheFight());
  await take(page, 'Anna');
  await boardIsThere(page);
  await page.evaluate(
    () =>
      new Promise<void>((done) => {
        const request = indexedDB.open('condotta');
        request.onsuccess = () => {
          const rows = request.result.transaction('rows', 'readwrite').objectStore('rows');
          const all = rows.getAll();
          all.onsuccess = () => {
            const [first] = all.result;
            rows.put({ ...first, packed: 'AAAA' }).onsuccess = () => {
              request.result.close();
              done();
            };
          };
        };
      }),
  );
  await page.reload();
  await expect(page.locator('.notice')).toContainText('cannot be read');
});
