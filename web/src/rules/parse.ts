/** A rules reference (games/<id>/rules.md, in Italian rules.it.md) as chapters and numbered paragraphs. */

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
}

const HEADING = /^(#+)\s+(.*)$/;
const NUMBERED = /^(?:[-*]\s+)?\*\*([A-Z]+\d+(?:\.\d+)*(?:[-–]\d+)?[a-z]?(?: to [A-Z]+\d+)?)\.?\*\*[.:]?\s*(.*)$/;

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
    const [, id, text = ''] = NUMBERED.exec(line.trim()) ?? [];
    const last = own.paragraphs.at(-1);
    if (id !== undefined) own.paragraphs.push({ id, text });
    else if (open && last && !/^[-*]\s/.test(line.trim())) last.text += ` ${line.trim()}`;
    else own.paragraphs.push({ id: null, text: line.trim() });
    open = true;
  }
  return { title, chapters: chapters.filter(({ paragraphs }) => paragraphs.length > 0) };
}

function chapterOf(heading: string): { id: string; title: string; paragraphs: { id: string | null; text: string }[] } {
  const [, id, rest] = /^([A-Z]+\d+)\s+(.*)$/.exec(heading) ?? [];
  if (id !== undefined) return { id, title: rest ?? '', paragraphs: [] };
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
  const fits = (chapter: Chapter, { id, text }: Paragraph): boolean => {
    const number = (id ?? '').toLowerCase();
    if (number === wanted || number.startsWith(`${wanted}.`)) return true;
    const all = folded(`${number} ${chapter.title} ${text}`);
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
