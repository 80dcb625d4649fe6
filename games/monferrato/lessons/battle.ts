/** Exercise: an attack, its odds, and who takes the hits. */

import type { Lesson } from '@condotta/kernel';
import { activationOf, GARRISONS, there } from './ground.ts';
import { decide, say } from './steps.ts';

const FIELD = {
  turn: 'Jun 1628',
  camps: ['mantova', 'valenza', 'torino'],
  raided: ['frassineto'],
  units: {
    ...GARRISONS,
    ...there('casale', 'G2', 'G11', 'G12'),
    ...there('frassineto', 'G3'),
    ...there('valenza', 'M2', 'M3', 'M6', 'M8', 'M9', 'M11'),
    ...there('torino', 'S1', 'S2'),
  },
};

export const battle: Lesson = {
  id: 'battle',
  title: say('A battle', 'Una battaglia'),
  summary: say(
    'How a fight begins, what the dice mean, and which unit takes the hit.',
    'Come nasce uno scontro, che cosa dicono i dadi, e quale unità subisce il colpo.',
  ),
  minutes: 2,
  seat: 1,
  minds: ['recruit', null],
  steps: [
    decide(
      'act',
      say(
        'A Gonzaga Infantry stands in Frassineto, in front of the walls. Drive it in: act in one zone.',
        'Una Fanteria dei Gonzaga sta a Frassineto, davanti alle mura. Ricacciala: agisci in una zona.',
      ),
      ['M5-2', 'M7-1'],
      { position: { ...FIELD, cup: ['M'] }, otherwise: say('Act in one zone.', 'Agisci in una zona.') },
    ),
    decide('zone zone:valenza', say('Activate Valenza.', 'Attiva Valenza.'), ['M5.2-1'], {
      otherwise: say('The army stands in Valenza.', 'L’esercito è a Valenza.'),
    }),
    decide('march unit:M2', say('Move the Infantry with Fire 3 …', 'Muovi la Fanteria con Fuoco 3 …'), ['M6-5']),
    decide('join unit:M3', say('… a second one …', '… una seconda …'), ['M6-5']),
    decide('join unit:M6', say('… a third …', '… una terza …'), ['M6-5']),
    decide(
      'step zone:frassineto',
      say(
        'Point at Frassineto first: the odds are reckoned exactly. Each unit rolls a die and hits with its Fire or less; the defender uses the second figure. Then attack.',
        'Prima indica Frassineto: le probabilità sono calcolate esattamente. Ogni unità tira un dado e colpisce con il suo Fuoco o meno; chi difende usa la seconda cifra. Poi attacca.',
      ),
      ['M7.2-1', 'M7.2-2', 'M7.2-10'],
      {
        done: say(
          'Whoever suffered more hits has lost, and equal hits are lost by the attacker. Fewer than six a side make a Minor battle: one round and it is over. With six or more on both sides the winner of a round may press on.',
          'Chi ha subito più colpi ha perso, e a parità perde l’attaccante. Con meno di sei per parte la battaglia è Minore: un round ed è finita. Con sei o più da entrambe le parti chi vince un round può insistere.',
        ),
        otherwise: say('Into Frassineto.', 'Dentro Frassineto.'),
      },
    ),
    decide(
      'hit unit:M3',
      say(
        'Suppose you have to take one hit. You choose who: the first hit Disrupts a unit, the second eliminates it. Spare the best: let an Infantry with Fire 2 take it.',
        'Supponi di dover assegnare un colpo. Scegli tu: il primo colpo Disorganizza l’unità, il secondo la elimina. Risparmia i migliori: dallo a una Fanteria con Fuoco 2.',
      ),
      ['M7.3-1', 'M7.4-4'],
      {
        position: {
          ...FIELD,
          drawn: 'M',
          units: { ...FIELD.units, ...there('frassineto', 'M2', 'M3', 'M6'), G3: 'casale' },
          flow: {
            stack: [
              ...activationOf(1, 24),
              { proc: 'losses', at: 'choose', seat: 1, zone: 18, hits: 1, taken: 0, line: false },
            ],
            waiting: [1],
          },
        },
        done: say(
          'A Disrupted unit fights with less and recovers when it is activated in supply.',
          'Un’unità Disorganizzata combatte con meno e si riorganizza quando è attivata e rifornita.',
        ),
        otherwise: say(
          'The veterans are worth more: choose Infantry 2.',
          'I veterani valgono di più: scegli la Fanteria 2.',
        ),
      },
    ),
  ],
};
