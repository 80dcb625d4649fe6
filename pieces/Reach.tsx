/** The place of a finger around a thing: see nearest.ts. */

import { nearestTo, outlineOf, type Spot } from './nearest.ts';

export function Reach({
  id,
  of,
  others,
}: {
  readonly id: string;
  readonly of: Spot;
  readonly others: readonly Spot[];
}) {
  const clip = `p-reach-${id.replaceAll(/[^a-z0-9]/g, '-')}`;
  return (
    <>
      <clipPath id={clip}>
        <path d={outlineOf(nearestTo(of, others))} />
      </clipPath>
      <circle class="p-reach" clip-path={`url(#${clip})`} />
    </>
  );
}
