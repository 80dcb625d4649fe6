/** A rule's number, leading into the rules reference. */

import { address } from '../route.ts';
import { words } from './context.ts';

export function Rule({ game, rule }: { readonly game: string; readonly rule: string }) {
  if (rule === '') return null;
  return (
    <a class="rule" href={address('rules', game, rule)} title={words('choice.rule', { rule })}>
      {rule}
    </a>
  );
}
