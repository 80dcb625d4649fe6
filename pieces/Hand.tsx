/** Cards held side by side; they overlap when there are many, and the one pointed at comes forward. */

import type { ComponentChildren } from 'preact';

export function Hand({ label, children }: { readonly label: string; readonly children: readonly ComponentChildren[] }) {
  return (
    <div class="p-hand" role="group" aria-label={label} data-many={children.length > 4 || undefined}>
      {children}
    </div>
  );
}
