/** What follows when something is pointed at or picked: a deed, a menu, a reason, a last question, odds. */

import type { Choice, Odds } from '@condotta/keeper/protocol';
import { type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { byThing, idOf, legalOf } from './choices.ts';
import type { Finals } from './finals.ts';
import type { TableStore } from './store.ts';

/** What stands at a thing (null: at the strip) until it is answered or cancelled. */
export type Bubble =
  | { readonly kind: 'menu'; readonly thing: string; readonly choices: readonly Choice[] }
  | { readonly kind: 'why'; readonly thing: string | null; readonly choices: readonly Choice[] }
  | { readonly kind: 'sure'; readonly thing: string | null; readonly choice: Choice };

/** `pending`: being computed; `unknown`: nobody can tell; null: the choice begins no fight. */
export type OddsState = Odds | 'pending' | 'unknown' | null;

export interface Picking {
  readonly bubble: ReadonlySignal<Bubble | null>;
  readonly pointed: ReadonlySignal<string | null>;
  /** The choice of the strip that is pointed at. */
  readonly eyed: ReadonlySignal<Choice | null>;
  point(thing: string | null): void;
  eye(choice: Choice | null): void;
  /** A thing was clicked. `touch`: by a finger, which cannot point first. */
  pick(thing: string, touch: boolean): void;
  /** A choice was clicked. */
  choose(choice: Choice, thing: string | null, touch: boolean): void;
  confirm(): void;
  cancel(): void;
  oddsOf(choice: Choice): ReadonlySignal<OddsState>;
}

/** Odds of a choice that begins no fight come within this time; what takes longer is a fight. */
const SOON = 180;

export function createPicking(store: TableStore, finals: Finals, confirmFinal: (choice: Choice) => boolean): Picking {
  const bubble = signal<Bubble | null>(null);
  const pointed = signal<string | null>(null);
  const eyed = signal<Choice | null>(null);
  const known = new Map<string, Signal<OddsState>>();
  let knownFor = '';

  const oddsOf = (choice: Choice): Signal<OddsState> => {
    const now = store.present.value;
    const scope = `${now?.seat} ${now?.seq}`;
    if (scope !== knownFor) known.clear();
    knownFor = scope;
    const there = known.get(idOf(choice));
    if (there) return there;
    const odds = signal<OddsState>(null);
    known.set(idOf(choice), odds);
    if (!now || now.seat === null || choice.refusal || typeof choice.arg === 'number') return odds;
    odds.value = 'pending';
    const { verb, arg } = choice;
    store.link.request('odds', { table: store.table, seat: now.seat, verb, arg }).then(
      (found) => {
        odds.value = found;
      },
      () => {
        // Odds are a service: without them the game goes on. But it may be a fight.
        odds.value = 'unknown';
      },
    );
    return odds;
  };

  const perform = (choice: Choice): void => {
    bubble.value = null;
    pointed.value = null;
    eyed.value = null;
    void store.act(choice);
  };

  const choose = (choice: Choice, thing: string | null, touch: boolean): void => {
    if (choice.refusal) {
      bubble.value = { kind: 'why', thing, choices: [choice] };
      return;
    }
    if (confirmFinal(choice)) void asking(choice, thing, touch);
    else if (touch) void carefully(choice, thing);
    else perform(choice);
  };

  /** What cannot be undone is asked about first. */
  const asking = async (choice: Choice, thing: string | null, touch: boolean): Promise<void> => {
    const before = store.present.value;
    const final = await finals.isFinal(choice);
    if (store.present.value !== before) return;
    if (final) bubble.value = { kind: 'sure', thing, choice };
    else if (touch) await carefully(choice, thing);
    else perform(choice);
  };

  /** Nothing is listed for this thing: the rules may still say why. */
  const explain = async (thing: string): Promise<void> => {
    const now = store.present.value;
    if (!now || now.seat === null || !now.asked.includes(now.seat)) return;
    const { seat, language } = now;
    const reasons = await store.link.request('why', { table: store.table, seat, thing, language }).catch(() => []);
    if (reasons.length === 0 || store.present.value !== now || bubble.value) return;
    const choices = reasons.map((refusal) => ({ verb: '', arg: thing, label: '', refusal }));
    bubble.value = { kind: 'why', thing, choices };
  };

  /** A finger has not seen the odds yet: if a fight would begin, or may, it is asked once more. */
  const carefully = async (choice: Choice, thing: string | null): Promise<void> => {
    const odds = oddsOf(choice);
    const before = store.present.value;
    for (let waited = 0; odds.value === 'pending' && waited < SOON; waited += 20)
      await new Promise((resolve) => setTimeout(resolve, 20));
    if (store.present.value !== before) return;
    if (odds.value === null) perform(choice);
    else bubble.value = { kind: 'sure', thing, choice };
  };

  return {
    bubble,
    pointed,
    eyed,
    oddsOf,
    choose,
    point(thing) {
      pointed.value = thing;
      const there = thing === null ? [] : (byThing(store.present.peek()?.choices ?? []).get(thing) ?? []);
      for (const choice of legalOf(there)) void finals.isFinal(choice);
    },
    eye(choice) {
      eyed.value = choice;
    },
    pick(thing, touch) {
      const choices = byThing(store.present.value?.choices ?? []).get(thing) ?? [];
      const legal = legalOf(choices);
      const [only] = legal;
      if (legal.length === 1 && only) choose(only, thing, touch);
      else if (legal.length > 1) bubble.value = { kind: 'menu', thing, choices };
      else if (choices.length > 0) bubble.value = { kind: 'why', thing, choices };
      else {
        bubble.value = null;
        void explain(thing);
      }
    },
    confirm() {
      if (bubble.value?.kind === 'sure') perform(bubble.value.choice);
    },
    cancel() {
      bubble.value = null;
    },
  };
}
