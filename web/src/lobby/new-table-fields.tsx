/** The fields of a new table: levels, seats, options. */

import type { Holder } from '@condotta/keeper/protocol';
import type { OptionSpec, OptionValue, ScenarioSpec } from '@condotta/kernel';
import { LEVELS, type Level } from '@condotta/minds/contract';
import { address } from '../route.ts';
import { settings } from '../settings.ts';
import { wordsOf } from '../words/index.ts';
import { shell } from '../words/shell.ts';
import { mindAt, type Seating } from './seating.ts';

const levelOf = (text: string): Level | null => LEVELS.find((level) => level === text) ?? null;

export function LevelSelect({ level, onLevel }: { readonly level: Level; onLevel(level: Level): void }) {
  const t = wordsOf(shell);
  return (
    <label class="new-level">
      {t('new.level')}
      <select value={level} onChange={(event) => onLevel(levelOf(event.currentTarget.value) ?? level)}>
        {LEVELS.map((one) => (
          <option key={one} value={one}>
            {t(`level.${one}`)}: {t(`level.${one}-why`)}
          </option>
        ))}
      </select>
    </label>
  );
}

export function SeatFields({
  seating,
  seatNames,
  holders,
  change,
}: {
  readonly seating: Seating;
  /** What each seat leads, where that matters. */
  readonly seatNames: readonly string[];
  readonly holders: readonly Holder[];
  change(changes: Partial<Seating>): void;
}) {
  const t = wordsOf(shell);
  const set = (seat: number, changes: Seating['changed'][number]): void =>
    change({ changed: { ...seating.changed, [seat]: { ...seating.changed[seat], ...changes } } });
  if (seating.mode === 'solo') {
    return (
      <label class="new-own">
        {t('new.your-name')}
        <input
          value={seating.name}
          placeholder={t('new.you')}
          maxLength={40}
          onInput={(event) => change({ name: event.currentTarget.value })}
        />
      </label>
    );
  }
  return (
    <details open={seating.mode === 'hotseat'}>
      <summary>{t('new.who')}</summary>
      <ol class="new-who">
        {holders.map((holder, seat) => {
          const n = seat + 1;
          const own = seating.mode === 'computer' && seat === 0 && holder.mind === null;
          return (
            <li key={n}>
              <span aria-hidden="true" class={seatNames[seat] ? 'new-role' : undefined}>
                {seatNames[seat] ?? t('new.seat', { n })}
              </span>
              <input
                aria-label={[t('new.name', { n }), seatNames[seat]].filter(Boolean).join(', ')}
                value={own ? seating.name : (seating.changed[seat]?.name ?? '')}
                placeholder={holder.name}
                maxLength={40}
                autocomplete="off"
                onInput={({ currentTarget: { value } }) => (own ? change({ name: value }) : set(seat, { name: value }))}
              />
              <select
                aria-label={[t('new.holder', { n }), seatNames[seat]].filter(Boolean).join(', ')}
                value={mindAt(seating, seat) ?? ''}
                onChange={(event) => set(seat, { mind: levelOf(event.currentTarget.value) })}
              >
                <option value="">{t('new.person')}</option>
                {LEVELS.map((level) => (
                  <option key={level} value={level}>
                    {t(`level.${level}`)}
                  </option>
                ))}
              </select>
            </li>
          );
        })}
      </ol>
    </details>
  );
}

/** With which beginning: for games that have several. */
export function ScenarioField({
  scenarios,
  chosen,
  onChoose,
}: {
  readonly scenarios: readonly ScenarioSpec[];
  readonly chosen: ScenarioSpec;
  onChoose(scenario: ScenarioSpec): void;
}) {
  const t = wordsOf(shell);
  const { language } = settings.value;
  return (
    <label class="new-level">
      {t('new.scenario')}
      <select
        value={chosen.id}
        onChange={(event) => onChoose(scenarios.find(({ id }) => id === event.currentTarget.value) ?? chosen)}
      >
        {scenarios.map(({ id, title }) => (
          <option key={id} value={id}>
            {title[language]}
          </option>
        ))}
      </select>
      <small>{chosen.about[language]}</small>
    </label>
  );
}

export function OptionFields({
  game,
  specs,
  options,
  onOptions,
}: {
  readonly game: string;
  readonly specs: readonly OptionSpec[];
  readonly options: Readonly<Record<string, OptionValue>>;
  onOptions(options: Readonly<Record<string, OptionValue>>): void;
}) {
  const t = wordsOf(shell);
  const { language } = settings.value;
  if (specs.length === 0) return <p class="why">{t('new.no-options')}</p>;
  return (
    <ul class="new-options">
      {specs.map(({ id, title, rule, values, names }) => {
        const value = options[id] ?? values[0] ?? false;
        const name = title[language];
        const choose = (next: OptionValue): void => onOptions({ ...options, [id]: next });
        return (
          <li key={id}>
            {values.every((one) => typeof one === 'boolean') ? (
              <label>
                <input
                  type="checkbox"
                  checked={value === true}
                  onChange={(event) => choose(event.currentTarget.checked)}
                />
                {name}
              </label>
            ) : (
              <label>
                {name}
                <select value={String(value)} onChange={(event) => choose(event.currentTarget.value)}>
                  {values.map((one) => (
                    <option key={String(one)} value={String(one)}>
                      {names?.[String(one)]?.[language] ?? String(one)}
                    </option>
                  ))}
                </select>
              </label>
            )}
            <a class="rule" href={address('rules', game, rule)} target="_blank" rel="noreferrer">
              {rule}
            </a>
          </li>
        );
      })}
    </ul>
  );
}
