/** A canvas as the escape sequences that make a terminal show it. */

import type { Canvas, Style } from '@condotta/kit/terminal';

/** With `colour` false (NO_COLOR) only weight, underline and inversion are left. */
export function ansiRows(canvas: Canvas, colour: boolean): string[] {
  const rows: string[] = [];
  for (let y = 0; y < canvas.height; y++) {
    let row = '';
    let worn = '';
    for (let x = 0; x < canvas.width; x++) {
      const i = y * canvas.width + x;
      const code = codeOf(canvas.styles[i] ?? {}, colour);
      if (code !== worn) row += `\x1b[0${code}m`;
      worn = code;
      row += canvas.chars[i];
    }
    rows.push(`${row}\x1b[0m`);
  }
  return rows;
}

function codeOf(style: Style, colour: boolean): string {
  let code = '';
  if (style.bold) code += ';1';
  if (style.dim) code += ';2';
  if (style.underline) code += ';4';
  if (style.inverse) code += ';7';
  if (colour && style.fg !== undefined) code += `;38;5;${style.fg}`;
  if (colour && style.bg !== undefined) code += `;48;5;${style.bg}`;
  return code;
}
