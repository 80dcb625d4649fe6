/** Tuning: weights of an evaluation by self-play, values of components against a target. */

export {
  type ComponentResult,
  type ComponentTuning,
  type Target,
  type Trial,
  type Tuning,
  tuneComponents,
} from './components.ts';
export type { Knob } from './knobs.ts';
export { componentsText, weightsText } from './text.ts';
export { tuneWeights, type WeightProposal, type WeightTuning } from './weights.ts';
