/** A die of six: its pips, or its number where a game counts otherwise. */

const PIPS: readonly (readonly (readonly [number, number])[] | null)[] = [
  // An empty face would look like a die that has not fallen.
  null,
  [[0, 0]],
  [
    [-1, -1],
    [1, 1],
  ],
  [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
];

export function Die({ value, label }: { readonly value: number; readonly label?: string }) {
  const pips = PIPS[value];
  return (
    <svg class="p-die" viewBox="-20 -20 40 40" role="img" aria-label={label ?? String(value)}>
      <rect x="-17" y="-17" width="34" height="34" rx="5" />
      {pips ? (
        pips.map(([x, y]) => <circle key={`${x} ${y}`} cx={x * 9} cy={y * 9} r="3.400" />)
      ) : (
        <text y="7">{value}</text>
      )}
    </svg>
  );
}
