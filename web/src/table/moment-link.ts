/**
 * Links to a moment of a match. A match that is over travels in its link, whole: it opens wherever there is a Condotta, without
 * any server. One that still runs stays where it is, since its record holds what is hidden: its link opens on this device alone.
 */

import type { Link, Snapshot } from '@condotta/keeper/protocol';
import { address } from '../route.ts';
import { notify } from '../shell/notices.tsx';
import { words } from './context.ts';
import { packed } from './packed.ts';
import type { TableStore } from './store.ts';

interface MomentLink {
  readonly url: string;
  /** It holds the whole match. */
  readonly whole: boolean;
}

/** The link to the table as it stood after so many decisions. */
async function linkTo(link: Link, table: string, { over }: Snapshot, at: number): Promise<MomentLink> {
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
