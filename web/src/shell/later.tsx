/** A part of the page that is fetched when it is first shown. */

import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { wordsOf } from '../words/index.ts';
import { shell } from '../words/shell.ts';

export function later<P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> {
  let found: ComponentType<P> | null = null;
  return function Later(props: P) {
    const t = wordsOf(shell);
    const [state, setState] = useState<'waiting' | 'there' | 'broken'>(found ? 'there' : 'waiting');
    useEffect(() => {
      if (found) return;
      load().then(
        (component) => {
          found = component;
          setState('there');
        },
        () => setState('broken'),
      );
    }, []);
    if (found) {
      const Part = found;
      return <Part {...props} />;
    }
    if (state === 'broken') {
      return (
        <div class="sheet" role="alert">
          <p>{t('app.broken')}</p>
          <button type="button" class="main" onClick={() => location.reload()}>
            {t('app.reload')}
          </button>
        </div>
      );
    }
    return (
      <p class="sheet waiting" aria-busy="true">
        {t('app.loading')}
      </p>
    );
  };
}
