/** The factions in turn order: what each has, and what everybody may know of its cards. */

import type { Language } from '@condotta/kernel';
import { type BoardProps, marksOf, Shield, Sign, type SignName } from '@condotta/pieces';
import type { Components } from '../components/index.ts';
import { seatName } from '../things.ts';
import { blazonOf } from './arms.ts';
import type { Marked } from './Lands.tsx';
import { factionName } from './land-words.ts';
import { InlinePoints } from './marks.tsx';
import { bidOf, type PlayerView, totalOf, type VenterraView } from './view-form.ts';
import { actionWords, type Words, wordsIn } from './words.ts';

interface FactionsProps extends Marked {
  readonly view: VenterraView;
  readonly components: Components;
  readonly holders: BoardProps['holders'];
  readonly asked: readonly number[];
}

export function Factions({ view, components, holders, asked, ...marked }: FactionsProps) {
  const order = view.order.length > 0 ? view.order : view.players.map(({ seat }) => seat);
  return (
    <div class="e-factions">
      {order.map((seat, place) => {
        const player = view.players[seat];
        return player ? (
          <Faction
            key={seat}
            {...marked}
            player={player}
            place={view.order.length > 0 ? place + 1 : null}
            components={components}
            holder={holders[seat]?.name ?? ''}
            isAsked={asked.includes(seat)}
            bid={bidWords(view, seat, marked.language)}
          />
        ) : null;
      })}
    </div>
  );
}

interface FactionProps extends Marked {
  readonly player: PlayerView;
  readonly place: number | null;
  readonly components: Components;
  readonly holder: string;
  readonly isAsked: boolean;
  /** Empty: there is no auction. */
  readonly bid: string;
}

/** "Bid 3, place 1"; empty: there is no auction. */
export function bidWords(view: VenterraView, seat: number, language: Language): string {
  const words = wordsIn(language);
  const found = bidOf(view, seat);
  if (!found) return '';
  const { bid, place } = found;
  return `${words.bid} ${bid}${place === null ? '' : `, ${words.place} ${place}`}`;
}

function figuresOf(
  player: PlayerView,
  words: Words,
): readonly (readonly [sign: SignName, text: string, label: string])[] {
  return [
    [
      'coin',
      `${player.wealth} +${player.income}`,
      `${words.wealth} ${player.wealth}, ${words.income} ${player.income}`,
    ],
    ['blade', String(player.combatCount), `${words.combatCards} ${player.combatCount}`],
    ['star', String(player.favorCount), `${words.favorCards} ${player.favorCount}`],
    ['flag', String(player.battleTokens), `${words.battleTokens} ${player.battleTokens}`],
    ['quill', String(player.completed.length), `${words.completed} ${player.completed.length}`],
  ];
}

function Faction({ player, place, components, holder, isAsked, bid, ...marked }: FactionProps) {
  const words = wordsIn(marked.language);
  const name = player.faction ? factionName(components, player, marked.language) : holder;
  return (
    <div
      class="e-faction"
      data-asked={isAsked || undefined}
      style={{ '--e-hue': blazonOf(player).field }}
      {...marksOf(marked, seatName(player.seat), `${name}, ${words.points} ${totalOf(player)}${bid && `, ${bid}`}`)}
    >
      <div class="e-faction-head">
        {place !== null && <span class="e-place">{place}</span>}
        <Shield blazon={blazonOf(player)} />
        <b class="e-faction-name">{name}</b>
        {player.faction && <InlinePoints value={totalOf(player)} />}
      </div>
      {player.faction && (
        <div class="e-faction-figures">
          {figuresOf(player, words).map(([sign, text, label]) => (
            <span key={sign} title={label}>
              <Sign name={sign} />
              {text}
            </span>
          ))}
          {player.forge && (
            <span class="e-forged" title={words.forge}>
              <Sign name="wheel" />
            </span>
          )}
        </div>
      )}
      <div class="e-declared">
        <small>{holder === name ? '' : holder}</small>
        {/* All actions are done when it comes to the bids. */}
        {bid && <span class="e-bid">{bid}</span>}
        {!bid &&
          player.declared.map((card) => (
            <span key={card} data-done={player.resolved.includes(card) || undefined}>
              {actionWords(card, marked.language).name}
            </span>
          ))}
      </div>
    </div>
  );
}
