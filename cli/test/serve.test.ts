/** The page's server: the right files with the right headers, and nothing else. */

import { mkdirSync, mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
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

test('only who asks for this machine by a name of its own gets an answer', async () => {
  const { port } = server.address() as AddressInfo;
  for (const host of [`127.0.0.1:${port}`, '127.0.0.1', `localhost:${port}`, 'LocalHost', `[::1]:${port}`])
    expect((await asked('/', { host })).reply.statusCode, host).toBe(200);
  for (const host of ['evil.example.com', `evil.example.com:${port}`, 'localhost.example.com', '127.0.0.1.nip.io'])
    expect((await asked('/', { host })).reply.statusCode, host).toBe(421);
});

test('refusals carry the same protection, and an error tells nothing of this machine', async () => {
  const { headers } = (await asked('/')).reply;
  const protecting = Object.keys(headers).filter((name) => /^(content-security|x-|referrer|cross-origin)/.test(name));
  expect(protecting.length).toBeGreaterThanOrEqual(6);
  const { port } = server.address() as AddressInfo;
  const posted = await fetch(`http://127.0.0.1:${port}/`, { method: 'POST' });
  expect(posted.status).toBe(405);
  const missing = (await asked('/no.js')).reply.headers;
  // A file that is there and cannot be read: nothing takes in so much at once.
  const huge = join(folder, 'huge.txt');
  writeFileSync(huge, '');
  truncateSync(huge, 3 * 2 ** 30);
  const failed = await asked('/huge.txt');
  rmSync(huge);
  expect(failed.reply.statusCode).toBe(503);
  expect(failed.body.toString()).toBe('Not now; try again.\n');
  for (const name of protecting)
    expect([posted.headers.get(name), missing[name], failed.reply.headers[name]]).toEqual(Array(3).fill(headers[name]));
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
