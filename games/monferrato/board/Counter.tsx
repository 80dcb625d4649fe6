/** A counter of the game: the pattern of its army, the band of its Command, what it is, and what it is worth. */

import { at } from '@condotta/kernel';
import { ICONS, type IconName, patternOf } from '@condotta/pieces';
import type { Components, Unit, UnitType } from '../components/types.ts';
import { ARMY_ARMS, bandOf } from './arms.ts';
import { armyOf, type UnitView } from './view-form.ts';

const FIGURES: Readonly<Record<UnitType, IconName>> = {
  commander: 'armet',
  garrison: 'tower',
  infantry: 'pike',
  cavalry: 'rider',
  artillery: 'cannon',
  guastatori: 'pick',
};

/** Its figures: "3/4", "2". */
function valuesOf({ front, back }: Unit, disrupted: boolean): string {
  const { attack, defence } = disrupted && back ? back : front;
  return attack === defence ? String(attack) : `${attack}/${defence}`;
}

interface CounterProps {
  readonly unit: UnitView;
  readonly components: Components;
}

/** Around the origin, in a square of 60. */
function UnitCounter({ unit: { unit, back, outOfSupply, activated, zone }, components }: CounterProps) {
  const data = at(components.units, unit);
  const arms = at(ARMY_ARMS, armyOf(components, unit));
  const { letter } = at(components.commands, data.command);
  const spent = activated && zone !== null;
  return (
    <g
      class="mo-counter"
      data-type={data.type}
      data-back={(back && data.type !== 'commander') || undefined}
      data-spent={spent || undefined}
    >
      <rect class="mo-counter-shadow" x="-28" y="-27" width="60" height="60" rx="5" />
      <rect class="mo-counter-face" x="-30" y="-30" width="60" height="60" rx="5" />
      <path
        class="mo-counter-pattern"
        d="M-25 -30h8v60h-8a5 5 0 0 1 -5 -5v-50a5 5 0 0 1 5 -5Z"
        fill={patternOf(arms)}
      />
      <path class="mo-counter-band" d="M-17 -30H25a5 5 0 0 1 5 5v10H-17Z" fill={bandOf(data.command)} />
      <text class="mo-counter-letter" x="-11" y="-17.500">
        {letter}
      </text>
      {data.major && <path class="mo-counter-major" d="M12 -26h7v7h-7ZM21 -26h7v7h-7Z" />}
      <path
        class="mo-counter-figure"
        d={ICONS[FIGURES[data.type]]}
        transform={data.type === 'commander' ? 'translate(-9 -14) scale(.044)' : 'translate(-7 -14) scale(.04)'}
      />
      <text class="mo-counter-value" x="7" y="27">
        {valuesOf(data, back)}
      </text>
      {back && data.type !== 'commander' && <path class="mo-counter-torn" d="M-17 30 30 -15M-17 12 12 -15M0 30 30 2" />}
      {outOfSupply && (
        <g class="mo-hungry" transform="translate(22 -4)">
          <circle r="9" />
          <path d="M-4.500 -4.500l9 9M4.500 -4.500l-9 9" />
        </g>
      )}
      {spent && <path class="mo-counter-spent" d="M13 -23l3.500 4 7.500 -8" />}
    </g>
  );
}

/** The counter that lies on so many, around the origin. */
export const PileCounter = ({ count, ...counter }: CounterProps & { readonly count: number }) => (
  <>
    {count > 1 && <rect class="mo-pile" x="-25" y="-35" width="60" height="60" rx="5" />}
    <UnitCounter {...counter} />
    {count > 1 && (
      <g class="mo-stack-count" transform="translate(25 -22)">
        <circle r="14" />
        <text y="6">{count}</text>
      </g>
    )}
  </>
);

/** The counter as a picture of its own, in panels. */
export const CounterPicture = (props: CounterProps) => (
  <svg class="mo-counter-picture" viewBox="-32 -32 66 67" aria-hidden="true">
    <UnitCounter {...props} />
  </svg>
);
