/** The pieces before the first step: everything in the box, nothing on the table. */

import { range, type Setup } from '@condotta/kernel';
import { BATTLE_TOKENS, COMBAT_CARDS, type Components, UNITS, VICTORY_TOKENS } from './components/index.ts';
import { frames, type State, type VenterraFrame } from './state.ts';

export function setup(
  { seats, scenario, options }: Setup,
  components: Components,
): { state: State; frame: VenterraFrame } {
  const quests = (starting: boolean): number[] =>
    components.quests.filter((quest) => quest.starting === starting).map(({ id }) => id);
  const state: State = {
    options: {
      prebuilt: scenario === 'pre-built',
      dealt: options['factions'] === 'dealt',
      noHoles: options['noHoles'] === true,
      openHands: options['openHands'] === true,
      wealthDecides: options['wealthDecides'] === true,
    },
    round: 0,
    order: range(seats),
    players: range(seats).map(() => ({
      faction: -1,
      wealth: 0,
      supply: UNITS.map(() => 0),
      combat: COMBAT_CARDS.map(() => 0),
      favors: [],
      upgrades: [false, false, false, false],
      forge: false,
      reserved: [],
      completed: [],
      battleTokens: 0,
      victoryTokens: 0,
      stones: 0,
      declared: 0,
      resolved: 0,
    })),
    boards: [],
    places: [],
    near: [],
    units: [],
    holders: [],
    structures: [],
    builtIn: [],
    tokens: [],
    tokenPile: [],
    startingQuests: quests(true),
    questDeck: quests(false),
    display: [],
    favorDeck: components.favors.map(({ id }) => id),
    favorTop: [],
    favorDiscard: [],
    favorKnown: range(components.favors.length + 1).map(() => 0),
    battleTokens: BATTLE_TOKENS,
    victoryTokens: VICTORY_TOKENS,
    pending: [],
  };
  return { state, frame: frames.game() };
}
