/** What a side sees of the field, worked out once for a position however often scripts come by it. */

import { memories, Numbers } from '@condotta/kit';
import type { RavennaTable } from '../state.ts';
import { UNIT_COUNT } from '../state.ts';
import { sideAt, unitAt } from '../units.ts';
import type { Sortie } from './assault.ts';
import type { Idea, Task } from './command.ts';
import { type Danger, dangerTo } from './danger.ts';
import { approachOf, type Ground, groundOf } from './ground.ts';
import type { Goal } from './march.ts';

/** How gladly a side goes forward. */
export interface Stance {
  readonly daring: number;
}

export interface Outlook {
  readonly ground: Ground;
  readonly stance: Stance;
  readonly danger: Danger;
  /** Steps to a place to attack from: on horseback, on foot. */
  readonly approach: readonly [Int8Array, Int8Array];
  /** What has been found out about lines and Orders in this position; see command.ts. */
  readonly tasks: Map<number, Task>;
  readonly ideas: Map<number, readonly Idea[]>;
  /** The same about where Units can come, and attack from; see march.ts and assault.ts. */
  readonly surveys: Map<number, readonly Goal[]>;
  readonly sorties: Map<number, readonly Sortie[]>;
}

/** The fights of a turn, and Orders before they are shown. */
const LAST_FIGHT = 5;
const LAST_SECRET = 2;

/** All that an outlook depends on. */
const now = new Numbers();

function writePosition({ s, components }: RavennaTable, side: number): void {
  const shown = s.phase > LAST_SECRET;
  now.clear();
  now.write(side);
  now.write((components.turns - s.turn) * 4 + (shown ? (s.phase > LAST_FIGHT ? 2 : 1) : 0));
  now.write(sideAt(s, 0).moral);
  now.write(sideAt(s, 1).moral);
  for (let unit = 0; unit < UNIT_COUNT; unit++) {
    const { area, cells, facing, wounded, maintains, marked, steadfast, covered } = unitAt(s, unit);
    now.write(
      area +
        1 +
        (facing << 6) +
        (cells << 8) +
        (wounded ? 1 << 12 : 0) +
        (maintains ? 1 << 13 : 0) +
        // Who is marked matters from phase 3 on, when cards are turned up: a turn's Orders are all given in one position.
        (marked && shown ? 1 << 14 : 0) +
        (steadfast ? 1 << 15 : 0) +
        (covered ? 1 << 16 : 0),
    );
  }
}

const memoryOf = memories<Stance, Outlook>(96);

export function outlookOf(t: RavennaTable, side: number, stance: Stance): Outlook {
  writePosition(t, side);
  const known = memoryOf(stance).recall(t.components, now, () => look(t, side, stance));
  return known.ground.t === t ? known : { ...known, ground: { ...known.ground, t } };
}

function look(t: RavennaTable, side: number, stance: Stance): Outlook {
  const ground = groundOf(t);
  return {
    ground,
    stance,
    danger: dangerTo(ground, side),
    approach: [approachOf(ground, side, false), approachOf(ground, side, true)],
    tasks: new Map(),
    ideas: new Map(),
    surveys: new Map(),
    sorties: new Map(),
  };
}
