/** Ravenna: Easter morning 1512. The sun between two hedges of pikes, and the gun that decides. */

import { around, at, LILY, Plate, ring } from '@condotta/pieces/cover';
import './cover.css';

const HORIZON = 246;

export function Cover() {
  return (
    <Plate id="ravenna" motto="XI Aprilis MDXII">
      <Dawn />
      <Pikes />
      <Pikes mirror />
      <path
        class="form"
        stroke-width="1.400"
        d={`M17 ${HORIZON}C70 238 90 250 150 ${HORIZON}S240 240 283 ${HORIZON + 2}V400H17Z`}
      />
      <path
        fill="url(#ravenna-level)"
        d={`M17 ${HORIZON}C70 238 90 250 150 ${HORIZON}S240 240 283 ${HORIZON + 2}V262H17Z`}
      />
      <River />
      <Gun />
    </Plate>
  );
}

function Dawn() {
  const beams = around(90).filter((angle) => angle < 92 || angle > 268);
  return (
    <g>
      <path
        class="line"
        stroke-width=".7"
        d={beams
          .map(
            (angle, i) => `M${at(150, HORIZON, i % 2 ? 84 : 64, angle)}L${at(150, HORIZON, i % 2 ? 190 : 330, angle)}`,
          )
          .join('')}
      />
      <circle class="tint" cx="150" cy={HORIZON} r="56" stroke-width="1.800" />
      {[48, 40, 32, 24].map((r) => (
        <circle
          key={r}
          class="line-ground"
          cx="150"
          cy={HORIZON}
          r={r}
          stroke-width=".9"
          stroke-dasharray={`${r / 3} 2`}
        />
      ))}
    </g>
  );
}

/** A hedge of pikes that leans towards the middle, with a banner in it. */
function Pikes({ mirror = false }: { readonly mirror?: boolean }) {
  const pikes = Array.from({ length: 15 }, (_, i) => {
    const foot = 20 + i * 6.4;
    const lean = 10 + ((i * 7) % 5) * 3;
    const top = 66 + ((i * 37) % 11) * 7 + i * 4;
    return { foot, head: foot + lean, top };
  });
  return (
    <g transform={mirror ? 'matrix(-1 0 0 1 300 0)' : undefined}>
      <path
        class="line"
        stroke-width="1.700"
        d={pikes.map(({ foot, head, top }) => `M${foot} ${HORIZON + 6}L${head} ${top}`).join('')}
      />
      {pikes.map(({ foot, head, top }) => (
        <path
          key={foot}
          class="form"
          stroke-width="1"
          d="M0 2-2.800-7 0-20 2.800-7Z"
          transform={`translate(${head} ${top}) rotate(6)`}
        />
      ))}
      <path class="line" stroke-width="2.600" d={`M58 ${HORIZON + 4}L66 56`} />
      <path
        class={mirror ? 'paper' : 'tint'}
        stroke-width="1.500"
        d="M66 58C84 50 96 66 122 58V106C98 114 84 98 64 106Z"
      />
      {mirror ? (
        <path class="accent" d="M90 54.500h7V78h25v7H97v26h-7V85H65l.4-7H90Z" />
      ) : (
        <path class="ground" d={LILY} transform="translate(94 82) scale(.95)" />
      )}
      <path class="line" stroke-width="1.500" d="M66 58C84 50 96 66 122 58V106C98 114 84 98 64 106Z" />
      <path class="form" stroke-width="1" d="M66 58l-3-9 4-11 3 11Z" />
      {Array.from({ length: 9 }, (_, i) => (
        <Helmet key={i} x={22 + i * 11.5} y={HORIZON + ((i * 5) % 3) * 2} />
      ))}
    </g>
  );
}

const Helmet = ({ x, y }: { readonly x: number; readonly y: number }) => (
  <g transform={`translate(${x} ${y})`}>
    <path class="form" stroke-width="1" d="M-5 4C-7-6-3-11 0-13 3-11 7-6 5 4Z" />
    <path class="line" stroke-width="1" d="M-8 4C-3 0 3 0 8 4M0-12V1" />
    <path fill="url(#ravenna-cross)" d="M1 2C1-6 1-8 1-11 4-9 6-4 5 3Z" />
  </g>
);

const River = () => (
  <g>
    <path
      class="line"
      stroke-width="1"
      d="M17 352C60 340 90 330 110 300S140 262 138 250M17 372C70 362 120 344 136 306S156 262 154 250"
    />
    <path
      class="line"
      stroke-width=".6"
      d="M17 358C66 346 98 334 118 302S146 262 142 252M17 365C68 354 110 340 128 304S152 262 149 252"
    />
  </g>
);

function Gun() {
  return (
    <g transform="translate(160 300)">
      <path class="ink" d="M-74 40C-30 46 50 46 96 40 60 50-40 50-74 40Z" />
      <path class="form" stroke-width="1.500" d="M-72 37-10-6 12 2 -4 18-62 42Z" />
      <path fill="url(#ravenna-fine)" d="M-72 37-62 42-4 18 6 8-4 6Z" />
      <g transform="rotate(-14)">
        <path class="tint" stroke-width="1.600" d="M-46-20C-58-20-58 4-46 4L60-1V-15Z" />
        <path class="ink" opacity=".5" d="M-50-2C-40 1 20-3 60-6V-1L-46 4Z" />
        <path class="form" stroke-width="1.300" d="M58-18h9v20h-9zM20-16h6v17h-6zM-22-20h7v24h-7zM-48-21h5v26h-5z" />
        <path class="form" stroke-width="1.300" d="M-54-12a5 5 0 1 0-.1 8z" />
        <path class="line" stroke-width="2" d="M-8-22c2-6 8-6 10 0M4-22c2-6 8-6 10 0" />
      </g>
      <circle class="form" cx="2" cy="14" r="31" stroke-width="2.200" />
      <circle class="line" cx="2" cy="14" r="24" stroke-width="1.300" />
      <path fill="url(#ravenna-cross)" fill-rule="evenodd" d={`${ring(2, 14, 31)}${ring(2, 14, 24)}`} />
      {around(10).map((angle) => (
        <path
          key={angle}
          class="form"
          stroke-width="1.200"
          transform={`rotate(${angle} 2 14)`}
          d="M.2 6 0-9.500H4L3.800 6Z"
        />
      ))}
      <circle class="form" cx="2" cy="14" r="7.500" stroke-width="1.500" />
      <circle class="accent" cx="2" cy="14" r="3" />
      <g transform="translate(82 33)">
        <circle class="form" r="7" cx="-8" stroke-width="1.300" />
        <circle class="form" r="7" cx="7" stroke-width="1.300" />
        <circle class="form" r="7" cy="-12" stroke-width="1.300" />
        <path
          class="ink"
          opacity=".7"
          d="M-8 7a7 7 0 0 0 6.500-9.500C0 3-4 6-8 7Zm15 0a7 7 0 0 0 6.500-9.500C15 3 11 6 7 7ZM0-5a7 7 0 0 0 6.500-9.500C8-9 4-6 0-5Z"
        />
      </g>
    </g>
  );
}
