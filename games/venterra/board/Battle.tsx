/** The fight of the moment: what each side brings, the totals, the cards, and what every card would come to. */

import { type Language, range } from '@condotta/kernel';
import { Shield } from '@condotta/pieces';
import type { Components } from '../components/index.ts';
import { blazonOf } from './arms.ts';
import { factionName, landName } from './land-words.ts';
import { DefenseBadge, StructureIcon, UnitIcon } from './marks.tsx';
import { type FightView, ranksIn, structureOf, type TerritoryView, UNIT_KEYS, type VenterraView } from './view-form.ts';
import { wordsIn } from './words.ts';

interface BattleProps {
  readonly view: VenterraView;
  readonly fight: FightView;
  readonly components: Components;
  readonly seat: number | null;
  readonly language: Language;
}

export function BattleSheet({ view, fight, components, seat, language }: BattleProps) {
  const words = wordsIn(language);
  const land = view.territories[fight.hex];
  if (!land) return null;
  return (
    <section class="e-battle" aria-label={words.battle}>
      <h3>{landName(components, land, language)}</h3>
      <div class="e-battle-sides">
        <Side side={0} view={view} fight={fight} land={land} components={components} language={language} />
        <span class="e-versus">{words.against}</span>
        <Side side={1} view={view} fight={fight} land={land} components={components} language={language} />
      </div>
      <Forecast view={view} fight={fight} components={components} seat={seat} language={language} />
    </section>
  );
}

function Side({
  side,
  view,
  fight,
  land,
  components,
  language,
}: Omit<BattleProps, 'seat'> & { readonly side: 0 | 1; readonly land: TerritoryView }) {
  const words = wordsIn(language);
  const player = view.players[side === 0 ? fight.seat : fight.foe];
  const ranks = side === 0 ? fight.units : player ? ranksIn(land) : [];
  const total = side === 0 ? fight.attack : fight.defense;
  const [ships, cards] = [fight.support[side] ?? 0, fight.bonus[side] ?? 0];
  const card = fight.cards[side] ?? null;
  const structure = side === 1 && player ? land.structure : null;
  const wall = structure ? structureOf(components, structure.kind).defense : 0;
  return (
    <div class="e-battle-side" data-side={side}>
      <div class="e-battle-who">
        {player ? <Shield blazon={blazonOf(player)} /> : <WildShield value={land.wilderness} />}
        <b>{player ? factionName(components, player, language) : words.wilderness}</b>
      </div>
      <div class="e-battle-units">
        {UNIT_KEYS.map((unit, kind) =>
          range(Math.min(ranks[kind] ?? 0, 8)).map((n) => (
            <UnitIcon key={`${unit} ${n}`} unit={unit} faction={player?.faction ?? null} />
          )),
        )}
        {structure && player?.faction && (
          <StructureIcon kind={structure.kind} faction={view.players[structure.owner]?.faction ?? player.faction} />
        )}
      </div>
      <p class="e-battle-sum">
        {[
          structure && wall > 0 ? `${words.structure} +${wall}` : '',
          side === 1 && land.terrain === 'mountain' ? `${words.ground} +1` : '',
          ships > 0 ? `${words.support} +${ships}` : '',
          cards > 0 ? `${words.effects} +${cards}` : '',
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      <output class="e-battle-total">
        {total}
        {card !== null && card >= 0 && <small>+{components.combatCards[card]?.value ?? 0}</small>}
      </output>
    </div>
  );
}

const WildShield = ({ value }: { readonly value: number }) => (
  <svg class="e-inline" viewBox="-21 -24 42 46" aria-hidden="true">
    <DefenseBadge value={value} faction={null} high={false} />
  </svg>
);

/** The combat cards a seat may still lay: none, and each kind it holds; of a hand that is not shown, any kind. */
function cardsOf(view: VenterraView, components: Components, seat: number): readonly number[] {
  const player = view.players[seat];
  if (!player || player.combatCount === 0) return [0];
  const values = components.combatCards.flatMap(({ value }, kind) =>
    player.combat === null || (player.combat[kind] ?? 0) > 0 ? [value] : [],
  );
  return [0, ...values];
}

/** Before the cards: what each of mine comes to against each of theirs. */
function Forecast({ view, fight, components, seat, language }: BattleProps) {
  const words = wordsIn(language);
  const isOver = ['losses', 'retreat', 'settle', 'structure', 'pursuit', 'done'].includes(fight.at);
  if (seat === null || isOver || (seat !== fight.seat && seat !== fight.foe)) return null;
  const attacks = seat === fight.seat;
  const mine = fight.hushed[attacks ? 0 : 1] ? [0] : cardsOf(view, components, seat);
  const foe = attacks ? fight.foe : fight.seat;
  const theirs = foe < 0 || fight.hushed[attacks ? 1 : 0] ? [0] : cardsOf(view, components, foe);
  const result = (own: number, other: number): 'won' | 'tie' | 'lost' => {
    const [attack, defense] = attacks
      ? [fight.attack + own, fight.defense + other]
      : [fight.attack + other, fight.defense + own];
    if (attack === defense) return foe < 0 ? 'lost' : 'tie';
    return attack > defense === attacks ? 'won' : 'lost';
  };
  const plus = (value: number): string => (value === 0 ? words.ifNone : `+${value}`);
  return (
    <table class="e-forecast">
      <thead>
        <tr>
          <th scope="row">{theirs.length > 1 ? `${words.youPlay} \\ ${words.theyPlay}` : words.youPlay}</th>
          {theirs.map((other) => (
            <th key={other} scope="col">
              {theirs.length > 1 ? plus(other) : ''}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {mine.map((own) => (
          <tr key={own}>
            <th scope="row">{plus(own)}</th>
            {theirs.map((other) => {
              const end = result(own, other);
              return (
                <td key={other} data-end={end}>
                  {words[end]}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
