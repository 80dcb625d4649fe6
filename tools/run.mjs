// The one command: brings the runtime and the packages up to date, then runs.
//
//   node tools/run.mjs start            build the page if it has changed, serve it and print its address
//   node tools/run.mjs build            build the page if it has changed
//   node tools/run.mjs test             every check, as in CI
//   node tools/run.mjs check            the checks without the tests
//   node tools/run.mjs unit [filter]    the tests alone
//   node tools/run.mjs browser [filter] the tests in a browser alone
//   node tools/run.mjs screenshots      pictures of every screen, into .cache/screenshots; --readme: those of the README
//   node tools/run.mjs format           put the sources into form
//   node tools/run.mjs unused           files, exports and dependencies that nobody uses
//   node tools/run.mjs soak             the long random games
//   node tools/run.mjs mutate [room]    which small changes of the sources the tests notice
//   node tools/run.mjs ANYTHING ...     the `condotta` command
//
// Plain JavaScript for any Node >= 18, without dependencies: it runs before anything is installed. It speaks on stderr
// only, and only when there is something to set up: programs read the standard output of `condotta referee`.

import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { constants } from 'node:os';
import { basename, delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The oldest Node that runs our sources as they are (engines in package.json). */
const NEEDED = [24, 15];

const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..');
const CLI = join(ROOT, 'cli', 'main.ts');
const RUNTIME = join(ROOT, 'tools', 'runtime');
const LOCK = join(ROOT, '.cache', 'setup.lock');

/** @param {string} message */
const say = (message) => console.error(`condotta: ${message}`);

/**
 * @param {string} message
 * @returns {never}
 */
function giveUp(message) {
  say(message);
  process.exit(1);
}

// ---------------------------------------------------------------------------------------------------- children

/** Somebody asked us to stop: nothing further is started. */
let stopped = false;

/**
 * Starts a program, passes signals on to it (whoever stops us means the child), and gives back its exit code.
 * @param {string} program
 * @param {string[]} args
 * @param {import('node:child_process').SpawnOptions} options
 * @param {(child: import('node:child_process').ChildProcess) => void} [onStart]
 * @returns {Promise<number>}
 */
function start(program, args, options, onStart) {
  return new Promise((resolve) => {
    const child = spawn(program, args, { env: ENV, ...options });
    onStart?.(child);
    /** @type {NodeJS.Signals[]} */
    const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
    /** @param {NodeJS.Signals} signal */
    const passOn = (signal) => {
      stopped = true;
      // Ctrl-C in a terminal reaches the child by itself; a second one would cut its farewell short.
      if (signal !== 'SIGINT' || !process.stdin.isTTY) child.kill(signal);
    };
    for (const signal of signals) process.on(signal, passOn);
    /** @param {number} code */
    const end = (code) => {
      for (const signal of signals) process.off(signal, passOn);
      resolve(code);
    };
    child.on('error', (error) => {
      say(`cannot start ${program}: ${error.message}`);
      end(1);
    });
    child.on('exit', (code, signal) => end(code ?? 128 + (signal === null ? 0 : constants.signals[signal])));
  });
}

// ---------------------------------------------------------------------------------------------------- set-up

/** True when the Node that runs this file can also run our sources. */
function isNewEnough() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  const [needMajor = 0, needMinor = 0] = NEEDED;
  return major > needMajor || (major === needMajor && minor >= needMinor);
}

/** Where npm puts the Node that tools/runtime asks for. */
function fetchedNode() {
  const windows = process.platform === 'win32';
  const name = `node-${windows ? 'win' : process.platform}-${process.arch}`;
  return join(RUNTIME, 'node_modules', name, 'bin', windows ? 'node.exe' : 'node');
}

/** The Node that runs everything but this file. */
const NODE = isNewEnough() ? process.execPath : fetchedNode();

/**
 * The environment of what we start: whoever calls `node` in there gets the right one. What it has compiled once is kept: a
 * command, or one of the many processes of the tests, starts in half the time.
 */
