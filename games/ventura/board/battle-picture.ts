/** What the two Battle Boards show of a battle in progress. */

import type { Line, Sides } from './story-still.ts';
import { type BattleView, type Side, seatOf, type VenturaView } from './view-form.ts';

export interface LiveLine extends Line {
  /** Cards that have no space yet (own side while orders are made). */
  readonly waiting: readonly number[];
}

export const linesOf = (view: VenturaView, battle: BattleView): Sides<LiveLine> => [
  lineOf(view, battle, 0),
  lineOf(view, battle, 1),
];

/** Before the orders are open: the own draft, and the others' cards face down. */
function lineOf(view: VenturaView, battle: BattleView, side: Side): LiveLine {
  const seat = seatOf(battle, side);
  const troop = view.troops.find((other) => other.seat === seat && other.area === battle.areas[side]);
  const companies = troop?.companies ?? [];
  const fighter = (card: number) => ({
    card,
    wounds: companies.find((own) => own.card === card)?.wounds ?? 0,
    fallen: false,
  });
  const line = { seat, captain: troop?.captain ?? null };
  if (battle.at !== 'orders') return { ...line, ranks: (battle.ranks[side] ?? []).map(fighter), waiting: [] };
  const draft = battle.drafts[side];
  if (!draft) return { ...line, ranks: companies.map(() => null), waiting: [] };
  const waiting = companies.map(({ card }) => card).filter((card) => !draft.includes(card));
  return { ...line, ranks: draft.map(fighter), waiting };
}

/** Are the Battle Boards on the table? Not while the defender still chooses who takes the field. */
export const isLaidOut = ({ at }: BattleView): boolean => at !== 'defender' && at !== 'next' && at !== 'field';
