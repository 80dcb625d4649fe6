/** The guided first turn: an activation of Milan from the draw of its marker to its end. */

import type { Lesson } from '@condotta/kernel';
import { GARRISONS, there } from './ground.ts';
import { decide, read, say } from './steps.ts';

const SPRING = {
  turn: 'Mar 1628',
  cup: ['M'],
  camps: ['mantova', 'valenza', 'torino'],
  forts: { france: ['moncalvo'], spain: ['susa', 'monginevro', 'san_pietro'] },
  morale: { spain: 6 },
  hands: [[], [2, 13]],
  units: {
    ...GARRISONS,
    ...there('casale', 'G2', 'G3', 'G11', 'G12'),
    ...there('mantova', 'G1', 'G4', 'G8', 'G9', 'G13'),
    ...there('valenza', 'M1', 'M2', 'M3', 'M9', 'M11'),
    ...there('alessandria', 'M4', 'M5', 'M8'),
    ...there('torino', 'S1', 'S2', 'S3', 'S5', 'S7', 'S8'),
  },
};

export const firstTurn: Lesson = {
  id: 'first-round',
  title: say('A first activation', 'Una prima attivazione'),
  summary: say(
    'How a Command is drawn, what it may do, how armies march and a siege begins, with a teacher beside you.',
    'Come si estrae un Comando, che cosa può fare, come si marcia e come comincia un assedio, con un maestro accanto.',
  ),
  minutes: 4,
  seat: 1,
  minds: ['recruit', null],
  steps: [
    read(
      say(
        'The Gonzaga of Mantua have died out. You lead Pro-Spain: the State of Milan in green and Savoy in white. The land in pink is the heir’s, with the two Fortresses Casale and Mantua. Drag the map, or use the small map, to look around.',
        'I Gonzaga di Mantova sono estinti. Guidi i Filospagnoli: lo Stato di Milano in verde e la Savoia in bianco. La terra in rosa è dell’erede, con le due Fortezze di Casale e Mantova. Trascina la carta, o usa la cartina, per guardarti intorno.',
      ),
      ['M1-1', 'M2.3-1'],
      { position: SPRING },
    ),
    read(
      say(
        'Whoever has more victory points in November 1630 wins. Casale and Mantua count 10 each, four villages 1 each, for whoever stands there at the end. On the right you see what each side would have if the war ended now.',
        'Vince chi ha più punti vittoria nel novembre 1630. Casale e Mantova valgono 10 l’una, quattro villaggi 1 ciascuno, per chi vi sta alla fine. A destra vedi quanto avrebbe ogni parte se la guerra finisse ora.',
      ),
      ['MS-25', 'M17-5'],
    ),
    decide(
      'command unit:M1',
      say(
        'Each turn the markers of all Commands lie in a cup and are drawn one by one; nobody knows the order. Milan is drawn. It may act in one zone, rest and draw a chit, or act under its Commander. Click Cordoba: he can lead several zones.',
        'In ogni turno i segnalini di tutti i Comandi stanno in un contenitore e si estraggono a uno a uno; nessuno sa l’ordine. È uscito Milano. Può agire in una zona, riposare e pescare un chit, o agire sotto il suo Comandante. Fai clic su Cordova: può guidare più zone.',
      ),
      ['M4.1-2', 'M5-2', 'M5-3', 'M5-4'],
      {
        otherwise: say(
          'That is one of the three ways, but today Cordoba leads.',
          'È uno dei tre modi, ma oggi guida Cordova.',
        ),
      },
    ),
    decide(
      'play chit:2',
      say(
        'Before, between or after the zones you may play a chit; under a Commander one. “Pay arrives” raises the Morale of Spain. Play it from your hand on the right.',
        'Prima, fra o dopo le zone puoi giocare un chit; sotto un Comandante uno solo. «Arrivano le paghe» alza il Morale della Spagna. Giocalo dalla tua mano, a destra.',
      ),
      ['M5-4', 'M5.1-2'],
      {
        otherwise: say(
          'First the pay: play the chit “Pay arrives”.',
          'Prima le paghe: gioca il chit «Arrivano le paghe».',
        ),
      },
    ),
    decide(
      'zone zone:valenza',
      say(
        'Cordoba’s Leadership is 2: two zones within two zones of him, as long as the Morale of Spain is high. They glow. Activate Valenza.',
        'Il Comando di Cordova è 2: due zone entro due zone da lui, finché il Morale della Spagna è alto. Sono illuminate. Attiva Valenza.',
      ),
      ['M5-5', 'M5-6', 'M15-4'],
      { otherwise: say('Begin with Valenza, where the guns are.', 'Comincia da Valenza, dove sono i cannoni.') },
    ),
    decide(
      'march unit:M2',
      say(
        'The counters of the zone lie open. On each: the arms of its army on the left, the band of its Command above, and large its Fire. Click the Infantry with Fire 3 and move it.',
        'Le pedine della zona sono aperte. Su ognuna: le armi dell’esercito a sinistra, la fascia del Comando in alto, e in grande il Fuoco. Fai clic sulla Fanteria con Fuoco 3 e muovila.',
      ),
      ['M2.1-2', 'M5.2-1', 'M6-1'],
      { otherwise: say('Start with the Infantry with Fire 3.', 'Comincia dalla Fanteria con Fuoco 3.') },
    ),
    decide(
      'join unit:M9',
      say(
        'It gathers a group before it leaves. Artillery goes as fast as foot: let the gun join.',
        'Prima di partire raccoglie un gruppo. L’Artiglieria va come i fanti: fai unire il cannone.',
      ),
      ['M6-5'],
      { otherwise: say('Take the gun along first.', 'Prima porta con te il cannone.') },
    ),
    decide(
      'join unit:M11',
      say(
        'Guns fire with their printed value only beside Guastatori, the engineers. Take them along.',
        'I cannoni tirano con il valore stampato solo accanto ai Guastatori. Portali con te.',
      ),
      ['M8-2'],
      { otherwise: say('Take the Guastatori along too.', 'Porta anche i Guastatori.') },
    ),
    decide(
      'step zone:frassineto',
      say(
        'The group has 3 points. Open ground costs 1, difficult ground 2, a river without a bridge the whole allowance, and guns cannot cross it. Go to Frassineto, before the eastern wall of Casale.',
        'Il gruppo ha 3 punti. Il terreno aperto ne costa 1, quello difficile 2, un fiume senza ponte tutta la capacità, e i cannoni non lo passano. Vai a Frassineto, davanti al muro orientale di Casale.',
      ),
      ['M6-1', 'M6-3', 'M6-7', 'M2.3-9'],
      { otherwise: say('Casale is what we want: to Frassineto.', 'Vogliamo Casale: a Frassineto.') },
    ),
    decide(
      'stop',
      say(
        'Two points are left, but here the group should stay: the number on the wall, 3, is its Level. Stop.',
        'Restano due punti, ma il gruppo deve restare qui: il numero sul muro, 3, è il suo Livello. Fermati.',
      ),
      ['M2.3-7', 'M6-4'],
      { otherwise: say('Do not wander off: stop here.', 'Non allontanarti: fermati qui.') },
    ),
    decide(
      'finish',
      say(
        'The others stay with the Camp in Valenza: whoever attacks needs a Camp of his army within 3 points. Finish this zone.',
        'Gli altri restano con il Campo a Valenza: chi attacca ha bisogno di un Campo del suo esercito entro 3 punti. Concludi questa zona.',
      ),
      ['M13.2-1', 'M13.2-2'],
      { otherwise: say('Leave the others where they are and finish.', 'Lascia gli altri dove sono e concludi.') },
    ),
    decide(
      'zone zone:alessandria',
      say('Now the second zone: Alessandria.', 'Ora la seconda zona: Alessandria.'),
      ['M5-6'],
      { otherwise: say('One zone is left: Alessandria.', 'Resta una zona: Alessandria.') },
    ),
    decide(
      'march unit:M8',
      say('Cavalry has 5 points. Move it alone.', 'La Cavalleria ha 5 punti. Muovila da sola.'),
      ['M6-1'],
      { otherwise: say('Let the Cavalry ride.', 'Fai cavalcare la Cavalleria.') },
    ),
    decide(
      'step zone:rosignano',
      say(
        'Rosignano is difficult ground: 2 points. From there the citadel can be watched.',
        'Rosignano è terreno difficile: 2 punti. Da lì si tiene d’occhio la cittadella.',
      ),
      ['M6-3'],
      { otherwise: say('To Rosignano.', 'A Rosignano.') },
    ),
    decide(
      'stop',
      say(
        'It could raid here or ride on. Stop: every enemy before a wall cuts the garrison off.',
        'Potrebbe fare una Scorreria o proseguire. Fermati: ogni nemico davanti alle mura isola il presidio.',
      ),
      ['M11-1', 'M13-1'],
      {
        done: say(
          'Finish the zone and end the activation whenever you like; then the next Command is drawn, until the cup is empty and the turn is over. The exercises show battle, siege, supply and chits. Press o with the hand on a counter to see how far it comes and where its supply is from.',
          'Concludi la zona e termina l’attivazione quando vuoi; poi si estrae il prossimo Comando, finché il contenitore è vuoto e il turno è finito. Gli esercizi mostrano battaglia, assedio, rifornimenti e chit. Premi o con la mano su una pedina per vedere fin dove arriva e da dove è rifornita.',
        ),
        otherwise: say('Enough for today: stop.', 'Per oggi basta: fermati.'),
      },
    ),
  ],
};
