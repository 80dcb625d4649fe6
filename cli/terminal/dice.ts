/** Before the first step: the commitment of the dice is shown, and people may give nonces of their own. */

import type { Language } from '@condotta/kernel';
import { LONGEST_NONCE, type Match } from '@condotta/kernel/host';
import { clean, line, wrap } from '@condotta/kit/terminal';
import { lineOf, page } from './dialogue.ts';
import type { Talk } from './plain.ts';
import { type Screen, sheet } from './screen.ts';
import { drawnNonces, type Holder, newMatch, type Prospect } from './session.ts';
import { say } from './words.ts';

/** Asks one person for a nonce; an empty one: none. */
type Ask = (name: string) => Promise<string>;

/** Opens the match; with `ask` each person may bring a nonce, and this machine draws the others. */
async function opened(prospect: Prospect, holders: readonly Holder[], ask: Ask | null): Promise<Match> {
  const nonces = drawnNonces(prospect, holders);
  if (ask)
    for (const [seat, holder] of holders.entries())
      if (holder.kind === 'person') nonces[seat] = (await ask(holder.name)) || (nonces[seat] ?? null);
  return newMatch(prospect, nonces);
}

export async function openInLines(
  prospect: Prospect,
  holders: readonly Holder[],
  talk: Talk,
  language: Language,
  asking: boolean,
): Promise<Match> {
  talk.write(say(language, 'dice.text'));
  talk.write(prospect.dice.commitment);
  const ask: Ask = async (name) => {
    for (;;) {
      const nonce = ((await talk.read(clean(say(language, 'dice.nonce', { name })))) ?? '').trim();
      if (nonce.length <= LONGEST_NONCE) return nonce;
      talk.write(say(language, 'dice.bad', { most: LONGEST_NONCE }));
    }
  };
  return opened(prospect, holders, asking ? ask : null);
}

export async function openOnScreen(
  prospect: Prospect,
  holders: readonly Holder[],
  screen: Screen,
  language: Language,
  asking: boolean,
): Promise<Match> {
  const { commitment } = prospect.dice;
  const half = commitment.length / 2;
  const lines = [say(language, 'dice.text'), '', commitment.slice(0, half), commitment.slice(half)];
  await page(screen, say(language, 'dice.title'), say(language, 'dice.keys'), (width) =>
    lines.flatMap((text) => (text === '' ? [line('')] : wrap(text, width, 0).map((row) => line(row)))),
  );
  const ask: Ask = async (name) => {
    for (;;) {
      const nonce = (await lineOf(screen, () => sheet(screen), say(language, 'dice.nonce', { name }), '')) ?? '';
      if (nonce.length <= LONGEST_NONCE) return nonce;
    }
  };
  return opened(prospect, holders, asking ? ask : null);
}
