/** The special texts of cards in words, in both languages: what the board, the terminal and the rules reference say of a card. */

import type { Ability, Arm, Card, EventEffect, Name, Talent, TileType } from './types.ts';

type Language = keyof Name;

const name = (en: string, it: string): Name => ({ en, it });

export const TYPE_NAMES: Readonly<Record<TileType, Name>> = {
  village: name('Village', 'Villaggio'),
  castle: name('Castle', 'Castello'),
  city: name('City', 'Città'),
  river: name('River', 'Fiume'),
  lake: name('Lake', 'Lago'),
  hill: name('Hill', 'Collina'),
  mountain: name('Mountain', 'Montagna'),
  field: name('Field', 'Campo'),
  wood: name('Wood', 'Bosco'),
  papal: name('Papal', 'Papale'),
};

const ARM_NAMES: Readonly<Record<Arm, Name>> = {
  foot: name('foot', 'fanti'),
  shot: name('shot', 'tiratori'),
  horse: name('horse', 'cavalli'),
  cavalry: name('Cavalry', 'Cavalleria'),
  train: name('train', 'salmerie'),
};

const typesIn = (types: readonly TileType[], language: Language): string =>
  types.map((type) => TYPE_NAMES[type][language]).join(', ');

/** "+1 Ranged, +2 Melee" */
const plus = (ranged: number, melee: number, language: Language): string => {
  const [shot, blow] = language === 'en' ? ['Ranged', 'Melee'] : ['Tiro', 'Mischia'];
  return [ranged ? `+${ranged} ${shot}` : '', melee ? `+${melee} ${blow}` : ''].filter(Boolean).join(', ');
};

const florinsIn = (count: number, language: Language): string => {
  if (language === 'en') return `${count} ${count === 1 ? 'Florin' : 'Florins'}`;
  return `${count} ${count === 1 ? 'Fiorino' : 'Fiorini'}`;
};

const woundsIn = (count: number, language: Language): string => {
  if (language === 'en') return `${count} ${count === 1 ? 'wound' : 'wounds'}`;
  return `${count} ${count === 1 ? 'ferita' : 'ferite'}`;
};

function abilityText(ability: Ability, language: Language): string {
  const en = language === 'en';
  switch (ability.kind) {
    case 'carts':
      return en ? `+${ability.movement} Movement to its Army.` : `+${ability.movement} Movimento alla sua Armata.`;
    case 'against':
      return `${plus(ability.ranged, ability.melee, language)} ${en ? 'while facing' : 'contro'} ${ARM_NAMES[ability.arm][language]}.`;
    case 'ground':
      return `${plus(ability.ranged, ability.melee, language)}: ${typesIn(ability.types, language)}.`;
    case 'front':
      return `${plus(ability.ranged, ability.melee, language)} ${en ? 'in space I.' : 'nello spazio I.'}`;
  }
}

function talentText(talent: Talent, language: Language): string {
  const en = language === 'en';
  switch (talent.kind) {
    case 'ground':
      return `${plus(talent.ranged, talent.melee, language)}: ${typesIn(talent.types, language)}.`;
    case 'attack':
      return `${plus(talent.ranged, talent.melee, language)} ${en ? 'while his Army attacks.' : 'quando la sua Armata attacca.'}`;
    case 'stand':
      return `${plus(talent.ranged, talent.melee, language)} ${en ? 'while his Army defends.' : 'quando la sua Armata difende.'}`;
    case 'thrift':
      return en
        ? `The Maintenance of his Army is ${talent.florins} less.`
        : `Il Mantenimento della sua Armata costa ${talent.florins} di meno.`;
    case 'plunder':
      return en
        ? `Whenever his Army discards an opponent’s markers, gain ${florinsIn(talent.florins, language)}.`
        : `Ogni volta che la sua Armata toglie i segnalini di un avversario, ricevi ${florinsIn(talent.florins, language)}.`;
  }
}

