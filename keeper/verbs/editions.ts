/** Owners' editions on the shelf: read, judged by their game, kept, put away. Each account has its own. */

import { parseDocument } from '@condotta/kernel';
import { type Desk, gameOf, type Verb } from '../desk.ts';
import { nameOf } from '../editions.ts';
import { KeeperError } from '../protocol.ts';
import type { StoredEdition } from '../storage.ts';
import { patiently } from '../storing.ts';
import type { Viewer } from '../viewer.ts';

async function all({ around }: Desk, { account }: Viewer): Promise<StoredEdition[]> {
  const stored = await patiently(around, around.editions.all());
  return stored.filter(({ owner = account }) => owner === account).sort((a, b) => b.info.added - a.info.added);
}

export const editions: Verb<'editions'> = async (desk, viewer, { game }) =>
  (await all(desk, viewer)).map(({ info }) => info).filter((info) => info.game === game);

export const addEdition: Verb<'addEdition'> = async (desk, viewer, { game, text }) => {
  const { around } = desk;
  const document = documentIn(text);
  gameOf(around, game, document);
  const name = nameOf(document) ?? '';
  const old = (await all(desk, viewer)).find(({ info }) => info.game === game && info.name === name);
  const info = { id: old?.info.id ?? around.entropy().slice(0, 12), game, name, added: around.clock() };
  await patiently(around, around.editions.put({ info, owner: viewer.account, document }));
  return info;
};

export const removeEdition: Verb<'removeEdition'> = async (desk, viewer, { edition }) => {
  const { around } = desk;
  if ((await all(desk, viewer)).some(({ info }) => info.id === edition))
    await patiently(around, around.editions.remove(edition));
  return {};
};

/** The viewer's document with this id; null stays null. */
export async function editionOf(desk: Desk, viewer: Viewer, id: string | null): Promise<unknown> {
  if (id === null) return null;
  const found = (await all(desk, viewer)).find(({ info }) => info.id === id);
  if (!found) throw new KeeperError('bad-edition', 'This edition is no longer on the shelf.');
  return found.document;
}

function documentIn(text: string): unknown {
  const document = parseDocument(text);
  if (document.ok) return document.json;
  throw new KeeperError('bad-edition', document.text);
}
