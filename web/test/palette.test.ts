/** Expectation 22: colours that all eyes can tell apart, and a reader's own. */

import { beforeAll, expect, test, vi } from 'vitest';

type Palette = typeof import('../src/palette.ts');
let palette: Palette;

beforeAll(async () => {
  // What the module needs of a page.
  const style = { setProperty: () => undefined, removeProperty: () => undefined };
  vi.stubGlobal('document', { documentElement: { dataset: {}, style } });
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }));
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined });
  palette = await import('../src/palette.ts');
});

type Rgb = readonly [number, number, number];
/** What an eye without one of its three receptors makes of light (Machado, Oliveira and Fernandes, 2009, wholly missing). */
const EYES: Readonly<Record<string, readonly Rgb[]>> = {
  'all three': [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  'no red': [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  'no green': [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  'no blue': [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

const eyeOf =
  (rows: readonly Rgb[]) =>
  ([r, g, b]: Rgb): Rgb => {
    const [x = 0, y = 0, z = 0] = rows.map(([p, q, s]) => Math.min(1, Math.max(0, p * r + q * g + s * b)));
    return [x, y, z];
  };

test.each(Object.entries(EYES))('22: with %s receptors no two sides look alike', (_, rows) => {
  const { SAFE, apart, TOO_NEAR } = palette;
  for (const [i, a] of SAFE.entries())
    for (const b of SAFE.slice(i + 1)) expect([a, b, apart(a, b, eyeOf(rows)) > TOO_NEAR]).toEqual([a, b, true]);
});

test('22: what stands on a colour can be read, whichever was chosen', () => {
  const { contrast, inkOn, SAFE, variables } = palette;
  for (const colour of [...SAFE, '#808080', '#ff0000', '#00aa55', '#777777'])
    expect([colour, contrast(colour, inkOn(colour)) >= 4]).toEqual([colour, true]);
  const names = variables(SAFE).map(([name]) => name);
  expect(new Set(names).size).toBe(SAFE.length * 6);
});

test("22: one's own colours, where they are colours", () => {
  const { alike, chosen, SAFE } = palette;
  expect(chosen({ palette: 'painted', colours: ['#112233'] })).toBeNull();
  expect(chosen({ palette: 'safe', colours: ['#112233'] })).toBe(SAFE);
  expect(chosen({ palette: 'own', colours: ['#112233', 'red; x'] })).toEqual(['#112233', ...SAFE.slice(1)]);
  expect(alike(SAFE)).toBeNull();
  expect(alike(['#112233', '#ffffff', '#132435'])).toEqual([0, 2]);
});
