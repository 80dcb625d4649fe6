/** A "what if" says so, and leads back to the table it branches off. */

import { address } from '../route.ts';
import { useTable, words } from './context.ts';

export function Origin() {
  const origin = useTable().store.game.value?.origin ?? null;
  if (!origin) return null;
  return (
    <p class="origin">
      <b>{words('origin.title')}</b> {words('origin.why', { n: origin.at })}{' '}
      <a href={address('table', origin.table)}>{words('origin.back')}</a>
    </p>
  );
}
