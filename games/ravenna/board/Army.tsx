/** One side of the table: its Moral, its three Commanders with their lines, its Strategy cards. */

import { at, range } from '@condotta/kernel';
import { type Holder, marksOf, Shield } from '@condotta/pieces';
import type { Components } from '../components/types.ts';
import { ORDERS } from '../components/types.ts';
import { SIDE_NAMES } from '../messages/names.ts';
import { commanderName, initiativeName, orderName, strategyName, unitName } from '../things.ts';
import { LINE_ARMS, SIDE_ARMS } from './arms.ts';
import { OrderCard, StrategyCard } from './OrderCards.tsx';
import { iconOf } from './Tile.tsx';
import type { Marked } from './Tiles.tsx';
import { UnitChip } from './UnitChip.tsx';
import { actingCommander, actingUnit, type CommanderView, frameIn, hasCard, type RavennaView } from './view-form.ts';
import { wordsIn } from './words.ts';

export interface ArmyProps extends Marked {
  readonly side: 0 | 1;
  readonly view: RavennaView;
  readonly components: Components;
  readonly holders: readonly Holder[];
  readonly asked: readonly number[];
}

export function Army(props: ArmyProps) {
  const { side, view, language } = props;
  const words = wordsIn(language);
  const { moral } = at(view.sides, side);
  const living = view.units.filter(({ unit, area }) => (unit < 12 ? 0 : 1) === side && area !== null).length;
  return (
    <section class="r-army" data-side={side} aria-label={at(SIDE_NAMES, side)[language]}>
      <header>
        <Shield blazon={at(SIDE_ARMS, side)} />
        <h3>{at(SIDE_NAMES, side)[language]}</h3>
        <span class="r-moral" role="img" aria-label={`${words.moral} ${moral}, ${words.units} ${living}`}>
          <b>{moral}</b>
          <small>{words.moral}</small>
        </span>
      </header>
      {range(3).map((i) => (
        <CommanderCard key={i} {...props} commander={at(view.commanders, side * 3 + i)} />
      ))}
    </section>
  );
}

/** What lies on his card: draft, issued Order, new Order, Initiative. */
function Slots({ commander, view, components, language }: ArmyProps & { readonly commander: CommanderView }) {
  const words = wordsIn(language);
  const { answer, issued, order, initiative, bearer } = commander;
  const side = commander.commander < 3 ? 0 : 1;
  const draft = frameIn(view, 'orders')?.issues[side]?.[commander.commander - side * 3];
  if (draft !== undefined && frameIn(view, 'orders')?.at === 'choose')
    return <OrderCard order={draft} language={language} state="draft" label={words.issued} />;
  if (!hasCard(view, commander)) return null;
  return (
    <>
      <OrderCard
        order={issued}
        language={language}
        state={answer === 'none' || answer === 'accepted' ? undefined : 'rejected'}
        label={words.issued}
      />
      {answer === 'rejected' && <OrderCard order={order} language={language} label={words.newOrder} />}
      {answer === 'initiative' && (
        <span
          class="r-order r-order-initiative"
          role="img"
          aria-label={words.instead}
          data-back={initiative === null || undefined}
        >
          {initiative !== null && (
            <span class="r-order-word">{at(components.initiatives[side], initiative).name[language]}</span>
          )}
          {bearer !== null && <i>{at(components.units, bearer).name[language]}</i>}
        </span>
      )}
    </>
  );
}

