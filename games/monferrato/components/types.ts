/**
 * What Monferrato is played with. The rulebook prints few of its components (counters of the set-up, some zones, one chit); the
 * rest is reconstructed. The rules read these tables and nothing else, so an owner of the printed game can put the true
 * values into an edition file (see edition.ts) and play with them.
 */

/** Where a datum comes from (DESIGN 4). */
export type Source = 'rulebook' | 'derived' | 'reconstructed';

/** A name in both languages of the project. */
export interface Name {
  readonly en: string;
  readonly it: string;
}

/** M1-1: 0 Pro-France, 1 Pro-Spain; also their seats. */
export type Faction = 0 | 1;

/** M2.1-5: a nationality's units; Morale belongs to it. */
export interface Army {
  readonly name: Name;
  readonly faction: Faction;
  readonly source: Source;
}

/** M2.3-2: whose land a zone is. */
export const LANDS = ['savoy', 'milan', 'monferrato', 'mantua', 'venice', 'france', 'none'] as const;
export type Land = (typeof LANDS)[number];

/** M2.1-4: a Corps. Its letter begins the ids of its units. */
export interface Command {
  readonly name: Name;
  readonly letter: string;
  /** Number of its army. */
  readonly army: number;
  /** MS-16 to MS-20: ids of zones. */
  readonly sources: readonly string[];
  /** MS-21 to MS-24: where it may raid, apart from zones of nobody. */
  readonly raids: readonly Land[];
  /** MS-12: in play from the start. */
  readonly starts: boolean;
  readonly source: Source;
}

export const UNIT_TYPES = ['commander', 'garrison', 'infantry', 'cavalry', 'artillery', 'guastatori'] as const;
export type UnitType = (typeof UNIT_TYPES)[number];

/** M2.1-2: Leadership, Fire or engineer value: attacking (or the only one), and defending. */
export interface Values {
  readonly attack: number;
  readonly defence: number;
}

/** One counter. */
export interface Unit {
  /** "G3": the letter of its Command and a number. */
  readonly id: string;
  readonly name: Name;
  /** Number of its Command. */
  readonly command: number;
  readonly type: UnitType;
  readonly front: Values;
  /** M2.1-6: the Disrupted side or the Replacement Commander; null: none. */
  readonly back: Values | null;
  /** The name on the back of a Commander. */
  readonly backName: Name | null;
  /** M14.3-1: rolls two dice. */
  readonly major: boolean;
  readonly source: Source;
  /** Which single values are attested; the rest is as `source` says. */
  readonly attested: readonly string[];
  readonly reason: Name;
}

/** M14.5-1 */
export interface Camp {
  readonly army: number;
  readonly source: Source;
}

export const GROUNDS = ['open', 'difficult', 'fortress'] as const;
export type Ground = (typeof GROUNDS)[number];

export const SECTIONS = ['monferrato', 'mantua', 'valtellina'] as const;
export type Section = (typeof SECTIONS)[number];

/** M2.3-1 */
export interface Zone {
  readonly id: string;
  readonly name: Name;
  readonly section: Section;
  readonly land: Land;
  readonly ground: Ground;
  /** M2.3-4 */
  readonly village: boolean;
  /** M7.2.2-1: difficult in battle, whatever it is for movement; and the loser is eliminated there. */
  readonly trap: boolean;
  /** MS-26: fire across its sides is weaker. */
  readonly lakes: boolean;
  /** M13-3: units of this faction are always supplied here; null: of none. */
  readonly feeds: Faction | null;
  /** MS-25: victory points of whoever is there at the end. */
  readonly points: number;
  readonly source: Source;
  readonly attested: readonly string[];
}

/** M2.3-6, M2.3.1: `link` joins zones that share no edge, `boxlink` the sections of the map. */
export const BORDERS = ['land', 'bridge', 'river', 'impassable', 'link', 'boxlink'] as const;
export type BorderKind = (typeof BORDERS)[number];

export interface Border {
  readonly a: string;
  readonly b: string;
  readonly kind: BorderKind;
  /** M2.3-7: the printed Level of a wall side; 0: no wall. */
  readonly wall: number;
  /** Which water it is; empty: none. */
  readonly river: string;
  readonly source: Source;
}

/** M2.4-1, D13: a box of the Timeline. */
export interface Box {
  readonly name: Name;
  readonly year: number;
  /** 1 to 12. */
  readonly months: readonly number[];
  /** M4.1-9 */
  readonly moraleLoss: boolean;
  readonly source: Source;
}

export interface ChitDate {
  readonly year: number;
  readonly month: number;
}

/** M15-3: the least Morale of the band; Low begins at 1. */
export interface Bands {
  readonly medium: number;
  readonly high: number;
}

/** MS-27, MS-28: points for `to` when a unit of the army enters the land for the first time. */
export interface Caution {
  readonly army: number;
  readonly land: Land;
  readonly to: Faction;
  readonly points: number;
}

/** M5.1-6: the moments at which a Response may be played. */
export const WINDOWS = ['declared', 'zone', 'dice', 'finished', 'closing'] as const;
export type WindowName = (typeof WINDOWS)[number];

/** In place of an army: that of the drawn Command; each one in play. */
export const DRAWN = -1;
export const ALL = -2;

