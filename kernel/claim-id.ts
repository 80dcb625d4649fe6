/**
 * Ids of claims, as the checklists number them: rules, worked examples and data.
 *
 * An id is a kind, a paragraph of the rulebook, and the number of the claim in it: V15.2, M7.2.3-2, H0-1, HS3-6. Some
 * have no paragraph (MS-4). Without the number of a claim an id names a chapter (V15, M7.2, HS3, MS), or it is an
 * example or a piece of data (E6, X4, D12).
 */
export interface ClaimId {
  readonly kind: string;
  readonly path: readonly number[];
  /** The number behind the dash. */
  readonly item: number | null;
}

const FORM = String.raw`[A-Z]{1,2}(?:\d+(?:\.\d+)*(?:-\d+)?|-\d+)`;

/** Whole ids only: V1.1 is not in "V1.10", nor in "MV1.1" or "V1.1.2", and M5 is not in "M5-1". */
const IN_TEXT = new RegExp(String.raw`(?<![\w.])(${FORM})(?!\w|\.\d|-\d)`, 'g');

/** At the start of a paragraph or of a list item, in bold; a few examples share one: "E1 to E3". */
const AT_START = new RegExp(String.raw`^\s*(?:[-*]\s+)?\*\*(${FORM}(?: to ${FORM})?)\.?\*\*[.:]?\s*(.*)$`);

const FIELDS = /^([A-Z]{1,2})(\d+(?:\.\d+)*)?(?:-(\d+))?$/;

/** Null if it is none. Read whatever its case: "v15.2". A chapter without a number has two letters: "MS". */
export function parseClaimId(text: string): ClaimId | null {
  const [, kind, path, item] = FIELDS.exec(text.toUpperCase()) ?? [];
  if (kind === undefined || (path === undefined && item === undefined && kind.length < 2)) return null;
  return { kind, path: path?.split('.').map(Number) ?? [], item: item === undefined ? null : Number(item) };
}

/** Natural order: V2.9, V2.10; M7-3, M7.1-1. What is no id comes first. */
export function compareClaimIds(a: string, b: string): number {
  const [one, other] = [parseClaimId(a), parseClaimId(b)];
  if (!one || !other) return Number(one !== null) - Number(other !== null) || compareTexts(a, b);
  const kinds = compareTexts(one.kind, other.kind);
  if (kinds !== 0) return kinds;
  for (const [i, number] of one.path.entries()) {
    const against = other.path[i];
    if (against === undefined) return 1;
    if (number !== against) return number - against;
  }
  return one.path.length - other.path.length || (one.item ?? 0) - (other.item ?? 0);
}

const compareTexts = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** Is it this very id, or one of the chapter that it names? */
export function isWithin(id: string, chapter: string): boolean {
  const [one, around] = [parseClaimId(id), parseClaimId(chapter)];
  if (!one || !around || one.kind !== around.kind) return false;
  if (around.path.some((number, i) => one.path[i] !== number)) return false;
  if (around.item === null) return true;
  return one.path.length === around.path.length && one.item === around.item;
}

export const claimIdsIn = (text: string): string[] => text.match(IN_TEXT) ?? [];

/** The text cut at its ids: text, id, text, id, .., text. */
export const splitAtClaimIds = (text: string): string[] => text.split(IN_TEXT);

/** A numbered paragraph of a rules reference: its id, and what follows in the same line. Null if the line begins none. */
export function claimAtStart(line: string): { readonly id: string; readonly text: string } | null {
  const [, id, text] = AT_START.exec(line) ?? [];
  return id === undefined || text === undefined ? null : { id, text };
}
