/** The shields of the Captains: each has an ordinary of its own, so that no two can be taken for each other, whatever their colours. */

import type { CaptainCard } from '../components/index.ts';

/** In a square of 40 by 48, to be cut out by the shield. */
const ORDINARIES: readonly string[] = [
  'M20 12 40 32V44L20 24 0 44V32Z',
  'M0 0H12L40 36V48H28L0 12Z',
  'M0 17H40V31H0Z',
  'M14 0H26V48H14Z',
  'M0 0H9L20 14 31 0H40V10L29 24 40 38V48H31L20 34 9 48H0V38L11 24 0 10Z',
  'M15 0H25V17H40V28H25V48H15V28H0V17H15Z',
  'M0 5H40V12H0ZM0 19H40V26H0ZM0 33H40V40H0Z',
  'M0 0H10V12H0ZM20 0H30V12H20ZM10 12H20V24H10ZM30 12H40V24H30ZM0 24H10V36H0ZM20 24H30V36H20ZM10 36H20V48H10ZM30 36H40V48H30Z',
  'M0 0H20V24H0ZM20 24H40V48H20Z',
  'M10 0 20 12 10 24 0 12ZM30 0 40 12 30 24 20 12ZM10 24 20 36 10 48 0 36ZM30 24 40 36 30 48 20 36Z',
  'M20 0H40V48H20Z',
  'M0 24H40V48H0Z',
  'M0 0H40V15H0Z',
  'M4 0H36L20 40Z',
  'M0 0H40V48H0ZM7 7V27C7 35 14 40 20 43 26 40 33 35 33 27V7Z',
  'M0 0H8L0 9ZM18 0H30L0 34V21ZM40 0V11L4 48H0V44ZM40 24V36L30 48H20Z',
  'M4 0H11V48H4ZM17 0H23V48H17ZM29 0H36V48H29Z',
  'M13 8A6 6 0 1 1 12.990 8ZM28 8A6 6 0 1 1 27.990 8ZM20 24A6 6 0 1 1 19.990 24Z',
];
/** Field and what lies on it: dark on light or light on dark. */
const TINCTURES: readonly (readonly [string, string])[] = [
  ['#f4ecd8', '#2a221b'],
  ['#a02c25', '#f1dca0'],
  ['#2c5f94', '#f4ecd8'],
  ['#e0b23c', '#7a1f1a'],
  ['#3f5b32', '#f1dca0'],
  ['#2a221b', '#e0b23c'],
  ['#f4ecd8', '#2c5f94'],
];
const SHIELD = 'M1 1H39V26C39 38 29 43 20 47 11 43 1 38 1 26Z';

export function CaptainArms({ card }: { readonly card: CaptainCard }) {
  const [field, charge] = TINCTURES[card.id % TINCTURES.length] ?? ['#f4ecd8', '#2a221b'];
  const clip = `v-arms-${card.id}`;
  return (
    <svg class="v-captain-arms" viewBox="0 0 40 48" aria-hidden="true">
      <clipPath id={clip}>
        <path d={SHIELD} />
      </clipPath>
      <g clip-path={`url(#${clip})`}>
        <rect width="40" height="48" fill={field} />
        <path d={ORDINARIES[card.id % ORDINARIES.length]} fill={charge} fill-rule="evenodd" />
      </g>
      <path class="v-captain-arms-line" d={SHIELD} />
    </svg>
  );
}
