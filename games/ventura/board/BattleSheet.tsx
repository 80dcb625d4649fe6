/** The two Battle Boards, face to face: Captains, spaces I to V, what each side deals and can prevent. */

import { type BoardProps, CardBack, marksOf, Shield, Sign } from '@condotta/pieces';
import { type Components, cardOf, tileOf } from '../components/index.ts';
import { CardFace } from './card-face.tsx';
import { houseName } from './Houses.tsx';
import { blazonOf } from './houses.ts';
import { type BattleView, kindOf, type Side, seatOf, type VenturaView } from './view-form.ts';
import { wordsIn } from './words.ts';

type Marked = Pick<BoardProps, 'choices' | 'lit' | 'cursor' | 'language'>;

export interface BattleProps extends Marked {
  readonly box: Components;
  readonly view: VenturaView;
  readonly battle: BattleView;
  readonly seat: number | null;
  /** Shown where they fell. */
  readonly fallen: ReadonlySet<number>;
  /** Set while an assault is still being shown: `Go on` ends it. */
  readonly onSkip: (() => void) | null;
}

const SPACES = [0, 1, 2, 3, 4] as const;
const ROMAN = ['I', 'II', 'III', 'IV', 'V'] as const;

interface Ranks {
  /** Cards in their spaces; null is a card face down. */
  readonly cards: readonly (number | null)[];
  /** Cards that have no space yet (own side while orders are made). */
  readonly waiting: readonly number[];
}

/** Before the orders are open: the own draft, and the others' cards face down. */
function ranksOf(view: VenturaView, battle: BattleView, side: Side): Ranks {
  const troop = view.troops.find((other) => other.seat === seatOf(battle, side) && other.area === battle.areas[side]);
  const all = troop?.companies.map(({ card }) => card) ?? [];
  if (battle.at !== 'orders' && battle.at !== 'defender') return { cards: battle.ranks[side] ?? [], waiting: [] };
  const draft = battle.drafts[side];
  if (!draft) return { cards: all.map(() => null), waiting: [] };
  return { cards: draft, waiting: all.filter((card) => !draft.includes(card)) };
}

export function BattleSheet({ box, view, battle, seat, fallen, onSkip, ...marked }: BattleProps) {
  const words = wordsIn(marked.language);
  const tile = tileOf(box, battle.tile);
  const open = battle.ranks.some((rank) => rank.length > 0) && battle.at !== 'orders';
  const kind = kindOf(battle);
  // The looker's own side is the nearer one.
  const order: readonly Side[] = seat === battle.foe ? [0, 1] : [1, 0];
  const retreats = [...marked.choices].flatMap(([thing, choices]) =>
    choices.filter((choice) => choice.verb === 'retreat' && !choice.refusal).map((choice) => ({ thing, choice })),
  );
  return (
    <section class="v-battle" aria-label={`${words.battle}: ${tile.name[marked.language]}`}>
      <div class="v-battle-title">
        <span>
          {words.battle} · {tile.name[marked.language]}
        </span>
        {open && (
          <small>
            {words.assault} {battle.assaults + 1}: {kind === 'ranged' ? words.ranged : words.melee}
          </small>
        )}
        {!open && <small>{words.secret}</small>}
        {onSkip && (
          <button type="button" class="v-skip" onClick={onSkip}>
            {words.skip}
          </button>
        )}
      </div>
      {order.map((side) => (
        <Line key={side} {...marked} box={box} view={view} battle={battle} side={side} open={open} fallen={fallen} />
      ))}
      {retreats.length > 0 && (
        <div class="v-retreats">
          {retreats.map(({ thing, choice }) => (
            <span key={thing} class="v-retreat" {...marksOf(marked, thing, choice.label)}>
              <Sign name="flag" /> {choice.label}
            </span>
          ))}
        </div>
      )}
    </section>
  );
}