function effectText(effect: EventEffect, language: Language): string {
  const en = language === 'en';
  switch (effect.kind) {
    case 'surgeon':
      return en
        ? `Remove ${woundsIn(effect.wounds, language)} from each Company of your Army that has fought.`
        : `Togli ${woundsIn(effect.wounds, language)} a ogni Compagnia della tua Armata che ha combattuto.`;
    case 'march':
      return en ? `One Troop moves ${effect.movement} further.` : `Una Truppa muove di ${effect.movement} in più.`;
    case 'ruse':
      return `${plus(effect.ranged, effect.melee, language)} ${en ? 'in the first such assault.' : 'nel primo assalto di quel tipo.'}`;
    case 'shelter':
      return en
        ? `The other side deals ${effect.ranged} less in the ranged assault.`
        : `L’altra parte infligge ${effect.ranged} in meno nell’assalto di tiro.`;
    case 'ambush':
      return en
        ? `${typesIn(effect.types, language)}: the opposing Companies in spaces I and II change places.`
        : `${typesIn(effect.types, language)}: le Compagnie avversarie negli spazi I e II si scambiano.`;
    case 'escalade':
      return en
        ? 'The Territory prevents no wound of the other side in this battle.'
        : 'Il Territorio non evita ferite all’altra parte in questa battaglia.';
    case 'pursuit':
      return en
        ? 'You attacked and won, and the field is clear: your Troop may march once more.'
        : 'Hai attaccato e vinto, e il campo è libero: la tua Truppa può marciare ancora una volta.';
    case 'deal':
      return en ? `Draw ${effect.cards} Ventura cards.` : `Pesca ${effect.cards} carte Ventura.`;
    case 'florins':
      return `${en ? 'Gain' : 'Ricevi'} ${florinsIn(effect.amount, language)}.`;
    case 'harvest': {
      const type = TYPE_NAMES[effect.type][language];
      return en
        ? `Gain 1 Florin for each ${type} of yours, at most ${effect.most}.`
        : `Ricevi 1 Fiorino per ogni tuo ${type}, al massimo ${effect.most}.`;
    }
    case 'quarters':
      return en
        ? `Gain what the Maintenance of one of your Armies costs, at most ${florinsIn(effect.most, language)}.`
        : `Ricevi quanto costa il Mantenimento di una tua Armata, al massimo ${florinsIn(effect.most, language)}.`;
    case 'survey':
      return en ? 'Draw a tile.' : 'Pesca una tessera.';
    case 'veterans':
      return en
        ? 'Take a Company from the Ventura discards into your hand.'
        : 'Prendi in mano una Compagnia dagli scarti Ventura.';
    case 'contribution':
      return en
        ? `An opponent with a Territory on or beside which your Army stands pays you ${effect.amount}.`
        : `Un avversario con un Territorio su cui o accanto a cui sta una tua Armata ti paga ${effect.amount}.`;
    case 'toll':
      return en
        ? `Each opponent with a Troop in your Domain pays you ${effect.amount}.`
        : `Ogni avversario con una Truppa nel tuo Dominio ti paga ${effect.amount}.`;
    case 'ransom':
      return en
        ? `You beat an Army: its owner pays you ${effect.amount}.`
        : `Hai battuto un’Armata: il suo padrone ti paga ${effect.amount}.`;
    case 'prestige':
      return en
        ? `Score ${effect.points} points; after a battle only if you won it.`
        : `Guadagna ${effect.points} punti; dopo una battaglia solo se l’hai vinta.`;
    case 'fever':
      return en
        ? `${woundsIn(effect.wounds, language)} on each Company of an opponent’s Troop, never its last.`
        : `${woundsIn(effect.wounds, language)} a ogni Compagnia di una Truppa avversaria, mai l’ultima.`;
    case 'winter':
      return en
        ? `${woundsIn(effect.wounds, language)} on each Company outside its owner’s Domain, never its last.`
        : `${woundsIn(effect.wounds, language)} a ogni Compagnia fuori dal Dominio del suo padrone, mai l’ultima.`;
    case 'revolt':
      return en
        ? 'An opponent’s Territory beside your Troop, no City and without a Troop of theirs, becomes neutral.'
        : 'Un Territorio avversario accanto a una tua Truppa, non Città e senza Truppe sue, diventa neutrale.';
    case 'arrears':
      return en
        ? 'An opponent’s Army that has yet to move does not march in this phase.'
        : 'Un’Armata avversaria che deve ancora muovere non marcia in questa fase.';
  }
}

/** The special text of a card, or nothing. */
export function specialText(card: Card, language: Language): string {
  if (card.kind === 'event') return effectText(card.effect, language);
  if (card.kind === 'captain') return card.talent ? talentText(card.talent, language) : '';
  const ability = card.ability ? [abilityText(card.ability, language)] : [];
  const where = language === 'en' ? 'Mobilization' : 'Mobilitazione';
  const ground = card.mobilization.length > 0 ? [`${where}: ${typesIn(card.mobilization, language)}.`] : [];
  return [...ability, ...ground].join(' ');
}
