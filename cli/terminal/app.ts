/** A match on the full screen: whose turn it is, the curtain between people, minds in between, and the end. */

import { at, type Seat } from '@condotta/kernel';
import { undo, undoable } from '@condotta/kernel/host';
import { curtain, Leave, nextKey, page } from './dialogue.ts';
import type { Screen } from './screen.ts';
import {
  autosave,
  endText,
  holderName,
  isPerson,
  letThink,
  logOf,
  nextSeat,
  people,
  restingEyes,
  type Session,
  seatName,
} from './session.ts';
import type { Table } from './table.ts';
import { looking, type Outcome, personTurn } from './turn.ts';
import { drawScreen } from './turn-screen.ts';
import { say } from './words.ts';

/** Plays until the match is over or somebody leaves. */
export async function playOnScreen(session: Session, screen: Screen): Promise<void> {
  const own = people(session);
  const table: Table = { session, screen, present: own.length === 1 ? at(own, 0) : null, read: new Map() };
  try {
    for (;;) {
      const seat = nextSeat(session, table.present);
      if (seat === null) await ending(table);
      else if (isPerson(session, seat)) await person(table, seat);
      else await mind(table, seat);
    }
  } catch (e) {
    if (!(e instanceof Leave)) throw e;
  } finally {
    autosave(session);
  }
}

async function person(table: Table, seat: Seat): Promise<void> {
  const { session } = table;
  if (people(session).length > 1 && seat !== table.present) {
    const gone = await handOver(table, seat);
    if (gone === 'undone') return;
    table.present = seat;
  }
  const outcome: Outcome = await personTurn(table, seat);
  if (outcome === 'decided') table.read.set(seat, logOf(session, seat).length);
}

/** The curtain. Whoever has just decided may still take it back, before the next one looks. */
async function handOver(table: Table, seat: Seat): Promise<'undone' | 'gone'> {
  const { session, screen, present } = table;
  const { language, match } = session;
  for (;;) {
    const { width, height } = screen.size();
    const name = seatName(session, seat);
    const canUndo = present !== null && undoable(match, present) >= 0;
    const lines = [
      say(language, 'pass.text', { name: holderName(session, seat) }),
      ...(canUndo && present !== null ? ['', say(language, 'pass.undo', { name: holderName(session, present) })] : []),
    ];
    screen.show(curtain(width, height, say(language, 'pass.title', { name }), lines));
    const key = await nextKey(screen);
    if (key === 'return') return 'gone';
    // Nothing may be shown here, so nothing is asked either: the match is saved.
    if (key === 'q') throw new Leave();
    if (key === 'u' && canUndo && present !== null && undo(match, present).ok) return 'undone';
  }
}

async function mind(table: Table, seat: Seat): Promise<void> {
  const { session, screen } = table;
  const { language } = session;
  const name = seatName(session, seat).replace(/ \(.*\)$/, '');
  const prompt = say(language, 'thinking', { name, level: holderName(session, seat) });
  resting(table, restingEyes(session, table.present), prompt);
  // Let the terminal draw and keys come in: the mind itself does not give way.
  await new Promise((resolve) => setTimeout(resolve, 5));
  if (screen.pending()) {
    const key = await nextKey(screen);
    if (key === 'q') throw new Leave();
    if (key !== 'resize' && key !== 'return') await looking(table, restingEyes(session, table.present), key);
  }
  const problem = letThink(session, seat);
  if (problem !== null) {
    await page(screen, session.match.engine.game.title, say(language, 'keys.page'), () => [
      [{ text: problem, style: {} }],
    ]);
    throw new Leave();
  }
}

/** What is seen while nobody at the screen decides. */
function resting({ session, screen, read }: Table, seat: Seat | null, prompt: string): void {
  const { width, height } = screen.size();
  const since = seat === null ? 0 : (read.get(seat) ?? 0);
  const footer = say(session.language, 'keys.over');
  screen.show(
    drawScreen(
      session,
      { seat, offers: [], chosen: 0, greyed: false, prompt, footer, since, blamed: [] },
      width,
      height,
    ),
  );
}

async function ending(table: Table): Promise<void> {
  const { session, screen } = table;
  // Everybody looks now: what is secret stays so.
  const seat = people(session).length === 1 ? restingEyes(session, null) : null;
  for (;;) {
    resting(table, seat, `${say(session.language, 'over.title')}: ${endText(session) ?? ''}`);
    const key = await nextKey(screen);
    // It is over and saved: there is nothing to ask.
    if (key === 'q') throw new Leave();
    await looking(table, seat, key);
  }
}
