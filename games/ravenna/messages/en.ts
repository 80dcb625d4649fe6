/** English. A template's arguments are explained in the kernel's text.ts; `ask.` prompts, `verb.` labels of decisions, `end.` results. */

import { en as command } from './command.ts';
import { en as field } from './field.ts';
import { en as reasons } from './reasons.ts';

export const en = {
  ...command,
  ...field,
  ...reasons,
  goal: 'Bring the enemy to 0 Moral, or have more Moral than he after the eighth turn.',
  'moral.personality': '{side}: {points} Moral gained for the Personality of {unit}.',
  'end.moral': 'Victory: {winner}. The enemy has no Moral left.',
  'end.more-moral': 'Victory: {winner}, with more Moral.',
  'end.more-units': 'Victory: {winner}. The Moral is equal, but more Units are on the field.',
  'end.fewer-wounded': 'Victory: {winner}. Moral and Units are equal, but fewer of them are wounded.',
  'end.draw': 'A draw: Moral, Units and wounds are equal.',
  'phase.deployment': 'Set-up',
  'phase.orders': '1 Orders',
  'phase.execution': '2 Execution',
  'phase.maintain': '3 Maintain the Position',
  'phase.shoot': '4 Shoot',
  'phase.attack': '5 Attack',
  'phase.movement': '6 Movement',
  'phase.wait': '7 Wait',
  'ask.waiting': 'Waiting for {seats}.',
};
