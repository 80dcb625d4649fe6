/** What is printed on cards, in words: made from their values, so that an edition's own values are told as well. */

import { at, type Language } from '@condotta/kernel';
import {
  type Components,
  type Favor,
  type Name,
  type Need,
  type Quest,
  type Reward,
  type SetUpBonus,
  STRUCTURES,
  type Structure,
  type Terrain,
  type Time,
  UNITS,
  type UnitKind,
  type Upgrade,
} from '../components/index.ts';

/** One and many. */
type Plural = Readonly<Record<Language, readonly [one: string, many: string]>>;

const TERRAIN_WORDS: Readonly<Record<Terrain, Plural>> = {
  field: { en: ['field', 'fields'], it: ['campo', 'campi'] },
  mountain: { en: ['mountain', 'mountains'], it: ['montagna', 'montagne'] },
  desert: { en: ['desert', 'deserts'], it: ['deserto', 'deserti'] },
  water: { en: ['water', 'waters'], it: ['acqua', 'acque'] },
};

const THING_WORDS = {
  territory: { en: ['territory', 'territories'], it: ['territorio', 'territori'] },
  middle: {
    en: ['territory of the 4-hex board', 'territories of the 4-hex board'],
    it: ['territorio del tabellone centrale', 'territori del tabellone centrale'],
  },
  structure: { en: ['structure', 'structures'], it: ['struttura', 'strutture'] },
  unit: { en: ['unit', 'units'], it: ['unità', 'unità'] },
  token: { en: ['battle token', 'battle tokens'], it: ['segnalino battaglia', 'segnalini battaglia'] },
  upgrade: { en: ['active upgrade', 'active upgrades'], it: ['potenziamento attivo', 'potenziamenti attivi'] },
  favor: { en: ['favor card', 'favor cards'], it: ['carta Favore', 'carte Favore'] },
} as const satisfies Readonly<Record<string, Plural>>;

const counted = (count: number, words: Plural, language: Language): string =>
  `${count} ${words[language][count === 1 ? 0 : 1]}`;

export const terrainWord = (terrain: Terrain, language: Language): string => TERRAIN_WORDS[terrain][language][0];

const unitName = (components: Components, unit: UnitKind, language: Language): string =>
  at(components.units, UNITS.indexOf(unit)).name[language];

function needWords(components: Components, need: Need, language: Language): string {
  const it = language === 'it';
  switch (need.kind) {
    case 'terrain':
      return counted(need.count, TERRAIN_WORDS[need.terrain], language);
    case 'territories':
      return counted(need.count, THING_WORDS.territory, language);
    case 'middle':
      return counted(need.count, THING_WORDS.middle, language);
    case 'structures':
      return counted(need.count, THING_WORDS.structure, language) + (it ? ' (non di partenza)' : ' (no starting one)');
    case 'structure':
      return `${need.count} × ${at(components.structures, STRUCTURES.indexOf(need.structure)).name[language]}`;
    case 'units':
      return need.unit === null
        ? counted(need.count, THING_WORDS.unit, language)
        : `${need.count} × ${unitName(components, need.unit, language)}`;
    case 'battle-tokens':
      return counted(need.count, THING_WORDS.token, language);
    case 'upgrades':
      return counted(need.count, THING_WORDS.upgrade, language);
    case 'wealth':
      return it ? `${need.count} ricchezze` : `${need.count} wealth`;
    case 'hearth':
      return it
        ? 'una struttura (non di partenza, non Ka’jer) su una struttura di partenza altrui o accanto'
        : 'a structure (not your starting one, not Ka’jer) at or beside another’s starting structure';
  }
}

export function rewardWords(components: Components, reward: Reward, language: Language): string {
  const it = language === 'it';
  switch (reward.kind) {
    case 'wealth':
      return it ? `${reward.amount} ricchezze` : `${reward.amount} wealth`;
    case 'favors':
      return counted(reward.count, THING_WORDS.favor, language);
    case 'combat-card':
      return it ? `una carta combattimento, costo fino a ${reward.cost}` : `a combat card of cost up to ${reward.cost}`;
    case 'units':
      return `${reward.count} × ${unitName(components, reward.unit, language)}`;
  }
}

/** What a quest asks for, the coin with the red number last. */
export function questNeeds(components: Components, { needs, pay }: Quest, language: Language): string {
  const coin = pay === 0 ? [] : [language === 'it' ? `paga ${pay}` : `pay ${pay}`];
  return [...needs.map((need) => needWords(components, need, language)), ...coin].join(', ');
}

const TIME_WORDS: Readonly<Record<Time, Name>> = {
  income: { en: 'After your income', it: 'Dopo la tua rendita' },
  action: { en: 'In your action', it: 'Nella tua azione' },
  start: { en: 'At the start of a fight', it: 'All’inizio di uno scontro' },
  before: { en: 'Before a fight is resolved', it: 'Prima di risolvere uno scontro' },
  loss: { en: 'Before you lose a unit', it: 'Prima di perdere un’unità' },
  answer: { en: 'When another plays a favor card', it: 'Quando un altro gioca una carta Favore' },
};

export const timeWords = (time: Time, language: Language): string => TIME_WORDS[time][language];

