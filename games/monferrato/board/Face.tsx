/** A chit as it lies face up on the table. */

import type { BoardProps } from '@condotta/pieces';
import type { Components } from '../components/types.ts';
import { ChitRow } from './Chits.tsx';
import { chitIn } from './heralds.ts';

export function Face({ thing, props }: { readonly thing: string; readonly props: BoardProps }) {
  const components = props.components as Components;
  const chit = chitIn(components, thing);
  if (chit === null) return null;
  return (
    <div class="mo-face">
      <ChitRow chit={chit} components={components} language={props.language} />
    </div>
  );
}
