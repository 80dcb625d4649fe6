/** Venterra's table: the continent in the middle, the factions on one side, quests and cards on the other. */

import { BlazonDefs, type BoardProps, Drawers, Shield, useLooking, useShape, useTale } from '@condotta/pieces';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Components } from '../components/index.ts';
import { ALL_BLAZONS, blazonOf } from './arms.ts';
import { BattleSheet } from './Battle.tsx';
import { calledAmong, holding, isOnMap, type Tab, trayThings } from './called.ts';
import { Factions } from './Factions.tsx';
import { inHand } from './Ghosts.tsx';
import { centreAt, RIM } from './geometry.ts';
import { Details, inspectable } from './Inspector.tsx';
import { factionName } from './land-words.ts';
import { MapSheet } from './MapSheet.tsx';
import { OwnCards, Quests } from './Own.tsx';
import { Ribbon } from './Ribbon.tsx';
import { RoundTrack, ScoreSheet } from './Score.tsx';
import { StoryCard } from './StoryCard.tsx';
import { holdOf, paceOf, type Still, story } from './story.ts';
import { Tray } from './Tray.tsx';
import { turnOf, useRoom } from './turn.ts';
import { frameIn, homeOf, readView, totalOf, type VenterraView } from './view-form.ts';
import { wordsIn } from './words.ts';

const TALE = { story, pace: paceOf, hold: holdOf };
const NO_CHOICES: BoardProps['choices'] = new Map();
const NOTHING: readonly string[] = [];

