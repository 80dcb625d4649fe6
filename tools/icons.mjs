// Copies the icons the boards use out of @iconify-json/game-icons (CC BY 3.0) into a source file: node tools/icons.mjs
// Only these travel to the page; who drew them is said in pieces/credits.ts.

import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Our word for it, and the icon's name. */
const USED = {
  crossbow: 'crossbow',
  rider: 'cavalry',
  lancer: 'mounted-knight',
  spears: 'spears',
  wagon: 'old-wagon',
  cannon: 'cannon',
  sword: 'broadsword',
  horse: 'horse-head',
  pike: 'pikeman',
  bow: 'high-shot',
  shortbow: 'pocket-bow',
  visor: 'visored-helm',
  greathelm: 'black-knight-helm',
  armet: 'frog-mouth-helm',
  barbute: 'barbute',
  halberd: 'sharp-halberd',
  pavise: 'templar-shield',
  handgun: 'musket',
  standard: 'knight-banner',
  pick: 'war-pick',
  galley: 'galley',
  pitchfork: 'pitchfork',
  axe: 'wood-axe',
  crook: 'shepherds-crook',
  boat: 'wood-canoe',
  stag: 'stag-head',
  scythe: 'scythe',
  guards: 'guards',
  hood: 'hood',
  sickle: 'sickle',
  tower: 'guarded-tower',
  horseshoe: 'horseshoe',
  razor: 'razor',
  purse: 'shiny-purse',
  coins: 'coins-pile',
  chronicle: 'scroll-quill',
  rings: 'linked-rings',
  moon: 'moon',
  trumpet: 'trumpet-flag',
  plague: 'plague-doctor-profile',
  mitre: 'pope-crown',
  swords: 'crossed-swords',
  laurels: 'laurels',
  quill: 'quill',
  boot: 'walking-boot',
  coin: 'two-coins',
  gate: 'medieval-gate',
  bread: 'bread',
  candle: 'candle-light',
  portrait: 'portrait',
  crown: 'imperial-crown',
};

const home = join(dirname(fileURLToPath(import.meta.url)), '..');
const { icons } = createRequire(join(home, 'package.json'))('@iconify-json/game-icons/icons.json');

const lines = Object.entries(USED).map(([word, name]) => {
  const body = icons[name]?.body ?? '';
  const paths = [...body.matchAll(/ d="([^"]+)"/g)].map((found) => found[1]);
  if (paths.length === 0) throw new Error(`no paths in ${name}`);
  return `  ${word}: '${paths.join(' ')}',`;
});
const text = `/** Made by tools/icons.mjs: path data in a 512 x 512 square, from game-icons.net (CC BY 3.0, see credits.ts). */

export const ICONS = {
${lines.join('\n')}
} as const;

export type IconName = keyof typeof ICONS;
`;
writeFileSync(join(home, 'pieces', 'icons.ts'), text);
console.log(`${lines.length} icons, ${text.length} characters`);
