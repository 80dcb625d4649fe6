/** The few marks that a rules reference uses: bold, italics, code, and rule numbers that become links. */

import type { ComponentChildren } from 'preact';
import { address } from '../route.ts';

const MARK = /(\*\*[^*]+\*\*|\*[^*]+\*|`[^`]+`|\b[A-Z]\d+(?:\.\d+)?\b)/;

export function RichText({
  game,
  text,
  found = [],
}: {
  readonly game: string;
  readonly text: string;
  /** Words to be marked. */
  readonly found?: readonly string[];
}) {
  return (
    <>
      {text.split(MARK).map((part, i) => (
        <Part key={i} game={game} text={part} found={found} />
      ))}
    </>
  );
}

function Part({
  game,
  text,
  found,
}: {
  readonly game: string;
  readonly text: string;
  readonly found: readonly string[];
}) {
  if (text.startsWith('**')) return <b>{marked(text.slice(2, -2), found)}</b>;
  if (/^\*.+\*$/s.test(text)) {
    return (
      <em>
        <RichText game={game} text={text.slice(1, -1)} found={found} />
      </em>
    );
  }
  if (text.startsWith('`')) return <code>{text.slice(1, -1)}</code>;
  if (/^[A-Z]\d+(\.\d+)?$/.test(text)) return <a href={address('rules', game, text)}>{text}</a>;
  return <>{marked(text, found)}</>;
}

function marked(text: string, found: readonly string[]): ComponentChildren {
  if (found.length === 0) return text;
  const pattern = new RegExp(`(${found.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|')})`, 'i');
  return text.split(pattern).map((part, i) => (i % 2 === 1 ? <mark key={`${i} ${part}`}>{part}</mark> : part));
}
