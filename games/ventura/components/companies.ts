/**
 * The Companies: 20 types of the Ventura deck in two copies each, 11 types of the Conscription deck in two or three, and the four
 * Garrisons (D9-D11, D13-D15, D18-D20). Ten types are named in the rulebook; which of their values it gives away, all in
 * its examples, stands in the last column. Everything else is reconstructed; the costs follow worth.ts. Within a deck no Company
 * is dominated by another that costs no more.
 */

import { COMPANY_WORDS } from './company-words.ts';
import type { Ability, Arm, CompanyCard, Deck, Family, TileType } from './types.ts';
import { FAMILIES } from './types.ts';

type Attested = 'name' | 'deploy' | 'movement' | 'ranged' | 'melee' | 'resistance' | 'mobilization' | 'ability';

type Row = readonly [
  type: string,
  copies: number,
  arm: Arm,
  deploy: number,
  upkeep: number,
  movement: number,
  ranged: number,
  melee: number,
  resistance: number,
  special: Ability | readonly TileType[] | null,
  attested: readonly Attested[],
];

const against = (arm: Arm, ranged: number, melee: number): Ability => ({ kind: 'against', arm, ranged, melee });
const ground = (types: readonly TileType[], ranged: number, melee: number): Ability => ({
  kind: 'ground',
  types,
  ranged,
  melee,
});

/** V19.3: the bonus of each Horse-carts Company to its Army. */
const CARTS: Ability = { kind: 'carts', movement: 1 };
const FRONT: Ability = { kind: 'front', ranged: 0, melee: 1 };

/**
 * D14: Melee of Mounted Crossbowmen and Swordsmen is only known to be 4 together; 3 and 1 is the order of the book.
 * D15: the bonus of Spearmen and the Melee of Horse-carts are only known to be 3 together.
 */
const VENTURA: readonly Row[] = [
  // type, copies, arm, deploy, upkeep, movement, ranged, melee, resistance, ability or restriction, attested
  ['crossbowmen', 2, 'shot', 2, 1, 2, 3, 1, 3, null, ['name', 'movement', 'ranged', 'resistance']],
  ['mounted-crossbowmen', 2, 'horse', 4, 1, 3, 3, 3, 4, null, ['name', 'movement', 'ranged', 'resistance']],
  ['light-cavalry', 2, 'cavalry', 2, 1, 4, 0, 2, 4, null, ['name', 'melee', 'resistance']],
  ['heavy-cavalry', 2, 'cavalry', 4, 1, 3, 0, 4, 6, null, ['name', 'melee', 'resistance']],
  ['spearmen', 2, 'foot', 2, 0, 2, 0, 2, 4, against('cavalry', 0, 2), ['name', 'melee', 'resistance']],
  ['horse-carts', 2, 'train', 2, 0, 3, 0, 1, 3, CARTS, ['name', 'movement', 'resistance', 'ability']],
  ['artillerymen', 2, 'train', 2, 1, 1, 6, 0, 2, null, ['name', 'ranged', 'resistance']],
  ['swordsmen', 2, 'foot', 1, 0, 2, 0, 1, 4, null, ['name', 'resistance']],
  ['mounted-skirmishers', 2, 'horse', 2, 1, 4, 2, 1, 3, null, ['name', 'mobilization']],
  ['pikemen', 2, 'foot', 2, 1, 2, 0, 2, 5, FRONT, []],
  ['bowmen', 2, 'shot', 2, 1, 2, 4, 1, 2, null, []],
  ['men-at-arms', 2, 'cavalry', 2, 1, 3, 0, 3, 5, null, []],
  ['halberdiers', 2, 'foot', 2, 0, 2, 0, 3, 3, against('cavalry', 0, 1), []],
  ['pavise-bearers', 2, 'foot', 2, 0, 2, 0, 1, 6, null, []],
  ['handgunners', 2, 'shot', 3, 1, 2, 3, 1, 3, against('cavalry', 2, 0), []],
  ['hungarian-archers', 2, 'horse', 3, 1, 4, 3, 1, 3, null, []],
  ['german-knights', 2, 'cavalry', 3, 1, 3, 0, 4, 5, null, []],
  ['english-lances', 2, 'cavalry', 3, 1, 3, 1, 3, 4, ground(['hill', 'wood'], 0, 1), []],
  ['sappers', 2, 'foot', 2, 0, 2, 1, 1, 4, ground(['castle', 'city'], 0, 2), []],
  ['galley-soldiers', 2, 'foot', 2, 1, 2, 2, 2, 3, ground(['river', 'lake'], 0, 1), []],
];

