/** The values of a unit in a row: attack (against walls, if that differs), defense, movement. */

import { Sign } from '@condotta/pieces';
import type { Unit } from '../components/index.ts';

export const UnitFigures = ({ unit, forge }: { readonly unit: Unit; readonly forge: boolean }) => (
  <span class="e-figures">
    <span>
      <Sign name="blade" />
      {unit.siege > unit.attack ? `${unit.attack}/${unit.siege}` : unit.attack}
    </span>
    <span>
      <Sign name="shield" />
      {forge ? unit.forgeDefense : unit.defense}
    </span>
    <span>
      <Sign name="hoof" />
      {unit.movement}
    </span>
  </span>
);
