/** Settings: each change counts at once. */

import { LEVELS } from '@condotta/minds/contract';
import { useEffect, useState } from 'preact/hooks';
import { change, type Settings, settings } from '../settings.ts';
import { wordsOf } from '../words/index.ts';
import { pages } from '../words/pages.ts';
import { shell } from '../words/shell.ts';
import { Choice } from './choice.tsx';
import { PaletteChoice } from './palette-choice.tsx';
import './pages.css';

const ADVISERS = LEVELS.filter((level) => level !== 'random');

export function SettingsPage() {
  const t = wordsOf(pages);
  const now = settings.value;
  useEffect(() => {
    document.title = `${t('settings.title')} · ${wordsOf(shell)('app.name')}`;
  });
  return (
    <div class="sheet settings">
      <h1>{t('settings.title')}</h1>
      <p class="why">{t('settings.kept')}</p>
      <Choice
        title={t('settings.language')}
        name="language"
        now={now.language}
        choices={[
          ['en', 'English'],
          ['it', 'Italiano'],
        ]}
        onChoose={(language) => change({ language })}
      />
      <Choice
        title={t('settings.theme')}
        name="theme"
        now={now.theme}
        choices={[
          ['system', t('settings.theme-system')],
          ['light', t('settings.theme-light')],
          ['dark', t('settings.theme-dark')],
        ]}
        onChoose={(theme) => change({ theme })}
      />
      <PaletteChoice />
      <Choice
        title={t('settings.motion')}
        name="motion"
        now={now.motion}
        choices={[
          [0, t('settings.motion-0')],
          [1, t('settings.motion-1')],
          [2, t('settings.motion-2')],
          [3, t('settings.motion-3')],
        ]}
        onChoose={(motion) => change({ motion })}
      />
      <Choice
        title={t('settings.adviser')}
        name="adviser"
        now={now.adviser}
        choices={ADVISERS.map((level) => [level, wordsOf(shell)(`level.${level}`)])}
        onChoose={(adviser) => change({ adviser })}
      />
      <Switch of="sound" title={t('settings.sound')} why={t('settings.sound-why')} />
      <Call />
      <Switch
        of="confirmFinal"
        title={t('settings.confirm')}
        why={t('settings.confirm-why')}
        // Whoever turns it on anew is asked about everything again.
        onTurn={(confirmFinal) => change({ confirmFinal, unasked: [] })}
      />
      <Switch of="spare" title={t('settings.spare')} why={t('settings.spare-why')} />
      <Switch of="sights" title={t('settings.sights')} why={t('settings.sights-why')} />
      <Switch of="textMode" title={t('settings.text')} why={t('settings.text-why')} />
      <StorageUsed />
    </div>
  );
}

type SwitchKey = { [K in keyof Settings]: Settings[K] extends boolean ? K : never }[keyof Settings];

interface SwitchProps {
  readonly of: SwitchKey;
  readonly title: string;
  readonly why: string;
  /** What a turn of it leads to; without it, it counts at once. */
  onTurn?(on: boolean): void;
}

function Switch({ of, title, why, onTurn = (on) => change({ [of]: on }) }: SwitchProps) {
  return (
    <label class="switch">
      <input
        type="checkbox"
        role="switch"
        checked={settings.value[of]}
        aria-checked={settings.value[of]}
        aria-describedby={`${of}-why`}
        onChange={(event) => onTurn(event.currentTarget.checked)}
      />
      <span>
        <b>{title}</b>
        <small id={`${of}-why`}>{why}</small>
      </span>
    </label>
  );
}

/** A call by the system: the browser asks whether it may. */
function Call() {
  const t = wordsOf(pages);
  const [refused, setRefused] = useState(false);
  if (typeof Notification === 'undefined') return null;
  const turn = async (on: boolean): Promise<void> => {
    const allowed = on && (await Notification.requestPermission()) === 'granted';
    setRefused(on && !allowed);
    change({ call: allowed });
  };
  const why = t(refused ? 'settings.call-refused' : 'settings.call-why');
  return <Switch of="call" title={t('settings.call')} why={why} onTurn={(on) => void turn(on)} />;
}

function StorageUsed() {
  const t = wordsOf(pages);
  const [known, setKnown] = useState<{ readonly used: string; readonly safe: boolean } | null>(null);
  useEffect(() => {
    const ask = async (): Promise<void> => {
      const { usage = 0 } = await navigator.storage.estimate();
      const used = `${(usage / 1_000_000).toFixed(1)} MB`;
      setKnown({ used, safe: await navigator.storage.persisted() });
    };
    // An old browser, or one that says nothing: then neither do we.
    ask().catch(() => undefined);
  }, []);
  if (!known) return null;
  return (
    <p class="why">
      {t('settings.storage-used', { used: known.used })} {known.safe && t('settings.storage-kept')}
    </p>
  );
}
