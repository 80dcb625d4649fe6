/**
 * The 47 zones (D1 to D4). Names marked R stand in the rulebook, with the land they belong to where the set-up or the raid
 * areas tell it; all others, every ground and most villages are reconstructed from maps of the time and from the sieges of 1628
 * to 1630. Ids never change: positions, records and the drawn map use them.
 */

import type { Ground, Land, Section, Zone } from './types.ts';

type Row = readonly [id: string, name: string, land: Land, ground: Ground, marks?: string];

/** V: fortified village; R: named in the rulebook. */
const ROWS: Readonly<Record<Section, readonly Row[]>> = {
  monferrato: [
    ['guillestre', 'Guillestre', 'france', 'difficult', 'R'],
    ['monginevro', 'Monginevro', 'savoy', 'difficult', 'R'],
    ['susa', 'Susa', 'savoy', 'difficult', 'VR'],
    ['avigliana', 'Avigliana', 'savoy', 'open'],
    ['pinerolo', 'Pinerolo', 'savoy', 'open', 'V'],
    ['san_pietro', 'San Pietro', 'savoy', 'difficult', 'R'],
    ['saluzzo', 'Saluzzo', 'savoy', 'open'],
    ['carignano', 'Carignano', 'savoy', 'open'],
    ['cherasco', 'Cherasco', 'savoy', 'open', 'V'],
    ['torino', 'Turin', 'savoy', 'open', 'VR'],
    ['ivrea', 'Ivrea', 'savoy', 'open', 'R'],
    ['vercelli', 'Vercelli', 'savoy', 'open', 'V'],
    ['col_asti', 'Col d’Asti', 'savoy', 'difficult', 'R'],
    ['mencucco', 'Mencucco', 'monferrato', 'difficult', 'R'],
    ['moncalvo', 'Moncalvo', 'monferrato', 'difficult', 'VR'],
    ['trino', 'Trino', 'monferrato', 'open', 'VR'],
    ['pontestura', 'Pontestura', 'monferrato', 'open'],
    ['rosignano', 'Rosignano', 'monferrato', 'difficult'],
    ['frassineto', 'Frassineto', 'monferrato', 'open'],
    ['casale', 'Casale', 'monferrato', 'fortress', 'R'],
    ['nizza', 'Nizza', 'monferrato', 'difficult', 'VR'],
    ['alba', 'Alba', 'monferrato', 'open', 'VR'],
    ['acqui', 'Acqui', 'monferrato', 'difficult'],
    ['alessandria', 'Alessandria', 'milan', 'open', 'VR'],
    ['valenza', 'Valenza', 'milan', 'open'],
    ['lomellina', 'Lomellina', 'milan', 'open', 'R'],
    ['novara', 'Novara', 'milan', 'open', 'VR'],
    ['pavia', 'Pavia', 'milan', 'open', 'V'],
    ['tortona', 'Tortona', 'milan', 'open'],
    ['milano', 'Milan', 'milan', 'open', 'VR'],
  ],
  mantua: [
    ['cremona', 'Cremona', 'milan', 'open', 'VR'],
    ['canneto', 'Canneto', 'mantua', 'open', 'V'],
    ['viadana', 'Viadana', 'mantua', 'open'],
    ['castiglione', 'Castiglione', 'mantua', 'difficult'],
    ['goito', 'Goito', 'mantua', 'open', 'V'],
    ['porto', 'Porto', 'mantua', 'open'],
    ['san_giorgio', 'San Giorgio', 'mantua', 'open'],
    ['cerese', 'Cerese (Serraglio)', 'mantua', 'difficult'],
    ['curtatone', 'Curtatone', 'mantua', 'open'],
    ['governolo', 'Governolo', 'mantua', 'difficult'],
    ['ostiglia', 'Ostiglia', 'mantua', 'open'],
    ['revere', 'Revere (Oltrepò)', 'mantua', 'open'],
    ['mantova', 'Mantua', 'mantua', 'fortress', 'R'],
    ['bresciano', 'Bresciano', 'venice', 'open', 'R'],
    ['monte_chiaro', 'Monte Chiaro', 'venice', 'open', 'R'],
    ['veronese', 'Veronese', 'venice', 'open', 'R'],
  ],
  valtellina: [['valtellina', 'Valtellina', 'none', 'open', 'R']],
};

/** Where the Italian name is another. */
const ITALIAN: Readonly<Record<string, string>> = { torino: 'Torino', milano: 'Milano', mantova: 'Mantova' };

/** MS-25 */
const POINTS: Readonly<Record<string, number>> = { casale: 10, mantova: 10, trino: 1, moncalvo: 1, nizza: 1, alba: 1 };

/** D3: what the rulebook tells of the ground: Fortresses, and the villages that a single Garrison is supplied by. */
const GROUND_TOLD: ReadonlySet<string> = new Set(['casale', 'mantova', 'valtellina']);

const zone = (section: Section, [id, name, land, ground, marks = '']: Row): Zone => ({
  id,
  name: { en: name, it: ITALIAN[id] ?? name },
  section,
  land,
  ground,
  village: marks.includes('V'),
  // M7.2.2
  trap: id === 'valtellina',
  lakes: id === 'mantova',
  feeds: id === 'casale' ? 0 : null,
  points: POINTS[id] ?? 0,
  source: marks.includes('R') ? 'derived' : 'reconstructed',
  attested: marks.includes('R') ? ['name', 'section', 'points', ...(GROUND_TOLD.has(id) ? ['ground'] : [])] : [],
});

export const ZONES: readonly Zone[] = [
  ...ROWS.monferrato.map((row) => zone('monferrato', row)),
  ...ROWS.valtellina.map((row) => zone('valtellina', row)),
  ...ROWS.mantua.map((row) => zone('mantua', row)),
];
