import { testMessages } from '@condotta/kit/testing';
import { expect, test } from 'vitest';
import { nameOf } from '../messages/names.ts';
import { newGame, ravenna } from './table.ts';

testMessages({
  folder: new URL('../', import.meta.url),
  game: ravenna,
  sources: ['./', 'rules/'],
  keyed: { lose: 3, take: 3, victory: 3 },
  least: 80,
});

test.each([
  ['unit:F5', 'German Landsknecht Pikemen', 'Picchieri lanzichenecchi'],
  ['commander:L1', 'Ramón de Cardona', 'Raimondo di Cardona'],
  ['strategy:F1', 'Preparation', 'Preparazione'],
  ['strategy:L9', 'Off in Good Order', 'Via in buon ordine'],
  ['initiative:F1', 'Break Asunder', 'Fare a pezzi'],
  ['initiative:L1', 'Lie Flat', 'A terra'],
  ['area:C5', 'C5', 'C5'],
  ['order:P', 'Maintain the Position', 'Mantenere la Posizione'],
  ['face:W', 'west', 'ovest'],
  ['side:L', 'Holy League', 'Lega Santa'],
  ['place:F3/N/S', 'Gendarmes of La Palice: north, facing south', 'Gendarmi di La Palice: a nord, fronte a sud'],
  ['place:F1/SE/W', 'French Pikemen: south-east, facing west', 'Picchieri francesi: a sud-est, fronte a ovest'],
  ['off', 'ground off the field', 'terra fuori dal campo'],
  ['withdraw', 'Withdraw', 'Ripiega'],
  ['retreat', 'Retreat', 'Ritirati'],
  // Whoever is not known keeps the name he has.
  ['unit:F13', 'unit:F13', 'unit:F13'],
  ['place:F1/X/W', 'place:F1/X/W', 'place:F1/X/W'],
  ['toString', 'toString', 'toString'],
])('%s in words', (thing, english, italian) => {
  const t = newGame();
  expect([nameOf(t.rules, thing, 'en'), nameOf(t.rules, thing, 'it')]).toEqual([english, italian]);
});

test('R2.2 a seat is called by its side, or by the Commanders it holds', () => {
  const names = (seats: number, teams: string): string[] => {
    const t = newGame(seats, teams);
    return [0, 1, 2].map((seat) => nameOf(t.rules, `seat:${seat}`, 'en'));
  };
  expect(names(2, 'even')).toEqual(['French', 'Holy League', 'player 3']);
  expect(names(3, 'french')).toEqual(['Gaston de Foix', 'Alfonso d’Este and Federico Gonzaga', 'Holy League']);
  const t = newGame(3, 'league');
  expect(nameOf(t.rules, 'seat:2', 'it')).toBe('Fabrizio Colonna e Pietro Navarro');
});
