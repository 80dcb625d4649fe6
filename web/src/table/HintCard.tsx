/** A mind's proposal. It lies over the board, so that nothing moves when it comes. */

import { useTable, words } from './context.ts';

export function HintCard() {
  const { store, hints } = useTable();
  const hint = hints.hint.value;
  if (!hint)
    return hints.pondering.value ? (
      <p class="card hint" role="status">
        {words('hint.thinking')}
      </p>
    ) : null;
  return (
    <section class="card hint" role="status">
      <p>
        {words('hint.title')}: <b>{hint.label}</b>
      </p>
      {hint.reason !== '' && <p>{hint.reason}</p>}
      <div class="bubble-buttons">
        <button type="button" class="main" onClick={() => void store.act(hint)}>
          {words('hint.do')}
        </button>
        <button type="button" class="quiet" onClick={hints.drop}>
          {words('hint.drop')}
        </button>
      </div>
    </section>
  );
}
