/**
 * A report as one SVG document: win rates with their intervals by mind, seat and side, the lengths, the scores, which
 * cards and units go with winning, how far luck decides. It stands alone (own fonts fall back to the system's, light and
 * dark by the reader's preference) and can be read without colour.
 */

import { type ComponentTally, componentGroups, componentName } from './components.ts';
import type { ScoreCurve } from './curves.ts';
import type { Luck } from './luck.ts';
import { type Box, element, hint, label, line, scale, ticks } from './plot.ts';
import type { MindTally, SimulationReport, Tally } from './report.ts';
import { grouped, luckWords, stopWords, unusualWords, wrapped } from './text.ts';

const WIDTH = 860;
const MARGIN = 28;
const ROW = 26;
const PLOT_HEIGHT = 230;

/** No custom properties: many programs that show SVG do not know them. */
const LIGHT = {
  ink: '#1d1b18',
  soft: '#6b655c',
  grid: '#e2ddd4',
  paper: '#fffdf9',
  fair: '#b3541e',
  lines: ['#2f6690', '#b3541e', '#5a7d3a', '#7d4f8a', '#8a6d1f', '#3c7f7a', '#94415a'],
};
const DARK: typeof LIGHT = {
  ink: '#ece7de',
  soft: '#a49c90',
  grid: '#3a3732',
  paper: '#1c1a18',
  fair: '#e59a66',
  lines: ['#7fb2d9', '#e59a66', '#a3c97f', '#c79ad4', '#d9bd6b', '#85c9c3', '#e08fa7'],
};

const colours = ({ ink, soft, grid, paper, fair, lines }: typeof LIGHT): string =>
  [
    `text{fill:${ink}}.soft{fill:${soft}}.paper{fill:${paper}}.grid{stroke:${grid}}.fair,.mid{stroke:${fair}}.ceiling{fill:${fair}}`,
    `.reach{stroke:${lines[0]}}.dot,.bar{fill:${lines[0]}}`,
    ...lines.map((colour, i) => `.s${i}{stroke:${colour}}.t${i}{fill:${colour}}`),
  ].join('');

const STYLE = `
text{font:13px system-ui,"Segoe UI",sans-serif}.h1{font-size:19px;font-weight:600}.h2{font-size:14px;font-weight:600}.small{font-size:11.5px}
.fair{stroke-width:1.5;stroke-dasharray:3 3}.mid{stroke-width:1.5}.reach{stroke-width:2}.curve{fill:none;stroke-width:2.2;stroke-linejoin:round}
${colours(LIGHT)}
@media (prefers-color-scheme:dark){${colours(DARK)}}
`;

export function reportSvg(report: SimulationReport): string {
  const parts: string[] = [];
  let y = MARGIN + 18;
  const title = `${report.game}: ${report.games} games, ${report.setting.seats} seats${stopWords(report)}`;
  parts.push(label(MARGIN, y, title, { class: 'h1' }));
  const under = [
    `minds ${report.setting.minds.join(', ')}`,
    `seed ${report.setting.seed}`,
    `median ${report.length.median} ${report.length.unit}`,
    unusualWords(report),
  ].filter((part) => part !== '');
  for (const said of wrapped(under.join(' · '), 110)) {
    y += 20;
    parts.push(label(MARGIN, y, said, { class: 'soft' }));
  }
  y += 30;
  const groups: readonly Group[] = [
    ['Wins by mind', report.minds.map((tally) => [tally.mind, tally])],
    ['Wins by seat', report.seats.map((tally) => [`seat ${tally.seat + 1}`, tally])],
    ['Wins by side', report.sides.map((tally) => [tally.side, tally])],
  ];
  const draw = ([heading, rows]: Group, names: number): void => {
    if (rows.length === 0 || report.games === 0) return;
    const height = rows.length * ROW + 50;
    parts.push(rates(heading, rows, names, { x: MARGIN, y, width: WIDTH - 2 * MARGIN, height }));
    y += height + 18;
  };
  for (const group of groups) draw(group, 120);
  if (report.games > 0) {
    const half = (WIDTH - 3 * MARGIN) / 2;
    parts.push(lengths(report, { x: MARGIN, y, width: half, height: PLOT_HEIGHT }));
    parts.push(scores(report, { x: 2 * MARGIN + half, y, width: half, height: PLOT_HEIGHT }));
    y += PLOT_HEIGHT + 26;
  }
  if (report.luck) {
    const height = report.luck.ceilings.length * ROW + 50;
    parts.push(ceilings(report.luck, report.minds, { x: MARGIN, y, width: WIDTH - 2 * MARGIN, height }));
    y += height;
    for (const said of wrapped(luckWords(report.luck), 120)) {
      y += 17;
      parts.push(label(MARGIN, y, said, { class: 'small soft' }));
    }
    y += 36;
  }
  for (const { kind, best, worst } of componentGroups(report.components, 6))
    draw([`Every ${kind}: what goes with winning, and with losing`, componentRows([...best, ...worst])], 270);
  const height = y + MARGIN;
  return `${element(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', viewBox: `0 0 ${WIDTH} ${Math.round(height)}`, width: WIDTH, role: 'img' },
    hint(title),
    element('style', {}, STYLE),
    element('rect', { width: WIDTH, height, class: 'paper' }),
    ...parts,
  )}\n`;
}

