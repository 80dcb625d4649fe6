/** A table: the board, the strip, the chronicle, and whoever looks. */

import { effect } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import { link } from '../link.ts';
import { PassScreen } from '../lobby/pass-screen.tsx';
import { address } from '../route.ts';
import { settings } from '../settings.ts';
import { Announcer } from './Announcer.tsx';
import { Cards } from './Cards.tsx';
import { type Guide, type Pause, TableContext, type TableModel, useTable, words } from './context.ts';
import { Find } from './Find.tsx';
import { Head } from './Head.tsx';
import { Help } from './Help.tsx';
import { Heralds } from './Heralds.tsx';
import { HintCard } from './HintCard.tsx';
import { listenToKeys } from './keys.ts';
import { LogPanel } from './LogPanel.tsx';
import { openTable } from './model.ts';
import { NewsCard } from './NewsCard.tsx';
import { Notes } from './Notes.tsx';
import { Notice } from './Notice.tsx';
import { OfferCard } from './OfferCard.tsx';
import { Over } from './Over.tsx';
import { ReplayBar } from './ReplayBar.tsx';
import { Review } from './Review.tsx';
import { RuleNote } from './RuleNote.tsx';
import { SightKey } from './SightKey.tsx';
import { Strip } from './Strip.tsx';
import { TextMode } from './TextMode.tsx';
import { Windows } from './Windows.tsx';
import { useYourTurn } from './your-turn.ts';
import './table.css';
import './strip.css';
import './log.css';
import './panels.css';
import './pages.css';

interface TableProps {
  readonly table: string;
  /** A moment of the past to begin with; null: the present. */
  readonly moment?: number | null;
  /** What a coach waits for; undefined: there is no coach. */
  readonly guide?: Guide | null;
  /** What a learner must do before he decides anything; null: nothing. */
  readonly pause?: Pause | null;
}

export function TablePage({ table, moment = null, guide, pause = null }: TableProps) {
  const { model, close } = useMemo(() => openTable(link, table, guide !== undefined), [table]);
  useEffect(() => {
    const silence = listenToKeys(model);
    return () => {
      silence();
      close();
    };
  }, [model, close]);
  useEffect(() => (moment === null ? undefined : lookBack(model, moment)), [model, moment]);
  useEffect(() => {
    model.guide.value = guide ?? null;
    model.pause.value = pause;
  }, [model, guide, pause]);
  return (
    <TableContext.Provider value={model}>
      <Screen model={model} />
    </TableContext.Provider>
  );
}

/** As soon as there is a table to see: to that moment of it. Gives back how to let it be. */
function lookBack({ store, replay }: TableModel, moment: number): () => void {
  const stop = effect(() => {
    if (!store.present.value) return;
    queueMicrotask(() => {
      stop();
      store.dropNews();
      replay.goTo(moment);
    });
  });
  return stop;
}

/** Behind the pass screen there is nothing: no board, no log, no model of them in the page. */
function Screen({ model }: { readonly model: TableModel }) {
  const { store } = model;
  const { pass, regret, present, notice, holders, waiting } = store;
  useYourTurn(present);
  if (pass.value !== null)
    return (
      <PassScreen
        key={pass.value}
        name={holders.value[pass.value]?.name ?? ''}
        onReady={() => void store.takeScreen()}
        regrets={regret.value === null ? null : (holders.value[regret.value]?.name ?? '')}
        onRegret={() => void store.takeBack()}
      />
    );
  if (present.value) return <Laid />;
  return (
    <main class="table-wait">
      {notice.value ? (
        <>
          <h1>{words('fail.title')}</h1>
          <Notice />
          <a class="button" href={address()}>
            {words('head.lobby')}
          </a>
        </>
      ) : (
        <h1>{words(waiting.value ? 'fail.not-open' : 'load.table')}</h1>
      )}
    </main>
  );
}

function Laid() {
  const { store, shown, told, written, replay, logOpen, panel } = useTable();
  const present = store.present.value;
  const snapshot = shown.value;
  if (!present || !snapshot) return null;
  const { textMode } = settings.value;
  const close = (): void => {
    panel.value = null;
  };
  return (
    <div class="table" data-log={logOpen.value || undefined} data-past={replay.past.value !== null || undefined}>
      <Head snapshot={told.value ?? snapshot} />
      <main class="board-place">
        {textMode ? <TextMode snapshot={snapshot} /> : <BoardOf />}
        {store.news.value && <NewsCard present={present} />}
        {present.offer && <OfferCard present={present} offer={present.offer} />}
        {panel.value === 'over' && replay.past.value === null && <Over present={present} />}
        {!textMode && <Cards />}
        {!textMode && <SightKey />}
        {!textMode && <Heralds />}
        {textMode && store.present.value && <TextBubble />}
        {panel.value === 'find' && <Find />}
        {panel.value === 'notes' && <Notes />}
        <RuleNote />
        <HintCard />
        {store.notice.value && <Notice />}
      </main>
      <footer class="foot">{replay.on.value ? <ReplayBar present={present} /> : <Strip snapshot={present} />}</footer>
      {logOpen.value && <LogPanel snapshot={written.value ?? present} />}
      <Announcer snapshot={written.value ?? present} />
      {panel.value === 'help' && <Help onClose={close} />}
      {panel.value === 'windows' && <Windows snapshot={present} onClose={close} />}
      {panel.value === 'review' && <Review present={present} />}
    </div>
  );
}

/** In text mode only questions come up; what a choice is about stands in the list itself. */
function TextBubble() {
  return useTable().picking.bubble.value ? <Cards /> : null;
}

function BoardOf() {
  const { kit, boardProps } = useTable();
  const props = boardProps.value;
  if (!kit.value || !props) return <p class="table-wait">{words('load.board')}</p>;
  const { Component } = kit.value.board;
  return <Component {...props} />;
}
