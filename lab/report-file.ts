/** A report in the form that the name of a file asks for. */

import type { Result } from '@condotta/kernel';
import { reportHtml } from './html.ts';
import type { SimulationReport } from './report.ts';
import { reportSvg } from './svg.ts';
import { reportText } from './text.ts';

const FORMS: Readonly<Record<string, (report: SimulationReport) => string>> = {
  html: reportHtml,
  svg: reportSvg,
  json: (report) => `${JSON.stringify(report, null, 2)}\n`,
  txt: reportText,
};

/** What writes a report into a file of this name; a problem if its ending is none that we know. */
export function reportWriter(name: string): Result<(report: SimulationReport) => string> {
  const form = FORMS[/\.([a-z]+)$/i.exec(name)?.[1]?.toLowerCase() ?? ''];
  if (form) return { ok: true, value: form };
  const known = Object.keys(FORMS).map((ending) => `.${ending}`);
  return { ok: false, problems: [{ path: 'report', text: `${name} should end in ${known.join(', ')}` }] };
}
