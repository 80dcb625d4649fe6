/** Blunders on the map: the win on the board, running into a knife, an open City, land for the taking. */

import { army, type Blunder, company, did, ESTE, GONZAGA, holdsCity, STRONG, stands, turn, wins } from './blunder.ts';
import { three } from './scenes.ts';
import { position } from './table.ts';

// ---- Troop Phase: the win on the board -----------------------------------------------------------------------------

const conquest: readonly Blunder[] = [
  {
    name: 'an Army beside an empty City walks in',
    doc: turn('troop', { troops: [army(0, 2, 'Plain of Lodi', 'Acuto', 'light-cavalry')], removed: [GONZAGA] }),
    seat: 0,
    well: wins,
  },
  {
    name: 'an Army two Territories from an empty City walks in',
    doc: turn('troop', { troops: [army(0, 2, 'Viterbo', 'Acuto', 'light-cavalry')], removed: [GONZAGA] }),
    seat: 0,
    well: wins,
  },
  {
    name: 'the City rather than a Field',
    doc: turn('troop', { troops: [army(0, 2, 'Vignola', 'Fra Moriale', 'spearmen')], removed: [GONZAGA] }),
    seat: 0,
    well: wins,
  },
  {
    name: 'a strong Army storms a City with its Garrison',
    doc: turn('troop', { troops: [army(0, 2, 'Plain of Lodi', 'Acuto', ...STRONG)] }),
    seat: 0,
    well: wins,
  },
  {
    name: 'a strong Army storms it from two Territories away',
    doc: turn('troop', { troops: [army(0, 2, 'Viterbo', 'Acuto', ...STRONG)] }),
    seat: 0,
    well: wins,
  },
  {
    name: 'a strong Army storms a City held by a wounded Garrison',
    doc: turn('troop', {
      troops: [army(0, 2, 'Vignola', 'Facino Cane', 'men-at-arms', 'halberdiers')],
      wounds: { [GONZAGA]: 4 },
    }),
    seat: 0,
    well: wins,
  },
  {
    name: 'the second of two Armies takes the City',
    doc: turn('troop', {
      troops: [
        army(0, 2, 'Lomellina', 'Konrad of Landau', 'spearmen'),
        army(0, 3, 'Plain of Lodi', 'Niccolò Piccinino', 'brigands'),
      ],
      removed: [GONZAGA],
    }),
    seat: 0,
    well: wins,
  },
  ...[28, 29].map(
    (points): Blunder => ({
      name: `${points} points: the markers on a Field are enough`,
      doc: turn('troop', {
        players: [{ points }, { points: 27, florins: 5 }],
        troops: [army(0, 2, 'Viterbo', 'Konrad of Landau', 'swordsmen')],
      }),
      seat: 0,
      well: wins,
    }),
  ),
  {
    name: '25 points: five for a beaten Army are enough',
    doc: turn('troop', {
      players: [{ points: 25 }, { points: 27, florins: 5 }],
      troops: [army(0, 2, 'Bologna', 'Acuto', ...STRONG), army(1, 2, 'Viterbo', 'Konrad of Landau', 'rural-levy')],
    }),
    seat: 0,
    well: wins,
  },
  {
    name: '26 points: an Army beaten on the own land',
    doc: turn('troop', {
      players: [{ points: 26 }, { points: 20 }],
      troops: [army(0, 2, 'Ferrara', 'Carmagnola', ...STRONG), army(1, 2, 'Lomellina', 'Albert Sterz', 'brigands')],
    }),
    seat: 0,
    well: wins,
  },
  {
    name: 'a Company stands in an empty City when nobody can drive it off',
    doc: turn('troop', {
      first: 1,
      troops: [company(0, 2, 'Plain of Lodi', 'light-cavalry')],
      removed: [GONZAGA],
    }),
    seat: 0,
    well: (t) => stands(t, 2, 'Mantua'),
  },
  {
    name: 'a Company runs two Territories to an empty City',
    doc: turn('troop', { first: 1, troops: [company(0, 2, 'Viterbo', 'foragers')], removed: [GONZAGA] }),
    seat: 0,
    well: (t) => stands(t, 2, 'Mantua'),
  },
  {
    name: 'with three players too, an Army takes an empty City',
    doc: three({
      round: 4,
      turn: { step: 'troop', seat: 0 },
      troops: [army(0, 2, 'Plain of Lodi', 'Acuto', 'light-cavalry')],
      removed: [GONZAGA],
    }),
    seat: 0,
    well: (t) => t.over !== null || !t.player(1).living,
  },
  {
    name: 'with three players, a Company stands in the City of one who is out',
    doc: three({
      round: 4,
      first: 1,
      turn: { step: 'troop', seat: 0 },
      players: [{}, { living: false, domain: [] }, {}],
      troops: [company(0, 2, 'Plain of Lodi', 'light-cavalry')],
    }),
    seat: 0,
    well: (t) => stands(t, 2, 'Mantua'),
  },
];

// ---- Nobody runs into a knife --------------------------------------------------------------------------------------

