/** A rules reference (games/<id>/rules.md, in Italian rules.it.md) as chapters and numbered paragraphs. */

import { claimAtStart, claimIdsIn, isWithin, parseClaimId } from '@condotta/kernel';

export interface Paragraph {
  /** "V15.2", or null for text without a number. */
  readonly id: string | null;
  readonly text: string;
}

export interface Chapter {
  /** "V15", or what the heading makes of itself. */
  readonly id: string;
  readonly title: string;
  readonly paragraphs: readonly Paragraph[];
}

export interface Rulebook {
  readonly title: string;
  readonly chapters: readonly Chapter[];
  /** Of its chapters and paragraphs: what a text may link to. */
  readonly ids: ReadonlySet<string>;
}

const HEADING = /^(#+)\s+(.*)$/;

export function parseRules(markdown: string): Rulebook {
  let title = '';
  const chapters: { id: string; title: string; paragraphs: { id: string | null; text: string }[] }[] = [];
  let open = false;
  for (const line of markdown.split(/\r?\n/).map((each) => each.trimEnd())) {
    const [, marks = '', heading = ''] = HEADING.exec(line) ?? [];
    if (marks === '#') title = heading;
    if (marks === '#' || marks === '##') chapters.push(chapterOf(marks === '#' ? '' : heading));
    const own = chapters.at(-1);
    if (marks !== '' || own === undefined || line.trim() === '') {
      open = false;
      continue;
    }
    const numbered = claimAtStart(line);
    const last = own.paragraphs.at(-1);
    if (numbered) own.paragraphs.push(numbered);
    else if (open && last && !/^[-*]\s/.test(line.trim())) last.text += ` ${line.trim()}`;
    else own.paragraphs.push({ id: null, text: line.trim() });
    open = true;
  }
  const full = chapters.filter(({ paragraphs }) => paragraphs.length > 0);
  const ids = full.flatMap(({ id, paragraphs }) => [id, ...paragraphs.map((paragraph) => paragraph.id)]);
  return { title, chapters: full, ids: new Set(ids.filter((id) => id !== null)) };
}

function chapterOf(heading: string): { id: string; title: string; paragraphs: { id: string | null; text: string }[] } {
  const [, id = '', rest = ''] = /^([A-Z]\S*)\s+(.*)$/.exec(heading) ?? [];
  if (parseClaimId(id)) return { id, title: rest, paragraphs: [] };
  return { id: heading.toLowerCase().replace(/[^a-z]+/g, '-') || 'intro', title: heading, paragraphs: [] };
}

/** As one types it, letter for letter: without accents and capitals, with a straight apostrophe. */
export const folded = (text: string): string =>
  [...text.normalize('NFC')]
    .map((letter) => letter.normalize('NFD').charAt(0).toLowerCase())
    .join('')
    .replaceAll('’', "'");

/** The paragraphs that a question means: a number, a chapter, or words that all occur. */
export function search({ chapters }: Rulebook, question: string): readonly Chapter[] {
  const wanted = folded(question.trim());
  if (wanted === '') return chapters;
  const words = wanted.split(/\s+/);
  const asksForId = /\d/.test(wanted) && parseClaimId(wanted) !== null;
  const fits = (chapter: Chapter, { id, text }: Paragraph): boolean => {
    if (id !== null && isWithin(id, wanted)) return true;
    if (asksForId) return claimIdsIn(`${id ?? ''} ${text}`).some((cited) => isWithin(cited, wanted));
    const all = folded(`${id ?? ''} ${chapter.title} ${text}`);
    return words.every((word) => all.includes(word));
  };
  return chapters
    .map((chapter) => ({ ...chapter, paragraphs: chapter.paragraphs.filter((one) => fits(chapter, one)) }))
    .filter(({ paragraphs }) => paragraphs.length > 0);
}

/** A rule by its number, with its chapter; a chapter's number gives all of it. */
export function ruleOf({ chapters }: Rulebook, rule: string): Chapter | null {
  const wanted = rule.toUpperCase();
  for (const chapter of chapters) {
    if (chapter.id.toUpperCase() === wanted) return chapter;
    const found = chapter.paragraphs.filter(({ id }) => id?.toUpperCase() === wanted);
    if (found.length > 0) return { ...chapter, paragraphs: found };
  }
  return null;
}
