/** A report for people at a terminal: short, aligned, with small bars. */

import { gameById } from '@condotta/games';
import { fill, placeholdersOf } from '@condotta/kernel';
import { type ComponentTally, componentGroups, componentName } from './components.ts';
import type { ScoreCurves } from './curves.ts';
import type { Luck } from './luck.ts';
import type { SimulationReport, Tally } from './report.ts';

const WIDTH = 24;

export function reportText(report: SimulationReport): string {
  const { game, games, setting, length, decisions } = report;
  const unit = length.unit || 'length';
  const parts = [
    heading(report),
    table(
      'By mind',
      report.minds.map((tally) => [tally.mind, tally] as const),
    ),
    table(
      'By seat',
      report.seats.map((tally) => [`seat ${tally.seat + 1}`, tally] as const),
    ),
    table(
      'By side',
      report.sides.map((tally) => [tally.side, tally] as const),
    ),
    'The mark | shows the fair share, the dots the 95 % interval.',
    leadLines(report),
    `Length: median ${brief(length.median)} ${unit} (80 % from ${length.low} to ${length.high}, all from ${length.min} to ${length.max}); ` +
      `decisions a game: median ${brief(decisions.median)} (${decisions.min} to ${decisions.max})`,
    lengthBars(report),
    endingLines(report),
    curveLines(report.scores, unit),
    wrapped(luckWords(report.luck), 110).join('\n  '),
    times(report),
    happeningLines(report),
    componentLines(report.components),
    faults(report),
  ];
  const body = parts.filter((part) => part !== '').join('\n\n');
  return games === 0 ? `${game}, seed ${setting.seed}: no game was finished.\n\n${faults(report)}\n` : `${body}\n`;
}

function heading(report: SimulationReport): string {
  const { game, games, setting, seconds } = report;
  return [
    `${game}: ${games} games at ${setting.seats} seats, seed ${setting.seed}${stopWords(report)} (${brief(seconds)} s)`,
    `minds ${setting.minds.join(', ')}; ${setting.rotations === 1 ? 'every game has its own seed' : `each seed met in ${setting.rotations} seatings`}`,
    unusualWords(report),
  ]
    .filter((line) => line !== '')
    .join('\n');
}

/** ", stopped before the end"; nothing if all games were played. */
export const stopWords = ({ stopped }: SimulationReport): string =>
  ({ played: '', sure: ', stopped early: sure enough', cancelled: ', stopped before the end' })[stopped];

/** How the game was played if not as it comes: "with an edition; options toArms". */
export function unusualWords({ game, setting }: SimulationReport): string {
  const defaults = gameById(game)?.options ?? [];
  const unusual = Object.entries(setting.options).filter(
    ([id, value]) => value !== defaults.find((option) => option.id === id)?.values[0],
  );
  const said = unusual.map(([id, value]) => (value === true ? id : `${id}=${value}`));
  return [
    setting.scenario === null ? '' : `scenario ${setting.scenario}`,
    setting.edition ? 'with an edition' : '',
    said.length > 0 ? `options ${said.join(', ')}` : '',
  ]
    .filter((x) => x !== '')
    .join('; ');
}

function table(title: string, rows: readonly (readonly [string, Tally])[]): string {
  if (rows.length === 0) return '';
  const name = Math.max(title.length, ...rows.map(([label]) => label.length));
  const lines = rows.map(([label, tally]) => {
    const wins = `${tally.wins}/${tally.games}`.padStart(11);
    const interval = `${percent(tally.low)} to ${percent(tally.high)}`;
    return `${label.padEnd(name)} ${wins} ${percent(tally.rate)} %  ${interval} %  ${bar(tally)}  ${signed(tally.deviation)}`;
  });
  const head = `${title.padEnd(name)} ${'wins'.padStart(11)}  rate    interval       ${' '.repeat(WIDTH)}   off fair`;
  return [head, ...lines].join('\n');
}

