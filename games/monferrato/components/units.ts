/**
 * The 110 counters (D8 to D12). Those of the set-up have the front values that the rulebook gives; all others are reconstructed
 * from the strengths of 1628 to 1630: an Infantry counter is two to four thousand foot, a Cavalry counter about 1,400 horse. A
 * Disrupted side has one less than the front, not below 1; guns and engineers keep their value, since it is their craft.
 */

import { COMMANDS, FRENCH_1, FRENCH_2, GONZAGA, LANDSKNECHTS, MILAN, SAVOY, SPINOLA, VENICE } from './commands.ts';
import type { Name, Unit, UnitType, Values } from './types.ts';

/** How many, which type, the value ("3/4": attack and defence; "**": Major), how it comes. */
interface Row {
  readonly count: number;
  readonly type: UnitType;
  readonly value: string;
  /** Set-up counters have attested values. */
  readonly told?: true;
  readonly name?: Name;
  readonly back?: { readonly name: Name; readonly value: number };
  readonly reason: Name;
}

const TYPE_NAMES: Readonly<Record<UnitType, Name>> = {
  commander: { en: 'Commander', it: 'Comandante' },
  garrison: { en: 'Garrison', it: 'Guarnigione' },
  infantry: { en: 'Infantry', it: 'Fanteria' },
  cavalry: { en: 'Cavalry', it: 'Cavalleria' },
  artillery: { en: 'Artillery', it: 'Artiglieria' },
  guastatori: { en: 'Guastatori', it: 'Guastatori' },
};

const same = (name: string): Name => ({ en: name, it: name });

const SET_UP: Name = { en: 'In the set-up of the scenario.', it: 'Nello schieramento dello scenario.' };
const UXELLES: Name = {
  en: 'The volunteers of 1628, about 12,000 foot and 1,500 horse, who went home after one repulse in Val Varaita.',
  it: 'I volontari del 1628, circa 12.000 fanti e 1.500 cavalli, dispersi dopo una sola sconfitta in Val Varaita.',
};
const PAS_DE_SUSE: Name = {
  en: 'The royal army that forced the pass of Susa on 6 March 1629.',
  it: 'L’esercito reale che forzò il passo di Susa il 6 marzo 1629.',
};
const SECOND_CAMPAIGN: Name = {
  en: 'Troops of the second French campaign, 1630.',
  it: 'Truppe della seconda campagna francese, 1630.',
};
const SPINOLAS: Name = {
  en: 'The army of 1629, about 16,000 foot and 4,000 horse.',
  it: 'L’esercito del 1629, circa 16.000 fanti e 4.000 cavalli.',
};
const IMPERIALS: Name = {
  en: 'The imperial army that came through the Valtellina in 1629, the largest of the war: some 30,000 foot, 6,000 horse.',
  it: 'L’esercito imperiale sceso per la Valtellina nel 1629, il più grande della guerra: 30.000 fanti, 6.000 cavalli.',
};
const VENETIANS: Name = {
  en: 'About 8,000 men of the Republic, beaten at Valeggio in May 1630.',
  it: 'Circa 8.000 uomini della Repubblica, battuti a Valeggio nel maggio 1630.',
};

const told = (count: number, type: UnitType, value: string): Row => ({
  count,
  type,
  value,
  told: true,
  reason: SET_UP,
});
const rows = (reason: Name, ...list: readonly (readonly [count: number, type: UnitType, value: string])[]): Row[] =>
  list.map(([count, type, value]) => ({ count, type, value, reason }));

