/** A rule beside the board: whoever wants to read one does not leave the table. */

import { useEffect, useRef } from 'preact/hooks';
import { RuleText } from '../rules/rule-text.tsx';
import { useTable, words } from './context.ts';
import { Mark } from './Marks.tsx';
import '../rules/rules.css';

export function RuleNote() {
  const { rule, store } = useTable();
  const game = store.game.value?.id;
  return rule.value === null || game === undefined ? null : <Note key={rule.value} game={game} rule={rule.value} />;
}

function Note({ game, rule }: { readonly game: string; readonly rule: string }) {
  const model = useTable();
  const close = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const before = document.activeElement;
    close.current?.focus({ preventScroll: true });
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
    };
  }, []);
  return (
    <section class="rule-note" role="dialog" aria-label={words('choice.rule', { rule })}>
      <button
        type="button"
        class="quiet"
        ref={close}
        aria-label={words('choice.close')}
        onClick={() => {
          model.rule.value = null;
        }}
      >
        <Mark name="close" />
      </button>
      <RuleText game={game} rule={rule} />
    </section>
  );
}