/** What a favor card does. */
export function favorWords({ effect }: Favor, language: Language): string {
  const it = language === 'it';
  switch (effect.kind) {
    case 'total':
      return it ? `+${effect.amount} al tuo totale.` : `+${effect.amount} to your total.`;
    case 'mercy':
      return it ? 'Non perdi unità per l’esito.' : 'You lose no unit by the result.';
    case 'move':
      return it ? 'Un movimento in più, come una Carica.' : 'An additional move, as a Charge.';
    case 'wealth':
      return it ? `Ottieni ${effect.amount} ricchezze.` : `Gain ${effect.amount} wealth.`;
    case 'recruit':
      return it ? 'Recluta un’unità gratis.' : 'Recruit a unit for nothing.';
    case 'develop':
      return it ? 'Sviluppa una struttura gratis, anche se nuova.' : 'Develop a structure for nothing, even a new one.';
    case 'mirror':
      return it
        ? `Guarda le prime ${effect.cards} carte Favore e tienine una.`
        : `Look at the top ${effect.cards} favor cards and keep one.`;
    case 'still':
      return it ? 'Le navi dell’avversario non appoggiano.' : 'The opponent’s ships give no support.';
    case 'hush':
      return it ? 'L’avversario non gioca carte combattimento.' : 'The opponent plays no combat card.';
    case 'harvest':
      return it
        ? `+${effect.each} ricchezze per ogni tua struttura.`
        : `+${effect.each} wealth for each structure of yours.`;
    case 'quest':
      return it ? 'Completa subito una missione.' : 'Complete a quest now.';
    case 'cancel':
      return it ? 'Quella carta non ha effetto.' : 'That card has no effect.';
  }
}

/** What comes of a structure beyond its values; empty: nothing. */
export function structureWords({ forge, favors }: Structure, language: Language): string {
  const it = language === 'it';
  const units = it ? 'Tutte le tue unità diventano unità della Fucina.' : 'All your units become Forge units.';
  const cards = counted(favors, THING_WORDS.favor, language);
  return [forge ? units : '', favors > 0 ? (it ? `Pesca ${cards}.` : `Draw ${cards}.`) : ''].filter(Boolean).join(' ');
}

/** What an upgrade does. */
export function upgradeWords(components: Components, { effect }: Upgrade, language: Language): string {
  const it = language === 'it';
  const unit = (kind: UnitKind): string => unitName(components, kind, language);
  switch (effect.kind) {
    case 'income': {
      const need =
        effect.of === 'structure'
          ? counted(effect.count, THING_WORDS.structure, language)
          : counted(effect.count, TERRAIN_WORDS[effect.of], language);
      return it ? `Rendita +${effect.amount} con almeno ${need}.` : `Income +${effect.amount} with at least ${need}.`;
    }
    case 'defense':
      return it
        ? `${unit(effect.unit)}: difesa +${effect.amount}.`
        : `${unit(effect.unit)}: defense +${effect.amount}.`;
    case 'movement':
      return it
        ? `${unit(effect.unit)}: movimento ${effect.movement}.`
        : `${unit(effect.unit)}: movement ${effect.movement}.`;
    case 'support':
      return it ? `Ogni nave che appoggia dà +${effect.value}.` : `Each supporting ship gives +${effect.value}.`;
    case 'plunder':
      return it
        ? `+${effect.amount} ricchezze quando attacchi un giocatore.`
        : `+${effect.amount} wealth when you attack a player.`;
    case 'siege':
      return it
        ? `Assedio: attacco ${effect.attack} contro strutture.`
        : `Siege: attack ${effect.attack} against structures.`;
    case 'discount':
      return it
        ? `Le carte combattimento costano ${effect.less} in meno, almeno ${effect.least}.`
        : `Combat cards cost ${effect.less} less, at least ${effect.least}.`;
    case 'plan':
      return it ? `Pianifica dà ${effect.amount} ricchezze.` : `Plan gives ${effect.amount} wealth.`;
    case 'garrison':
      return it
        ? `Difesa +${effect.amount} dove hai unità e struttura.`
        : `Defense +${effect.amount} where you have unit and structure.`;
    case 'ground':
      return it
        ? `Attacco +${effect.amount} su ${TERRAIN_WORDS[effect.terrain].it[1]}.`
        : `Attack +${effect.amount} on ${TERRAIN_WORDS[effect.terrain].en[1]}.`;
    case 'swarm':
      return it
        ? `Attacco +${effect.amount} con ${effect.units} o più unità.`
        : `Attack +${effect.amount} with ${effect.units} or more units.`;
    case 'hunt':
      return it
        ? `+${effect.amount} ricchezze dopo una vittoria sulle terre selvagge, una volta per azione.`
        : `+${effect.amount} wealth after beating the wilderness, once an action.`;
    case 'units':
      return it
        ? `Una volta: ${effect.count} × ${unit(effect.unit)} ${effect.where === 'land' ? 'su un tuo territorio' : 'presso una struttura'}.`
        : `Once: ${effect.count} × ${unit(effect.unit)} ${effect.where === 'land' ? 'on a land of yours' : 'at a structure'}.`;
    case 'favors':
      return it ? `Una volta: pesca ${effect.count} carte Favore.` : `Once: draw ${effect.count} favor cards.`;
    case 'awake':
      return it
        ? `Una volta: ${effect.count} × ${unit(effect.unit)} presso Ka’jer, che si desta.`
        : `Once: ${effect.count} × ${unit(effect.unit)} at Ka’jer, which awakes.`;
  }
}

const BONUS_WORDS: Readonly<Record<SetUpBonus, Name>> = {
  none: { en: '', it: '' },
  'victory-token': { en: 'a victory point token', it: 'un segnalino punto vittoria' },
  'battle-token': { en: 'a battle token', it: 'un segnalino battaglia' },
  favor: { en: 'a favor card', it: 'una carta Favore' },
};

export const bonusWords = (bonus: SetUpBonus, language: Language): string => BONUS_WORDS[bonus][language];
