/**
 * A gallery for those who draw: the board at the moments that web/gallery/make.mjs and ravenna.mjs have written down.
 * gallery.html?game=ravenna&shot=march&theme=dark&language=it&cursor=tile:7&lit=tile:2&bare=1&motion=0; [ and ] turn the pages.
 */

import '@fontsource/eb-garamond/latin-400.css';
import '@fontsource/eb-garamond/latin-400-italic.css';
import '@fontsource/eb-garamond/latin-600.css';
import '@fontsource/eb-garamond/latin-600-italic.css';
import '@fontsource/eb-garamond/latin-700.css';
import '@fontsource/im-fell-english-sc/latin-400.css';
import type { Language } from '@condotta/kernel';
import type { BoardProps, Choice } from '@condotta/pieces';
import { render } from 'preact';
import { useState } from 'preact/hooks';
import { type BoardKit, boardOf } from './table/boards.ts';

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

interface Shot {
  readonly name: string;
  readonly seat: number;
  readonly asked: readonly number[];
  readonly moment: string;
  readonly view: unknown;
  readonly choices: Readonly<Record<string, readonly Choice[]>>;
}

const SHOTS: Readonly<Record<string, () => Promise<{ readonly default: unknown }>>> = {
  ventura: () => import('../gallery/snapshots.json'),
  ravenna: () => import('../gallery/ravenna.json'),
};

function Gallery({ kit: { board, parts }, shots }: { readonly kit: BoardKit; readonly shots: readonly Shot[] }) {
  const names = shots.map(({ name }) => name);
  const [name, setName] = useState(asked.get('shot') ?? names[0]);
  const [note, setNote] = useState('');
  const shot = shots.find((other) => other.name === name) ?? shots[0];
  if (!shot) return null;
  const turn = (by: number): void => setName(names[(names.indexOf(shot.name) + by + names.length) % names.length]);
  const props: BoardProps = {
    view: crowded(shot.view, Number(asked.get('load') ?? 0)),
    parts,
    language,
    seat: asked.has('spectator') ? null : shot.seat,
    holders: HOLDERS,
    asked: shot.asked,
    moment: shot.moment,
    choices: byThing(asked.has('spectator') ? [] : (shot.choices[language] ?? [])),
    lit: new Set(asked.getAll('lit')),
    cursor: asked.get('cursor'),
    bare: asked.has('bare'),
    motion: asked.get('motion') === '0' ? 0 : 1,
    happened: NOTHING,
    onTelling: () => undefined,
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

const game = asked.get('game') ?? 'ventura';
const place = document.getElementById('gallery');
const [kit, shots] = await Promise.all([boardOf(game, null), SHOTS[game]?.()]);
if (place && shots) render(<Gallery kit={kit} shots={shots.default as readonly Shot[]} />, place);
