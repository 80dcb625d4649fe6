/** The houses at the table: arms, points, money, cards, and their Troops in brief or in full. */

import { type BoardProps, Counter, marksOf, Shield, Sign } from '@condotta/pieces';
import { useState } from 'preact/hooks';
import type { Components } from '../components/index.ts';
import { blazonOf, FAMILY_NAMES } from './houses.ts';
import { Roster } from './Roster.tsx';
import { type PlayerView, type TroopView, type VenturaView, woundsIn } from './view-form.ts';
import { wordsIn } from './words.ts';

type Marked = Pick<BoardProps, 'choices' | 'lit' | 'cursor' | 'language'>;

export interface HouseProps extends Marked {
  readonly components: Components;
  readonly view: VenturaView;
  readonly player: PlayerView;
  readonly holder: string;
  readonly asked: boolean;
}

export const houseName = (player: PlayerView): string =>
  player.family ? FAMILY_NAMES[player.family] : `${player.seat + 1}`;

/** Arms, name and points: the head of every house's panel. */
export function HouseHead({ player, holder, asked, view, ...marked }: Omit<HouseProps, 'components'>) {
  const words = wordsIn(marked.language);
  const first = view.first === player.seat;
  const name = houseName(player);
  return (
    <div
      class="v-house-head"
      {...marksOf(
        marked,
        `seat:${player.seat}`,
        `${name}, ${holder}, ${player.points} ${words.score}${first ? `, ${words.first}` : ''}`,
      )}
      data-asked={asked || undefined}
    >
      <Shield blazon={blazonOf(player)} />
      <span class="v-house-name" aria-hidden="true">
        <b>{player.family ? name : holder || name}</b>
        {player.family && <small>{holder}</small>}
      </span>
      {first && view.round > 0 && (
        <span class="v-first" role="img" aria-label={words.first}>
          1
        </span>
      )}
      <span class="v-points" aria-hidden="true">
        {player.points}
      </span>
    </div>
  );
}

/** Florins with income and upkeep, cards by their backs, tiles. */
export function Means({
  player,
  language,
}: {
  readonly player: PlayerView;
  readonly language: BoardProps['language'];
}) {
  const words = wordsIn(language);
  return (
    <div class="v-means">
      <span class="v-means-coin" role="img" aria-label={`${words.florins} ${player.florins}`}>
        <Sign name="coin" />
        <b>{player.florins}</b>
      </span>
      <span
        class="v-means-flow"
        role="img"
        aria-label={`${words.income} ${player.income}, ${words.upkeep} ${player.maintenance}`}
      >
        +{player.income} −{player.maintenance}
      </span>
      <span class="v-means-card" data-deck="ventura" role="img" aria-label={`${words.ventura} ${player.handVentura}`}>
        <Sign name="card" />
        {player.handVentura}
      </span>
      <span
        class="v-means-card"
        data-deck="conscription"
        role="img"
        aria-label={`${words.conscription} ${player.handConscription}`}
      >
        <Sign name="card" />
        {player.handConscription}
      </span>
      <span class="v-means-card" data-deck="tiles" role="img" aria-label={`${words.tiles} ${player.reserveCount}`}>
        <Sign name="tile" />
        {player.reserveCount}
      </span>
    </div>
  );
}

/** Troops in brief: a counter each, with how many Companies it has. */
function Muster({
  troops,
  player,
  ...marked
}: Marked & { readonly troops: readonly TroopView[]; readonly player: PlayerView }) {
  const words = wordsIn(marked.language);
  return (
    <div class="v-muster">
      {troops.map((troop) => (
        <span
          key={troop.id}
          class="v-muster-troop"
          {...marksOf(marked, troop.id, `${troop.army ? words.army : words.company} ${troop.area}`)}
          data-moved={troop.moved || undefined}
        >
          <svg viewBox="-34 -36 68 72" aria-hidden="true">
            <Counter
              shape={troop.army ? 'round' : 'flag'}
              blazon={blazonOf(player)}
              icon={troop.army ? 'lancer' : 'pike'}
              number={troop.area}
              wounds={woundsIn(troop)}
            />
          </svg>
          {troop.army && <small>×{troop.companies.length}</small>}
        </span>
      ))}
    </div>
  );
}

function House(props: HouseProps) {
  const { components, view, player, holder, asked, ...marked } = props;
  const words = wordsIn(marked.language);
  const [open, setOpen] = useState(true);
  const troops = view.troops.filter((troop) => troop.seat === player.seat).sort((a, b) => a.area - b.area);
  return (
    <article class="v-house" data-out={!player.living || undefined} data-open={open || undefined}>
      <HouseHead {...marked} view={view} player={player} holder={holder} asked={asked} />
      {player.family &&
        (player.living ? <Means player={player} language={marked.language} /> : <p class="v-out">{words.out}</p>)}
      {troops.length > 0 &&
        (open ? (
          <Roster
            {...marked}
            components={components}
            player={player}
            troops={troops}
            own={false}
            held={0}
            chosen={null}
          />
        ) : (
          <Muster {...marked} troops={troops} player={player} />
        ))}
      {troops.length > 0 && (
        <button
          type="button"
          class="v-more"
          aria-expanded={open}
          aria-label={`${houseName(player)}: ${words.company}`}
          onClick={() => setOpen(!open)}
        >
          <svg viewBox="0 0 20 12" aria-hidden="true">
            <path d={open ? 'M3 9 10 3l7 6' : 'M3 3l7 6 7-6'} />
          </svg>
        </button>
      )}
    </article>
  );
}

export function Houses({
  seats,
  ...props
}: Omit<HouseProps, 'player' | 'holder' | 'asked'> & {
  readonly seats: readonly number[];
  readonly holders: BoardProps['holders'];
  readonly asking: readonly number[];
}) {
  const { holders, asking, ...rest } = props;
  return (
    <div class="v-houses">
      {seats.map((seat) => {
        const player = rest.view.players[seat];
        return (
          player && (
            <House
              key={seat}
              {...rest}
              player={player}
              holder={holders[seat]?.name ?? ''}
              asked={asking.includes(seat)}
            />
          )
        );
      })}
    </div>
  );
}
