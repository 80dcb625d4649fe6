/** F2 Factions and set-up: who plays whom, the quests on display, the set-up cards. */

import { again, ask, at, done, range, type Seat, step, unknownThing } from '@condotta/kernel';
import { FACTIONS } from '../components/index.ts';
import { refuse, type State, type VenterraPlay, type VenterraProcedure } from '../state.ts';
import { combatThings, factionThings, seatName } from '../things.ts';
import { drawFavors } from './favor-deck.ts';
import { playerOf } from './players.ts';
import { DISPLAY, refillDisplay } from './quests.ts';
import { earn } from './wealth.ts';

/** F2.7: the costs of the two combat cards everybody starts with. */
const STARTING_CARDS = [1, 2];

const isTaken = (s: State, faction: number): boolean => s.players.some((player) => player.faction === faction);

export const factions: VenterraProcedure<'factions'> = {
  // F2.2: at random, or in seat order.
  deal: {
    run(p) {
      if (!p.s.options.dealt) return step('choose');
      const left = range(FACTIONS.length);
      for (const seat of p.s.players.keys()) take(p, seat, p.draw(left));
      return step('quests');
    },
  },

  choose: {
    run: (p, f) => (f.turn < p.s.players.length ? ask(f.turn) : step('quests')),
    verbs: {
      faction: {
        things: () => FACTIONS.map((_, faction) => factionThings.name(faction)),
        check({ s }, _f, _seat, arg) {
          const faction = factionThings.number(arg);
          if (faction < 0) return unknownThing(arg);
          return isTaken(s, faction) ? refuse('F2.2', 'faction.taken', { faction: factionThings.name(faction) }) : null;
        },
        apply(p, f, seat, arg) {
          take(p, seat, factionThings.number(arg));
          f.turn++;
          return again;
        },
      },
    },
  },

  quests: {
    run(p, f) {
      // F2.3: the order of their numbers, gaps closed.
      p.s.order = [...p.s.players.keys()].sort((a, b) => playerOf(p.s, a).faction - playerOf(p.s, b).faction);
      p.log('order', { seats: p.s.order.map(seatName) }, 'F2.3');
      // F8.3
      for (let n = 0; n < DISPLAY; n++) refillDisplay(p, 'F8.3');
      f.turn = 0;
      return step('cards');
    },
  },

  // F2.5, F2.6, F2.12: the set-up cards, in turn order.
  cards: {
    run(p) {
      for (const seat of p.s.order) outfit(p, seat);
      return done();
    },
  },
};

function take(p: VenterraPlay, seat: Seat, faction: number): void {
  playerOf(p.s, seat).faction = faction;
  p.log('faction', { player: seat + 1, faction: factionThings.name(faction) }, 'F2.2');
}

function outfit(p: VenterraPlay, seat: Seat): void {
  const player = playerOf(p.s, seat);
  const card = at(p.components.factions, player.faction);
  earn(p.s, seat, card.wealth);
  player.supply = p.components.units.map(({ key }) => card.pieces[key]);
  // F2.7
  for (const [kind, { cost }] of p.components.combatCards.entries())
    if (STARTING_CARDS.includes(cost)) player.combat[kind] = 1;
  const cards = p.components.combatCards.flatMap((_, kind) =>
    at(player.combat, kind) > 0 ? [combatThings.name(kind)] : [],
  );
  p.log('outfit', { seat: seatName(seat), wealth: card.wealth, cards }, 'F2.7');
  switch (card.bonus) {
    case 'victory-token':
      takeVictoryToken(p, seat, 'F2.6');
      return;
    case 'battle-token':
      takeBattleToken(p, seat, 'F2.6');
      return;
    case 'favor':
      drawFavors(p, seat, 1);
      return;
    case 'none':
      return;
  }
}

/** F1.7: an empty supply gives nothing. */
export function takeBattleToken(p: VenterraPlay, seat: Seat, rule: 'F2.6' | 'F18.2'): void {
  if (p.s.battleTokens === 0) return;
  p.s.battleTokens--;
  playerOf(p.s, seat).battleTokens++;
  p.log('battle-token', { seat: seatName(seat) }, rule);
}

export function takeVictoryToken(p: VenterraPlay, seat: Seat, rule: 'F2.6' | 'F22.7' | 'F22.8'): void {
  if (p.s.victoryTokens === 0) return;
  p.s.victoryTokens--;
  playerOf(p.s, seat).victoryTokens++;
  p.log('victory-token', { seat: seatName(seat) }, rule);
}
