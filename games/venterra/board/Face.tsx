/** A card as it lies face up. */

import type { BoardProps } from '@condotta/pieces';
import type { Components } from '../components/index.ts';
import { FavorCard, QuestCard, UpgradeCard } from './Cards.tsx';
import type { Marked } from './Lands.tsx';
import { numberIn } from './view-form.ts';

const NOTHING: Marked['lit'] = new Set();
const NO_CHOICES: Marked['choices'] = new Map();

export function Face({ thing, props }: { readonly thing: string; readonly props: BoardProps }) {
  const components = props.components as Components;
  const marked = { choices: NO_CHOICES, lit: NOTHING, cursor: null, language: props.language };
  const card = { id: numberIn(thing), components, marked };
  return (
    <div class="e-face">
      {thing.startsWith('favor:') && <FavorCard {...card} />}
      {thing.startsWith('quest:') && <QuestCard {...card} />}
      {thing.startsWith('upgrade:') && <UpgradeCard {...card} active />}
    </div>
  );
}
