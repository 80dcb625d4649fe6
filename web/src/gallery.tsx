/**
 * A gallery for those who draw: the board at the moments that games/<id>/gallery.ts names.
 * gallery.html?game=ravenna&shot=march&theme=dark&language=it&cursor=tile:7&lit=tile:2&bare=1&motion=0; [ and ] turn the pages.
 */

import '@fontsource/eb-garamond/latin-400.css';
import '@fontsource/eb-garamond/latin-400-italic.css';
import '@fontsource/eb-garamond/latin-600.css';
import '@fontsource/eb-garamond/latin-600-italic.css';
import '@fontsource/eb-garamond/latin-700.css';
import '@fontsource/im-fell-english-sc/latin-400.css';
import { gameById, games } from '@condotta/games';
import { type AnyEngine, anyEngineOf, type Language } from '@condotta/kernel';
import type { AnyGallery } from '@condotta/kit';
import type { BoardProps, Choice } from '@condotta/pieces';
import { render } from 'preact';
import { useMemo, useState } from 'preact/hooks';
import { shotOf } from './gallery-scenes.ts';
import { type BoardKit, boardOf } from './table/boards.ts';

const asked = new URLSearchParams(location.search);
const language: Language = asked.get('language') === 'it' ? 'it' : 'en';
document.documentElement.dataset['theme'] = asked.get('theme') ?? 'light';

const HOLDERS = [
  { name: 'Chiara', mind: null, person: 'Chiara' },
  { name: 'Captain', mind: 'captain', person: null },
  { name: 'Ludovico', mind: null, person: 'Ludovico' },
  { name: 'General', mind: 'general', person: null },
];

function byThing(choices: readonly Choice[]): ReadonlyMap<string, readonly Choice[]> {
  const found = new Map<string, Choice[]>();
  for (const choice of choices) {
    if (typeof choice.arg !== 'string') continue;
    found.set(choice.arg, [...(found.get(choice.arg) ?? []), choice]);
  }
  return found;
}

const NOTHING: BoardProps['happened'] = [];

const GALLERIES = import.meta.glob<{ readonly gallery: AnyGallery }>('../../games/*/gallery.ts');

interface GalleryProps {
  readonly kit: BoardKit;
  readonly gallery: AnyGallery;
  readonly engine: AnyEngine;
}

function Gallery({ kit: { board, components }, gallery, engine }: GalleryProps) {
  const names = gallery.scenes.map(({ name }) => name);
  const [name, setName] = useState(asked.get('shot') ?? names[0]);
  const [note, setNote] = useState('');
  const scene = gallery.scenes.find((other) => other.name === name) ?? gallery.scenes[0];
  const shot = useMemo(() => scene && shotOf(engine, scene, language), [engine, scene]);
  if (!scene) return null;
  const turn = (by: number): void => setName(names[(names.indexOf(scene.name) + by + names.length) % names.length]);
  if (!shot) return <p>{`${scene.name}: the moment did not come`}</p>;
  const crowd = Number(asked.get('load') ?? 0);
  const props: BoardProps = {
    view: crowd > 0 ? gallery.crowd?.(shot.view, crowd) : shot.view,
    components,
    language,
    seat: asked.has('spectator') ? null : shot.seat,
    holders: HOLDERS,
    asked: shot.asked,
    moment: shot.moment,
    choices: byThing(asked.has('spectator') ? [] : shot.choices),
    lit: new Set(asked.getAll('lit')),
    cursor: asked.get('cursor'),
    overlay: null,
    bare: asked.has('bare'),
    motion: asked.get('motion') === '0' ? 0 : 1,
    time: Number.POSITIVE_INFINITY,
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
      {asked.has('note') && <div id="note">{`${scene.name} · ${shot.moment} · ${note}`}</div>}
    </div>
  );
}

const game = asked.get('game') ?? games[0]?.id ?? '';
const place = document.getElementById('gallery');
const found = gameById(game);
const [kit, module] = await Promise.all([boardOf(game, null), GALLERIES[`../../games/${game}/gallery.ts`]?.()]);
if (place && found && module) render(<Gallery kit={kit} gallery={module.gallery} engine={anyEngineOf(found)} />, place);
