/** A still of the story over the map: a fight, its totals, and what came of it. */

import type { Language } from '@condotta/kernel';
import { Shield } from '@condotta/pieces';
import type { Components } from '../components/index.ts';
import { blazonOf } from './arms.ts';
import { factionName, landName } from './land-words.ts';
import type { Still } from './story.ts';
import { territoryOf, type VenterraView } from './view-form.ts';
import { wordsIn } from './words.ts';

interface StoryProps {
  readonly still: Still;
  readonly view: VenterraView;
  readonly components: Components;
  readonly language: Language;
}

export function StoryCard({ still, view, components, language }: StoryProps) {
  const words = wordsIn(language);
  const land = territoryOf(view, still.things[0] ?? null);
  const side = (seat: number, of: 0 | 1) => {
    const player = view.players[seat];
    const card = still.cards[of];
    return (
      <div class="e-battle-side">
        <div class="e-battle-who">
          {player && <Shield blazon={blazonOf(player)} />}
          <b>{player ? factionName(components, player, language) : words.wilderness}</b>
        </div>
        <output class="e-battle-total">{still.totals[of]}</output>
        <p class="e-battle-sum">{card > 0 ? `${words.card} +${card}` : ''}</p>
      </div>
    );
  };
  return (
    <section class="e-story e-battle" data-end={still.at === 'end' ? still.end : undefined}>
      <h3>{land ? landName(components, land, language) : words.battle}</h3>
      <div class="e-battle-sides">
        {side(still.seat, 0)}
        <span class="e-versus">{still.at === 'end' ? words[still.end] : words.against}</span>
        {side(still.foe, 1)}
      </div>
      {still.texts.map((text) => (
        <p key={text}>{text}</p>
      ))}
    </section>
  );
}
