/** A guided first turn: every kind of decision once, and why. */

import type { Lesson } from '@condotta/kernel';
import { marked } from './ground.ts';

/** Where the lesson needs them, whatever the components say. */
const LINES = { F7: 'C2/S/S', L9: 'C5/NW/N', L10: 'C5/NE/N' };

export const firstTurn: Lesson = {
  // Every game's first lesson is called so: the lobby leads there.
  id: 'first-round',
  title: { en: 'A first turn', it: 'Un primo turno' },
  summary: {
    en: 'Orders, obedience, a cannon shot and a march: one turn of Ravenna, with a coach at your side.',
    it: 'Ordini, obbedienza, una cannonata e una marcia: un turno di Ravenna, con un maestro accanto.',
  },
  minutes: 5,
  seat: 0,
  minds: [null, 'recruit'],
  steps: [
    {
      position: { turn: 1, phase: 1, units: LINES },
      say: {
        en: 'You lead the French, in blue, in the north; the League waits behind its ditch. Each army has 24 Moral. Whoever comes down to 0 has lost at once; after eight turns the higher Moral wins. Each turn has seven phases. Let us walk through one.',
        it: 'Guidi i Francesi, in blu, a nord; la Lega aspetta dietro il fosso. Ogni esercito ha 24 di Morale. Chi scende a 0 ha perso subito; dopo otto turni vince chi ne ha di più. Ogni turno ha sette fasi. Facciamone uno.',
      },
      rules: ['R17.1', 'R4.1'],
      wait: { kind: 'read' },
      done: null,
      otherwise: null,
    },
    {
      position: null,
      say: {
        en: 'Orders. You hold two Strategy cards. Each shows the three Orders you should issue this turn. Play Preparation: Wait, Movement, Movement.',
        it: 'Ordini. Hai in mano due carte Strategia. Ognuna mostra i tre Ordini che dovresti dare in questo turno. Gioca Preparazione: Attesa, Movimento, Movimento.',
      },
      rules: ['R5.3'],
      wait: { kind: 'decide', verb: 'play', args: ['strategy:F1'] },
      done: null,
      otherwise: {
        en: 'A fair card, but for this lesson play Preparation.',
        it: 'Una carta onesta, ma per questa lezione gioca Preparazione.',
      },
    },
    {
      position: null,
      say: {
        en: 'Now one Order for each Commander, yourself first. Give Gaston de Foix Movement.',
        it: 'Ora un Ordine a ogni Comandante, prima a te stesso. Da’ a Gaston de Foix Movimento.',
      },
      rules: ['R6.1', 'R6.2'],
      wait: { kind: 'decide', verb: 'issue', args: ['order:M'] },
      done: null,
      otherwise: {
        en: 'You may, but each Order against the card costs 4 Moral at the end of the turn.',
        it: 'Si può, ma ogni Ordine contro la carta costa 4 di Morale alla fine del turno.',
      },
    },
    {
      position: null,
      say: {
        en: 'Alfonso d’Este commands the guns. They shoot without any Order, and better without one: give him Wait.',
        it: 'Alfonso d’Este comanda i cannoni. Tirano senza alcun Ordine, e meglio così: dagli Attesa.',
      },
      rules: ['R10.4', 'R6.8'],
      wait: { kind: 'decide', verb: 'issue', args: ['order:W'] },
      done: null,
      otherwise: {
        en: 'Guns with a token on them cannot shoot. Give d’Este Wait.',
        it: 'I cannoni con un segnalino non tirano. Da’ ad Alfonso d’Este Attesa.',
      },
    },
    {
      position: null,
      say: {
        en: 'And Movement for Federico Gonzaga on the far wing.',
        it: 'E Movimento a Federico Gonzaga sull’ala estrema.',
      },
      rules: ['R6.2'],
      wait: { kind: 'decide', verb: 'issue', args: ['order:M'] },
      done: null,
      otherwise: {
        en: 'The card asks for a second Movement.',
        it: 'La carta chiede un secondo Movimento.',
      },
    },
    {
      position: null,
      say: {
        en: 'Execution. The six Commanders answer in the order of their numbers. D’Este’s turn: accept.',
        it: 'Esecuzione. I sei Comandanti rispondono nell’ordine dei loro numeri. Tocca a d’Este: accetta.',
      },
      rules: ['R7.1', 'R7.3'],
      wait: { kind: 'decide', verb: 'accept', args: [] },
      done: null,
      otherwise: {
        en: 'Whoever rejects his Order and takes another costs his side 2 Moral. Not today.',
        it: 'Chi rifiuta l’Ordine e ne prende un altro costa alla sua parte 2 di Morale. Non oggi.',
      },
    },
    {
      position: null,
      say: {
        en: 'At least one Unit must carry out the Order. Mark the Arquebusiers: whoever waits loses nothing, and the guns stay free to shoot.',
        it: 'Almeno un’Unità deve eseguire l’Ordine. Segna gli Archibugieri: chi attende non perde nulla, e i cannoni restano liberi di tirare.',
      },
      rules: ['R7.4', 'R14.2'],
      wait: { kind: 'decide', verb: 'mark', args: ['unit:F6'] },
      done: null,
      otherwise: {
        en: 'Never the guns: a token silences them. Mark the Arquebusiers.',
        it: 'Mai i cannoni: un segnalino li fa tacere. Segna gli Archibugieri.',
      },
    },
    {
      position: null,
      say: { en: 'One is enough. Done.', it: 'Una basta. Fatto.' },
      rules: ['R7.4'],
      wait: { kind: 'decide', verb: 'done', args: [] },
      done: {
        en: 'The enemy sees the token, but not which Order it stands for. The other Commanders answer in the same way; we pass over that and go to the guns.',
        it: 'Il nemico vede il segnalino, ma non a quale Ordine serve. Gli altri Comandanti rispondono allo stesso modo; saltiamo avanti, ai cannoni.',
      },
      otherwise: {
        en: 'More Units may wait as well, but there is no need.',
        it: 'Possono attendere anche altre Unità, ma non serve.',
      },
    },
    {
      position: {
        turn: 1,
        phase: 4,
        acting: 'F7',
        units: { ...LINES, F3: marked('A2/S/S'), F6: { at: 'B2/SE/S', marked: true }, F12: marked('F2/S/S') },
        sides: { F: { played: 'F1' } },
        commanders: { F1: { issued: 'M' }, F2: { issued: 'W' }, F3: { issued: 'M' } },
      },
      say: {
        en: 'Shoot. Your Cannons see the Spanish foot in C5: straight ahead, three Areas off, and one more for the ditch. Point at C5, or tap it once, to see the odds, then shoot.',
        it: 'Tiro. I tuoi Cannoni vedono i fanti spagnoli in C5: dritto davanti, a tre Aree, più una per il fosso. Indica C5, o toccala una volta, per vedere le probabilità, poi tira.',
      },
      rules: ['R10.7', 'R10.21'],
      wait: { kind: 'decide', verb: 'fire', args: ['area:C5'] },
      done: {
        en: 'The die is added to the Shoot value, the range is taken away. More than 0 is a hit, and the enemy must choose: lose Moral, take a wound, withdraw or retreat.',
        it: 'Il dado si somma al valore di Tiro, la distanza si toglie. Più di 0 è un colpo a segno, e il nemico deve scegliere: perdere Morale, subire una ferita, ripiegare o ritirarsi.',
      },
      otherwise: {
        en: 'A shot costs nothing here. Try C5.',
        it: 'Qui un tiro non costa nulla. Prova C5.',
      },
    },
    {
      position: {
        turn: 1,
        phase: 6,
        acting: 'F3',
        units: { ...LINES, F3: marked('A2/S/S') },
        sides: { F: { played: 'F1' } },
        commanders: { F1: { issued: 'M' }, F2: { issued: 'W' }, F3: { issued: 'M' } },
      },
      say: {
        en: 'Movement. The Gendarmes of La Palice stand by the river, the one way into the camp that no ditch bars. Advance to A3.',
        it: 'Movimento. I Gendarmi di La Palice stanno presso il fiume, l’unica via al campo che nessun fosso sbarra. Avanza in A3.',
      },
      rules: ['R13.4', 'R13.5'],
      wait: { kind: 'decide', verb: 'advance', args: ['area:A3'] },
      done: null,
      otherwise: {
        en: 'A Unit moves only straight ahead; turning is another matter. Advance first.',
        it: 'Un’Unità muove solo dritto davanti a sé; voltarsi è un’altra cosa. Prima avanza.',
      },
    },
    {
      position: null,
      say: {
        en: 'They could go farther, but in A4 the League’s horse would reach them first. Halt here.',
        it: 'Potrebbero andare oltre, ma in A4 la cavalleria della Lega li raggiungerebbe per prima. Fermati qui.',
      },
      rules: ['R13.17'],
      wait: { kind: 'decide', verb: 'halt', args: [] },
      done: {
        en: 'At the end of the turn both Strategy cards are turned up and compared with what was issued. You issued what the card asked for: it costs nothing. You know enough to fight a battle; the exercises show the fine points.',
        it: 'Alla fine del turno le due carte Strategia si scoprono e si confrontano con gli Ordini dati. Hai dato ciò che la carta chiedeva: non costa nulla. Ne sai abbastanza per una battaglia; gli esercizi mostrano le finezze.',
      },
      otherwise: {
        en: 'Bold. But alone in front of the camp they would be shot at from three sides.',
        it: 'Audace. Ma soli davanti al campo sarebbero bersagliati da tre lati.',
      },
    },
  ],
};
