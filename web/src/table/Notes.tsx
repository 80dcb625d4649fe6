/** What one writes at a table for oneself alone. */

import { SignMark } from '@condotta/pieces';
import { useEffect, useRef } from 'preact/hooks';
import { aidWords } from '../words/aids.ts';
import { wordsOf } from '../words/index.ts';
import { brief } from './brief.ts';
import { useTable } from './context.ts';
import { goTo } from './keys.ts';
import { Mark } from './Marks.tsx';

const words = wordsOf(aidWords);

export function Notes() {
  const model = useTable();
  const { notebook, places, panel, marking } = model;
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => field.current?.focus({ preventScroll: true }), []);
  const marks = Object.entries(notebook.marks.value);
  const arrows = notebook.arrows.value;
  const mark = (how: 'signs' | 'arrows'): void => {
    marking.value = marking.value === how ? null : how;
  };
  const nameOf = (thing: string): string => brief(places.value.find((place) => place.thing === thing)?.text ?? thing);
  return (
    <section class="notes" role="dialog" aria-label={words('notes.title')}>
      <header>
        <h2>{words('notes.title')}</h2>
        <button
          type="button"
          class="quiet"
          aria-label={words('notes.close')}
          onClick={() => {
            panel.value = null;
          }}
        >
          <Mark name="close" />
        </button>
      </header>
      <p class="notes-why">{words('notes.why')}</p>
      <textarea
        ref={field}
        aria-label={words('notes.text')}
        placeholder={words('notes.text')}
        value={notebook.text.value}
        onInput={({ currentTarget }) => notebook.write(currentTarget.value)}
      />
      <div class="notes-marks">
        <button type="button" aria-pressed={marking.value === 'signs'} onClick={() => mark('signs')}>
          {words(marking.value === 'signs' ? 'notes.marking' : 'notes.mark')}{' '}
          <span class="kbd" aria-hidden="true">
            m
          </span>
        </button>
        <button type="button" aria-pressed={marking.value === 'arrows'} onClick={() => mark('arrows')}>
          {words(
            marking.value !== 'arrows' ? 'notes.arrow' : notebook.tail.value ? 'notes.arrow-to' : 'notes.arrow-from',
          )}
        </button>
        {marks.length + arrows.length > 0 && (
          <button type="button" class="quiet" onClick={notebook.wipe}>
            {words('notes.wipe')}
          </button>
        )}
      </div>
      <ul>
        {marks.map(([thing, sign]) => (
          <li key={thing}>
            <button type="button" class="quiet" onClick={() => goTo(model, thing)}>
              <SignMark sign={sign} />
              <span class="unseen">{words(`sign.${sign}`)}: </span> {nameOf(thing)}
            </button>
          </li>
        ))}
        {arrows.map(([from, to]) => (
          <li key={`${from} ${to}`}>
            <button type="button" class="quiet" onClick={() => goTo(model, to)}>
              {words('notes.way', { from: nameOf(from), to: nameOf(to) })}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
