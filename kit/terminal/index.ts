/** What draws in characters: a canvas, hexagons, windows over what is larger, and what a game's drawing is. */

export * from './canvas.ts';
export * from './hexes.ts';
export * from './scene.ts';
export * from './window.ts';
