/** What a side sees of the field, worked out once for a position however often scripts come by it. */

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

const HEADS = 4;
/** All that an outlook depends on. It is written again for every question, and copied where it is kept. */
const now = new Int32Array(HEADS + UNIT_COUNT);

function writePosition({ s, components }: RavennaTable, side: number): void {
  const shown = s.phase > LAST_SECRET;
  now[0] = side;
  now[1] = (components.turns - s.turn) * 4 + (shown ? (s.phase > LAST_FIGHT ? 2 : 1) : 0);
  now[2] = sideAt(s, 0).moral;
  now[3] = sideAt(s, 1).moral;
  for (let unit = 0; unit < UNIT_COUNT; unit++) {
    const { area, cells, facing, wounded, maintains, marked, steadfast, covered } = unitAt(s, unit);
    now[HEADS + unit] =
      area +
      1 +
      (facing << 6) +
      (cells << 8) +
      (wounded ? 1 << 12 : 0) +
      (maintains ? 1 << 13 : 0) +
      // Who is marked matters from phase 3 on, when cards are turned up: a turn's Orders are all given in one position.
      (marked && shown ? 1 << 14 : 0) +
      (steadfast ? 1 << 15 : 0) +
      (covered ? 1 << 16 : 0);
  }
}

function hashOf(position: Int32Array): number {
  let hash = 0;
  for (let i = 0; i < position.length; i++) hash = Math.imul(hash ^ (position[i] ?? 0), 0x9e3779b1) ^ (hash >>> 15);
  return hash;
}

const same = (a: Int32Array, b: Int32Array): boolean => {
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false;
  return true;
};

interface Memory {
  readonly position: Int32Array;
  readonly outlook: Outlook;
}
type Memories = Map<number, Memory>;

/** The latest positions and those before them: whatever is looked at again moves up, the rest is forgotten with its generation. */
const remembered = new Map<Stance, { young: Memories; old: Memories }>();
const GENERATION = 96;

export function outlookOf(t: RavennaTable, side: number, stance: Stance): Outlook {
  writePosition(t, side);
  const hash = hashOf(now);
  const memories = remembered.get(stance) ?? { young: new Map(), old: new Map() };
  remembered.set(stance, memories);
  const known = memories.young.get(hash) ?? memories.old.get(hash);
  if (known && known.outlook.ground.t.components === t.components && same(known.position, now)) {
    memories.young.set(hash, known);
    return { ...known.outlook, ground: { ...known.outlook.ground, t } };
  }
  const position = now.slice();
  const ground = groundOf(t);
  const outlook: Outlook = {
    ground,
    stance,
    danger: dangerTo(ground, side),
    approach: [approachOf(ground, side, false), approachOf(ground, side, true)],
    tasks: new Map(),
    ideas: new Map(),
    surveys: new Map(),
    sorties: new Map(),
  };
  if (memories.young.size >= GENERATION) {
    memories.old = memories.young;
    memories.young = new Map();
  }
  memories.young.set(hash, { position, outlook });
  return outlook;
}
