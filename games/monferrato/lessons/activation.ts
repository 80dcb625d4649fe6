/** Exercise: the three ways to use a drawn Command, and how far orders carry. */

import type { Lesson } from '@condotta/kernel';
import { GARRISONS, there } from './ground.ts';
import { decide, say } from './steps.ts';

const UNITS = {
  ...GARRISONS,
  ...there('casale', 'G2', 'G12'),
  ...there('tortona', 'M1', 'M2'),
  ...there('alessandria', 'M3', 'M4'),
  ...there('novara', 'M5', 'M8'),
  ...there('torino', 'S1', 'S2', 'S8'),
};

export const activation: Lesson = {
  id: 'activation',
  title: say('Activating a Command', 'Attivare un Comando'),
  summary: say(
    'When to act in one zone, when under the Commander, when to rest and draw.',
    'Quando agire in una zona, quando sotto il Comandante, quando riposare e pescare.',
  ),
  minutes: 1,
  seat: 1,
  minds: ['recruit', null],
  steps: [
    decide(
      'draw',
      say(
        'Milan is drawn, and nothing presses. The second way costs the Command its activation and brings a chit: draw.',
        'È uscito Milano, e nulla preme. Il secondo modo costa al Comando l’attivazione e porta un chit: pesca.',
      ),
      ['M5-3'],
      {
        position: { turn: 'Apr 1628', cup: ['M'], camps: ['mantova', 'valenza', 'torino'], units: UNITS },
        done: say(
          'A hand holds four chits. Chits are what breaks a deadlock: reinforcements, pay, treason.',
          'Una mano tiene quattro chit. Sono i chit a rompere lo stallo: rinforzi, paghe, tradimenti.',
        ),
        otherwise: say('Try the second way: draw a chit.', 'Prova il secondo modo: pesca un chit.'),
      },
    ),
    decide(
      'command unit:M1',
      say(
        'Drawn again, a turn later. Two armies should move at once: act under Cordoba.',
        'Estratto di nuovo, un turno dopo. Due eserciti devono muovere insieme: agisci sotto Cordova.',
      ),
      ['M5-4'],
      {
        position: { turn: 'May 1628', cup: ['M'], camps: ['mantova', 'valenza', 'torino'], units: UNITS },
        otherwise: say('Only a Commander leads several zones.', 'Solo un Comandante guida più zone.'),
      },
    ),
    decide(
      'zone zone:alessandria',
      say(
        'Alessandria is next to him: within Command Radius. Novara is not; point at it to read why. Activate Alessandria.',
        'Alessandria gli è accanto: entro il Raggio di comando. Novara no; indicala per leggere perché. Attiva Alessandria.',
      ),
      ['M5-5'],
      {
        done: say(
          'The radius is two zones by a Trace: not across rivers without bridges, nor through enemies. With low Morale he would lead one zone only.',
          'Il raggio è di due zone lungo un Tracciato: non oltre fiumi senza ponte né attraverso nemici. Con Morale basso guiderebbe una sola zona.',
        ),
        otherwise: say('Activate Alessandria.', 'Attiva Alessandria.'),
      },
    ),
  ],
};
