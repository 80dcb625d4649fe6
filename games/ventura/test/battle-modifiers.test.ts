import { expect } from 'vitest';
import {
  assaults,
  card,
  cardArg,
  clash,
  type Field,
  type Host,
  hits,
  host,
  lone,
  plain,
  prevented,
  withValues,
} from './battlefield.ts';
import { three } from './scenes.ts';
import { test } from './seating.ts';
import type { TestTable } from './table.ts';

function stay(t: TestTable): void {
  for (const seat of [0, 1]) if (t.asked.includes(seat)) t.act(seat, 'stay');
}

/** Swordsmen against Swordsmen on Vignola, a Castle with Ranged 1, Melee 1 and Resistance 2, in somebody's Domain. */
function castle(owner: number): TestTable {
  const domains = [
    ['Ferrara', 'Cascina'],
    ['Mantua', 'Camaldoli'],
    ['Florence', 'Soave'],
  ];
  domains[owner]?.push('Vignola');
  const field: Field = { at: 'Vignola', from: 'Viterbo', base: three, players: domains.map((domain) => ({ domain })) };
  return clash(lone('swordsmen'), lone('swordsmen'), field);
}

const wounded = (t: TestTable): number[] => [t.wounds(card('swordsmen')), t.wounds(card('swordsmen', 1))];

test('V22.1 the Territory helps only the side whose markers are on it, defender or attacker', () => {
  const defender = castle(1);
  expect(assaults(defender).slice(0, 2)).toEqual(['ranged 0:1', 'melee 1:2']);
  expect(prevented(defender)[0]).toBe('walls seat:1 1');
  expect(wounded(defender)).toEqual([3, 0]);
  const attacker = castle(0);
  expect(assaults(attacker).slice(0, 2)).toEqual(['ranged 1:0', 'melee 2:1']);
  expect(prevented(attacker)[0]).toBe('walls seat:0 1');
  expect(wounded(attacker)).toEqual([0, 3]);
});

test('V22.1 on a neutral or a third player’s Territory nobody gets anything', () => {
  for (const owner of [-1, 2]) {
    const t = castle(owner);
    expect(assaults(t).slice(0, 2)).toEqual(['ranged 0:0', 'melee 1:1']);
    expect(prevented(t)).toEqual([]);
    expect(wounded(t)).toEqual([1, 1]);
  }
});

test('V22.1 a value that grows with the neighbours grows with those of the side itself', () => {
  const game = withValues({}, { Bologna: { resistance: { base: 0, per: 'green' }, ranged: { base: 1, per: 'gray' } } });
  const players = [{}, { domain: ['Mantua', 'Bologna', 'Camaldoli'] }];
  // Camaldoli is a Wood of the Gonzaga; the Villages beside it are neutral or the Este's.
  const t = clash(lone('swordsmen'), lone('swordsmen'), { game, players });
  expect(assaults(t)[0]).toBe('ranged 0:1');
  expect(prevented(t)).toEqual(['walls seat:1 1']);
});

test('V22.2 the Captain helps whoever is in front; a Company Troop has no Captain', () => {
  const companies = ['swordsmen', 'pavise-bearers', 'german-knights'];
  expect(assaults(clash(host('Acuto', ...companies), lone('swordsmen')))[1]).toBe('melee 4:1');
  expect(assaults(clash(host('Acuto', ...companies.toReversed()), lone('swordsmen')))[1]).toBe('melee 7:1');
  expect(assaults(clash(lone('swordsmen'), host('Acuto', ...companies)))[1]).toBe('melee 1:4');
});

test('V22.3 Ranged modifiers count only in the ranged assault, Melee modifiers only in melee', () => {
  const fight = (attacker: Host, field: Field = {}) => assaults(clash(attacker, lone('pavise-bearers'), field));
  expect(fight(host('Albert Sterz', 'swordsmen'))).toEqual(['ranged 2:0', 'melee 1:1']);
  expect(fight(host('Werner of Urslingen', 'swordsmen'))).toEqual(['ranged 0:0', 'melee 3:1']);
  const players = [{}, { domain: ['Mantua', 'Bologna'] }];
  const ranged = withValues({}, { Bologna: { ranged: plain(3) } });
  expect(fight(lone('swordsmen'), { game: ranged, players })).toEqual(['ranged 0:3', 'melee 1:1']);
  const melee = withValues({}, { Bologna: { melee: 2 } });
  expect(fight(lone('swordsmen'), { game: melee, players }).slice(0, 2)).toEqual(['ranged 0:0', 'melee 1:3']);
});

test('V22.4 modifiers add up, each once to the total and not once a Company', () => {
  const defender = host('Francesco Sforza', 'pavise-bearers', 'swordsmen');
  const t = clash(lone('heavy-cavalry'), defender, { at: 'Vignola', from: 'Viterbo' });
  // Ranged 0 + 0 + 1 (Castle) + 1 (Captain); Melee 1 + 1 + 1 + 1.
  expect(assaults(t).slice(0, 2)).toEqual(['ranged 0:2', 'melee 4:4']);
});

test('V22.5 Melee modifiers count again in every melee assault', () => {
  const game = withValues({ 'pavise-bearers': { resistance: 20 } });
  const attacker = host('Werner of Urslingen', 'pavise-bearers');
  const t = clash(attacker, lone('pavise-bearers'), { game, at: 'Vignola', from: 'Viterbo' });
  // At Vignola the attacker cannot retreat.
  stay(t);
  stay(t);
  expect(assaults(t)).toEqual(['ranged 0:1', ...Array(5).fill('melee 3:2')]);
});

