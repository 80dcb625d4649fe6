/** The lessons of each game, fetched when they are wanted. */

import type { Lesson } from '@condotta/kernel';

const SOURCES: Readonly<Record<string, () => Promise<readonly Lesson[]>>> = {
  ventura: async () => (await import('@condotta/ventura/lessons')).lessons,
  ravenna: async () => (await import('@condotta/ravenna/lessons')).lessons,
};

export const gamesWithLessons: readonly string[] = Object.keys(SOURCES);

export const lessonsOf = async (game: string): Promise<readonly Lesson[]> => (await SOURCES[game]?.()) ?? [];
