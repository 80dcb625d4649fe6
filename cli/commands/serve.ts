/** `condotta serve`: the built page on this machine, for this machine. */

import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, resolve, sep } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { ROOT } from '../files.ts';
import { print } from '../out.ts';
import { EXIT, UsageError } from '../usage.ts';

const HOST = '127.0.0.1';
const FIRST_PORT = 4710;
const PORTS_TO_TRY = 20;
const DIST = join(ROOT, 'web', 'dist');

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.woff': 'font/woff',
  '.txt': 'text/plain; charset=utf-8',
};

const policy = (scripts: string): string =>
  [
    "default-src 'none'",
    `script-src ${scripts}`,
    "style-src 'self'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');

const STRICT = policy("'self'");
/**
 * The keeper and the minds copy positions by code that the kernel writes once for each game. They run in workers,
 * which have no document to be attacked through; the page itself may not do such a thing. Without it a copy takes
 * twelve times as long and a strong mind a quarter longer, and every start would leave an error in the console.
 */
const WORKERS = policy("'self' 'unsafe-eval'");
const IS_WORKER = /^\/assets\/[a-z-]*worker-[\w-]+\.js$/;

/** Of every reply, errors included. */
const HEADERS = {
  'Content-Security-Policy': STRICT,
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'X-Frame-Options': 'DENY',
} as const;

/** What was read once, as it goes out. A new build has new file names, or another time. */
interface Kept {
  readonly stamp: string;
  readonly plain: Buffer;
  packed: Partial<Record<Encoding, Buffer>>;
}
type Encoding = 'br' | 'gzip';

const kept = new Map<string, Kept>();

/** The file that an address means, or null. Nothing outside the folder, nothing hidden. */
function fileOf(path: string, folder: string): string | null {
  let name: string;
  try {
    name = decodeURIComponent(path);
  } catch {
    return null;
  }
  if (name.includes('\0') || name.includes('/.')) return null;
  const file = resolve(folder, `.${name.endsWith('/') ? `${name}index.html` : name}`);
  if (!file.startsWith(folder + sep) || !existsSync(file) || !statSync(file).isFile()) return null;
  return file;
}

function contentOf(file: string): Kept {
  const { mtimeMs, size } = statSync(file);
  const stamp = `${mtimeMs} ${size}`;
  const known = kept.get(file);
  if (known?.stamp === stamp) return known;
  const fresh = { stamp, plain: readFileSync(file), packed: {} };
  kept.set(file, fresh);
  return fresh;
}

function encodingFor(request: IncomingMessage, type: string): Encoding | null {
  if (!/^text\/|json|svg/.test(type)) return null;
  const accepted = String(request.headers['accept-encoding'] ?? '');
  return /\bbr\b/.test(accepted) ? 'br' : /\bgzip\b/.test(accepted) ? 'gzip' : null;
}

function packed(content: Kept, encoding: Encoding): Buffer {
  const old = content.packed[encoding];
  if (old) return old;
  const fresh =
    encoding === 'gzip'
      ? gzipSync(content.plain)
      : brotliCompressSync(content.plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } });
  content.packed[encoding] = fresh;
  return fresh;
}

/** The names of this machine for itself. A page of another name that points here (DNS rebinding) gets nothing. */
const LOOPBACK: readonly string[] = ['localhost', '127.0.0.1', '[::1]'];

function isForUs(request: IncomingMessage): boolean {
  const name = (request.headers.host ?? '').toLowerCase().replace(/:\d+$/, '');
  return LOOPBACK.includes(name) || name === request.socket.localAddress;
}

function answer(request: IncomingMessage, response: ServerResponse, folder: string): void {
  const [path = '/'] = (request.url ?? '/').split(/[?#]/);
  if (!isForUs(request)) {
    refused(response, 421, 'This server answers to the names of this machine only.');
    return;
  }
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    refused(response, 405, 'Nothing can be done here but reading.', { Allow: 'GET, HEAD' });
    return;
  }
  const file = fileOf(path, folder);
  if (!file) {
    refused(response, 404, 'There is no such file.');
    return;
  }
  const type = TYPES[extname(file)] ?? 'application/octet-stream';
  const content = contentOf(file);
  const encoding = encodingFor(request, type);
  const body = encoding ? packed(content, encoding) : content.plain;
  const named = path.startsWith('/assets/');
  const tag = `"${content.stamp.replace(' ', '-')}${encoding ?? ''}"`;
  const headers = {
    ...HEADERS,
    'Content-Type': type,
    ...(IS_WORKER.test(path) ? { 'Content-Security-Policy': WORKERS } : {}),
    // The names of assets change with their content; everything else is asked for again.
    'Cache-Control': named ? 'public, max-age=31536000, immutable' : 'no-cache',
    ETag: tag,
    Vary: 'Accept-Encoding',
    ...(encoding ? { 'Content-Encoding': encoding } : {}),
  };
  if (request.headers['if-none-match'] === tag) {
    response.writeHead(304, headers).end();
    return;
  }
  response.writeHead(200, { ...headers, 'Content-Length': body.length });
  response.end(request.method === 'HEAD' ? undefined : body);
}

function refused(response: ServerResponse, status: number, text: string, more: Record<string, string> = {}): void {
  response.writeHead(status, { ...HEADERS, ...more, 'Content-Type': TYPES['.txt'] }).end(`${text}\n`);
}

/** A server for the files of a folder; tests start it on port 0. */
export function pageServer(folder: string): Server {
  return createServer((request, response) => {
    try {
      answer(request, response, folder);
    } catch {
      // A file that is just being built, for instance: the next request finds it. What the error says (paths, perhaps) stays here.
      if (response.headersSent) response.end();
      else refused(response, 503, 'Not now; try again.');
    }
  });
}

/** Listens on the port, or on the next free one unless it must be that one. */
async function listen(server: Server, first: number, tries: number): Promise<number> {
  for (let port = first; ; port++) {
    const problem = await new Promise<NodeJS.ErrnoException | null>((done) => {
      server.once('error', done);
      server.listen(port, HOST, () => {
        server.off('error', done);
        done(null);
      });
    });
    if (!problem) return (server.address() as AddressInfo).port;
    server.removeAllListeners('error');
    const taken = problem.code === 'EADDRINUSE' || problem.code === 'EACCES';
    if (!taken || port - first + 1 >= tries) {
      throw new UsageError(`port ${port} cannot be used (${problem.code ?? problem.message})`);
    }
  }
}

export async function serve({ port }: { readonly port?: number | undefined }): Promise<number> {
  if (!existsSync(join(DIST, 'index.html'))) throw new UsageError('the page is not built yet: run npm start');
  const server = pageServer(DIST);
  const used = await listen(server, port ?? FIRST_PORT, port === undefined ? PORTS_TO_TRY : 1);
  print(`Condotta is at http://${HOST}:${used}/   (Ctrl-C ends it)`);
  await new Promise<void>((ended) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, ended);
  });
  server.close();
  server.closeAllConnections();
  return EXIT.ok;
}
