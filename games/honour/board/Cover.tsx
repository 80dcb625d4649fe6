/** All is lost save Honour: the lilies cracked, the sword broken, the crown still upright. Pavia, 1525. */

import { around, LILY, Plate, rays } from '@condotta/pieces/cover';
import './cover.css';

const SHIELD = 'M66 112H234V206C234 262 196 300 150 326 104 300 66 262 66 206Z';
const CRACK = 'M168 108 150 150 172 176 140 214 164 236 138 274 154 300 148 330';

export function Cover() {
  return (
    <Plate id="honour" motto="Pavia MDXXV">
      <path
        class="line"
        stroke-width=".5"
        d={rays(
          150,
          70,
          around(96),
          () => 54,
          (i) => (i % 2 ? 420 : 150),
        )}
        opacity=".8"
      />
      <Lances />
      <Lances mirror />
      <path class="form" stroke-width="7" d={SHIELD} />
      <path class="tint" stroke-width="2.200" d={SHIELD} />
      <path class="line-ground" stroke-width="1" d="M72 118H228V206C228 258 192 294 150 319 108 294 72 258 72 206Z" />
      {LILIES.map(([x, y]) => (
        <path key={`${x} ${y}`} class="ground" transform={`translate(${x} ${y}) scale(1.300)`} d={LILY} />
      ))}
      <path class="line" stroke-width="7" stroke-linejoin="miter" d={CRACK} />
      <path class="line-ground" stroke-width="4.400" stroke-linejoin="miter" d={CRACK} />
      <path
        class="line"
        stroke-width="1.200"
        d="M150 150 128 146M172 176 190 168M140 214 120 222M164 236 180 246M138 274 126 270"
      />
      <Sword />
      <Crown />
    </Plate>
  );
}

const LILIES = [
  [108, 158],
  [196, 158],
  [150, 262],
] as const;

function Lances({ mirror = false }: { readonly mirror?: boolean }) {
  return (
    <g transform={mirror ? 'matrix(-1 0 0 1 300 0)' : undefined}>
      <path class="form" stroke-width="1.200" d="M26 340 58 96 62 97 32 341Z" />
      <path class="form" stroke-width="1.200" d="M44 336 34 200 30 206 27 196 24 202 36 338Z" />
      <path class="form" stroke-width="1.100" d="M58 97 57 84 64 62 66 86 62 97Z" />
      <path
        class={mirror ? 'paper' : 'tint'}
        stroke-width="1.200"
        d="M57 104C44 98 38 112 24 104V132C38 140 42 126 53 132Z"
      />
      <path class="line" stroke-width="1" d="M20 340C40 332 60 336 78 344" />
    </g>
  );
}

function Crown() {
  return (
    <g transform="translate(150 78)">
      <path class="form" stroke-width="4" d="M-50 22-58-16-34 4-20-28 0-2 20-28 34 4 58-16 50 22Z" />
      <path class="paper" stroke-width="1.600" d="M-50 22-58-16-34 4-20-28 0-2 20-28 34 4 58-16 50 22Z" />
      <path fill="url(#honour-cross)" d="M10 22 20-20 34 8 54-8 48 22Z" />
      <path class="tint" stroke-width="1.500" d="M-52 18H52V30C20 36-20 36-52 30Z" />
      {[-36, -18, 0, 18, 36].map((x) => (
        <path key={x} class="form" stroke-width=".9" d={`M${x} 20.500l4.500 5-4.500 5-4.500-5z`} />
      ))}
      {[
        [-58, -19],
        [-20, -31],
        [20, -31],
        [58, -19],
      ].map(([x, y]) => (
        <circle key={x} class="tint" cx={x} cy={y} r="4.500" stroke-width="1.200" />
      ))}
      <path class="tint" stroke-width="1.100" transform="translate(0 -20) scale(.85)" d={LILY} />
    </g>
  );
}

/** In two pieces: the hilt where it fell, the point beside it. */
function Sword() {
  return (
    <g>
      <g transform="translate(112 306) rotate(38)">
        <path class="form" stroke-width="1.600" d="M-6 0V-128L0-120 3-134 6-126V0Z" />
        <path class="ink" opacity=".55" d="M0 0V-121L3-134 6-126V0Z" />
        <path class="tint" stroke-width="1.500" d="M-30 0C-20-5 20-5 30 0V7C20 3-20 3-30 7Z" />
        <circle class="form" cx="-31" cy="3.500" r="5" stroke-width="1.300" />
        <circle class="form" cx="31" cy="3.500" r="5" stroke-width="1.300" />
        <path class="form" stroke-width="1.400" d="M-5 5H5V36H-5Z" />
        <path class="line" stroke-width="1" d="M-5 11 5 8M-5 17 5 14M-5 23 5 20M-5 29 5 26M-5 35 5 32" />
        <circle class="tint" cy="43" r="9" stroke-width="1.500" />
      </g>
      <g transform="translate(186 214) rotate(38)">
        <path class="form" stroke-width="1.600" d="M-6 6-3-4 0 4 6-2V-62L0-82-6-62Z" />
        <path class="ink" opacity=".55" d="M0 4 6-2V-62L0-82Z" />
      </g>
    </g>
  );
}
