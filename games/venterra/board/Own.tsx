/** The own side of the table: combat cards, favors, reserved quests, the faction sheet; and the quests open to all. */

import { range } from '@condotta/kernel';
import type { Components } from '../components/index.ts';
import { ALL_COMBAT, CombatCardPaper, FavorCard, QuestCard, UpgradeCard } from './Cards.tsx';
import type { Marked } from './Lands.tsx';
import { UnitIcon } from './marks.tsx';
import { type PlayerView, UNIT_KEYS, type VenterraView } from './view-form.ts';
import { wordsIn } from './words.ts';

interface PanelProps {
  readonly marked: Marked;
  readonly view: VenterraView;
  readonly components: Components;
}

export function QuestMarket({ marked, view, components }: PanelProps) {
  const words = wordsIn(marked.language);
  if (view.display.length === 0) return null;
  return (
    <section class="e-panel">
      <h3>
        {words.open}
        <small>{`${view.questsLeft} ${words.deck}`}</small>
      </h3>
      <div class="e-papers">
        {view.display.map((id) => (
          <QuestCard key={id} id={id} components={components} marked={marked} />
        ))}
      </div>
    </section>
  );
}

/** Four a faction, in the order of the components. */
export function upgradeIds(components: Components, player: PlayerView): readonly number[] {
  return components.upgrades.filter(({ faction }) => faction === player.faction).map(({ id }) => id);
}

interface OwnProps extends Omit<PanelProps, 'view'> {
  readonly player: PlayerView;
  readonly withCombat: boolean;
}

export function OwnCards({ marked, components, player, withCombat }: OwnProps) {
  const words = wordsIn(marked.language);
  if (!player.faction) return null;
  const favors = player.favors ?? player.favorsKnown;
  return (
    <>
      {withCombat && player.combat && (
        <section class="e-panel">
          <h3>{words.combatCards}</h3>
          <div class="e-combats">
            {ALL_COMBAT.map((kind) => (
              <CombatCardPaper
                key={kind}
                kind={kind}
                components={components}
                marked={marked}
                count={player.combat?.[kind] ?? 0}
                price={false}
              />
            ))}
          </div>
        </section>
      )}
      <section class="e-panel">
        <h3>
          {words.favorCards}
          <small>{player.favorCount}</small>
        </h3>
        <div class="e-papers">
          {favors.map((id) => (
            <FavorCard key={id} id={id} components={components} marked={marked} known={player.favors === null} />
          ))}
        </div>
      </section>
      {player.reserved.length > 0 && (
        <section class="e-panel">
          <h3>
            {words.reserved}
            <small>{`${player.reserved.length} / 3`}</small>
          </h3>
          <div class="e-papers">
            {player.reserved.map((id) => (
              <QuestCard key={id} id={id} components={components} marked={marked} />
            ))}
          </div>
        </section>
      )}
      <section class="e-panel">
        <h3>{words.upgrades}</h3>
        <div class="e-papers">
          {upgradeIds(components, player).map((id, n) => (
            <UpgradeCard
              key={id}
              id={id}
              components={components}
              marked={marked}
              active={player.upgrades[n] === true}
            />
          ))}
        </div>
      </section>
      <Supply player={player} title={words.supply} />
    </>
  );
}

/** Pieces that are not on the map. */
function Supply({ player, title }: { readonly player: PlayerView; readonly title: string }) {
  return (
    <section class="e-panel">
      <h3>{title}</h3>
      <div class="e-supply">
        {range(5).map((kind) => {
          const unit = UNIT_KEYS[kind] ?? 'soldier';
          const piece = unit === 'spent-ship' ? 'ship' : unit;
          return (
            <span key={unit}>
              <UnitIcon unit={unit} faction={player.faction} />
              {player.supply[piece]}
            </span>
          );
        })}
      </div>
    </section>
  );
}