const ENV = {
  NODE_COMPILE_CACHE: join(ROOT, '.cache', 'compiled'),
  ...process.env,
  PATH: dirname(NODE) + delimiter + (process.env['PATH'] ?? ''),
};

/**
 * `npm ci` in a folder. Its words go to stderr, and it must not eat the input that waits for the command.
 * @param {string} folder
 * @param {string} node which Node runs it
 */
async function install(folder, node) {
  const args = ['ci', '--no-audit', '--no-fund', '--loglevel=error'];
  /** @type {import('node:child_process').SpawnOptions} */
  const options = { cwd: folder, stdio: ['ignore', 2, 2] };
  const windows = process.platform === 'win32';
  const npm = process.env['npm_execpath']; // set when npm started us; may also be another package manager's
  const code =
    npm !== undefined && basename(npm) === 'npm-cli.js'
      ? await start(node, [npm, ...args], options)
      : await start(windows ? 'npm.cmd' : 'npm', args, { ...options, shell: windows });
  if (stopped) process.exit(130);
  if (code !== 0) giveUp('npm could not install what is needed; the lines above say why (npm comes with Node)');
}

/** What is installed depends on the lock and the kind of machine. */
const stampOf = (/** @type {string} */ folder) =>
  createHash('sha256')
    .update(readFileSync(join(folder, 'package-lock.json')))
    .update(`${process.platform} ${process.arch}`)
    .digest('hex');

/**
 * npm empties node_modules before it installs: a stamp in there never outlives a broken installation.
 * @param {string} folder
 */
const stampFile = (folder) => join(folder, 'node_modules', '.stamp');

/** @param {string} folder */
function isInstalled(folder) {
  const file = stampFile(folder);
  return existsSync(file) && readFileSync(file, 'utf8') === stampOf(folder);
}

/**
 * @param {string} folder
 * @param {string} message
 * @param {string} node
 */
async function bringUpToDate(folder, message, node) {
  if (isInstalled(folder)) return;
  say(message);
  await install(folder, node);
  mkdirSync(dirname(stampFile(folder)), { recursive: true });
  writeFileSync(stampFile(folder), stampOf(folder));
}

/** @param {number} pid */
function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/** The process that holds the lock, or 0 when it is gone (or was killed before it wrote its number). */
function lockHolder() {
  try {
    const pid = Number(readFileSync(join(LOCK, 'pid'), 'utf8'));
    return isAlive(pid) ? pid : 0;
  } catch {
    return 0;
  }
}

/** @param {number} ms */
const sleep = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Two commands started at once must not install over each other. Making a folder is atomic everywhere.
 * @param {() => Promise<void>} work
 */
async function alone(work) {
  mkdirSync(dirname(LOCK), { recursive: true });
  let waiting = false;
  for (;;) {
    try {
      mkdirSync(LOCK);
      break;
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
      const patience = lockHolder() === 0 ? 1000 : 200; // without a holder: perhaps it is about to write its number
      if (!waiting) say('waiting for another condotta that is setting up');
      waiting = true;
      await sleep(patience);
      if (patience === 1000 && lockHolder() === 0) rmSync(LOCK, { recursive: true, force: true });
    }
  }
  const unlock = () => rmSync(LOCK, { recursive: true, force: true });
  process.on('exit', unlock);
  writeFileSync(join(LOCK, 'pid'), String(process.pid));
  await work();
  unlock();
  process.off('exit', unlock);
}

async function setUp() {
  const needsRuntime = NODE !== process.execPath;
  const isReady = () => (!needsRuntime || isInstalled(RUNTIME)) && isInstalled(ROOT);
  if (isReady()) return;
  await alone(async () => {
    if (needsRuntime) {
      const old = `Node ${process.versions.node} is too old (${NEEDED.join('.')} is needed)`;
      await bringUpToDate(RUNTIME, `${old}: fetching one from npm, for this project only`, process.execPath);
      if (!existsSync(NODE)) {
        giveUp(`${old}, and npm has none for ${process.platform} ${process.arch}: please install it from nodejs.org`);
      }
    }
    await bringUpToDate(ROOT, 'installing the packages', NODE);
  });
}

