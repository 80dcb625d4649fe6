/** What is cried out over the board: a new turn, a drawn Command, chits that are played, points and Fortresses that change hands. */

import { at } from '@condotta/kernel';
import type { BoardProps, Flow, Happening, Herald } from '@condotta/pieces';
import type { Components } from '../components/types.ts';
import { namesOf } from '../things.ts';
import { commandFaction } from './view-form.ts';
import { wordsIn } from './words.ts';

const FACTIONS = ['faction:france', 'faction:spain'];
const DEEDS = new Set(['play', 'points', 'fortress.taken', 'camp.lost', 'village.burned', 'caution']);

/** Whose deed it is, or null. */
function seatOf({ key, args }: Happening, components: Components): number | null {
  if (key === 'command.drawn') {
    const command = namesOf(components).numbers.get(String(args['command']));
    return command === undefined ? null : commandFaction(components, command);
  }
  const seat = FACTIONS.indexOf(String(args['faction']));
  return seat < 0 ? null : seat;
}

function flowsOf({ key, args }: Happening, seat: number | null, name: string): readonly Flow[] {
  const by = args['points'];
  return key === 'points' && seat !== null && typeof by === 'number' ? [{ seat, icon: 'laurels', name, by }] : [];
}

export function heralds({ happened, components: given, language, seat: own }: BoardProps): readonly Herald[] {
  const components = given as Components;
  const { points1 } = wordsIn(language);
  return happened.flatMap((one): readonly Herald[] => {
    const seat = seatOf(one, components);
    const card = one.key === 'play' ? String(one.args['chit']) : null;
    const common = { seat, text: one.text, card, flows: flowsOf(one, seat, points1) };
    if (one.key === 'turn' || one.key === 'command.drawn') return [{ ...common, kind: 'turn' }];
    return DEEDS.has(one.key) && (seat === null || seat !== own) ? [{ ...common, kind: 'deed' }] : [];
  });
}

/** The number of a chit by its thing. */
export const chitIn = (components: Components, thing: string): number | null => {
  const chit = namesOf(components).numbers.get(thing);
  return chit !== undefined && at(namesOf(components).chit, chit) === thing ? chit : null;
};
