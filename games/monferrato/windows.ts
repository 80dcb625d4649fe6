/** M5.1-8: Responses may be passed beforehand; grounds say when a seat wants to be asked all the same. They read only what is open. */

import { at, type Ground, type Window } from '@condotta/kernel';
import { lookupOf } from './lookup.ts';
import type { MonferratoFrame, MonferratoTable, Types } from './state.ts';
import { otherSeat, typeOf, unitsIn } from './units.ts';

type Response = Extract<MonferratoFrame, { readonly proc: 'response' }>;

const ground = (en: string, it: string, holds: (t: MonferratoTable, f: Response) => boolean): Ground<Types> => ({
  title: { en, it },
  holds: (t, f) => f.proc === 'response' && holds(t, f),
});

/** The moment is about this Fortress: it is acted on, or the zone acts beside it. */
function concerns(t: MonferratoTable, f: Response, id: string): boolean {
  const { zones, ways } = lookupOf(t.components);
  const fortress = zones.get(id) ?? 0;
  return f.zone === fortress || at(ways, fortress).some(({ zone }) => zone === f.zone || zone === f.from);
}

export const windows: readonly Window<Types>[] = [
  {
    id: 'responses',
    title: { en: 'Responses to the opponent', it: 'Risposte all’avversario' },
    rule: 'M5.1-5',
    asked: ['declared', 'zone', 'dice', 'finished', 'closing'].map((at) => `response.${at}`),
    pass: 'pass',
    grounds: {
      casale: ground('at Casale or beside it', 'a Casale o accanto', (t, f) => concerns(t, f, 'casale')),
      mantua: ground('at Mantua or beside it', 'a Mantova o accanto', (t, f) => concerns(t, f, 'mantova')),
      battle: ground('a battle', 'una battaglia', (_t, f) => f.about === 'battle'),
      siege: ground('bombardment and mines', 'bombardamento e mine', (_t, f) =>
        ['bombardment', 'mine', 'detonation'].includes(f.about),
      ),
      commander: ground(
        'a Command acts under its Commander',
        'un Comando agisce sotto il suo Comandante',
        (t, f) => f.about === 'option' && t.frame('activation')?.option === 3,
      ),
      guns: ground(
        'a zone with guns begins',
        'comincia una zona con cannoni',
        (t, f) =>
          f.about === 'zone' && unitsIn(t, f.zone, otherSeat(f.seat)).some((unit) => typeOf(t, unit) === 'artillery'),
      ),
      raid: ground('a Raid', 'una Scorreria', (_t, f) => f.about === 'raid'),
    },
  },
];
