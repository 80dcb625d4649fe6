/** Monferrato's table: the map in the middle, the course of the war above it, Commands, chits and Morale beside it. */

import { at } from '@condotta/kernel';
import { BlazonDefs, type BoardProps, Drawers, type Extent, useLooking, useShape, useTale } from '@condotta/pieces';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { type Components, SECTIONS, type Section } from '../components/types.ts';
import { namesOf } from '../things.ts';
import { Affair } from './Affair.tsx';
import { aimIn, extentOf, LOCATOR, marginsOf, sectionsCalled, sheetPlace, spotsIn, useSize } from './aim.ts';
import { ARMY_ARMS } from './arms.ts';
import { HandPanel } from './Chits.tsx';
import { Course, Points, Timeline, turnWord } from './Course.tsx';
import { drawersFor, isOutOfSight, lookedInto, sectionSeen, type Tab } from './choices.ts';
import { Details, inspectable } from './Inspector.tsx';
import { Locator, type Part } from './Locator.tsx';
import { MapSheet } from './MapSheet.tsx';
import { CommandsPanel, MoralePanel, VictoryPanel } from './Panels.tsx';
import { hasPlan, SiegeSheet } from './SiegePlan.tsx';
import { type Beat, holdOf, paceOf, story } from './story.ts';
import { Tray } from './Tray.tsx';
import { type MonferratoView, readView, zoneInQuestion } from './view-form.ts';
import { wordsIn } from './words.ts';

const NO_CHOICES: BoardProps['choices'] = new Map();

/** How wide the panels beside the map are. */
const SIDE = 272;

/** How wide a drawer is that lies beside the map, on a phone held sideways. */
const BESIDE = 306;

/** The Fortress that the moment is about, by id: one of its sides can be chosen, or it is acted on. */
function siegeOf(choices: BoardProps['choices'], view: MonferratoView, components: Components): string | null {
  for (const thing of choices.keys())
    if (thing.startsWith('side:')) return thing.slice('side:'.length).split('-')[0] ?? null;
  for (const frame of [...view.flow].reverse()) {
    const zone = frame.proc === 'bombardment' || frame.proc === 'sortie' ? frame.target : -1;
    const id = zone >= 0 ? at(components.zones, zone).id : '';
    if (hasPlan(id)) return id;
  }
  return null;
}

/** The sections of these zones. */
const sectionsOf = (things: Iterable<string>, { zones }: Components): ReadonlySet<Section> =>
  new Set(
    [...things].flatMap((thing) => {
      const zone = zones.find(({ id }) => thing === `zone:${id}`);
      return zone ? [zone.section] : [];
    }),
  );

const PARTS: readonly Part[] = [...SECTIONS, null];

/** The part before or after it, round and round. */
const nextPart = (part: Part, by: 1 | -1): Part =>
  PARTS[(PARTS.indexOf(part) + by + PARTS.length) % PARTS.length] ?? null;

/** PageUp and PageDown go from section to section. `turn` counts from where it stands, so that no key of a fast hand is lost. */
function useSectionKeys(turn: (by: 1 | -1) => void): void {
  useEffect(() => {
    const pressed = (event: KeyboardEvent): void => {
      if (event.key !== 'PageDown' && event.key !== 'PageUp') return;
      if (event.target instanceof Element && event.target.closest('input, select, dialog, .log, .text-mode')) return;
      event.preventDefault();
      turn(event.key === 'PageDown' ? 1 : -1);
    };
    window.addEventListener('keydown', pressed);
    return () => window.removeEventListener('keydown', pressed);
  }, []);
}

