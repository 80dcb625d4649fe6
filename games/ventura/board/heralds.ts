/** What is cried out of what happened: a round, a march, an Event with what follows from it, land that is lost. */

import type { BoardProps, Flow, Happening, Herald } from '@condotta/pieces';
import { wordsIn } from './words.ts';

type Told = Pick<Happening, 'key' | 'args' | 'text'>;

const seatIn = (value: unknown): number => Number(String(value).split(/[:.]/)[1]);
const countIn = (value: unknown): number => Number(value);

/** What an Event leads to, and what land that changes hands does: told with it. */
const FOLLOWS = new Set([
  'event.paid',
  'event.florins',
  'event.revolt',
  'event.arrears',
  'event.march',
  'event.pursuit',
  'event.fever',
  'event.healed',
  'event.veterans',
  'event.ambush',
  'event.escalade',
  'captain.plunder',
  'points',
  'eliminated',
]);

/** Heralds in the making: the texts and flows of one deed grow with the lines that follow from it. */
interface Deed {
  readonly seat: number;
  readonly card: string | null;
  readonly texts: string[];
  readonly flows: Flow[];
}

export function heralds({ happened, seat, language }: BoardProps): readonly Herald[] {
  const words = wordsIn(language);
  const coins = (who: number, by: number): Flow => ({ seat: who, icon: 'coin', name: words.florins, by });
  const points = (who: number, by: number): Flow => ({ seat: who, icon: 'laurels', name: words.score, by });
  const found: Herald[] = [];
  let deed: Deed | null = null;
  let marcher = -1;

  const close = (): void => {
    if (deed && deed.seat !== seat) {
      const { texts, ...rest } = deed;
      found.push({ kind: 'deed', text: texts.join(' '), ...rest });
    }
    deed = null;
  };
  const turn = (who: number | null, text: string): void => {
    if (who !== seat) found.push({ kind: 'turn', seat: who, text, card: null, flows: [] });
  };
  /** Who gains by what follows: at first nobody knows whose deed the loss of a Territory is. */
  const follow = ({ key, args, text }: Told, to: Deed): Deed => {
    to.texts.push(text);
    if (key === 'event.paid')
      to.flows.push(
        coins(seatIn(args['seat']), -countIn(args['florins'])),
        coins(seatIn(args['to']), countIn(args['florins'])),
      );
    if (key === 'event.florins' || key === 'captain.plunder')
      to.flows.push(coins(seatIn(args['seat']), countIn(args['florins'])));
    if (key !== 'points') return to;
    const who = seatIn(args['seat']);
    to.flows.push(points(who, countIn(args['points'])));
    return to.seat < 0 ? { ...to, seat: who } : to;
  };

  for (const told of happened) {
    const { key, args, text } = told;
    if (deed && FOLLOWS.has(key)) {
      deed = follow(told, deed);
      continue;
    }
    close();
    if (key === 'round') turn(null, text);
    if (key === 'initiative') turn(seatIn(args['seat']), text);
    if (key === 'march' && seatIn(args['troop']) !== marcher) {
      marcher = seatIn(args['troop']);
      turn(marcher, text);
    }
    if (key === 'event') deed = { seat: seatIn(args['seat']), card: String(args['card']), texts: [text], flows: [] };
    if (key === 'domain.loss') {
      const lost: Flow = {
        seat: seatIn(args['seat']),
        icon: 'tower',
        name: words.markers,
        by: -countIn(args['markers']),
      };
      deed = { seat: -1, card: null, texts: [text], flows: [lost] };
    }
  }
  close();
  return found.map((herald) => (herald.seat === -1 ? { ...herald, seat: null } : herald));
}
