/** What one writes at a table for oneself alone: notes, and marks on the map. It is kept in this browser, by table and seat, and never leaves it. */

import type { Seat } from '@condotta/kernel';
import { OWN_SIGNS, type OwnArrow, type OwnSign } from '@condotta/pieces/signs';
import { effect, type ReadonlySignal, signal } from '@preact/signals';

interface Page {
  readonly text: string;
  readonly marks: Readonly<Record<string, OwnSign>>;
  readonly arrows: readonly OwnArrow[];
}

export interface Notebook {
  readonly text: ReadonlySignal<string>;
  /** By the thing they lie on. */
  readonly marks: ReadonlySignal<Readonly<Record<string, OwnSign>>>;
  /** What one plans: from one thing to another. */
  readonly arrows: ReadonlySignal<readonly OwnArrow[]>;
  /** The thing from which the next arrow goes, or null. */
  readonly tail: ReadonlySignal<string | null>;
  write(text: string): void;
  /** Puts the next sign on a thing, and after the last one none. */
  mark(thing: string): void;
  /** The first of two things is the tail of an arrow, the second its head; an arrow drawn again is gone. */
  draw(thing: string): void;
  wipe(): void;
  close(): void;
}

const EMPTY: Page = { text: '', marks: {}, arrows: [] };
const LONGEST = 20_000;

const keyOf = (table: string, seat: Seat | null): string => `condotta.notes.${table}.${seat ?? 'watch'}`;

function read(key: string): Page {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
    if (typeof found !== 'object' || found === null) return EMPTY;
    const { text, marks, arrows } = found as Partial<Record<keyof Page, unknown>>;
    return { text: typeof text === 'string' ? text : '', marks: marksIn(marks), arrows: arrowsIn(arrows) };
  } catch {
    return EMPTY;
  }
}

function marksIn(found: unknown): Page['marks'] {
  if (typeof found !== 'object' || found === null) return {};
  return Object.fromEntries(
    Object.entries(found).flatMap(([thing, sign]) => {
      const known = OWN_SIGNS.find((one) => one === sign);
      return known ? [[thing, known]] : [];
    }),
  );
}

function arrowsIn(found: unknown): Page['arrows'] {
  if (!Array.isArray(found)) return [];
  return found.flatMap((arrow: unknown) => {
    const [from, to]: readonly unknown[] = Array.isArray(arrow) ? arrow : [];
    return typeof from === 'string' && typeof to === 'string' ? [[from, to] as const] : [];
  });
}

/** `seat`: whose eyes look; undefined while nobody has the screen, who then sees nobody's notes. */
export function createNotebook(table: string, seat: () => Seat | null | undefined): Notebook {
  const text = signal('');
  const marks = signal<Page['marks']>({});
  const arrows = signal<Page['arrows']>([]);
  const tail = signal<string | null>(null);
  let key: string | null = null;

  const close = effect(() => {
    const whose = seat();
    key = whose === undefined ? null : keyOf(table, whose);
    const page = key === null ? EMPTY : read(key);
    text.value = page.text;
    marks.value = page.marks;
    arrows.value = page.arrows;
    tail.value = null;
  });
  const keep = (): void => {
    if (key === null) return;
    try {
      const page: Page = { text: text.value, marks: marks.value, arrows: arrows.value };
      const blank = page.text === '' && Object.keys(page.marks).length + page.arrows.length === 0;
      if (blank) localStorage.removeItem(key);
      else localStorage.setItem(key, JSON.stringify(page));
    } catch {
      // A full storage keeps no notes; the game goes on.
    }
  };
  return {
    text,
    marks,
    arrows,
    tail,
    close,
    write(next) {
      text.value = next.slice(0, LONGEST);
      keep();
    },
    mark(thing) {
      const { [thing]: now, ...others } = marks.value;
      const next = OWN_SIGNS[now === undefined ? 0 : OWN_SIGNS.indexOf(now) + 1];
      marks.value = next ? { ...others, [thing]: next } : others;
      keep();
    },
    draw(thing) {
      const from = tail.value;
      tail.value = from === null ? thing : null;
      if (from === null || from === thing) return;
      const others = arrows.value.filter(([a, b]) => a !== from || b !== thing);
      arrows.value = others.length < arrows.value.length ? others : [...others, [from, thing]];
      keep();
    },
    wipe() {
      marks.value = {};
      arrows.value = [];
      tail.value = null;
      keep();
    },
  };
}

/** The notes of a table that is no more. */
export function forgetNotes(table: string): void {
  try {
    const all = Array.from({ length: localStorage.length }, (_, i) => localStorage.key(i) ?? '');
    for (const key of all) if (key.startsWith(`condotta.notes.${table}.`)) localStorage.removeItem(key);
  } catch {
    // Where nothing can be stored there is nothing to forget.
  }
}
