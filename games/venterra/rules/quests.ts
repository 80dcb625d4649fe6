/** F8 Quest cards: the display, requirements, completing and rewards. */

import {
  type Arg,
  ask,
  at,
  call,
  done,
  type Next,
  type Refusal,
  remove,
  type Seat,
  step,
  unknownThing,
} from '@condotta/kernel';
import type { Need, Quest, StructureKind } from '../components/index.ts';
import { isAdjacent, isMiddle } from '../map.ts';
import {
  frames,
  KINDS,
  type Position,
  refuse,
  type State,
  type VenterraPlay,
  type VenterraProcedure,
  type VenterraTable,
} from '../state.ts';
import { questThings, seatName } from '../things.ts';
import { drawFavors } from './favor-deck.ts';
import { playerOf } from './players.ts';
import { recruitPlaces } from './recruiting.ts';
import { isKajer, isStarting, kindOfTile, structureNamed } from './structures.ts';
import { kindOf, ownerOfTile, pieceKind, realmOf, structuresOf, terrainOf, unitsOf } from './territories.ts';
import { earn, pay } from './wealth.ts';

/** F8.3 */
export const DISPLAY = 4;
/** F8.9 */
export const MOST_RESERVED = 3;

export const questOf = (t: Position, id: number): Quest => at(t.components.quests, id - 1);

/** F8.4: the top card of the deck, in which the starting quests lie above the others (F8.2). */
export function refillDisplay(p: VenterraPlay, rule: 'F8.3' | 'F8.4'): void {
  const { s } = p;
  const pile = s.startingQuests.length > 0 ? s.startingQuests : s.questDeck;
  if (pile.length === 0) return;
  const quest = p.draw(pile);
  s.display.push(quest);
  p.log('quest.display', { quest: questThings.name(quest) }, rule);
}

// ---- requirements -----------------------------------------------------------------------------------------------------

/** Own units on the map, of one kind or of all. */
function unitCount(s: State, seat: Seat, kind: number | null): number {
  let count = 0;
  for (let hex = 0; hex < s.places.length; hex++) {
    if (s.holders[hex] !== seat) continue;
    for (let one = 0; one < KINDS; one++) if (kind === null || pieceKind(one) === kind) count += unitsOf(s, hex, one);
  }
  return count;
}

/** F5.12: Ka'jer is a Shrine, and awake a Temple. */
export const countsAs = (kind: StructureKind): StructureKind =>
  kind === 'kajer' ? 'shrine' : kind === 'kajer-awake' ? 'temple' : kind;

/** F8.6: every listed structure needs one of its own; a developed one may stand for the basic kind of its tree. */
function hasStructures(t: Position, seat: Seat, needs: readonly Need[]): boolean {
  const listed = needs.filter((need) => need.kind === 'structure');
  if (listed.length === 0) return true;
  const have = new Map<StructureKind, number>();
  for (const hex of structuresOf(t.s, seat)) {
    const kind = countsAs(kindOfTile(t, at(t.s.structures, hex)));
    have.set(kind, (have.get(kind) ?? 0) + 1);
  }
  const take = (kind: StructureKind, count: number): number => {
    const taken = Math.min(count, have.get(kind) ?? 0);
    have.set(kind, (have.get(kind) ?? 0) - taken);
    return count - taken;
  };
  // What must be exactly that kind comes first, then basic kinds, from what is left.
  const exact = listed.filter((need) => structureNamed(t, need.structure).developed);
  if (exact.some((need) => take(need.structure, need.count) > 0)) return false;
  for (const need of listed) {
    if (exact.includes(need)) continue;
    let missing = take(need.structure, need.count);
    for (const { key, tree, developed } of t.components.structures)
      if (developed && tree === need.structure) missing = take(countsAs(key), missing);
    if (missing > 0) return false;
  }
  return true;
}

/** A structure in sight of another colour's gate. */
export function hasHearth(t: Position, seat: Seat): boolean {
  const { s } = t;
  const gates = [...s.structures.entries()].filter(([, tile]) => isStarting(tile) && ownerOfTile(s, tile) !== seat);
  return structuresOf(s, seat).some((hex) => {
    const tile = at(s.structures, hex);
    if (ownerOfTile(s, tile) === seat && (isStarting(tile) || isKajer(t, tile))) return false;
    return gates.some(([gate]) => gate === hex || isAdjacent(s, gate, hex));
  });
}

/** F8.7, F8.12 */
function isMet(t: Position, seat: Seat, need: Need): boolean {
  const { s } = t;
  const player = playerOf(s, seat);
  switch (need.kind) {
    case 'terrain':
      return realmOf(s, seat).filter((hex) => terrainOf(t, hex) === need.terrain).length >= need.count;
    case 'territories':
      return realmOf(s, seat).length >= need.count;
    case 'middle':
      return realmOf(s, seat).filter(isMiddle).length >= need.count;
    case 'structures':
      return structuresOf(s, seat).filter((hex) => !isStarting(at(s.structures, hex))).length >= need.count;
    case 'structure':
      // Judged together, by hasStructures.
      return true;
    case 'units':
      return unitCount(s, seat, need.unit === null ? null : kindOf(need.unit)) >= need.count;
    case 'battle-tokens':
      return player.battleTokens >= need.count;
    case 'upgrades':
      return player.upgrades.filter((active) => active).length >= need.count;
    case 'wealth':
      return player.wealth >= need.count;
    case 'hearth':
      return hasHearth(t, seat);
  }
}