// ---------------------------------------------------------------------------------------------------- running

/**
 * @param {string[]} args
 * @param {string} cwd
 */
const run = (args, cwd) => start(NODE, args, { cwd, stdio: 'inherit' });

/**
 * The script behind a package's command. (Through node, since what npm puts into .bin differs by system.)
 * @param {string} name of the package
 * @param {string} command
 */
function script(name, command) {
  const folder = join(ROOT, 'node_modules', ...name.split('/'));
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return join(folder, typeof bin === 'string' ? bin : bin[command]);
}

const tsc = () => script('@typescript/native', 'tsc');
const biome = () => script('@biomejs/biome', 'biome');
const vitest = () => script('vitest', 'vitest');
const knip = () => script('knip', 'knip');
const playwright = () => script('@playwright/test', 'playwright');

// ---------------------------------------------------------------------------------------------------- the page

/** What the page is made of. */
const PAGE_SOURCES = ['kernel', 'keeper', 'kit', 'pieces', 'games', 'minds', 'web', 'package-lock.json'];
const PAGE_STAMP = join(ROOT, 'web', 'dist', '.stamp');

/**
 * Every file below, in a fixed order; what is installed, built or only tests has no part in the page.
 * @param {string} path
 * @returns {string[]}
 */
function filesBelow(path) {
  if (!existsSync(path)) return [];
  if (/[\\/](node_modules|dist|test|\.[^\\/]*)$/.test(path)) return [];
  /** @type {string[]} */
  let names;
  try {
    names = readdirSync(path).sort();
  } catch {
    return [path]; // not a folder
  }
  return names.flatMap((name) => filesBelow(join(path, name)));
}

function pageStamp() {
  const hash = createHash('sha256');
  for (const file of PAGE_SOURCES.flatMap((source) => filesBelow(join(ROOT, source)))) {
    hash.update(file.slice(ROOT.length)).update(readFileSync(file));
  }
  return hash.digest('hex');
}

const isBuilt = () => existsSync(PAGE_STAMP) && readFileSync(PAGE_STAMP, 'utf8') === pageStamp();

/** The build empties its folder first: a stamp in there never outlives a broken one. */
async function buildPage() {
  if (isBuilt()) return 0;
  let code = 0;
  await alone(async () => {
    if (isBuilt()) return;
    say('building the page');
    const stamp = pageStamp();
    const args = [script('vite', 'vite'), 'build', '--logLevel', 'warn'];
    code = await start(NODE, args, { cwd: join(ROOT, 'web'), stdio: ['ignore', 2, 2] });
    if (code === 0) writeFileSync(PAGE_STAMP, stamp);
  });
  return code;
}

/** @type {Record<string, () => string[]>} name -> what Node runs */
const CHECKS = {
  types: () => [tsc(), '-p', 'tsconfig.json'],
  'types of the pure rooms': () => [tsc(), '-p', 'tsconfig.pure.json'],
  'types of the page': () => [tsc(), '-p', 'tsconfig.web.json'],
  'types of its tests': () => [tsc(), '-p', 'tsconfig.e2e.json'],
  'form and lint': () => [biome(), 'check', '--error-on-warnings', '.'],
  layers: () => ['tools/layers.mjs'],
  purity: () => ['tools/purity.mjs'],
  'nothing unused': () => [knip()],
};

/** @type {Record<string, () => string[]>} */
const TESTS = {
  tests: () => [vitest(), 'run'],
  'the page is built': () => ['tools/run.mjs', 'build'],
  'the page in a browser': () => [playwright(), 'test'],
  ...(existsSync(CLI) ? { 'claims covered': () => ['cli/main.ts', 'coverage', '--check'] } : {}),
};

