/**
 * Messages as data become text here, per language. A template holds `{name}` for an argument, and
 * `{name#one|many}` for words that depend on a number, on how many are in a list, or on whether a name is of many ("The Watchers play").
 * An argument that names a thing ("tile:7") is put into words by the game; a list of things becomes "Mantua, Parma and Siena".
 */

import type {
  AnyGame,
  Decision,
  Frame,
  Language,
  MessageArg,
  MessageArgs,
  Messages,
  Outcome,
  Seat,
  Table,
} from './contract.ts';
import type { UnknownTypes } from './engine.ts';

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
  'kernel.enough-undo': 'You have thought better of it often enough for now: go on.',
  'kernel.no-takeback': 'The match cannot go back to there.',
  'kernel.offered-already': 'A take-back was offered already: play on before you offer another.',
  'kernel.no-window': 'There is no such question that could be answered beforehand.',
  'kernel.no-offer': 'No take-back waits for the answer of this seat.',
  'kernel.closed':
    'This match was played under version {old} of the rules; version {new} decides something otherwise. It can be looked at and exported, but not played on.',
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
  'kernel.enough-undo': 'Ci hai ripensato abbastanza per ora: va’ avanti.',
  'kernel.no-takeback': 'La partita non può tornare fin lì.',
  'kernel.offered-already': 'È già stato proposto di tornare indietro: gioca prima di proporlo di nuovo.',
  'kernel.no-window': 'Non c’è una domanda simile a cui rispondere in anticipo.',
  'kernel.no-offer': 'Nessuna proposta di tornare indietro attende la risposta di questo posto.',
  'kernel.closed':
    'Questa partita è stata giocata con la versione {old} delle regole; la versione {new} decide qualcosa in altro modo. Si può guardare ed esportare, ma non proseguire.',
};

const kernelMessages: Readonly<Record<Language, Messages>> = { en: kernelEn, it: kernelIt };

/** The text of a message, or the bare key if nobody has written it yet (the suite finds those). */
export function textOf(
  game: AnyGame,
  table: Table<UnknownTypes>,
  key: string,
  args: MessageArgs,
  language: Language,
): string {
  const template = templateOf(game.messages[language], key) ?? templateOf(kernelMessages[language], key);
  if (template === undefined) return key;
  const nameOf = (thing: string): string => game.nameOf(table, thing, language);
  const isMany = (thing: string): boolean => game.isMany?.(table, thing) ?? false;
  return fill(template, args, nameOf, language, isMany);
}

/** A key may come from a document somebody wrote: what objects inherit is no template. */
const templateOf = (messages: Messages, key: string): string | undefined =>
  Object.hasOwn(messages, key) ? messages[key] : undefined;

const AND: Readonly<Record<Language, string>> = { en: 'and', it: 'e' };

/** With the sign that print has for it: a hyphen is no minus. */
const figure = (n: number): string => (n < 0 ? `−${-n}` : String(n));

/** "Mantua", "Mantua and Parma", "Mantua, Parma and Siena". */
function enumerated(words: readonly string[], language: Language): string {
  const most = words.slice(0, -1).join(', ');
  const final = words.at(-1) ?? '';
  return most === '' ? final : `${most} ${AND[language]} ${final}`;
}

export function fill(
  template: string,
  args: MessageArgs,
  nameOf: (thing: string) => string,
  language: Language = 'en',
  // A text may stand for any number ("about 3").
  isMany: (thing: string) => boolean = () => true,
): string {
  const isOne = (value: MessageArg): boolean => {
    if (typeof value === 'string') return !isMany(value);
    return (typeof value === 'object' ? value.length : value) === 1;
  };
  const filled = template.replace(
    /\{([a-z0-9-]+)(?:#([^|}]*)\|([^}]*))?\}/gi,
    (whole, name: string, one?: string, many?: string) => {
      const value = Object.hasOwn(args, name) ? args[name] : undefined;
      if (value === undefined) return whole;
      if (one !== undefined && many !== undefined) return isOne(value) ? one : many;
      if (typeof value === 'object') return enumerated(value.map(nameOf), language);
      return typeof value === 'number' ? figure(value) : nameOf(value);
    },
  );
  return language === 'it' ? euphonic(filled) : filled;
}

/** "ad Alessandria", "ed Este": a template cannot know with what a name begins. */
const euphonic = (text: string): string =>
  text.replace(/\b(a|A) (?=A\p{Ll})/gu, '$1d ').replace(/\b(e|E) (?=E\p{Ll})/gu, '$1d ');

/** A message that is ready to be put into words. */
export interface Said {
  readonly key: string;
  readonly args: MessageArgs;
}

/** What the frame asks the seat, and which things that is about. */
export function questionIn(
  game: AnyGame,
  table: Table<UnknownTypes>,
  frame: Frame,
  seat: Seat,
): Said & { readonly about: readonly string[] } {
  const own = game.question?.(table, frame, seat) ?? {};
  return {
    key: own.key ?? `ask.${frame.proc}.${frame.at}`,
    args: { seat: `seat:${seat}`, ...own.args },
    about: own.about ?? [],
  };
}

/** How a decision is labelled. A verb that takes a thing at one time and none at another has a second label, for when it stands alone. */
export function labelIn(game: AnyGame, table: Table<UnknownTypes>, frame: Frame, seat: Seat, decision: Decision): Said {
  const { verb, arg } = decision;
  const own = game.label?.(table, frame, seat, decision) ?? {};
  const alone = `verb.${verb}.alone`;
  const usual = arg === null && game.messages.en[alone] !== undefined ? alone : `verb.${verb}`;
  return { key: own.key ?? usual, args: { ...(arg === null ? {} : { arg }), ...own.args } };
}

/** How the game ended; see Outcome. */
export function endIn(game: AnyGame, state: unknown, { key, winners }: Outcome): Said {
  const first = winners[0];
  const scores = game.scores(state);
  if (first === undefined) return { key, args: { score: Math.max(...scores) } };
  const others = scores.filter((_, seat) => !winners.includes(seat));
  return {
    key,
    args: {
      winner: `seat:${first}`,
      side: `side:${game.side(state, first)}`,
      score: scores[first] ?? 0,
      rival: Math.max(...others),
    },
  };
}

/** The arguments a template uses, sorted: both languages must use the same. */
export function placeholdersOf(template: string): string[] {
  const names = [...template.matchAll(/\{([a-z0-9-]+)/gi)].map((m) => m[1] ?? '');
  return [...new Set(names)].sort();
}
