/**
 * Between two people at one device. Whoever shows it must draw nothing else: what is not in the page cannot be seen,
 * whatever somebody does to it.
 */

import { useEffect, useRef } from 'preact/hooks';
import { wordsOf } from '../words/index.ts';
import { shell } from '../words/shell.ts';
import { Seal } from './seal.tsx';
import './pass-screen.css';

interface PassProps {
  readonly name: string;
  onReady(): void;
  /** Who has just decided and may still take it back; null: nobody. */
  readonly regrets: string | null;
  onRegret(): void;
}

export function PassScreen({ name, onReady, regrets, onRegret }: PassProps) {
  const t = wordsOf(shell);
  const button = useRef<HTMLButtonElement>(null);
  const shown = useRef(0);
  useEffect(() => {
    shown.current = Date.now();
    button.current?.focus();
  }, []);

  // The keypress or tap that ended the turn before must not open the next one.
  const ready = (): void => {
    if (Date.now() - shown.current > 250) onReady();
  };

  return (
    <section class="pass" aria-labelledby="pass-title">
      <Seal />
      <p class="pass-hand">{t('pass.hand')}</p>
      <h1 id="pass-title">{name}</h1>
      <button ref={button} type="button" class="main pass-ready" onClick={ready}>
        {t('pass.ready', { name })}
      </button>
      <p class="pass-keys">{t('pass.keys')}</p>
      {regrets !== null && (
        <button type="button" class="quiet pass-regret" onClick={onRegret}>
          {t('pass.regret', { name: regrets })}
        </button>
      )}
    </section>
  );
}
