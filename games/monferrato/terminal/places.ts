/** Where the zones lie on a screen of characters: columns from west to east, rows from north to south, as on the map. */

const ROWS: readonly string[] = [
  'susa       .          avigliana .         .        ivrea    vercelli   .           novara     .       valtellina bresciano monte_chiaro .     veronese    .           .',
  '.          .          .         torino    .        .        trino      .           lomellina  milano  .          canneto   castiglione  .     porto       san_giorgio .',
  'monginevro .          pinerolo  .         mencucco moncalvo pontestura casale      frassineto pavia   cremona    .         goito        .     mantova     .           .',
  'guillestre .          .         carignano col_asti .        rosignano  .           valenza    .       .          .         curtatone    .     cerese      governolo   ostiglia',
  '.          san_pietro saluzzo   cherasco  alba     nizza    .          alessandria .          tortona .          viadana   .            .     .           revere      .',
  '.          .          .         .         .        .        acqui      .           .          .       .          .         .            .     .           .           .',
];

export interface Place {
  readonly column: number;
  readonly row: number;
}

export const PLACES: ReadonlyMap<string, Place> = new Map(
  ROWS.flatMap((text, row) =>
    text.split(/ +/).flatMap((id, column) => (id === '.' ? [] : [[id, { column, row }] as const])),
  ),
);

export const COLUMNS = Math.max(...[...PLACES.values()].map(({ column }) => column)) + 1;
export const ROW_COUNT = ROWS.length;
