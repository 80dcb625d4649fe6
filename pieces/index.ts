/** The pieces that boards are made of. */

export * from './blazon.ts';
export * from './Card.tsx';
export * from './Counter.tsx';
export * from './contract.ts';
export * from './credits.ts';
export * from './Die.tsx';
export * from './Drawers.tsx';
export * from './extent.ts';
export * from './Hand.tsx';
export * from './heraldry.tsx';
export * from './hex.ts';
export * from './Icon.tsx';
export * from './icons.ts';
export * from './looking.ts';
export * from './Miniature.tsx';
export * from './memo.ts';
export * from './nearest.ts';
export * from './Overlays.tsx';
export * from './PanZoom.tsx';
export * from './Reach.tsx';
export * from './rested.ts';
export * from './Stack.tsx';
export * from './signs.ts';
export * from './Track.tsx';
export * from './tale.ts';
export * from './things.ts';
