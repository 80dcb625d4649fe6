/** Ventura's table: the map in the middle, the houses, the market, and the own side of the table around it. */

import {
  BlazonDefs,
  type BoardProps,
  type Choice,
  Drawers,
  Shield,
  Track,
  useLooking,
  useShape,
} from '@condotta/pieces';
import { useEffect, useMemo, useState } from 'preact/hooks';
import type { Components } from '../components/index.ts';
import { toldIn } from '../things.ts';
import { BattleSheet, StorySheet } from './BattleSheet.tsx';
import { isLaidOut } from './battle-picture.ts';
import { Details } from './Details.tsx';
import { Houses, houseName } from './Houses.tsx';
import { ALL_BLAZONS, blazonOf } from './houses.ts';
import { inspectable } from './Inspector.tsx';
import { MapSheet } from './MapSheet.tsx';
import { Market } from './Market.tsx';
import { OwnHand, OwnHouse, type OwnProps } from './Own.tsx';
import { Tray } from './Tray.tsx';
import { useStory } from './tale.ts';
import { frameIn, readView, type VenturaView } from './view-form.ts';
import { wordsIn } from './words.ts';

const POINTS = 30;

/** What becomes a drawer on a small screen. */
type Tab = 'house' | 'hand' | 'market' | 'houses' | 'battle';

/** Healing can be done at any time: it is never what a question is about. */
const asks = ({ refusal, verb }: Choice): boolean => refusal === null && verb !== 'heal';

/** Which drawer holds a thing; null: it is on the map. */
function drawerOf(view: VenturaView, seat: number | null, thing: string): Tab | null {
  const own = view.players[seat ?? -1];
  const id = Number(thing.slice(5));
  if (thing.startsWith('area:')) return 'house';
  if (thing.startsWith('seat:')) return 'houses';
  if (thing.startsWith('card:'))
    return own?.hand?.includes(id) ? 'hand' : view.display.includes(id) ? 'market' : 'house';
  return thing.startsWith('tile:') && own?.reserve?.includes(id) ? 'hand' : null;
}

/** Which drawer holds what can be chosen now; null: it is on the map. */
function drawerFor(view: VenturaView, { choices, seat }: BoardProps): Tab | null {
  const legal = [...choices].filter(([, list]) => list.some(asks)).map(([thing]) => thing);
  const hand = view.players[seat ?? -1]?.hand ?? [];
  const battle = frameIn(view, 'battle');
  if (battle && isLaidOut(battle) && !hand.some((card) => legal.includes(`card:${card}`))) return 'battle';
  if (legal.some((thing) => thing.startsWith('area:'))) return 'house';
  for (const thing of legal) {
    const drawer = drawerOf(view, seat, thing);
    if (drawer) return drawer;
  }
  return null;
}

const NO_CHOICES: BoardProps['choices'] = new Map();