/** F8.5, F8.13: are all requirements met, and can the red coin be paid? */
function isFulfilled(t: Position, seat: Seat, id: number): boolean {
  const { needs, pay: cost } = questOf(t, id);
  return (
    playerOf(t.s, seat).wealth >= cost && needs.every((need) => isMet(t, seat, need)) && hasStructures(t, seat, needs)
  );
}

/** The quests a seat could complete now: of the display and of its own reserve. */
export const completable = (t: Position, seat: Seat): number[] =>
  [...t.s.display, ...playerOf(t.s, seat).reserved].filter((quest) => isFulfilled(t, seat, quest));

// ---- completing and reserving -----------------------------------------------------------------------------------------

/** F12.3 */
export function completeRefusal(t: VenterraTable, seat: Seat, arg: Arg | null): Refusal | null {
  const quest = questThings.number(arg);
  if (quest < 1) return unknownThing(arg);
  const args = { quest: questThings.name(quest) };
  if (!t.s.display.includes(quest) && !playerOf(t.s, seat).reserved.includes(quest)) {
    const other = t.s.players.some(({ reserved }) => reserved.includes(quest));
    return refuse(other ? 'F8.9' : 'F12.3', other ? 'quest.reserved-by-other' : 'quest.not-open', args);
  }
  const { pay: cost } = questOf(t, quest);
  const { wealth } = playerOf(t.s, seat);
  if (wealth < cost) return refuse('F8.5', 'quest.coin', { ...args, cost, wealth });
  return t.once(isFulfilled, seat, quest) ? null : refuse('F8.7', 'quest.not-met', args);
}

/** F12.4 */
export function reserveRefusal(t: VenterraTable, seat: Seat, arg: Arg | null): Refusal | null {
  const quest = questThings.number(arg);
  if (quest < 1) return unknownThing(arg);
  const args = { quest: questThings.name(quest) };
  if (!t.s.display.includes(quest)) return refuse('F12.4', 'quest.not-open', args);
  if (playerOf(t.s, seat).reserved.length >= MOST_RESERVED)
    return refuse('F8.9', 'quest.full', { most: MOST_RESERVED });
  return t.once(isFulfilled, seat, quest) ? refuse('F12.4', 'quest.could-complete', args) : null;
}

/** Everything a listing names: the display and what is reserved by the seat. */
export const questNames = ({ s }: Position, seat: Seat): string[] =>
  [...s.display, ...playerOf(s, seat).reserved].map(questThings.name);

/** F8.11: pay, take, refill, reward; then the caller goes on at `then`. */
export function complete<At extends string>(p: VenterraPlay, seat: Seat, quest: number, then: At): Next<At> {
  const player = playerOf(p.s, seat);
  const { pay: cost, points } = questOf(p, quest);
  pay(p.s, seat, cost);
  player.completed.push(quest);
  p.log('quest.completed', { seat: seatName(seat), quest: questThings.name(quest), points }, 'F12.3');
  if (remove(p.s.display, quest)) refillDisplay(p, 'F8.4');
  else remove(player.reserved, quest);
  return call(frames.reward({ seat, quest }), then);
}

/** F8.9, F12.4 */
export function reserve(p: VenterraPlay, seat: Seat, quest: number): void {
  remove(p.s.display, quest);
  playerOf(p.s, seat).reserved.push(quest);
  p.log('quest.reserved', { seat: seatName(seat), quest: questThings.name(quest) }, 'F12.4');
  refillDisplay(p, 'F8.4');
}

export const reward: VenterraProcedure<'reward'> = {
  // F8.8: as far as possible.
  give: {
    run(p, f) {
      const { reward: gift } = questOf(p, f.quest);
      switch (gift.kind) {
        case 'wealth':
          earn(p.s, f.seat, gift.amount);
          return step('done');
        case 'favors':
          drawFavors(p, f.seat, gift.count);
          return step('done');
        case 'combat-card':
          return call(frames.arms({ seat: f.seat, cost: gift.cost }), 'done');
        case 'units': {
          const unit = kindOf(gift.unit);
          const hexes = recruitPlaces(p, f.seat, unit);
          return call(frames.placing({ seat: f.seat, unit, count: gift.count, hexes }), 'done');
        }
      }
    },
  },
  done: { run: () => done() },
};

/** A card lets the player complete a quest outside Plan. */
export const vow: VenterraProcedure<'vow'> = {
  which: {
    run: (_p, f) => ask(f.seat),
    verbs: {
      complete: {
        things: (t, _f, seat) => questNames(t, seat),
        check: (t, _f, seat, arg) => completeRefusal(t, seat, arg),
        apply: (p, _f, seat, arg) => complete(p, seat, questThings.number(arg), 'done'),
      },
    },
  },
  done: { run: () => done() },
};

export const questsScored = (t: Position, seat: Seat): number =>
  playerOf(t.s, seat).completed.reduce((points, quest) => points + questOf(t, quest).points, 0);