const CONSCRIPTION: readonly Row[] = [
  // type, copies, arm, deploy, upkeep, movement, ranged, melee, resistance, ability or restriction, attested
  ['farmers', 3, 'foot', 0, 0, 2, 0, 1, 2, ['field', 'hill'], ['name', 'mobilization']],
  ['woodcutters', 2, 'foot', 0, 0, 2, 0, 1, 3, ['wood'], []],
  ['shepherds', 2, 'foot', 0, 0, 2, 1, 1, 2, ['hill', 'mountain'], []],
  ['boatmen', 2, 'foot', 0, 0, 2, 1, 1, 2, ['river', 'lake'], []],
  ['hunters', 2, 'shot', 1, 0, 2, 2, 1, 2, ['wood', 'mountain'], []],
  ['rural-levy', 2, 'foot', 1, 0, 2, 0, 1, 3, null, []],
  ['citizen-militia', 2, 'foot', 1, 0, 2, 0, 2, 3, ['city', 'castle', 'village'], []],
  ['citizen-crossbows', 2, 'shot', 2, 0, 2, 2, 1, 2, null, []],
  ['brigands', 2, 'foot', 1, 0, 3, 0, 1, 2, ground(['wood', 'hill', 'mountain'], 0, 1), []],
  ['foragers', 2, 'horse', 1, 0, 4, 0, 1, 2, null, []],
  ['communal-horse', 2, 'cavalry', 2, 0, 3, 0, 2, 3, null, []],
];

/**
 * V3.6: no Deployment Cost and no Movement. D11: the four are alike. They stop a raid, not an Army; cheap, because a dear one
 * is dismissed, and then a single Company takes the City.
 */
const GARRISON: Row = ['garrison', 1, 'foot', 0, 1, 0, 2, 2, 6, null, ['name', 'deploy', 'movement']];

/** The 40 Companies of the Ventura deck, numbered from `first` on. */
export const venturaCompanies = (first: number): readonly CompanyCard[] => expand('ventura', VENTURA, first);

/** The Companies of the Conscription deck, numbered from `first` on. */
export const conscripts = (first: number): readonly CompanyCard[] => expand('conscription', CONSCRIPTION, first);

/** The Garrisons in the order of the families, numbered from `first` on. */
export const garrisons = (first: number): readonly CompanyCard[] =>
  FAMILIES.map((family, i) => company('garrison', GARRISON, first + i, family));

/** Copies stand side by side. */
function expand(deck: Deck, rows: readonly Row[], first: number): readonly CompanyCard[] {
  return rows.flatMap((row) => Array<Row>(row[1]).fill(row)).map((row, i) => company(deck, row, first + i, null));
}

function company(deck: Deck, row: Row, id: number, family: Family | null): CompanyCard {
  const [type, , arm, deploy, upkeep, movement, ranged, melee, resistance, special, attested] = row;
  const words = COMPANY_WORDS[type];
  if (!words) throw new Error(`no name for the Company ${type}`);
  return {
    kind: 'company',
    id,
    deck,
    type,
    name: words.name,
    arm,
    deploy,
    upkeep,
    movement,
    ranged,
    melee,
    resistance,
    mobilization: isRestriction(special) ? special : [],
    ability: isRestriction(special) ? null : special,
    family,
    source: 'reconstructed',
    attested,
    reason: words.reason,
  };
}

const isRestriction = (special: Row[9]): special is readonly TileType[] => Array.isArray(special);
