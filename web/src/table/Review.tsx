/** After the end: how everybody's chances went, and the turns that changed most. */

import type { ReviewPoint, Snapshot } from '@condotta/keeper/protocol';
import { useEffect, useState } from 'preact/hooks';
import { countWords, unitWord } from '../words/length.ts';
import { useTable, words } from './context.ts';
import { Dialog } from './Dialog.tsx';
import { atTurnEnds, type TurningPoint, turningPoints } from './turning-points.ts';

/** On a phone the drawing is smaller, so that its letters are not. */
const NARROW = matchMedia('(max-width: 720px)').matches;
const WIDTH = NARROW ? 340 : 800;
const HEIGHT = NARROW ? 240 : 250;
const LINE = 17;
const EDGE = { left: 52, right: NARROW ? 96 : 150, top: 12, bottom: 26 };

export function Review({ present }: { readonly present: Snapshot }) {
  const { store, panel, replay } = useTable();
  const [points, setPoints] = useState<readonly ReviewPoint[] | null>(null);
  const close = (): void => {
    panel.value = null;
  };
  useEffect(() => {
    store.link.request('review', { table: store.table }).then(setPoints, (error) => {
      close();
      store.tell(error);
    });
  }, []);
  const goTo = (step: number): void => {
    close();
    replay.goTo(step);
  };
  const turns = points ? turningPoints(points, present.log, 3) : [];
  return (
    <Dialog title={words('review.title')} close={words('review.close')} wide onClose={close}>
      {present.over && <p class="review-result">{present.over.text}</p>}
      {points === null ? (
        <p role="status">{words('review.wait')}</p>
      ) : (
        <>
          <Chart points={points} present={present} turns={turns} onGo={goTo} />
          <p class="review-lead">{words('review.lead')}</p>
          <h3>{words('review.turns')}</h3>
          <ol class="review-turns">
            {turns.map((turn) => (
              <li key={turn.step}>
                <button type="button" onClick={() => goTo(turn.step)}>
                  <span>{turnWords(turn, present)}</span>
                  {turn.told.length > 0 && <small>{turn.told.join(' ')}</small>}
                </button>
              </li>
            ))}
          </ol>
        </>
      )}
    </Dialog>
  );
}

/** The number and its unit stay on one line. */
const percent = (chance: number): string => `${Math.round(chance * 100)}\u00a0%`;

function turnWords({ round, by, seat, change, before, after }: TurningPoint, present: Snapshot): string {
  const { names } = present;
  const when = countWords(present.game, present.length.unit, round);
  return words(change < 0 ? 'review.fall' : 'review.rise', {
    when: by === null ? when : `${when}, ${names[by] ?? ''}`,
    seat: names[seat] ?? '',
    before: percent(before),
    after: percent(after),
  });
}

interface ChartProps {
  readonly points: readonly ReviewPoint[];
  readonly present: Snapshot;
  readonly turns: readonly TurningPoint[];
  onGo(step: number): void;
}

/** One line a seat in its colour, told apart by its dashes and its name as well. */
function Chart({ points, present, turns, onGo }: ChartProps) {
  const { kit } = useTable();
  const colour = (seat: number): string => kit.value?.board.armsOf?.(present.view, seat).field ?? 'var(--ink)';
  const most = Math.max(1, points.at(-1)?.step ?? 1);
  const shown = atTurnEnds(points);
  const x = (step: number): number => EDGE.left + (step / most) * (WIDTH - EDGE.left - EDGE.right);
  const y = (chance: number): number => EDGE.top + (1 - chance) * (HEIGHT - EDGE.top - EDGE.bottom);
  const path = (seat: number): string =>
    shown
      .map(({ step, chances }, i) => `${i === 0 ? 'M' : 'L'}${x(step).toFixed(1)} ${y(chances[seat] ?? 0).toFixed(1)}`)
      .join('');
  const click = (event: MouseEvent & { readonly currentTarget: SVGSVGElement }): void => {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    const at = ((event.clientX - left) / width) * WIDTH;
    onGo(Math.round(((at - EDGE.left) / (WIDTH - EDGE.left - EDGE.right)) * most));
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the turns below it lead to the same moments by keyboard
    <svg class="chart" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={words('review.chart')} onClick={click}>
      {[0, 0.25, 0.5, 0.75, 1].map((chance) => (
        <g key={chance} class="chart-grid">
          <path d={`M${EDGE.left} ${y(chance)}H${WIDTH - EDGE.right}`} />
          <text x={EDGE.left - 8} y={y(chance) + 4} text-anchor="end">
            {percent(chance)}
          </text>
        </g>
      ))}
      <text class="chart-round" x={EDGE.left - 8} y={HEIGHT - 8} text-anchor="end">
        {unitWord(present.game, present.length.unit)}
      </text>
      {roundMarks(present, most).map(({ round, step }) => (
        <text key={round} class="chart-round" x={x(step)} y={HEIGHT - 8} text-anchor="middle">
          {round}
        </text>
      ))}
      {turns.map(({ step }) => (
        <path key={step} class="chart-turn" d={`M${x(step)} ${EDGE.top}V${HEIGHT - EDGE.bottom}`} />
      ))}
      {present.holders.map((_, seat) => (
        <g key={seat} data-seat={seat} style={{ '--chart': colour(seat) }}>
          <path class="chart-edge" d={path(seat)} />
          <path class="chart-line" d={path(seat)} />
        </g>
      ))}
      {labels(points, present, y).map(({ seat, at }) => (
        <g key={seat} style={{ '--chart': colour(seat) }}>
          <rect class="chart-key" x={WIDTH - EDGE.right + 6} y={at - 5} width="10" height="10" />
          <text class="chart-name" x={WIDTH - EDGE.right + 21} y={at + 4}>
            {short(present.names[seat] ?? '')}
            <title>{present.names[seat]}</title>
          </text>
        </g>
      ))}
    </svg>
  );
}

/** As much of a name as there is room for. */
const LETTERS = NARROW ? 11 : 18;
const short = (name: string): string => (name.length > LETTERS ? `${name.slice(0, LETTERS - 1).trimEnd()}…` : name);

/** Names at the ends of their lines, never closer than a line of text, and all inside. */
function labels(
  points: readonly ReviewPoint[],
  present: Snapshot,
  y: (chance: number) => number,
): { seat: number; at: number }[] {
  const ends = present.holders.map((_, seat) => ({ seat, at: y(points.at(-1)?.chances[seat] ?? 0) }));
  ends.sort((a, b) => a.at - b.at);
  let roof = EDGE.top;
  for (const label of ends) {
    label.at = Math.max(label.at, roof);
    roof = label.at + LINE;
  }
  let floor = HEIGHT - EDGE.bottom + LINE / 2;
  for (const label of ends.toReversed()) {
    label.at = Math.min(label.at, floor);
    floor = label.at - LINE;
  }
  return ends;
}

/** Where each round begins; when there are many, only some. */
function roundMarks(present: Snapshot, most: number): { round: number; step: number }[] {
  const first = new Map<number, number>();
  for (const { round, step } of present.log) if (!first.has(round)) first.set(round, Math.max(0, step + 1));
  const all = [...first]
    .map(([round, step]) => ({ round, step }))
    .filter(({ round, step }) => round > 0 && step <= most);
  const every = Math.ceil(all.length / (NARROW ? 6 : 12));
  return all.filter((_, i) => i % every === 0);
}
