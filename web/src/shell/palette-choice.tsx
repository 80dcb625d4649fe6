/** Whose colour is which: as painted, for all eyes, or the reader's own. */

import { alike, chosen, inkOn, SAFE } from '../palette.ts';
import { change, settings } from '../settings.ts';
import { wordsOf } from '../words/index.ts';
import { pages } from '../words/pages.ts';
import { Choice } from './choice.tsx';

export function PaletteChoice() {
  const t = wordsOf(pages);
  const { palette } = settings.value;
  return (
    <div class="palette">
      <Choice
        title={t('settings.palette')}
        name="palette"
        now={palette}
        choices={[
          ['painted', t('settings.palette-painted')],
          ['safe', t('settings.palette-safe')],
          ['own', t('settings.palette-own')],
        ]}
        onChoose={(next) => change({ palette: next })}
      />
      {palette !== 'painted' && <Colours />}
      <p class="why">{t('settings.palette-why')}</p>
    </div>
  );
}

function Colours() {
  const t = wordsOf(pages);
  const now = chosen(settings.value) ?? SAFE;
  const isOwn = settings.value.palette === 'own';
  const pair = alike(now);
  return (
    <>
      <ul class="palette-sides">
        {now.map((colour, side) => (
          <li key={side} style={{ background: colour, color: inkOn(colour) }}>
            {isOwn ? (
              <label>
                {t('settings.palette-side', { n: side + 1 })}
                <input
                  type="color"
                  value={colour}
                  onInput={({ currentTarget }) =>
                    change({ colours: now.map((old, i) => (i === side ? currentTarget.value : old)) })
                  }
                />
              </label>
            ) : (
              <span>{t('settings.palette-side', { n: side + 1 })}</span>
            )}
          </li>
        ))}
      </ul>
      {pair && (
        <p class="palette-close" role="status">
          {t('settings.palette-close', { a: pair[0] + 1, b: pair[1] + 1 })}
        </p>
      )}
    </>
  );
}
