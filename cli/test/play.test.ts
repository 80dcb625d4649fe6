import { once } from 'node:events';
import { readFileSync, rmSync } from 'node:fs';
import type { Components } from '@condotta/games/ventura/components';
import { at, range, rngOf, type Seat } from '@condotta/kernel';
import { expect, test } from 'vitest';
import { holdersFrom } from '../commands/play.ts';
import { drawingOf } from '../terminal/drawing.ts';
import { playInLines } from '../terminal/plain.ts';
import { type Holder, logOf, newMatch, prospectOf, type Session, sceneFor, sessionOf } from '../terminal/session.ts';
import { condotta, fileWith, randomMatch, recordOf, started, ventura } from './run.ts';

const drawing = await drawingOf(ventura());
const people: readonly Holder[] = [
  { kind: 'person', name: 'Anna' },
  { kind: 'person', name: 'Bea' },
];

function hotSeat(seed: string): Session {
  const game = ventura();
  const options = Object.fromEntries(game.options.map((option) => [option.id, at(option.values, 0)]));
  const match = newMatch(prospectOf(game, { seats: 2, scenario: null, options }, null, seed), [null, null]);
  return sessionOf(match, { drawing, holders: people, language: 'en', file: fileWith(''), ms: 1, flags: '' });
}

/** The names of what is hidden from a seat and has no like among the things it may know. */
function secretsFrom(session: Session, seat: Seat): string[] {
  const { engine, world } = session.match;
  const components = engine.game.components as Components;
  const view = JSON.parse(JSON.stringify(sceneFor(session, seat, {}).view));
  const state = world.state as { players: { hand: number[]; reserve: number[] }[] };
  const cardsKnown: number[] = [
    ...view.players.flatMap((player: { hand: number[] | null }) => player.hand ?? []),
    ...view.display,
    ...view.ventura.discard,
    ...view.conscription.discard,
    ...view.removed,
    ...view.troops.flatMap((troop: { captain: number | null; companies: { card: number }[] }) => [
      troop.captain ?? 0,
      ...troop.companies.map((company) => company.card),
    ]),
    ...view.flow.flatMap((frame: { seen?: number[] | null }) => frame.seen ?? []),
  ];
  const cardName = (id: number): string => components.cards[id - 1]?.name.en ?? '';
  const tileName = (id: number): string => components.tiles[id - 1]?.name.en ?? '';
  const known = [...cardsKnown.map(cardName), ...logOf(session, seat).map(({ text }) => text)].join('\n');
  const others = state.players.filter((_, other) => other !== seat);
  return [
    ...others.flatMap((player) => player.hand).map(cardName),
    ...others.flatMap((player) => player.reserve).map(tileName),
  ].filter((name) => !known.includes(name));
}

test('a hint names an offer that is allowed, with a reason in words, and decides nothing', async () => {
  const session = hotSeat('hint');
  const written: string[] = [];
  const answers = ['', 'hint', 'quit'];
  await playInLines(session, {
    write: (text) => written.push(text),
    read: async () => answers.shift() ?? null,
    clear: () => {},
  });
  const hint = written.find((text) => text.startsWith('A general would say'));
  const [, number, label] = /^A general would say (\d+)\. (.+?): \S.+\.$/.exec(hint ?? '') ?? [];
  expect(written.some((text) => text.startsWith(`  ${number}. ${label}`))).toBe(true);
  expect(session.match.line.length).toBe(0);
});

test('two people play a whole random game in lines; nobody reads a secret of the other', async () => {
  const session = hotSeat('hot seat');
  const rng = rngOf('answers');
  let written: string[] = [];
  let curtains = 0;
  let hidden = 0;
  let reader: Seat | null = null;
  const over = await playInLines(session, {
    write: (text) => {
      written.push(text);
    },
    clear: () => {
      written = [];
    },
    async read(prompt) {
      if (prompt.startsWith('---')) {
        curtains++;
        reader = prompt.includes('Anna') ? 0 : 1;
        return '';
      }
      // Before anything else changes: all that was written since the curtain, against what is secret now.
      const text = written.join('\n');
      const secrets = reader === null ? [] : secretsFrom(session, reader);
      hidden += secrets.length;
      for (const secret of secrets) expect(text).not.toContain(secret);
      const numbers = [...text.matchAll(/^ {2}(\d+)\. /gm)].map((match) => Number(match[1]));
      const from = numbers.lastIndexOf(1);
      const offers = numbers.slice(from);
      written.push(prompt);
      return String(at(offers, rng(offers.length)));
    },
  });
  expect(over).toBe(true);
  expect(session.match.world.over).not.toBeNull();
  expect(written.at(-1)).toContain('The match is over');
  expect(curtains).toBeGreaterThan(20);
  expect(hidden).toBeGreaterThan(100);
  expect(JSON.parse(readFileSync(session.file, 'utf8')).over).not.toBeNull();
});

