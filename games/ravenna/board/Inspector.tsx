/** A Unit in full: its values in words, what lies on it, and where its values come from. */

import { at, type Language } from '@condotta/kernel';
import { Sign, type SignName, useRested } from '@condotta/pieces';
import { useLayoutEffect, useState } from 'preact/hooks';
import type { Components } from '../components/types.ts';
import { numberIn } from '../things.ts';
import { SmallTile } from './Affair.tsx';
import { abilityWords, stateWords } from './unit-words.ts';
import type { RavennaView } from './view-form.ts';
import { attestedWords, typeName, wordsIn } from './words.ts';

/** Can this thing be looked at closely? */
export const inspectable = (thing: string | null): thing is string => thing !== null && numberIn('unit', thing) >= 0;

export interface DetailsProps {
  readonly components: Components;
  readonly view: RavennaView;
  readonly language: Language;
  readonly kept: string | null;
  readonly cursor: string | null;
  /** Pointing alone shows details. */
  readonly hover: boolean;
  /** Filled here: told what is pointed at, so that nothing else need be drawn again. */
  readonly pointing: { current: (thing: string | null) => void };
  onClose(): void;
}

const REST = 350;

/** One Unit at a time: that which was kept open, that on which the hand rests, or that under the cursor. */
export function Details({ components, view, language, kept, cursor, hover, pointing, onClose }: DetailsProps) {
  const [pointed, setPointed] = useState<string | null>(null);
  const rested = useRested(pointed, REST);
  useLayoutEffect(() => {
    pointing.current = setPointed;
  }, [pointing]);
  const looked = kept ?? (hover && inspectable(rested) ? rested : inspectable(cursor) ? cursor : null);
  if (looked === null) return null;
  return (
    <Inspector
      unit={numberIn('unit', looked)}
      components={components}
      view={view}
      language={language}
      onClose={kept ? onClose : null}
    />
  );
}

interface InspectorProps {
  readonly unit: number;
  readonly components: Components;
  readonly view: RavennaView;
  readonly language: Language;
  /** Set if it stays until it is closed. */
  readonly onClose: (() => void) | null;
}

function Inspector({ unit, components, view, language, onClose }: InspectorProps) {
  const words = wordsIn(language);
  const data = at(components.units, unit);
  const rows: readonly (readonly [SignName, string, string | number])[] = [
    ...(data.shoot === null ? [] : [['arrow', words.shoot, data.shoot] as const]),
    ['blade', words.melee, data.melee],
    ['shield', words.defense, data.defense],
    ['hoof', words.advance, data.advancing],
    ['hoof', words.turning, data.turning],
    ['flag', words.priority, data.priority],
  ];
  return (
    <aside class="r-inspector" data-sticky={onClose ? true : undefined} aria-live="polite">
      {onClose && (
        <button type="button" class="r-close" onClick={onClose} aria-label={words.close}>
          <svg viewBox="0 0 20 20" aria-hidden="true">
            <path d="M4 4l12 12M16 4 4 16" />
          </svg>
        </button>
      )}
      <div class="r-inspector-head">
        <SmallTile unit={unit} components={components} view={view} />
        <div>
          <h3>{data.name[language]}</h3>
          <p>
            {typeName(data.type, language)} · {at(components.commanders, data.commander).name[language]}
          </p>
        </div>
      </div>
      <dl>
        {rows.map(([sign, label, text]) => (
          <div key={label}>
            <dt>
              <Sign name={sign} /> {label}
            </dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      {data.ability && <p class="r-special">{abilityWords(data, language)}</p>}
      {data.personality && (
        <p>
          <Sign name="star" /> {words.personality}: {data.personality.person[language]}, {data.personality.value}
        </p>
      )}
      <p class="r-state">{stateWords(at(view.units, unit), language)}</p>
      <p class="r-reason">{data.reason[language]}</p>
      <p class="r-source">
        <b>{words[data.source]}.</b> {data.source === 'reconstructed' && words.reconstructedWhy}
        {data.attested.length > 0 && ` ${words.attested}: ${attestedWords(data.attested, language)}.`}
      </p>
    </aside>
  );
}
