/** Something failed: what, in plain words, and that nothing is lost. */

import { useTable, words } from './context.ts';
import { Rule } from './Rule.tsx';

export function Notice() {
  const { store } = useTable();
  const notice = store.notice.value;
  if (!notice) return null;
  const { code, text, rule } = notice;
  const said = code === 'refused' || code === 'stale' ? text : words(`fail.${code}`);
  return (
    <div class="notice" role="alert" data-code={code}>
      <p>
        {said} <Rule game={store.present.value?.game ?? ''} rule={rule} />
      </p>
      {(code === 'failed' || code === 'bad-record' || code === 'bad-edition' || code === 'unknown-version') && (
        <p class="notice-detail">{text}</p>
      )}
      {store.present.value && (
        <button type="button" class="quiet" onClick={store.dropNotice}>
          {words('fail.close')}
        </button>
      )}
    </div>
  );
}