export function VenturaBoard(props: BoardProps) {
  const { language, seat, asked, holders, cursor, moment, motion } = props;
  const lit = useMemo(() => new Set([...props.lit].map((thing) => toldIn(thing).troop)), [props.lit]);
  const present = readView(props.view);
  const telling = useStory(present, props);
  // While a story is told nothing of its end is shown, and nothing is chosen.
  const view = telling?.view ?? present;
  const choices = telling ? NO_CHOICES : props.choices;
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
  const home = seat ?? asked[0] ?? view.first;
  const player = view.players[home];
  const marked = { choices, lit, cursor, language };

  useEffect(() => {
    keep(null);
    setTab(drawerFor(present, props));
  }, [moment, asked.join(' '), seat]);
  // What is proposed must be seen, whatever drawer is open.
  const proposed = [...lit].find((thing) => choices.get(thing)?.some(asks)) ?? null;
  useEffect(() => {
    const fights = drawerFor(present, props) === 'battle';
    const drawer = proposed === null || fights ? null : drawerOf(present, seat, proposed);
    if (drawer) setTab(drawer);
  }, [proposed]);
  useEffect(() => {
    if (proposed !== null)
      root.current?.querySelector('.p-drawer [data-lit]')?.scrollIntoView({ inline: 'center', block: 'nearest' });
  }, [proposed, tab]);

  const own: OwnProps | null = player
    ? {
        ...marked,
        components,
        view,
        player,
        holder: holders[home]?.name ?? '',
        asked: asked.includes(home),
        mine: seat === home,
      }
    : null;
  const called = drawerFor(view, { ...props, choices });
  const battle = frameIn(view, 'battle');
  const fight = telling ? (
    <StorySheet {...marked} components={components} seat={seat} telling={telling} />
  ) : (
    battle &&
    isLaidOut(battle) && (
      <BattleSheet
        {...marked}
        components={components}
        view={view}
        battle={battle}
        seat={seat}
        hand={shape === 'wide' && own && called === 'hand' && <OwnHand {...own} />}
      />
    )
  );
  const others = view.players.map((_, i) => (home + i) % view.players.length).filter((other) => other !== home);
  const market = <Market {...marked} components={components} view={view} onInspect={keep} />;
  const houses = (
    <Houses
      {...marked}
      components={components}
      view={view}
      // The Battle Boards lie where the own Family Board is otherwise.
      seats={shape === 'wide' && !fight ? others : [home, ...others]}
      holders={holders}
      asking={asked}
    />
  );
  const details = (
    <Details
      components={components}
      view={view}
      language={language}
      kept={kept}
      cursor={cursor}
      hover={shape === 'wide'}
      pointing={pointing}
      onClose={() => keep(null)}
    />
  );

  return (
    <div class="v-board" ref={root} data-shape={shape} data-motion={motion}>
      <BlazonDefs blazons={ALL_BLAZONS} />
      <div class="v-center">
        {shape === 'wide' ? <ScoreTrack view={view} label={words.score} /> : <Scores view={view} asked={asked} />}
        <div class="v-land">
          <MapSheet
            {...props}
            lit={lit}
            choices={choices}
            shown={view}
            battlefield={telling?.still.tile ?? battle?.tile ?? 0}
            components={components}
            inset={shape === 'wide' ? [12, 12, 12, 12] : [54, 10, drawer + 12, 10]}
          />
        </div>
        <Tray {...marked} components={components} view={view} />
      </div>
      {shape === 'wide' ? (
        <>
          <div class="v-left">{houses}</div>
          <div class="v-right">{market}</div>
          {(fight || own) && (
            <div class="v-bottom">
              {fight ||
                (own && (
                  <>
                    <OwnHouse {...own} />
                    <OwnHand {...own} />
                  </>
                ))}
            </div>
          )}
        </>
      ) : (
        <Drawers<Tab>
          tab={telling ? 'battle' : tab}
          onTab={setTab}
          onHeight={setDrawer}
          words={words}
          tabs={[
            ...(fight ? [{ id: 'battle' as const, body: fight }] : []),
            ...(own
              ? [
                  { id: 'house' as const, body: <OwnHouse {...own} /> },
                  { id: 'hand' as const, body: <OwnHand {...own} /> },
                ]
              : []),
            { id: 'market', body: market },
            { id: 'houses', body: houses },
          ]}
          called={called}
        />
      )}
      {details}
    </div>
  );
}

function ScoreTrack({ view, label }: { readonly view: VenturaView; readonly label: string }) {
  const markers = view.players.flatMap((player) =>
    player.family ? [{ key: player.family, at: player.points, blazon: blazonOf(player), text: houseName(player) }] : [],
  );
  return (
    <div class="v-track">
      <Track last={POINTS} label={label} markers={markers} />
    </div>
  );
}

/** On a small screen: arms and points in a row. */
function Scores({ view, asked }: { readonly view: VenturaView; readonly asked: readonly number[] }) {
  return (
    <div class="v-scores">
      {view.players.map((player) => (
        <span key={player.seat} data-asked={asked.includes(player.seat) || undefined}>
          <Shield blazon={blazonOf(player)} label={houseName(player)} />
          <b>{player.points}</b>
        </span>
      ))}
    </div>
  );
}