/** Armies and Commands by number, zones and units by id. */
export type Effect =
  /** The units of a zone have so many points more in this activation. */
  | { readonly kind: 'march'; readonly points: number }
  /** An army by number, DRAWN or ALL. `enters`: what it enters with if it is not in play; null: then nothing happens. */
  | { readonly kind: 'morale'; readonly army: number; readonly by: number; readonly enters: number | null }
  | { readonly kind: 'points'; readonly to: Faction; readonly by: number }
  /** Sees the other hand and has one chit of it discarded. */
  | { readonly kind: 'spies' }
  /** W2: no crossing of rivers, slower Cavalry, no bombardment. */
  | { readonly kind: 'rain' }
  /**
   * Brings units, and a Camp of their army if it has never been in play, to one of `to` (`friend`: only if a friendly unit is there). If
   * it is enemy-held they go to `instead`. `opens`: this land is open from now on.
   */
  | {
      readonly kind: 'reinforce';
      readonly units: readonly string[];
      readonly camp: boolean;
      readonly to: readonly { readonly zone: string; readonly friend: boolean }[];
      readonly instead: string | null;
      readonly opens: Land | null;
    }
  /** A side with an own unit outside: its Level falls by `levels` on a die up to `upTo` (6: without a die). */
  | { readonly kind: 'betrayal'; readonly fortress: string; readonly upTo: number; readonly levels: number }
  /** A zone with an Out of Supply enemy or with `stack` enemy combat units or more: a hit on a die up to `upTo`. */
  | { readonly kind: 'desertion'; readonly stack: number; readonly upTo: number }
  /** One roll of own Guastatori may be repeated in this activation. */
  | { readonly kind: 'sappers' }
  /** W3: so many units of a besieged Fortress fire first. */
  | { readonly kind: 'sortie'; readonly units: number }
  | { readonly kind: 'discard'; readonly from: Faction }
  /** A group of this army on the Timeline waits one box more; without one its Morale falls by 1. */
  | { readonly kind: 'delay'; readonly army: number }
  /** Points for one of these Commands. */
  | {
      readonly kind: 'replacements';
      readonly commands: readonly number[];
      readonly types: readonly UnitType[];
      readonly points: number;
    }
  /** W3: added to a Raid die. */
  | { readonly kind: 'peasants'; readonly by: number }
  /** W1: the Commander of this Command has Leadership 1 in this activation. */
  | { readonly kind: 'hesitation'; readonly command: number }
  /** Attack Supply for a zone without a Camp. */
  | { readonly kind: 'train' }
  /** The marker of the Command goes to the box and stays there at the next refill. */
  | { readonly kind: 'inactive'; readonly command: number }
  /** A Commander is turned to his Replacement. */
  | { readonly kind: 'turn'; readonly unit: string }
  /** Each zone with so many Infantry and Cavalry: a hit on a die from `from`. */
  | { readonly kind: 'plague'; readonly stack: number; readonly from: number }
  /** Each Fortress with units: a hit on a die up to `upTo`. */
  | { readonly kind: 'contagion'; readonly upTo: number }
  /** So many combat units of the Command leave the game. */
  | { readonly kind: 'withdrawal'; readonly command: number; readonly units: number }
  /** To the end of the turn: nobody enters an enemy-held zone of the section; no bombardment or mining at the Fortress. */
  | { readonly kind: 'truce'; readonly section: Section; readonly fortress: string }
  /** The Game End marker: one box earlier on a die up to `earlier`, one later from `later` on. */
  | { readonly kind: 'end'; readonly earlier: number; readonly later: number }
  /** W3: a battle in this zone or beside it does not take place. */
  | { readonly kind: 'peace'; readonly zone: string };

/** M16.1-7: a unit of the faction (or, if given, of the army) is in one of these zones. */
export interface Condition {
  readonly faction: Faction;
  readonly army: number | null;
  readonly zones: readonly string[];
}

/** M2.2-1. Number 1 is the first. */
export interface Chit {
  readonly name: Name;
  readonly colour: 'blue' | 'red';
  /** M16-2: who may play it; null: either. */
  readonly who: Faction | null;
  /** M16.1 */
  readonly mandatory: boolean;
  /** M16.1-7: mandatory while this holds; null: no such chit. */
  readonly condition: Condition | null;
  /** M16.4-1 */
  readonly removed: boolean;
  /** M5.1-6: the window of a Response; null: not a Response. */
  readonly window: WindowName | null;
  /** M16.2-1 */
  readonly date: ChitDate | null;
  /** M5.1-2: only before the first zone is activated. */
  readonly early: boolean;
  readonly effects: readonly Effect[];
  /** What it does if `condition` does not hold. */
  readonly otherwise: readonly Effect[];
  /** What it does, in our words. */
  readonly text: Name;
  readonly source: Source;
  readonly attested: readonly string[];
  readonly reason: Name;
}

export interface Components {
  readonly armies: readonly Army[];
  readonly commands: readonly Command[];
  readonly units: readonly Unit[];
  readonly camps: readonly Camp[];
  readonly zones: readonly Zone[];
  readonly borders: readonly Border[];
  readonly boxes: readonly Box[];
  readonly chits: readonly Chit[];
  readonly bands: Bands;
  /** M15-2, M15-1 */
  readonly morale: { readonly start: number; readonly least: number; readonly most: number };
  /** MS-31: by faction. */
  readonly forts: readonly [number, number];
  readonly cautions: readonly Caution[];
  /** MS-30: the land that is closed until its units come. */
  readonly closed: Land;
  /** M16.4-2: the first turn of the red chits. */
  readonly change: ChitDate;
  /** MS-32 */
  readonly end: ChitDate;
  /** MS-14: the chit (number) that Pro-France starts with. */
  readonly firstChit: number;
  /** In the order of placing. */
  readonly setUp: readonly Placement[];
}

/** MS-2 to MS-10: a step of the set-up. `count` of these pieces go to these zones; the owner decides what is not forced. */
export interface Placement {
  readonly faction: Faction;
  readonly piece:
    | { readonly kind: 'units'; readonly ids: readonly string[]; readonly count: number }
    | { readonly kind: 'camp'; readonly camp: number }
    | { readonly kind: 'fort' };
  readonly zones: readonly string[];
}