const caution: readonly Blunder[] = [
  ...['rural-levy', 'brigands', 'swordsmen'].map(
    (type): Blunder => ({
      name: `${type} do not attack a great Army`,
      doc: turn('troop', {
        troops: [company(0, 2, 'Bologna', type), army(1, 2, 'Viterbo', 'Acuto', ...STRONG)],
      }),
      seat: 0,
      well: (t) => t.troop(0, 2) !== null,
    }),
  ),
  ...['rural-levy', 'light-cavalry', 'spearmen'].map(
    (type): Blunder => ({
      name: `${type} do not attack a City with its Garrison`,
      doc: turn('troop', { troops: [company(0, 2, 'Plain of Lodi', type)] }),
      seat: 0,
      well: (t) => t.troop(0, 2) !== null,
    }),
  ),
  {
    name: 'a small Army does not storm a City',
    doc: turn('troop', { troops: [army(0, 2, 'Plain of Lodi', 'Konrad of Landau', 'rural-levy')] }),
    seat: 0,
    well: (t) => t.troop(0, 2) !== null,
  },
  {
    name: 'a small Army does not attack a great one',
    doc: turn('troop', {
      troops: [army(0, 2, 'Bologna', 'Fra Moriale', 'swordsmen'), army(1, 2, 'Viterbo', 'Carmagnola', ...STRONG)],
    }),
    seat: 0,
    well: (t, done) => t.troop(0, 2) !== null && !did(done, `enter ${t.tileArg('Viterbo')}`),
  },
  {
    name: 'the only guard of the City stays while an enemy Army is near',
    doc: turn('troop', {
      first: 0,
      troops: [
        army(0, 2, 'Ferrara', 'Alberico da Barbiano', ...STRONG),
        army(1, 2, 'Bologna', 'Acuto', 'light-cavalry', 'foragers'),
      ],
      removed: [ESTE],
      players: [{}, { points: 12 }],
    }),
    seat: 0,
    well: (t) => holdsCity(t) || t.troop(1, 2) === null,
  },
  {
    name: 'the only Company in the City stays while an enemy Company is near',
    doc: turn('troop', {
      first: 0,
      troops: [company(0, 2, 'Ferrara', 'spearmen'), company(1, 2, 'Bologna', 'foragers')],
      removed: [ESTE],
    }),
    seat: 0,
    well: (t) => holdsCity(t) || t.troop(1, 2) === null,
  },
  {
    name: 'a Company comes home to an empty City that an enemy can reach',
    doc: turn('troop', {
      first: 0,
      troops: [company(0, 2, 'Lomellina', 'pavise-bearers'), company(1, 2, 'Cascina', 'foragers')],
      removed: [ESTE],
    }),
    seat: 0,
    well: (t) => holdsCity(t) || t.troop(1, 2) === null,
  },
];

// ---- Land for the taking -------------------------------------------------------------------------------------------

const land: readonly Blunder[] = [
  ...['spearmen', 'swordsmen', 'rural-levy'].map(
    (type): Blunder => ({
      name: `${type} take the free Papal Territory`,
      doc: turn('troop', { round: 2, troops: [company(0, 2, 'Lomellina', type)] }),
      seat: 0,
      well: (t) => stands(t, 2, 'Bologna', 'Viterbo'),
    }),
  ),
  {
    name: 'two Companies take two Territories, a Papal one among them',
    doc: turn('troop', {
      round: 2,
      troops: [company(0, 2, 'Lomellina', 'spearmen'), company(0, 3, 'Lomellina', 'swordsmen')],
    }),
    seat: 0,
    well: (t) =>
      t.troop(0, 2)?.at !== t.troop(0, 3)?.at &&
      [2, 3].every((area) => stands(t, area, 'Bologna', 'Viterbo', 'Anghiari')) &&
      [2, 3].some((area) => stands(t, area, 'Bologna', 'Viterbo')),
  },
  {
    name: 'a Company that will annex a Papal Territory does not leave it for nothing',
    doc: turn('troop', { round: 2, first: 1, troops: [company(0, 2, 'Bologna', 'artillerymen')] }),
    seat: 0,
    well: (t) => stands(t, 2, 'Bologna', 'Viterbo'),
  },
  {
    name: 'an open Papal Territory of the opponent is taken',
    doc: turn('troop', {
      round: 2,
      first: 1,
      players: [{}, { domain: ['Mantua', 'Vignola', 'Viterbo', 'Plain of Lodi'] }],
      troops: [company(0, 2, 'Cascina', 'artillerymen')],
    }),
    seat: 0,
    well: (t) => stands(t, 2, 'Bologna', 'Viterbo'),
  },
  {
    name: 'an idle Company goes out to take land',
    doc: turn('troop', { round: 2, first: 1, troops: [company(0, 2, 'Ferrara', 'light-cavalry')] }),
    seat: 0,
    well: (t) => t.owner(t.rules.components.tiles[(t.troop(0, 2)?.at ?? 1) - 1]?.name.en ?? '') !== 0,
  },
  {
    name: 'an Army beside an open Field of the opponent clears it',
    doc: turn('troop', {
      round: 3,
      first: 1,
      troops: [army(0, 2, 'Lake Garda', 'Konrad of Landau', 'spearmen', 'halberdiers')],
    }),
    seat: 0,
    well: (t) => t.player(0).points > 0 || stands(t, 2, 'Viterbo', 'Bologna'),
  },
  {
    name: 'a tile of the reserve is laid',
    doc: turn('expansion', { round: 2, players: [{ reserve: [18] }, {}] }),
    seat: 0,
    well: (t, done) => did(done, 'lay') && t.player(0).reserve.length === 0,
  },
  {
    name: 'of two tiles the one that pays more is laid',
    doc: turn('expansion', { round: 2, players: [{ reserve: [19, 18] }, {}] }),
    seat: 0,
    well: (t) => t.income(0) >= 7,
  },
  {
    name: 'a Wood goes where a Village lives off it',
    doc: turn('expansion', {
      round: 2,
      players: [{ reserve: [10], domain: ['Ferrara', 'Lomellina', 'Chianti', 'Casalecchio'] }, {}],
      map: { ...position().map, Casalecchio: '0,2' },
    }),
    seat: 0,
    well: (t) => t.income(0) >= 0 && t.player(0).reserve.length === 0,
  },
];

export const ON_THE_BOARD: readonly Blunder[] = [...conquest, ...caution, ...land];
