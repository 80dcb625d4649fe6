/**
 * The Personal Initiatives (D16). One is in the rulebook's example: Break Asunder, phase 5, cost 1; its effect and all the
 * others are ours. A card costs nothing where it helps a little (its Unit holds out, recovers, marches, aims better) and 1 where it can decide
 * a fight: what a card brings must be worth what it costs, or nobody would play it. None lets its Unit go further to attack:
 * with one more advance several could be at the enemy in the first turn (D13).
 */

import { type Words, words } from '@condotta/kit/edition';
import type { Initiative, InitiativeEffect, Name } from './types.ts';

interface Row {
  readonly words: Words;
  readonly phase: Initiative['phase'];
  readonly cost: number;
  readonly effect: InitiativeEffect;
  readonly text: Name;
  readonly attested?: readonly string[];
}

type Attack = Extract<InitiativeEffect, { readonly kind: 'attack' }>;
type Stand = Extract<InitiativeEffect, { readonly kind: 'stand' }>;

const attack = (given: Partial<Attack>): Attack => ({
  kind: 'attack',
  advance: 0,
  turn: 0,
  melee: 0,
  rerolls: 1,
  attacks: 1,
  ...given,
});
const stand = (given: Partial<Stand>): Stand => ({
  kind: 'stand',
  maintain: false,
  steadfast: false,
  covered: false,
  ...given,
});

const FRENCH: readonly Row[] = [
  {
    words: words(
      'Break Asunder',
      'Fare a pezzi',
      'Empser’s Landsknechts went at the Spanish line to tear it open with their weight.',
      'I lanzichenecchi di Empser si gettarono sulla linea spagnola per squarciarla con il loro peso.',
    ),
    phase: 5,
    cost: 1,
    effect: attack({ melee: 3 }),
    text: {
      en: 'The Unit attacks as with an Attack Order, with 3 more Melee.',
      it: 'L’Unità attacca come con un Ordine di Attacco, con 3 Mischia in più.',
    },
    attested: ['name', 'phase', 'cost'],
  },
  {
    words: words(
      'Without Fear',
      'Senza paura',
      'Bayard was called the knight without fear and beyond reproach, and had the luck of such men.',
      'Baiardo era detto il cavaliere senza macchia e senza paura, e ne aveva la fortuna.',
    ),
    phase: 5,
    cost: 0,
    effect: attack({ turn: 1, melee: 1, rerolls: 2 }),
    text: {
      en: 'The Unit attacks as with an Attack Order, with 1 more turn and 1 more Melee, and may roll again twice.',
      it: 'L’Unità attacca come con un Ordine di Attacco, con 1 rotazione e 1 Mischia in più, e può ritirare il dado due volte.',
    },
  },
  {
    words: words(
      'Once More Upon Them',
      'Addosso un’altra volta',
      'Yves d’Alègre wheeled his men and charged the same foot again until he was killed.',
      'Yves d’Alègre voltò i suoi e caricò ancora gli stessi fanti, finché fu ucciso.',
    ),
    phase: 5,
    cost: 1,
    effect: attack({ melee: 2, attacks: 2 }),
    text: {
      en: 'The Unit attacks as with an Attack Order, with 2 more Melee; after the first fight it may fight the Area it engages once more.',
      it: 'L’Unità attacca come con un Ordine di Attacco, con 2 Mischia in più; dopo il primo scontro può combattere ancora contro l’Area che ingaggia.',
    },
  },
  {
    words: words(
      'Bolt After Bolt',
      'Quadrello su quadrello',
      'Molard’s Gascons spanned their crossbows in turns, so that the shooting did not stop.',
      'I Guasconi di Molard caricavano le balestre a turno, e il tiro non cessava.',
    ),
    phase: 4,
    cost: 1,
    effect: { kind: 'shoot', bonus: 2, shots: 2 },
    text: {
      en: 'The Unit, if it has a Shoot value, may shoot twice with 2 added, whatever tokens lie on it.',
      it: 'L’Unità, se ha un valore di Tiro, può tirare due volte con 2 in più, quali che siano i suoi segnalini.',
    },
  },
  {
    words: words(
      'Pick Your Man',
      'Scegliete l’uomo',
      'Good shots were told to aim at the officers on the edge of the ditch.',
      'Ai buoni tiratori si diceva di mirare agli ufficiali sull’orlo del fosso.',
    ),
    phase: 4,
    cost: 0,
    effect: { kind: 'shoot', bonus: 2, shots: 1 },
    text: {
      en: 'The Unit, if it has a Shoot value, may shoot with 2 added, whatever tokens lie on it.',
      it: 'L’Unità, se ha un valore di Tiro, può tirare con 2 in più, quali che siano i suoi segnalini.',
    },
  },
  {
    words: words(
      'Not a Step Back',
      'Non un passo indietro',
      'The French foot stood two hours in front of the guns, and its captains stood in the first rank.',
      'I fanti francesi stettero due ore davanti ai cannoni, con i capitani in prima fila.',
    ),
    phase: 3,
    cost: 0,
    effect: stand({ maintain: true, steadfast: true }),
    text: {
      en: 'The Unit gets a Maintain token and has no weak sides until the end of the turn.',
      it: 'L’Unità riceve un segnalino Mantenere e fino alla fine del turno non ha lati deboli.',
    },
  },
  {
    words: words(
      'Round the Wing',
      'Attorno all’ala',
      'What decided the day was moved wide round the League’s right before anybody there understood it.',
      'Ciò che decise la giornata fu portato largo attorno alla destra della Lega prima che là qualcuno lo capisse.',
    ),
    phase: 6,
    cost: 0,
    effect: { kind: 'move', advance: 1, turn: 1 },
    text: {
      en: 'The Unit moves as with a Movement Order, with 1 more advance and 1 more turn.',
      it: 'L’Unità muove come con un Ordine di Movimento, con 1 avanzata e 1 rotazione in più.',
    },
  },
  {
    words: words(
      'Rally to the Banner',
      'Allo stendardo',
      'La Palice gathered what had been scattered and led it on as if nothing had happened.',
      'La Palice raccolse gli sbandati e li guidò avanti come se nulla fosse stato.',
    ),
    phase: 7,
    cost: 0,
    effect: { kind: 'heal' },
    text: { en: 'The Unit’s wound is healed.', it: 'La ferita dell’Unità è guarita.' },
  },
];

