/** Chits: the hand, what lies open, and what may still be drawn. */

import { at } from '@condotta/kernel';
import { type Marks, marksOf } from '@condotta/pieces';
import type { Components } from '../components/types.ts';
import { namesOf } from '../things.ts';
import { chitMarks } from './unit-words.ts';
import type { MonferratoView } from './view-form.ts';
import { factionWord, wordsIn } from './words.ts';
import type { Marked } from './Zones.tsx';

interface ChitsProps extends Marked {
  readonly view: MonferratoView;
  readonly components: Components;
}

export function ChitRow({
  chit,
  components,
  marks,
  language,
}: Pick<ChitsProps, 'components' | 'language'> & { readonly chit: number; readonly marks?: Marks }) {
  const data = at(components.chits, chit);
  return (
    <div class="mo-chit" {...marks}>
      <span class="mo-token" data-colour={data.colour} data-response={data.window !== null || undefined}>
        {chit + 1}
      </span>
      <span class="mo-chit-text">
        <b>{data.name[language]}</b>
        <small>{data.text[language]}</small>
        <em>{chitMarks(data, components, language).join(' · ')}</em>
      </span>
    </div>
  );
}

/** What a screen reader says of a chit. */
const chitText = (components: Components, chit: number, language: Marked['language']): string => {
  const data = at(components.chits, chit);
  return [data.name[language], data.text[language], ...chitMarks(data, components, language)].join('. ');
};

export const chitRow = (chit: number, components: Components, marked: Marked) => (
  <ChitRow
    key={chit}
    chit={chit}
    components={components}
    language={marked.language}
    marks={marksOf(marked, at(namesOf(components).chit, chit), chitText(components, chit, marked.language))}
  />
);

/** The hand of the seat that looks; of the other one, the backs and what is known. */
export function HandPanel({ view, components, seat, ...marked }: ChitsProps & { readonly seat: number | null }) {
  const { language } = marked;
  const words = wordsIn(language);
  const own = seat === null ? null : view.hands[seat];
  return (
    <section class="mo-panel mo-hand">
      {own && seat !== null && (
        <>
          <h3>
            {words.hand} <small>{own.count} / 4</small>
          </h3>
          {own.chits.map((chit) => chitRow(chit, components, marked))}
          {own.count === 0 && <p class="mo-none">{words.noChits}</p>}
        </>
      )}
      {view.hands.map((hand, other) =>
        other === seat ? null : (
          <div key={other} class="mo-other-hand">
            <h4>
              {words.handOf}, {factionWord(other, language)}
            </h4>
            <span class="mo-backs" role="img" aria-label={`${hand.count}, ${words.hidden}`}>
              {Array.from({ length: hand.count - hand.chits.length }, (_, i) => (
                <i key={i} class="mo-back" />
              ))}
              {hand.chits.map((chit) => (
                <span
                  key={chit}
                  class="mo-token"
                  data-colour={at(components.chits, chit).colour}
                  title={`${at(components.chits, chit).name[language]}: ${at(components.chits, chit).text[language]}`}
                >
                  {chit + 1}
                </span>
              ))}
            </span>
          </div>
        ),
      )}
      <Container view={view} components={components} {...marked} />
    </section>
  );
}

/** Public knowledge: how many are in the container, which ones they may be, what has been seen to go. */
function Container({ view, components, language }: ChitsProps) {
  const words = wordsIn(language);
  const nameOf = (chit: number): string => `${chit + 1} ${at(components.chits, chit).name[language]}`;
  const open = new Set([...view.discard, ...view.removed, ...view.hands.flatMap(({ chits }) => chits)]);
  const unseen = components.chits.flatMap(({ colour }, chit) =>
    (view.changed || colour === 'blue') && !open.has(chit) ? [chit] : [],
  );
  return (
    <div class="mo-container">
      <details>
        <summary>
          <b>{view.bag}</b> {words.bag}
        </summary>
        <p>{unseen.map(nameOf).join(', ')}</p>
      </details>
      <details>
        <summary>
          <b>{view.discard.length}</b> {words.discard}
        </summary>
        <p>{view.discard.map(nameOf).join(', ') || '–'}</p>
      </details>
      <details>
        <summary>
          <b>{view.removed.length}</b> {words.removed}
        </summary>
        <p>{view.removed.map(nameOf).join(', ') || '–'}</p>
      </details>
    </div>
  );
}
