/** Ventura: the wheel of Fortune with the arms of the four families on its rim, over towers and ploughed land. */

import { around, at, LILY, Plate, polar, rays, ring, round, star } from '@condotta/pieces/cover';

const X = 150;
const Y = 172;

export function Cover() {
  const spokes = around(8, 22.5);
  return (
    <Plate id="ventura" motto="Anno MCDXL">
      <path
        class="line"
        stroke-width=".55"
        d={rays(
          X,
          Y,
          around(120),
          () => 122,
          (i) => (i % 2 ? 300 : 210),
        )}
      />
      <path
        class="line"
        stroke-width=".9"
        d={rays(
          X,
          Y,
          around(40),
          () => 119,
          () => 330,
        )}
      />
      <Land />
      <circle class="form" cx={X} cy={Y} r="112" stroke-width="2.400" />
      <path fill="url(#ventura-fine)" d={`${ring(X, Y, 112)}${ring(X, Y, 92)}`} fill-rule="evenodd" />
      <circle class="line" cx={X} cy={Y} r="108" stroke-width=".7" />
      <circle class="line" cx={X} cy={Y} r="92" stroke-width="1.800" />
      <circle class="line" cx={X} cy={Y} r="89" stroke-width=".6" />
      {around(24, 7.5).map((angle) => {
        const [cx, cy] = polar(X, Y, 102, angle);
        return <circle key={angle} class="form" cx={round(cx)} cy={round(cy)} r="2.800" stroke-width="1" />;
      })}
      {spokes.map((angle) => (
        <g key={angle} transform={`rotate(${angle} ${X} ${Y})`}>
          <path
            class="form"
            stroke-width="1.200"
            d={`M${X - 3} ${Y - 89}V${Y - 74}C${X - 9} ${Y - 64} ${X - 5} ${Y - 52} ${X - 4} ${Y - 42}H${X + 4}C${X + 5} ${Y - 52} ${X + 9} ${Y - 64} ${X + 3} ${Y - 74}V${Y - 89}Z`}
          />
          <path
            class="ink"
            d={`M${X + 0.5} ${Y - 88}H${X + 3}V${Y - 74}C${X + 9} ${Y - 64} ${X + 5} ${Y - 52} ${X + 4} ${Y - 42}H${X + 1.5}C${X + 2.5} ${Y - 54} ${X + 5} ${Y - 64} ${X + 0.5} ${Y - 74}Z`}
            opacity=".75"
          />
          <path class="tint" stroke-width="1" d={`M${X - 7} ${Y - 77}h14v4h-14z`} />
        </g>
      ))}
      <circle class="form" cx={X} cy={Y} r="43" stroke-width="2" />
      <path
        class="line"
        stroke-width="1"
        d={rays(
          X,
          Y,
          around(72),
          () => 38,
          () => 42,
        )}
      />
      <circle class="tint" cx={X} cy={Y} r="37" stroke-width="1.200" />
      <circle class="line-ground" cx={X} cy={Y} r="33.500" stroke-width=".8" />
      <path class="ground" transform={`translate(${X} ${Y + 1}) scale(1.250)`} d={LILY} />
      <Arms angle={0} />
      <Arms angle={90} />
      <Arms angle={180} />
      <Arms angle={270} />
    </Plate>
  );
}

const SHIELD = 'M-19-22H19V2C19 14 10 21 0 26-10 21-19 14-19 2Z';
const CHARGE: Readonly<Record<number, string>> = {
  0: 'M0-18C3-18 4.500-16 4.500-13.500L8-12 4.500-10.500C4.500-8.500 5-7 6-6 9-10 13-14 17-15 16-9 16-1 11 5 9 7 7 8 5 8L8 16 3 13 0 21-3 13-8 16-5 8C-7 8-9 7-11 5-16-1-16-9-17-15-13-14-9-10-6-6-5-7-4.500-8.500-4.500-10.500-4.500-16-3-18 0-18Z',
  90: 'M-19-14H19V-7H-19ZM-19 0H19L18 7H-18ZM-12 15H12L0 26Z',
  180: [
    [0, -13],
    [-11, -7],
    [11, -7],
    [-9, 6],
    [9, 6],
    [0, 15],
  ]
    .map(([x = 0, y = 0]) => ring(x, y, 4.6))
    .join(''),
  270: '',
};

function Arms({ angle }: { readonly angle: number }) {
  const [x, y] = polar(X, Y, 102, angle);
  return (
    <g transform={`translate(${round(x)} ${round(y)})`}>
      <path class="form" stroke-width="5" d={SHIELD} />
      <path class={angle === 90 || angle === 270 ? 'paper' : 'tint'} stroke-width="1.400" d={SHIELD} />
      <path class={angle === 90 ? 'accent' : 'ground'} d={CHARGE[angle] ?? ''} />
      {angle === 270 && (
        <path
          class="line-accent"
          stroke-width="4"
          stroke-linecap="round"
          d="M-4 20C10 17 12 9 0 6-12 3-12-4 0-6 11-8 10-15 0-16"
        />
      )}
      <path class="line" stroke-width="1.400" d={SHIELD} />
    </g>
  );
}

function Land() {
  const furrows = Array.from(
    { length: 15 },
    (_, i) => `M${at(150, 250, 60, 100 + i * 11.5)}L${at(150, 262, 240, 100 + i * 11.5)}`,
  );
  return (
    <g>
      <path class="form" stroke-width="1.600" d="M17 322C60 296 96 306 130 300S210 286 283 316V400H17Z" />
      <path fill="url(#ventura-level)" d="M17 322C60 296 96 306 130 300S210 286 283 316V400H17Z" opacity=".5" />
      <g clip-path="url(#ventura-inside)">
        <path class="line" stroke-width=".7" d={furrows.join('')} clip-path="inset(60% 0 0 0)" />
      </g>
      <Tower x={44} y={313} s={1} />
      <Tower x={63} y={311} s={0.75} />
      <Tower x={250} y={309} s={1.05} />
      <Tower x={232} y={307} s={0.7} />
      <path class="accent" d={star(44, 262, 5, 0.1, 0.1)} />
    </g>
  );
}

function Tower({ x, y, s }: { readonly x: number; readonly y: number; readonly s: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${s})`}>
      <path
        class="form"
        stroke-width="1.300"
        d="M-9 0V-30H-12V-40H-7.500V-36H-2.300V-40H2.300V-36H7.500V-40H12V-30H9V0Z"
      />
      <path fill="url(#ventura-cross)" d="M1 0V-30H9V0Z" />
      <path class="ink" d="M-2-22h4v8h-4zM-12-30h24v1.500h-24z" />
      <path class="tint" stroke-width=".8" d="M0-40V-56L13-51 0-47Z" />
    </g>
  );
}
