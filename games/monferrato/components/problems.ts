/** What must hold of any box, built in or an owner's, for the rules to play with it (D1 to D33). */

import type { Border, Chit, Components, Unit, Zone } from './types.ts';

const unless = (holds: boolean, problem: string): string[] => (holds ? [] : [problem]);

const repeated = (ids: readonly string[]): string[] => ids.filter((id, i) => ids.indexOf(id) !== i);

/** Everything that is wrong, with the constraint it breaks; empty: it can be played. */
export function problemsOf(components: Components): string[] {
  return [
    ...zoneProblems(components.zones),
    ...borderProblems(components),
    ...unitProblems(components),
    ...chitProblems(components),
    ...timeProblems(components),
    ...moraleProblems(components),
    ...setUpProblems(components),
  ];
}

/** D1, D5, MS-25 */
function zoneProblems(zones: readonly Zone[]): string[] {
  const fortresses = zones.filter(({ ground }) => ground === 'fortress');
  return [
    ...repeated(zones.map(({ id }) => id)).map((id) => `D1 two zones are called ${id}`),
    ...unless(fortresses.length === 2, `D5 Fortresses: found ${fortresses.length}; needed: 2`),
    ...fortresses.flatMap(({ id, village }) => unless(!village, `M2.3-4 the Fortress ${id} has a village`)),
  ];
}

const isFortress = (zones: readonly Zone[], id: string): boolean =>
  zones.some((zone) => zone.id === id && zone.ground === 'fortress');

/** D4 to D7, D32 */
function borderProblems({ zones, borders }: Components): string[] {
  const ids = new Set(zones.map(({ id }) => id));
  const name = ({ a, b }: Border): string => `${a} - ${b}`;
  const pairs = borders.map(({ a, b }) => [a, b].sort().join(' - '));
  const joined = new Set(['']);
  const [first] = zones;
  const queue = first ? [first.id] : [];
  for (const id of queue) {
    joined.add(id);
    for (const { a, b, kind } of borders) {
      const other = a === id ? b : b === id ? a : null;
      if (other !== null && kind !== 'impassable' && !joined.has(other) && !queue.includes(other)) queue.push(other);
    }
  }
  return [
    ...borders.flatMap((border) => [
      ...unless(ids.has(border.a) && ids.has(border.b), `D32 border ${name(border)}: no such zone`),
      ...unless(
        border.wall > 0 === (isFortress(zones, border.a) || isFortress(zones, border.b)),
        `D32 border ${name(border)}: walls stand on borders of a Fortress only, and on each of them`,
      ),
    ]),
    ...repeated(pairs).map((pair) => `D32 two borders ${pair}`),
    ...zones.flatMap(({ id }) => unless(joined.has(id), `D6 no way leads to ${id}`)),
  ];
}

/** D9, D10, D30 */
function unitProblems({ units, commands, camps, armies }: Components): string[] {
  const line = ({ type }: Unit): boolean => type === 'infantry' || type === 'cavalry';
  return [
    ...repeated(units.map(({ id }) => id)).map((id) => `D30 two units are called ${id}`),
    ...units.flatMap((unit) => [
      ...unless(unit.command >= 0 && unit.command < commands.length, `M2.1-4 ${unit.id}: no such Command`),
      ...unless(unit.back !== null || !line(unit), `D10 ${unit.id}: Infantry and Cavalry have a Disrupted side`),
      ...unless(unit.back === null || unit.type !== 'garrison', `D10 ${unit.id}: a Garrison has no Disrupted side`),
      ...unless(!unit.major || unit.type === 'infantry', `D12 ${unit.id}: only Infantry is Major`),
    ]),
    ...commands.flatMap(({ name, letter }, command) =>
      unless(
        units.some((unit) => unit.command === command && unit.type === 'commander'),
        `D9 ${name.en} (${letter}) has no Commander`,
      ),
    ),
    ...camps.flatMap(({ army }) => unless(army >= 0 && army < armies.length, `D11 a Camp has no army`)),
  ];
}

