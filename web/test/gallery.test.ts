import { gameById } from '@condotta/games';
import { anyEngineOf } from '@condotta/kernel';
import type { AnyGallery } from '@condotta/kit';
import { expect, test } from 'vitest';
import { shotOf } from '../src/gallery-scenes.ts';

const galleries = import.meta.glob<{ readonly gallery: AnyGallery }>('../../games/*/gallery.ts', { eager: true });
const scenes = Object.entries(galleries).flatMap(([file, { gallery }]) =>
  gallery.scenes.map((scene) => [file.split('/').at(-2) ?? '', scene.name, scene] as const),
);

test.each(scenes)('%s: the moment "%s" comes', (id, _name, scene) => {
  const game = gameById(id);
  const shot = game && shotOf(anyEngineOf(game), scene, 'en');
  expect(shot?.moment).toBe(scene.moment);
});
