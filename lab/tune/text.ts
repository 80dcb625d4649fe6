/** What tuning found, for people at a terminal. */

import type { ComponentResult, Trial } from './components.ts';
import type { Verdict, WeightProposal } from './weights.ts';

const VERDICTS: Readonly<Record<Verdict, string>> = {
  better: 'It plays better than the present weights.',
  worse: 'REFUSED: it plays worse than the present weights, whatever it foretells. Do not use it.',
  undecided: 'NOT PROVEN: so few games show no difference in play. Try it in more of them (--trial) before you use it.',
  untried: 'NOT TRIED in play: what foretells winners better may still play worse. Do not use it before (--trial).',
};

export function weightsText(proposal: WeightProposal): string {
  const { game, features, positions, confidence, surprise, calibration, trial, verdict, notes } = proposal;
  const name = Math.max(8, ...features.map(({ feature }) => feature.length));
  const rows = features.map(({ feature, factor, present, proposed }) => {
    const times = factor === null ? 'as it is' : `times ${factor.toFixed(2)}`;
    return `  ${feature.padEnd(name)} ${times.padStart(11)}   moves the odds by ${present.toFixed(3)}, proposed ${proposed.toFixed(3)}`;
  });
  const bins = calibration.map(({ from, to, seats, foretold, won, present }) => {
    const range = `${percent(from)}-${percent(to)} %`.padStart(9);
    return `  ${range} ${`${seats}`.padStart(7)} seats: foretold ${percent(foretold)} %, won ${percent(won)} %${present === null ? '' : ` (present weights: ${percent(present)} %)`}`;
  });
  const tried = (trial ?? []).map(
    ({ mind, wins, games, rate, low, high }) =>
      `  ${mind}: ${wins}/${games}, ${percent(rate)} % (${percent(low)} to ${percent(high)})`,
  );
  const better = surprise.proposed < surprise.present ? 'better' : 'no better';
  return [
    `${game}: a proposal from ${positions.train} positions, judged by ${positions.test} of other games`,
    `Surprise at the winner: ${surprise.present.toFixed(4)} with the present weights, ${surprise.proposed.toFixed(4)} proposed: ${better} (lower is better)`,
    `The present odds hold for whole games to the power ${confidence.toFixed(2)} (below 1: they are too sure of themselves)`,
    ['Weights', ...rows].join('\n'),
    ['Calibration of the proposal', ...bins].join('\n'),
    tried.length > 0 ? ['Tried against the present weights', ...tried].join('\n') : '',
    notes.map((note) => `Note: ${note}`).join('\n'),
    VERDICTS[verdict],
  ]
    .filter((part) => part !== '')
    .join('\n\n');
}

export function componentsText(result: ComponentResult): string {
  const { game, knobs, target, tried, best, confirmed, met, notes } = result;
  const wanted = target.length === null ? '' : `, median length ${target.length.join(' to ')}`;
  const rows = tried.map(
    (trial, i) => `  ${`${i + 1}`.padStart(3)} ${line(knobs, trial)}${trial === best ? '  <- best' : ''}`,
  );
  return [
    `${game}: every side and seat within ${target.within} points${wanted}`,
    ['Tried, in this order (the first is how it stands)', ...rows].join('\n'),
    `Best: ${line(knobs, best)}`,
    confirmed ? `In other games: ${line(knobs, confirmed)}` : '',
    met ? 'The target is met.' : 'The target is not met.',
    notes.map((note) => `Note: ${note}`).join('\n'),
  ]
    .filter((part) => part !== '')
    .join('\n\n');
}

function line(knobs: readonly string[], { settings, miss, refused, length, sides, seats }: Trial): string {
  const set = knobs.map((name, k) => `${name} ${settings[k]}`).join(', ');
  if (miss === null) return `${set}: refused, ${(refused ?? '').slice(0, 100)}`;
  const shares = [
    ...Object.entries(sides).map(([side, off]) => `${side} ${signed(off)}`),
    ...seats.map((off, seat) => `seat ${seat + 1} ${signed(off)}`),
  ];
  return `${set}: off by ${miss.toFixed(1)}; length ${length}, ${shares.join(', ')}`;
}

const percent = (share: number): string => (share * 100).toFixed(0);
const signed = (points: number): string => `${points < 0 ? '' : '+'}${points.toFixed(1)}`;
