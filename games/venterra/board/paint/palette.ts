/** The colours of the map: a painted sea atlas. Night-blue sea, bright land, gold for what is divine or worth points. */

export const INK = '#1c1830';
export const CREAM = '#fbf3dc';
export const FOAM = '#e4f6ea';
export const SHELF = '#56a8aa';
/** From the deep to the coast. */
export const SEA = ['#0f2c4f', '#143c62', '#1b5075', '#256887', '#378498'] as const;
export const FIELDS = ['#a3c160', '#b4cb68', '#93b65a', '#bcca6a'] as const;
export const MOUNTAIN = '#b3a2b6';
export const DESERT = '#f0c47a';
