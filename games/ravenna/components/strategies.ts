/**
 * The Strategy cards (D15). The six Order cards PAAMMW allow ten different sets of three; each side has nine of them. The
 * French lack the most passive one, the League the most reckless one: who sits behind a ditch can wait, who has the better
 * guns and the emptier stores cannot.
 */

import type { Order, Source, Strategy } from './types.ts';
import { type Words, words } from './words.ts';

/** D14: Maintain the Position, two Attacks, two Movements, Wait. */
export const ORDER_DECK: readonly Order[] = ['P', 'A', 'A', 'M', 'M', 'W'];

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
    ['A', 'A', 'P'],
    'reconstructed',
    words(
      'Both Wings',
      'Le due ali',
      'Horse fought on both wings while the foot stood fast under fire in the middle.',
      'La cavalleria combatté sulle due ali mentre la fanteria, in mezzo, resisteva sotto il tiro.',
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
    ['A', 'A', 'P'],
    'reconstructed',
    words(
      'The Horse Will Not Wait',
      'I cavalli non aspettano',
      'Colonna and Pescara both charged when the guns had become unbearable; Navarro stayed where he was.',
      'Colonna e Pescara caricarono entrambi quando il tiro si fece insopportabile; Navarro restò dov’era.',
    ),
  ],
  [
    ['A', 'A', 'W'],
    'reconstructed',
    words(
      'Counterstroke',
      'Contrattacco',
      'The Spanish foot rose from the ditch and threw back the first who had crossed it.',
      'I fanti spagnoli si alzarono dal fosso e ricacciarono i primi che l’avevano passato.',
    ),
  ],
  [
    ['A', 'M', 'M'],
    'reconstructed',
    words(
      'Into the Open',
      'In campo aperto',
      'Colonna would rather have fought outside the camp than be shot at inside it.',
      'Colonna avrebbe preferito combattere fuori dal campo che farsi bersagliare dentro.',
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
