/** Small signs of the table, drawn so that they look alike on every device. */

const PATHS = {
  flag: 'M4.500 14.500V2M4.500 2.500h8l-2.200 2.800 2.200 2.700h-8',
  close: 'M4 4l8 8M12 4l-8 8',
  first: 'M4.500 3.500v9M12 3.500 6.500 8l5.500 4.500Z',
  back: 'M11 3.500 5.500 8l5.500 4.500Z',
  play: 'M5 3l8 5-8 5Z',
  pause: 'M5.500 3.500v9M10.500 3.500v9',
  forward: 'M5 3.500 10.500 8 5 12.500Z',
} as const;

export type MarkName = keyof typeof PATHS;

export function Mark({ name }: { readonly name: MarkName }) {
  return (
    <svg class={`mark mark-${name}`} viewBox="0 0 16 16" aria-hidden="true">
      <path d={PATHS[name]} />
    </svg>
  );
}
