/** A page over the table, closed by its button, by Escape, or by a click beside it. */

import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { Mark } from './Marks.tsx';

interface DialogProps {
  readonly title: string;
  readonly close: string;
  readonly wide?: boolean;
  readonly children: ComponentChildren;
  onClose(): void;
}

export function Dialog({ title, close, wide = false, children, onClose }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard has Escape, which the browser gives to a dialog
    <dialog
      ref={dialog}
      class={wide ? 'page wide' : 'page'}
      aria-labelledby="page-title"
      onClose={onClose}
      onClick={({ target }) => target === dialog.current && onClose()}
    >
      <header>
        <h2 id="page-title">{title}</h2>
        <button type="button" class="quiet" aria-label={close} onClick={onClose}>
          <Mark name="close" />
        </button>
      </header>
      {children}
    </dialog>
  );
}
