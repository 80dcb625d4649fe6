/** What all steps of an action card share. */

import { step } from '@condotta/kernel';
import type { FrameOf, VenterraVerb } from '../state.ts';
import { playVerb } from './favors.ts';

type Action = FrameOf<'action'>;

/** Playing a favor card in one's own action (F9.8 W2). */
export const play: VenterraVerb<Action> = playVerb<Action>('action', (f) => f.at);

/** F11.7: leaves a step undone. */
export const skipTo = (at: Action['at']): VenterraVerb<Action> => ({ check: () => null, apply: () => step(at) });
