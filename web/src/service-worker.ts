/**
 * Keeps all files of one version together, so that the page works without a network and never mixes two versions.
 * The build puts the list of files in (vite.config.ts). Nothing but our own files is ever kept.
 */

interface WorkerEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface FetchEvent extends WorkerEvent {
  readonly request: Request;
  respondWith(response: Promise<Response>): void;
}
interface WorkerScope {
  addEventListener(type: 'install' | 'activate', listener: (event: WorkerEvent) => void): void;
  addEventListener(type: 'fetch', listener: (event: FetchEvent) => void): void;
  addEventListener(type: 'message', listener: (event: MessageEvent<unknown>) => void): void;
  skipWaiting(): Promise<void>;
  readonly clients: { claim(): Promise<void> };
  readonly registration: { readonly scope: string };
}

declare const __FILES__: { readonly version: string; readonly files: readonly string[] };

const scope = self as unknown as WorkerScope;
const { version, files } = __FILES__;
const PREFIX = 'condotta-';
const NAME = PREFIX + version;

scope.addEventListener('install', (event) => {
  event.waitUntil(fill());
});

scope.addEventListener('activate', (event) => {
  event.waitUntil(tidy());
});

scope.addEventListener('message', ({ data }) => {
  if (data === 'take over') void scope.skipWaiting();
});

scope.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET' || !request.url.startsWith(scope.registration.scope)) return;
  event.respondWith(answer(request));
});

async function fill(): Promise<void> {
  const cache = await caches.open(NAME);
  // Past the browser's own cache: a file of the old version must not get in.
  await cache.addAll(files.map((file) => new Request(file, { cache: 'reload' })));
}

async function tidy(): Promise<void> {
  const old = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== NAME);
  await Promise.all(old.map((name) => caches.delete(name)));
  await scope.clients.claim();
}

async function answer(request: Request): Promise<Response> {
  const cache = await caches.open(NAME);
  const wanted = request.mode === 'navigate' ? './' : request;
  return (await cache.match(wanted, { ignoreSearch: true })) ?? fetch(request);
}
