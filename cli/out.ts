/** What commands print. */

/** The one document of `--json`. */
export const printJson = (json: unknown): void => {
  process.stdout.write(`${JSON.stringify(json)}\n`);
};

export const print = (...lines: readonly string[]): void => {
  process.stdout.write(`${lines.join('\n')}\n`);
};

export const complain = (text: string): void => {
  process.stderr.write(`condotta: ${text}\n`);
};

/** Columns under each other; numbers, and what looks like one, to the right. */
export function tableText(rows: readonly (readonly (string | number)[])[]): string[] {
  const texts = rows.map((row) => row.map((cell) => (typeof cell === 'number' ? grouped(cell) : cell)));
  const widths: number[] = [];
  for (const row of texts) for (const [i, cell] of row.entries()) widths[i] = Math.max(widths[i] ?? 0, cell.length);
  const right = widths.map((_, i) => rows.some((row) => typeof row[i] === 'number'));
  return texts.map((row) =>
    row
      .map((cell, i) => (right[i] ? cell.padStart(widths[i] ?? 0) : cell.padEnd(widths[i] ?? 0)))
      .join('  ')
      .trimEnd(),
  );
}

export const grouped = (n: number): string => String(n).replace(/\B(?=(\d{3})+$)/g, ',');
