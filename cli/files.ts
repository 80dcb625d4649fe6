/** Files that people name or that we leave behind. Whatever goes wrong with one is told with its name. */

import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { LONGEST_DOCUMENT, parseDocument } from '@condotta/kernel';
import { messageOf, UsageError } from './usage.ts';

export const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..');
/** Never part of the repository. */
export const CACHE = join(ROOT, '.cache');

const STDIN = 0;

function readText(file: string): string {
  try {
    // No text is longer in characters than in bytes, and none has more than three bytes for each.
    const { size } = file === '-' ? { size: 0 } : statSync(file);
    if (size > 3 * LONGEST_DOCUMENT) throw new UsageError(`it has ${size} bytes: nothing that we read is that large`);
    return readFileSync(file === '-' ? STDIN : file, 'utf8');
  } catch (e) {
    throw new UsageError(`${nameOf(file)}: cannot be read (${reasonOf(e)})`);
  }
}

/** The JSON in a file, within the limits of documents; "-" is the standard input. */
export function readJson(file: string): unknown {
  const parsed = parseDocument(readText(file).replace(/^\uFEFF/, ''));
  if (parsed.ok) return parsed.json;
  throw new UsageError(`${nameOf(file)}: ${parsed.text}`);
}

const nameOf = (file: string): string => (file === '-' ? 'the standard input' : file);

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file',
  EISDIR: 'it is a folder',
  EACCES: 'access is denied',
  ENOTDIR: 'part of its path is no folder',
  EEXIST: 'part of its path is no folder',
  EROFS: 'the disk is read-only',
  ENOSPC: 'the disk is full',
};

function reasonOf(e: unknown): string {
  const code = e instanceof Error && 'code' in e ? String(e.code) : '';
  return REASONS[code] ?? messageOf(e);
}

/** Writes the whole file or leaves the old one as it was. */
export const writeText = (file: string, text: string): void =>
  writing(file, (beside) => {
    writeFileSync(beside, text);
    renameSync(beside, file);
  });

/** Told before the work that fills the file, and not after it: can it be written? It stays as it is. */
export const ensureWritable = (file: string): void =>
  writing(file, (beside) => {
    writeFileSync(beside, '');
    if (statSync(file, { throwIfNoEntry: false })?.isDirectory()) throw new UsageError(REASONS['EISDIR']);
    rmSync(beside);
  });

function writing(file: string, write: (beside: string) => void): void {
  const beside = `${file}.${process.pid}.part`;
  try {
    mkdirSync(dirname(file), { recursive: true });
    write(beside);
  } catch (e) {
    // Where its folder is none, there is nothing to take away, and saying so is an error as well.
    if (existsSync(beside)) rmSync(beside);
    throw new UsageError(`${file}: cannot be written (${reasonOf(e)})`);
  }
}

export const writeJson = (file: string, json: unknown): void => writeText(file, `${JSON.stringify(json)}\n`);

/** A file as the caller would name it from where he is. */
export function fromHere(file: string): string {
  const name = relative(process.cwd(), file);
  return name === '' || name.startsWith('..') ? file : name;
}