type Row = readonly [name: string, tally: Tally];
type Group = readonly [heading: string, rows: readonly Row[]];

const componentRows = (tallies: readonly ComponentTally[]): Row[] =>
  tallies.map((each) => [componentName(each), { ...each, fair: each.rate - each.deviation / 100 }]);

/** A row for each: the rate as a dot, its interval as a line, the fair share as a dashed mark. */
function rates(heading: string, rows: readonly Row[], names: number, box: Box): string {
  const numbers = 220;
  const left = box.x + names;
  const right = box.x + box.width - numbers;
  const top = box.y + 16;
  const bottom = top + rows.length * ROW + 4;
  // Room for every interval and fair share, to whole tenths, and never so narrow that noise looks like a finding.
  const lowest = Math.min(...rows.map(([, { low, fair }]) => Math.min(low, fair)));
  const highest = Math.max(...rows.map(([, { high, fair }]) => Math.max(high, fair)));
  const from = Math.max(0, Math.floor((lowest - 0.02) * 10) / 10);
  const to = Math.min(1, Math.ceil((highest + 0.02) * 10) / 10);
  const x = scale(from, to, left, right);
  const drawn = rows.map(([name, tally], i) => {
    const y = top + (i + 0.5) * ROW + 2;
    const { wins, games, rate, low, high, fair, deviation } = tally;
    const said = `${percent(rate)} % (${percent(low)} to ${percent(high)})`;
    const off = `${deviation < 0 ? '−' : '+'}${Math.abs(deviation).toFixed(1)}`;
    return element(
      'g',
      {},
      hint(`${name}: ${wins} of ${games}, ${said}, fair ${percent(fair)} %, ${off} points`),
      label(left - 12, y + 4, name, { 'text-anchor': 'end' }),
      line(x(fair), y - ROW / 2 + 2, x(fair), y + ROW / 2 - 2, { class: 'fair' }),
      line(x(low), y, x(high), y, { class: 'reach' }),
      line(x(low), y - 4, x(low), y + 4, { class: 'reach' }),
      line(x(high), y - 4, x(high), y + 4, { class: 'reach' }),
      element('circle', { cx: x(rate), cy: y, r: 4.5, class: 'dot' }),
      label(right + 14, y + 4, said),
      label(box.x + box.width, y + 4, off, { class: 'soft', 'text-anchor': 'end' }),
    );
  });
  const legend = 'dot: rate · line: 95 % interval · dashed: fair share · right: points off fair';
  return (
    label(box.x, box.y, heading, { class: 'h2' }) +
    label(box.x + box.width, box.y, legend, { class: 'small soft', 'text-anchor': 'end' }) +
    shares(ticks(from, to, 6), x, top, bottom) +
    drawn.join('')
  );
}

/** A row a mind: how often it won, and between which bounds it would have been with all seeds that the place did not decide. */
function ceilings({ ceilings: most }: Luck, minds: readonly MindTally[], box: Box): string {
  const left = box.x + 170;
  const right = box.x + box.width - 220;
  const top = box.y + 16;
  const bottom = top + most.length * ROW + 4;
  const x = scale(0, 1, left, right);
  const rows = most.map(({ mind, low, high }, i) => {
    const y = top + (i + 0.5) * ROW + 2;
    const rate = minds.find((each) => each.mind === mind)?.rate;
    const reach = `left ${percent(low)} to ${percent(high)} %`;
    const said = rate === undefined ? reach : `${percent(rate)} %, ${reach}`;
    // A narrow band still shows.
    const width = Math.max(4, x(high) - x(low));
    return element(
      'g',
      {},
      hint(`${mind}: ${said}`),
      label(left - 12, y + 4, mind, { 'text-anchor': 'end' }),
      element('rect', { x: x(high) - width, y: y - 8, width, height: 16, class: 'ceiling' }),
      rate === undefined ? '' : line(x(0), y, x(rate), y, { class: 'reach' }),
      rate === undefined ? '' : element('circle', { cx: x(rate), cy: y, r: 4.5, class: 'dot' }),
      label(right + 14, y + 4, said),
    );
  });
  return (
    label(box.x, box.y, 'What luck leaves to these minds', { class: 'h2' }) +
    label(box.x + box.width, box.y, 'dot: won · block: with all seeds that the place did not decide', {
      class: 'small soft',
      'text-anchor': 'end',
    }) +
    shares(ticks(0, 1, 6), x, top, bottom) +
    rows.join('')
  );
}

