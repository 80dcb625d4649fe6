/** What is held out to choose from, in the middle of the table: a family at the start, cards or tiles looked at. */

import { type BoardProps, marksOf, Shield } from '@condotta/pieces';
import { type Components, cardOf, FAMILIES, tileOf } from '../components/index.ts';
import { CardFace } from './card-face.tsx';
import { BLAZONS, FAMILY_NAMES } from './houses.ts';
import { TileChip } from './Own.tsx';
import { frameIn, seenIn, type VenturaView } from './view-form.ts';
import { wordsIn } from './words.ts';

type Marked = Pick<BoardProps, 'choices' | 'lit' | 'cursor' | 'language'>;

export function Tray({
  components,
  view,
  ...marked
}: Marked & { readonly components: Components; readonly view: VenturaView }) {
  const words = wordsIn(marked.language);
  const choosing = frameIn(view, 'families');
  const { cards, tiles } = seenIn(view);
  if (!choosing && cards.length + tiles.length === 0) return null;
  return (
    <section class="v-tray" aria-label={choosing ? words.choose : words.seen}>
      <h3>{choosing ? words.houses : words.seen}</h3>
      <div class="v-tray-things">
        {choosing &&
          FAMILIES.map((family) => {
            const taken = view.players.some((player) => player.family === family);
            return (
              <div
                key={family}
                class="v-tray-house"
                {...marksOf(marked, `family:${family}`, FAMILY_NAMES[family])}
                data-taken={taken || undefined}
              >
                <Shield blazon={BLAZONS[family]} />
                <b>{FAMILY_NAMES[family]}</b>
              </div>
            );
          })}
        {cards.map((id) => (
          <CardFace
            key={id}
            card={cardOf(components, id)}
            language={marked.language}
            marks={marksOf(marked, `card:${id}`, cardOf(components, id).name[marked.language])}
          />
        ))}
        {tiles.map((id) => (
          <TileChip key={id} {...marked} tile={tileOf(components, id)} />
        ))}
      </div>
    </section>
  );
}
