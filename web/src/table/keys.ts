/** Everything by keyboard. */

import { change, settings } from '../settings.ts';
import { idOf, legalOf } from './choices.ts';
import type { TableModel } from './context.ts';
import { cycled, type Direction, moved } from './cursor.ts';
import { quicken } from './Speed.tsx';

const ARROWS: Readonly<Record<string, Direction>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
};

/** Keys with a meaning of their own: no button of the strip gets one of them. */
export const RESERVED: ReadonlySet<string> = new Set([...'urihslptnovmwq?/+-0.,']);

const typing = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.matches('input, textarea, select, [contenteditable]') || target.closest('dialog') !== null);

/** Where arrows, Enter and Space have a meaning of the browser's own. */
const native = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('button, a, summary, .log, .text-mode, .bubble') !== null;

const inScroller = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('.log, .text-mode, .bubble') !== null;

/** Listens for the whole table; returns the way to stop. */
export function listenToKeys(model: TableModel): () => void {
  const listeners = new AbortController();
  const { signal } = listeners;
  const down = (event: KeyboardEvent): void => {
    if (model.store.pass.value !== null || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'Escape' ? cancelled(model) : !typing(event.target) && pressed(model, event)) {
      event.preventDefault();
      event.stopPropagation();
    }
  };
  addEventListener('keydown', down, { signal, capture: true });
  addEventListener(
    'keyup',
    ({ key }) => {
      if (key.toLowerCase() === 'h') model.bare.value = false;
    },
    { signal, capture: true },
  );
  addEventListener(
    'blur',
    () => {
      model.bare.value = false;
    },
    { signal },
  );
  return () => listeners.abort();
}

/** True: the key was ours. */
function pressed(model: TableModel, event: KeyboardEvent): boolean {
  const { replay, store } = model;
  const direction = ARROWS[event.key];
  if (direction && !inScroller(event.target)) {
    if (settings.value.textMode) return false;
    goTo(model, moved(model.places.value, model.cursor.value ?? model.picking.pointed.value, direction));
    return true;
  }
  switch (event.key) {
    case 'Enter':
    case ' ':
      return !native(event.target) && (ended(model) || enter(model));
    case 'n':
    case 'N':
      cycle(model, event.shiftKey ? -1 : 1);
      return true;
    case '/':
      model.panel.value = 'find';
      return true;
    case '?':
      model.panel.value = 'help';
      return true;
    case 'u':
    case 'Backspace':
      void store.undo();
      return true;
    case 'r':
      void store.redo();
      return true;
    case 'i':
      void model.hints.ask();
      return true;
    case 's':
      since(model);
      return true;
    case 'l':
      model.logOpen.value = !model.logOpen.value;
      return true;
    case 't':
      change({ textMode: !settings.value.textMode });
      return true;
    case 'h':
      model.bare.value = true;
      return true;
    case 'o':
      model.sights.toggle();
      return true;
    case 'm': {
      const thing = model.cursor.value ?? model.picking.pointed.value;
      if (thing !== null) model.notebook.mark(thing);
      return true;
    }
    case 'w':
      model.panel.value = model.panel.value === 'notes' ? null : 'notes';
      return true;
    case 'q':
      if ((store.present.value?.windows.length ?? 0) > 0) model.panel.value = 'windows';
      return true;
    case 'v':
      quicken();
      return true;
    case 'p':
      if (replay.on.value) replay.toggle();
      else replay.open();
      return true;
    case ',':
      replay.step(-1);
      return true;
    case '.':
      replay.step(1);
      return true;
    default:
      return letter(model, event.key.toLowerCase());
  }
}

function cancelled(model: TableModel): boolean {
  const { picking, replay, panel, store, hints, cursor } = model;
  if (panel.value === 'help' || panel.value === 'review' || panel.value === 'windows') return false;
  if (panel.value !== null) panel.value = null;
  else if (model.rule.value !== null) model.rule.value = null;
  else if (ended(model)) return true;
  else if (picking.bubble.value) picking.cancel();
  else if (store.news.value) store.dropNews();
  else if (replay.on.value) replay.close();
  else if (hints.hint.value || hints.pondering.value) hints.drop();
  else if (model.sights.kept.value !== null) model.sights.drop();
  else if (cursor.value !== null) goTo(model, null);
  else return false;
  return true;
}

function enter(model: TableModel): boolean {
  const thing = model.cursor.value;
  if (thing === null) return false;
  model.picking.pick(thing, false);
  return true;
}

function cycle(model: TableModel, by: 1 | -1): void {
  const { choices, places, cursor } = model;
  const things = legalOf(choices.value).flatMap(({ arg }) => (typeof arg === 'string' ? [arg] : []));
  goTo(model, cycled(places.value, new Set(things), cursor.value, by));
}

/** The cursor goes there, and the browser's focus with it: whoever listens hears what is there. */
export function goTo(model: TableModel, thing: string | null): void {
  model.cursor.value = thing;
  model.picking.point(thing);
  const there = thing === null ? null : document.querySelector(`.board-place [data-thing="${CSS.escape(thing)}"]`);
  if (there instanceof HTMLElement || there instanceof SVGElement) there.focus({ preventScroll: true });
  else if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
}

function since({ store, replay }: TableModel): void {
  const now = store.present.value;
  store.dropNews();
  if (now && now.since < now.steps) replay.play(now.since, now.steps);
}

/** While a story is told nothing is chosen: the key ends it. */
function ended({ story, hurry }: TableModel): boolean {
  if (!story.value) return false;
  hurry();
  return true;
}

function letter(model: TableModel, key: string): boolean {
  const { rows, letters, picking } = model;
  if (key.length !== 1) return false;
  const choice = rows.value.flatMap((row) => row.choices).find((one) => letters.value.get(idOf(one)) === key);
  if (!choice) return false;
  if (ended(model)) return true;
  picking.choose(choice, null, false);
  return true;
}