/** Upright lines at these shares, with their percentages below. */
const shares = (at: readonly number[], x: (share: number) => number, top: number, bottom: number): string =>
  at
    .map(
      (tick) =>
        line(x(tick), top, x(tick), bottom, { class: 'grid' }) +
        label(x(tick), bottom + 15, `${Math.round(tick * 1000) / 10} %`, {
          class: 'small soft',
          'text-anchor': 'middle',
        }),
    )
    .join('');

function lengths({ length, games }: SimulationReport, box: Box): string {
  const groups = grouped(length.histogram, 30);
  const most = Math.max(1, ...groups.map((group) => group.games));
  const frame = inner(box);
  const y = scale(0, most, frame.y + frame.height, frame.y);
  const step = frame.width / groups.length;
  const bars = groups.map((group, i) => {
    const top = y(group.games);
    return element(
      'rect',
      {
        x: frame.x + i * step + step * 0.08,
        y: top,
        width: step * 0.84,
        height: frame.y + frame.height - top,
        class: 'bar',
      },
      hint(`${group.label} ${length.unit}: ${group.games} games (${percent(group.games / games)} %)`),
    );
  });
  const every = Math.max(1, Math.ceil(groups.length / 10));
  const names = groups.map((group, i) =>
    i % every > 0
      ? ''
      : label(frame.x + (i + 0.5) * step, frame.y + frame.height + 16, `${group.from}`, {
          class: 'small soft',
          'text-anchor': 'middle',
        }),
  );
  const first = groups[0];
  const size = first ? first.to - first.from + 1 : 1;
  const middle = frame.x + ((length.median - (first?.from ?? 0) + 0.5) / size) * step;
  return (
    label(box.x, box.y, `Length in ${length.unit || 'steps'}: games of each; line: median ${length.median}`, {
      class: 'h2',
    }) +
    upright(ticks(0, most, 4), y, frame) +
    bars.join('') +
    names.join('') +
    line(middle, frame.y, middle, frame.y + frame.height, { class: 'mid' })
  );
}

function scores({ scores: { at, curves }, length }: SimulationReport, box: Box): string {
  if (at.length === 0) return '';
  const frame = inner({ ...box, width: box.width - 78 });
  const values = curves.flatMap((curve) => curve.means);
  const low = Math.min(0, ...values);
  const high = Math.max(low + 1, ...values);
  const y = scale(low, high, frame.y + frame.height, frame.y);
  const x = scale(at[0] ?? 0, at.at(-1) ?? 1, frame.x, frame.x + frame.width);
  const names = spaced(
    curves.map((curve) => y(curve.means.at(-1) ?? 0)),
    14,
  );
  const drawn = curves.map((curve: ScoreCurve, i) => {
    const points = curve.means.map((mean, n) => `${x(at[n] ?? 0).toFixed(1)},${y(mean).toFixed(1)}`).join(' ');
    const dashes = curve.of === 'outcome' ? { 'stroke-dasharray': '5 4' } : {};
    const colour = i % LIGHT.lines.length;
    return (
      element('polyline', { points, class: `curve s${colour}`, ...dashes }, hint(`${curve.name}: mean score`)) +
      label(frame.x + frame.width + 7, (names[i] ?? 0) + 4, curve.name, { class: `small t${colour}` })
    );
  });
  const below = ticks(at[0] ?? 0, at.at(-1) ?? 1, 7).filter(Number.isInteger);
  return (
    label(box.x, box.y, 'Mean score', { class: 'h2' }) +
    upright(ticks(low, high, 4), y, frame) +
    below
      .map((tick) =>
        label(x(tick), frame.y + frame.height + 16, String(tick), { class: 'small soft', 'text-anchor': 'middle' }),
      )
      .join('') +
    label(frame.x + frame.width + 16, frame.y + frame.height + 16, length.unit, { class: 'small soft' }) +
    drawn.join('')
  );
}

const inner = (box: Box): Box => ({ x: box.x + 40, y: box.y + 14, width: box.width - 40, height: box.height - 40 });

const upright = (values: readonly number[], y: (value: number) => number, { x, width }: Box): string =>
  values
    .map(
      (value) =>
        line(x, y(value), x + width, y(value), { class: 'grid' }) +
        label(x - 8, y(value) + 4, String(value), { class: 'small soft', 'text-anchor': 'end' }),
    )
    .join('');

/** The same heights, pushed apart until no two are closer than `gap`. */
function spaced(heights: readonly number[], gap: number): number[] {
  const order = heights.map((_, i) => i).sort((a, b) => (heights[a] ?? 0) - (heights[b] ?? 0));
  const placed = [...heights];
  let above = Number.NEGATIVE_INFINITY;
  for (const i of order) {
    placed[i] = Math.max(placed[i] ?? 0, above + gap);
    above = placed[i] ?? 0;
  }
  return placed;
}

const percent = (share: number): string => (share * 100).toFixed(1);
