/** The minds: how long each level thinks about a turn of each game, in Node and in the page's worker. */

import { SECONDS } from '@condotta/minds';
import { type BenchReport, type BenchRequest, judged, wantedBy } from './report.ts';
import { idsOf, SERIES, type Series, TURN_BOUNDS, TURN_FIGURES, turnResults } from './turn-figures.ts';
import { type Sit, turnTimes } from './turns.ts';
import { sitInNode } from './turns-node.ts';

/** Enough to come past the set-up. */
const QUICK_TURNS = 4;

interface PageMinds {
  inPage<T>(work: (sit: Sit) => Promise<T>): Promise<T>;
}

/** Measures what is wanted; see TURN_FIGURES for the names. */
export async function benchTurns({ quick = false, only = [], onProgress }: BenchRequest = {}): Promise<BenchReport> {
  const wanted = wantedBy(only);
  const series = SERIES.filter((each) => idsOf(each).some(wanted)).map((each) =>
    quick ? { ...each, turns: QUICK_TURNS } : each,
  );
  // What a turn may take says roughly what it takes beside others.
  const total = series.reduce((sum, { level, turns }) => sum + turns * SECONDS[level], 0);
  let done = 0;
  const found: Record<string, number> = {};
  const measure = async (some: readonly Series[], sit: Sit): Promise<void> => {
    for (const each of some) {
      const times = await turnTimes(each, sit, (count) => {
        done += count * SECONDS[each.level];
        onProgress?.({ done, total });
      });
      Object.assign(found, turnResults(each, times));
    }
  };
  // The page comes first: if it is not built, that is told at once.
  const ofPage = series.filter(({ place }) => place === 'page');
  if (ofPage.length > 0) {
    // By an address, not by a name: it speaks of a browser's world, which the types of this one do not know.
    const { inPage } = (await import(new URL('./turns-page.ts', import.meta.url).href)) as PageMinds;
    await inPage((sit) => measure(ofPage, sit));
  }
  await measure(
    series.filter(({ place }) => place === 'node'),
    sitInNode,
  );
  const results = Object.fromEntries(
    TURN_FIGURES.filter(wanted).flatMap((id) => {
      const figure = found[id];
      return figure === undefined ? [] : [[id, figure] as const];
    }),
  );
  return { results, spread: {}, targets: judged(TURN_BOUNDS, results) };
}
