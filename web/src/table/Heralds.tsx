/** What is cried out over the board, and what was done to the reader while he waited. */

import { type Flow, type Herald, Icon, Shield } from '@condotta/pieces';
import { aidWords } from '../words/aids.ts';
import { wordsOf } from '../words/index.ts';
import { seatWords, useTable } from './context.ts';
import { Mark } from './Marks.tsx';
import './heralds.css';

const words = wordsOf(aidWords);

export function Heralds() {
  const { heralds } = useTable();
  const now = heralds.now.value;
  const kept = heralds.kept.value.filter((herald) => herald !== now);
  return (
    <>
      {now && (now.kind === 'turn' ? <Turn herald={now} /> : <Deed herald={now} />)}
      {kept.length > 0 && <Slips heralds={kept} onClose={heralds.drop} />}
    </>
  );
}

function Arms({ seat }: { readonly seat: number | null }) {
  const { kit, shown } = useTable();
  const blazon = seat === null || !shown.value ? null : kit.value?.board.armsOf?.(shown.value.view, seat);
  return blazon ? <Shield blazon={blazon} /> : null;
}

function Turn({ herald }: { readonly herald: Herald }) {
  return (
    <p class="herald-turn" key={`${herald.seat} ${herald.text}`}>
      <Arms seat={herald.seat} />
      {herald.text}
    </p>
  );
}

function Deed({ herald }: { readonly herald: Herald }) {
  const { kit, boardProps, hurry } = useTable();
  const Face = kit.value?.board.Face;
  const props = boardProps.value;
  return (
    <section class="herald-deed" key={herald.text}>
      {herald.card !== null && Face && props && (
        <div class="herald-face">
          <Face thing={herald.card} props={props} />
        </div>
      )}
      <div class="herald-words">
        <p class="herald-text">
          <Arms seat={herald.seat} /> {herald.text}
        </p>
        <Flows flows={herald.flows} />
      </div>
      <button type="button" class="quiet herald-skip" onClick={hurry}>
        {words('herald.skip')}
      </button>
    </section>
  );
}

/** A minus that is as wide as a plus. */
const signed = (by: number): string => (by < 0 ? `−${-by}` : `+${by}`);

function Flows({ flows }: { readonly flows: readonly Flow[] }) {
  const snapshot = useTable().shown.value;
  if (flows.length === 0 || !snapshot) return null;
  return (
    <ul class="herald-flows">
      {flows.map(({ seat, icon, name, by }) => (
        <li key={`${seat} ${name}`} data-loss={by < 0 || undefined} data-mine={seat === snapshot.seat || undefined}>
          <Arms seat={seat} />
          <span class="herald-who">{seatWords(snapshot, seat)}</span>
          <b>{signed(by)}</b>
          <Icon name={icon} />
          {name}
        </li>
      ))}
    </ul>
  );
}

function Slips({ heralds, onClose }: { readonly heralds: readonly Herald[]; onClose(): void }) {
  return (
    <section class="slips" aria-label={words('herald.kept')}>
      <ul>
        {heralds.map((herald, i) => (
          <li key={`${herald.text} ${i}`}>
            <p>
              <Arms seat={herald.seat} /> {herald.text}
            </p>
            <Flows flows={herald.flows} />
          </li>
        ))}
      </ul>
      <button
        type="button"
        class="quiet"
        aria-label={words('herald.seen')}
        title={words('herald.seen')}
        onClick={onClose}
      >
        <Mark name="close" />
      </button>
    </section>
  );
}
