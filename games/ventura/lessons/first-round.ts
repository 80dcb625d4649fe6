/** A guided first round: every phase once, one decision each, and why. */

import type { Lesson } from '@condotta/kernel';
import { land } from './land.ts';

export const firstRound: Lesson = {
  id: 'first-round',
  title: { en: 'A first round', it: 'Un primo turno' },
  summary: {
    en: 'One whole round of Ventura, phase by phase, with a coach at your side.',
    it: 'Un turno intero di Ventura, fase per fase, con un maestro accanto.',
  },
  minutes: 5,
  seat: 0,
  minds: [null, 'recruit'],
  steps: [
    {
      position: land(
        { florins: 12, points: 3, hand: ['Acuto', 'men-at-arms'], reserve: ['Cusago'] },
        { florins: 2, points: 5 },
        {
          troops: [
            { seat: 0, area: 2, at: 'Bologna', companies: ['swordsmen'] },
            { seat: 1, area: 2, at: 'Pandino', companies: ['spearmen'] },
          ],
          display: ['crossbowmen', 'heavy-cavalry', 'Jacopo dal Verme'],
          turn: { step: 'prestige', seat: 0 },
        },
      ),
      say: {
        en: 'You lead the house of Este, in the west; Ferrara is your City. Whoever first has thirty points wins, or whoever plants his marker on another family’s City. Points come from money, from land taken and from armies beaten. A round has ten short steps: let us walk through one.',
        it: 'Guidi la casa d’Este, a occidente; Ferrara è la tua Città. Vince chi ha per primo trenta punti, o chi pianta il suo segnalino sulla Città di un’altra famiglia. I punti vengono dal denaro, dalle terre prese e dalle Armate battute. Un turno ha dieci brevi passi: facciamone uno.',
      },
      rules: ['V31.1', 'V7.1'],
      wait: { kind: 'read' },
      done: null,
      otherwise: null,
    },
    {
      position: null,
      say: {
        en: 'Prestige: Florins buy points, and three Florins buy four. Spend three, and keep the rest for soldiers.',
        it: 'Prestigio: i fiorini comprano punti, e tre fiorini ne comprano quattro. Spendine tre, e tieni il resto per i soldati.',
      },
      rules: ['V9.1'],
      wait: { kind: 'decide', verb: 'spend', args: [3] },
      done: {
        en: 'Four points. Your opponent now does the same: in every step the First Player goes first, then the next.',
        it: 'Quattro punti. Ora tocca all’avversario: in ogni passo comincia il Primo Giocatore, poi il seguente.',
      },
      otherwise: {
        en: 'That is allowed, but three Florins are the best bargain that leaves enough for an Army.',
        it: 'Si può, ma tre fiorini sono il miglior affare che lasci abbastanza per un’Armata.',
      },
    },
    {
      position: null,
      say: {
        en: 'Fortune: one thing for free, a hidden tile or one of three open cards. Take the Crossbowmen: they shoot before anybody comes to blows.',
        it: 'Fortuna: una cosa gratis, una tessera coperta o una delle tre carte scoperte. Prendi i Balestrieri: tirano prima che si venga alle mani.',
      },
      rules: ['V10.1', 'V10.4'],
      wait: { kind: 'decide', verb: 'take', args: ['card:19'] },
      done: null,
      otherwise: {
        en: 'A fair choice in a real game. For this lesson take the Crossbowmen.',
        it: 'In una partita vera è una scelta sensata. Per questa lezione prendi i Balestrieri.',
      },
    },
    {
      position: null,
      say: {
        en: 'Recruit: more cards from the deck for two Florins each, unseen. You have enough in hand: stop.',
        it: 'Reclutamento: altre carte dal mazzo a due fiorini l’una, al buio. Ne hai abbastanza in mano: fermati.',
      },
      rules: ['V11.1'],
      wait: { kind: 'decide', verb: 'stop', args: [] },
      done: {
        en: 'Annexing needs no click: your Swordsmen stand in Bologna, so Bologna is yours. It is a Papal Territory and will score two points in every Prestige Step.',
        it: 'L’Annessione non chiede clic: i tuoi Spadaccini stanno a Bologna, dunque Bologna è tua. È un Territorio papale e darà due punti a ogni passo del Prestigio.',
      },
      otherwise: {
        en: 'Cards are never wasted, but you will want the Florins in a moment.',
        it: 'Le carte non sono mai sprecate, ma i fiorini ti serviranno tra poco.',
      },
    },
    {
      position: null,
      say: {
        en: 'Upkeep: your land pays income, your troops cost money. If you cannot or will not pay for a card, dismiss it first. You can: pay.',
        it: 'Mantenimento: le terre danno rendita, le truppe costano. Se non puoi o non vuoi pagare una carta, congedala prima. Tu puoi: paga.',
      },
      rules: ['V14.3'],
      wait: { kind: 'decide', verb: 'pay', args: [] },
      done: null,
      otherwise: {
        en: 'You can pay for all of them, and each will be useful. Keep them.',
        it: 'Puoi pagarle tutte, e ciascuna servirà. Tienile.',
      },
    },
    {
      position: null,
      say: {
        en: 'Expansion: one tile of your reserve joins the map, free of charge, and is yours at once. Choose the wood of Cusago.',
        it: 'Espansione: una tessera della riserva entra nella mappa, gratis, ed è subito tua. Scegli il bosco di Cusago.',
      },
      rules: ['V15.1', 'V15.3'],
      wait: { kind: 'decide', verb: 'choose', args: ['tile:10'] },
      done: null,
      otherwise: {
        en: 'Never pass when you hold a tile: land is income for the rest of the game.',
        it: 'Mai passare con una tessera in mano: la terra è rendita per tutta la partita.',
      },
    },
    {
      position: null,
      say: {
        en: 'It must touch two tiles, one of them yours: those places are lit. The village of Castagnaro earns more for each wood beside it. Lay the tile there.',
        it: 'Deve toccare due tessere, una delle quali tua: quei posti sono accesi. Il villaggio di Castagnaro rende di più per ogni bosco accanto. Posala lì.',
      },
      rules: ['V15.2', 'V2.6'],
      wait: { kind: 'decide', verb: 'lay', args: ['cell:-1,-1', 'cell:1,-2'] },
      done: {
        en: 'Count the markers: one on the wood, and one more on Castagnaro. The number of markers is always the income.',
        it: 'Conta i segnalini: uno sul bosco, e uno in più su Castagnaro. Il numero dei segnalini è sempre la rendita.',
      },
      otherwise: {
        en: 'Legal, but there it does not touch Castagnaro. Two places do.',
        it: 'Si può, ma lì non tocca Castagnaro. Due posti lo fanno.',
      },
    },
    {
      position: null,
      say: {
        en: 'Conscription: townsmen, farmers and, above all, Events for one Florin each, unseen. Buy one card.',
        it: 'Leva: cittadini, contadini e soprattutto Eventi a un fiorino l’uno, al buio. Compra una carta.',
      },
      rules: ['V16.1'],
      wait: { kind: 'decide', verb: 'buy', args: [] },
      done: null,
      otherwise: {
        en: 'One card costs a single Florin: cheap Companies, and Events of all kinds. Buy one.',
        it: 'Una carta costa un solo fiorino: Compagnie a buon prezzo, ed Eventi di ogni genere. Comprane una.',
      },
    },
    {
      position: null,
      say: {
        en: 'You have seen what it is. A draw cannot be taken back; the table says so before such a click. Each Event says when it can be played; until then it stays in your hand. Now stop.',
        it: 'Hai visto che cos’è. Una carta pescata non si restituisce; il tavolo lo dice prima di un clic così. Ogni Evento dice quando si può giocare; fino ad allora resta in mano. Ora fermati.',
      },
      rules: ['V16.1', 'V5.4'],
      wait: { kind: 'decide', verb: 'stop', args: [] },
      done: null,
      otherwise: {
        en: 'Another one would cost you the Captain. Stop here.',
        it: 'Un’altra ti costerebbe il Capitano. Fermati qui.',
      },
    },
    {
      position: null,
      say: {
        en: 'Deploy: now the cards in your hand become troops. First the Men-at-Arms.',
        it: 'Schieramento: ora le carte in mano diventano truppe. Prima gli Uomini d’arme.',
      },
      rules: ['V17.1'],
      wait: { kind: 'decide', verb: 'deploy', args: ['card:41'] },
      done: null,
      otherwise: {
        en: 'Begin with the Men-at-Arms: a Captain needs a Company to command.',
        it: 'Comincia dagli Uomini d’arme: un Capitano ha bisogno di una Compagnia da comandare.',
      },
    },
    {
      position: null,
      say: {
        en: 'A new Company takes an empty area of your board and stands in your City. Area 3 will do.',
        it: 'Una nuova Compagnia prende un’area vuota della tua plancia e sta nella tua Città. L’area 3 va bene.',
      },
      rules: ['V17.2'],
      wait: { kind: 'decide', verb: 'place', args: ['area:3', 'area:4', 'area:5'] },
      done: null,
      otherwise: null,
    },
    {
      position: null,
      say: {
        en: 'Now Acuto, the Captain: he makes an Army of a Company that stands in your City.',
        it: 'Ora Acuto, il Capitano: fa un’Armata di una Compagnia che sta nella tua Città.',
      },
      rules: ['V17.6'],
      wait: { kind: 'decide', verb: 'deploy', args: ['card:1'] },
      done: null,
      otherwise: {
        en: 'Keep the Florins for Acuto: without him there is no Army.',
        it: 'Tieni i fiorini per Acuto: senza di lui non c’è Armata.',
      },
    },
    {
      position: null,
      say: {
        en: 'Give him the Men-at-Arms, not the Garrison: a Garrison never leaves its City.',
        it: 'Dagli gli Uomini d’arme, non la Guarnigione: quella non lascia mai la sua Città.',
      },
      rules: ['V17.6', 'V4.9'],
      wait: { kind: 'decide', verb: 'place', args: ['area:3', 'area:4', 'area:5'] },
      done: {
        en: 'An Army. It is faster and stronger by its Captain’s figures, and only an Army takes land at once.',
        it: 'Un’Armata. È più veloce e più forte di quanto dice il suo Capitano, e solo un’Armata prende subito la terra.',
      },
      otherwise: {
        en: 'With the Garrison he would sit in Ferrara for ever.',
        it: 'Con la Guarnigione resterebbe a Ferrara per sempre.',
      },
    },
    {
      position: null,
      say: {
        en: 'Deploy what else you like, or stop; then Regroup asks whether troops on one Territory change cards. Go on until the Troop Phase asks who marches.',
        it: 'Schiera altro, se vuoi, o fermati; poi il Riordino chiede se truppe sullo stesso Territorio si scambiano carte. Va’ avanti finché la Fase Truppe chiede chi marcia.',
      },
      rules: ['V17.1', 'V18.1'],
      wait: { kind: 'free', moment: 'troop.choose' },
      done: null,
      otherwise: null,
    },
    {
      position: null,
      say: {
        en: 'The Troop Phase: each Troop may march once. Choose the Army in Ferrara.',
        it: 'La Fase Truppe: ogni Truppa può marciare una volta. Scegli l’Armata a Ferrara.',
      },
      rules: ['V19.1', 'V19.3'],
      wait: { kind: 'decide', verb: 'march', args: ['troop:0.3', 'troop:0.4', 'troop:0.5'] },
      done: null,
      otherwise: {
        en: 'First the Army, the one that Acuto leads.',
        it: 'Prima l’Armata, quella guidata da Acuto.',
      },
    },
    {
      position: null,
      say: {
        en: 'March where you like: each Territory has its price in movement points. Enemy land with nobody on it is taken by an Army that halts there; enemy troops mean battle. Halt, move the others or not, and end the phase. Then your opponent marches, and may well attack; after that the next round begins.',
        it: 'Marcia dove vuoi: ogni Territorio ha il suo prezzo in punti movimento. La terra nemica senza difensori è presa dall’Armata che vi si ferma; truppe nemiche vogliono dire battaglia. Fermati, muovi le altre o no, e chiudi la fase. Poi marcia l’avversario, e può ben attaccare; quindi comincia il turno seguente.',
      },
      rules: ['V19.4', 'V19.6', 'V19.7'],
      wait: { kind: 'free', moment: 'prestige.spend' },
      done: {
        en: 'That was a whole round. The exercises show a battle order, a good expansion and a raid; or sit down to a real game against a recruit.',
        it: 'Questo era un turno intero. Gli esercizi mostrano un ordine di battaglia, una buona espansione e una scorreria; oppure siediti a una partita vera contro una recluta.',
      },
      otherwise: null,
    },
  ],
};
