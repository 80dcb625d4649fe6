/** The form of what the map is drawn from. Lines are texts: a first point, then steps ("730 1007 4 0 17 5"). */

export type Point = readonly [x: number, y: number];

/** A border drawn once: what lies on its left and right (empty: the edge of the map). */
export type Arc = readonly [id: string, left: string, right: string, line: string];

export interface ZonePlace {
  readonly ring: string;
  /** Where its counters stand, and how far from there nothing else is. */
  readonly stack: readonly [x: number, y: number, r: number];
  readonly forts: readonly [Point, Point];
  readonly camp: Point;
  /** For a mark of the turn, or the arms of a supply source. */
  readonly mark: Point;
  readonly name: readonly [x: number, y: number, size: number];
}

export interface River {
  readonly name: string;
  /** It is a border between zones. */
  readonly border: boolean;
  /** At its beginning and at its end. */
  readonly width: Point;
  readonly line: string;
}

export interface Lake {
  readonly name: string;
  readonly line: string;
}

export interface Town {
  readonly zone: string;
  readonly at: Point;
  readonly r: number;
  /** 0: a hamlet beside the game. */
  readonly size: number;
  readonly walled: boolean;
}

export interface Label {
  readonly kind: 'lake' | 'land' | 'obstacle' | 'town' | 'river';
  readonly text: string;
  readonly at: Point;
  readonly angle: number;
  readonly size: number;
}

/** A Fortress from above, in a square of 540. */
export interface SiegePlan {
  readonly fortress: string;
  readonly walls: string;
  readonly trace: string;
  readonly glacis: string;
  readonly inner: Point;
  readonly sides: readonly {
    readonly outside: string;
    readonly line: string;
    readonly level: Point;
    readonly mine: Point;
    readonly breach: Point;
  }[];
  readonly sectors: readonly {
    readonly zone: string;
    readonly line: string;
    readonly place: readonly [x: number, y: number, r: number];
    readonly name: readonly [x: number, y: number, angle: number];
  }[];
  readonly waters: readonly {
    readonly name: string;
    readonly line: string;
    readonly label: readonly [x: number, y: number, angle: number, size: number];
  }[];
  readonly bridges: readonly { readonly line: string; readonly gate: boolean }[];
  readonly buildings: readonly { readonly kind: 'castle' | 'church'; readonly at: Point }[];
  readonly citadel: { readonly walls: string; readonly trace: string };
}
