/** A report as one page that stands alone: the drawing, and every table behind it. */

import { componentName } from './components.ts';
import { element } from './plot.ts';
import type { SimulationReport, Tally } from './report.ts';
import { reportSvg } from './svg.ts';
import { endingWords, luckWords, stopWords, unusualWords } from './text.ts';

const STYLE = `
:root{color-scheme:light dark}
body{font:16px/1.5 system-ui,"Segoe UI",sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem;color:#1d1b18;background:#fffdf9}
svg{max-width:100%;height:auto}.wide{overflow-x:auto}
table{border-collapse:collapse;margin:1.5rem 0;width:100%}caption{text-align:left;font-weight:600;padding:.3rem 0}
th,td{padding:.2rem .6rem;text-align:right;border-bottom:1px solid #e2ddd4}th:first-child{text-align:left;font-weight:400}thead th{font-weight:600}
@media (prefers-color-scheme:dark){body{color:#ece7de;background:#1c1a18}th,td{border-color:#3a3732}}
`;

export function reportHtml(report: SimulationReport): string {
  const { game, games, setting, length, decisions, seconds } = report;
  const title = `${game}: ${games} games`;
  const told = [
    `Minds ${setting.minds.join(', ')} at ${setting.seats} seats, seed ${setting.seed}, each seed in ${setting.rotations} ${setting.rotations === 1 ? 'seating' : 'seatings'}.`,
    sentence(unusualWords(report)),
    `Median ${length.median} ${length.unit}, ${decisions.median} decisions a game; ${seconds} s${stopWords(report)}.`,
    ...report.notes,
    luckWords(report.luck),
  ];
  const body = [
    element('h1', {}, escaped(title)),
    ...told.filter((line) => line !== '').map((line) => element('p', {}, escaped(line.trim()))),
    reportSvg(report),
    tallies(
      'By mind',
      report.minds.map((tally) => [tally.mind, tally]),
    ),
    tallies(
      'By seat',
      report.seats.map((tally) => [`seat ${tally.seat + 1}`, tally]),
    ),
    tallies(
      'By side',
      report.sides.map((tally) => [tally.side, tally]),
    ),
    table('What decided', ['Rule', 'Games', 'Share'], endings(report)),
    table(`Mean score by ${length.unit || 'length'}`, ['', ...report.scores.at.map(String)], curves(report)),
    tallies(
      'What goes with winning: cards, units and places that were decided about',
      report.components.map((each) => [componentName(each), { ...each, fair: each.rate - each.deviation / 100 }]),
    ),
    table(
      'Games that broke down',
      ['Game', 'Why'],
      report.failures.map((each) => [`${each.game}`, each.failed]),
    ),
  ];
  const head = `<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escaped(title)}</title><style>${STYLE}</style>`;
  return `<!doctype html>\n<html lang="en"><head>${head}</head><body>\n${body.join('\n')}\n</body></html>\n`;
}

const sentence = (text: string): string => (text === '' ? '' : `${text.charAt(0).toUpperCase()}${text.slice(1)}.`);

const tallies = (caption: string, rows: readonly (readonly [string, Tally])[]): string =>
  table(
    caption,
    ['', 'Wins', 'Games', 'Rate %', '95 % interval', 'Fair %', 'Points off fair'],
    rows.map(([name, tally]) => [
      name,
      `${tally.wins}`,
      `${tally.games}`,
      percent(tally.rate),
      `${percent(tally.low)} to ${percent(tally.high)}`,
      percent(tally.fair),
      tally.deviation.toFixed(1),
    ]),
  );

const endings = ({ game, endings: all }: SimulationReport): string[][] =>
  all.map(({ rule, key, games, share }) => [endingWords(game, rule, key), `${games}`, `${percent(share)} %`]);

const curves = ({ scores }: SimulationReport): string[][] =>
  scores.curves.map(({ name, means }) => [name, ...means.map((mean) => mean.toFixed(1))]);

/** Nothing without rows. */
function table(caption: string, head: readonly string[], rows: readonly (readonly string[])[]): string {
  if (rows.length === 0) return '';
  const cell = (text: string, i: number): string =>
    i === 0 ? element('th', { scope: 'row' }, escaped(text)) : element('td', {}, escaped(text));
  const heads = head.map((text) => element('th', { scope: 'col' }, escaped(text))).join('');
  const drawn = element(
    'table',
    {},
    element('caption', {}, escaped(caption)),
    element('thead', {}, element('tr', {}, heads)),
    element('tbody', {}, ...rows.map((row) => element('tr', {}, row.map(cell).join('')))),
  );
  return element('div', { class: 'wide' }, drawn);
}

const percent = (share: number): string => (share * 100).toFixed(1);
const escaped = (text: string): string =>
  text.replace(/[&<>]/g, (c) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;' })[c] ?? c);
