/** A guided first round: every phase once, and why. */

import type { Lesson } from '@condotta/kernel';
import { FORTRESSES } from './ground.ts';

export const firstRound: Lesson = {
  // Every game's first lesson is called so: the lobby leads there.
  id: 'first-round',
  title: { en: 'A first round', it: 'Un primo round' },
  summary: {
    en: 'Two secret action cards, a march into the wilderness, a quest and a bill: one round of Venterra, with a coach at your side.',
    it: 'Due carte azione segrete, una marcia nelle terre selvagge, una missione e un conto: un round di Venterra, con un maestro accanto.',
  },
  minutes: 5,
  seat: 0,
  minds: [null, 'recruit'],
  steps: [
    {
      position: {
        round: 1,
        players: [
          { wealth: 5, combat: { mercenary: 1, soldier: 1 } },
          { wealth: 2, combat: { mercenary: 1, soldier: 1 } },
        ],
        structures: FORTRESSES,
        units: [
          { at: '2,-2', seat: 0, soldier: 5, knight: 1 },
          { at: '-1,3', seat: 1, soldier: 2 },
        ],
        tokens: ['1,-1'],
        tokenPile: ['wealth'],
        display: ['Muster Roll', 'First Furrow', 'Eyes on the Ridge', 'Smoke of Hearths'],
        turn: { phase: 'declare' },
      },
      say: {
        en: 'You lead The Order, with the white band. After ten rounds the most points win. On each territory a golden sun says what it is worth at the end, a shield what must be beaten to take it; dark green shields are wilderness. Income has been paid: you have 5 wealth.',
        it: 'Guidi l’Ordine, con la fascia bianca. Dopo dieci round vince chi ha più punti. Su ogni territorio un sole dorato dice quanto vale alla fine, uno scudo che cosa bisogna superare per prenderlo; gli scudi verde scuro sono terre selvagge. La rendita è pagata: hai 5 ricchezze.',
      },
      rules: ['F1.1', 'F23.2', 'F11.3'],
      wait: { kind: 'read' },
      done: null,
      otherwise: null,
    },
    {
      position: null,
      say: {
        en: 'Declare. Everybody picks two of four action cards in secret. Pick Maneuver: it moves units out of one territory.',
        it: 'Dichiara. Tutti scelgono in segreto due carte azione su quattro. Scegli Manovra: muove unità da un territorio.',
      },
      rules: ['F11.4'],
      wait: { kind: 'decide', verb: 'declare', args: ['action:maneuver'] },
      done: null,
      otherwise: { en: 'For this round pick Maneuver.', it: 'Per questo round scegli Manovra.' },
    },
    {
      position: null,
      say: {
        en: 'And Plan: wealth, then a quest. The two cards must differ; you decide later which comes first.',
        it: 'E Pianifica: ricchezza, poi una missione. Le due carte devono essere diverse; deciderai poi quale viene prima.',
      },
      rules: ['F11.4', 'F11.5'],
      wait: { kind: 'decide', verb: 'declare', args: ['action:plan'] },
      done: null,
      otherwise: { en: 'Pick Plan as the second card.', it: 'Scegli Pianifica come seconda carta.' },
    },
    {
      position: null,
      say: {
        en: 'All cards are open now, beside the factions on the left. First action: Plan, before anybody else takes the quest.',
        it: 'Ora tutte le carte sono scoperte, accanto alle fazioni a sinistra. Prima azione: Pianifica, prima che altri prendano la missione.',
      },
      rules: ['F11.5'],
      wait: { kind: 'decide', verb: 'act', args: ['action:plan'] },
      done: null,
      otherwise: { en: 'The quest first: Plan.', it: 'Prima la missione: Pianifica.' },
    },
    {
      position: null,
      say: { en: 'Plan begins with 2 wealth. Gain them.', it: 'Pianifica comincia con 2 ricchezze. Prendile.' },
      rules: ['F12.1'],
      wait: { kind: 'decide', verb: 'gain', args: [] },
      done: null,
      otherwise: null,
    },
    {
      position: null,
      say: {
        en: 'Muster Roll asks for six units on the map, and you have them. Complete it: 2 points for good, and 2 wealth.',
        it: 'Ruolo di leva chiede sei unità sulla mappa, e le hai. Completala: 2 punti per sempre e 2 ricchezze.',
      },
      rules: ['F12.2', 'F8.5'],
      wait: { kind: 'decide', verb: 'complete', args: ['quest:4'] },
      done: {
        en: 'Requirements are shown, not paid. A quest that you cannot complete yet may be reserved, but unfinished it costs 3 points at the end.',
        it: 'Ciò che si chiede si mostra, non si paga. Una missione non ancora possibile si può riservare, ma incompiuta costa 3 punti alla fine.',
      },
      otherwise: { en: 'You have the six units of Muster Roll now.', it: 'Ora hai le sei unità che servono.' },
    },
    {
      position: null,
      say: {
        en: 'Second action: what is left, Maneuver. Make the normal move.',
        it: 'Seconda azione: quella che resta, Manovra. Fai il movimento normale.',
      },
      rules: ['F11.6', 'F14.1'],
      wait: { kind: 'decide', verb: 'march', args: [] },
      done: null,
      otherwise: null,
    },
    {
      position: null,
      say: {
        en: 'Each click takes one unit along. Rest the pointer on your army to see how far it comes. Take a Soldier.',
        it: 'Ogni clic porta con sé un’unità. Ferma il puntatore sul tuo esercito per vedere fin dove arriva. Prendi un Soldato.',
      },
      rules: ['F16.4'],
      wait: { kind: 'decide', verb: 'take', args: ['stack:2,-2.soldier'] },
      done: null,
      otherwise: {
        en: 'A Soldier is enough: the Knight guards the Fortress.',
        it: 'Basta un Soldato: il Cavaliere difende la Fortezza.',
      },
    },
    {
      position: null,
      say: {
        en: 'A Soldier goes one step. Send him to Amber Coast 1, a field: its shield shows 1.',
        it: 'Un Soldato fa un passo. Mandalo a Costa d’Ambra 1, un campo: il suo scudo mostra 1.',
      },
      rules: ['F16.4', 'F4.6'],
      wait: { kind: 'decide', verb: 'to', args: ['place:1,-1'] },
      done: null,
      otherwise: { en: 'To Amber Coast 1, it is lit.', it: 'A Costa d’Ambra 1, è illuminata.' },
    },
    {
      position: null,
      say: {
        en: 'One Soldier brings attack 1, and one against one is lost: the attack must be higher. Take a second one.',
        it: 'Un Soldato porta attacco 1, e uno contro uno è perso: l’attacco deve essere maggiore. Prendine un secondo.',
      },
      rules: ['F17.6', 'F17.7'],
      wait: { kind: 'decide', verb: 'take', args: ['stack:2,-2.soldier'] },
      done: null,
      otherwise: { en: 'Another Soldier.', it: 'Un altro Soldato.' },
    },
    {
      position: null,
      say: { en: 'To the same place.', it: 'Allo stesso posto.' },
      rules: ['F16.18'],
      wait: { kind: 'decide', verb: 'to', args: ['place:1,-1'] },
      done: null,
      otherwise: { en: 'Together they win, apart they fall.', it: 'Insieme vincono, divisi cadono.' },
    },
    {
      position: null,
      say: {
        en: 'The arrow shows your plan. That is enough: move them.',
        it: 'La freccia mostra il tuo piano. Basta così: muovili.',
      },
      rules: ['F16.3'],
      wait: { kind: 'decide', verb: 'go', args: [] },
      done: null,
      otherwise: { en: 'Keep the others at home: move them.', it: 'Tieni gli altri a casa: muovi.' },
    },
    {
      position: null,
      say: {
        en: 'Combat with the wilderness: 2 against 1. The sheet shows what each combat card would come to. You win without one: lay no card.',
        it: 'Combattimento con le terre selvagge: 2 contro 1. Il foglio mostra che cosa darebbe ogni carta. Vinci anche senza: nessuna carta.',
      },
      rules: ['F17.5', 'F17.6'],
      wait: { kind: 'decide', verb: 'none', args: [] },
      done: {
        en: 'Taken. Whoever is first in a place turns up its explore token: a chest with 2 wealth.',
        it: 'Presa. Chi arriva primo scopre il segnalino esplorazione: un forziere con 2 ricchezze.',
      },
      otherwise: {
        en: 'A card that is played goes back to your supply and must be bought again. Save it.',
        it: 'Una carta giocata torna nella riserva e va ricomprata. Risparmiala.',
      },
    },
    {
      position: null,
      say: {
        en: 'Second step of Maneuver: an upgrade of your faction, or a new unit. Buy Tithe Rolls for 3: one more wealth every round, and a point at the end.',
        it: 'Secondo passo della Manovra: un potenziamento della fazione o una nuova unità. Compra Ruoli della decima per 3: una ricchezza in più a ogni round, e un punto alla fine.',
      },
      rules: ['F14.4', 'F10.1', 'F10.2'],
      wait: { kind: 'decide', verb: 'upgrade', args: ['upgrade:1'] },
      done: null,
      otherwise: {
        en: 'Early in the game income pays best: Tithe Rolls.',
        it: 'All’inizio la rendita è ciò che rende di più: Ruoli della decima.',
      },
    },
    {
      position: null,
      say: {
        en: 'Large armies. More than three units in one territory cost 1 wealth each, every round. Four stand at your Fortress: pay 1 and keep them all.',
        it: 'Grandi eserciti. Più di tre unità in un territorio costano 1 ricchezza l’una, a ogni round. Quattro stanno alla Fortezza: paga 1 e tienile tutte.',
      },
      rules: ['F21.3', 'F21.4'],
      wait: { kind: 'decide', verb: 'pay', args: [1] },
      done: {
        en: 'The round is over. Your score stands on the left, category by category, at any time. After rounds 3, 5, 7 and 9 the turn order is bid for.',
        it: 'Il round è finito. Il tuo punteggio sta a sinistra, voce per voce, in ogni momento. Dopo i round 3, 5, 7 e 9 si fanno offerte per l’ordine di turno.',
      },
      otherwise: {
        en: 'One wealth for one Soldier is a fair price.',
        it: 'Una ricchezza per un Soldato è un prezzo onesto.',
      },
    },
  ],
};
