/**
 * The Order cards (D14) and the Strategy cards (D15). The sixth Order card makes the armies: the French, who have the better guns and
 * the emptier stores and must come on, have a second Attack; the League behind its ditch has a second Maintain. Six such cards
 * allow ten different sets of three, and each side has nine of them: the French lack the one that goes
 * forward on both wings and stands in the middle, the League the one that leaves the camp.
 */

import { type Words, words } from '@condotta/kit/edition';
import type { Order, Source, Strategy } from './types.ts';

export const ORDER_DECKS: readonly [readonly Order[], readonly Order[]] = [
  ['P', 'A', 'A', 'M', 'M', 'W'],
  ['P', 'P', 'A', 'M', 'M', 'W'],
];

type Row = readonly [orders: readonly [Order, Order, Order], source: Source, words: Words];

const FRENCH: readonly Row[] = [
  [
    ['W', 'M', 'M'],
    'rulebook',
    words(
      'Preparation',
      'Preparazione',
      'Foix crossed the Ronco at dawn and took his time to form the arc in front of the camp.',
      'Foix passò il Ronco all’alba e si prese il tempo di formare l’arco davanti al campo.',
    ),
  ],
  [
    ['A', 'A', 'M'],
    'reconstructed',
    words(
      'All Along the Line',
      'Su tutta la linea',
      'When the League’s horse came out at last, the whole French line went forward.',
      'Quando la cavalleria della Lega infine uscì, tutta la linea francese andò avanti.',
    ),
  ],
  [
    ['M', 'P', 'W'],
    'reconstructed',
    words(
      'Let the Guns Speak',
      'Parlino i cannoni',
      'For two hours the army did little but stand, while d’Este drew his pieces to a better place.',
      'Per due ore l’esercito non fece che stare fermo, mentre d’Este portava i pezzi in un posto migliore.',
    ),
  ],
  [
    ['A', 'A', 'W'],
    'reconstructed',
    words(
      'Reserve in Hand',
      'La riserva in mano',
      'D’Alègre’s rearguard was kept back at the bridge until it could decide a fight.',
      'La retroguardia di d’Alègre fu tenuta al ponte finché poté decidere uno scontro.',
    ),
  ],
  [
    ['A', 'M', 'M'],
    'reconstructed',
    words(
      'The Arc Closes',
      'L’arco si chiude',
      'The horns of the French crescent were meant to close round the camp.',
      'I corni della mezzaluna francese dovevano chiudersi attorno al campo.',
    ),
  ],
  [
    ['A', 'M', 'P'],
    'reconstructed',
    words(
      'Under Cover of the Guns',
      'Al riparo dei cannoni',
      'Part of the army moved or fought while the rest held the ground before the batteries.',
      'Una parte dell’esercito muoveva o combatteva mentre il resto teneva il terreno davanti ai pezzi.',
    ),
  ],
  [
    ['A', 'M', 'W'],
    'reconstructed',
    words(
      'Vanguard Forward',
      'Avanti l’avanguardia',
      'The vanguard with the Landsknechts was used to open a battle by itself.',
      'L’avanguardia con i lanzichenecchi era avvezza ad aprire da sola una battaglia.',
    ),
  ],
  [
    ['A', 'P', 'W'],
    'reconstructed',
    words(
      'Draw Them Out',
      'Farli uscire',
      'Two hours of cannonade and a little skirmishing were meant to bring the League out of its camp.',
      'Due ore di cannonate e qualche scaramuccia dovevano far uscire la Lega dal campo.',
    ),
  ],
  [
    ['M', 'M', 'P'],
    'reconstructed',
    words(
      'March to the Flank',
      'Marcia sul fianco',
      'D’Este’s guns were drawn right round the wing while the centre stood.',
      'I pezzi di d’Este furono portati attorno all’ala mentre il centro stava fermo.',
    ),
  ],
];

const LEAGUE: readonly Row[] = [
  [
    ['M', 'P', 'W'],
    'reconstructed',
    words(
      'Preparation',
      'Preparazione',
      'The League spent the night digging and the morning waiting in its camp.',
      'La Lega passò la notte a scavare e la mattina ad aspettare nel campo.',
    ),
  ],
  [
    ['P', 'A', 'M'],
    'derived',
    words(
      'Sally from the Camp',
      'Sortita dal campo',
      'The foot held the ditch while the horse rode out beside the river.',
      'La fanteria tenne il fosso mentre la cavalleria usciva lungo il fiume.',
    ),
  ],
  [
    ['P', 'P', 'A'],
    'reconstructed',
    words(
      'The Horse Will Not Wait',
      'I cavalli non aspettano',
      'Colonna rode out when the guns had become unbearable; the others stayed where they were.',
      'Colonna uscì quando il tiro si fece insopportabile; gli altri restarono dov’erano.',
    ),
  ],
  [
    ['P', 'P', 'M'],
    'reconstructed',
    words(
      'Up with the Second Line',
      'Su la seconda linea',
      'The Italian foot was brought up behind the Spaniards, who kept their places at the ditch.',
      'I fanti italiani furono portati dietro agli Spagnoli, che tenevano il loro posto al fosso.',
    ),
  ],
  [
    ['P', 'P', 'W'],
    'reconstructed',
    words(
      'Not a Man Stirs',
      'Nessuno si muova',
      'Navarro forbade his foot to rise under the guns, and for hours nobody behind the ditch stirred.',
      'Navarro vietò ai fanti di alzarsi sotto il tiro, e per ore dietro il fosso nessuno si mosse.',
    ),
  ],
  [
    ['A', 'P', 'W'],
    'reconstructed',
    words(
      'Behind the Ditch',
      'Dietro il fosso',
      'Navarro’s plan for the day: let them come, and strike whoever reaches the edge.',
      'Il piano di Navarro: lasciarli venire e colpire chi arriva all’orlo.',
    ),
  ],
  [
    ['A', 'M', 'W'],
    'reconstructed',
    words(
      'Light Horse Ahead',
      'Avanti i cavalleggeri',
      'Pescara’s riders were sent to trouble the French wing and its guns.',
      'I cavalieri di Pescara furono mandati a molestare l’ala francese e i suoi pezzi.',
    ),
  ],
  [
    ['M', 'M', 'P'],
    'reconstructed',
    words(
      'Close the Gaps',
      'Chiudere i varchi',
      'Companies were shifted along the camp to fill what the cannonade had torn open.',
      'Le compagnie furono spostate lungo il campo a colmare i vuoti aperti dalle cannonate.',
    ),
  ],
  [
    ['M', 'M', 'W'],
    'reconstructed',
    words(
      'Off in Good Order',
      'Via in buon ordine',
      'Three thousand Spanish foot marched away along the river bank with their ranks closed.',
      'Tremila fanti spagnoli se ne andarono lungo l’argine a ranghi serrati.',
    ),
  ],
];

const strategies = (rows: readonly Row[]): readonly Strategy[] =>
  rows.map(([orders, source, { name, reason }]) => ({ name, orders, source, reason }));

export const STRATEGIES: readonly [readonly Strategy[], readonly Strategy[]] = [strategies(FRENCH), strategies(LEAGUE)];
