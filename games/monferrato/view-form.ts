/** The form of a view: what boards, the terminal and other readers of `view` get. Things are their numbers (see state.ts). */

import type { CampState, GroupState, MonferratoFrame } from './state.ts';

export interface UnitView {
  readonly unit: number;
  /** Its zone; null: not on the map. */
  readonly zone: number | null;
  /** Where it is if not on the map. */
  readonly off: 'reserve' | 'waiting' | 'eliminated' | 'removed' | null;
  /** Disrupted, or a Replacement Commander. */
  readonly back: boolean;
  readonly outOfSupply: boolean;
  /** It has acted or was recalled, or its Command is in the Activated box. */
  readonly activated: boolean;
}

export interface SideView {
  readonly level: number;
  readonly mines: number;
}

export interface HandView {
  readonly count: number;
  /** The whole hand, for its own eyes; else the chits in it that these eyes know of. */
  readonly chits: readonly number[];
}

export interface MonferratoView {
  readonly turn: number;
  readonly end: number;
  readonly units: readonly UnitView[];
  readonly camps: readonly CampState[];
  readonly forts: readonly (readonly number[])[];
  readonly fortsLeft: readonly number[];
  readonly ruins: readonly number[];
  readonly raided: readonly number[];
  readonly sides: readonly SideView[];
  /** By army; 0: not in play. */
  readonly morale: readonly number[];
  /** Command markers; the container in ascending order, since nobody knows the order of drawing (MH-1). */
  readonly cup: readonly number[];
  readonly box: readonly number[];
  readonly drawn: number | null;
  readonly resting: readonly number[];
  readonly hands: readonly HandView[];
  /** How many are in the container. */
  readonly bag: number;
  readonly discard: readonly number[];
  readonly removed: readonly number[];
  readonly changed: boolean;
  readonly groups: readonly GroupState[];
  readonly points: readonly number[];
  readonly cautioned: readonly boolean[];
  readonly open: boolean;
  readonly truce: boolean;
  readonly flow: readonly MonferratoFrame[];
}
