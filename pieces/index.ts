/** The pieces that boards are made of. */

export * from './Card.tsx';
export * from './Counter.tsx';
export * from './contract.ts';
export * from './credits.ts';
export * from './Die.tsx';
export * from './Hand.tsx';
export * from './heraldry.tsx';
export * from './hex.ts';
export * from './Icon.tsx';
export * from './icons.ts';
export * from './PanZoom.tsx';
export * from './Stack.tsx';
export * from './still.ts';
export * from './Track.tsx';
export * from './things.ts';
