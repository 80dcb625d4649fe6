/** Ravenna's table: the field in the middle, an army on either side, the affair of the moment over it. */

import { at } from '@condotta/kernel';
import {
  BlazonDefs,
  type BoardProps,
  Drawers,
  Shield,
  useBelow,
  useBeside,
  useLooking,
  useShape,
  useTale,
} from '@condotta/pieces';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { Components } from '../components/types.ts';
import { initiativeName } from '../things.ts';
import { Affair } from './Affair.tsx';
import { Army, Staff } from './Army.tsx';
import { ALL_ARMS, SIDE_ARMS } from './arms.ts';
import { Course, Queue } from './Course.tsx';
import { FieldSheet } from './FieldSheet.tsx';
import { columnOf, rowOf } from './geometry.ts';
import { Details, inspectable } from './Inspector.tsx';
import { InitiativeCard } from './OrderCards.tsx';
import { PlacingPanel, placings } from './Placing.tsx';
import { type Beat, holdOf, paceOf, story } from './story.ts';
import type { Marked } from './Tiles.tsx';
import { actingUnit, commandersOfSeat, frameIn, type RavennaView, readView, unitIn } from './view-form.ts';
import { wordsIn } from './words.ts';

type Tab = 'orders' | 'place' | 'initiative' | 'french' | 'league';

const TALE = { story, pace: paceOf, hold: holdOf };
/** The Moral above the field, turn, phases and zoom to its right, who acts next to its left: nothing lies on it. */
const BESIDE = [54, 106, 6, 54] as const;
/** Where the style sheet folds turn and phases into a corner above the field ("No room beside the field"), and what is then left free. */
const FOLDED = 740;
const BELOW = [54, 4, 6, 46] as const;
/** On a low screen the field is as high as it is; from this width on both Morals find room beside it. */
const CORNERED = 425;
const CORNERS = [6, 50, 6, 50] as const;
const NO_CHOICES: BoardProps['choices'] = new Map();
const NOTHING_LIT: BoardProps['lit'] = new Set();

/** Which drawer holds what can be chosen now; null: it is on the map. */
function drawerFor(choices: BoardProps['choices']): Tab | null {
  const legal = [...choices].filter(([, list]) => list.some(({ refusal }) => refusal === null)).map(([thing]) => thing);
  const any = (kind: string): boolean => legal.some((thing) => thing.startsWith(kind));
  if (any('strategy:') || any('order:')) return 'orders';
  if (any('initiative:')) return 'initiative';
  return any('place:') ? 'place' : null;
}

/** The side that is looked from: whoever watches looks from the side that is asked. */
function homeOf(view: RavennaView, seat: number | null, asked: readonly number[]): 0 | 1 {
  const [first = 0] = commandersOfSeat(view, seat ?? asked[0] ?? 0);
  return first < 3 ? 0 : 1;
}

