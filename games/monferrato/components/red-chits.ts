/** The chits of the second part of the game, 26 to 49 (D20 to D25). */

import { chits, counters, morale, type Row, reinforce } from './chit.ts';
import {
  FRANCE,
  FRENCH_1,
  FRENCH_2,
  GONZAGA_ARMY,
  LANDSKNECHTS,
  SAVOY,
  SAVOY_ARMY,
  SPAIN,
  SPINOLA,
} from './commands.ts';
import type { Chit } from './types.ts';

const ROWS: readonly Row[] = [
  {
    name: ['Pas de Suse', 'Passo di Susa'],
    flags: 'X',
    date: [1629, 3],
    effects: [reinforce(counters('R', 1, 2, 3, 4, 5, 6, 7, 10, 11, 13, 14, 15), ['guillestre'], { camp: true })],
    text: [
      'French 2 comes to Guillestre, with the French Camp if it has not come yet.',
      'I Francesi 2 arrivano a Guillestre, con il Campo francese se non è ancora arrivato.',
    ],
    reason: ['Louis XIII forced the pass on 6 March 1629.', 'Luigi XIII forzò il passo il 6 marzo 1629.'],
  },
  {
    name: ['Treaty of Susa', 'Trattato di Susa'],
    flags: 'X',
    condition: { faction: 0, army: null, zones: ['susa', 'torino'] },
    date: [1629, 3],
    effects: [morale(SAVOY_ARMY, -1), { kind: 'inactive', command: SAVOY }],
    text: [
      'If a Pro-France unit is in Susa or Turin: Savoy loses 1 Morale, and the Savoy marker goes to the Activated box and stays there in the next turn. Otherwise no effect.',
      'Se un’unità filofrancese è a Susa o Torino: Savoia perde 1 di Morale e il segnalino di Savoia va nella casella degli Attivati e vi resta nel turno successivo. Altrimenti nessun effetto.',
    ],
    reason: [
      'Signed on 11 March 1629; the Duke broke it within the year.',
      'Firmato l’11 marzo 1629; il duca lo ruppe entro l’anno.',
    ],
  },
  {
    name: ['League with Venice', 'Lega con Venezia'],
    flags: 'X',
    date: [1629, 4],
    effects: [
      reinforce(counters('V', 1, 2, 3, 4, 5, 6, 7), ['bresciano', 'monte_chiaro', 'veronese'], { opens: 'venice' }),
    ],
    text: [
      'The Venice Command comes to one zone of the Republic, which is open from now on.',
      'Il Comando di Venezia arriva in una zona della Repubblica, che da ora è aperta.',
    ],
    reason: ['The league of April 1629.', 'La lega dell’aprile 1629.'],
  },
  {
    name: ['Toiras', 'Toiras'],
    flags: 'X',
    date: [1629, 6],
    effects: [reinforce(counters('F', 2, 8), ['casale'], { instead: 'guillestre' })],
    text: [
      'Toiras and one Infantry 3 of French 1 come to Casale, or to Guillestre if Casale is enemy-held.',
      'Toiras e una Fanteria 3 dei Francesi 1 arrivano a Casale, o a Guillestre se Casale è in mano nemica.',
    ],
    reason: ['He took over the defence of Casale.', 'Assunse la difesa di Casale.'],
  },
  {
    name: ['Peace of Alès', 'Pace di Alès'],
    who: 0,
    flags: 'X',
    date: [1629, 7],
    effects: [
      morale(FRANCE, 1),
      { kind: 'replacements', commands: [FRENCH_1, FRENCH_2], types: ['infantry'], points: 1 },
    ],
    text: [
      'France gains 1 Morale; 1 Replacement for a French Command: Infantry.',
      'La Francia guadagna 1 di Morale; 1 Rimpiazzo per un Comando francese: Fanteria.',
    ],
    reason: ['It ended the Huguenot war in June 1629.', 'Chiuse la guerra degli ugonotti nel giugno 1629.'],
  },
  {
    name: ['Cordoba recalled', 'Cordova richiamato'],
    flags: 'MX',
    date: [1629, 8],
    effects: [{ kind: 'turn', unit: 'M1' }, morale(SPAIN, -1)],
    text: [
      'Cordoba is replaced by Serbelloni; Spain loses 1 Morale.',
      'Cordova è sostituito da Serbelloni; la Spagna perde 1 di Morale.',
    ],
    reason: ['Spinola took his place in August 1629.', 'Spinola prese il suo posto nell’agosto 1629.'],
  },
  {
    name: ['Spinola', 'Spinola'],
    flags: 'X',
    date: [1629, 9],
    effects: [reinforce(counters('A', 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12), ['milano'])],
    text: ['The Spinola Command comes to Milan.', 'Il Comando di Spinola arriva a Milano.'],
    reason: ['He took over Milan in September 1629.', 'Assunse il governo di Milano nel settembre 1629.'],
  },
  {
    name: ['Lansquenets', 'Lanzichenecchi'],
    flags: 'X',
    date: [1629, 6],
    effects: [reinforce(counters('L', 1, 2, 3, 4, 5, 6, 7, 10, 11, 13, 14, 15), ['valtellina'], { camp: true })],
    text: [
      'The Landsknechts come to Valtellina with the second Spanish Camp.',
      'I Lanzichenecchi arrivano in Valtellina con il secondo Campo spagnolo.',
    ],
    reason: [
      'Imperial troops held the passes of the Grisons from the end of May 1629; Collalto followed.',
      'Truppe imperiali tennero i passi dei Grigioni dalla fine di maggio 1629; Collalto le seguì.',
    ],
  },
  {
    name: ['Plague', 'Peste'],
    flags: 'M',
    date: [1629, 10],
    effects: [{ kind: 'plague', stack: 4, from: 5 }],
    text: [
      'Each zone with four or more Infantry and Cavalry: on 5 or 6 one of them suffers a hit.',
      'Ogni zona con quattro o più Fanterie e Cavallerie: con 5 o 6 una di esse subisce un colpo.',
    ],
    reason: ['The plague came with the Landsknechts.', 'La peste venne con i lanzichenecchi.'],
  },
  {
    name: ['Plague in the fortress', 'Peste nella fortezza'],
    flags: 'MX',
    date: [1630, 4],
    effects: [{ kind: 'contagion', upTo: 3 }],
    text: [
      'Each Fortress with units: on 1 to 3 its holder applies a hit there.',
      'Ogni Fortezza con unità: con 1-3 chi la tiene vi assegna un colpo.',
    ],
    reason: ['Mantua lost most of its people in 1630.', 'Mantova perse gran parte degli abitanti nel 1630.'],
  },
  {
    name: ['Pinerolo', 'Pinerolo'],
    flags: 'X',
    condition: { faction: 0, army: FRANCE, zones: ['pinerolo'] },
    date: [1630, 3],
    effects: [{ kind: 'points', to: 0, by: 2 }, morale(SAVOY_ARMY, -1)],
    text: [
      'If a French unit is in Pinerolo: Pro-France gains 2 VP, Savoy loses 1 Morale. Otherwise no effect.',
      'Se un’unità francese è a Pinerolo: i filofrancesi guadagnano 2 PV, Savoia perde 1 di Morale. Altrimenti nessun effetto.',
    ],
    reason: [
      'Taken on 29 March 1630, and the one place that France kept after the peace.',
      'Presa il 29 marzo 1630, e l’unica piazza che la Francia tenne dopo la pace.',
    ],
  },
  {
    name: ['Second campaign', 'Seconda campagna'],
    flags: 'X',
    date: [1630, 3],
    effects: [reinforce(counters('F', 9, 10, 13, 15), ['guillestre'])],
    text: [
      'Two Infantry 3, one Artillery 4 and one Guastatori 3 of French 1 come to Guillestre.',
      'Due Fanterie 3, una Artiglieria 4 e un Guastatori 3 dei Francesi 1 arrivano a Guillestre.',
    ],
    reason: ['The French came back in March 1630.', 'I francesi tornarono nel marzo 1630.'],
  },
  {
    name: ['Gallas', 'Gallas'],
    flags: 'X',
    date: [1630, 5],
    effects: [reinforce(counters('L', 8, 9, 12), ['valtellina'])],
    text: [
      'Two Infantry 3 and one Cavalry 2 of the Landsknechts come to Valtellina.',
      'Due Fanterie 3 e una Cavalleria 2 dei Lanzichenecchi arrivano in Valtellina.',
    ],
    reason: ['For the second siege of Mantua.', 'Per il secondo assedio di Mantova.'],
  },
  {
    name: ['Mantua betrayed', 'Mantova tradita'],
    who: 1,
    flags: 'X',
    date: [1630, 7],
    effects: [{ kind: 'betrayal', fortress: 'mantova', upTo: 6, levels: 2 }],
    text: [
      'A side of Mantua with a Pro-Spain unit outside: its Level falls by 2.',
      'Un lato di Mantova con un’unità filospagnola all’esterno: il suo Livello scende di 2.',
    ],
    reason: ['The night of 17 July 1630.', 'La notte del 17 luglio 1630.'],
  },
  {
    name: ['Sack of Mantua', 'Sacco di Mantova'],
    flags: 'X',
    condition: { faction: 1, army: null, zones: ['mantova'] },
    date: [1630, 7],
    effects: [{ kind: 'points', to: 1, by: 2 }, morale(GONZAGA_ARMY, -2)],
    text: [
      'If a Pro-Spain unit is in Mantua: Pro-Spain gains 2 VP, Gonzaga loses 2 Morale. Otherwise no effect.',
      'Se un’unità filospagnola è a Mantova: i filospagnoli guadagnano 2 PV, i Gonzaga perdono 2 di Morale. Altrimenti nessun effetto.',
    ],
    reason: ['It began on 18 July 1630.', 'Cominciò il 18 luglio 1630.'],
  },
  {
    name: ['Death of Carlo Emanuele', 'Morte di Carlo Emanuele'],
    flags: 'MX',
    date: [1630, 7],
    effects: [{ kind: 'turn', unit: 'S1' }, morale(SAVOY_ARMY, -1)],
    text: [
      'Carlo Emanuele is replaced by Vittorio Amedeo; Savoy loses 1 Morale.',
      'Carlo Emanuele è sostituito da Vittorio Amedeo; Savoia perde 1 di Morale.',
    ],
    reason: ['26 July 1630.', '26 luglio 1630.'],
  },
  {
    name: ['Gustavus Adolphus lands', 'Sbarca Gustavo Adolfo'],
    flags: 'MX',
    date: [1630, 7],
    effects: [{ kind: 'withdrawal', command: LANDSKNECHTS, units: 2 }, morale(SPAIN, -1)],
    text: [
      'Two Landsknecht combat units leave the game; Spain loses 1 Morale.',
      'Due unità combattenti dei Lanzichenecchi lasciano il gioco; la Spagna perde 1 di Morale.',
    ],
    reason: ['He landed in Pomerania in July 1630.', 'Sbarcò in Pomerania nel luglio 1630.'],
  },
  {
    name: ['Death of Spinola', 'Morte di Spinola'],
    flags: 'MX',
    date: [1630, 9],
    effects: [{ kind: 'turn', unit: 'A1' }, morale(SPAIN, -1)],
    text: [
      'Spinola is replaced by Santa Cruz; Spain loses 1 Morale.',
      'Spinola è sostituito da Santa Cruz; la Spagna perde 1 di Morale.',
    ],
    reason: ['25 September 1630.', '25 settembre 1630.'],
  },
  {
    name: ['Montmorency and Schomberg', 'Montmorency e Schomberg'],
    flags: 'X',
    date: [1630, 7],
    effects: [reinforce(counters('R', 8, 9, 12), ['guillestre'], { friend: 'susa' })],
    text: [
      'Two Infantry 3 and one Cavalry 3 of French 2 come to Guillestre, or to Susa if a Pro-France unit is there.',
      'Due Fanterie 3 e una Cavalleria 3 dei Francesi 2 arrivano a Guillestre, o a Susa se vi è un’unità filofrancese.',
    ],
    reason: ['They won at Avigliana on 10 July 1630.', 'Vinsero ad Avigliana il 10 luglio 1630.'],
  },
  {
    name: ['Truce of Rivalta', 'Tregua di Rivalta'],
    flags: 'X',
    date: [1630, 9],
    effects: [{ kind: 'truce', section: 'monferrato', fortress: 'casale' }],
    text: [
      'To the end of this turn nobody enters an enemy-held zone of the main section, nor bombards or mines at Casale.',
      'Fino alla fine del turno nessuno entra in una zona in mano nemica della sezione principale, né bombarda o mina a Casale.',
    ],
    reason: ['4 September 1630.', '4 settembre 1630.'],
  },
  {
    name: ['Diet of Regensburg', 'Dieta di Ratisbona'],
    flags: 'X',
    condition: { faction: 1, army: null, zones: ['casale', 'mantova'] },
    date: [1630, 10],
    effects: [{ kind: 'end', earlier: 3, later: 4 }],
    otherwise: [{ kind: 'end', earlier: 1, later: 7 }],
    text: [
      'If a Pro-Spain unit is in Casale or Mantua: on 1 to 3 the game ends one turn earlier, on 4 to 6 one later. Otherwise: one turn earlier on 1.',
      'Se un’unità filospagnola è a Casale o Mantova: con 1-3 il gioco finisce un turno prima, con 4-6 uno dopo. Altrimenti: un turno prima con 1.',
    ],
    reason: ['The treaty of 13 October 1630.', 'Il trattato del 13 ottobre 1630.'],
  },
  {
    name: ['Mazarin: “Peace!”', 'Mazzarino: «Pace!»'],
    window: 'dice',
    flags: 'X',
    date: [1630, 10],
    effects: [{ kind: 'peace', zone: 'casale' }],
    text: [
      'Response to a battle in Casale or beside it: it does not take place, and the attackers go back.',
      'Risposta a una battaglia a Casale o accanto: non ha luogo, e gli attaccanti tornano indietro.',
    ],
    reason: ['He rode between the lines on 26 October 1630.', 'Cavalcò fra le schiere il 26 ottobre 1630.'],
  },
  {
    name: ['Recruits of France', 'Reclute di Francia'],
    who: 0,
    effects: [
      {
        kind: 'replacements',
        commands: [FRENCH_1, FRENCH_2],
        types: ['infantry', 'cavalry', 'artillery'],
        points: 2,
      },
    ],
    text: [
      '2 Replacements for one French Command: Infantry, Cavalry, Artillery.',
      '2 Rimpiazzi per un Comando francese: Fanteria, Cavalleria, Artiglieria.',
    ],
  },
  {
    name: ['Recruits of the Empire and Spain', 'Reclute dell’Impero e di Spagna'],
    who: 1,
    effects: [
      {
        kind: 'replacements',
        commands: [SPINOLA, LANDSKNECHTS],
        types: ['infantry', 'cavalry', 'artillery'],
        points: 2,
      },
    ],
    text: [
      '2 Replacements for Spinola or the Landsknechts: Infantry, Cavalry, Artillery.',
      '2 Rimpiazzi per Spinola o i Lanzichenecchi: Fanteria, Cavalleria, Artiglieria.',
    ],
  },
];

export const RED_CHITS: readonly Chit[] = chits('red', ROWS);
