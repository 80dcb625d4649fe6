/** Exercise: walls come down by guns and mines, and a Breach is stormed. */

import type { Lesson } from '@condotta/kernel';
import { SIEGE } from './ground.ts';
import { decide, say } from './steps.ts';

export const siege: Lesson = {
  id: 'siege',
  title: say('A siege', 'Un assedio'),
  summary: say('Guns, Mines, the Breach and the storm.', 'Cannoni, Mine, la Breccia e l’assalto.'),
  minutes: 2,
  seat: 1,
  minds: ['recruit', null],
  steps: [
    decide(
      'act',
      say(
        'Milan lies before Casale. Each side of the walls has a Level; only where it is 0 can anybody enter. Act in one zone.',
        'Milano è davanti a Casale. Ogni lato delle mura ha un Livello; solo dove è 0 si può entrare. Agisci in una zona.',
      ),
      ['M2.3-7', 'M6-13'],
      { position: { ...SIEGE, cup: ['M'] }, otherwise: say('Act in one zone.', 'Agisci in una zona.') },
    ),
    decide('zone zone:rosignano', say('Activate Rosignano.', 'Attiva Rosignano.'), ['M5.2-1'], {
      otherwise: say('The trenches are in Rosignano.', 'Le trincee sono a Rosignano.'),
    }),
    decide(
      'bombard zone:casale',
      say(
        'Click Casale and bombard it. Each gun that hits lowers the side before it by one; a 6 bursts the gun. Point at it to see the odds.',
        'Fai clic su Casale e bombardala. Ogni cannone che colpisce abbassa di uno il lato che ha davanti; con un 6 il pezzo sbocca. Indicala per vedere le probabilità.',
      ),
      ['M8.1-2', 'M8-3'],
      { otherwise: say('First the guns: bombard Casale.', 'Prima i cannoni: bombarda Casale.') },
    ),
    decide('gun unit:M9', say('Name the gun that fires.', 'Nomina il pezzo che spara.'), ['M8.1-1']),
    decide(
      'detonate unit:M11',
      say(
        'A Mine lies ready under this side. On 1 to 3 it explodes and the side is breached, whatever its Level; on 6 it is lost. Let the Guastatori detonate it.',
        'Sotto questo lato è pronta una Mina. Con 1-3 esplode e apre una Breccia, qualunque sia il Livello; con 6 è perduta. Fai scoppiare la Mina dai Guastatori.',
      ),
      ['M9.1-3', 'M9.1-4'],
      {
        done: say(
          'A Mine laid in this activation cannot be tried in it: mine now, detonate next time. The besieged may dig against it.',
          'Una Mina posta in questa attivazione non si può provare subito: mina ora, fai scoppiare la prossima volta. Gli assediati possono controminare.',
        ),
        otherwise: say('Detonate the Mine.', 'Fai scoppiare la Mina.'),
      },
    ),
    decide(
      'act',
      say(
        'Suppose the side of Rosignano is breached. Artillery cannot go through a Breach; foot can.',
        'Supponi che il lato di Rosignano sia aperto. L’Artiglieria non passa da una Breccia; i fanti sì.',
      ),
      ['M8-1'],
      { position: { ...SIEGE, cup: ['M'], levels: { ...SIEGE.levels, 'casale-rosignano': 0 }, mines: {} } },
    ),
    decide('zone zone:rosignano', say('Activate Rosignano again.', 'Attiva ancora Rosignano.'), ['M5.2-1']),
    decide('march unit:M2', say('The storm: move the Infantry …', 'L’assalto: muovi la Fanteria …'), ['M6-13']),
    decide('join unit:M1', say('… with Cordoba …', '… con Cordova …'), ['M7.1-1']),
    decide('step zone:casale', say('… into the Breach.', '… nella Breccia.'), ['M6-13', 'M7.2.3-1'], {
      done: say(
        'Whoever loses inside a Fortress may take one more loss and hold it. So wear the garrison down first: hunger, bombardment through the Breach, then the storm.',
        'Chi perde dentro una Fortezza può subire una perdita in più e tenerla. Perciò prima logora il presidio: fame, bombardamento dalla Breccia, poi l’assalto.',
      ),
      otherwise: say('Into Casale.', 'Dentro Casale.'),
    }),
  ],
};
