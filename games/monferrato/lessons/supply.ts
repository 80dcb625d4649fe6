/** Exercise: where supply comes from, and how a Camp carries an attack forward. */

import type { Lesson } from '@condotta/kernel';
import { GARRISONS, there } from './ground.ts';
import { decide, read, say } from './steps.ts';

const MARCH = {
  turn: 'May 1628',
  cup: ['M'],
  camps: ['mantova', 'milano', 'torino'],
  units: {
    ...GARRISONS,
    ...there('casale', 'G2', 'G12'),
    ...there('milano', 'M1', 'M2', 'M5'),
    ...there('frassineto', 'M3', 'M10', 'M12'),
    ...there('torino', 'S1', 'S2'),
  },
};

export const supply: Lesson = {
  id: 'supply',
  title: say('Supply', 'Rifornimenti'),
  summary: say(
    'Two kinds of supply: one to live, one to attack.',
    'Due rifornimenti: uno per vivere, uno per attaccare.',
  ),
  minutes: 2,
  seat: 1,
  minds: ['recruit', null],
  steps: [
    read(
      say(
        'A unit lives on a Trace of any length to a source of its Command, marked by a shield: Milan, here. It goes through no enemy and over no river without a bridge. Press o on the Infantry in Frassineto: the line shows the way.',
        'Un’unità vive di un Tracciato, lungo quanto si vuole, fino a una fonte del suo Comando, segnata da uno scudo: qui Milano. Non passa fra i nemici né oltre un fiume senza ponte. Premi o sulla Fanteria a Frassineto: la linea mostra la via.',
      ),
      ['M13-1', 'M13.1-1'],
      { position: MARCH },
    ),
    decide(
      'act',
      say(
        'Who attacks, bombards or mines also needs a Camp of his army within 3 points. The Camp of Spain is still in Milan, too far from Frassineto. Act in one zone.',
        'Chi attacca, bombarda o mina ha bisogno anche di un Campo del suo esercito entro 3 punti. Il Campo di Spagna è ancora a Milano, troppo lontano da Frassineto. Agisci in una zona.',
      ),
      ['M13.2-1', 'M13.2-2'],
      { otherwise: say('Act in one zone.', 'Agisci in una zona.') },
    ),
    decide('zone zone:milano', say('Activate Milan.', 'Attiva Milano.'), ['M5.2-1']),
    decide('march unit:M5', say('Move an Infantry …', 'Muovi una Fanteria …'), ['M6-5']),
    decide('take-camp', say('… and take the Camp along.', '… e porta il Campo.'), ['M14.5-2'], {
      otherwise: say('The Camp is what we came for.', 'È per il Campo che siamo qui.'),
    }),
    decide(
      'step zone:pavia',
      say(
        'A Camp moves one zone in a turn, with a group or alone, and stays there. To Pavia.',
        'Un Campo si sposta di una zona per turno, con un gruppo o da solo, e lì resta. A Pavia.',
      ),
      ['M14.5-2', 'M14.5-4'],
      {
        done: say(
          'Now Frassineto is within 3 points of the Camp: from the next activation on the guns there can fire. A Camp left alone is lost to the first enemy who comes: guard it.',
          'Ora Frassineto è entro 3 punti dal Campo: dalla prossima attivazione i cannoni possono sparare. Un Campo lasciato solo è perduto al primo nemico che arriva: custodiscilo.',
        ),
        otherwise: say('To Pavia, towards Casale.', 'A Pavia, verso Casale.'),
      },
    ),
  ],
};