const ROWS: Readonly<Record<number, readonly Row[]>> = {
  [GONZAGA]: [
    { count: 1, type: 'commander', value: '2', told: true, name: same('Carlo Nevers'), reason: SET_UP },
    told(5, 'infantry', '3/4'),
    {
      count: 1,
      type: 'infantry',
      value: '2/3',
      reason: { en: 'The militia of Monferrato.', it: 'Le milizie del Monferrato.' },
    },
    told(1, 'cavalry', '2'),
    told(1, 'artillery', '3'),
    told(2, 'artillery', '4'),
    told(1, 'guastatori', '3'),
    told(1, 'guastatori', '4'),
    told(4, 'garrison', '1/2'),
  ],
  [MILAN]: [
    {
      count: 1,
      type: 'commander',
      value: '2',
      told: true,
      name: { en: 'Cordoba', it: 'Cordova' },
      back: { name: same('Serbelloni'), value: 1 },
      reason: SET_UP,
    },
    told(1, 'infantry', '3'),
    told(3, 'infantry', '2'),
    ...rows({ en: 'Tercios shipped from Naples in 1628.', it: 'Terzi imbarcati da Napoli nel 1628.' }, [
      2,
      'infantry',
      '3',
    ]),
    told(1, 'cavalry', '2'),
    told(2, 'artillery', '3'),
    told(2, 'guastatori', '3'),
    told(5, 'garrison', '1/2'),
  ],
  [SAVOY]: [
    {
      count: 1,
      type: 'commander',
      value: '3',
      told: true,
      name: same('Carlo Emanuele'),
      back: { name: same('Vittorio Amedeo'), value: 2 },
      reason: SET_UP,
    },
    told(2, 'infantry', '3/4'),
    ...rows(
      {
        en: 'With the levies about 12,000 foot in August 1628.',
        it: 'Con le leve circa 12.000 fanti nell’agosto 1628.',
      },
      [1, 'infantry', '2/3'],
    ),
    told(1, 'cavalry', '3'),
    ...rows({ en: 'With the levies about 2,000 horse.', it: 'Con le leve circa 2.000 cavalli.' }, [1, 'cavalry', '2']),
    told(1, 'artillery', '4'),
    told(1, 'guastatori', '3'),
    told(4, 'garrison', '1/2'),
  ],
  [FRENCH_1]: [
    {
      count: 1,
      type: 'commander',
      value: '2',
      name: same('Uxelles'),
      back: { name: same('Créquy'), value: 2 },
      reason: UXELLES,
    },
    {
      count: 1,
      type: 'commander',
      value: '2',
      name: same('Toiras'),
      reason: { en: 'He held Casale in 1630.', it: 'Difese Casale nel 1630.' },
    },
    ...rows(UXELLES, [5, 'infantry', '2']),
    ...rows({ en: 'The French of the garrison of Casale.', it: 'I francesi del presidio di Casale.' }, [
      1,
      'infantry',
      '3',
    ]),
    ...rows(SECOND_CAMPAIGN, [2, 'infantry', '3']),
    ...rows(UXELLES, [1, 'cavalry', '2'], [1, 'artillery', '3']),
    ...rows(SECOND_CAMPAIGN, [1, 'artillery', '4']),
    ...rows(UXELLES, [1, 'guastatori', '3']),
    ...rows(SECOND_CAMPAIGN, [1, 'guastatori', '3']),
  ],
  [FRENCH_2]: [
    {
      count: 1,
      type: 'commander',
      value: '3',
      name: same('Richelieu'),
      back: { name: same('La Force'), value: 2 },
      reason: PAS_DE_SUSE,
    },
    ...rows(PAS_DE_SUSE, [1, 'infantry', '4**'], [5, 'infantry', '3']),
    ...rows(SECOND_CAMPAIGN, [2, 'infantry', '3']),
    ...rows(PAS_DE_SUSE, [2, 'cavalry', '3']),
    ...rows(SECOND_CAMPAIGN, [1, 'cavalry', '3']),
    ...rows(PAS_DE_SUSE, [2, 'artillery', '4'], [1, 'guastatori', '4']),
  ],
  [VENICE]: [
    {
      count: 1,
      type: 'commander',
      value: '1',
      name: same('Sagredo'),
      back: { name: same('Candale'), value: 2 },
      reason: VENETIANS,
    },
    ...rows(VENETIANS, [2, 'infantry', '2']),
    ...rows(
      {
        en: 'Foot that the Republic kept in its towns, at Peschiera and Legnago.',
        it: 'Fanti che la Repubblica teneva nelle sue piazze, a Peschiera e Legnago.',
      },
      [2, 'garrison', '1/2'],
    ),
    ...rows(VENETIANS, [1, 'cavalry', '2'], [1, 'artillery', '3']),
  ],
  [SPINOLA]: [
    {
      count: 1,
      type: 'commander',
      value: '4',
      name: same('Ambrogio Spinola'),
      back: { name: same('Santa Cruz'), value: 2 },
      reason: SPINOLAS,
    },
    ...rows(
      SPINOLAS,
      [1, 'infantry', '4**'],
      [4, 'infantry', '3'],
      [2, 'cavalry', '3'],
      [2, 'artillery', '4'],
      [2, 'guastatori', '4'],
    ),
  ],
  [LANDSKNECHTS]: [
    {
      count: 1,
      type: 'commander',
      value: '2',
      name: same('Collalto'),
      back: { name: same('Aldringen'), value: 3 },
      reason: IMPERIALS,
    },
    ...rows(IMPERIALS, [1, 'infantry', '4**'], [5, 'infantry', '3']),
    ...rows({ en: 'With Gallas in 1630.', it: 'Con Gallas nel 1630.' }, [2, 'infantry', '3']),
    ...rows(IMPERIALS, [2, 'cavalry', '3']),
    ...rows({ en: 'With Gallas in 1630.', it: 'Con Gallas nel 1630.' }, [1, 'cavalry', '2']),
    ...rows(IMPERIALS, [2, 'artillery', '3'], [1, 'guastatori', '3']),
  ],
};

function valuesOf(written: string): Values {
  const [attack = 0, defence = attack] = written.replace('**', '').split('/').map(Number);
  return { attack, defence };
}

/** D10 */
function backOf({ type, back }: Row, front: Values): Values | null {
  if (type === 'commander') return back ? { attack: back.value, defence: back.value } : null;
  if (type === 'garrison') return null;
  if (type === 'artillery' || type === 'guastatori') return front;
  return { attack: Math.max(1, front.attack - 1), defence: Math.max(1, front.defence - 1) };
}

function unitsOf(command: number): Unit[] {
  const { letter, name } = COMMANDS[command] ?? { letter: '', name: same('') };
  let number = 0;
  const perType = new Map<UnitType, number>();
  return (ROWS[command] ?? []).flatMap((row) =>
    Array.from({ length: row.count }, (): Unit => {
      number++;
      const nth = (perType.get(row.type) ?? 0) + 1;
      perType.set(row.type, nth);
      const front = valuesOf(row.value);
      const type = TYPE_NAMES[row.type];
      return {
        id: `${letter}${number}`,
        name: row.name ?? { en: `${name.en} ${type.en} ${nth}`, it: `${type.it} ${nth} (${name.it})` },
        command,
        type: row.type,
        front,
        back: backOf(row, front),
        backName: row.back?.name ?? null,
        major: row.value.endsWith('**'),
        source: row.told ? 'derived' : 'reconstructed',
        attested: row.told ? ['command', 'type', 'front', ...(row.name ? ['name'] : [])] : [],
        reason: row.reason,
      };
    }),
  );
}

export const UNITS: readonly Unit[] = COMMANDS.flatMap((_, command) => unitsOf(command));
