/** One side's Battle Board: spaces I to V and the Captain behind them. */

import { type BoardProps, CardBack, marksOf, Shield } from '@condotta/pieces';
import { type Components, cardOf } from '../components/index.ts';
import { CardFace } from './card-face.tsx';
import { houseName } from './Houses.tsx';
import { blazonOf } from './houses.ts';
import type { Fighter, Line } from './story-still.ts';
import type { Side, VenturaView } from './view-form.ts';
import { wordsIn } from './words.ts';

type Marked = Pick<BoardProps, 'choices' | 'lit' | 'cursor' | 'language'>;

const SPACES = [0, 1, 2, 3, 4] as const;
const ROMAN = ['I', 'II', 'III', 'IV', 'V'] as const;

export interface LineProps extends Marked {
  readonly components: Components;
  readonly view: VenturaView;
  readonly line: Line;
  readonly side: Side;
  /** The orders are open: the first two fight. */
  readonly open: boolean;
  /** The one that is being hit, or 0. */
  readonly hit: number;
  /** Cards can be pointed at and chosen. */
  readonly live: boolean;
}

export function BattleLine({ components, view, line, side, open, hit, live, ...marked }: LineProps) {
  const words = wordsIn(marked.language);
  const player = view.players[line.seat];
  const marksFor = (id: number) =>
    live ? marksOf(marked, `card:${id}`, cardOf(components, id).name[marked.language]) : undefined;
  const face = ({ card, wounds, fallen }: Fighter) => (
    <CardFace
      card={cardOf(components, card)}
      language={marked.language}
      wounds={wounds}
      fallen={fallen}
      marks={marksFor(card)}
    />
  );
  return (
    <div class="v-line" data-side={side}>
      <div class="v-line-who">
        <Shield blazon={blazonOf(player)} label={player ? houseName(player) : ''} />
        <small>{side === 0 ? words.attacker : words.defender}</small>
      </div>
      <div class="v-spaces">
        {SPACES.map((space) => {
          const fighter = line.ranks[space];
          return (
            <div
              key={fighter ? `card ${fighter.card}` : space}
              class="v-space"
              data-front={(open && space < 2) || undefined}
              data-hit={(fighter && fighter.card === hit) || undefined}
            >
              <span class="v-space-number">{ROMAN[space]}</span>
              {fighter === null && <CardBack colour={blazonOf(player).field} icon="swords" label={words.secret} />}
              {fighter && face(fighter)}
            </div>
          );
        })}
        <div class="v-space" data-captain>
          {line.captain === null ? <i>{words.captainSpace}</i> : face({ card: line.captain, wounds: 0, fallen: false })}
        </div>
      </div>
    </div>
  );
}
