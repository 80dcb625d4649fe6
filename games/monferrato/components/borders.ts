/**
 * The 100 borders (D4 to D7). Wherever two zones lie on different banks of the Po below Carignano, the Tanaro, Sesia, Ticino, Oglio
 * or Mincio, their border is a river, with a bridge where one stood or boats were laid in these years; nowhere else. The
 * links and the bridge between Ivrea and Col d’Asti are told by the rulebook. Walls: the citadel of Casale faces the hills of
 * Rosignano, its town wall towards the Po has weak flanks; at Mantua the lakes are deep before Porto and San Giorgio.
 */

import type { Border, BorderKind } from './types.ts';

/** Two zones, the water between them, the Level of the wall. */
type Row = readonly [a: string, b: string, river?: string, wall?: number];

const ROWS: Readonly<Record<BorderKind, readonly Row[]>> = {
  land: [
    ['guillestre', 'monginevro'],
    ['guillestre', 'san_pietro'],
    ['monginevro', 'susa'],
    ['susa', 'avigliana'],
    ['avigliana', 'torino'],
    ['avigliana', 'pinerolo'],
    ['san_pietro', 'saluzzo'],
    ['saluzzo', 'pinerolo'],
    ['saluzzo', 'carignano'],
    ['saluzzo', 'cherasco'],
    ['pinerolo', 'torino'],
    ['pinerolo', 'carignano'],
    ['carignano', 'torino'],
    ['torino', 'ivrea'],
    ['ivrea', 'vercelli'],
    ['ivrea', 'trino'],
    ['vercelli', 'trino'],
    ['pontestura', 'moncalvo'],
    ['pontestura', 'rosignano'],
    ['moncalvo', 'col_asti'],
    ['moncalvo', 'rosignano'],
    ['mencucco', 'col_asti'],
    ['alba', 'nizza'],
    ['nizza', 'acqui'],
    ['nizza', 'alessandria'],
    ['acqui', 'alessandria'],
    ['col_asti', 'rosignano'],
    ['rosignano', 'frassineto'],
    ['rosignano', 'valenza'],
    ['frassineto', 'valenza'],
    ['alessandria', 'tortona'],
    ['lomellina', 'novara'],
    ['pavia', 'milano'],
    ['cremona', 'viadana'],
    ['canneto', 'curtatone'],
    ['canneto', 'castiglione'],
    ['canneto', 'monte_chiaro'],
    ['canneto', 'goito'],
    ['castiglione', 'monte_chiaro'],
    ['castiglione', 'goito'],
    ['goito', 'curtatone'],
    ['curtatone', 'cerese'],
    ['porto', 'san_giorgio'],
    ['porto', 'veronese'],
    ['san_giorgio', 'governolo'],
    ['san_giorgio', 'veronese'],
    ['governolo', 'ostiglia'],
    ['ostiglia', 'veronese'],
    ['bresciano', 'monte_chiaro'],
    ['casale', 'frassineto', '', 2],
    ['casale', 'rosignano', '', 5],
    ['casale', 'pontestura', '', 4],
    ['mantova', 'cerese', '', 2],
    ['mantova', 'curtatone', '', 2],
  ],
  bridge: [
    ['carignano', 'col_asti', 'Po'],
    ['carignano', 'cherasco', 'Po'],
    ['alba', 'cherasco', 'Tanaro'],
    ['col_asti', 'alessandria', 'Tanaro'],
    ['rosignano', 'alessandria', 'Tanaro'],
    ['valenza', 'alessandria', 'Tanaro'],
    ['valenza', 'tortona', 'Tanaro'],
    ['monte_chiaro', 'veronese', 'Mincio'],
    ['torino', 'mencucco', 'Po'],
    ['ivrea', 'col_asti', 'Po'],
    ['vercelli', 'novara', 'Sesia'],
    ['col_asti', 'nizza', 'Tanaro'],
    ['valenza', 'lomellina', 'Po'],
    ['lomellina', 'pavia', 'Ticino'],
    ['novara', 'milano', 'Ticino'],
    ['pavia', 'tortona', 'Po'],
    ['cremona', 'canneto', 'Oglio'],
    ['cremona', 'bresciano', 'Oglio'],
    ['canneto', 'viadana', 'Oglio'],
    ['viadana', 'curtatone', 'Oglio'],
    ['castiglione', 'veronese', 'Mincio'],
    ['goito', 'porto', 'Mincio'],
    ['ostiglia', 'revere', 'Po'],
    ['casale', 'trino', 'Po', 3],
    ['mantova', 'porto', 'lake', 5],
    ['mantova', 'san_giorgio', 'lake', 4],
  ],
  river: [
    ['carignano', 'mencucco', 'Po'],
    ['ivrea', 'mencucco', 'Po'],
    ['vercelli', 'lomellina', 'Sesia'],
    ['trino', 'lomellina', 'Sesia'],
    ['trino', 'moncalvo', 'Po'],
    ['trino', 'pontestura', 'Po'],
    ['col_asti', 'alba', 'Tanaro'],
    ['frassineto', 'lomellina', 'Po'],
    ['lomellina', 'milano', 'Ticino'],
    ['viadana', 'cerese', 'Oglio'],
    ['viadana', 'revere', 'Po'],
    ['goito', 'veronese', 'Mincio'],
    ['cerese', 'governolo', 'Mincio'],
    ['cerese', 'revere', 'Po'],
    ['governolo', 'revere', 'Po'],
    ['casale', 'lomellina', 'Po', 2],
  ],
  impassable: [['monginevro', 'pinerolo']],
  link: [['moncalvo', 'mencucco']],
  boxlink: [
    ['milano', 'valtellina'],
    ['milano', 'cremona'],
  ],
};

/** M2.3.1 */
const isTold = (kind: BorderKind, a: string, b: string): boolean =>
  kind === 'link' || kind === 'boxlink' || (a === 'ivrea' && b === 'col_asti');

const KINDS: readonly BorderKind[] = ['land', 'bridge', 'river', 'impassable', 'link', 'boxlink'];

export const BORDER_LIST: readonly Border[] = KINDS.flatMap((kind) =>
  ROWS[kind].map(
    ([a, b, river = '', wall = 0]): Border => ({
      a,
      b,
      kind,
      wall,
      river,
      source: isTold(kind, a, b) ? 'rulebook' : 'reconstructed',
    }),
  ),
);
