/** Exercise: chits that must be played, and Responses in the opponent’s activation. */

import type { Lesson } from '@condotta/kernel';
import { activationOf, SIEGE } from './ground.ts';
import { decide, read, say } from './steps.ts';

export const chits: Lesson = {
  id: 'chits',
  title: say('Chits', 'I chit'),
  summary: say(
    'Mandatory chits, dates, and Responses that spoil the enemy’s plans.',
    'Chit Obbligatori, date, e Risposte che guastano i piani del nemico.',
  ),
  minutes: 2,
  seat: 0,
  minds: [null, 'recruit'],
  steps: [
    read(
      say(
        'You lead Pro-France. A square chit is a Response: it is played while the enemy acts. Whoever holds any chit may be asked, so a question betrays nothing. Under “Responses” in the menu of the table you can say when you want to be asked.',
        'Guidi i Filofrancesi. Un chit quadrato è una Risposta: si gioca mentre agisce il nemico. A chi tiene un chit qualsiasi si può domandare, così la domanda non tradisce nulla. Sotto «Risposte» nel menu del tavolo puoi dire quando vuoi essere interrogato.',
      ),
      ['M5.1-5', 'M5.1-8'],
      {
        position: {
          ...SIEGE,
          mines: {},
          drawn: 'M',
          hands: [[4, 14], []],
          flow: {
            stack: [
              ...activationOf(1, 17).slice(0, -1),
              { proc: 'zone', at: 'ready', zone: 17, armed: [], rain: false, salvos: [] },
              { proc: 'response', at: 'zone', seat: 0, about: 'zone', zone: 17, from: 17 },
            ],
            waiting: [0],
          },
        },
      },
    ),
    decide(
      'respond chit:4',
      say(
        'Milan activates Rosignano, where the guns stand. Rain: nobody bombards from there in this activation. Play it.',
        'Milano attiva Rosignano, dove sono i cannoni. Pioggia: in questa attivazione da lì nessuno bombarda. Giocala.',
      ),
      ['M5.1-6'],
      { otherwise: say('Let it rain.', 'Fai piovere.') },
    ),
    decide(
      'act',
      say(
        'Now Gonzaga is drawn, and you hold “Imperial sequestration”, a Mandatory chit whose date has come. You cannot draw; act in one zone.',
        'Ora è uscito Gonzaga, e hai il «Sequestro imperiale», un chit Obbligatorio la cui data è venuta. Non puoi pescare; agisci in una zona.',
      ),
      ['M16.1-3', 'M16.2-1'],
      {
        position: { ...SIEGE, mines: {}, cup: ['G'], hands: [[11, 6], []] },
        otherwise: say('Act in one zone.', 'Agisci in una zona.'),
      },
    ),
    decide(
      'play chit:11',
      say(
        'No zone can be activated before it is played. It hurts, but then it is gone for good.',
        'Prima che sia giocato non si attiva nessuna zona. Fa male, ma poi è fuori gioco.',
      ),
      ['M16.1-4', 'M16.4-1'],
      { otherwise: say('The Mandatory chit comes first.', 'Il chit Obbligatorio viene per primo.') },
    ),
    decide(
      'play chit:6',
      say(
        'With one zone two chits may be played. “Militia of Monferrato” brings an Infantry into Casale: play it too.',
        'Con una zona si possono giocare due chit. Le «Milizie del Monferrato» portano una Fanteria a Casale: gioca anche quello.',
      ),
      ['M5-2', 'M16.3-1'],
      {
        done: say(
          'Reinforcements may come at once or wait on the Timeline for a die. Keep Responses for their moment, and watch what the enemy draws.',
          'I rinforzi possono arrivare subito o attendere un dado sulla Linea del tempo. Tieni le Risposte per il loro momento, e guarda quanto pesca il nemico.',
        ),
        otherwise: say('Call the militia.', 'Chiama le milizie.'),
      },
    ),
  ],
};
