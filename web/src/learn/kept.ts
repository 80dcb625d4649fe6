/** Which lesson is under way, and on which tables: a refresh loses nothing, and the shelf shows no lessons. */

export interface Mark {
  readonly table: string;
  /** How many decisions stood on it when the step began. */
  readonly from: number;
}

export interface KeptLesson {
  /** Where each step so far began, the present one last. */
  readonly marks: readonly Mark[];
  /** Every table of the lesson, also those that were left when the learner went back. */
  readonly tables: readonly string[];
}

const KEY = 'condotta.lessons';
const DONE = 'condotta.learned';

function read(key: string): Record<string, unknown> {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(key) ?? '{}');
    return typeof found === 'object' && found !== null ? (found as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

function write(key: string, all: object): void {
  try {
    localStorage.setItem(key, JSON.stringify(all));
  } catch {
    // Then a refresh begins the lesson again.
  }
}

function isKept(found: unknown): found is KeptLesson {
  if (typeof found !== 'object' || found === null) return false;
  const { marks, tables } = found as Partial<KeptLesson>;
  return Array.isArray(marks) && marks.length > 0 && Array.isArray(tables);
}

/** `lesson`: "ventura/first-round". */
export function keptLesson(lesson: string): KeptLesson | null {
  const found = read(KEY)[lesson];
  return isKept(found) ? found : null;
}

export function keepLesson(lesson: string, kept: KeptLesson | null): void {
  const { [lesson]: _, ...others } = read(KEY);
  write(KEY, kept ? { ...others, [lesson]: kept } : others);
}

export const isLessonTable = (table: string): boolean =>
  Object.values(read(KEY)).some((found) => isKept(found) && found.tables.includes(table));

export const isLearned = (lesson: string): boolean => lesson in read(DONE);

export function setLearned(lesson: string): void {
  write(DONE, { ...read(DONE), [lesson]: true });
}