/** Where all players are alike, what the points tell of the sides; between unlike ones it would be the players that differ. */
function leadLines({ leads, setting }: SimulationReport): string {
  if (leads.length === 0 || new Set(setting.minds).size > 1) return '';
  const name = Math.max(...leads.map(({ side }) => side.length));
  const lines = leads.map(
    ({ side, lead, share, low, high }) =>
      `  ${side.padEnd(name)} ${signed(lead).padStart(6)}  ${percent(share)} %  ${percent(low)} to ${percent(high)} %`,
  );
  return ['By points: ahead of the best rival, and the share of games that goes with it', ...lines].join('\n');
}

/** 0 to 100 %: full up to the rate, dots up to the end of the interval, a mark at the fair share. */
function bar({ rate, low, high, fair }: Tally): string {
  const cells: string[] = [];
  const mark = Math.min(WIDTH - 1, Math.floor(fair * WIDTH));
  for (let i = 0; i < WIDTH; i++) {
    const middle = (i + 0.5) / WIDTH;
    const uncertain = middle >= low && middle <= high;
    cells.push(i === mark ? '|' : uncertain ? (middle <= rate ? '▓' : '·') : middle <= rate ? '█' : ' ');
  }
  return cells.join('');
}

function lengthBars({ length, games }: SimulationReport): string {
  const groups = grouped(length.histogram, 16);
  const most = Math.max(1, ...groups.map((group) => group.games));
  const label = Math.max(...groups.map((group) => group.label.length), 0);
  return groups
    .map((group) => {
      const size = Math.round((group.games / most) * WIDTH);
      return `${group.label.padStart(label + 2)}  ${'█'.repeat(size)}${size === 0 && group.games > 0 ? '▏' : ''} ${group.games} (${percent(group.games / games).trim()} %)`;
    })
    .join('\n');
}

/** Neighbouring counts put together, so that at most `most` groups are left. */
export function grouped(
  histogram: SimulationReport['length']['histogram'],
  most: number,
): { readonly label: string; readonly from: number; readonly to: number; readonly games: number }[] {
  const min = histogram[0]?.count ?? 0;
  const max = histogram.at(-1)?.count ?? 0;
  const size = Math.max(1, Math.ceil((max - min + 1) / most));
  const groups = Array.from({ length: Math.ceil((max - min + 1) / size) }, (_, i) => {
    const from = min + i * size;
    return { from, to: from + size - 1, label: size === 1 ? `${from}` : `${from}-${from + size - 1}`, games: 0 };
  });
  for (const { count, games } of histogram) {
    const group = groups[Math.floor((count - min) / size)];
    if (group) group.games += games;
  }
  return groups;
}

function endingLines({ game, endings }: SimulationReport): string {
  const lines = endings.map(
    ({ rule, key, games, share }) => `  ${percent(share)} %  ${endingWords(game, rule, key)} (${games})`,
  );
  return ['What decided', ...lines].join('\n');
}

/** Arguments of an end that are numbers. */
const FIGURES: ReadonlySet<string> = new Set(['score', 'rival']);

/** "V31.1: The winner has n points and wins.": what differs from game to game is left open. */
export function endingWords(game: string, rule: string, key: string): string {
  const template = gameById(game)?.messages.en[key];
  if (template === undefined) return `${rule} ${key}`;
  const args = Object.fromEntries(
    placeholdersOf(template).map((name) => [name, FIGURES.has(name) ? 'n' : `the ${name}`]),
  );
  // A seat is one; of figures that are left open there may be many.
  const said = fill(
    template,
    args,
    (thing) => thing,
    'en',
    (thing) => thing !== 'the seat',
  );
  return `${rule}: ${said.charAt(0).toUpperCase()}${said.slice(1)}`;
}