/** D20 to D25 */
function chitProblems({ chits, units, zones, firstChit }: Components): string[] {
  const known = { units: new Set(units.map(({ id }) => id)), zones: new Set(zones.map(({ id }) => id)) };
  const first = chits[firstChit - 1];
  return [
    ...unless(
      first?.effects[0]?.kind === 'reinforce' && first.colour === 'blue',
      'D20 the first chit is a blue reinforcement',
    ),
    ...unless(chits.filter(({ colour }) => colour === 'blue').length >= 12, 'D20 there are at least 12 blue chits'),
    ...chits.flatMap((chit, i) => oneChit(chit, i + 1, known)),
  ];
}

function oneChit(
  chit: Chit,
  number: number,
  known: { readonly units: ReadonlySet<string>; readonly zones: ReadonlySet<string> },
): string[] {
  const { mandatory, condition, window, who, effects, otherwise } = chit;
  const reinforces = effects[0]?.kind === 'reinforce';
  const zones = [
    ...(condition?.zones ?? []),
    ...[...effects, ...otherwise].flatMap((effect) => {
      if (effect.kind === 'reinforce')
        return [...effect.to.map(({ zone }) => zone), ...(effect.instead === null ? [] : [effect.instead])];
      if (effect.kind === 'betrayal' || effect.kind === 'truce') return [effect.fortress];
      return effect.kind === 'peace' ? [effect.zone] : [];
    }),
  ];
  const counters = effects.flatMap((effect) =>
    effect.kind === 'reinforce' ? effect.units : effect.kind === 'turn' ? [effect.unit] : [],
  );
  return [
    ...unless(effects.length > 0, `D25 chit ${number} has no effect`),
    ...unless(
      !(mandatory || condition || reinforces) || who === null,
      `D22 chit ${number}: either side must be able to play it`,
    ),
    ...unless(
      window === null || !(mandatory || condition || reinforces),
      `D23 chit ${number}: a Response is never Mandatory`,
    ),
    ...unless(!mandatory || condition === null, `D22 chit ${number} is Mandatory with and without a condition`),
    ...unless(!reinforces || effects.length === 1, `D25 chit ${number}: a reinforcement does nothing else`),
    ...zones.filter((id) => !known.zones.has(id)).map((id) => `D33 chit ${number}: no zone ${id}`),
    ...counters.filter((id) => !known.units.has(id)).map((id) => `D33 chit ${number}: no unit ${id}`),
  ];
}

/** D13, D14, D16 */
function timeProblems({ boxes, chits, end, change }: Components): string[] {
  const found = (date: { year: number; month: number }): number =>
    boxes.filter(({ year, months }) => year === date.year && months.includes(date.month)).length;
  const dates = [end, change, ...chits.flatMap(({ date }) => (date ? [date] : []))];
  return dates.flatMap((date) =>
    unless(found(date) === 1, `D16 the month ${date.month} of ${date.year} belongs to ${found(date)} boxes; needed: 1`),
  );
}

/** D17 */
function moraleProblems({ bands, morale }: Components): string[] {
  return unless(
    morale.least < bands.medium &&
      bands.medium < bands.high &&
      bands.high <= morale.start &&
      morale.start <= morale.most,
    'D17 the bands of Morale are Low, Medium, High without gaps, and armies start High',
  );
}

/** MS-2 to MS-10 */
function setUpProblems({ setUp, units, zones }: Components): string[] {
  const zoneIds = new Set(zones.map(({ id }) => id));
  const unitIds = new Set(units.map(({ id }) => id));
  return setUp.flatMap(({ zones: there, piece }, i) => [
    ...unless(there.length > 0, `D8 step ${i + 1} of the set-up has no zone`),
    ...there.filter((id) => !zoneIds.has(id)).map((id) => `D8 step ${i + 1} of the set-up: no zone ${id}`),
    ...(piece.kind === 'units' ? piece.ids.filter((id) => !unitIds.has(id)) : []).map(
      (id) => `D8 step ${i + 1} of the set-up: no unit ${id}`,
    ),
  ]);
}
