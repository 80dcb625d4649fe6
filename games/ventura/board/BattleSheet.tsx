/** The two Battle Boards, face to face: as they stand, or as far as the story of a battle has come. */

import { type BoardProps, marksOf, Sign } from '@condotta/pieces';
import type { ComponentChildren } from 'preact';
import { type Components, cardOf, tileOf } from '../components/index.ts';
import { Force, ToldForce } from './BattleForce.tsx';
import { BattleLine } from './BattleLine.tsx';
import { linesOf } from './battle-picture.ts';
import { CardFace } from './card-face.tsx';
import type { Assault } from './story-still.ts';
import type { Telling } from './tale.ts';
import { type BattleView, kindOf, type Side, type VenturaView } from './view-form.ts';
import { wordsIn } from './words.ts';

type Marked = Pick<BoardProps, 'choices' | 'lit' | 'cursor' | 'language'>;

interface SheetProps extends Marked {
  readonly components: Components;
  readonly view: VenturaView;
  /** Whose side is the nearer one. */
  readonly seat: number | null;
}

/** Farther side first. */
const orderOf = (seat: number | null, defender: number): readonly [far: Side, near: Side] =>
  seat === defender ? [0, 1] : [1, 0];

export function BattleSheet({
  components,
  view,
  seat,
  battle,
  hand,
  ...marked
}: SheetProps & {
  readonly battle: BattleView;
  /** The own hand, if a card of it can be played now. */
  readonly hand: ComponentChildren;
}) {
  const words = wordsIn(marked.language);
  const [far, near] = orderOf(seat, battle.foe);
  const lines = linesOf(view, battle);
  const open = battle.at !== 'orders';
  const retreats = [...marked.choices].flatMap(([thing, choices]) =>
    choices.filter((choice) => choice.verb === 'retreat' && !choice.refusal).map((choice) => ({ thing, choice })),
  );
  const waiting = lines.flatMap((line) => line.waiting);
  const line = (side: Side) => (
    <BattleLine
      {...marked}
      components={components}
      view={view}
      line={lines[side]}
      side={side}
      open={open}
      hit={0}
      live
    />
  );
  return (
    <section
      class="v-battle"
      data-matter
      aria-label={`${words.battle}: ${tileOf(components, battle.tile).name[marked.language]}`}
    >
      <div class="v-battle-title">
        <Heading components={components} tile={battle.tile} language={marked.language}>
          {open ? assaultWords({ number: battle.assaults + 1, kind: kindOf(battle) }, marked.language) : words.secret}
        </Heading>
        {retreats.map(({ thing, choice }) => (
          <span key={thing} class="v-retreat" {...marksOf(marked, thing, choice.label)}>
            <Sign name="flag" /> {choice.label}
          </span>
        ))}
      </div>
      <div class="v-field">
        {line(far)}
        <Force battle={battle} side={far} language={marked.language} />
        <Force battle={battle} side={near} language={marked.language} />
        {line(near)}
      </div>
      {waiting.length > 0 && (
        <div class="v-waiting">
          {waiting.map((id) => (
            <CardFace
              key={id}
              card={cardOf(components, id)}
              language={marked.language}
              wounds={view.troops.flatMap((t) => t.companies).find(({ card }) => card === id)?.wounds ?? 0}
              marks={marksOf(marked, `card:${id}`, cardOf(components, id).name[marked.language])}
            />
          ))}
        </div>
      )}
      {hand}
    </section>
  );
}

/** A still of a story. A click anywhere goes on. */
export function StorySheet({
  components,
  seat,
  telling,
  ...marked
}: Omit<SheetProps, 'view'> & { readonly telling: Telling }) {
  const words = wordsIn(marked.language);
  const { still, view, next, skip } = telling;
  const { beat, lines, assault, tile, texts } = still;
  const [far, near] = orderOf(seat, lines[1].seat);
  const line = (side: Side) => (
    <BattleLine
      {...marked}
      components={components}
      view={view}
      line={lines[side]}
      side={side}
      open={beat.at !== 'meet'}
      hit={beat.at === 'wounds' ? beat.card : 0}
      live={false}
    />
  );
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the button in it does the same by keyboard
    <section
      class="v-battle"
      data-beat={beat.at}
      aria-label={`${words.battle}: ${tileOf(components, tile).name[marked.language]}`}
      onClick={(event) => {
        // No card is picked by it, and whatever else a pick would do is not meant.
        event.stopPropagation();
        next();
      }}
    >
      <div class="v-battle-title">
        <Heading components={components} tile={tile} language={marked.language}>
          {assault && beat.at !== 'end' && assaultWords(assault, marked.language)}
        </Heading>
        <p class="v-battle-told">{beat.at === 'orders' ? words.ordersOpen : texts.join(' ')}</p>
        <span class="v-battle-ways">
          <button type="button">{words.next}</button>
          <button
            type="button"
            onClick={(event) => {
              event.stopPropagation();
              skip();
            }}
          >
            {words.skip}
          </button>
        </span>
      </div>
      <div class="v-field">
        {line(far)}
        <ToldForce still={still} side={far} language={marked.language} />
        <ToldForce still={still} side={near} language={marked.language} />
        {line(near)}
      </div>
    </section>
  );
}

const assaultWords = ({ number, kind }: Pick<Assault, 'number' | 'kind'>, language: BoardProps['language']): string =>
  `${wordsIn(language).assault} ${number}: ${wordsIn(language)[kind]}`;

function Heading({
  components,
  tile,
  language,
  children,
}: {
  readonly components: Components;
  readonly tile: number;
  readonly language: BoardProps['language'];
  readonly children: ComponentChildren;
}) {
  return (
    <>
      <h3>
        {wordsIn(language).battle} · {tileOf(components, tile).name[language]}
      </h3>
      <small>{children}</small>
    </>
  );
}
