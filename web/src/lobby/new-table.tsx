/** Setting up a table. Whoever changes nothing begins with one click. */

import { pageOf } from '@condotta/games/page';
import type { EditionInfo } from '@condotta/keeper/protocol';
import type { OptionValue, ScenarioSpec } from '@condotta/kernel';
import type { GameFacts } from '@condotta/kit';
import type { Level } from '@condotta/minds/contract';
import { useEffect, useState } from 'preact/hooks';
import { link } from '../link.ts';
import { go } from '../route.ts';
import { settings } from '../settings.ts';
import { complain } from '../shell/notices.tsx';
import { wordsOf } from '../words/index.ts';
import { shell } from '../words/shell.ts';
import { Cover } from './cover.tsx';
import { EditionField } from './edition-field.tsx';
import { isMode, MODES } from './modes.ts';
import { LevelSelect, OptionFields, ScenarioField, SeatFields } from './new-table-fields.tsx';
import { holdersOf, type Seating } from './seating.ts';
import './new-table.css';

const NAME = 'condotta.name';
const LEVEL = 'condotta.level';

const kept = (key: string): string => {
  try {
    return localStorage.getItem(key) ?? '';
  } catch {
    return '';
  }
};

const keep = (key: string, value: string): void => {
  try {
    localStorage.setItem(key, value);
  } catch {
    // It is only a convenience.
  }
};

export function NewTablePage({ game, mode }: { readonly game: string; readonly mode: string }) {
  const t = wordsOf(shell);
  const facts = pageOf(game)?.facts;
  useEffect(() => {
    document.title = `${facts?.title ?? ''} · ${t('app.name')}`;
  });
  if (!facts?.playable) {
    return (
      <div class="sheet">
        <h1>{facts?.title ?? t('app.missing')}</h1>
        {facts && (
          <p>
            {t('lobby.not-yet')}. {t('lobby.not-yet-why')}
          </p>
        )}
        <a class="button" href="#/">
          {t('nav.lobby')}
        </a>
      </div>
    );
  }
  return <Form facts={facts} mode={mode} />;
}

function Form({ facts, mode }: { readonly facts: GameFacts; readonly mode: string }) {
  const t = wordsOf(shell);
  const [seating, setSeating] = useState<Seating>(() => ({
    mode: isMode(mode) ? mode : 'computer',
    seats: facts.seats.min,
    level: (kept(LEVEL) || 'sergeant') as Level,
    name: kept(NAME),
    changed: {},
  }));
  const [scenario, setScenario] = useState<ScenarioSpec | null>(facts.scenarios?.[0] ?? null);
  const [options, setOptions] = useState<Readonly<Record<string, OptionValue>>>({});
  const [seed, setSeed] = useState('');
  const [edition, setEdition] = useState<EditionInfo | null>(null);
  const [busy, setBusy] = useState(false);
  const change = (changes: Partial<Seating>): void => setSeating((old) => ({ ...old, ...changes }));
  const holders = holdersOf(seating, {
    you: t('new.you'),
    player: (n) => t('new.player', { n }),
    level: (level) => t(`level.${level}`),
  });

  async function begin(event: Event): Promise<void> {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    keep(NAME, seating.name.trim());
    keep(LEVEL, seating.level);
    // A browser that promises to keep what is saved asks nobody, or says no: both are fine.
    void navigator.storage?.persist?.().catch(() => false);
    try {
      const { table } = await link.request('start', {
        game: facts.id,
        seats: seating.seats,
        scenario: scenario?.id ?? null,
        options: {
          ...Object.fromEntries(facts.options.map(({ id, values }) => [id, values[0] ?? false])),
          ...options,
        },
        holders,
        position: null,
        seed: seed.trim() || null,
        edition: edition?.id ?? null,
      });
      go('table', table);
    } catch (error) {
      setBusy(false);
      complain(error);
    }
  }

  const bounds = scenario?.seats ?? facts.seats;
  const count = bounds.max - bounds.min + 1;
  const offered = facts.options.filter(({ id }) => scenario?.options?.includes(id) ?? true);
  const choose = (next: ScenarioSpec): void => {
    const { min, max } = next.seats ?? facts.seats;
    setScenario(next);
    setOptions({});
    change({ seats: Math.min(max, Math.max(min, seating.seats)), changed: {} });
  };
  const changed = offered.filter(({ id, values }) => options[id] !== undefined && options[id] !== values[0]).length;
  return (
    <form class="new" onSubmit={(event) => void begin(event)}>
      <div class="new-plate">
        <Cover game={facts.id} />
      </div>
      <div class="new-text">
        <h1>{t('new.title', { game: facts.title })}</h1>
        <fieldset class="new-modes">
          <legend>{t('new.mode')}</legend>
          {MODES.map((one) => (
            <label key={one} class={one === seating.mode ? 'chosen' : ''}>
              <input
                type="radio"
                name="mode"
                checked={one === seating.mode}
                onChange={() => change({ mode: one, changed: {} })}
              />
              <span>
                <b>{t(`mode.${one}`)}</b>
                <small>{t(`mode.${one}-why`)}</small>
              </span>
            </label>
          ))}
        </fieldset>
        {facts.scenarios && facts.scenarios.length > 1 && scenario && (
          <ScenarioField scenarios={facts.scenarios} chosen={scenario} onChoose={choose} />
        )}
        <div class="new-line">
          {count > 1 && (
            <fieldset class="new-seats">
              <legend>{t('new.seats')}</legend>
              {Array.from({ length: count }, (_, i) => bounds.min + i).map((n) => (
                <label key={n} class={n === seating.seats ? 'chosen' : ''}>
                  <input
                    class="unseen"
                    type="radio"
                    name="seats"
                    checked={n === seating.seats}
                    onChange={() => change({ seats: n })}
                  />
                  {n}
                </label>
              ))}
            </fieldset>
          )}
          {(seating.mode === 'computer' || seating.mode === 'watch') && (
            <LevelSelect level={seating.level} onLevel={(level) => change({ level, changed: {} })} />
          )}
        </div>
        <SeatFields
          seating={seating}
          seatNames={(facts.seatNames?.(seating.seats, options) ?? []).map((name) => name[settings.value.language])}
          holders={holders}
          change={change}
        />
        <details>
          <summary>
            {t('new.options')}
            {changed > 0 && <em> {t('new.options-on', { n: changed })}</em>}
          </summary>
          <OptionFields game={facts.id} specs={offered} options={options} onOptions={setOptions} />
        </details>
        {pageOf(facts.id)?.editions && (
          <details>
            <summary>
              {t('edition.title')}
              {edition && <em> {t('edition.on', { name: edition.name })}</em>}
            </summary>
            <EditionField game={facts.id} chosen={edition} onChoose={setEdition} />
          </details>
        )}
        <details>
          <summary>{t('new.advanced')}</summary>
          <label class="new-seed">
            {t('new.seed')}
            <input value={seed} maxLength={200} onInput={(event) => setSeed(event.currentTarget.value)} />
          </label>
          <p class="why">{t('new.seed-why')}</p>
        </details>
        <p class="why new-note">{t('new.reconstructed')}</p>
        <p class="new-begin">
          <button type="submit" class="main big" disabled={busy}>
            {t(busy ? 'new.beginning' : 'new.begin')}
          </button>
        </p>
      </div>
    </form>
  );
}
