/** A "what if" says so in the head of its table, and leads back to the table it branches off. */

import type { Origin as Branch } from '@condotta/keeper/protocol';
import { address } from '../route.ts';
import { words } from './context.ts';

export function Origin({ origin }: { readonly origin: Branch }) {
  return (
    <p class="origin">
      <b>{words('origin.title')}</b> {words('origin.why', { n: origin.at })}{' '}
      <a href={address('table', origin.table)}>{words('origin.back')}</a>
    </p>
  );
}
