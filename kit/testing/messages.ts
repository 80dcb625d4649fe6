import { readdirSync, readFileSync } from 'node:fs';
import { type AnyGame, placeholdersOf } from '@condotta/kernel';
import { expect, test } from 'vitest';

export interface MessagesWish {
  /** The game's folder. */
  readonly folder: URL;
  readonly game: AnyGame;
  /** The folders whose code names messages, from the game's folder. */
  readonly sources: readonly string[];
  /** Functions of the game's own that take the key of a message, and which argument it is. */
  readonly keyed?: Readonly<Record<string, number>>;
  /** At least so many keys are found in the code. */
  readonly least: number;
}

/** Which argument of what every game calls is the key of a message. */
const KEYED: Readonly<Record<string, number>> = { 'p\\.log': 0, 'p\\.whisper': 1, 'p\\.logBut': 1, refuse: 1 };

/** The arguments of each call of `name` in a source, as text: split at the commas of the outermost level. */
function callsOf(name: string, text: string): string[][] {
  const calls: string[][] = [];
  for (const match of text.matchAll(new RegExp(`(?<!function )\\b${name}\\(`, 'g'))) {
    const args = [''];
    let depth = 0;
    for (let i = match.index + match[0].length; i < text.length; i++) {
      const c = text.charAt(i);
      if (depth === 0 && c === ')') break;
      if (depth === 0 && c === ',') {
        args.push('');
        continue;
      }
      if ('([{'.includes(c)) depth++;
      if (')]}'.includes(c)) depth--;
      args[args.length - 1] += c;
    }
    calls.push(args);
  }
  return calls;
}

const literals = (text: string): string[] => [...text.matchAll(/'([^']*)'/g)].map((match) => match[1] ?? '');

/** The keys a source names. In `a === 'x' ? 'key' : 'other'` only what comes after the question mark is a key. */
const keysIn = (text: string, keyed: Readonly<Record<string, number>>): string[] => [
  ...Object.entries(keyed).flatMap(([call, place]) =>
    callsOf(call, text).flatMap((args) => literals((args[place] ?? '').replace(/^[^?]*\?/, ''))),
  ),
  ...[...text.matchAll(/\bkey: '([^']*)'/g)].map((match) => match[1] ?? ''),
];

/** English and Italian have the same messages, all that the rules name and no others, a prompt for each question and a label for each verb. */
export function testMessages({ folder, game, sources, keyed = {}, least }: MessagesWish): void {
  const { en, it } = game.messages;
  const files = sources.flatMap((name) =>
    readdirSync(new URL(name, folder))
      .filter((file) => file.endsWith('.ts'))
      .map((file) => ({ file, text: readFileSync(new URL(`${name}${file}`, folder), 'utf8') })),
  );
  const named = files.flatMap(({ file, text }) => keysIn(text, { ...KEYED, ...keyed }).map((key) => ({ file, key })));
  const begin = (with_: string): string[] => Object.keys(en).filter((key) => key.startsWith(with_));
  /** The steps that ask, with their verbs. */
  const asking = Object.entries(game.procedures).flatMap(([proc, procedure]) =>
    Object.entries<{ readonly verbs?: Readonly<Record<string, { readonly things?: unknown }>> }>(procedure).flatMap(
      ([at, { verbs }]) => (verbs && Object.keys(verbs).length > 0 ? [{ proc, at, verbs }] : []),
    ),
  );

  /** The prompts and labels that the kernel finds by itself. */
  const usualKeys = new Set([
    'ask.waiting',
    ...asking.flatMap(({ proc, at, verbs }) => [
      `ask.${proc}.${at}`,
      ...Object.keys(verbs).flatMap((verb) => [`verb.${verb}`, `verb.${verb}.alone`]),
    ]),
  ]);

  test('Italian has exactly the keys of English, each with the same arguments', () => {
    expect(Object.keys(it).sort()).toEqual(Object.keys(en).sort());
    for (const [key, template] of Object.entries(en))
      expect([key, placeholdersOf(it[key] ?? '')]).toEqual([key, placeholdersOf(template)]);
  });

  test('no text is empty, and no language has been forgotten', () => {
    for (const [key, template] of Object.entries(en)) {
      expect([key, template.trim().length > 0, (it[key] ?? '').trim().length > 0]).toEqual([key, true, true]);
      // Two languages agree only where there is nothing to translate.
      if (template === it[key]) expect(template).toMatch(/^\{arg\}$/);
    }
  });

  test('every message that the rules name is there', () => {
    expect(named.length).toBeGreaterThanOrEqual(least);
    expect(named.filter(({ key }) => !(key in en))).toEqual([]);
  });

  test('every message is used', () => {
    const all = files.map(({ text }) => text).join('\n');
    const idle = Object.keys(en).filter(
      (key) => !usualKeys.has(key) && !/^(phase|reason)\.|^goal$/.test(key) && !all.includes(`'${key}'`),
    );
    expect(idle).toEqual([]);
  });

  /** Keys under these that the game's own `question` and `label` choose: their names go on where the usual one ends. */
  const variants = (with_: string, usual: readonly string[]): string[] =>
    begin(with_).filter((key) => !usual.includes(key) && usual.some((one) => key.startsWith(`${one}.`)));

  test('every step that asks has a prompt, and none is left over', () => {
    const usual = ['ask.waiting', ...asking.map(({ proc, at }) => `ask.${proc}.${at}`)];
    expect(begin('ask.').sort()).toEqual([...usual, ...variants('ask.', usual)].sort());
  });

  test('every decision has a label, which names its thing if it takes one; with and without, it has two', () => {
    const takes = new Map<string, Set<boolean>>();
    for (const { verbs } of asking)
      for (const [verb, { things }] of Object.entries(verbs))
        takes.set(verb, (takes.get(verb) ?? new Set()).add(things !== undefined));
    const labels = [...takes].flatMap(([verb, kinds]) =>
      kinds.size === 2 ? [`verb.${verb}`, `verb.${verb}.alone`] : [`verb.${verb}`],
    );
    expect(begin('verb.').sort()).toEqual([...labels, ...variants('verb.', labels)].sort());
    for (const [verb, kinds] of takes)
      expect([verb, placeholdersOf(en[`verb.${verb}`] ?? '').includes('arg')]).toEqual([verb, kinds.has(true)]);
  });

  test('what the strip says names procedures of the game', () => {
    for (const key of begin('phase.'))
      expect([key, key.slice('phase.'.length) in game.procedures]).toEqual([key, true]);
  });
}
