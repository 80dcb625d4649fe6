/** Type-ahead: a place by its name. */

import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { useTable, words } from './context.ts';
import { found } from './cursor.ts';
import { goTo } from './keys.ts';

const MOST = 8;

export function Find() {
  const model = useTable();
  const typed = useSignal('');
  const chosen = useSignal(0);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const matches = found(model.places.value, typed.value).slice(0, MOST);
  const here = matches[Math.min(chosen.value, matches.length - 1)];
  const leave = (thing: string | null): void => {
    model.panel.value = null;
    if (thing !== null) goTo(model, thing);
  };
  const key = (event: KeyboardEvent): void => {
    if (event.key === 'Enter') leave(here?.thing ?? null);
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
        aria-activedescendant={here ? `find-${here.thing}` : undefined}
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
        {matches.map(({ thing, text }) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the field above has the keys
          <div
            key={thing}
            id={`find-${thing}`}
            role="option"
            tabIndex={-1}
            aria-selected={thing === here?.thing}
            onClick={() => leave(thing)}
          >
            {text}
          </div>
        ))}
      </div>
      <p>{typed.value !== '' && matches.length === 0 ? words('find.none') : words('find.help')}</p>
    </section>
  );
}