function CommanderCard(props: ArmyProps & { readonly commander: CommanderView }) {
  const { commander: state, view, components, holders, language, choices, lit, cursor } = props;
  const words = wordsIn(language);
  const { commander, seat, answer, shown } = state;
  const data = at(components.commanders, commander);
  const line = range(components.units.length).filter((unit) => at(components.units, unit).commander === commander);
  const acting =
    actingCommander(view) === commander || line.includes(actingUnit(view)) || nextToGetOrders(view, commander);
  const chief = commander % 3 === 0;
  const marks = marksOf({ choices, lit, cursor }, commanderName(commander), data.name[language]);
  return (
    <div
      class="r-commander"
      data-acting={acting || undefined}
      data-lit={marks['data-lit']}
      data-thing={marks['data-thing']}
    >
      <div class="r-commander-head">
        <span class="r-arms">
          <Shield blazon={at(LINE_ARMS, commander)} />
          <span class="r-priority" title={words.priority} role="img" aria-label={`${words.priority} ${data.priority}`}>
            {data.priority}
          </span>
        </span>
        <p>
          <b>{data.name[language]}</b>
          <small>
            {chief && `${words.chief} · `}
            {holders[seat]?.name ?? ''}
            {answer === 'accepted' && ` · ${words.accepted}`}
            {(answer === 'rejected' || answer === 'undecided') && ` · ${words.rejected}`}
          </small>
        </p>
        <span class="r-slots" data-shown={shown || undefined}>
          <Slots {...props} />
        </span>
      </div>
      <div class="r-line">
        {line.map((unit) => (
          <UnitChip
            key={unit}
            choices={choices}
            lit={lit}
            cursor={cursor}
            language={language}
            data={at(components.units, unit)}
            unit={at(view.units, unit)}
            blazon={at(LINE_ARMS, commander)}
            icon={iconOf(at(components.units, unit))}
            thing={unitName(unit)}
            acting={actingUnit(view) === unit}
          />
        ))}
      </div>
    </div>
  );
}

/** In phase 1 the Chief issues one Order after the other: who gets the next one? */
function nextToGetOrders(view: RavennaView, commander: number): boolean {
  const orders = frameIn(view, 'orders');
  const side = commander < 3 ? 0 : 1;
  const given = orders?.issues[side];
  return orders?.at === 'choose' && orders.strategies[side] !== null && given?.length === commander - side * 3;
}

/** The Chief's cards: Strategies held, played and used, Orders, Initiatives that are out. */
export function Staff({ side, view, components, ...marked }: Omit<ArmyProps, 'holders' | 'asked'>) {
  const { language } = marked;
  const words = wordsIn(language);
  const state = at(view.sides, side);
  const strategies = components.strategies[side];
  const chosen = frameIn(view, 'orders')?.strategies[side] ?? null;
  const held = (state.hand ?? []).filter((card) => card !== chosen);
  const hidden = state.hand === null ? state.handCount : 0;
  const stock = state.orders;
  const taken = frameIn(view, 'orders')?.issues[side] ?? [];
  const left = (order: number): number =>
    (stock ?? []).filter((one) => one === order).length - taken.filter((one) => one === order).length;
  return (
    <section class="r-staff" data-side={side} aria-label={`${words.strategy}, ${at(SIDE_NAMES, side)[language]}`}>
      <div class="r-strategies">
        {held.map((card) => (
          <StrategyCard
            key={card}
            strategy={at(strategies, card)}
            language={language}
            label={words.strategy}
            note={words.held}
            marked={marked}
            thing={strategyName(side, card)}
          />
        ))}
        {range(hidden).map((i) => (
          <StrategyCard key={`h${i}`} strategy={null} language={language} label={words.strategy} note={words.held} />
        ))}
        {(chosen !== null || state.hasPlayed) && (
          <StrategyCard
            strategy={played(strategies, chosen ?? state.played)}
            language={language}
            label={words.strategy}
            note={words.played}
          />
        )}
      </div>
      {stock && (
        <div class="r-stock">
          {range(ORDERS.length).map((order) => (
            <OrderCard
              key={order}
              order={order}
              language={language}
              label={words.unissued}
              marked={marked}
              thing={orderName(order)}
              count={left(order)}
              state={left(order) > 0 ? undefined : 'rejected'}
            />
          ))}
        </div>
      )}
      {state.used.length > 0 && (
        <p class="r-used">
          <small>{words.used}</small>
          {state.used.map((card) => (
            <StrategyCard key={card} strategy={at(strategies, card)} language={language} label={words.used} />
          ))}
        </p>
      )}
      {state.spent.length > 0 && (
        <p class="r-used">
          <small>{words.spent}</small>
          {state.spent.map((card) => (
            <span key={card} class="r-spent" data-thing={initiativeName(side, card)}>
              {at(components.initiatives[side], card).name[language]}
            </span>
          ))}
        </p>
      )}
    </section>
  );
}

const played = (strategies: Components['strategies'][number], card: number | null) =>
  card === null ? null : at(strategies, card);