function curveLines({ at, curves }: ScoreCurves, unit: string): string {
  if (at.length === 0) return '';
  const step = Math.max(1, Math.ceil(at.length / 10));
  const shown = at.map((_, i) => i).filter((i) => i % step === 0 || i === at.length - 1);
  const name = Math.max(...curves.map((curve) => curve.name.length), unit.length);
  const line = (label: string, values: readonly (number | undefined)[], digits: number): string =>
    `  ${label.padEnd(name)} ${values.map((x) => (x ?? 0).toFixed(digits).padStart(6)).join('')}`;
  const rows = curves.map((curve) => {
    const values = shown.map((i) => curve.means[i]);
    return line(curve.name, values, 1);
  });
  const lengths = shown.map((i) => at[i]);
  return ['Mean scores at the end of', line(unit, lengths, 0), ...rows].join('\n');
}

/** What the measure means stands in luck.ts; here only as much as a reader of figures needs. */
export function luckWords(luck: Luck | null): string {
  if (luck === null) return '';
  const { seeds, seatings, same, low, high, coincidence, shared, ceilings } = luck;
  const share = (x: number): string => percent(x).trim();
  const left = ceilings.map((each) => `${each.mind} ${share(each.low)} to ${share(each.high)} %`);
  return (
    `Luck: of ${seeds} seeds, each met in ${seatings} seatings, ${share(same)} % (${share(low)} to ${share(high)}) were won by the same place ` +
    `whoever sat there; ${share(coincidence)} % would be by accident. So place and shared chance decided ${share(shared)} % of the seeds between these ` +
    `minds, or more. Who had won all the others would have: ${left.join(', ')}. A stronger mind may win more.`
  );
}

/** Broken between words into lines of at most so many characters. */
export function wrapped(text: string, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const line = lines.at(-1);
    if (line !== undefined && line.length + word.length < width) lines[lines.length - 1] = `${line} ${word}`;
    else lines.push(word);
  }
  return lines;
}

function times({ minds }: SimulationReport): string {
  const lines = minds.map(({ mind, milliseconds, decisions }) => {
    const { p50, p99 } = milliseconds;
    return `  ${mind}: half within ${p50} ms, 99 % within ${p99} ms (${decisions} decisions)`;
  });
  return ['Thinking time a decision', ...lines].join('\n');
}

function componentLines(components: readonly ComponentTally[]): string {
  if (components.length === 0) return '';
  const line = (tally: ComponentTally): string =>
    `  ${signed(tally.deviation).padStart(6)}  ${percent(tally.rate)} % of ${tally.games}  ${componentName(tally)}`;
  return componentGroups(components, 6)
    .map(({ kind, best, worst }) =>
      [`Every ${kind}: what goes most with winning`, ...best.map(line), '  and with losing', ...worst.map(line)].join(
        '\n',
      ),
    )
    .join('\n\n');
}

function happeningLines({ game, happenings }: SimulationReport): string {
  if (happenings.length === 0) return '';
  const lines = happenings.map(({ rule, key, times, sums: { points } }) => {
    const worth = points === undefined ? '' : ` (${points.toFixed(1)} points)`;
    return `  ${times.toFixed(2).padStart(8)}  ${endingWords(game, rule, key)}${worth}`;
  });
  return ['What happened, times a game', ...lines].join('\n');
}

function faults({ failures, notes }: SimulationReport): string {
  const shown = failures.slice(0, 5).map(({ game, failed }) => `  game ${game}: ${failed}`);
  const more = failures.length > shown.length ? [`  and ${failures.length - shown.length} more`] : [];
  const failed = failures.length > 0 ? [`${failures.length} games broke down:`, ...shown, ...more] : [];
  return [...notes.map((note) => `Note: ${note}`), ...failed].join('\n');
}

const percent = (share: number): string => (share * 100).toFixed(1).padStart(5);
const signed = (points: number): string => `${points < 0 ? '' : '+'}${points.toFixed(1)}`;
const brief = (x: number): string => String(Math.round(x * 10) / 10);
