/** What lies open for all: the display, the decks with their discard piles, the stockpile of tiles. */

import { type BoardProps, CardBack, marksOf, Sign } from '@condotta/pieces';
import { type Components, cardOf } from '../components/index.ts';
import { CardFace } from './card-face.tsx';
import type { VenturaView } from './view-form.ts';
import { wordsIn } from './words.ts';

type Marked = Pick<BoardProps, 'choices' | 'lit' | 'cursor' | 'language'>;

export function Market({
  components,
  view,
  onInspect,
  ...marked
}: Marked & { readonly components: Components; readonly view: VenturaView; onInspect(thing: string): void }) {
  const words = wordsIn(marked.language);
  return (
    <div class="v-market">
      <fieldset class="p-group v-display" aria-label={words.display}>
        {view.display.map((id) => (
          <CardFace
            key={id}
            card={cardOf(components, id)}
            language={marked.language}
            marks={marksOf(marked, `card:${id}`, cardOf(components, id).name[marked.language])}
          />
        ))}
      </fieldset>
      <div class="v-piles">
        <Pile
          label={words.ventura}
          colour="var(--v-ventura)"
          icon="lancer"
          pile={view.ventura}
          discard={words.discard}
          onInspect={() => onInspect('pile:ventura')}
        />
        <Pile
          label={words.conscription}
          colour="var(--v-conscription)"
          icon="pitchfork"
          pile={view.conscription}
          discard={words.discard}
          onInspect={() => onInspect('pile:conscription')}
        />
        <div class="v-stockpile" role="img" aria-label={`${words.stockpile}: ${view.stockpile}`}>
          <svg viewBox="-48 -54 96 112" aria-hidden="true">
            {[8, 4, 0].map((y) => (
              <path key={y} d="M0 -46 40 -23V23L0 46-40 23V-23Z" transform={`translate(0 ${y})`} />
            ))}
            <path class="v-stockpile-rose" d="M0 -30 6 -6 30 0 6 6 0 30-6 6-30 0-6 -6Z" />
          </svg>
          <b>{view.stockpile}</b>
        </div>
      </div>
    </div>
  );
}

interface PileProps {
  readonly label: string;
  readonly colour: string;
  readonly icon: 'lancer' | 'pitchfork';
  readonly pile: { readonly deck: number; readonly discard: readonly number[] };
  readonly discard: string;
  onInspect(): void;
}

function Pile({ label, colour, icon, pile, discard, onInspect }: PileProps) {
  return (
    <div class="v-pile">
      <CardBack colour={colour} icon={icon} count={pile.deck} label={label} />
      <button
        type="button"
        class="v-discard"
        disabled={pile.discard.length === 0}
        onClick={onInspect}
        aria-label={`${discard}: ${pile.discard.length}`}
      >
        <Sign name="card" />
        {pile.discard.length}
      </button>
    </div>
  );
}
