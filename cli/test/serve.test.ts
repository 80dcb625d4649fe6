/** The page's server: the right files with the right headers, and nothing else. */

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { get, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pageServer } from '../commands/serve.ts';

const above = mkdtempSync(join(tmpdir(), 'condotta-serve-'));
const folder = join(above, 'dist');
const SCRIPT = `export const words = ${JSON.stringify('to arms '.repeat(200))};\n`;
let server: Server;

beforeAll(async () => {
  mkdirSync(join(folder, 'assets'), { recursive: true });
  writeFileSync(join(above, 'secret.txt'), 'secret');
  writeFileSync(join(folder, '.stamp'), 'stamp');
  writeFileSync(join(folder, 'index.html'), '<!doctype html>');
  writeFileSync(join(folder, 'manifest.webmanifest'), '{}');
  for (const name of ['index-abc', 'worker-abc', 'mind-worker-abc']) {
    writeFileSync(join(folder, 'assets', `${name}.js`), SCRIPT);
  }
  server = pageServer(folder);
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
});

afterAll(() => {
  server.close();
  rmSync(above, { recursive: true });
});

/** As it is sent: `fetch` would tidy the path and unpack the body. */
function asked(path: string, headers: Record<string, string> = {}): Promise<{ reply: IncomingMessage; body: Buffer }> {
  const { port } = server.address() as AddressInfo;
  return new Promise((resolve, reject) => {
    get({ host: '127.0.0.1', port, path, headers }, (reply) => {
      const parts: Buffer[] = [];
      reply.on('data', (part: Buffer) => parts.push(part));
      reply.on('end', () => resolve({ reply, body: Buffer.concat(parts) }));
    }).on('error', reject);
  });
}

test('the page is asked for again each time, what has a hash in its name never', async () => {
  const page = (await asked('/')).reply;
  expect(page.headers['content-type']).toMatch(/^text\/html/);
  expect(page.headers['cache-control']).toBe('no-cache');
  const asset = (await asked('/assets/index-abc.js')).reply;
  expect(asset.headers['content-type']).toMatch(/^text\/javascript/);
  expect(asset.headers['cache-control']).toContain('immutable');
  expect((await asked('/manifest.webmanifest')).reply.headers['content-type']).toBe('application/manifest+json');
  const tag = String(page.headers.etag);
  expect((await asked('/', { 'if-none-match': tag })).reply.statusCode).toBe(304);
});

test('text is packed as the browser likes it', async () => {
  const plain = await asked('/assets/index-abc.js');
  expect(plain.body.toString()).toBe(SCRIPT);
  const br = await asked('/assets/index-abc.js', { 'accept-encoding': 'gzip, br' });
  expect(br.reply.headers['content-encoding']).toBe('br');
  expect(brotliDecompressSync(br.body).toString()).toBe(SCRIPT);
  const gzip = await asked('/assets/index-abc.js', { 'accept-encoding': 'gzip' });
  expect(gunzipSync(gzip.body).toString()).toBe(SCRIPT);
});

test('code out of text is allowed to workers, and to nobody else', async () => {
  const policy = async (path: string): Promise<string> =>
    String((await asked(path)).reply.headers['content-security-policy']);
  expect(await policy('/')).toContain("script-src 'self';");
  expect(await policy('/assets/index-abc.js')).not.toContain('unsafe');
  expect(await policy('/assets/worker-abc.js')).toContain("'unsafe-eval'");
  expect(await policy('/assets/mind-worker-abc.js')).toContain("'unsafe-eval'");
});

test('nothing outside the folder, nothing hidden, nothing but reading', async () => {
  for (const path of [
    '/../secret.txt',
    '/%2e%2e/secret.txt',
    '/..%2fsecret.txt',
    '/.stamp',
    '/%',
    '/assets',
    '/no.js',
  ]) {
    const { reply, body } = await asked(path);
    expect(reply.statusCode, path).toBe(404);
    expect(body.toString(), path).not.toContain('secret');
  }
  const { port } = server.address() as AddressInfo;
  expect((await fetch(`http://127.0.0.1:${port}/`, { method: 'POST' })).status).toBe(405);
});
