/** A real browser, and a server of the built page for it. */

import { existsSync, readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, resolve, sep } from 'node:path';
import { gzipSync } from 'node:zlib';
import { type Browser, chromium } from '@playwright/test';
import { chromiumPath } from '../tools/chromium.ts';
import { NotReady } from './report.ts';

export const ROOT = join(import.meta.dirname, '..');
export const DIST = join(ROOT, 'web', 'dist');

export async function withBrowser<T>(work: (browser: Browser) => Promise<T>): Promise<T> {
  if (!existsSync(join(DIST, 'index.html')))
    throw new NotReady('the page is not built yet: run node tools/run.mjs build');
  const browser = await chromium.launch({ executablePath: await chromiumPath(join(ROOT, '.cache')) });
  try {
    return await work(browser);
  } finally {
    await browser.close();
  }
}

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.png': 'image/png',
  '.webmanifest': 'application/manifest+json',
};

/** Serves a folder packed by gzip, as any server would. */
export async function serving<T>(folder: string, work: (home: string) => Promise<T>): Promise<T> {
  const server: Server = createServer((request, response) => {
    const [path = '/'] = (request.url ?? '/').split(/[?#]/);
    const file = resolve(folder, `.${path.endsWith('/') ? `${path}index.html` : path}`);
    if (!file.startsWith(folder + sep) || !existsSync(file)) {
      response.writeHead(404).end();
      return;
    }
    const type = TYPES[extname(file)] ?? 'application/octet-stream';
    response.writeHead(200, { 'Content-Type': type, 'Content-Encoding': 'gzip' });
    response.end(gzipSync(readFileSync(file)));
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  try {
    return await work(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
  } finally {
    server.close();
    server.closeAllConnections();
  }
}
