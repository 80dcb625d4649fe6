/** Type-ahead: a place by its name, or what to do by the beginnings of its words. */

import { useSignal } from '@preact/signals';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { idOf, legalOf } from './choices.ts';
import { type TableModel, useTable, words } from './context.ts';
import { found, meant } from './cursor.ts';
import { goTo } from './keys.ts';

const MOST = 8;

interface Match {
  readonly id: string;
  readonly text: string;
  readonly isDeed: boolean;
  run(): void;
}

/** One word is mostly a place; several say what to do. */
function matching(model: TableModel, typed: string): readonly Match[] {
  const places = found(model.places.value, typed).map(({ thing, text }) => ({
    id: thing,
    text,
    isDeed: false,
    run: () => goTo(model, thing),
  }));
  const deeds = meant(legalOf(model.choices.value), typed).map((choice) => ({
    id: idOf(choice),
    text: choice.label,
    isDeed: true,
    run: () => model.picking.choose(choice, null, false),
  }));
  return (/\S\s+\S/.test(typed) ? [...deeds, ...places] : [...places, ...deeds]).slice(0, MOST);
}

export function Find() {
  const model = useTable();
  const typed = useSignal('');
  const chosen = useSignal(0);
  const field = useRef<HTMLInputElement>(null);
  // Before it is painted: a fast hand types on at once.
  useLayoutEffect(() => field.current?.focus(), []);
  const matches = matching(model, typed.value);
  const here = matches[Math.min(chosen.value, matches.length - 1)];
  const leave = (match: Match | undefined): void => {
    model.panel.value = null;
    match?.run();
  };
  const key = (event: KeyboardEvent): void => {
    if (event.key === 'Enter') leave(here);
    else if (event.key === 'ArrowDown') chosen.value = Math.min(chosen.value + 1, matches.length - 1);
    else if (event.key === 'ArrowUp') chosen.value = Math.max(chosen.value - 1, 0);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <section class="find" aria-label={words('find.label')}>
      <input
        ref={field}
        type="text"
        role="combobox"
        aria-expanded={matches.length > 0}
        aria-controls="find-list"
        aria-activedescendant={here ? `find-${here.id}` : undefined}
        placeholder={words('find.label')}
        aria-label={words('find.label')}
        value={typed.value}
        onKeyDown={key}
        onInput={({ currentTarget }) => {
          typed.value = currentTarget.value;
          chosen.value = 0;
        }}
      />
      <div id="find-list" role="listbox" aria-label={words('find.label')}>
        {matches.map((match) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the field above has the keys
          <div
            key={match.id}
            id={`find-${match.id}`}
            role="option"
            tabIndex={-1}
            aria-selected={match === here}
            onClick={() => leave(match)}
          >
            {match.isDeed && <i>{words('find.do')} </i>}
            {match.text}
          </div>
        ))}
      </div>
      <p>{typed.value !== '' && matches.length === 0 ? words('find.none') : words('find.help')}</p>
    </section>
  );
}
