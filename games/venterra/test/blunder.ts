/** What a position of the blunder suite is, and the words in which it is written. */

import { range } from '@condotta/kernel';
import type { PlayerDoc, PositionDoc, StructureDoc, TestTable, UnitsDoc } from './table.ts';

/** A position, and what is done in it before the seat is put to the test. */
export interface Scene {
  readonly doc: PositionDoc;
  readonly before: ((t: TestTable) => void) | null;
}

export interface Blunder {
  readonly name: string;
  readonly doc: Scene;
  /** Who is put to the test: he plays to the end of his action, everybody else by script. */
  readonly seat: number;
  /** Is all well? `done` has what the seat did, as "verb arg". */
  well(t: TestTable, done: readonly string[]): boolean;
}

/** The parts of a position that a test speaks of, for the one who is tested ("me") and the other. */
export interface Setting {
  readonly round?: number;
  readonly me?: PlayerDoc;
  readonly foe?: PlayerDoc;
  /** Units and structures of both, by territory. */
  readonly mine?: Readonly<Record<string, Partial<Omit<UnitsDoc, 'at' | 'seat'>>>>;
  readonly theirs?: Readonly<Record<string, Partial<Omit<UnitsDoc, 'at' | 'seat'>>>>;
  readonly built?: Readonly<Record<string, string>>;
  readonly theirBuilt?: Readonly<Record<string, string>>;
  readonly tokens?: PositionDoc['tokens'];
  readonly tokenPile?: string[];
  readonly display?: (string | number)[];
  /** Whose turn: mine unless it is said otherwise. */
  readonly turn?: { readonly phase?: string; readonly card?: string; readonly theirs?: boolean };
  /** Last in the turn order. */
  readonly last?: boolean;
  before?(t: TestTable, me: number, foe: number): void;
}

/** What a test looks at afterwards. */
export interface After {
  readonly t: TestTable;
  readonly me: number;
  readonly foe: number;
  readonly done: readonly string[];
}

export interface Idea {
  readonly name: string;
  readonly setting: Setting;
  well(after: After): boolean;
}

const HOME = '2,-2';
const THEIR_HOME = '-1,3';

/**
 * Two players on the pre-built map (see table.ts): my Fortress at 2,-2, theirs at -1,3. Both have wealth for nothing, no cards in hand and
 * no units unless it is said otherwise.
 */
export function blunderOf({ name, setting, well }: Idea, index: number): Blunder {
  const me = index % 2;
  const foe = 1 - me;
  const seats: PlayerDoc[] = [];
  seats[me] = { faction: 'order', wealth: 0, combat: {}, ...setting.me };
  seats[foe] = { faction: 'watchers', wealth: 0, combat: {}, ...setting.foe };
  const units = (seat: number, given: Setting['mine']): UnitsDoc[] =>
    Object.entries(given ?? {}).map(([at, kinds]) => ({ at, seat, ...kinds }));
  const structures = (seat: number, given: Setting['built']): StructureDoc[] =>
    Object.entries(given ?? {}).map(([at, kind]) => ({ at, seat, kind }));
  const { theirs, ...turn } = setting.turn ?? {};
  const { before } = setting;
  return {
    name: `${name}, as player ${me + 1}`,
    seat: me,
    doc: {
      doc: {
        round: setting.round ?? 5,
        order: setting.last ? [foe, me] : [me, foe],
        players: range(2).map((seat) => seats[seat] ?? {}),
        units: [...units(me, setting.mine), ...units(foe, setting.theirs)],
        structures: [
          ...structures(me, { [HOME]: 'fortress', ...setting.built }),
          ...structures(foe, { [THEIR_HOME]: 'fortress', ...setting.theirBuilt }),
        ],
        tokens: setting.tokens ?? [],
        ...(setting.tokenPile ? { tokenPile: setting.tokenPile } : {}),
        display: setting.display ?? [],
        turn: { seat: theirs ? foe : me, ...turn },
      },
      before: before ? (t) => before(t, me, foe) : null,
    },
    well: (t, done) => well({ t, me, foe, done }),
  };
}

export const did = ({ done }: After, words: string): boolean => done.some((one) => one.startsWith(words));
export const holds = ({ t, me }: After, hex: string): boolean => t.controller(hex) === me;
export const mine = ({ t, me }: After) => t.player(me);
export const points = ({ t, me }: After): number => Object.values(t.sheet(me)).reduce((sum, each) => sum + each, 0);
