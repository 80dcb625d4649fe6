/** The Troops on a Family Board: an area each, with its Captain and Companies as small cards. */

import { type BoardProps, Counter, Icon, marksOf, Sign, standingOf } from '@condotta/pieces';
import { type Card, type Components, cardOf } from '../components/index.ts';
import { deckColour, iconOf, Wounds } from './card-face.tsx';
import { blazonOf } from './houses.ts';
import type { PlayerView, TroopView } from './view-form.ts';
import { wordsIn } from './words.ts';

type Marked = Pick<BoardProps, 'choices' | 'lit' | 'cursor' | 'language'>;

export interface RosterProps extends Marked {
  readonly components: Components;
  readonly player: PlayerView;
  readonly troops: readonly TroopView[];
  /** Areas can be chosen on the own board only: "area:3" is the asked seat's. */
  readonly own: boolean;
  /** The card in hand, and the Troop on the march. */
  readonly held: number;
  readonly chosen: string | null;
}

const AREAS = [1, 2, 3, 4, 5] as const;
const ROMAN = ['', 'I', 'II', 'III', 'IV', 'V'] as const;

/** A card as a strip: figure, name, wounds. */
function Strip({
  card,
  wounds,
  captain,
  chosen,
  ...marked
}: Marked & { readonly card: Card; readonly wounds: number; readonly captain: boolean; readonly chosen: boolean }) {
  const name = card.name[marked.language];
  const text = wounds > 0 ? `${name}, ${wounds} ${wordsIn(marked.language).wounds}` : name;
  return (
    <div
      class="v-strip"
      {...marksOf(marked, `card:${card.id}`, text)}
      data-captain={captain || undefined}
      data-chosen={chosen || undefined}
    >
      <span class="v-strip-flag" style={{ background: deckColour(card) }}>
        <Icon name={iconOf(card)} />
      </span>
      <span class="v-strip-name">{name}</span>
      {wounds > 0 && card.kind === 'company' && <Wounds wounds={wounds} of={card.resistance} />}
    </div>
  );
}

export function Roster({ components, player, troops, own, held, chosen, ...marked }: RosterProps) {
  const words = wordsIn(marked.language);
  return (
    <div class="v-roster">
      {AREAS.map((area) => {
        const troop = troops.find((other) => other.seat === player.seat && other.area === area);
        const thing = own ? `area:${area}` : (troop?.id ?? `area:${player.seat}.${area}`);
        const asked = own && standingOf(marked.choices, thing) !== 'idle';
        const spot = troop && !asked ? troop.id : thing;
        const at = troop ? (components.tiles[troop.at - 1]?.name[marked.language] ?? '') : '';
        const name = `${words.area} ${area}: ${troop ? `${troop.army ? words.army : words.company}, ${at}` : words.empty}`;
        const marks = own || troop ? marksOf(marked, spot, name) : null;
        return (
          <div
            key={area}
            class="v-area"
            data-standing={marks?.['data-standing']}
            data-lit={marks?.['data-lit']}
            data-cursor={marks?.['data-cursor']}
            data-empty={!troop || undefined}
            data-moved={troop?.moved || undefined}
            data-chosen={troop?.id === chosen || undefined}
          >
            {/* A button of its own under the cards, so that no button holds another. */}
            {marks && <div class="v-area-hit" {...marks} />}
            <div class="v-area-head">
              {troop ? (
                <svg class="v-area-token" viewBox="-34 -36 68 72" aria-hidden="true">
                  <Counter
                    shape={troop.army ? 'round' : 'flag'}
                    blazon={blazonOf(player)}
                    icon={troop.army ? 'lancer' : 'pike'}
                    number={area}
                  />
                </svg>
              ) : (
                <span class="v-area-number">{ROMAN[area]}</span>
              )}
              {troop && (
                <span class="v-area-where">
                  <b>{at}</b>
                  <small>
                    <Sign name="hoof" /> {troop.movement || '–'}
                  </small>
                </span>
              )}
            </div>
            {troop && (
              <div class="v-strips">
                {troop.captain !== null && (
                  <Strip
                    {...marked}
                    card={cardOf(components, troop.captain)}
                    wounds={0}
                    captain
                    chosen={held === troop.captain}
                  />
                )}
                {troop.companies.map(({ card, wounds }) => (
                  <Strip
                    key={card}
                    {...marked}
                    card={cardOf(components, card)}
                    wounds={wounds}
                    captain={false}
                    chosen={held === card}
                  />
                ))}
              </div>
            )}
          </div>
        );
      })}
    </div>
  );
}