/** What the side deals in the next assault, from what it is made, and what it can still prevent. */
function SideSum({
  battle,
  side,
  language,
}: {
  readonly battle: BattleView;
  readonly side: Side;
  readonly language: BoardProps['language'];
}) {
  const words = wordsIn(language);
  const sum = battle.sums?.[side];
  const guard = battle.guards?.[side];
  if (!sum || !guard) return null;
  const kind = kindOf(battle);
  const added = [
    sum.captain ? `+${sum.captain} ${words.captain}` : '',
    sum.ground ? `+${sum.ground} ${words.ground}` : '',
    sum.ruse ? `+${sum.ruse} ${words.event}` : '',
  ].filter(Boolean);
  return (
    <div class="v-sum">
      <b class="v-sum-total" role="img" aria-label={`${kind === 'ranged' ? words.ranged : words.melee} ${sum.total}`}>
        <Sign name={kind === 'ranged' ? 'arrow' : 'blade'} />
        {sum.total}
      </b>
      {added.length > 0 && <span>{[sum.companies, ...added].join(' ')}</span>}
      {guard.ground + guard.captain > 0 && (
        <span class="v-guards">
          {guard.ground > 0 && (
            <span
              data-used={guard.groundUsed || undefined}
              role="img"
              aria-label={`${words.ground} ${guard.ground}${guard.groundUsed ? `, ${words.used}` : ''}`}
            >
              <Sign name="shield" /> {guard.ground} {words.ground}
            </span>
          )}
          {guard.captain > 0 && (
            <span
              data-used={guard.captainUsed || undefined}
              role="img"
              aria-label={`${words.captain} ${guard.captain}${guard.captainUsed ? `, ${words.used}` : ''}`}
            >
              <Sign name="shield" /> {guard.captain} {words.captain}
            </span>
          )}
        </span>
      )}
    </div>
  );
}

function Line({
  box,
  view,
  battle,
  side,
  open,
  fallen,
  ...marked
}: Marked & {
  readonly box: Components;
  readonly view: VenturaView;
  readonly battle: BattleView;
  readonly side: Side;
  readonly open: boolean;
  readonly fallen: ReadonlySet<number>;
}) {
  const words = wordsIn(marked.language);
  const seat = seatOf(battle, side);
  const player = view.players[seat];
  const troop = view.troops.find((other) => other.seat === seat && other.area === battle.areas[side]);
  const { cards, waiting } = ranksOf(view, battle, side);
  const woundsOf = (id: number): number => troop?.companies.find(({ card }) => card === id)?.wounds ?? 0;
  const face = (id: number) => (
    <CardFace
      key={id}
      card={cardOf(box, id)}
      language={marked.language}
      wounds={woundsOf(id)}
      fallen={fallen.has(id)}
      marks={marksOf(marked, `card:${id}`, cardOf(box, id).name[marked.language])}
    />
  );
  return (
    <div class="v-line" data-side={side}>
      <div class="v-line-who">
        <Shield blazon={blazonOf(player)} label={player ? houseName(player) : ''} />
        <small>{side === 0 ? words.attacker : words.defender}</small>
      </div>
      <div class="v-space" data-captain>
        {troop?.captain ? (
          <CardFace
            card={cardOf(box, troop.captain)}
            language={marked.language}
            marks={marksOf(marked, `card:${troop.captain}`, cardOf(box, troop.captain).name[marked.language])}
          />
        ) : (
          <i>{words.captainSpace}</i>
        )}
      </div>
      {SPACES.map((space) => {
        const id = cards[space];
        return (
          <div key={space} class="v-space" data-front={(open && space < 2) || undefined}>
            <span class="v-space-number">{ROMAN[space]}</span>
            {id === null ? (
              <CardBack colour={blazonOf(player).field} icon="swords" label={words.secret} />
            ) : (
              id !== undefined && face(id)
            )}
          </div>
        );
      })}
      {open && <SideSum battle={battle} side={side} language={marked.language} />}
      {waiting.length > 0 && <div class="v-waiting">{waiting.map(face)}</div>}
    </div>
  );
}
