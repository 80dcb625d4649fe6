import { readdirSync, readFileSync } from 'node:fs';
import { placeholdersOf } from '@condotta/kernel';
import { expect, test } from 'vitest';
import { nameOf } from '../messages/names.ts';
import { newGame, ravenna } from './table.ts';

const { en, it } = ravenna.messages;
const sources = ['../', '../rules/']
  .map((folder) => new URL(folder, import.meta.url))
  .flatMap((folder) =>
    readdirSync(folder)
      .filter((name) => name.endsWith('.ts'))
      .map((name) => ({ name, text: readFileSync(new URL(name, folder), 'utf8') })),
  );

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

/** Which argument of each kind of call is the key of a message. */
const KEYED: Readonly<Record<string, number>> = {
  'p\\.log': 0,
  'p\\.whisper': 1,
  'p\\.logBut': 1,
  refuse: 1,
  lose: 3,
  take: 3,
  victory: 3,
};

/** The keys a source names. In `a === 'x' ? 'key' : 'other'` only what comes after the question mark is a key. */
const keysIn = (text: string): string[] =>
  Object.entries(KEYED).flatMap(([call, place]) =>
    callsOf(call, text).flatMap((args) =>
      [...(args[place] ?? '').replace(/^[^?]*\?/, '').matchAll(/'([^']*)'/g)].map((match) => match[1] ?? ''),
    ),
  );

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
  const used = sources.flatMap(({ text }) => keysIn(text));
  expect(used.length).toBeGreaterThan(80);
  for (const { name, text } of sources)
    for (const key of keysIn(text)) expect([name, key, key in en]).toEqual([name, key, true]);
});

test('every message is used', () => {
  const all = sources.map(({ text }) => text).join('\n');
  const idle = Object.keys(en).filter(
    (key) => !/^(ask|verb|phase|reason)\.|^goal$/.test(key) && !all.includes(`'${key}'`),
  );
  expect(idle).toEqual([]);
});

/** The steps that ask, with their verbs. */
const asking = Object.entries(ravenna.procedures).flatMap(([proc, procedure]) =>
  Object.entries<{ readonly verbs?: Readonly<Record<string, { readonly things?: unknown }>> }>(procedure).flatMap(
    ([at, { verbs }]) => (verbs && Object.keys(verbs).length > 0 ? [{ proc, at, verbs }] : []),
  ),
);

test('every step that asks has a prompt, and none is left over', () => {
  const prompts = Object.keys(en).filter((key) => key.startsWith('ask.'));
  expect(prompts.sort()).toEqual(['ask.waiting', ...asking.map(({ proc, at }) => `ask.${proc}.${at}`)].sort());
});

test('every decision has a label, which names its thing if it takes one; with and without, it has two', () => {
  const takes = new Map<string, Set<boolean>>();
  for (const { verbs } of asking)
    for (const [verb, { things }] of Object.entries(verbs))
      takes.set(verb, (takes.get(verb) ?? new Set()).add(things !== undefined));
  const labels = [...takes].flatMap(([verb, kinds]) =>
    kinds.size === 2 ? [`verb.${verb}`, `verb.${verb}.alone`] : [`verb.${verb}`],
  );
  const written = Object.keys(en).filter((key) => key.startsWith('verb.'));
  expect(written.sort()).toEqual(labels.sort());
  for (const [verb, kinds] of takes)
    expect([verb, placeholdersOf(en[`verb.${verb}`] ?? '')]).toEqual([verb, kinds.has(true) ? ['arg'] : []]);
});

test('what the strip says names procedures of the game', () => {
  const phases = Object.keys(en).filter((key) => key.startsWith('phase.'));
  expect(phases).toHaveLength(8);
  for (const key of phases) expect([key, key.slice('phase.'.length) in ravenna.procedures]).toEqual([key, true]);
});

test.each([
  ['unit:F5', 'German Landsknecht Pikemen', 'Picchieri lanzichenecchi'],
  ['commander:L1', 'Ramón de Cardona', 'Raimondo di Cardona'],
  ['strategy:F1', 'Preparation', 'Preparazione'],
  ['strategy:L9', 'Off in Good Order', 'Via in buon ordine'],
  ['initiative:F1', 'Break Asunder', 'Fare a pezzi'],
  ['initiative:L1', 'Lie Flat', 'A terra'],
  ['area:C5', 'C5', 'C5'],
  ['order:P', 'Maintain the Position', 'Mantenere la Posizione'],
  ['face:W', 'west', 'ovest'],
  ['side:L', 'Holy League', 'Lega Santa'],
  ['place:F3/N/S', 'Gendarmes of La Palice: north, facing south', 'Gendarmi di La Palice: a nord, fronte a sud'],
  ['place:F1/SE/W', 'French Pikemen: south-east, facing west', 'Picchieri francesi: a sud-est, fronte a ovest'],
  ['off', 'ground off the field', 'terra fuori dal campo'],
  ['withdraw', 'Withdraw', 'Ripiega'],
  ['retreat', 'Retreat', 'Ritirati'],
  // Whoever is not known keeps the name he has.
  ['unit:F13', 'unit:F13', 'unit:F13'],
  ['place:F1/X/W', 'place:F1/X/W', 'place:F1/X/W'],
  ['toString', 'toString', 'toString'],
])('%s in words', (thing, english, italian) => {
  const t = newGame();
  expect([nameOf(t.rules, thing, 'en'), nameOf(t.rules, thing, 'it')]).toEqual([english, italian]);
});

test('R2.2 a seat is called by its side, or by the Commanders it holds', () => {
  const names = (seats: number, teams: string): string[] => {
    const t = newGame(seats, teams);
    return [0, 1, 2].map((seat) => nameOf(t.rules, `seat:${seat}`, 'en'));
  };
  expect(names(2, 'even')).toEqual(['French', 'Holy League', 'player 3']);
  expect(names(3, 'french')).toEqual(['Gaston de Foix', 'Alfonso d’Este and Federico Gonzaga', 'Holy League']);
  const t = newGame(3, 'league');
  expect(nameOf(t.rules, 'seat:2', 'it')).toBe('Fabrizio Colonna e Pietro Navarro');
});
