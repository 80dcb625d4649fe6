/** The own side of the table: combat cards, favors, the faction sheet; and the quests, open to all or reserved. */

import { range } from '@condotta/kernel';
import type { Components } from '../components/index.ts';
import { favorThings, upgradeThings } from '../things.ts';
import { ALL_COMBAT, CombatCardPaper, FavorCard, QuestCard, UpgradeCard } from './Cards.tsx';
import type { Marked } from './Lands.tsx';
import { UnitIcon } from './marks.tsx';
import { type PlayerView, UNIT_KEYS, type VenterraView } from './view-form.ts';
import { wordsIn } from './words.ts';

interface PanelProps {
  readonly marked: Marked;
  readonly components: Components;
}

/** The open ones, and below them those that one has reserved: both are chosen from in the same step. */
export function Quests({
  marked,
  view,
  components,
  player,
}: PanelProps & { readonly view: VenterraView; readonly player: PlayerView | undefined }) {
  const words = wordsIn(marked.language);
  const papers = (ids: readonly number[]) => (
    <div class="e-papers">
      {ids.map((id) => (
        <QuestCard key={id} id={id} components={components} marked={marked} />
      ))}
    </div>
  );
  const reserved = player?.reserved ?? [];
  return (
    <>
      {view.display.length > 0 && (
        <section class="e-panel">
          <h3>
            {words.open}
            <small>{`${view.questsLeft} ${words.deck}`}</small>
          </h3>
          {papers(view.display)}
        </section>
      )}
      {reserved.length > 0 && (
        <section class="e-panel">
          <h3>
            {words.reserved}
            <small>{`${reserved.length} / 3`}</small>
          </h3>
          {papers(reserved)}
        </section>
      )}
    </>
  );
}

/** Four a faction, in the order of the components. */
export function upgradeIds(components: Components, player: PlayerView): readonly number[] {
  return components.upgrades.filter(({ faction }) => faction === player.faction).map(({ id }) => id);
}

interface OwnProps extends PanelProps {
  readonly player: PlayerView;
  /** What is shown elsewhere. */
  readonly without: readonly string[];
}

export function OwnCards({ marked, components, player, without }: OwnProps) {
  const words = wordsIn(marked.language);
  if (!player.faction) return null;
  const favors = (player.favors ?? player.favorsKnown).filter((id) => !without.includes(favorThings.name(id)));
  const upgrades = upgradeIds(components, player)
    .map((id, n) => ({ id, active: player.upgrades[n] === true }))
    .filter(({ id }) => !without.includes(upgradeThings.name(id)));
  const withCombat = !without.some((thing) => thing.startsWith('combat:'));
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
      {upgrades.length > 0 && (
        <section class="e-panel">
          <h3>{words.upgrades}</h3>
          <div class="e-papers">
            {upgrades.map(({ id, active }) => (
              <UpgradeCard key={id} id={id} components={components} marked={marked} active={active} />
            ))}
          </div>
        </section>
      )}
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