const LEAGUE: readonly Row[] = [
  {
    words: words(
      'Lie Flat',
      'A terra',
      'Navarro had his foot lie down behind the ditch, and the French shot passed over it.',
      'Navarro fece stendere i fanti dietro il fosso, e i colpi francesi vi passarono sopra.',
    ),
    phase: 3,
    cost: 0,
    effect: stand({ maintain: true, covered: true }),
    text: {
      en: 'The Unit gets a Maintain token, and until the end of the turn a withdrawal of it costs no Moral.',
      it: 'L’Unità riceve un segnalino Mantenere, e fino alla fine del turno un suo ripiegamento non costa Morale.',
    },
  },
  {
    words: words(
      'Close the Ranks',
      'Serrate i ranghi',
      'The Spanish foot that marched off beat back every attack, from whatever side it came.',
      'I fanti spagnoli che se ne andavano respinsero ogni assalto, da qualunque lato venisse.',
    ),
    phase: 3,
    cost: 0,
    effect: stand({ steadfast: true, covered: true }),
    text: {
      en: 'Until the end of the turn the Unit has no weak sides, and a withdrawal of it costs no Moral.',
      it: 'Fino alla fine del turno l’Unità non ha lati deboli, e un suo ripiegamento non costa Morale.',
    },
  },
  {
    words: words(
      'By Ranks, Fire',
      'Fuoco per righe',
      'The Spaniards were among the first to drill hand-gunners to shoot rank after rank.',
      'Gli Spagnoli furono fra i primi ad addestrare gli archibugieri al tiro riga dopo riga.',
    ),
    phase: 4,
    cost: 0,
    effect: { kind: 'shoot', bonus: 0, shots: 3 },
    text: {
      en: 'The Unit, if it has a Shoot value, may shoot three times, whatever tokens lie on it.',
      it: 'L’Unità, se ha un valore di Tiro, può tirare tre volte, quali che siano i suoi segnalini.',
    },
  },
  {
    words: words(
      'Under the Pikes',
      'Sotto le picche',
      'Swordsmen crawled below the German pikes and did great slaughter at arm’s length.',
      'Gli spadaccini strisciarono sotto le picche tedesche e fecero strage a corta distanza.',
    ),
    phase: 5,
    cost: 1,
    effect: attack({ melee: 2 }),
    text: {
      en: 'The Unit attacks as with an Attack Order, with 2 more Melee.',
      it: 'L’Unità attacca come con un Ordine di Attacco, con 2 Mischia in più.',
    },
  },
  {
    words: words(
      'Pescara Rides Ahead',
      'Pescara va innanzi',
      'The marquis was taken that day far in front of his own men.',
      'Il marchese fu preso quel giorno molto davanti ai suoi.',
    ),
    phase: 5,
    cost: 1,
    effect: attack({ turn: 2, melee: 1, rerolls: 2 }),
    text: {
      en: 'The Unit attacks as with an Attack Order, with 2 more turns and 1 more Melee, and may roll again twice.',
      it: 'L’Unità attacca come con un Ordine di Attacco, con 2 rotazioni e 1 Mischia in più, e può ritirare il dado due volte.',
    },
  },
  {
    words: words(
      'Along the Embankment',
      'Lungo l’argine',
      'The road on the river bank let a column pass where nobody looked for it.',
      'La strada sull’argine lasciava passare una colonna dove nessuno l’aspettava.',
    ),
    phase: 6,
    cost: 0,
    effect: { kind: 'move', advance: 1, turn: 2 },
    text: {
      en: 'The Unit moves as with a Movement Order, with 1 more advance and 2 more turns.',
      it: 'L’Unità muove come con un Ordine di Movimento, con 1 avanzata e 2 rotazioni in più.',
    },
  },
  {
    words: words(
      'Over the Parapet',
      'Oltre il parapetto',
      'Navarro had arquebuses rested on the carts along the bank, so that they shot steadily at whoever came near the ditch.',
      'Navarro fece appoggiare gli archibugi sui carri lungo l’argine, e tiravano fermi su chi si accostava al fosso.',
    ),
    phase: 4,
    cost: 0,
    effect: { kind: 'shoot', bonus: 1, shots: 1 },
    text: {
      en: 'The Unit, if it has a Shoot value, may shoot with 1 added, whatever tokens lie on it.',
      it: 'L’Unità, se ha un valore di Tiro, può tirare con 1 in più, quali che siano i suoi segnalini.',
    },
  },
  {
    words: words(
      'Fresh Men from the Camp',
      'Gente fresca dal campo',
      'The second line was near enough to fill the gaps of the first before the next blow fell.',
      'La seconda linea era abbastanza vicina da colmare i vuoti della prima avanti il colpo seguente.',
    ),
    phase: 7,
    cost: 0,
    effect: { kind: 'heal' },
    text: { en: 'The Unit’s wound is healed.', it: 'La ferita dell’Unità è guarita.' },
  },
];

const initiatives = (rows: readonly Row[]): readonly Initiative[] =>
  rows.map(({ words: { name, reason }, phase, cost, effect, text, attested = [] }) => ({
    name,
    phase,
    cost,
    effect,
    text,
    source: attested.length > 0 ? 'derived' : 'reconstructed',
    attested,
    reason,
  }));

export const INITIATIVES: readonly [readonly Initiative[], readonly Initiative[]] = [
  initiatives(FRENCH),
  initiatives(LEAGUE),
];
