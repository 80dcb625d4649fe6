/** A unit or a zone in full, in a sheet at the edge of the map. */

import { at, type Language } from '@condotta/kernel';
import { Shield, useRested } from '@condotta/pieces';
import { useLayoutEffect, useState } from 'preact/hooks';
import type { Components } from '../components/types.ts';
import { namesOf } from '../things.ts';
import { ARMY_ARMS } from './arms.ts';
import { CounterPicture } from './Counter.tsx';
import { stateWords, unitName, valueWords, zoneWords } from './unit-words.ts';
import { armyOf, type MonferratoView, unitsAt } from './view-form.ts';
import { typeWord, wordsIn } from './words.ts';

/** Can this thing be looked at closely? */
export const inspectable = (thing: string | null): thing is string =>
  thing !== null && (thing.startsWith('unit:') || thing.startsWith('zone:'));

export interface DetailsProps {
  readonly components: Components;
  readonly view: MonferratoView;
  readonly language: Language;
  readonly kept: string | null;
  readonly cursor: string | null;
  /** Pointing alone shows details. */
  readonly hover: boolean;
  /** Filled here: told what is pointed at, so that nothing else need be drawn again. */
  readonly pointing: { current: (thing: string | null) => void };
  onClose(): void;
}

const REST = 380;

/** One thing at a time: that which was kept open, that on which the hand rests, or that under the cursor. */
export function Details({ kept, cursor, hover, pointing, onClose, ...props }: DetailsProps) {
  const [pointed, setPointed] = useState<string | null>(null);
  const rested = useRested(pointed, REST);
  useLayoutEffect(() => {
    pointing.current = setPointed;
  }, [pointing]);
  const looked = kept ?? (hover && inspectable(rested) ? rested : inspectable(cursor) ? cursor : null);
  const number = looked === null ? undefined : namesOf(props.components).numbers.get(looked);
  if (looked === null || number === undefined) return null;
  const words = wordsIn(props.language);
  return (
    <aside class="mo-inspector" data-sticky={kept ? true : undefined} aria-live="polite">
      {kept && (
        <button type="button" class="mo-close" onClick={onClose} aria-label={words.close}>
          <svg viewBox="0 0 20 20" aria-hidden="true">
            <path d="M4 4l12 12M16 4 4 16" />
          </svg>
        </button>
      )}
      {looked.startsWith('unit:') ? <UnitSheet {...props} unit={number} /> : <ZoneSheet {...props} zone={number} />}
    </aside>
  );
}

type SheetProps = Pick<DetailsProps, 'components' | 'view' | 'language'>;

function UnitSheet({ unit, components, view, language }: SheetProps & { readonly unit: number }) {
  const words = wordsIn(language);
  const data = at(components.units, unit);
  const state = at(view.units, unit);
  const command = at(components.commands, data.command);
  const origin = { reconstructed: words.rebuilt, rulebook: words.rulebook, derived: words.derived }[data.source];
  return (
    <>
      <div class="mo-inspector-head">
        <CounterPicture unit={state} components={components} />
        <div>
          <h3>{unitName(state, components, language)}</h3>
          <p>
            <Shield blazon={at(ARMY_ARMS, armyOf(components, unit))} /> {command.name[language]},{' '}
            {typeWord(data.type, language)}
          </p>
        </div>
      </div>
      <p class="mo-values">{valueWords(state, components, language)}</p>
      {data.back && (
        <p class="mo-soft">
          {words.disrupted}: {valueWords({ ...state, back: true }, components, language)}
        </p>
      )}
      {data.major && <p>{words.major}</p>}
      <p class="mo-state">{stateWords(state, components, language).join(', ')}</p>
      <p class="mo-soft">{data.reason[language]}</p>
      <p class="mo-source">{origin}</p>
    </>
  );
}

function ZoneSheet({ zone, components, view, language }: SheetProps & { readonly zone: number }) {
  const words = wordsIn(language);
  const units = unitsAt(view, components, zone);
  const [name, ...rest] = zoneWords(view, components, zone, language).split('; ');
  const facts = units.length > 0 ? rest.slice(0, -1) : rest;
  return (
    <>
      <h3>{name}</h3>
      <p class="mo-soft">{facts.join(' · ')}</p>
      {units.length === 0 && <p>{words.empties}</p>}
      <ul class="mo-force">
        {units.map((unit) => (
          <li key={unit.unit}>
            <CounterPicture unit={unit} components={components} />
            <span>
              {unitName(unit, components, language)}
              <small>{stateWords(unit, components, language).join(', ')}</small>
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}
