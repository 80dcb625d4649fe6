/** `condotta tune GAME --what weights|components`: proposals from many games, written into files. */

import type { OptionValue } from '@condotta/kernel';
import { componentsText, type Knob, tuneComponents, tuneWeights, weightsText } from '@condotta/lab';
import { ensureWritable, readJson, writeText } from '../files.ts';
import { optionsFrom } from '../options.ts';
import { complain, print, printJson } from '../out.ts';
import { type Progress, progressOn } from '../progress.ts';
import { editionFrom, gameNamed, templateOf } from '../shelf.ts';
import { stoppable } from '../stopping.ts';
import { EXIT, sound, UsageError } from '../usage.ts';

export interface TuneHow {
  readonly what: 'weights' | 'components';
  readonly minds: string;
  readonly games: number;
  readonly seats?: number;
  readonly seed: string;
  readonly options?: string;
  readonly workers?: number;
  readonly out?: string;
  readonly trial: number;
  readonly trialMind: string;
  readonly styles?: number;
  readonly knobs?: string;
  readonly within: number;
  readonly length?: string;
  readonly budget: number;
  readonly resume?: string;
  readonly edition?: string;
  readonly quiet: boolean;
  readonly json: boolean;
}

/** How the options are called here that the lab names otherwise. */
const OPTIONS = {
  resumeFile: 'resume',
  base: 'edition',
  trial: 'trial-mind',
  'target.length': 'length',
  'target.within': 'within',
} as const;

interface Request {
  readonly game: string;
  readonly minds: readonly string[];
  readonly games: number;
  readonly seed: string;
  readonly options: Readonly<Record<string, OptionValue>>;
  readonly seats?: number;
  readonly workers?: number;
}

export async function tune(id: string, how: TuneHow): Promise<number> {
  const game = gameNamed(id);
  // Known before a long run, not after it.
  if (how.out !== undefined) ensureWritable(how.out);
  const progress = progressOn(process.stderr, how.quiet || how.json);
  const request: Request = {
    game: id,
    minds: how.minds.split(',').map((mind) => mind.trim()),
    games: how.games,
    seed: how.seed,
    options: optionsFrom(game, how.options),
    ...(how.seats === undefined ? {} : { seats: how.seats }),
    ...(how.workers === undefined ? {} : { workers: how.workers }),
  };
  const tuned = how.what === 'weights' ? weights : components;
  return stoppable((signal) => tuned(request, how, signal, progress));
}

async function weights(request: Request, how: TuneHow, signal: AbortSignal, progress: Progress): Promise<number> {
  for (const name of ['knobs', 'length', 'resume', 'edition'] as const)
    if (how[name] !== undefined) throw new UsageError(`--${name}: only components are tuned with it; leave it out`);
  const result = await tuneWeights(
    {
      ...request,
      ...(how.styles === undefined ? {} : { styles: how.styles }),
      trial: how.trial === 0 ? null : { mind: how.trialMind, games: how.trial },
    },
    {
      signal,
      onProgress: ({ done, total, perSecond }) => progress.update(done, total, `${perSecond.toFixed(1)} games/s`),
    },
  );
  progress.close();
  const proposal = sound(result, OPTIONS);
  // Weights that are known to play worse are no proposal: nobody shall find them in a file and believe in them.
  const refused = proposal.verdict === 'worse';
  if (how.json) printJson(proposal);
  else print(weightsText(proposal));
  if (how.out !== undefined && !refused) writeText(how.out, `${JSON.stringify(proposal, null, 2)}\n`);
  if (how.out !== undefined && !how.json)
    complain(
      refused
        ? `nothing is written into ${how.out}: it plays worse`
        : `written into ${how.out}; try it with: condotta simulate ${request.game} --minds captain+tuned,captain --weights ${how.out}`,
    );
  return refused ? EXIT.negative : EXIT.ok;
}

async function components(request: Request, how: TuneHow, signal: AbortSignal, progress: Progress): Promise<number> {
  if (how.styles !== undefined) throw new UsageError('--styles: only weights are tuned with it; leave it out');
  if (how.knobs === undefined) throw new UsageError('--knobs: name a JSON file with a list of knobs');
  const knobs = readJson(how.knobs);
  if (!Array.isArray(knobs)) throw new UsageError(`${how.knobs}: expected a list of knobs`);
  const game = gameNamed(request.game);
  const result = await tuneComponents(
    {
      ...request,
      // An edition may have few entries; the game that is played with it has all.
      base: templateOf(editionFrom(game, how.edition).game),
      plain: templateOf(game),
      knobs: knobs as readonly Knob[],
      target: { within: how.within, length: how.length === undefined ? null : lengthsFrom(how.length) },
      budget: how.budget,
      resumeFile: how.resume ?? null,
    },
    {
      signal,
      onTrial: ({ miss }, count, budget) =>
        progress.update(count, budget, miss === null ? 'refused' : `off by ${miss.toFixed(1)}`),
    },
  );
  progress.close();
  const found = sound(result, OPTIONS);
  if (how.json) printJson(found);
  else print(componentsText(found));
  if (how.out !== undefined) writeText(how.out, `${JSON.stringify(found.edition, null, 2)}\n`);
  if (how.out !== undefined && !how.json) complain(`the best values are in ${how.out}; play with --edition ${how.out}`);
  return found.met ? EXIT.ok : EXIT.negative;
}

/** "6..9" */
function lengthsFrom(text: string): readonly [number, number] {
  const [least = Number.NaN, most = Number.NaN] = text.split('..').map(Number);
  if (Number.isFinite(least) && Number.isFinite(most)) return [least, most];
  throw new UsageError(`--length: expected two lengths like 6..9, found ${JSON.stringify(text)}`);
}
