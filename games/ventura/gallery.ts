/** Ventura at telling moments, for those who draw its board. */

import type { Seat, World } from '@condotta/kernel';
import type { Gallery } from '@condotta/kit';
import type { VenturaView } from './index.ts';
import type { State, VenturaFrame } from './state.ts';

type W = World<State, VenturaFrame>;

const tilesLaid = ({ state }: W): number => state.cells.filter((cell) => cell >= 0).length;
const handOf = ({ state }: W, seat: Seat): number => state.players[seat]?.hand.length ?? 0;
const troopsOf = ({ state }: W, seat: Seat): number => state.troops.filter((troop) => troop.seat === seat).length;
const domains = ({ state }: W): number => state.owners.filter((owner) => owner >= 0).length;
const three = { seats: 3 };
const four = { seats: 4 };

/** Two Armies beside each other, on a written map: Visconti attack Gonzaga. */
export const BATTLE = {
  round: 6,
  first: 1,
  players: [
    {
      family: 'visconti',
      florins: 4,
      points: 13,
      hand: ['feigned-flight', 'farmers', 'german-knights'],
      domain: ['Milan', 'Lomellina', 'Chianti', 'Bologna', 'Cascina'],
    },
    {
      family: 'gonzaga',
      florins: 2,
      points: 17,
      hand: ['barber-surgeon', 'pikemen'],
      domain: ['Mantua', 'Vignola', 'Plain of Lodi', 'Viterbo', 'Camaldoli'],
    },
  ],
  map: {
    Bologna: '0,0',
    Viterbo: '1,0',
    Anghiari: '0,-1',
    Camaldoli: '1,-1',
    Vignola: '2,-1',
    Mantua: '3,-1',
    Lomellina: '-1,0',
    'Plain of Lodi': '2,0',
    Milan: '-2,1',
    Chianti: '-1,1',
    Cascina: '0,1',
    'Lake Garda': '1,1',
    18: '-1,2',
    21: '0,2',
    17: '2,-2',
    19: '1,-2',
    10: '3,-2',
    22: '1,2',
  },
  troops: [
    { seat: 0, area: 1, at: 'Milan', companies: [109] },
    {
      seat: 0,
      area: 2,
      at: 'Bologna',
      captain: 'Acuto',
      companies: ['crossbowmen', 'mounted-crossbowmen', 'light-cavalry', 'spearmen', 'horse-carts'],
    },
    { seat: 0, area: 3, at: 'Bologna', companies: ['swordsmen'] },
    { seat: 1, area: 1, at: 'Mantua', companies: [107] },
    {
      seat: 1,
      area: 2,
      at: 'Viterbo',
      captain: 'Fortebraccio',
      companies: ['artillerymen', 'mounted-crossbowmen', 'swordsmen', 'heavy-cavalry'],
    },
    { seat: 1, area: 3, at: 'Vignola', companies: ['brigands'] },
  ],
  wounds: { 33: 1 },
  turn: { step: 'troop', seat: 0 },
};

const battle = {
  position: BATTLE,
  decisions: [
    { verb: 'march', arg: 'troop:0.2' },
    { verb: 'enter', arg: 'tile:2' },
  ],
};

export const gallery: Gallery<State, VenturaFrame> = {
  scenes: [
    {
      name: 'families',
      from: four,
      moment: 'families.choose',
      fits: ({ state }) => state.players.some(({ family }) => family >= 0),
    },
    { name: 'laying', from: three, moment: 'building.cell', fits: (w) => tilesLaid(w) >= 6 },
    { name: 'city', from: four, moment: 'building.city', fits: (w) => tilesLaid(w) >= 20 },
    { name: 'domain', from: four, moment: 'domains.claim', fits: (w) => domains(w) >= 6 },
    { name: 'prestige', from: four, moment: 'prestige.spend', fits: ({ state }) => state.round >= 4 },
    { name: 'fortune', from: four, moment: 'fortune.take', fits: ({ state }) => state.round >= 4 },
    { name: 'expansion', from: four, moment: 'expansion.cell', fits: ({ state }) => state.round >= 3 },
    { name: 'deploy', from: four, moment: 'deploy.card', fits: (w, seat) => handOf(w, seat) >= 4 },
    { name: 'area', from: four, moment: 'deploy.area', fits: (w, seat) => troopsOf(w, seat) >= 2 },
    { name: 'choose', from: four, moment: 'troop.choose', fits: (w, seat) => troopsOf(w, seat) >= 4 },
    {
      name: 'march',
      from: four,
      moment: 'troop.march',
      fits: (w, seat) => w.state.round >= 4 && troopsOf(w, seat) >= 3,
    },
    { name: 'over', from: four, moment: '' },
    { name: 'orders', from: battle, moment: 'battle.orders' },
    { name: 'ruses', from: battle, moment: 'battle.ruses' },
    { name: 'retreat', from: battle, moment: 'battle.attackerRetreat' },
  ],
  crowd(view, count) {
    const { map, troops, ...rest } = view as VenturaView;
    const more = Array.from({ length: count }, (_, i) => ({
      ...troops[i % troops.length],
      id: `troop:9.${i}`,
      at: map[i % map.length]?.tile,
      army: i % 2 === 0,
    }));
    return { ...rest, map, troops: more };
  },
};
