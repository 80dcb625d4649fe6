import { isObject, parseDocument, range } from '@condotta/kernel';
import type { Verb } from '../desk.ts';
import type { Holder } from '../forms.ts';
import { holderIn } from '../holders.ts';
import { placeMatch } from '../offering.ts';
import { KeeperError } from '../protocol.ts';
import { readMatch } from '../tables.ts';

/** A table out of an owner's file. */
export const importTable: Verb<'import'> = async (desk, viewer, { text }) => {
  const { holders: given, ...record } = parsed(text);
  const match = readMatch(desk.around, record);
  const holders = holdersIn(given, match.start.setup.seats);
  return { table: await placeMatch(desk, viewer, match, holders) };
};

/** Whoever is not named by an id is a person of their own: equal names are not enough to show one the hand of another. */
function holdersIn(given: unknown, seats: number): Holder[] {
  const all: readonly unknown[] = Array.isArray(given) ? given : [];
  return range(seats).map((seat) => holderIn(all[seat], seat, `seat ${seat}`));
}

function parsed(text: string): Record<string, unknown> {
  const document = parseDocument(text);
  if (document.ok && isObject(document.json)) return document.json;
  const why = !document.ok && document.code === 'too-large' ? ` ${document.text}.` : '';
  throw new KeeperError('bad-record', `This is not a Condotta record.${why}`);
}
