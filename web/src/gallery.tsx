/**
 * A gallery for those who draw: the board at the moments that web/gallery/make.mjs has written down.
 * gallery.html?shot=march&theme=dark&language=it&cursor=tile:7&lit=tile:2&bare=1&motion=0; [ and ] turn the pages.
 */

import '@fontsource/eb-garamond/latin-400.css';
import '@fontsource/eb-garamond/latin-400-italic.css';
import '@fontsource/eb-garamond/latin-600.css';
import '@fontsource/eb-garamond/latin-600-italic.css';
import '@fontsource/eb-garamond/latin-700.css';
import '@fontsource/im-fell-english-sc/latin-400.css';
import type { Language } from '@condotta/kernel';
import type { BoardProps, Choice } from '@condotta/pieces';
import { board } from '@condotta/ventura/board';
import { BUILT_IN } from '@condotta/ventura/components';
import { render } from 'preact';
import { useState } from 'preact/hooks';
import snapshots from '../gallery/snapshots.json' with { type: 'json' };

const asked = new URLSearchParams(location.search);
const language: Language = asked.get('language') === 'it' ? 'it' : 'en';
document.documentElement.dataset['theme'] = asked.get('theme') ?? 'light';

const HOLDERS = [
  { name: 'Chiara', mind: null },
  { name: 'Captain', mind: 'captain' },
  { name: 'Ludovico', mind: null },
  { name: 'General', mind: 'general' },
];

function byThing(choices: readonly Choice[]): ReadonlyMap<string, readonly Choice[]> {
  const found = new Map<string, Choice[]>();
  for (const choice of choices) {
    if (typeof choice.arg !== 'string') continue;
    found.set(choice.arg, [...(found.get(choice.arg) ?? []), choice]);
  }
  return found;
}

/** For the measure of panning: so many Troops on the map, each with its counter. */
function crowded(view: unknown, count: number): unknown {
  if (count === 0) return view;
  const { map, troops, ...rest } = view as { map: { tile: number }[]; troops: object[] };
  const more = Array.from({ length: count }, (_, i) => ({
    ...troops[i % troops.length],
    id: `troop:9.${i}`,
    at: map[i % map.length]?.tile,
    army: i % 2 === 0,
  }));
  return { ...rest, map, troops: more };
}

const NOTHING: BoardProps['happened'] = [];

const names = snapshots.map(({ name }) => name);

function Gallery() {
  const [name, setName] = useState(asked.get('shot') ?? names[0]);
  const [note, setNote] = useState('');
  const shot = snapshots.find((other) => other.name === name) ?? snapshots[0];
  if (!shot) return null;
  const turn = (by: number): void => setName(names[(names.indexOf(shot.name) + by + names.length) % names.length]);
  const props: BoardProps = {
    view: crowded(shot.view, Number(asked.get('load') ?? 0)),
    parts: BUILT_IN,
    language,
    seat: asked.has('spectator') ? null : shot.seat,
    holders: HOLDERS,
    asked: shot.asked,
    moment: shot.moment,
    choices: byThing(asked.has('spectator') ? [] : (shot.choices[language] as readonly Choice[])),
    lit: new Set(asked.getAll('lit')),
    cursor: asked.get('cursor'),
    bare: asked.has('bare'),
    motion: asked.get('motion') === '0' ? 0 : 1,
    happened: NOTHING,
    onTold: () => undefined,
    onPick: (thing) => setNote(`pick ${thing}`),
    onPoint: (thing) => setNote(thing ? `point ${thing}` : ''),
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a tool for those who draw, not a page
    <div
      style={{ height: '100%' }}
      onKeyDown={({ key }) => (key === '[' ? turn(-1) : key === ']' ? turn(1) : undefined)}
    >
      <board.Component {...props} />
      {asked.has('note') && <div id="note">{`${shot.name} · ${shot.moment} · ${note}`}</div>}
    </div>
  );
}

const place = document.getElementById('gallery');
if (place) render(<Gallery />, place);