/** So many lines of a failed check are shown again at the end: of a long log people and machines read the end. */
const LAST_LINES = 60;
/** Lines that name what is wrong. */
const TELLING = /\bFAIL\b|Error\b|\berror\b|\bfatal\b|\bSIG[A-Z]+\b|[×✘✗]/i;
/** What a check has printed may still be on its way when it ends; one that left something running never closes it. */
const DRAIN_MS = 500;

/**
 * Runs a check. Where nobody watches, what it prints is also kept.
 * @param {string[]} args
 * @returns {Promise<{ code: number, last: string[] }>}
 */
async function check(args) {
  if (process.stdout.isTTY) return { code: await run(args, ROOT), last: [] };
  let text = '';
  let drained = Promise.resolve();
  const code = await start(NODE, args, { cwd: ROOT, stdio: ['inherit', 'pipe', 'pipe'] }, (child) => {
    const ways = /** @type {const} */ ([
      [child.stdout, process.stdout],
      [child.stderr, process.stderr],
    ]);
    for (const [from, to] of ways)
      from?.setEncoding('utf8').on('data', (/** @type {string} */ words) => {
        to.write(words);
        text = (text + words).slice(-40_000);
      });
    drained = new Promise((resolve) => child.on('close', () => resolve()).on('error', () => resolve()));
    child.on('exit', () => {
      const timer = setTimeout(() => {
        for (const [from] of ways) from?.destroy();
      }, DRAIN_MS);
      child.on('close', () => clearTimeout(timer));
    });
  });
  await drained;
  return { code, last: text.split('\n').slice(-LAST_LINES) };
}

/**
 * Runs every check, also after one has failed: one run shows all that is wrong.
 * @param {Record<string, () => string[]>} checks
 */
async function runAll(checks) {
  const results = [];
  for (const [name, command] of Object.entries(checks)) {
    console.error(`\n--- ${name}`);
    const began = Date.now();
    const { code, last } = await check(command());
    const seconds = ((Date.now() - began) / 1000).toFixed(1).padStart(6);
    const line = `${code === 0 ? 'ok    ' : 'FAILED'} ${seconds} s  ${name}${code > 1 ? ` (exit code ${code})` : ''}`;
    results.push({ name, line, failed: code !== 0, last });
    if (stopped) return 130;
  }
  const failed = results.filter((result) => result.failed);
  for (const { name, last } of failed)
    if (last.length > 0) console.error(`\n--- the end of what failed: ${name}\n${last.join('\n')}`);
  console.error(`\n${results.map((result) => result.line).join('\n')}`);
  // Last of all, in a few lines: some build servers keep no more than these.
  for (const { last } of failed)
    for (const line of last.filter((each) => TELLING.test(each)).slice(0, 5)) console.error(line.slice(0, 160));
  return failed.length > 0 ? 1 : 0;
}

/**
 * The `condotta` command, in the folder of the caller: file names among its arguments are meant from there.
 * @param {string[]} args
 */
const condotta = (args) => run([CLI, ...args], process.cwd());

/**
 * @param {string[]} args
 * @returns {Promise<number>}
 */
async function obey([task, ...args]) {
  switch (task) {
    case 'start':
    case 'serve': {
      const code = args.includes('--help') || args.includes('-h') ? 0 : await buildPage();
      return code === 0 && !stopped ? condotta(['serve', ...args]) : code;
    }
    case 'build':
      return buildPage();
    case 'test':
      return runAll({ ...CHECKS, ...TESTS });
    case 'check':
      return runAll(CHECKS);
    case 'unit':
      return run([vitest(), 'run', ...args], ROOT);
    case 'browser':
      return (await buildPage()) || run([playwright(), 'test', ...args], ROOT);
    case 'screenshots':
      return (await buildPage()) || run(['tools/screenshots.ts', ...args], ROOT);
    case 'mutate':
      return run(['tools/mutate/mutate.ts', ...args], ROOT);
    case 'format':
      return run([biome(), 'check', '--write', '.'], ROOT);
    case 'unused':
      return run([knip()], ROOT);
    default:
      return condotta(task === undefined ? [] : [task, ...args]);
  }
}

await setUp();
process.exitCode = await obey(process.argv.slice(2));