export function RavennaBoard(props: BoardProps) {
  const { language, seat, asked, holders, cursor, moment, motion } = props;
  const present = readView(props.view);
  const telling = useTale<RavennaView, Beat>(present, props, TALE);
  // While a story is told nothing is chosen, and what moves in it has not moved before.
  const view = telling?.still.under === 'before' ? telling.before : present;
  const choices = telling ? NO_CHOICES : props.choices;
  // What the next question is about would run ahead of the story.
  const lit = telling ? NOTHING_LIT : props.lit;
  const components = props.components as Components;
  const words = wordsIn(language);
  const [tab, setTab] = useState<Tab | null>(null);
  const [drawer, setDrawer] = useState(0);
  const { root, kept, keep, pointing } = useLooking<HTMLDivElement>(
    { choices, onPick: props.onPick, onPoint: props.onPoint },
    telling,
    inspectable,
  );
  const shape = useShape(root);
  const center = useRef<HTMLDivElement>(null);
  const folded = useBelow(center, FOLDED);
  const narrow = useBelow(center, CORNERED);
  const corners = useBeside() && !narrow;
  const marked = useMemo(() => ({ choices, lit, cursor, language }), [choices, lit, cursor, language]);
  const called = drawerFor(choices);
  useEffect(() => {
    keep(null);
    setTab(drawerFor(props.choices));
  }, [moment, asked.join(' '), seat]);

  const home = homeOf(view, seat, asked);
  const armies = ([0, 1] as const).map((side) => (
    <Army key={side} {...marked} side={side} view={view} components={components} holders={holders} asked={asked} />
  ));
  const staffs = ([0, 1] as const).map((side) => (
    <Staff key={side} {...marked} side={side} view={view} components={components} />
  ));
  const tray = <Tray {...marked} view={view} components={components} />;
  // Only who is asked has something to put down by hand.
  const affair = (
    <Affair
      view={view}
      components={components}
      language={language}
      telling={telling}
      chooses={choices.has('withdraw')}
    />
  );
  const wide = shape === 'wide';
  return (
    <div class="r-board" ref={root} data-shape={shape} data-motion={motion}>
      <BlazonDefs blazons={ALL_ARMS} />
      <div class="r-center" ref={center}>
        <FieldSheet
          {...props}
          choices={choices}
          lit={lit}
          shown={view}
          beat={telling?.still ?? null}
          components={components}
          close={!wide}
          inset={wide ? (folded ? BELOW : BESIDE) : corners ? CORNERS : [50, 4, drawer + 6, 4]}
        />
        {wide ? (
          <Course view={view} components={components} language={language} />
        ) : (
          <Standing view={view} language={language} corners={corners} />
        )}
        <div class="r-over" data-low={isHigh(view, telling?.still ?? null) || undefined}>
          {affair}
        </div>
        {wide && <Queue view={view} components={components} language={language} />}
        {wide && called !== 'orders' && called !== null && (
          <div class="r-tray" {...awayFrom(frameIn(view, 'arrange')?.area ?? null)}>
            {tray}
          </div>
        )}
      </div>
      {wide ? (
        [0, 1].map((side) => (
          <div key={side} class={side === 0 ? 'r-left' : 'r-right'}>
            {armies[side]}
            {staffs[side]}
          </div>
        ))
      ) : (
        <Drawers<Tab>
          tab={telling ? null : tab}
          onTab={setTab}
          onHeight={setDrawer}
          words={words}
          called={called}
          tabs={[
            ...(called === 'place' ? [{ id: 'place' as const, body: tray }] : []),
            ...(called === 'initiative' ? [{ id: 'initiative' as const, body: tray }] : []),
            { id: 'orders', body: at(staffs, home) },
            { id: 'french', body: [armies[0], home === 0 ? null : staffs[0]] },
            { id: 'league', body: [armies[1], home === 1 ? null : staffs[1]] },
          ]}
        />
      )}
      <Details
        components={components}
        view={view}
        language={language}
        kept={kept}
        cursor={cursor}
        hover={wide}
        pointing={pointing}
        onClose={() => keep(null)}
      />
    </div>
  );
}

/** Who takes part in what is told or asked. */
function partiesTo(view: RavennaView, beat: Beat | null): number[] {
  if (!beat) return [frameIn(view, 'effect')?.unit ?? actingUnit(view)];
  if (beat.at === 'shot') return [beat.unit, beat.victim];
  return beat.at === 'clash' || beat.at === 'fight' ? [beat.unit, beat.foe] : [beat.unit];
}

/** Does the affair reach into the northern half, so that its figures should stand in the south? */
function isHigh(view: RavennaView, beat: Beat | null): boolean {
  const areas = partiesTo(view, beat).map((unit) => (unit < 0 ? null : unitIn(view, unit).area));
  return areas.some((area) => area !== null && rowOf(area) < 3);
}

/** Where the tray lies so that the Area whose tiles are put down is seen beside it. */
const awayFrom = (area: number | null) =>
  area === null
    ? {}
    : { 'data-high': rowOf(area) > 3 || undefined, 'data-beside': columnOf(area) < 3 ? 'right' : 'left' };

/** What is chosen from now and has no place on the field: Initiatives, places of tiles. */
function Tray({
  view,
  components,
  ...marked
}: Marked & { readonly view: RavennaView; readonly components: Components }) {
  if (placings(marked.choices).length > 0) return <PlacingPanel {...marked} view={view} components={components} />;
  const cards = components.initiatives.flatMap((list, side) =>
    list.map((card, i) => ({ card, thing: initiativeName(side, i) })).filter(({ thing }) => marked.choices.has(thing)),
  );
  if (cards.length === 0) return null;
  return (
    <div class="r-initiatives">
      {cards.map(({ card, thing }) => (
        <InitiativeCard key={thing} card={card} thing={thing} marked={marked} language={marked.language} />
      ))}
    </div>
  );
}

interface StandingProps {
  readonly view: RavennaView;
  readonly language: BoardProps['language'];
  /** The field leaves room on both sides: a Moral in either corner, no bar above it. */
  readonly corners: boolean;
}

/** On a small screen: both Morals. The turn and the phase stand in the head of the table. */
function Standing({ view, language, corners }: StandingProps) {
  const words = wordsIn(language);
  return (
    <div class="r-standing" data-corners={corners || undefined}>
      <span>
        <Shield blazon={SIDE_ARMS[0]} label={words.french} />
        <b>{at(view.sides, 0).moral}</b>
      </span>
      <span class="r-standing-word">{words.moral}</span>
      <span>
        <b>{at(view.sides, 1).moral}</b>
        <Shield blazon={SIDE_ARMS[1]} label={words.league} />
      </span>
    </div>
  );
}
