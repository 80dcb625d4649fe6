/** R2.1, R2.2: who leads what. Light, so that the lobby can say it before a game is opened. */

import type { Language, OptionValue } from '@condotta/kernel';

const COMMANDERS = [0, 1, 2, 3, 4, 5];

/** R2.1: how many seats the French have; each side has one to three. */
export function frenchSeats(seats: number, teams: OptionValue | undefined): number {
  const larger = Math.min(3, seats - 1, Math.floor(seats / 2) + 1);
  if (teams === 'french') return larger;
  return teams === 'league' ? seats - larger : Math.ceil(seats / 2);
}

/** R2.2: the seat of each Commander. One seat has all three roles; of two the second has both Commanders. */
export function roles(seats: number, teams: OptionValue | undefined): number[] {
  const french = frenchSeats(seats, teams);
  return COMMANDERS.map((commander) =>
    commander < 3 ? Math.min(commander, french - 1) : french + Math.min(commander - 3, seats - french - 1),
  );
}

/** What each seat leads, in words. */
export function seatNames(
  seats: number,
  options: Readonly<Record<string, OptionValue>>,
): readonly Readonly<Record<Language, string>>[] {
  const seatOf = roles(seats, options['teams']);
  return Array.from({ length: seats }, (_, seat) => {
    const led = COMMANDERS.filter((commander) => seatOf[commander] === seat);
    const [first = 0] = led;
    const side = first < 3 ? { en: 'French', it: 'Francesi' } : { en: 'League', it: 'Lega' };
    if (led.length === 3) return side;
    if (first % 3 === 0) return { en: `${side.en}, Chief`, it: `${side.it}, in capo` };
    if (led.length === 2) return { en: `${side.en}, wings`, it: `${side.it}, ali` };
    return { en: `${side.en}, wing ${first % 3}`, it: `${side.it}, ala ${first % 3}` };
  });
}
