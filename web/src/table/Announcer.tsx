/** Says to those who listen what happened and what is asked. */

import type { Snapshot } from '@condotta/keeper/protocol';
import { useEffect, useRef, useState } from 'preact/hooks';
import { words } from './context.ts';

/** More than this at once is a speech nobody listens to: the rest is in the chronicle. */
const MOST = 6;

export function Announcer({ snapshot }: { readonly snapshot: Snapshot }) {
  const said = useRef(snapshot.log.length);
  const asked = useRef('');
  const [speech, setSpeech] = useState('');
  useEffect(() => {
    const { log, seat, over } = snapshot;
    const lines = log.slice(said.current).map(({ text }) => text);
    said.current = log.length;
    const mine = seat !== null && snapshot.asked.includes(seat);
    const question = over ? over.text : mine ? snapshot.prompt : '';
    const repeated = question === asked.current && lines.length === 0;
    asked.current = question;
    if (repeated || (lines.length === 0 && question === '')) return;
    const more = lines.length > MOST ? [words('say.more', { n: lines.length - MOST })] : [];
    setSpeech([...lines.slice(-MOST), ...more, question].filter((one) => one !== '').join(' '));
  }, [snapshot]);
  return (
    <p class="unseen" role="status" aria-live="polite">
      {speech}
    </p>
  );
}
