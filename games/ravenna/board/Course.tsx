/** Where the game stands: the turn, the seven phases, the two Morals on one track, and who acts next. */

import { at, range } from '@condotta/kernel';
import { ICONS, patternOf, Track } from '@condotta/pieces';
import type { Components } from '../components/types.ts';
import { SIDE_NAMES } from '../messages/names.ts';
import { LINE_ARMS, SIDE_ARMS } from './arms.ts';
import { iconOf } from './Tile.tsx';
import type { Marked } from './Tiles.tsx';
import type { RavennaView } from './view-form.ts';
import { PHASE_COUNT, phaseWord, wordsIn } from './words.ts';

interface CourseProps extends Pick<Marked, 'language'> {
  readonly view: RavennaView;
  readonly components: Components;
}

export function Course({ view, components, language }: CourseProps) {
  const words = wordsIn(language);
  return (
    <>
      <div class="r-clock">
        <span class="r-turns" role="img" aria-label={`${words.turn} ${view.turn} / ${components.turns}`}>
          <small>{words.turn}</small>
          {range(components.turns).map((i) => (
            <i key={i} data-now={i + 1 === view.turn || undefined} data-past={i + 1 < view.turn || undefined}>
              {i + 1}
            </i>
          ))}
        </span>
        <ol class="r-phases">
          {range(PHASE_COUNT).map((i) => (
            <li
              key={i}
              data-now={i + 1 === view.phase || undefined}
              aria-current={i + 1 === view.phase ? 'step' : undefined}
            >
              {phaseWord(i + 1, language)}
            </li>
          ))}
        </ol>
      </div>
      <MoralTrack view={view} components={components} language={language} />
    </>
  );
}

function MoralTrack({ view, components, language }: CourseProps) {
  const morals = view.sides.map(({ moral }) => moral);
  const markers = morals.map((moral, side) => ({
    key: String(side),
    at: moral,
    blazon: at(SIDE_ARMS, side),
    text: at(SIDE_NAMES, side)[language],
  }));
  return (
    <div class="r-track">
      <Track last={Math.max(components.moral, ...morals)} label={wordsIn(language).moral} markers={markers} />
    </div>
  );
}

const SHOWN = 7;

/** Who has yet to act, the one who acts now first. */
export function Queue({ view, components, language }: CourseProps) {
  const words = wordsIn(language);
  if (view.queue.length === 0) return null;
  const commanders = view.phase === 2;
  const names = view.queue.map(
    (i) => (commanders ? at(components.commanders, i) : at(components.units, i)).name[language],
  );
  return (
    <div class="r-queue" role="img" aria-label={`${words.queue}: ${names.join(', ')}`}>
      <small>{words.queue}</small>
      {view.queue.slice(0, SHOWN).map((i) => {
        const line = commanders ? i : at(components.units, i).commander;
        return (
          <svg key={i} viewBox="0 0 40 40" aria-hidden="true">
            <rect width="40" height="40" rx="5" class="r-queue-face" />
            <rect width="40" height="8" fill={patternOf(at(LINE_ARMS, line))} />
            {commanders ? (
              <text x="20" y="33">
                {at(components.commanders, i).priority}
              </text>
            ) : (
              <path d={ICONS[iconOf(at(components.units, i))]} transform="translate(7 11) scale(.051)" />
            )}
          </svg>
        );
      })}
      {view.queue.length > SHOWN && <span>{`+${view.queue.length - SHOWN}`}</span>}
    </div>
  );
}
