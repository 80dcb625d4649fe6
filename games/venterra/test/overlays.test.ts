/** Reach and threat, and that they tell nothing hidden. */

import { testOverlays } from '@condotta/kit/testing';
import { describe, expect } from 'vitest';
import { venterra } from '../index.ts';
import { overlays } from '../overlays.ts';
import type { State } from '../state.ts';
import { placeName, stackName } from '../things.ts';
import { position, table, test } from './table.ts';

testOverlays({
  game: venterra,
  overlays,
  things: (world) =>
    (world.state as State).places.slice(0, 12).flatMap((place) => [placeName(place), stackName(place, 0)]),
  decisions: 3000,
});

describe('overlays', () => {
  const t = () =>
    table(
      position({
        units: [
          { at: '1,-1', seat: 0, soldier: 2, knight: 1 },
          { at: '0,1', seat: 1, soldier: 3 },
        ],
      }),
    );
  const shown = (thing: string): string[] => {
    const one = t();
    return overlays(one.match.engine.table(one.match.world), one.match.world, thing).flatMap(({ kind, marks }) =>
      marks.map((mark) => `${kind} ${mark.thing.slice(6)} ${mark.figure}`),
    );
  };

  test('F16.4 to F16.6 where an army could go, with attack against defense; friends need no figure', () => {
    const all = shown('place:1,-1');
    expect(all).toContain('reach 0,0 4:2');
    expect(all).toContain('reach 2,-2 ');
    // Through the Fortress only the Knight comes so far.
    expect(all).toContain('reach 3,-3 2:2');
    expect(shown('stack:1,-1.soldier')).toContain('reach 0,0 2:2');
    expect(shown('stack:1,-1.soldier').some((mark) => mark.startsWith('reach 3,-3'))).toBe(false);
  });

  test('any enemy army too, and from where a territory is threatened', () => {
    expect(shown('place:0,1')).toContain('reach 0,0 3:2');
    expect(shown('place:0,0').sort()).toEqual(['threat 0,1 3', 'threat 1,-1 4']);
  });
});
