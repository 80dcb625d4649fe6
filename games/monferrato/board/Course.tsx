/** The course of the war: the Timeline with what waits on it, and the points of both sides. */

import { at, type Language } from '@condotta/kernel';
import { Shield } from '@condotta/pieces';
import type { Components } from '../components/types.ts';
import { armsOfSeat } from './arms.ts';
import { type MonferratoView, pointsNow } from './view-form.ts';
import { factionWord, wordsIn } from './words.ts';

interface CourseProps {
  readonly view: MonferratoView;
  readonly components: Components;
  readonly language: Language;
}

/** "Apr 1628" */
export const turnWord = ({ boxes }: Components, box: number, language: Language): string =>
  at(boxes, Math.min(box, boxes.length - 1)).name[language];

export function Timeline({ view, components, language }: CourseProps) {
  const words = wordsIn(language);
  const years = [...new Set(components.boxes.map(({ year }) => year))];
  return (
    <ol class="mo-timeline" aria-label={`${words.turn} ${turnWord(components, view.turn, language)}`}>
      {years.map((year) => (
        <li key={year} class="mo-year" data-now={components.boxes[view.turn]?.year === year || undefined}>
          <b>{year}</b>
          <span class="mo-boxes">
            {components.boxes.map((box, i) => {
              if (box.year !== year) return null;
              const waiting = view.groups.filter(({ due }) => due === i).length;
              const notes = [
                box.name[language],
                ...(box.moraleLoss ? [words.hard] : []),
                ...(i === view.end ? [words.ends] : []),
                ...(waiting > 0 ? [words.waiting] : []),
              ];
              return (
                <i
                  key={i}
                  class="mo-box"
                  title={notes.join(': ')}
                  data-now={i === view.turn || undefined}
                  data-past={i < view.turn || undefined}
                  data-hard={box.moraleLoss || undefined}
                  data-end={i === view.end || undefined}
                  data-beyond={i > view.end || undefined}
                >
                  {waiting > 0 && <em>{waiting}</em>}
                  {box.months[0]}
                </i>
              );
            })}
          </span>
        </li>
      ))}
    </ol>
  );
}

/** Points, with what they would be if the war ended now. */
export function Points({ view, components, language }: CourseProps) {
  const words = wordsIn(language);
  const now = pointsNow(view, components);
  return (
    <div class="mo-points" title={words.ifEnded}>
      <small>{words.ifEnded}</small>
      {[0, 1].map((seat) => (
        <span key={seat} data-ahead={at(now, seat) > at(now, 1 - seat) || undefined}>
          <Shield blazon={armsOfSeat(seat)} label={factionWord(seat, language)} />
          <b>{at(now, seat)}</b>
        </span>
      ))}
    </div>
  );
}

export function Course(props: CourseProps) {
  const { view, components, language } = props;
  return (
    <header class="mo-course">
      <p class="mo-when">{turnWord(components, view.turn, language)}</p>
      <Timeline {...props} />
      <Points {...props} />
    </header>
  );
}
