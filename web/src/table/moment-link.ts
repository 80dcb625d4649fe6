/**
 * Links to a moment of a match. A match that is over travels in its link, whole: it opens wherever there is a Condotta, without
 * any server. One that still runs stays where it is, since its record holds what is hidden: its link opens on this device alone.
 */

import type { Link, Snapshot } from '@condotta/keeper/protocol';
import { address } from '../route.ts';
import { notify } from '../shell/notices.tsx';
import { words } from './context.ts';
import type { TableStore } from './store.ts';

export interface MomentLink {
  readonly url: string;
  /** It holds the whole match. */
  readonly whole: boolean;
}

/** The link to the table as it stood after so many decisions. */
export async function linkTo(link: Link, table: string, { over }: Snapshot, at: number): Promise<MomentLink> {
  if (!over) return { url: urlOf('table', table, String(at)), whole: false };
  const { text } = await link.request('export', { table });
  return { url: urlOf('replay', await packed(JSON.stringify(JSON.parse(text))), String(at)), whole: true };
}

/** Gives the reader the link to that moment: on the clipboard, or in the address bar. */
export async function copyLink({ link, table, tell }: TableStore, present: Snapshot, at: number): Promise<void> {
  try {
    const { url, whole } = await linkTo(link, table, present, at);
    const copied = await navigator.clipboard?.writeText(url).then(
      () => true,
      () => false,
    );
    if (!copied) history.replaceState(null, '', url);
    notify(words(!copied ? 'link.bar' : whole ? 'link.whole' : 'link.here'));
  } catch (error) {
    tell(error);
  }
}

const urlOf = (...parts: readonly string[]): string => new URL(address(...parts), location.href).href;

/** A text as a part of an address: deflated, in letters that need no escape. */
export async function packed(text: string): Promise<string> {
  const bytes = await through(new TextEncoder().encode(text), new CompressionStream('deflate-raw'));
  const letters = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return btoa(letters).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** The text again. Throws if the address was cut or changed on its way, or would unfold into more than any match holds. */
export async function unpacked(part: string): Promise<string> {
  const letters = atob(part.replaceAll('-', '+').replaceAll('_', '/'));
  const bytes = Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
  return new TextDecoder().decode(await through(bytes, new DecompressionStream('deflate-raw')));
}

/** No match that people play comes near it. */
const MOST_BYTES = 30_000_000;

async function through(bytes: Uint8Array<ArrayBuffer>, stream: GenericTransformStream): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  let size = 0;
  const reader = new Blob([bytes]).stream().pipeThrough(stream).getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    parts.push(value);
    size += value.length;
    if (size > MOST_BYTES) throw new Error('too large');
  }
  const all = new Uint8Array(size);
  let from = 0;
  for (const part of parts) {
    all.set(part, from);
    from += part.length;
  }
  return all;
}
