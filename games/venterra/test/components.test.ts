import { describe, expect, test } from 'vitest';
import {
  BATTLE_TOKENS,
  BUILT_IN,
  type Components,
  editionTemplate,
  FACTIONS,
  loadEdition,
  VICTORY_TOKENS,
} from '../components/index.ts';
import { problemsOf } from '../components/problems.ts';
import { venterra } from '../index.ts';

const sum = (list: readonly number[]): number => list.reduce((a, b) => a + b, 0);

describe('the box', () => {
  test('F1.3 F1.12 F1.13 what each faction owns', () => {
    for (const faction of BUILT_IN.factions) {
      expect(faction.tiles.length).toBe(6);
      expect(faction.start).toBe(faction.key === 'pack' ? 'eldapriest' : 'fortress');
      expect(sum(Object.values(faction.pieces))).toBe(20);
      expect(BUILT_IN.upgrades.filter((upgrade) => upgrade.faction === faction.key).length).toBe(4);
    }
    expect(BUILT_IN.factions.map(({ tiles }) => tiles.filter(([front]) => front === 'kajer').length)).toEqual([
      0, 0, 0, 1, 0,
    ]);
    expect(BUILT_IN.combatCards.map(({ copies }) => copies)).toEqual([3, 2, 1]);
  });

  test('F1.6 F1.7 tokens: 38 to explore, 25 for battles, five of a point', () => {
    expect(sum(BUILT_IN.tokens.map(({ counts }) => counts[3]))).toBe(38);
    expect([BATTLE_TOKENS, VICTORY_TOKENS]).toEqual([25, 5]);
  });

  test('F1.8 wealth is a number, and the pool never runs out', () => {
    const position = { players: [{ wealth: 900 }, {}], turn: { phase: 'declare' } };
    expect(venterra.arrange(position, BUILT_IN).ok).toBe(true);
  });

  test('F1.10 F1.11 one board of four hexes and six of eight, both sides different; pieces differ by faction', () => {
    expect(BUILT_IN.sides.map(({ key }) => key)).toEqual([
      '1S',
      '2S',
      ...[1, 2, 3, 4, 5, 6].flatMap((n) => [`${n}A`, `${n}B`]),
    ]);
    expect(BUILT_IN.sides.map(({ cells }) => cells.length)).toEqual([4, 4, ...Array<number>(12).fill(8)]);
    expect(new Set(BUILT_IN.sides.map(({ cells }) => cells.map(({ terrain }) => terrain).join())).size).toBe(14);
    expect(new Set(BUILT_IN.factions.map(({ pieces }) => JSON.stringify(pieces))).size).toBe(5);
  });

  test('F4.1 what beats the wilderness is one more than its points, everywhere', () => {
    for (const { key, cells } of BUILT_IN.sides) {
      for (const { terrain, wilderness, points } of cells)
        expect([key, wilderness + (terrain === 'mountain' ? 1 : 0)]).toEqual([key, points]);
      expect(cells.filter(({ ruin }) => ruin).length).toBe(cells.length === 8 ? 1 : 0);
    }
  });

  test('F8.1 quests give 73 points together, starting ones 2 or 3 each', () => {
    expect(sum(BUILT_IN.quests.map(({ points }) => points))).toBe(73);
    for (const { starting, points } of BUILT_IN.quests) expect(points).toBeGreaterThanOrEqual(starting ? 2 : 3);
  });

  test('every component has a name and a reason in both languages, and its number', () => {
    const lists = [
      BUILT_IN.factions,
      BUILT_IN.units,
      BUILT_IN.structures,
      BUILT_IN.sides,
      BUILT_IN.combatCards,
      BUILT_IN.tokens,
      BUILT_IN.quests,
      BUILT_IN.favors,
      BUILT_IN.upgrades,
    ];
    for (const list of lists)
      for (const [i, { id, name, reason }] of list.entries()) {
        expect(id).toBe(i + 1);
        for (const text of [name.en, name.it, reason.en, reason.it]) expect(text.trim().length).toBeGreaterThan(2);
      }
    expect(FACTIONS.length).toBe(5);
  });
});

describe('editions', () => {
  const load = (changes: object): ReturnType<typeof loadEdition> =>
    loadEdition({ format: 'condotta-venterra-edition/1', name: 'mine', ...changes }, BUILT_IN);

  test('the built-in box has no problem, and its template changes nothing', () => {
    expect(problemsOf(BUILT_IN)).toEqual([]);
    const loaded = loadEdition(editionTemplate(BUILT_IN), BUILT_IN);
    if (!loaded.ok) throw new Error(loaded.problems.join('\n'));
    expect({ ...loaded.components, edition: 'built-in' }).toEqual(BUILT_IN);
  });

  test('a changed value is the rulebook’s, and the game plays with it', () => {
    const loaded = load({ units: [{ id: 1, cost: 2 }] });
    if (!loaded.ok) throw new Error(loaded.problems.join('\n'));
    expect(loaded.components.units[0]).toMatchObject({ cost: 2, source: 'rulebook' });
    expect(loaded.components.units[0]?.attested).toContain('cost');
    expect(loaded.components.units[1]).toEqual(BUILT_IN.units[1]);
    const game = venterra.withEdition({
      format: 'condotta-venterra-edition/1',
      name: 'mine',
      units: [{ id: 1, cost: 2 }],
    });
    expect(game.ok && (game.value.components as Components).edition).toBe('mine');
  });

  test.each([
    ['units', [{ id: 9, cost: 2 }], 'units[0].id'],
    ['units', [{ id: 1, cost: 'dear' }], 'units[0].cost'],
    ['units', [{ id: 1, key: 'ship' }], 'units[0].key'],
    ['units', [{ id: 1, wings: 2 }], 'units[0].wings'],
    ['units', [{ id: 1 }, { id: 1 }], 'units[1].id'],
    ['units', { id: 1 }, 'units:'],
    ['units', [{ id: 1, cost: 99 }], 'units.0.cost'],
    ['sides', [{ id: 3, cells: [] }], 'side 1A'],
    ['favors', [{ id: 20, effect: { kind: 'mercy' } }], 'Cancel Favor'],
    ['favors', [{ id: 1, time: 'income' }], 'Spear of Orvane'],
    ['quests', [{ id: 1, starting: false }], 'starting quests'],
    ['combatCards', [{ id: 1, cost: 2 }], 'combat cards'],
    ['tokens', [{ id: 1, counts: [1, 1, 1, 1] }], 'tokens for 2 players'],
    ['factions', [{ id: 1, tiles: [['tower', 'outpost']] }], 'faction order'],
    ['weather', [], 'weather'],
    ['name', 'built-in', 'name'],
    ['format', 'other', 'format'],
  ])('what is wrong with %s is said: %j', (list, entries, path) => {
    const loaded = load({ [list]: entries });
    expect(loaded.ok).toBe(false);
    if (!loaded.ok) expect(loaded.problems.some((problem) => problem.startsWith(path))).toBe(true);
  });
});
