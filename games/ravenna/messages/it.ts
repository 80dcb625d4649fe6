import { it as command } from './command.ts';
import type { en } from './en.ts';
import { it as field } from './field.ts';
import { it as reasons } from './reasons.ts';

/** Italian: exactly the keys of English. */
export const it: Readonly<Record<keyof typeof en, string>> = {
  ...command,
  ...field,
  ...reasons,
  goal: 'portare il nemico a 0 di Morale, o averne più di lui dopo l’ottavo turno.',
  'moral.personality': '{side}: {points} {points#punto|punti} di Morale in più per la Personalità di {unit}.',
  'end.moral': 'Vittoria: {side}, {score} di Morale a {rival}. Il nemico non ne ha più.',
  'end.more-moral': 'Vittoria: {side}, {score} di Morale a {rival}.',
  'end.more-units': 'Vittoria: {side}. Il Morale è pari a {score}, ma le Unità in campo sono di più.',
  'end.fewer-wounded': 'Vittoria: {side}. Il Morale è pari a {score}, e così le Unità, ma i feriti sono di meno.',
  'end.draw': 'Patta: il Morale è pari a {score}, e così Unità e ferite.',
  'phase.deployment': 'Preparazione',
  'phase.orders': '1. Ordini',
  'phase.execution': '2. Esecuzione',
  'phase.maintain': '3. Mantenere la Posizione',
  'phase.shoot': '4. Tiro',
  'phase.attack': '5. Attacco',
  'phase.movement': '6. Movimento',
  'phase.wait': '7. Attesa',
  'ask.waiting': 'In attesa di {seats}.',
};
