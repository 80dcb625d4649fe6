/** The affair of the moment, in figures: a shot, a fight with both totals, a hit and what each way out costs. */

import { at, type Language } from '@condotta/kernel';
import { Die, type Telling } from '@condotta/pieces';
import type { Components } from '../components/types.ts';
import { LINE_ARMS } from './arms.ts';
import type { Beat } from './story.ts';
import { Tile } from './Tile.tsx';
import {
  type AttackView,
  type EffectChoices,
  type EffectView,
  frameIn,
  type RavennaView,
  unitIn,
} from './view-form.ts';
import { costWords, waysOut } from './ways-out.ts';
import { wordsIn } from './words.ts';

interface AffairProps {
  readonly view: RavennaView;
  readonly components: Components;
  readonly language: Language;
  readonly telling: Telling<RavennaView, Beat> | null;
  /** Whoever looks has the hit and the four ways out of it in the strip. */
  readonly chooses: boolean;
}

/** Null: nothing that needs figures is going on. */
export function Affair(props: AffairProps) {
  const { view, telling } = props;
  if (telling) return <Told {...props} telling={telling} />;
  const effect = frameIn(view, 'effect');
  if (effect?.choices && !props.chooses) return <Hit {...props} effect={effect} choices={effect.choices} />;
  const attack = frameIn(view, 'attack');
  if (attack && attack.foes.length > 0) return <Odds {...props} attack={attack} />;
  return null;
}

function Told({ telling, components, view, language }: AffairProps & { readonly telling: Telling<RavennaView, Beat> }) {
  const words = wordsIn(language);
  const { still } = telling;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the two buttons say the same by keyboard
    // biome-ignore lint/a11y/noStaticElementInteractions: the two buttons say the same by keyboard
    <div class="r-affair" data-told onClick={telling.next}>
      <Figures beat={still} components={components} view={view} language={language} />
      <div class="r-affair-text">
        {still.texts.map((text) => (
          <p key={text}>{text}</p>
        ))}
      </div>
      <div class="r-affair-ways">
        <button
          type="button"
          onClick={(event) => {
            event.stopPropagation();
            telling.next();
          }}
        >
          {words.next}
        </button>
        <button
          type="button"
          onClick={(event) => {
            event.stopPropagation();
            telling.skip();
          }}
        >
          {words.skip}
        </button>
      </div>
    </div>
  );
}

function Figures({
  beat,
  components,
  view,
  language,
}: Pick<AffairProps, 'components' | 'view' | 'language'> & { readonly beat: Beat }) {
  const words = wordsIn(language);
  const tile = (unit: number) => <SmallTile unit={unit} components={components} view={view} />;
  switch (beat.at) {
    case 'shot':
      return (
        <div class="r-figures">
          {tile(beat.unit)}
          <Die value={beat.die} label={`${words.die} ${beat.die}`} />
          <Sum of={[beat.die, beat.total - beat.die]} total={beat.total} />
          {tile(beat.victim)}
        </div>
      );
    case 'clash':
      return (
        <div class="r-figures">
          {tile(beat.unit)}
          <Die value={beat.die} label={`${words.die} ${beat.die}`} />
          {tile(beat.foe)}
        </div>
      );
    case 'fight': {
      const [mine, theirs] = beat.totals;
      const [die, other] = beat.dice;
      return (
        <div class="r-figures">
          {tile(beat.unit)}
          {die !== null && <Die value={die} label={`${words.die} ${die}`} />}
          <b class="r-total" data-won={mine > theirs || undefined}>
            {mine}
          </b>
          <span class="r-against">:</span>
          <b class="r-total" data-won={theirs > mine || undefined}>
            {theirs}
          </b>
          <Die value={other} label={`${words.die} ${other}`} />
          {tile(beat.foe)}
        </div>
      );
    }
    case 'aim':
    case 'effect':
      return <div class="r-figures">{tile(beat.unit)}</div>;
    case 'cards':
      return null;
  }
}

const signed = (n: number): string => (n < 0 ? `− ${-n}` : `+ ${n}`);

const Sum = ({ of: [die, rest], total }: { readonly of: readonly [number, number]; readonly total: number }) => (
  <span class="r-sum">
    {`${die} ${signed(rest)} = `}
    <b>{total < 0 ? `−${-total}` : total}</b>
  </span>
);

export function SmallTile({
  unit,
  components,
  view,
}: {
  readonly unit: number;
  readonly components: Components;
  readonly view: RavennaView;
}) {
  const data = components.units[unit];
  if (!data) return null;
  const wide = data.type !== 'infantry';
  return (
    <svg
      class="r-small-tile"
      viewBox={wide ? '-104 -50 208 112' : '-56 -50 112 112'}
      data-wide={wide || undefined}
      data-zoom="mid"
      aria-hidden="true"
    >
      <Tile data={data} blazon={at(LINE_ARMS, data.commander)} state={{ ...unitIn(view, unit), facing: 0 }} />
    </svg>
  );
}

/** A die that has yet to fall. */
const UnknownDie = ({ label }: { readonly label: string }) => (
  <svg class="p-die" viewBox="-20 -20 40 40" role="img" aria-label={label}>
    <rect x="-17" y="-17" width="34" height="34" rx="5" />
    <text y="7">?</text>
  </svg>
);

/** Before the dice: what is added to them on both sides. */
function Odds({ attack, view, components, language }: AffairProps & { readonly attack: AttackView }) {
  const words = wordsIn(language);
  const thrown = attack.at === 'keep' ? attack.die : null;
  return (
    <div class="r-affair" data-matter>
      {attack.foes.map(({ unit, attack: mine, defence }) => (
        <div key={unit} class="r-figures">
          <SmallTile unit={attack.unit} components={components} view={view} />
          {thrown !== null && <Die value={thrown} label={`${words.die} ${thrown}`} />}
          <b class="r-total">{thrown === null ? signed(mine) : thrown + mine}</b>
          <span class="r-against">:</span>
          <b class="r-total">{signed(defence)}</b>
          <UnknownDie label={words.die} />
          <SmallTile unit={unit} components={components} view={view} />
        </div>
      ))}
    </div>
  );
}

/** A hit, its result, and what each of the four ways out costs and does: for those who do not choose. */
function Hit({
  effect,
  choices,
  view,
  components,
  language,
}: AffairProps & { readonly effect: EffectView; readonly choices: EffectChoices }) {
  return (
    <div class="r-affair" data-matter>
      <div class="r-figures">
        <SmallTile unit={effect.unit} components={components} view={view} />
        <span>{at(components.units, effect.unit).name[language]}</span>
        <span class="r-result">
          <small>{wordsIn(language).result}</small>
          <b>{effect.result}</b>
        </span>
      </div>
      <dl class="r-ways-table">
        {waysOut(effect, choices, view, components, language).map(({ verb, name, cost, what, dies }) => (
          <div key={verb}>
            <dt>{name}</dt>
            <dd>{costWords(cost, language)}</dd>
            <dd data-bad={dies || undefined}>{what}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