/**
 * The attacker strikes with 2 in the ranged assault, then with `first` in the first melee and `later` after it: his
 * Levy in space I adds the difference and falls to the one wound it gets.
 */
function siege(walls: number, captain: string, first: number, later: number, ranged = 2): TestTable {
  const game = withValues(
    {
      'rural-levy': { ranged: 0, melee: first - later, resistance: 1 },
      'german-knights': { ranged, melee: later, resistance: 20 },
      farmers: { ranged: 0, melee: 1, resistance: 20 },
    },
    { Bologna: { resistance: plain(walls) } },
  );
  const attacker = host('Werner of Urslingen', 'rural-levy', 'german-knights');
  return clash(attacker, host(captain, 'farmers'), {
    game: withoutMelee(game),
    players: [{}, { domain: ['Mantua', 'Bologna', 'Camaldoli'] }],
  });
}

/** Urslingen's Melee would blur the numbers. */
function withoutMelee(game: ReturnType<typeof withValues>): ReturnType<typeof withValues> {
  const id = card('Werner of Urslingen');
  const edition = game.withEdition({ format: 'condotta-ventura-edition/1', name: 'plain', cards: [{ id, melee: 0 }] });
  if (!edition.ok) throw new Error('the edition is not accepted');
  return edition.value;
}

test('V22.6 V22.7 E27 Territory 3, Captain 2: wounds 2, 5, 4 -> placed 0, 3, 4', () => {
  const t = siege(3, 'Carlo Malatesta', 5, 4);
  expect(assaults(t)).toEqual(['ranged 2:0', 'melee 5:1']);
  expect(prevented(t)).toEqual(['walls seat:1 2', 'captain seat:1 2']);
  expect(t.wounds(card('farmers'))).toBe(3);
  stay(t);
  expect(assaults(t).slice(2)).toEqual(['melee 4:1', 'melee 4:1']);
  expect(prevented(t)).toHaveLength(2);
  expect(hits(t).filter((hit) => hit.startsWith(`${cardArg('farmers')} `))).toEqual(
    [3, 4, 4].map((n) => `${cardArg('farmers')} ${n}`),
  );
});

test('V22.6 E28 Territory 1, Captain 2, wounds 2: 1 and 1 prevented, none placed, both used up', () => {
  const t = siege(1, 'Carlo Malatesta', 5, 4);
  expect(prevented(t)).toEqual(['walls seat:1 1', 'captain seat:1 1']);
  // All 5 of the melee are placed.
  expect(t.wounds(card('farmers'))).toBe(5);
});

test('V22.7 what no wound has reached stays for later', () => {
  // No wound in the ranged assault: the Territory works in the melee, the Captain in what is left.
  const t = siege(3, 'Carlo Malatesta', 4, 2, 0);
  expect(assaults(t)).toEqual(['ranged 0:0', 'melee 4:1']);
  expect(prevented(t)).toEqual(['walls seat:1 3', 'captain seat:1 1']);
  expect(t.wounds(card('farmers'))).toBe(0);
  // Walls that hold two assaults off would be an invention: they work in one only.
  const high = siege(9, 'Carlo Malatesta', 5, 4);
  expect(prevented(high)).toEqual(['walls seat:1 2', 'captain seat:1 2']);
  expect(high.wounds(card('farmers'))).toBe(3);
});

test('V22.6 V22.7 without walls the Captain is reached at once, on the attacker’s side as well', () => {
  const t = clash(host('Carlo Malatesta', 'pavise-bearers'), lone('galley-soldiers'));
  expect(assaults(t)).toEqual(['ranged 0:2', 'melee 1:2']);
  expect(prevented(t)).toEqual(['captain seat:0 2']);
  expect(t.wounds(card('pavise-bearers'))).toBe(2);
});

test('V22.8 Spearmen and Handgunners are better against Cavalry in front of them, not behind', () => {
  const front = host('Carlo Malatesta', 'swordsmen', 'heavy-cavalry', 'pavise-bearers');
  const behind = host('Carlo Malatesta', 'swordsmen', 'pavise-bearers', 'heavy-cavalry');
  expect(assaults(clash(lone('spearmen'), front))[1]).toBe('melee 4:5');
  expect(assaults(clash(lone('spearmen'), behind))[1]).toBe('melee 2:2');
  expect(assaults(clash(lone('handgunners'), front))[0]).toBe('ranged 5:0');
  expect(assaults(clash(lone('handgunners'), behind))[0]).toBe('ranged 4:0');
  // From space II too, and each Company for itself.
  const pikes = host('Carlo Malatesta', 'swordsmen', 'spearmen', 'spearmen');
  expect(assaults(clash(pikes, lone('light-cavalry')))[1]).toBe('melee 5:2');
});

test('V22.8 Sappers on a Castle, Pikemen in space I', () => {
  const sappers = clash(lone('pavise-bearers'), lone('sappers'), { at: 'Vignola', from: 'Viterbo' });
  expect(assaults(sappers).slice(0, 2)).toEqual(['ranged 0:2', 'melee 1:4']);
  expect(assaults(clash(lone('pavise-bearers'), lone('sappers')))).toEqual(['ranged 0:1', 'melee 1:1']);
  expect(assaults(clash(host('Albert Sterz', 'pikemen', 'swordsmen'), lone('swordsmen')))[1]).toBe('melee 4:1');
  expect(assaults(clash(host('Albert Sterz', 'swordsmen', 'pikemen'), lone('swordsmen')))[1]).toBe('melee 3:1');
});
