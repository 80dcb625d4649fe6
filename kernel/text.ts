/**
 * Messages as data become text here, per language. A template holds `{name}` for an argument, and
 * `{name#one|many}` for words that depend on a number. An argument that names a thing ("tile:7") is put into words by the game.
 */

import type { AnyGame, Decision, Language, MessageArgs, Messages, Table } from './contract.ts';

const kernelEn = {
  'ask.waiting': 'Waiting for {seats}.',
  'kernel.over': 'The game is over.',
  'kernel.not-asked': 'It is not this seat that must decide now.',
  'kernel.unknown-verb': 'There is nothing to {verb} now.',
  'kernel.unknown-thing': 'There is no such thing here: {thing}.',
  'kernel.needs-thing': 'Say what to {verb}.',
  'kernel.needs-no-thing': '{verb} takes no thing.',
  'kernel.stale': 'The table has changed since; look again.',
  'kernel.no-undo':
    'There is nothing to take back: since your last decision dice fell, something was revealed, or another seat decided. You can offer a take-back.',
  'kernel.no-takeback': 'The match cannot go back to there.',
  'kernel.no-offer': 'No take-back waits for the answer of this seat.',
};

const kernelIt: Record<keyof typeof kernelEn, string> = {
  'ask.waiting': 'In attesa di {seats}.',
  'kernel.over': 'La partita è finita.',
  'kernel.not-asked': 'Non tocca a questo posto decidere ora.',
  'kernel.unknown-verb': 'Ora non c’è nulla da fare con «{verb}».',
  'kernel.unknown-thing': 'Qui non c’è nulla che si chiami {thing}.',
  'kernel.needs-thing': 'Di’ su che cosa: {verb}.',
  'kernel.needs-no-thing': '{verb} non riguarda alcuna cosa.',
  'kernel.stale': 'Il tavolo è cambiato: guarda di nuovo.',
  'kernel.no-undo':
    'Non c’è nulla da annullare: dopo la tua ultima decisione sono caduti i dadi, qualcosa è stato svelato o un altro ha deciso. Puoi proporre di tornare indietro.',
  'kernel.no-takeback': 'La partita non può tornare fin lì.',
  'kernel.no-offer': 'Nessuna proposta di tornare indietro attende la risposta di questo posto.',
};

const kernelMessages: Readonly<Record<Language, Messages>> = { en: kernelEn, it: kernelIt };

/** The text of a message, or the bare key if nobody has written it yet (the suite finds those). */
export function textOf(
  game: AnyGame,
  table: Table<unknown, unknown>,
  key: string,
  args: MessageArgs,
  language: Language,
): string {
  const template = game.messages[language][key] ?? kernelMessages[language][key];
  if (template === undefined) return key;
  return fill(template, args, (thing) => game.nameOf(table, thing, language));
}

export function fill(template: string, args: MessageArgs, nameOf: (thing: string) => string): string {
  return template.replace(
    /\{([a-z0-9-]+)(?:#([^|}]*)\|([^}]*))?\}/gi,
    (whole, name: string, one?: string, many?: string) => {
      const value = args[name];
      if (value === undefined) return whole;
      if (one !== undefined && many !== undefined) return value === 1 ? one : many;
      return typeof value === 'number' ? String(value) : nameOf(value);
    },
  );
}

/** The key of a decision's label. A verb that takes a thing at one time and none at another has a second one, for when it stands alone. */
export function labelKey(game: AnyGame, { verb, arg }: Decision): string {
  const alone = `verb.${verb}.alone`;
  return arg === null && game.messages.en[alone] !== undefined ? alone : `verb.${verb}`;
}

/** The arguments a template uses, sorted: both languages must use the same. */
export function placeholdersOf(template: string): string[] {
  const names = [...template.matchAll(/\{([a-z0-9-]+)/gi)].map((m) => m[1] ?? '');
  return [...new Set(names)].sort();
}
