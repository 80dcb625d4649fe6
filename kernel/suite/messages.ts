/** Whatever a game says must be there in both languages, with the same arguments, and name a rule. */

import { parseClaimId } from '../claim-id.ts';
import type { AnyGame, GameEvent, Language, MessageArgs, Refusal, Table } from '../contract.ts';
import type { UnknownTypes } from '../engine.ts';
import { placeholdersOf, textOf } from '../text.ts';
import { type Trouble, trouble } from './common.ts';

const LANGUAGES: readonly Language[] = ['en', 'it'];

/** Per game: what is wrong with a message whose arguments have these names, by key and names. */
const known = new WeakMap<AnyGame, Map<string, Trouble | null>>();

export function messageTrouble(game: AnyGame, key: string, args: MessageArgs): Trouble | null {
  const seen = known.get(game) ?? new Map<string, Trouble | null>();
  known.set(game, seen);
  const names = Object.keys(args);
  const id = names.length === 0 ? key : `${key} ${names.join(' ')}`;
  const found = seen.get(id);
  if (found !== undefined) return found;
  const judged = judge(game, key, names);
  seen.set(id, judged);
  return judged;
}

function judge(game: AnyGame, key: string, names: readonly string[]): Trouble | null {
  // The kernel's own messages are its own tests' business.
  if (key.startsWith('kernel.')) return null;
  const [en, it] = LANGUAGES.map((language) => game.messages[language][key]);
  if (en === undefined || it === undefined)
    return trouble(`message ${key} is missing`, `in ${en === undefined ? 'English' : 'Italian'}`);
  const [wanted, other] = [placeholdersOf(en), placeholdersOf(it)];
  if (wanted.join() !== other.join())
    return trouble(`message ${key} differs`, `English uses ${wanted.join(', ')}, Italian ${other.join(', ')}`);
  const lacking = wanted.filter((name) => !names.includes(name));
  return lacking.length === 0 ? null : trouble(`message ${key} lacks arguments`, lacking.join(', '));
}

export function eventTrouble(game: AnyGame, event: GameEvent): Trouble | null {
  if (!parseClaimId(event.rule)) return trouble(`event ${event.key} cites no rule`, JSON.stringify(event.rule));
  return messageTrouble(game, event.key, event.args);
}

export function refusalTrouble(game: AnyGame, refusal: Refusal): Trouble | null {
  if ((refusal.code === 'illegal' || refusal.rule !== '') && !parseClaimId(refusal.rule))
    return trouble(`refusal ${refusal.key} cites no rule`, JSON.stringify(refusal.rule));
  return messageTrouble(game, refusal.key, refusal.args);
}

/** What a reader would stumble over in the text itself. Costlier than the rest: it makes the text. */
export function textTrouble(
  game: AnyGame,
  table: Table<UnknownTypes>,
  message: { readonly key: string; readonly args: MessageArgs },
): Trouble | null {
  for (const language of LANGUAGES) {
    const text = textOf(game, table, message.key, message.args, language);
    if (text === message.key || /[{}]|\bundefined\b|\bNaN\b|\[object/.test(text))
      return trouble(`message ${message.key} reads badly`, `${language}: ${text}`);
  }
  return null;
}