export function VenterraBoard(props: BoardProps) {
  const { language, seat, asked, holders, lit, cursor, moment, motion } = props;
  const present = readView(props.view);
  const telling = useTale<VenterraView, Still>(present, props, TALE);
  // While a story is told nothing is chosen, and what moves in it has not moved before.
  const view = telling?.still.under === 'before' ? telling.before : present;
  const choices = telling ? NO_CHOICES : props.choices;
  const components = props.components as Components;
  const words = wordsIn(language);
  const [tab, setTab] = useState<Tab | null>(null);
  const [drawer, setDrawer] = useState(0);
  const [ghost, setGhost] = useState<string | null>(null);
  const laying = useRef(false);
  laying.current = inHand(view) !== null && !telling;
  const { root, kept, keep, pointing } = useLooking<HTMLDivElement>(
    {
      choices,
      onPoint: props.onPoint,
      // A finger sees first where the board would lie, and lays it with the next touch.
      onPick(thing) {
        if (!laying.current || ghost === thing || !thing.startsWith('place:')) props.onPick(thing);
        else setGhost(thing);
      },
    },
    telling,
    inspectable,
  );
  const shape = useShape(root);
  const center = useRef<HTMLDivElement>(null);
  useRoom(center);
  const turn = turnOf(view);
  const marked = { choices, lit, cursor, language };
  const tabs = holding(view, choices, moment);
  const called = calledAmong(tabs);
  useEffect(() => {
    keep(null);
    setGhost(null);
    setTab(calledAmong(holding(present, props.choices, moment)));
  }, [moment, asked.join(' '), seat]);
  const right = useRef<HTMLDivElement>(null);
  // What is asked about lies at the top of the rail, and whoever has read on below it must see that.
  useLayoutEffect(() => {
    if (right.current && called !== null && called !== 'factions') right.current.scrollTop = 0;
  }, [moment, asked.join(' '), seat, called]);

  const home = homeOf(view, seat, asked);
  const player = view.players[home];
  const fight = frameIn(view, 'fight');
  const wide = shape === 'wide';
  const tray = <Tray marked={marked} view={view} components={components} player={player} moment={moment} />;
  const battle = fight && (
    <BattleSheet view={view} fight={fight} components={components} seat={seat} language={language} />
  );
  const factions = (
    <Factions {...marked} view={view} components={components} holders={holders} asked={telling ? [] : asked} />
  );
  const quests = <Quests marked={marked} view={view} components={components} player={player} />;
  const own = player && (
    <OwnCards
      marked={marked}
      components={components}
      player={player}
      // What is chosen from lies in the tray, and not a second time below it.
      without={wide ? trayThings(choices, moment) : NOTHING}
    />
  );
  const isEmpty = view.territories.length === 0;
  // Whoever must choose on the map or builds it sees all of it; else what lies in a drawer is read beside figures that stay as large.
  const isAside = !wide && drawer > 0 && view.round > 0 && (tab !== called || !isOnMap(choices));
  const score = <ScoreSheet view={view} language={language} />;
  return (
    <div class="e-board" ref={root} data-shape={shape} data-motion={motion} data-empty={isEmpty || undefined}>
      <BlazonDefs blazons={ALL_BLAZONS} />
      <div class="e-center" ref={center}>
        <MapSheet
          {...props}
          choices={choices}
          shown={view}
          components={components}
          turn={turn}
          ghost={ghost}
          near={!wide && tab !== null && fight ? fight.hex : -1}
          above={isAside && center.current ? { ...sizeOf(center.current), seat: home } : null}
          told={telling?.still.things ?? NOTHING}
          inset={wide ? [10, 6, 10, 6] : [40, 4, drawer + RIM, 4]}
        />
        {isEmpty && wide && (
          <div class="e-opening">
            <Ribbon />
            {tray}
          </div>
        )}
        {!wide && <Standing view={view} language={language} components={components} />}
        {telling ? (
          <StoryCard still={telling.still} components={components} view={view} language={language} />
        ) : (
          wide &&
          battle && (
            <div class="e-over" data-high={isLow(view) || undefined}>
              {battle}
            </div>
          )
        )}
      </div>
      {wide ? (
        <>
          <div class="e-left">
            <RoundTrack view={view} language={language} />
            {factions}
            {score}
          </div>
          <div class="e-right" ref={right}>
            {!isEmpty && tray}
            {quests}
            {own}
          </div>
        </>
      ) : (
        <Drawers<Tab>
          tab={telling ? null : tab}
          onTab={setTab}
          onHeight={setDrawer}
          words={words}
          called={called}
          tabs={[
            ...(called === 'choose' ? [{ id: 'choose' as const, body: tray }] : []),
            ...(battle ? [{ id: 'battle' as const, body: [battle, called === 'battle' ? tray : null] }] : []),
            { id: 'quests', body: quests, holds: tabs.has('quests') },
            { id: 'own', body: own, holds: tabs.has('own') },
            { id: 'factions', body: [factions, score], holds: tabs.has('factions') },
          ]}
        />
      )}
      <Details
        view={view}
        components={components}
        language={language}
        kept={kept}
        cursor={cursor}
        hover={wide}
        pointing={pointing}
        onPointed={(thing) => {
          if (laying.current) setGhost(thing?.startsWith('place:') ? thing : null);
        }}
        onClose={() => keep(null)}
      />
    </div>
  );
}

const sizeOf = ({ clientWidth, clientHeight }: HTMLElement) => ({ width: clientWidth, height: clientHeight });

/** Is the fight of the moment in the lower half of the map, so that its sheet should lie in the upper one? */
function isLow(view: VenterraView): boolean {
  const turn = turnOf(view);
  const heights = view.territories.map(({ q, r }) => centreAt([q, r], turn).y);
  const here = heights[frameIn(view, 'fight')?.hex ?? 0] ?? 0;
  return here > (Math.min(...heights) + Math.max(...heights)) / 2;
}

/** On a small screen: arms and points in a row. The round stands in the head of the table. */
function Standing({
  view,
  language,
  components,
}: {
  readonly view: VenterraView;
  readonly language: BoardProps['language'];
  readonly components: Components;
}) {
  return (
    <div class="e-standing">
      {view.order.map((seat) => {
        const player = view.players[seat];
        return player?.faction ? (
          <span key={seat}>
            <Shield blazon={blazonOf(player)} label={factionName(components, player, language)} />
            <b>{totalOf(player)}</b>
          </span>
        ) : null;
      })}
    </div>
  );
}
