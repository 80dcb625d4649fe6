import { readdirSync, readFileSync } from 'node:fs';
import { placeholdersOf } from '@condotta/kernel';
import { expect, test } from 'vitest';
import { FEATURES } from '../mind/evaluate.ts';
import { ventura } from './pinned.ts';

const { en, it } = ventura.messages;
const RULES = new URL('../rules/', import.meta.url);
const sources = readdirSync(RULES)
  .filter((name) => name.endsWith('.ts'))
  .map((name) => ({ name, text: readFileSync(new URL(name, RULES), 'utf8') }));

/** The arguments of each call of `name` in a source, as text: split at the commas of the outermost level. */
function callsOf(name: string, text: string): string[][] {
  const calls: string[][] = [];
  for (const match of text.matchAll(new RegExp(`\\b${name}\\(`, 'g'))) {
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

/** The keys a source names: where the message stands in each kind of call, and in the outcomes. */
function keysIn(text: string): string[] {
  // In `a === 'x' ? 'key' : 'other'` only what comes after the question mark is a key.
  const keys = (arg: string | undefined): string[] => literals((arg ?? '').replace(/^[^?]*\?/, ''));
  return [
    ...callsOf('p\\.log', text).flatMap(([key]) => keys(key)),
    ...callsOf('p\\.whisper', text).flatMap(([, key]) => keys(key)),
    ...callsOf('p\\.logBut', text).flatMap(([, key]) => keys(key)),
    ...callsOf('refuse', text).flatMap(([, key]) => keys(key)),
    ...[...text.matchAll(/\bkey: '([^']*)'/g)].map((match) => match[1] ?? ''),
  ];
}

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
  expect(used.length).toBeGreaterThan(120);
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

test('every feature of the evaluation can be given as a reason', () => {
  const reasons = Object.keys(en).filter((key) => key.startsWith('reason.'));
  expect(reasons.sort()).toEqual(
    [...FEATURES, 'rival', 'win', 'lose', 'only', 'none'].map((feature) => `reason.${feature}`).sort(),
  );
});

test('every step that asks has a prompt, every decision a label, and none is left over', () => {
  const prompts = new Set(['ask.waiting']);
  // A verb that takes a thing in one step and none in another has a label for each.
  const labels = new Set<string>(['verb.stay.alone']);
  for (const [proc, procedure] of Object.entries(ventura.procedures))
    for (const [at, step] of Object.entries(procedure)) {
      const verbs = Object.entries(step.verbs ?? {});
      if (verbs.length === 0) continue;
      prompts.add(`ask.${proc}.${at}`);
      for (const [verb] of verbs) labels.add(`verb.${verb}`);
    }
  expect(
    Object.keys(en)
      .filter((key) => key.startsWith('ask.'))
      .sort(),
  ).toEqual([...prompts].sort());
  expect(
    Object.keys(en)
      .filter((key) => key.startsWith('verb.'))
      .sort(),
  ).toEqual([...labels].sort());
});

test('a label names its thing exactly if some step of that verb takes one', () => {
  const takes = new Map<string, Set<boolean>>();
  for (const procedure of Object.values(ventura.procedures))
    for (const step of Object.values(procedure))
      for (const [verb, { things }] of Object.entries<{ readonly things?: unknown }>(step.verbs ?? {}))
        takes.set(verb, (takes.get(verb) ?? new Set()).add(things !== undefined));
  for (const [verb, kinds] of takes) {
    expect([verb, `verb.${verb}.alone` in en]).toEqual([verb, kinds.size === 2]);
    expect([verb, placeholdersOf(en[`verb.${verb}`] ?? '')]).toEqual([verb, kinds.has(true) ? ['arg'] : []]);
  }
});

test('what the strip says names procedures of the game', () => {
  const phases = Object.keys(en).filter((key) => key.startsWith('phase.'));
  for (const key of phases) expect([key, key.slice('phase.'.length) in ventura.procedures]).toEqual([key, true]);
});
