import { it as command } from './command.ts';
import type { en } from './en.ts';
import { it as field } from './field.ts';
import { it as reasons } from './reasons.ts';

/** Italian: exactly the keys of English. */
export const it: Readonly<Record<keyof typeof en, string>> = {
  ...command,
  ...field,
  ...reasons,
  goal: 'Portare il nemico a 0 di Morale, o averne più di lui dopo l’ottavo turno.',
  'moral.personality': '{side}: {points} {points#punto|punti} di Morale in più per la Personalità di {unit}.',
  'end.moral': 'Vittoria: {winner}. Il nemico non ha più Morale.',
  'end.more-moral': 'Vittoria: {winner}, con più Morale.',
  'end.more-units': 'Vittoria: {winner}. Il Morale è pari, ma le Unità in campo sono di più.',
  'end.fewer-wounded': 'Vittoria: {winner}. Morale e Unità sono pari, ma i feriti sono di meno.',
  'end.draw': 'Patta: Morale, Unità e ferite sono pari.',
  'phase.deployment': 'Preparazione',
  'phase.orders': '1 Ordini',
  'phase.execution': '2 Esecuzione',
  'phase.maintain': '3 Mantenere la Posizione',
  'phase.shoot': '4 Tiro',
  'phase.attack': '5 Attacco',
  'phase.movement': '6 Movimento',
  'phase.wait': '7 Attesa',
  'ask.waiting': 'In attesa di {seats}.',
};