export function MonferratoBoard(props: BoardProps) {
  const { language, seat, asked, lit, cursor, moment, motion } = props;
  const components = props.components as Components;
  const present = readView(props.view);
  const tale = useMemo(
    () => ({
      story: (happened: BoardProps['happened'], before: MonferratoView) =>
        story(happened, before, namesOf(components).numbers),
      pace: paceOf,
      hold: holdOf,
    }),
    [components],
  );
  const telling = useTale<MonferratoView, Beat>(present, props, tale);
  // While a story is told nothing is chosen, and what moves in it has not moved before.
  const view = telling?.still.under === 'before' ? telling.before : present;
  const choices = telling ? NO_CHOICES : props.choices;
  const words = wordsIn(language);
  const [tab, setTab] = useState<Tab | null>(null);
  const [drawer, setDrawer] = useState(0);
  const [part, setPart] = useState<Part>('monferrato');
  const [looks, setLooks] = useState(0);
  const [plan, setPlan] = useState<string | null>(null);
  const seeing = useRef<(seen: Extent) => void>(() => undefined);
  const seen = useRef<Extent | null>(null);
  // The map also goes where something happens, and where a hand moves it: the small map names the section that is really looked at.
  const [looked, setLooked] = useState<Part>(part);
  const see = (now: Extent): void => {
    seen.current = now;
    setLooked((before) => sectionSeen(now, before));
    seeing.current(now);
  };
  const { root, kept, keep, pointing } = useLooking<HTMLDivElement>(
    { choices, onPick: props.onPick, onPoint: props.onPoint },
    telling,
    inspectable,
  );
  const shape = useShape(root);
  const wide = shape === 'wide';
  const marked = useMemo(() => ({ choices, lit, cursor, language }), [choices, lit, cursor, language]);
  const sections = useMemo(() => sectionsCalled(choices, view, components), [choices, view]);
  const siege = siegeOf(choices, view, components);
  const go = (to: Part | ((from: Part) => Part)): void => {
    setPart(to);
    setLooks((times) => times + 1);
  };
  useSectionKeys((by) => go((from) => nextPart(from, by)));
  const drawers = drawersFor({ choices: props.choices, view: present, components, seat });
  const called = telling ? null : drawers.called;
  useEffect(() => {
    keep(null);
    setTab(drawers.called);
    setPlan(siege);
    if (telling) return;
    // Where everything lies that can be chosen: there one looks; if that lies beside the map, at what the question is about.
    const [only] = sections.size > 0 ? sections : sectionsOf(lit, components);
    if (sections.size <= 1 && only && only !== looked && looked !== null) go(only);
    else if (!wide && seen.current && looked !== null) {
      const spots = spotsIn(looked, props.choices, present, components);
      if (spots.length > 0 && isOutOfSight(spots, seen.current)) go(looked);
    }
  }, [moment, asked.join(' '), seat, zoneInQuestion(present), telling === null]);

  const { width, height } = useSize(root);
  const sideways = !wide && width > height && innerWidth > innerHeight;
  const extent = useMemo(() => {
    const small = wide || width === 0 ? null : { width, height: height - 100 };
    return extentOf(part, small, aimIn(part, props.choices, present, components));
  }, [part, looks, wide, width > 0]);
  const margins = wide ? marginsOf(extent, width - SIDE, height) : null;
  // What the map leaves free on the left is where the sheet hides nothing; what is told needs more room, and the plan of a siege lies there.
  const beside = margins !== null && margins[3] >= LOCATOR && !plan && !telling;
  const panel = { ...marked, view, components };
  const opened = lookedInto(kept, present, components);
  const hand = <HandPanel {...panel} seat={seat} />;
  const war = [
    <CommandsPanel key="commands" {...panel} />,
    <MoralePanel key="morale" {...panel} />,
    <VictoryPanel key="victory" {...panel} />,
  ];
  const tray = <Tray {...panel} seat={seat} />;
  const shownPlan = plan ?? 'casale';
  const affair = <Affair view={view} components={components} language={language} telling={telling} />;
  return (
    <div class="mo-board" ref={root} data-shape={shape} data-sideways={sideways || undefined} data-motion={motion}>
      <BlazonDefs blazons={ARMY_ARMS} />
      <div class="mo-center">
        <MapSheet
          {...props}
          choices={choices}
          shown={view}
          beat={telling?.still ?? null}
          components={components}
          part={extent}
          opened={opened}
          inset={margins ?? (sideways ? [44, drawer > 0 ? BESIDE : 2, 4, 2] : [44, 2, drawer + 4, 2])}
          onSeen={see}
        />
        {wide ? (
          <Course view={view} components={components} language={language} />
        ) : (
          <header class="mo-standing">
            <b>{turnWord(components, view.turn, language)}</b>
            <Points view={view} components={components} language={language} />
          </header>
        )}
        <Locator
          components={components}
          language={language}
          part={looked}
          called={sections}
          seeing={seeing}
          onPart={go}
        />
        <div class="mo-over" data-at={wide ? (beside ? 'beside' : sheetPlace(view, components)) : undefined}>
          {affair}
        </div>
        {wide && called === 'pieces' && <div class="mo-tray-place">{tray}</div>}
        {wide && plan && (
          <div class="mo-plan">
            <button type="button" class="mo-close" onClick={() => setPlan(null)} aria-label={words.close}>
              <svg viewBox="0 0 20 20" aria-hidden="true">
                <path d="M4 4l12 12M16 4 4 16" />
              </svg>
            </button>
            <SiegeSheet {...panel} fortress={plan} />
          </div>
        )}
        {wide && !plan && (
          <div class="mo-plans">
            {['casale', 'mantova'].map((id) => (
              <button key={id} type="button" onClick={() => setPlan(id)}>
                {components.zones.find((zone) => zone.id === id)?.name[language]}
              </button>
            ))}
          </div>
        )}
      </div>
      {wide ? (
        <div class="mo-side">
          {war[0]}
          {hand}
          {war[1]}
          {war[2]}
        </div>
      ) : (
        <Drawers<Tab>
          tab={telling ? null : tab}
          onTab={setTab}
          onHeight={setDrawer}
          words={words}
          called={called}
          tabs={[
            ...(called === 'pieces' ? [{ id: 'pieces' as const, body: tray }] : []),
            { id: 'chits', body: hand, holds: !telling && drawers.chits },
            {
              id: 'war',
              body: [<Timeline key="time" view={view} components={components} language={language} />, ...war],
            },
            {
              id: 'siege',
              body: (
                <div class="mo-plan-drawer">
                  <div class="mo-plans">
                    {['casale', 'mantova'].map((id) => (
                      <button key={id} type="button" aria-pressed={id === shownPlan} onClick={() => setPlan(id)}>
                        {components.zones.find((zone) => zone.id === id)?.name[language]}
                      </button>
                    ))}
                  </div>
                  <SiegeSheet {...panel} fortress={shownPlan} />
                </div>
              ),
            },
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
