/** English. A template's arguments are explained in the kernel's text.ts; `ask.` prompts, `verb.` labels of decisions, `end.` results. */

import { en as command } from './command.ts';
import { en as field } from './field.ts';
import { en as reasons } from './reasons.ts';

export const en = {
  ...command,
  ...field,
  ...reasons,
  goal: 'bring the enemy to 0 Moral, or have more Moral than he after the eighth turn.',
  'moral.personality': '{side}: {points} Moral gained for the Personality of {unit}.',
  'end.moral': 'Victory: {side}, {score} Moral to {rival}. The enemy has none left.',
  'end.more-moral': 'Victory: {side}, {score} Moral to {rival}.',
  'end.more-units': 'Victory: {side}. The Moral is equal at {score}, but more Units are on the field.',
  'end.fewer-wounded':
    'Victory: {side}. The Moral is equal at {score}, and so are the Units, but fewer of them are wounded.',
  'end.draw': 'A draw: the Moral is equal at {score}, and so are Units and wounds.',
  'phase.deployment': 'Set-up',
  'phase.orders': '1. Orders',
  'phase.execution': '2. Execution',
  'phase.maintain': '3. Maintain the Position',
  'phase.shoot': '4. Shoot',
  'phase.attack': '5. Attack',
  'phase.movement': '6. Movement',
  'phase.wait': '7. Wait',
  'ask.waiting': 'Waiting for {seats}.',
};