test('a script plays against a mind to the end; the saved match verifies', async () => {
  const child = started(['play', '--plain', '--seats', '2', '--minds', '1:recruit', '--seed', 'script', '--ms', '5']);
  const rng = rngOf('script');
  let out = '';
  let answered = 0;
  let err = '';
  child.stderr.on('data', (text) => {
    err += text;
  });
  child.stdin.on('error', () => undefined);
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    out += text;
    if (!out.endsWith('Number (or help): ')) return;
    const offers = [...out.slice(answered).matchAll(/^ {2}(\d+)\. /gm)].map((match) => match[1] ?? '');
    answered = out.length;
    child.stdin.write(`${at(offers, rng(offers.length))}\n`);
  });
  const [code] = await once(child, 'close');
  expect({ code, err }).toEqual({ code: 0, err: '' });
  const file = /Saved to (\S+\.json)\./.exec(out)?.[1] ?? '';
  const verified = await condotta(['verify', file, '--json']);
  expect(verified.code).toBe(13);
  const { doubts, dice } = JSON.parse(verified.out);
  expect(doubts.map(({ kind }: { kind: string }) => kind)).toEqual(['nonces', 'seeded']);
  // Shown before the first question.
  expect(out.indexOf(dice.commitment)).toBeGreaterThanOrEqual(0);
  expect(out.indexOf(dice.commitment)).toBeLessThan(out.indexOf('Number (or help): '));
  rmSync(file);
});

test('people may give nonces of their own once they have seen the commitment', async () => {
  const nonces = async (args: readonly string[], input: string) => {
    const { out } = await condotta(['play', '--plain', '--seats', '3', ...args], input);
    const file = /condotta play --record (\S+)/.exec(out)?.[1] ?? '';
    const { dice } = JSON.parse(readFileSync(file, 'utf8'));
    rmSync(file);
    expect(out.indexOf(dice.commitment)).toBeGreaterThanOrEqual(0);
    return { dice, out };
  };
  const own = await nonces(['--nonces', '--minds', '2:recruit'], `${'x'.repeat(201)}\nroses and lilies\n\n\n1\n`);
  expect(own.out.indexOf('your nonce')).toBeGreaterThan(own.out.indexOf(own.dice.commitment));
  expect(own.out).toContain('at most 200');
  expect(own.dice).toMatchObject({ seeded: false, own: [0, 1] });
  expect(own.dice.nonces).toEqual(['roses and lilies', expect.stringMatching(/^[0-9a-f]{32}$/), expect.any(String)]);
  const drawn = await nonces([], '\n1\n');
  expect(drawn.out).not.toContain('your nonce');
  expect(drawn.dice.own).toEqual([0, 1, 2]);
  expect(new Set(drawn.dice.nonces).size).toBe(3);
});

test('looking, asking why, undoing, saving and leaving in lines', async () => {
  // Where there is nothing to undo.
  const match = range(20)
    .map((n) => randomMatch(2, 40 + n))
    .find(({ world, line, barrier }) => !world.over && barrier.length === line.length);
  if (!match) throw new Error('somebody can always undo');
  const record = fileWith(recordOf(match));
  const saved = fileWith('');
  const { code, out } = await condotta(
    ['play', '--plain', '--record', record, '--names', 'Anna,Bea'],
    `\nhelp\nlook\nall\nwhy 99\nwhy x\n77\nundo\nlog\nrules V9.2\nsave ${saved}\nquit\n`,
  );
  expect(code).toBe(0);
  expect(out).toContain('--- Hand over to');
  expect(out).toContain('There is no number 99 here');
  expect(out).toContain('There is no number 77 here');
  expect(out).toContain('V9.2');
  expect(JSON.parse(readFileSync(saved, 'utf8')).hash).toBe(JSON.parse(readFileSync(record, 'utf8')).hash);
});

test('in Italian the rules are told in Italian too', async () => {
  const record = fileWith(recordOf(randomMatch(2, 40)));
  const { code, out } = await condotta(
    ['play', '--plain', '--record', record, '--names', 'Anna,Bea', '--lang', 'it'],
    '\nall\nrules V9.2\nquit\n',
  );
  expect(code).toBe(0);
  expect(out).toContain('V9.2 È un solo acquisto per giocatore e per turno');
});

test('the end of the input saves the match and says how to go on', async () => {
  const { code, out } = await condotta(['play', '--plain', '--seats', '2', '--seed', 'end'], '\n1\n');
  expect(code).toBe(0);
  const command = /condotta play --record (\S+)/.exec(out)?.[1] ?? '';
  expect(JSON.parse(readFileSync(command, 'utf8')).entries).toHaveLength(1);
  rmSync(command);
});

test('wrong flags are told in a line', async () => {
  for (const [args, text] of [
    [['--seats', '7'], '2 to 4'],
    [['--seats', 'two'], 'whole number'],
    [['--seats', '2', '--minds', '2:captain'], 'no seat 2'],
    [['--seats', '2', '--minds', 'pope'], 'no mind "pope"'],
    [['--seats', '2', '--options', 'toArm'], 'no option "toArm"'],
    [['--record', '/no/file'], 'no such file'],
    [['--record', fileWith({})], 'format'],
    [['--record', fileWith(recordOf(randomMatch(2, 3))), '--seats', '2'], 'cannot be changed'],
  ] as const) {
    const { code, out, err } = await condotta(['play', '--plain', ...args]);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toMatch(/^condotta: .*\n$/);
    expect(err).toContain(text);
  }
});

test('minds are seated by number or from seat 1 on', () => {
  const levels = (minds: string): string[] =>
    holdersFrom(4, { minds, names: 'A,B', lang: 'en' }).map((holder) =>
      holder.kind === 'mind' ? holder.level : holder.name,
    );
  expect(levels('')).toEqual(['A', 'B', 'Player 3', 'Player 4']);
  expect(levels('sergeant,captain')).toEqual(['A', 'sergeant', 'captain', 'Player 4']);
  expect(levels('0:recruit,3:random')).toEqual(['recruit', 'B', 'Player 3', 'random']);
});
