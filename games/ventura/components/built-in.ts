/** The built-in components: tiles and cards put together and numbered (D12). */

import { captains } from './captains.ts';
import { conscripts, garrisons, venturaCompanies } from './companies.ts';
import { events } from './events.ts';
import { TILES } from './tiles.ts';
import type { Components } from './types.ts';

const leaders = captains(1);
const hired = venturaCompanies(leaders.length + 1);
const raised = conscripts(leaders.length + hired.length + 1);
const happenings = events(leaders.length + hired.length + raised.length + 1);
const guards = garrisons(leaders.length + hired.length + raised.length + happenings.length + 1);

export const BUILT_IN: Components = {
  edition: 'built-in',
  tiles: TILES,
  cards: [...leaders, ...hired, ...raised, ...happenings, ...guards],
};
