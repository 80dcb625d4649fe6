/** A rule's number: a click shows it beside the board; the address leads into the rules reference, for another tab. */

import { address } from '../route.ts';
import { useTable, words } from './context.ts';

export function Rule({ game, rule }: { readonly game: string; readonly rule: string }) {
  const model = useTable();
  if (rule === '') return null;
  const show = (event: MouseEvent): void => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    model.rule.value = model.rule.value === rule ? null : rule;
  };
  return (
    <a class="rule" href={address('rules', game, rule)} title={words('choice.rule', { rule })} onClick={show}>
      {rule}
    </a>
  );
}
