/** A take-back that somebody asks for: who sits at this screen agrees or declines. */

import type { Snapshot } from '@condotta/keeper/protocol';
import { seatWords, useTable, words } from './context.ts';

interface Props {
  readonly present: Snapshot;
  readonly offer: NonNullable<Snapshot['offer']>;
}

export function OfferCard({ present, offer }: Props) {
  const { store } = useTable();
  const { by, waiting } = offer;
  const asked = waiting.filter(store.isMine);
  const names = waiting.map((seat) => seatWords(present, seat)).join(', ');
  return (
    <section class="news offer" role="status">
      <h2>{words('offer.title', { name: seatWords(present, by) })}</h2>
      {asked.length === 0 && <p>{words('offer.waiting', { names })}</p>}
      {asked.map((seat) => (
        <div class="bubble-buttons" key={seat}>
          <button type="button" class="main" onClick={() => void store.answer(seat, true)}>
            {words('offer.accept', { name: seatWords(present, seat) })}
          </button>
          <button type="button" class="quiet" onClick={() => void store.answer(seat, false)}>
            {words('offer.decline', { name: seatWords(present, seat) })}
          </button>
        </div>
      ))}
    </section>
  );
}
