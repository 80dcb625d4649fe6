/** Cards held side by side; they overlap when there are many, and the one pointed at comes forward. */

import type { ComponentChildren } from 'preact';

export function Hand({ label, children }: { readonly label: string; readonly children: readonly ComponentChildren[] }) {
  return (
    <fieldset class="p-group p-hand" data-together aria-label={label} data-many={children.length > 5 || undefined}>
      {children}
    </fieldset>
  );
}
