/** The chits of the first part of the game, 1 to 25 (D20 to D25). */

import { chits, counters, morale, type Row, reinforce } from './chit.ts';
import { FRANCE, GONZAGA, GONZAGA_ARMY, MILAN, SAVOY, SAVOY_ARMY, SPAIN } from './commands.ts';
import { ALL, type Chit, DRAWN } from './types.ts';

const ROWS: readonly Row[] = [
  {
    name: ['Forced march', 'Marcia forzata'],
    flags: 'B',
    effects: [{ kind: 'march', points: 1 }],
    text: [
      'Before activation: the units of one zone have 1 movement point more in this activation.',
      'Prima dell’attivazione: le unità di una zona hanno 1 punto movimento in più in questa attivazione.',
    ],
  },
  {
    name: ['Pay arrives', 'Arrivano le paghe'],
    effects: [morale(DRAWN, 1)],
    text: ['The army of the drawn Command gains 1 Morale.', 'L’esercito del Comando estratto guadagna 1 di Morale.'],
  },
  {
    name: ['Spies', 'Spie'],
    effects: [{ kind: 'spies' }],
    text: [
      'You see the opponent’s chits; one of them that may be discarded, of your choice, is discarded.',
      'Guardi i chit dell’avversario; uno che si possa scartare, a tua scelta, viene scartato.',
    ],
  },
  {
    name: ['Rain', 'Pioggia'],
    window: 'zone',
    effects: [{ kind: 'rain' }],
    text: [
      'Response when a zone begins: its units cross no river without a bridge and do not bombard; Cavalry has 1 point less.',
      'Risposta all’inizio di una zona: le sue unità non passano fiumi senza ponte e non bombardano; la Cavalleria ha 1 punto in meno.',
    ],
  },
  {
    name: ['Uxelles', 'Uxelles'],
    flags: 'X',
    date: [1628, 8],
    effects: [reinforce(counters('F', 1, 3, 4, 5, 6, 7, 11, 12, 14), ['guillestre'], { camp: true })],
    text: ['French 1 with its Camp comes to Guillestre.', 'I Francesi 1, con il Campo, arrivano a Guillestre.'],
    reason: [
      'The volunteers of the Marquis d’Uxelles were beaten in Val Varaita in August 1628.',
      'I volontari del marchese d’Uxelles furono battuti in Val Varaita nell’agosto 1628.',
    ],
  },
  {
    name: ['Militia of Monferrato', 'Milizie del Monferrato'],
    flags: 'X',
    date: [1628, 3],
    effects: [reinforce(counters('G', 7), ['casale'], { instead: 'mantova' })],
    text: [
      'One Gonzaga Infantry 2/3 comes to Casale, or to Mantua if Casale is enemy-held.',
      'Una Fanteria 2/3 dei Gonzaga arriva a Casale, o a Mantova se Casale è in mano nemica.',
    ],
    reason: ['The militia was called to Casale in 1628.', 'Le milizie furono chiamate a Casale nel 1628.'],
  },
  {
    name: ['Tercios from Naples', 'Terzi da Napoli'],
    flags: 'X',
    date: [1628, 5],
    effects: [reinforce(counters('M', 6, 7), ['milano'])],
    text: ['Two Infantry 3 of Milan come to Milan.', 'Due Fanterie 3 di Milano arrivano a Milano.'],
    reason: ['Naples fed the army of Milan.', 'Napoli alimentava l’esercito di Milano.'],
  },
  {
    name: ['Savoyard levies', 'Leve savoiarde'],
    flags: 'X',
    date: [1628, 3],
    effects: [reinforce(counters('S', 4, 6), ['torino'])],
    text: [
      'One Infantry 2/3 and one Cavalry 2 of Savoy come to Turin.',
      'Una Fanteria 2/3 e una Cavalleria 2 di Savoia arrivano a Torino.',
    ],
    reason: ['The Duke had 12,000 foot in August 1628.', 'Il duca aveva 12.000 fanti nell’agosto 1628.'],
  },
  {
    name: ['Partition treaty', 'Trattato di spartizione'],
    who: 1,
    flags: 'X',
    date: [1628, 3],
    effects: [morale(SPAIN, 1), morale(SAVOY_ARMY, 1), { kind: 'points', to: 1, by: 2 }],
    text: [
      'Spain and Savoy gain 1 Morale each; Pro-Spain gains 2 VP.',
      'Spagna e Savoia guadagnano 1 di Morale ciascuna; i filospagnoli guadagnano 2 PV.',
    ],
    reason: [
      'Cordoba and Carlo Emanuele divided Monferrato between them: a point for the share of either.',
      'Cordova e Carlo Emanuele si spartirono il Monferrato: un punto per la parte di ciascuno.',
    ],
  },
  {
    name: ['Betrayal in Casale', 'Tradimento a Casale'],
    who: 1,
    flags: 'X',
    date: [1628, 3],
    effects: [{ kind: 'betrayal', fortress: 'casale', upTo: 2, levels: 2 }],
    text: [
      'A side of Casale with a Pro-Spain unit outside: on 1 or 2 its Level falls by 2.',
      'Un lato di Casale con un’unità filospagnola all’esterno: con 1 o 2 il suo Livello scende di 2.',
    ],
    reason: ['A plot in the citadel was discovered in 1628.', 'Nel 1628 fu scoperta una congiura nella cittadella.'],
  },
  {
    name: ['Imperial sequestration', 'Sequestro imperiale'],
    flags: 'MX',
    date: [1628, 4],
    effects: [morale(GONZAGA_ARMY, -1), { kind: 'points', to: 1, by: 3 }],
    text: [
      'Gonzaga loses 1 Morale; Pro-Spain gains 3 VP.',
      'I Gonzaga perdono 1 di Morale; i filospagnoli guadagnano 3 PV.',
    ],
    reason: [
      'Ferdinand II refused the investiture: it made the war of Spain one for the law of the Empire.',
      'Ferdinando II rifiutò l’investitura: la guerra della Spagna divenne quella del diritto imperiale.',
    ],
  },
  {
    name: ['Desertion', 'Diserzione'],
    effects: [{ kind: 'desertion', stack: 5, upTo: 4 }],
    text: [
      'A zone with an enemy combat unit out of supply, or with five or more of them: on 1 to 4 the owner applies a hit there.',
      'Una zona con un’unità combattente nemica senza rifornimenti, o con cinque o più: con 1-4 il proprietario vi assegna un colpo.',
    ],
  },
  {
    name: ['Sappers', 'Zappatori'],
    flags: 'B',
    effects: [{ kind: 'sappers' }],
    text: [
      'Before activation: one roll of your Guastatori in this activation may be repeated.',
      'Prima dell’attivazione: un tiro dei tuoi Guastatori in questa attivazione può essere ripetuto.',
    ],
  },
  {
    name: ['Sortie', 'Sortita'],
    window: 'dice',
    effects: [{ kind: 'sortie', units: 3 }],
    text: [
      'Response to bombardment or mines against your Fortress: up to three Infantry or Cavalry inside fire first at the zone it comes from.',
      'Risposta a bombardamento o mine contro la tua Fortezza: fino a tre Fanterie o Cavallerie all’interno sparano prima sulla zona da cui vengono.',
    ],
  },
  {
    name: ['Bad harvest', 'Cattivo raccolto'],
    flags: 'MX',
    date: [1628, 9],
    effects: [morale(ALL, -1)],
    text: ['Every army in play loses 1 Morale.', 'Ogni esercito in gioco perde 1 di Morale.'],
    reason: ['The dearth of 1628.', 'La carestia del 1628.'],
  },
  {
    name: ['Bread riots in Milan', 'Tumulti del pane a Milano'],
    flags: 'MX',
    date: [1628, 11],
    effects: [morale(SPAIN, -1)],
    text: ['Spain loses 1 Morale.', 'La Spagna perde 1 di Morale.'],
    reason: ['The riots of San Martino, November 1628.', 'I tumulti di San Martino, novembre 1628.'],
  },
  {
    name: ['Silver fleet lost', 'Perduta la flotta dell’argento'],
    flags: 'MX',
    date: [1628, 10],
    effects: [{ kind: 'discard', from: 1 }],
    text: [
      'Pro-Spain discards one chit that may be discarded.',
      'I filospagnoli scartano un chit che si possa scartare.',
    ],
    reason: ['Piet Hein took it at Matanzas in September 1628.', 'Piet Hein la prese a Matanzas nel settembre 1628.'],
  },
  {
    name: ['Fall of La Rochelle', 'Caduta della Rochelle'],
    who: 0,
    flags: 'X',
    date: [1628, 11],
    effects: [morale(FRANCE, 1, 8)],
    text: ['France gains 1 Morale, or enters with 8.', 'La Francia guadagna 1 di Morale, o entra con 8.'],
    reason: ['The town surrendered on 28 October 1628.', 'La città si arrese il 28 ottobre 1628.'],
  },
  {
    name: ['Huguenot war', 'Guerra degli ugonotti'],
    who: 1,
    flags: 'X',
    effects: [{ kind: 'delay', army: FRANCE }],
    text: [
      'One French group on the Timeline goes one box on; without one France, if in play, loses 1 Morale.',
      'Un gruppo francese sulla Linea del tempo avanza di una casella; se non c’è, la Francia in gioco perde 1 di Morale.',
    ],
    reason: [
      'The war in Languedoc tied the French down until June 1629.',
      'La guerra in Linguadoca trattenne i francesi fino al giugno 1629.',
    ],
  },
  {
    name: ['Recruits of the Duke of Mantua', 'Reclute del duca di Mantova'],
    who: 0,
    effects: [
      {
        kind: 'replacements',
        commands: [GONZAGA],
        types: ['infantry', 'cavalry', 'garrison', 'artillery'],
        points: 2,
      },
    ],
    text: [
      '2 Replacements for Gonzaga: Infantry, Cavalry, Garrison, Artillery.',
      '2 Rimpiazzi per i Gonzaga: Fanteria, Cavalleria, Guarnigione, Artiglieria.',
    ],
  },
  {
    name: ['Recruits of Savoy', 'Reclute di Savoia'],
    who: 1,
    effects: [{ kind: 'replacements', commands: [SAVOY], types: ['infantry', 'cavalry', 'garrison'], points: 2 }],
    text: [
      '2 Replacements for Savoy: Infantry, Cavalry, Garrison.',
      '2 Rimpiazzi per Savoia: Fanteria, Cavalleria, Guarnigione.',
    ],
  },
  {
    name: ['Recruits of Milan', 'Reclute di Milano'],
    who: 1,
    effects: [
      { kind: 'replacements', commands: [MILAN], types: ['infantry', 'cavalry', 'garrison', 'artillery'], points: 2 },
    ],
    text: [
      '2 Replacements for Milan: Infantry, Cavalry, Garrison, Artillery.',
      '2 Rimpiazzi per Milano: Fanteria, Cavalleria, Guarnigione, Artiglieria.',
    ],
  },
  {
    name: ['Peasants in arms', 'Contadini in armi'],
    window: 'dice',
    effects: [{ kind: 'peasants', by: 2 }],
    text: ['Response to a Raid: 2 is added to its die.', 'Risposta a una Scorreria: si aggiunge 2 al suo dado.'],
  },
  {
    name: ['Cordoba hesitates', 'Cordova esita'],
    who: 0,
    window: 'declared',
    effects: [{ kind: 'hesitation', command: MILAN }],
    text: [
      'Response when Milan is activated by its Commander: he has Leadership 1 in this activation.',
      'Risposta quando Milano è attivato dal suo Comandante: ha valore di Comando 1 in questa attivazione.',
    ],
    reason: ['He lay before Casale for a year.', 'Restò un anno davanti a Casale.'],
  },
  {
    name: ['Supply train', 'Convoglio'],
    flags: 'B',
    effects: [{ kind: 'train' }],
    text: [
      'Before activation: units of one zone that are in supply have Attack Supply without a Camp in this activation.',
      'Prima dell’attivazione: le unità rifornite di una zona hanno Rifornimenti d’attacco senza Campo in questa attivazione.',
    ],
  },
];

export const BLUE_CHITS: readonly Chit[] = chits('blue', ROWS);
