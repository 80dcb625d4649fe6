/** Small signs: those of icons.ts, and our own engraved ones that stay legible at twelve pixels. */

import { ICONS, type IconName } from './icons.ts';

export function Icon({ name, size }: { readonly name: IconName; readonly size?: string }) {
  return (
    <svg
      class="p-icon"
      viewBox="0 0 512 512"
      aria-hidden="true"
      style={size ? { width: size, height: size } : undefined}
    >
      <path d={ICONS[name]} />
    </svg>
  );
}

/** Drawn in a square of 16. `o`: only its outline, `f`: filled. */
const SIGNS = {
  coin: {
    o: 'M8 1.5a6.5 6.5 0 1 0 .01 0Z',
    f: 'M8 3.6c1 1 1.2 2 .7 3.1 1-.9 2.4-.5 2.4.7 0 .8-.7 1.3-1.4 1h-3.4c-.7.3-1.4-.2-1.4-1 0-1.2 1.4-1.6 2.4-.7-.5-1.1-.3-2.1.7-3.1ZM6.6 9.2h2.8L9 10l-.4 2.2h-1.2L7 10Z',
  },
  hoof: {
    o: 'M4.4 13.6H2.6C1.9 11 1.6 9 1.9 7 2.4 3.6 5 1.6 8 1.6s5.6 2 6.1 5.4c.3 2 0 4-.7 6.6h-1.8c.6-2.6.9-4.6.6-6.2C11.800 5.200 10 4 8 4S4.200 5.200 3.800 7.400c-.3 1.600 0 3.600.6 6.200Z',
    f: '',
  },
  arrow: { o: 'M2 14 11.5 4.500M3 10.500l-.6 3.100 3.100-.6', f: 'M14.600 1.400 9.800 3l3.200 3.200Z' },
  blade: {
    o: 'M2.200 13.800l2.600-2.600M3.600 9.400l3 3',
    f: 'M14.500 1.500 13.900 4.600 7 11.500 4.500 9 11.400 2.100Z',
  },
  shield: {
    o: 'M8 1.600c1.700.9 3.600 1.300 5.600 1.300.2 5-1.300 9-5.600 11.600C3.700 11.900 2.200 7.900 2.400 2.900c2 0 3.900-.4 5.600-1.300Z',
    f: '',
  },
  drop: { o: '', f: 'M8 1c2.400 3.600 4.400 6.100 4.400 8.900a4.400 4.400 0 1 1-8.800 0C3.600 7.100 5.600 4.600 8 1Z' },
  card: { o: 'M4 1.500h8.500v13H4ZM3.800 13.300 2.300 13V3l1.500-.3', f: '' },
  tile: { o: 'M8 1.200 14 4.600v6.800L8 14.800 2 11.400V4.600Z', f: '' },
  house: { o: 'M2 8 8 2.500 14 8M3.500 7v7h9V7M6.800 14v-4h2.400v4', f: '' },
  wave: {
    o: 'M1 5.500c1.800-2 3.200-2 5 0s3.200 2 5 0 3.200-2 4-1M1 10.500c1.800-2 3.200-2 5 0s3.200 2 5 0 3.200-2 4-1',
    f: '',
  },
  tree: {
    o: 'M8 15v-4',
    f: 'M8 1.500a3.600 3.600 0 0 1 3.500 2.900 3.200 3.200 0 0 1-.8 6.300H5.300a3.200 3.200 0 0 1-.8-6.300A3.600 3.600 0 0 1 8 1.500Z',
  },
  sheaf: {
    o: 'M8 15V6M8 15C8 11 6 9 4 8M8 15c0-4 2-6 4-7M5 11.500h6',
    f: 'M8 1l1.500 2.500L8 6 6.500 3.500ZM3 4l2.300 1.500L5 8.300 2.800 6.800ZM13 4l-2.300 1.500.3 2.800 2.200-1.500Z',
  },
  peak: { o: 'M1 14 6.500 4l3 5 2-3L15 14Z', f: 'M6.500 4l3 5-1.200 2 1 3H7l.5-4Z' },
  wheel: {
    o: 'M8 1.600a6.400 6.400 0 1 0 .01 0ZM8 1.600v12.800M1.600 8h12.800M3.500 3.500l9 9M12.500 3.500l-9 9',
    f: '',
  },
  key: { o: 'M5 8.500a3 3 0 1 1 .01 0M5.500 8.500V15M5.500 12.500h2.500M5.500 14.800h2.500', f: '' },
  quill: { o: 'M2 14.500C5 9 8 5 14.500 1.500 14 6 11 10 6 11.500L3.700 11.600M4.500 10.500l5-4', f: '' },
  star: { o: '', f: 'M8 1l1.700 4.700L14.700 6l-3.900 3.100L12.200 14 8 11.200 3.800 14l1.400-4.900L1.300 6l5-.3Z' },
  flag: {
    o: 'M3.500 15V1.500',
    f: 'M3.500 2c3-1.500 5 1.500 9.500 0-1 2.500-1 4 0 6.500-4.500 1.500-6.500-1.500-9.500 0Z',
  },
  laurel: {
    o: 'M8 14.500C4 14 2.500 11 2.800 7.500M8 14.500c4-.5 5.500-3.500 5.200-7',
    f: 'M2.800 3c1.600 1 2 2.500 1 4.500C2 6.500 1.800 4.800 2.800 3ZM1 8c2 .2 3 1.300 2.800 3.300C2 11 1 9.800 1 8ZM3.600 12.200c1.800-.6 3.200 0 4 1.800-1.700.7-3.200 0-4-1.800ZM13.200 3c-1.600 1-2 2.500-1 4.500 1.800-1 2-2.700 1-4.500ZM15 8c-2 .2-3 1.300-2.800 3.300C14 11 15 9.800 15 8ZM12.400 12.200c-1.800-.6-3.200 0-4 1.800 1.700.7 3.200 0 4-1.800Z',
  },
} as const;

export type SignName = keyof typeof SIGNS;

/** The paths of a sign alone, for use inside another drawing; `x`, `y`: its upper left corner, `size`: its side. */
export function SignPaths({
  name,
  x,
  y,
  size,
}: {
  readonly name: SignName;
  readonly x: number;
  readonly y: number;
  readonly size: number;
}) {
  const { o, f } = SIGNS[name];
  return (
    <g class="p-sign" transform={`translate(${x} ${y}) scale(${size / 16})`}>
      {f && <path class="p-sign-f" d={f} />}
      {o && <path class="p-sign-o" d={o} />}
    </g>
  );
}

export function Sign({ name }: { readonly name: SignName }) {
  return (
    <svg class="p-signbox" viewBox="0 0 16 16" aria-hidden="true">
      <SignPaths name={name} x={0} y={0} size={16} />
    </svg>
  );
}
