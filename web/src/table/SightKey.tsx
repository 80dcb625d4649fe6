/** The legend of what is shown of a piece; those who listen hear the places themselves. */

import { type Overlay, OverlaySwatch } from '@condotta/pieces';
import { aidWords } from '../words/aids.ts';
import { wordsOf } from '../words/index.ts';
import { brief } from './brief.ts';
import { useTable } from './context.ts';

const words = wordsOf(aidWords);

export function SightKey() {
  const { sights, places } = useTable();
  const sight = sights.shown.value;
  if (!sight) return null;
  const nameOf = (thing: string): string => places.value.find((place) => place.thing === thing)?.text ?? '';
  const heard = ({ marks }: Overlay): string =>
    marks
      .flatMap(({ thing, figure }) => (nameOf(thing) === '' ? [] : [`${nameOf(thing)} ${figure}`.trim()]))
      .join('; ');
  return (
    <section class="sight" role="status" aria-label={words('sight.label')}>
      <p class="sight-name">{brief(nameOf(sight.thing), 2)}</p>
      <ul>
        {sight.overlays.map((overlay) => (
          <li key={overlay.kind}>
            <OverlaySwatch kind={overlay.kind} />
            {words(`sight.${overlay.kind}`)}
            <span class="unseen">: {heard(overlay)}</span>
          </li>
        ))}
      </ul>
      <p class="sight-hand" aria-hidden="true">
        <span class="kbd">o</span> {words(sights.kept.value === sight.thing ? 'sight.drop' : 'sight.keep')}
      </p>
    </section>
  );
}
