/** Venterra's signs and words on the screen. */

import type { Language } from '@condotta/kernel';
import type { Style } from '@condotta/kit/terminal';
import type { ActionCard, FactionId, StructureKind, Terrain, UnitKind } from '../components/index.ts';
import type { PlayerView } from '../view-form.ts';

type Words = Readonly<Record<Language, string>>;
const w = (en: string, it: string): Words => ({ en, it });

/** Each terrain's sign, name and shade; last what a Fortress hides. */
export const GROUND: Readonly<Record<Terrain | 'hidden', Words & { readonly glyph: string; readonly style: Style }>> = {
  field: { ...w('field', 'campo'), glyph: '≡', style: { fg: 255, bg: 28 } },
  mountain: { ...w('mountain', 'monte'), glyph: '▲', style: { fg: 255, bg: 240 } },
  desert: { ...w('desert', 'deserto'), glyph: '∴', style: { fg: 16, bg: 179 } },
  water: { ...w('water', 'acqua'), glyph: '≈', style: { fg: 255, bg: 24 } },
  hidden: { ...w('walls', 'mura'), glyph: '▣', style: { fg: 255, bg: 236 } },
};

interface Badge {
  readonly letter: Words;
  readonly style: Style;
}

/** The factions' own colours. */
const BADGES: Readonly<Record<FactionId, Badge>> = {
  order: { letter: w('O', 'O'), style: { fg: 16, bg: 255, bold: true } },
  watchers: { letter: w('W', 'C'), style: { fg: 231, bg: 27, bold: true } },
  legion: { letter: w('L', 'L'), style: { fg: 231, bg: 160, bold: true } },
  bear: { letter: w('B', 'F'), style: { fg: 16, bg: 220, bold: true } },
  pack: { letter: w('P', 'B'), style: { fg: 231, bg: 94, bold: true } },
};

const NOBODY: Badge = { letter: w('?', '?'), style: { bold: true } };

export const badgeOf = (faction: FactionId | null): Badge => (faction ? BADGES[faction] : NOBODY);

/** Units by a letter. */
export const UNIT_LETTERS: Readonly<Record<UnitKind, Words>> = {
  soldier: w('S', 'S'),
  ship: w('H', 'N'),
  scout: w('c', 'e'),
  siege: w('G', 'A'),
  knight: w('K', 'C'),
};

export const STRUCTURE_SIGNS: Readonly<Record<StructureKind, string>> = {
  fortress: '♜',
  eldapriest: '☥',
  outpost: '⌂',
  tower: '♖',
  forge: '⚒',
  shrine: '∩',
  temple: '∏',
  kajer: '◊',
  'kajer-awake': '♦',
};

export const ACTION_WORDS: Readonly<Record<ActionCard, Words>> = {
  plan: w('Plan', 'Pianifica'),
  reinforce: w('Reinforce', 'Rinforza'),
  maneuver: w('Maneuver', 'Manovra'),
  charge: w('Charge', 'Carica'),
};

export const SHEET_WORDS: Readonly<Record<keyof PlayerView['sheet'], Words>> = {
  territories: w('territories', 'territori'),
  structures: w('structures', 'strutture'),
  quests: w('quests', 'missioni'),
  reserved: w('reserved quests', 'missioni riservate'),
  battleTokens: w('battle tokens', 'segnalini battaglia'),
  victoryTokens: w('victory tokens', 'segnalini vittoria'),
  wealth: w('wealth', 'ricchezza'),
  upgrades: w('upgrades', 'potenziamenti'),
  cards: w('other cards', 'altre carte'),
};

const PHRASES = {
  setup: w('Set-up', 'Preparazione'),
  round: w('Round', 'Round'),
  of: w('of', 'di'),
  declare: w('action cards', 'carte azione'),
  first: w('first action', 'prima azione'),
  second: w('second action', 'seconda azione'),
  army: w('large armies', 'grandi eserciti'),
  bidding: w('bids', 'offerte'),
  factions: w('factions', 'fazioni'),
  building: w('the map', 'la mappa'),
  structures: w('starting structures', 'strutture di partenza'),
  walls: w('structures', 'strutture'),
  points: w('points', 'punti'),
  vp: w('VP', 'PV'),
  wealth: w('wealth', 'ricchezza'),
  favors: w('favors', 'favori'),
  cards: w('combat cards', 'carte combattimento'),
  battles: w('battle tokens', 'segnalini battaglia'),
  hand: w('Your hand', 'La tua mano'),
  quests: w('Quests open to all', 'Missioni aperte a tutti'),
  reserved: w('reserved', 'riservate'),
  forge: w('Forge units', 'unità di Fucina'),
  wild: w('wild', 'selvaggio'),
  wilderness: w('wilderness', 'terra selvaggia'),
  token: w('unexplored', 'inesplorato'),
  ruin: w('ruin', 'rovina'),
  defense: w('defense', 'difesa'),
  attack: w('attack', 'attacco'),
  movement: w('movement', 'movimento'),
  cost: w('cost', 'costo'),
  active: w('active', 'attivo'),
  fight: w('Fight at', 'Scontro a'),
  against: w('against', 'contro'),
  tokensLeft: w('Tokens not turned up', 'Segnalini non scoperti'),
  deck: w('Favor deck', 'Mazzo Favori'),
  questsLeft: w('quests in the deck', 'missioni nel mazzo'),
  none: w('none', 'nessuna'),
  map: w('Map', 'Mappa'),
} as const satisfies Readonly<Record<string, Words>>;

export const phrase = (key: keyof typeof PHRASES, language: Language): string => PHRASES[key][language];

export function legendText(language: Language): readonly string[] {
  const units = (Object.keys(UNIT_LETTERS) as UnitKind[]).map((kind) => UNIT_LETTERS[kind][language]);
  const grounds = Object.values(GROUND).map((ground) => `${ground.glyph} ${ground[language]}`);
  return language === 'en'
    ? [
        `Ground: ${grounds.join(', ')}; * a ruin. "1A3" is the board side and the number of the hex on it.`,
        `Units: ${units[0]} Soldier, ${units[1]} Ship, ${units[2]} Scout, ${units[3]} Siege, ${units[4]} Knight.`,
        'Structures: ♜ Fortress, ☥ Eldapriest, ⌂ Outpost, ♖ Tower, ⚒ Forge, ∩ Shrine, ∏ Temple, ◊ Ka’jer, ♦ Ka’jer awake.',
        'D3: an attacker must bring more than 3. ★2: the ground scores 2 points at the end. ?: an explore token lies there.',
        'A number on yellow is the number of an offer.',
      ]
    : [
        `Terreno: ${grounds.join(', ')}; * una rovina. "1A3" è il lato del tabellone e il numero dell’esagono.`,
        `Unità: ${units[0]} Soldato, ${units[1]} Nave, ${units[2]} Esploratore, ${units[3]} Assedio, ${units[4]} Cavaliere.`,
        'Strutture: ♜ Fortezza, ☥ Eldapriest, ⌂ Avamposto, ♖ Torre, ⚒ Fucina, ∩ Sacello, ∏ Tempio, ◊ Ka’jer, ♦ Ka’jer desto.',
        'D3: chi attacca deve portare più di 3. ★2: il terreno vale 2 punti alla fine. ?: vi giace un segnalino esplorazione.',
        'Un numero su giallo è il numero di una scelta.',
      ];
}
